"""Arrows across the board, drawn with the brush: moves taper towards their start, ways over water are dashed, shots are
thin and feathered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from PIL import Image, ImageDraw

from games.jiangshan.board import Cell
from renderers.canvas import Canvas, discs, line, polygon, sprite
from renderers.jiangshan.layout import Layout
from renderers.kept import kept
from renderers.palette import INK, Colour

_SCALE = 2
_At = Callable[[float, float], tuple[float, float]]
"""The point so far along the arrow and so far aside of it, in cells."""
_START, _LEAVE, _RELEASE, _EDGE, _FREE, _NEAR = 0.04, 0.55, 0.34, 0.41, 0.24, 0.32
"""How far from the middle of its first cell an arrow begins, one of somebody who stays, and a shot, so that its
feathers are not on whoever is before the archer; and from that of its last one it ends if a tile is there or not, in
cells. On a tile it reaches the character, and hides no more of it."""
_LEAST = 1.2
"""Cells between the middles of the first and the last one, below which an arrow that is past is not drawn."""
_GATE, _DASH, _BETWEEN = 0.29, 0.2, 0.1
_WIDE, _HEAD = 0.085, 0.27
_THIN, _BARB, _PITCH, _FEATHER = 0.025, 0.028, 0.14, 0.16
"""Of a shot, in cells: half its shaft and half a barb of its feathers, from one barb to the next, and how far these
reach to either side."""
_Stencil = tuple[Image.Image, int, int]
"""A mask and where it lies on the arrow's rectangle."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """From the middle of a cell to one so many columns east and rows south of it, `short` of its middle by so many
    cells. Whoever is going to go or shoots still `stays` where it starts: it begins beside the tile there. One out of a
    `gate` begins on the wall of the town, which is drawn below it."""

    across: int
    down: int
    shot: bool = False
    short: float = 0.5
    stays: bool = False
    sails: bool = False
    gate: bool = False
    brief: bool = False
    """All that is drawn of it is where it begins: the ring beside it tells the rest."""


_WIDER = 0.032
"""How much wider each ink is than the one upon it, in cells."""
_Shape = Sequence[tuple[float, float]]
"""The corners of a polygon, or of the square around a disc."""
_Part = Callable[[Arrow, int, float], _Stencil]


@dataclass(frozen=True, slots=True)
class Line:
    """An arrow on the board: from which cell, and in which inks, from its edge to its heart."""

    start: Cell
    arrow: Arrow
    inks: tuple[Colour, ...]


def shafts(canvas: Canvas, plan: Layout, lines: Iterable[Line]) -> None:
    """The arrows without their heads, for below the tiles; those that are still to come lie above. Nothing where one
    leads nowhere."""
    for each in lines:
        if not (each.arrow.brief and each.arrow.shot):
            _put(canvas, plan, each, _shaft)


def heads(canvas: Canvas, plan: Layout, lines: Iterable[Line]) -> None:
    """Their heads, for above the tiles: each lies on the edge of the one it points at. With it the feathers of a shot,
    on the edge of the archer."""
    for each in lines:
        if each.arrow.shot:
            _put(canvas, plan, each, _feathers)
        if not each.arrow.brief:
            _put(canvas, plan, each, _head)


@kept
def alone(size: int, *, shot: bool = False) -> Image.Image:
    """A shot, or else a way over water, on a square of `size` pixels."""
    barbs = (((root, 50), (root - 16, 50 + side)) for root in (22, 37, 52) for side in (26, -26))
    lines = (((22, 50), (76, 50)), *barbs) if shot else (((8, 50), (26, 50)), ((50, 50), (68, 50)))
    head = polygon([(99, 50), (66, 26), (74, 50), (66, 74)], INK)
    return sprite(size, *(line(each, INK, 7 if shot else 13) for each in lines), head)


def between(
    plan: Layout,
    start: Cell,
    end: Cell,
    *,
    shot: bool = False,
    covered: bool = True,
    stays: bool = False,
    sails: bool = False,
    gate: bool = False,
) -> Arrow:
    """The arrow from cell to cell: on to the tile's edge if the last one is covered, else almost to its middle. One
    that `stays` and leads to a neighbour lies across the edge between both. Who shoots stays."""
    (a, b), (x, y) = plan.place(start), plan.place(end)
    across, down = x - a, y - b
    brief = not stays and is_short(start, end)
    stays = stays or shot
    near = stays and covered and max(abs(across), abs(down)) == 1
    return Arrow(across, down, shot, _NEAR if near else _EDGE if covered else _FREE, stays, sails, gate, brief)


def is_short(start: Cell, end: Cell) -> bool:
    """Whether an arrow from cell to cell would be a mere stump."""
    return hypot(end[0] - start[0], end[1] - start[1]) < _LEAST


def _put(canvas: Canvas, plan: Layout, whole: Line, part: _Part) -> None:
    (x, y), arrow = plan.corner(whole.start), whole.arrow
    corner = x + min(0, arrow.across) * plan.cell, y + min(0, arrow.down) * plan.cell
    for number, ink in enumerate(whole.inks if arrow.across or arrow.down else ()):
        mask, left, top = part(arrow, plan.cell, (len(whole.inks) - 1 - number) * _WIDER)
        canvas.image.paste(ink, (corner[0] + left, corner[1] + top), mask)


def _line(arrow: Arrow, unit: float) -> tuple[_At, float]:
    """Where the parts of an arrow lie on its own image, and how far from its start its neck is."""
    far = hypot(arrow.across, arrow.down)
    x, y = arrow.across / far, arrow.down / far
    first = ((0.5 + max(0, -arrow.across)) * unit, (0.5 + max(0, -arrow.down)) * unit)

    def at(along: float, aside: float) -> tuple[float, float]:
        return first[0] + (x * along - y * aside) * unit, first[1] + (y * along + x * aside) * unit

    return at, far - arrow.short * (1 if max(abs(x), abs(y)) > 0.95 else 1.22) - _HEAD


@kept
def origin(size: int, *, inks: tuple[Colour, ...]) -> Image.Image:
    """The dot where an arrow begins, alone."""
    return sprite(size, discs(50, 50, *zip((40, 31, 22), inks, strict=True)))


@kept
def _shaft(arrow: Arrow, cell: int, edge: float) -> _Stencil:
    """The arrow's line as a mask, `edge` (in cells) wider than it is."""
    unit = cell * _SCALE
    at, neck = _line(arrow, unit)
    first = _first(arrow, neck)
    if arrow.shot:
        thin = _THIN + edge
        return _stencil([[at(first, thin), at(neck + 0.06, thin), at(neck + 0.06, -thin), at(first, -thin)]])
    strokes = _dashes(first, neck + 0.06) if arrow.sails else ((first, neck + 0.06),)
    shapes = list[_Shape]()
    for begin, end in () if arrow.brief else strokes:
        thin, thick = (_WIDE * (0.35 + 0.15 * (each - first) / (neck + 0.06 - first)) + edge for each in (begin, end))
        shapes.append([at(begin, thin), at(end, thick), at(end, -thick), at(begin, -thin)])
    (x, y), radius = at(first, 0), (_WIDE + edge) * unit
    return _stencil(shapes, [(x - radius, y - radius), (x + radius, y + radius)])


