"""Whose turn it is or how the game ended, the round, the actions left, and the weather that the die may bring."""

from __future__ import annotations

from games.core import Seat, text
from games.jiangshan.state import Phase
from renderers.jiangshan import badges
from renderers.jiangshan.paints import CINNABAR_INK, SCROLL
from renderers.jiangshan.scene import Scene
from renderers.jiangshan.symbols import symbol
from renderers.lettering import Style, clean, fit, uniform, width, wrap
from renderers.palette import INK, WHITE, Colour

_DIE = 6


def draw(scene: Scene) -> None:
    left, top = scene.plan.head[:2]
    mark = scene.px(62)
    seat = _whose(scene)
    if seat is not None:
        key = scene.banners[seat]
        scene.canvas.put(badges.emblem(key, mark, scene.seal(seat), scene.face), left + scene.px(8), top + scene.px(8))
    x = left + scene.px(82 if seat is not None else 14)
    end = _weather(scene)
    _headline(scene, x, end - scene.px(16) - x)
    _second(scene, x, end - scene.px(16) - x)


def _whose(scene: Scene) -> Seat | None:
    """Whose banner the heading shows: the winner's at the end; nobody's for a draw or while everybody chooses."""
    view = scene.view
    if view.outcome is not None:
        winners = view.outcome.winners
        return min(winners) if winners and len(winners) < len(view.sides) else None
    return None if view.phase in (Phase.PICK, Phase.MAP) else view.active


def headline(scene: Scene) -> str:
    view = scene.view
    if view.outcome is not None:
        return clean(scene.say(view.outcome.reason))
    key = {Phase.PICK: "picking", Phase.REACT: "reacting", Phase.MAP: "mapping"}.get(view.phase, "turn")
    key = "undecided" if view.attack is not None and view.attack.blind else key
    return scene.words(f"jiangshan-picture-{key}", seat=view.active)


def _headline(scene: Scene, x: float, room: float) -> None:
    words, y = headline(scene), scene.plan.head[1] + scene.px(25)
    style = uniform((words,), scene.style(30), room, smallest=scene.px(19))
    if width(words, style) <= room:
        _painted(scene, words, x, y, style)
        return
    small = scene.style(19)
    lines = wrap(words, small, room)
    for number, line in enumerate(lines[:2]):
        fitted, style = fit(line if number == 0 else " ".join(lines[1:]), small, room)
        _painted(scene, fitted, x, y - scene.px(10) + number * scene.px(22), style)


def _painted(scene: Scene, words: str, x: float, y: float, style: Style, ink: Colour = INK) -> float:
    """Text that stays legible on the painting: it has a light edge."""
    for across, down in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        scene.canvas.text(words, x + across, y + down, style, SCROLL)
    return scene.canvas.text(words, x, y, style, ink)


def _second(scene: Scene, x: float, room: float) -> None:
    view, y = scene.view, scene.plan.head[1] + scene.px(59)
    words = scene.words("jiangshan-picture-round", round=view.round, limit=view.terms.round_limit)
    style = uniform((words,), scene.style(21), room - scene.px(150), smallest=scene.px(14))
    x += _painted(scene, words, x, y, style) + scene.px(16)
    if _whose(scene) is not None and view.outcome is not None:
        scene.canvas.centre(badges.stamp(scene.px(34), scene.face), x + scene.px(15), y)
    if view.phase is Phase.ACTION:
        _actions(scene, x, y, room)


def _actions(scene: Scene, x: float, y: float, room: float) -> None:
    """The action points that are left."""
    count, left = scene.view.ap, scene.plan.head[0]
    for number in range(min(count, 3)):
        scene.canvas.centre(symbol("action", scene.px(27)), x + scene.px(12 + 25 * number), y)
    x += scene.px(25 * min(count, 3) + (6 if count else 0))
    fitted, style = fit(scene.words("jiangshan-picture-actions", count=count), scene.style(19), left + room - x + scene.px(82))
    _painted(scene, fitted, x, y, style, INK if count else CINNABAR_INK)


def _weather(scene: Scene) -> int:
    """What each face of the weather die brings. Returns its left edge."""
    _, top, right, _ = scene.plan.head
    step, size = scene.px(33), scene.px(29)
    left = right - scene.px(12) - _DIE * step
    scene.canvas.panel((left - scene.px(4), top + scene.px(9), right - scene.px(8), top + scene.px(47)), scene.px(7), WHITE)
    for face, sky in enumerate(scene.view.terms.weather):
        scene.canvas.centre(symbol(sky, size), left + face * step + step / 2, top + scene.px(28))
    latest = scene.view.weather
    words = scene.words("jiangshan-picture-latest", weather=text(f"jiangshan-picture-{latest}")) if latest else ""
    room = right - scene.px(10) - left
    fitted, style = fit(words or scene.words("jiangshan-picture-die"), scene.style(17), room, smallest=0.7)
    scene.canvas.text(fitted, left + room / 2 - scene.px(2), top + scene.px(62), style, INK, align="middle")
    return left
