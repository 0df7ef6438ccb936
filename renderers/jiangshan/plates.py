"""One plate for each army: name, morale, supply, merit, reserve, stratagems."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, SeenSide
from renderers.canvas import Pen, sprite
from renderers.jiangshan import armies, badges, glyphs
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, GOLD, GRID, SCROLL, SOFT
from renderers.jiangshan.layout import Box
from renderers.jiangshan.scene import Scene, banner, letters, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import Style, uniform, width
from renderers.palette import INK, MUTED, TRACK, WHITE, Colour
from renderers.prose import numeral

_BLANK, _PAD, _NEXT = 26, 8, 5
_LETTERS, _SMALLEST = 18, 9


@dataclass(frozen=True, slots=True)
class Line:
    """Room for plaques: from where to where, and at what height."""

    left: float
    right: float
    y: float


def draw(scene: Scene) -> None:
    """Two beside each other, in the order of the seats."""
    for seat, side in enumerate(scene.view.sides):
        _plate(scene, Seat(seat), side, scene.plan.plates[seat])


def _plate(scene: Scene, seat: Seat, side: SeenSide, box: Box) -> None:
    px = scene.plan.px
    left, top, right, _ = box
    view, key = scene.view, banner(scene, seat)
    won = view.outcome is not None and seat in view.outcome.winners
    active = won or (view.outcome is None and view.active == seat and not side.defeated)
    fill = TRACK if side.defeated else BANNERS[key].paint.pale
    thick = px(4 if active else 1.6)
    scene.canvas.framed(box, px(8), fill, edge=GOLD if active else SOFT, thick=thick)
    scene.canvas.put(badges.emblem(key, px(40), seal(scene, seat), scene.face), left + px(9), top + px(7))
    _title(scene, seat, side, (left + px(57), right - px(12)), top + px(26))
    free = _counters(scene, side, left + px(12), top + px(61))
    _reserve(scene, seat, side, left + px(12), right - px(10), top + px(119))
    end, lower, upper = right - px(10), top + px(89), top + px(61)
    _stratagems(scene, seat, side, (Line(left + px(10), end, lower), Line(free, end, upper)))


def _title(scene: Scene, seat: Seat, side: SeenSide, span: tuple[int, int], y: float) -> None:
    """Who plays, and what the army is called."""
    px = scene.plan.px
    army = _army(scene, seat, side)
    small = uniform((army,), letters(scene, 19), (span[1] - span[0]) * 0.42, smallest=px(15))
    scene.canvas.label(army, span[1], y, small, MUTED, room=(span[1] - span[0]) * 0.45, align="right")
    taken = min(width(army, small), (span[1] - span[0]) * 0.45)
    ink = MUTED if side.defeated else INK
    scene.canvas.label(
        scene.words("jiangshan-seat", seat=seat),
        span[0],
        y,
        letters(scene, 25),
        ink,
        room=span[1] - span[0] - taken - px(10),
    )


def _army(scene: Scene, seat: Seat, side: SeenSide) -> str:
    """The army's name, its team where there are allies, and whether it is beaten."""
    view = scene.view
    name = scene.said(armies.title(view, seat))
    teams = [each.team for each in view.sides]
    parts = [name] if name else []
    if teams.count(side.team) > 1:
        parts.append(scene.words("jiangshan-picture-team", team=side.team))
    if side.defeated:
        parts.append(scene.words("jiangshan-picture-beaten"))
    return " · ".join(parts)


def _counters(scene: Scene, side: SeenSide, x: float, y: float) -> float:
    """Morale with a flag, supply with a sack, merit with a medal, the reserve with backs. Returns where they end."""
    ink = CINNABAR_INK if side.morale <= 0 else INK
    x = _counted(scene, "morale", side.morale, x, y, ink)
    x = _counted(scene, "supply", side.supply, x, y, INK)
    x = _counted(scene, "merit", side.merit, x, y, INK)
    return _counted(scene, "reserve", side.reserves, x, y, INK)


def _counted(scene: Scene, name: str, value: int, x: float, y: float, ink: Colour) -> float:
    px = scene.plan.px
    scene.canvas.centre(symbol(name, px(28)), x + px(14), y)
    return x + px(32) + scene.canvas.text(numeral(value), x + px(32), y, letters(scene, 27, bold=True), ink) + px(14)


def _reserve(scene: Scene, seat: Seat, side: SeenSide, x: float, end: float, y: float) -> None:
    """The types in reserve, for those who know them; several of a kind with their number."""
    if not side.reserve:
        return
    kinds = [kind for kind in glyphs.UNITS["sc"] if kind in side.reserve]
    several = sum(side.reserve.count(kind) > 1 for kind in kinds)
    size = min(scene.plan.px(30), round((end - x) / (len(kinds) * 1.15 + several * 0.6)))
    for kind in kinds:
        count = side.reserve.count(kind)
        scene.canvas.centre(_chip(banner(scene, seat), size, scene.face, kind), x + size / 2, y)
        x += size * 1.15
        if count > 1:
            style = Style(round(size * 0.8), bold=True, face=scene.face)
            x += scene.canvas.text(str(count), x, y, style, INK) + size * 0.15


