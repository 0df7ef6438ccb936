"""Whose turn it is or how the game ended, the round, the actions left, and the weather that the die may bring."""

from __future__ import annotations

from games.core import Seat, Text, text
from games.jiangshan.state import Phase, View
from renderers.jiangshan import badges
from renderers.jiangshan.colours import CINNABAR_INK, SCROLL
from renderers.jiangshan.scene import Scene, banner, letters, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import Style, fit, uniform, width, wrap
from renderers.palette import INK, WHITE, Colour

_DIE = 6


def draw(scene: Scene) -> None:
    """Everything on the painted strip."""
    px = scene.plan.px
    left, top = scene.plan.heading[:2]
    mark = px(62)
    seat = _whose(scene)
    if seat is not None:
        key = banner(scene, seat)
        scene.canvas.put(badges.emblem(key, mark, seal(scene, seat), scene.face), left + px(8), top + px(8))
    x = left + px(82 if seat is not None else 14)
    end = _weather(scene)
    _headline(scene, x, end - px(16) - x)
    _second(scene, x, end - px(16) - x)


def _whose(scene: Scene) -> Seat | None:
    """Whose banner the heading shows: the winner's at the end; nobody's for a draw or while everybody chooses."""
    view = scene.view
    if view.outcome is not None:
        winners = view.outcome.winners
        return min(winners) if winners and len(winners) < len(view.sides) else None
    return None if view.phase in (Phase.PICK, Phase.MAP) else view.active


def headline(view: View) -> Text:
    """Whose turn it is, what is waited for, or how the game ended."""
    if view.outcome is not None:
        return view.outcome.reason
    key = {Phase.PICK: "picking", Phase.REACT: "reacting", Phase.MAP: "mapping"}.get(view.phase, "turn")
    key = "undecided" if view.attack is not None and view.attack.blind else key
    return text(f"jiangshan-picture-{key}", seat=view.active)


def _headline(scene: Scene, x: float, room: float) -> None:
    px = scene.plan.px
    words, y = scene.said(headline(scene.view)), scene.plan.heading[1] + px(25)
    style = uniform((words,), letters(scene, 30), room, smallest=px(19))
    if width(words, style) <= room:
        _painted(scene, words, x, y, style)
        return
    small = letters(scene, 19)
    lines = wrap(words, small, room)
    for number, line in enumerate(lines[:2]):
        fitted, style = fit(line if number == 0 else " ".join(lines[1:]), small, room)
        _painted(scene, fitted, x, y - px(10) + number * px(22), style)


def _painted(scene: Scene, words: str, x: float, y: float, style: Style, ink: Colour = INK) -> float:
    """Text that stays legible on the painting: it has a light edge."""
    for across, down in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        scene.canvas.text(words, x + across, y + down, style, SCROLL)
    return scene.canvas.text(words, x, y, style, ink)


def _second(scene: Scene, x: float, room: float) -> None:
    px = scene.plan.px
    view, y = scene.view, scene.plan.heading[1] + px(59)
    words = scene.words("jiangshan-picture-round", round=view.round, limit=view.terms.round_limit)
    style = uniform((words,), letters(scene, 21), room - px(150), smallest=px(14))
    x += _painted(scene, words, x, y, style) + px(16)
    if _whose(scene) is not None and view.outcome is not None:
        scene.canvas.centre(badges.stamp(px(34), scene.face), x + px(15), y)
    if view.phase is Phase.ACTION:
        _actions(scene, x, y, room)


def _actions(scene: Scene, x: float, y: float, room: float) -> None:
    """The action points that are left."""
    px = scene.plan.px
    count, left = scene.view.ap, scene.plan.heading[0]
    for number in range(min(count, 3)):
        scene.canvas.centre(symbol("action", px(27)), x + px(12 + 25 * number), y)
    x += px(25 * min(count, 3) + (6 if count else 0))
    fitted, style = fit(
        scene.words("jiangshan-picture-actions", count=count), letters(scene, 19), left + room - x + px(82)
    )
    _painted(scene, fitted, x, y, style, INK if count else CINNABAR_INK)


def _weather(scene: Scene) -> int:
    """What each face of the weather die brings. Returns its left edge."""
    px = scene.plan.px
    _, top, right, _ = scene.plan.heading
    step, size = px(33), px(29)
    left = right - px(12) - _DIE * step
    scene.canvas.panel(
        (left - px(4), top + px(9), right - px(8), top + px(47)),
        px(7),
        WHITE,
    )
    for face, sky in enumerate(scene.view.terms.weather):
        scene.canvas.centre(symbol(sky, size), left + face * step + step / 2, top + px(28))
    latest = scene.view.weather
    words = scene.words("jiangshan-picture-latest", weather=text(f"jiangshan-picture-{latest}")) if latest else ""
    room = right - px(10) - left
    fitted, style = fit(words or scene.words("jiangshan-picture-die"), letters(scene, 17), room, smallest=0.7)
    scene.canvas.text(fitted, left + room / 2 - px(2), top + px(62), style, INK, align="middle")
    return left
