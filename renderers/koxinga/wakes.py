"""Wakes: a line for every way that was sailed, in its ship's colour and in a lane of its own, from a pale ship where it
began to the ship itself; where a ship turned back its line turns too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, pairwise
from math import hypot

from PIL import Image

from games.core import Seat
from games.koxinga import board
from games.koxinga.state import Walk
from games.replacing import replace
from renderers.canvas import Canvas, Point, cut_out, discs, sprite
from renderers.kept import kept
from renderers.koxinga.colours import PAINTS
from renderers.koxinga.layout import RIGHT, crossing, joint, lane
from renderers.koxinga.ships import arrow, foam
from renderers.lettering import Style, width
from renderers.palette import WHITE, Colour
from renderers.sheet import SMALLEST

_LANES = (0, 1, -1, 2, -2, 3)
"""Where the lanes lie, counted to the right of the way forward from its middle; the first free one is taken."""
PITCH = 14
"""Pixels from lane to lane."""
_RIM, _EDGE, _FILL = 13, 11, 5
"""Pixels of a line with its white rim, with its edges, and of its heart."""
_CHEVRON, _STOP = 21, 20
_AHEAD = ((1, 0), (0, 1), (-1, 0), (0, -1))
_HIGH, _BELOW = 34, 24
"""Pixels of a count, and how far it is from its line."""
_OFTEN = 2
"""Times that a ship may cross an edge, each with a line of its own."""
_DEPTH = 20
"""How far a line goes into the block on which it turns back."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a walk that leads one way: all its blocks, whether onwards, its lane, and how many times its ship
    sailed there if it is drawn once for all of them."""

    seat: Seat
    blocks: tuple[int, ...]
    onwards: bool
    lane: int = 0
    times: int = 1

    @property
    def edges(self) -> frozenset[tuple[int, int]]:
        """The edges it crosses, whichever way."""
        return frozenset((min(step), max(step)) for step in pairwise(self.blocks))


def legs(walk: Walk) -> Iterator[Leg]:
    """The walk cut where its ship turned."""
    first = 0
    ways = [other in board.after(one) for one, other in pairwise(walk.blocks)]
    for last in range(1, len(ways) + 1):
        if last == len(ways) or ways[last] != ways[first]:
            yield Leg(walk.seat, walk.blocks[first : last + 1], ways[first])
            first = last


def in_lanes(sailed: Sequence[Walk]) -> tuple[tuple[Leg, ...], ...]:
    """The legs of each way; those that cross the same edge are in different lanes, as far as there are lanes."""
    taken: list[Leg] = []
    routes = []
    for way in _ways(sailed):
        route = []
        for leg in way:
            beside = [other.lane for other in taken if other.edges & leg.edges]
            free = min(range(len(_LANES)), key=lambda number: (beside.count(number), number))
            route.append(replace(leg, lane=free))
            taken.append(route[-1])
        routes.append(tuple(route))
    return tuple(routes)


def _ways(sailed: Sequence[Walk]) -> Iterator[tuple[Leg, ...]]:
    """The legs of each walk; of a ship that crossed an edge more than `_OFTEN` times, one wake with its count."""
    parts = {walk.seat: [leg for each in sailed if each.seat == walk.seat for leg in legs(each)] for walk in sailed}
    crossed = {seat: Counter(edge for leg in every for edge in leg.edges) for seat, every in parts.items()}
    often = {seat: count for seat, count in crossed.items() if max(count.values(), default=0) > _OFTEN}
    yield from (tuple(legs(walk)) for walk in sailed if walk.seat not in often)
    for seat, count in often.items():
        yield from ((leg,) for leg in _once(parts[seat], count))


def _once(every: Sequence[Leg], count: Mapping[tuple[int, int], int]) -> Sequence[Leg]:
    """What was sailed, each edge once, by the leg that crossed it last."""
    known, kept_ = set[tuple[int, int]](), list[Leg]()
    for leg in reversed(every):
        for new, steps in groupby(pairwise(leg.blocks), key=lambda step: (min(step), max(step)) not in known):
            blocks = tuple(dict.fromkeys(chain.from_iterable(steps)))
            if new:
                kept_.append(Leg(leg.seat, blocks, leg.onwards))
        known |= leg.edges
    return [replace(leg, times=max(count[edge] for edge in leg.edges)) for leg in reversed(kept_)]


Spots = Mapping[tuple[Seat, int], Point]
"""(ship, block) -> where it lies there, or where its pale ship does."""


def lines(canvas: Canvas, routes: Sequence[Sequence[Leg]], spots: Spots) -> None:
    """The lines of all walks, and a dot where an action ended and the next one went on; below what blocks ask."""
    for route in routes:
        points = tuple(_points(route, spots))
        first = route[0]
        if (first.seat, first.blocks[0]) not in spots:
            canvas.centre(foam(_STOP, first.seat), *_rest(first.blocks[0], first.lane))
        stretch(canvas, first.seat, points)
        end = (route[-1].seat, route[-1].blocks[-1])
        if end not in spots:
            canvas.centre(foam(_STOP, end[0]), *_rest(end[1], route[-1].lane))


def stretch(canvas: Canvas, seat: Seat, points: Sequence[Point]) -> None:
    """A line in a ship's colours, upright and level."""
    points = tuple(_bends(points))
    for ink, thick in ((WHITE, _RIM), (PAINTS[seat].edge, _EDGE), (PAINTS[seat].fill, _FILL)):
        _line(canvas, points, ink, thick)


