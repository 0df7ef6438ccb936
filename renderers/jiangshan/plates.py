"""The headline and one plate for each army: morale, supply, merit, reserve, stratagems."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, Phase, SeenSide
from renderers.canvas import Pen, sprite
from renderers.jiangshan import glyphs, pieces
from renderers.jiangshan.paints import ARMIES
from renderers.jiangshan.scene import Scene
from renderers.lettering import clean, uniform
from renderers.palette import AMBER, INK, LINE, MUTED, PANEL, TRACK, Colour

_LEFT = 4


def draw(scene: Scene) -> None:
    _head(scene)
    for seat, side in enumerate(scene.view.sides):
        _plate(scene, Seat(seat), side, scene.plan.plates[seat])


def headline(scene: Scene) -> str:
    """Whose turn it is, or how the game ended."""
    view = scene.view
    if view.outcome is not None:
        return clean(scene.say(view.outcome.reason))
    key = {Phase.PICK: "picking", Phase.REACT: "reacting"}.get(view.phase, "turn")
    return scene.words(f"jiangshan-picture-{key}", seat=view.active)


def _head(scene: Scene) -> None:
    left, top, right, bottom = scene.plan.head
    view = scene.view
    paint = ARMIES[view.active]
    scene.canvas.framed((left, top, right, bottom), 14, PANEL, edge=LINE, thick=3)
    tall = bottom - top > 80
    mark = pieces.emblem(int(view.active), 46)
    scene.canvas.put(mark, left + 16, top + 14)
    room = right - left - 90 - (0 if tall else 360)
    scene.canvas.label(headline(scene), left + 76, top + 37, scene.style(34), paint.edge, room=room)
    round_ = scene.words("jiangshan-picture-round", round=view.round, limit=view.terms.round_limit)
    sky = scene.words(f"jiangshan-picture-{view.weather}") if view.weather else ""
    words = "  ·  ".join(part for part in (round_, sky) if part)
    if tall:
        scene.canvas.label(words, left + 20, bottom - 20, scene.style(22), MUTED, room=right - left - 40)
    else:
        scene.canvas.label(words, right - 22, top + 37, scene.style(26), MUTED, room=330, align="right")


def _plate(scene: Scene, seat: Seat, side: SeenSide, box: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = box
    paint = ARMIES[seat]
    active = scene.view.active == seat and scene.view.outcome is None
    scene.canvas.framed(
        box, 14, paint.pale if not side.defeated else TRACK, edge=AMBER if active else LINE, thick=5 if active else 3
    )
    scene.canvas.put(pieces.emblem(int(seat), 44), left + 14, top + 12)
    scene.canvas.label(scene.name(seat), left + 70, top + 34, scene.style(30), INK, room=right - left - 260)
    scene.canvas.label(clean_name(scene, seat), right - 18, top + 34, scene.style(26), MUTED, room=170, align="right")
    _counters(scene, side, left + 18, top + 84)
    _reserve(scene, seat, side, (left, top, right, bottom))


def clean_name(scene: Scene, seat: Seat) -> str:
    """What the scenario calls the army."""
    return clean(scene.view.names[seat]) if seat < len(scene.view.names) else ""


def _counters(scene: Scene, side: SeenSide, x: float, y: float) -> None:
    """Morale as a flag with a number, supply as pips, merit as a medal."""
    for draw_, value in ((_flag, side.morale), (_medal, side.merit)):
        scene.canvas.centre(_symbol(34, draw_), x + 15, y)
        x += 40 + scene.canvas.text(str(value), x + 38, y, scene.style(30, bold=True), INK) + 20
        if draw_ is _flag:
            for pip in range(3):
                scene.canvas.centre(_symbol(18, _pip if pip < side.supply else _hollow), x + 2 + pip * 20, y)
            x += 78


@lru_cache(maxsize=16)
def _symbol(size: int, draw_: Callable[[Pen], None]) -> Image.Image:
    return sprite(size, draw_)


def _flag(pen: Pen) -> None:
    pen.rounded((18, 6, 28, 98), 4, INK)
    pen.polygon([(28, 10), (92, 30), (28, 54)], (179, 58, 43))


def _medal(pen: Pen) -> None:
    pen.polygon([(30, 4), (70, 4), (58, 48), (42, 48)], (41, 97, 168))
    pen.disc(50, 66, 30, INK)
    pen.disc(50, 66, 24, AMBER)


def _pip(pen: Pen) -> None:
    pen.disc(50, 50, 46, INK)
    pen.disc(50, 50, 36, AMBER)


def _hollow(pen: Pen) -> None:
    pen.disc(50, 50, 46, MUTED)
    pen.disc(50, 50, 36, PANEL)


def _reserve(scene: Scene, seat: Seat, side: SeenSide, box: tuple[int, int, int, int]) -> None:
    """The reserve: types for those who know them, else backs; then the stratagems that are known."""
    left, top, right, bottom = box
    beside = bottom - top < 150
    x, y, size = (left + 300, top + 84, 34) if beside else (left + 18, top + 132, 38)
    room = (right - 16 - x) // (size + 4)
    kinds: tuple[str | None, ...] = side.reserve if side.reserve is not None else (None,) * side.reserves
    for kind in kinds[: max(1, room - _LEFT)]:
        scene.canvas.centre(_back(int(seat), size, scene.face, kind), x + size / 2, y)
        x += size + 4
    shown = [each for each in STRATAGEMS if each in side.shown or (side.held is not None and each in side.held)]
    words = " ".join(scene.words(f"jiangshan-stratagem-{each}") for each in shown)
    if words and right - 18 - x > 60:
        ink: Colour = INK if side.held is not None else MUTED
        style = uniform((words,), scene.style(20), right - 30 - x, smallest=10)
        scene.canvas.text(words, right - 18, y, style, ink, align="right")


@lru_cache(maxsize=256)
def _back(owner: int, size: int, face: str, kind: str | None) -> Image.Image:
    paint = ARMIES[owner]

    def draw_(pen: Pen) -> None:
        pen.rounded((6, 6, 94, 94), 22, paint.edge)
        pen.rounded((12, 12, 88, 88), 17, paint.fill)

    image = sprite(size, draw_)
    if kind is not None:
        drawn = glyphs.glyph(glyphs.UNITS[face][kind], round(size * 0.62), paint.ink, face)
        image.alpha_composite(drawn, (round((size - drawn.width) / 2), round((size - drawn.height) / 2)))
    return image