@lru_cache(maxsize=256)
def _chip(key: str, size: int, face: str, kind: str) -> Image.Image:
    paint = BANNERS[key].paint

    def draw_(pen: Pen) -> None:
        pen.rounded((2, 2, 98, 98), 14, paint.edge)
        pen.rounded((8, 8, 92, 92), 9, paint.fill)

    image = sprite(size, draw_)
    drawn = glyphs.glyph(glyphs.UNITS[face][kind], round(size * 0.76), paint.ink, face)
    image.alpha_composite(drawn, (round((size - drawn.width) / 2), round((size - drawn.height) / 2)))
    return image


def _stratagems(scene: Scene, seat: Seat, side: SeenSide, lines: tuple[Line, Line]) -> None:
    """A plaque for each token: gold when everybody has seen it, plain when only its friends know it, dark when it is
    hidden. They stand on the lower line; where there are too many, the first stand beside the counters."""
    lower, upper = lines
    names, blanks = _known(scene, side), armies.blanks(scene.view, seat)
    first, style = _shared(scene, names, blanks, lines)
    _plaques(scene, side, {each: names[each] for each in first}, upper, style)
    x = _plaques(scene, side, {each: name for each, name in names.items() if each not in first}, lower, style)
    for _ in range(blanks):
        _blank(scene, round(x), round(lower.y))
        x += scene.plan.px(_BLANK + _NEXT)


def _shared(scene: Scene, names: dict[str, str], blanks: int, lines: tuple[Line, Line]) -> tuple[list[str], Style]:
    """Which plaques stand on the upper line, and the largest lettering with which the others fit on the lower one."""
    lower, upper = lines
    first: list[str] = []
    for high in range(_LETTERS, _SMALLEST - 1, -1):
        style = letters(scene, high)
        if _long(scene, names.values(), blanks, style) <= lower.right - lower.left:
            return [], style
        first = _beginning(scene, names, upper, style)
        rest = [name for each, name in names.items() if each not in first]
        if _long(scene, rest, blanks, style) <= lower.right - lower.left:
            break
    return first, style


def _known(scene: Scene, side: SeenSide) -> dict[str, str]:
    """The names of the tokens that the viewer knows, those first that everybody has seen."""
    shown = [each for each in STRATAGEMS if each in side.shown]
    held = [each for each in STRATAGEMS if side.held is not None and each in side.held and each not in side.shown]
    return {each: scene.words(f"jiangshan-stratagem-{each}") for each in (*shown, *held)}


def _long(scene: Scene, names: Iterable[str], blanks: int, style: Style) -> float:
    """How much room plaques and tokens that lie face down take."""
    px = scene.plan.px
    wide = [width(name, style) + px(2 * _PAD + _NEXT) for name in names]
    return sum(wide) + blanks * px(_BLANK + _NEXT) - px(_NEXT)


def _beginning(scene: Scene, names: dict[str, str], line: Line, style: Style) -> list[str]:
    """As many of the first tokens as stand on a line."""
    several = (list(names)[:count] for count in range(len(names), 0, -1))
    fitting = (
        first for first in several if _long(scene, [names[each] for each in first], 0, style) <= line.right - line.left
    )
    return next(fitting, [])


def _plaques(scene: Scene, side: SeenSide, names: dict[str, str], line: Line, style: Style) -> float:
    """Returns where they end."""
    x = line.left
    for each, name in names.items():
        fill = GRID if each in side.used else GOLD if each in side.shown else SCROLL
        x += _plaque(scene, name, x, line.y, style, fill, tired=each in side.used) + scene.plan.px(_NEXT)
    return x


def _plaque(scene: Scene, name: str, x: float, y: float, style: Style, fill: Colour, *, tired: bool) -> float:
    """A token with its name; returns its width."""
    px = scene.plan.px
    wide, half = width(name, style) + 2 * px(_PAD), px(12)
    box = (round(x), round(y) - half, round(x + wide), round(y) + half)
    scene.canvas.framed(box, px(5), fill, edge=INK if fill == GOLD else SOFT, thick=2)
    scene.canvas.text(name, x + px(_PAD), y, style, MUTED if tired else INK)
    return wide


def _blank(scene: Scene, x: int, y: int) -> None:
    """A token that lies face down."""
    px = scene.plan.px
    wide, half = px(_BLANK), px(11)
    scene.canvas.framed((x, y - half, x + wide, y + half), px(5), SOFT, edge=INK, thick=2)
    scene.canvas.text("?", x + wide / 2, y, letters(scene, 17, bold=True), WHITE, align="middle")