def arrows(canvas: Canvas, routes: Sequence[Sequence[Leg]]) -> None:
    """A chevron on the last edge of every leg: one on each tangled where many sailed. Above what blocks ask."""
    for route in routes:
        for leg in route:
            x, y, turns = _crossing(leg.blocks[-2], leg.blocks[-1], leg.lane)
            canvas.centre(arrow(_CHEVRON, leg.seat, turns), x, y)


def counts(canvas: Canvas, routes: Sequence[Sequence[Leg]], spots: Spots) -> None:
    """How often a ship sailed where one line stands for all, farthest from where any lies; above all else."""
    for leg in (leg for route in routes for leg in route if leg.times > _OFTEN):
        places = [_crossing(one, other, leg.lane) for one, other in pairwise(leg.blocks)]
        x, y, turns = max(places, key=lambda place: min(hypot(place[0] - a, place[1] - b) for a, b in spots.values()))
        across, down = RIGHT[turns % 2]
        canvas.centre(_count(leg.seat, leg.times), x + abs(across) * _BELOW, y + abs(down) * _BELOW)


@kept
def _count(seat: Seat, times: int) -> Image.Image:
    style, words = Style(SMALLEST, bold=True), f"×{times}"
    wide = round(width(words, style)) + 12
    canvas = Canvas.blank(wide, _HIGH, WHITE)
    canvas.framed((2, 2, wide - 2, _HIGH - 2), 9, PAINTS[seat].fill, edge=PAINTS[seat].edge, thick=3)
    canvas.text(words, wide / 2, _HIGH / 2, style, PAINTS[seat].ink, align="middle")
    return cut_out(canvas.image, 11)


def _crossing(one: int, other: int, number: int) -> tuple[int, int, int]:
    """Where a lane crosses the edge from one block to the next, and the way over it in quarter turns."""
    onwards = other in board.after(one)
    step = (one, other) if onwards else (other, one)
    turns = joint(*step)[2]
    return *crossing(*step, _LANES[number] * PITCH), turns if onwards else (turns + 2) % 4


def _rest(block: int, number: int) -> Point:
    """Where a line ends on a block on which its ship does not lie any more."""
    x, y = lane(block)
    across, down = RIGHT[joint(block, board.after(block)[0])[2]]
    return x + across * _LANES[number] * PITCH, y + down * _LANES[number] * PITCH