@kept
def _head(arrow: Arrow, cell: int, edge: float) -> _Stencil:
    at, neck = _line(arrow, cell * _SCALE)
    wide, tip = (0.12 if arrow.shot else 0.17) + edge * 1.3, neck + _HEAD + edge * 1.7
    return _stencil([[at(tip, 0), at(neck - edge, wide), at(neck + 0.05 - edge, 0), at(neck - edge, -wide)]])


@kept
def _feathers(arrow: Arrow, cell: int, edge: float) -> _Stencil:
    """Slanted barbs on both sides of a shot's end, as many as there is room for."""
    at, neck = _line(arrow, cell * _SCALE)
    first, barb, wide, thin = _first(arrow, neck), _BARB + edge * 0.8, _FEATHER + edge, _THIN + edge
    last = min(first + 3 * _PITCH, neck)
    shapes = [[at(first, thin), at(last, thin), at(last, -thin), at(first, -thin)]]
    for number in range(max(1, min(3, int((neck - first) / _PITCH)))):
        root = first + number * _PITCH + 0.1
        shapes += [
            [at(root - barb, 0), at(root - barb - 0.1, side), at(root + barb - 0.1, side), at(root + barb, 0)]
            for side in (wide, -wide)
        ]
    return _stencil(shapes)


def _stencil(shapes: Sequence[_Shape], disc: _Shape = ()) -> _Stencil:
    """Polygons and a disc as a mask no larger than they are."""
    ends = ([point[axis] / _SCALE for shape in (*shapes, disc) for point in shape] for axis in (0, 1))
    (left, right), (top, bottom) = ((int(min(each)) - 1, int(max(each)) + 2) for each in ends)
    image = Image.new("L", ((right - left) * _SCALE, (bottom - top) * _SCALE))
    pen = ImageDraw.Draw(image)
    for draw, shape in (*((pen.polygon, each) for each in shapes), *((pen.ellipse, disc),) * bool(disc)):
        draw([(x - left * _SCALE, y - top * _SCALE) for x, y in shape], fill=255)
    return image.reduce(_SCALE), left, top


def _dashes(first: float, last: float) -> Iterator[tuple[float, float]]:
    """Where strokes begin and end, the last one at the arrow's head."""
    count = max(2, round((last - first + _BETWEEN) / (_DASH + _BETWEEN)))
    step = (last - first + _BETWEEN) / count
    return ((first + number * step, first + (number + 1) * step - _BETWEEN) for number in range(count))


def _first(arrow: Arrow, neck: float) -> float:
    """How far from the middle of its first cell the arrow begins."""
    if arrow.gate:
        return _GATE
    return max(_START, min(_RELEASE if arrow.shot else _LEAVE, neck - 0.2)) if arrow.stays else _START