def _points(route: Sequence[Leg], spots: Spots) -> Iterator[Point]:
    """The corners of a walk's line, each straight above or beside the one before."""
    first, last = route[0], route[-1]
    here: Point = spots.get((first.seat, first.blocks[0]), _rest(first.blocks[0], first.lane))
    level: bool | None = None
    yield here
    for index, leg in enumerate(route):
        for number, (one, other) in enumerate(pairwise(leg.blocks)):
            x, y, turns = _crossing(one, other, leg.lane)
            if index and not number and _returns(route[index - 1], leg):
                yield from _turned(here, (x, y), turns)
            else:
                yield from _corners(here, level, (x, y), turns % 2 == 0)
            yield (x, y)
            here, level = (x, y), turns % 2 == 0
    end: Point = spots.get((last.seat, last.blocks[-1]), _rest(last.blocks[-1], last.lane))
    yield from _corners(here, level, end, None)
    yield end


def _returns(before: Leg, after: Leg) -> bool:
    """Whether a ship goes back over the edge by which it came."""
    return before.blocks[-2] == after.blocks[1]


def _turned(come: Point, gone: Point, turns: int) -> Iterator[Point]:
    """A bend back, in the block behind the edge."""
    across, down = _AHEAD[turns]
    yield come[0] - across * _DEPTH, come[1] - down * _DEPTH
    yield gone[0] - across * _DEPTH, gone[1] - down * _DEPTH


def _corners(here: Point, level: bool | None, there: Point, levels: bool | None) -> Iterator[Point]:
    """Where a line bends that leaves `here` level or upright and comes level or upright to `there`; None is either."""
    (x, y), (a, b) = here, there
    if level is None and levels is None:
        return
    if level is None or levels is None or level != levels:
        yield (a, y) if (level if level is not None else not levels) else (x, b)
    elif level and y != b:
        yield from (((x + a) / 2, y), ((x + a) / 2, b))
    elif not level and x != a:
        yield from ((x, (y + b) / 2), (a, (y + b) / 2))


def _bends(points: Sequence[Point]) -> Iterator[Point]:
    """The line's ends and where it bends or turns: on a straight way there is nothing to join."""
    yield points[0]
    for (x, y), (a, b), (c, d) in zip(points, points[1:], points[2:], strict=False):
        if (a - x) * (d - b) != (b - y) * (c - a) or (a - x) * (c - a) + (b - y) * (d - b) < 0:
            yield a, b
    yield points[-1]


def _line(canvas: Canvas, points: Sequence[Point], ink: Colour, thick: int) -> None:
    """Upright and level strokes with round joints."""
    joint_ = disc(thick, ink)
    for (x, y), (a, b) in pairwise(points):
        left, top = round(min(x, a)), round(min(y, b))
        right, bottom = round(max(x, a)), round(max(y, b))
        half = thick // 2
        if left == right:
            canvas.image.paste(ink, (left - half, top, left - half + thick, bottom))
        else:
            canvas.image.paste(ink, (left, top - half, right, top - half + thick))
    for x, y in points:
        canvas.put(joint_, round(x) - thick // 2, round(y) - thick // 2)


@kept
def disc(size: int, ink: Colour) -> Image.Image:
    """Of one colour: where a line bends, light around a ship that is home."""
    return sprite(size, discs(50, 50, (50, ink)))


def begun(sailed: Sequence[Walk]) -> dict[int, list[Seat]]:
    """Blocks where ships' first walks began that led away from there -> those ships."""
    found: dict[int, list[Seat]] = {}
    known: set[Seat] = set()
    ends = {walk.seat: walk.blocks[-1] for walk in sailed}
    for walk in sailed:
        block = walk.blocks[0]
        if walk.seat not in known and block != ends[walk.seat]:
            found.setdefault(block, []).append(walk.seat)
        known.add(walk.seat)
    return found
