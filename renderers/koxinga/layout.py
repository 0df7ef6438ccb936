"""Where things stand: the ring of 71 blocks (Koxinga 2.3) and, in its middle, panels and the business in hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

WIDE, NARROW = 72, 48
"""Columns of the ring: two wide ones on each side, nineteen narrow ones between."""
HIGH, LOW = 79, 56
"""Rows of the ring: two high ones above and below, seven low ones between."""
_COLUMNS = (WIDE, WIDE, *(NARROW,) * 19, WIDE, WIDE)
_ROWS = (HIGH, HIGH, *(LOW,) * 7, HIGH, HIGH)
TALL = 2 * HIGH
HAND = 128
"""What a private sheet is higher by."""

_Place = tuple[int, int, int, int]
"""Column, row, columns wide, rows high."""


def _places() -> Iterator[tuple[int, _Place]]:
    """Every block's place on the grid of columns and rows, in the order of the race."""
    yield 0, (21, 0, 2, 2)
    yield from ((block, (21, block + 1, 2, 1)) for block in range(1, 6))
    yield from ((block, (22, block + 1, 1, 1)) for block in range(6, 10))
    yield from ((block, (31 - block, 10, 1, 1)) for block in range(10, 13))
    yield 13, (21, 7, 1, 2)
    yield 14, (21, 9, 1, 1)
    yield 15, (19, 9, 2, 1)
    yield from ((block, (34 - block, 9, 1, 2)) for block in range(16, 31))
    yield from ((block, (34 - block, 10, 1, 1)) for block in range(31, 35))
    yield from ((block, (0, 44 - block, 1, 1)) for block in range(35, 38))
    yield 38, (2, 9, 2, 1)
    yield 39, (1, 9, 1, 1)
    yield 40, (1, 7, 1, 2)
    yield from ((block, (0, 47 - block, 2, 1)) for block in range(41, 44))
    yield from ((block, (0, 47 - block, 1, 1)) for block in range(44, 48))
    yield from ((block, (block - 47, 0, 1, 1)) for block in range(48, 51))
    yield 51, (1, 2, 1, 2)
    yield 52, (1, 1, 1, 1)
    yield 53, (2, 1, 2, 1)
    yield from ((block, (block - 50, 0, 1, 2)) for block in range(54, 71))


def _edge(sizes: tuple[int, ...], index: int) -> int:
    return sum(sizes[:index])


def _box(place: _Place) -> Box:
    column, row, across, down = place
    return (
        _edge(_COLUMNS, column),
        HEADING + _edge(_ROWS, row),
        _edge(_COLUMNS, column + across),
        HEADING + _edge(_ROWS, row + down),
    )


BLOCKS: Mapping[int, Box] = MappingProxyType({block: _box(place) for block, place in _places()})
"""The rectangle of each block; together they tile the ring, which bleeds to the edges of the sheet."""
MIDDLE: Box = (2 * WIDE, HEADING + TALL, WIDTH - 2 * WIDE, HEIGHT - TALL)
"""The sea that the ring encloses."""

GAP = 8
PANEL = (270, 118)
"""Width and height of a player's panel."""
STRAIT: Box = (MIDDLE[0] + 2 * GAP + PANEL[0], MIDDLE[1], MIDDLE[2] - 2 * GAP - PANEL[0], MIDDLE[3])
"""Between the panels: the chart, where the mainland's coast is on the left and Formosa on the right."""
FIGHT: Box = (STRAIT[0], STRAIT[1] + 22, STRAIT[0] + 198, STRAIT[3] - 6)
"""West of Formosa: a battle, or the winners."""
_SEALS = 20
"""How far the scores of blocks may hang into the sea."""
BEHIND = 0.74
"""How much of a ship is to be seen above the one before it: its sail."""
_LANE = {TALL: 108, HIGH: 60}
"""How far below the upper edge of a block of that height the way leads on to the next one."""
_UPRIGHT = {2 * WIDE: 108, WIDE: 52}
"""How far from the left end of an edge of that length ways cross it."""
_MEDAL = 20
"""Room for a block's score, which hangs over the edge."""


_CLEAR = 11
"""How far lanes stay from the ends of an edge."""


def crossing(one: int, other: int, shift: int) -> tuple[int, int]:
    """Where the edge from a block to the next one is crossed, `shift` pixels to the right of the middle of the way."""
    x, y, turns = joint(one, other)
    line = border(one, other)
    assert line is not None, (one, other)
    across, down = RIGHT[turns]
    if across:
        return min(max(x + across * shift, line[0] + _CLEAR), line[2] - _CLEAR), y
    return x, min(max(y + down * shift, line[1] + _CLEAR), line[3] - _CLEAR)


RIGHT = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""What lies to the right of a way, by its quarter turns from rightwards."""


def joint(one: int, other: int) -> tuple[int, int, int]:
    """The middle of the edge that two blocks share, and the way from one to the other in quarter turns from
    rightwards."""
    (left, top, right, bottom), (west, north, east, south) = BLOCKS[one], BLOCKS[other]
    if right == west or left == east:
        low, high = max(top, north), min(bottom, south)
        y = low + _LANE.get(high - low, (high - low) // 2)
        return (right if right == west else left), y, 0 if right == west else 2
    low, high = max(left, west), min(right, east)
    x = low + _UPRIGHT.get(high - low, (high - low) // 2)
    return x, (bottom if bottom == north else top), 1 if bottom == north else 3


def lane(block: int) -> tuple[int, int]:
    """Where a way passes through a block."""
    left, top, right, bottom = BLOCKS[block]
    return left + _UPRIGHT.get(right - left, (right - left) // 2), top + _LANE.get(bottom - top, (bottom - top) // 2)


def border(one: int, other: int) -> Box | None:
    """The line along which two blocks touch, if they do: a box without width or without height."""
    (left, top, right, bottom), (west, north, east, south) = BLOCKS[one], BLOCKS[other]
    box = (max(left, west), max(top, north), min(right, east), min(bottom, south))
    wide, high = box[2] - box[0], box[3] - box[1]
    return box if min(wide, high) == 0 and max(wide, high) > 0 else None


@dataclass(frozen=True, slots=True)
class Berths:
    """Where things lie on a block of one shape, from its upper left corner: the middle and the side of what it asks,
    alone and beside ships; the box of the ships."""

    alone: tuple[int, int, int]
    beside: tuple[int, int, int]
    ships: Box
    numbered: bool = True
    """Whether the block's number is to be seen beside ships too."""


_BERTHS: Mapping[tuple[int, int], Berths] = MappingProxyType(
    {
        (NARROW, TALL): Berths((24, 50, 46), (24, 50, 46), (-10, 70, NARROW + 10, 142)),
        (NARROW, HIGH): Berths((24, 52, 46), (24, 21, 38), (-10, 30, NARROW + 10, HIGH + 1), numbered=False),
        (WIDE, LOW): Berths((50, 35, 40), (21, 38, 36), (16, -3, WIDE, LOW + 3)),
        (WIDE, HIGH): Berths((44, 50, 46), (53, 21, 38), (0, 25, WIDE, HIGH + 1)),
        (WIDE, 2 * LOW): Berths((36, 62, 46), (50, 26, 42), (1, 42, WIDE - 1, 2 * LOW)),
        (2 * NARROW, HIGH): Berths((30, 52, 46), (24, 54, 44), (38, 4, 2 * NARROW + 4, HIGH - 4)),
        (2 * WIDE, LOW): Berths((72, 28, 46), (48, 30, 42), (66, -6, 2 * WIDE - 4, LOW + 6)),
    }
)


def berths(block: int) -> Berths:
    """Where things lie on a block besides home."""
    left, top, right, bottom = BLOCKS[block]
    return _BERTHS[right - left, bottom - top]


def cargo(block: int, ships: int) -> tuple[int, int, int]:
    """The middle of what a block asks, and its side; it makes way for ships."""
    left, top = BLOCKS[block][:2]
    x, y, side = berths(block).beside if ships else berths(block).alone
    return left + x, top + y, side


def moorings(block: int, *, labelled: bool) -> Box:
    """Where ships lie on a block."""
    left, top, right, bottom = BLOCKS[block]
    if block == 0:
        return left + 4, top + 70, right - 4, bottom - 2
    west, north, east, south = berths(block).ships
    return left + west, top + north, left + east, top + south + (0 if labelled or bottom - top < TALL else 10)


def packed(box: Box, count: int) -> tuple[int, tuple[tuple[float, float], ...]]:
    """The largest squares of which `count` fit into the box, and their middles, the rear row first. A row hides the
    hulls of the one behind it, never a sail."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    side, columns = max(
        (min(wide // columns, int(high / (1 + BEHIND * (-(-count // columns) - 1)))), columns)
        for columns in range(1, count + 1)
    )
    rows = -(-count // columns)
    middles = []
    for index in range(count):
        row, column = divmod(index, columns)
        across = min(columns, count - row * columns)
        x = (left + right) / 2 + (column - (across - 1) / 2) * min(side, wide / across)
        middles.append((x, (top + bottom) / 2 + (row - (rows - 1) / 2) * side * BEHIND))
    return side, tuple(middles)


@dataclass(frozen=True, slots=True)
class Layout:
    """What depends on the number of players: how many panels stand on the left and on the right, and their boxes (left,
    top, right, bottom) in pixels, one a seat."""

    beside: tuple[int, int]
    panels: tuple[Box, ...]


def layout(seats: int) -> Layout:
    """Around the table clockwise from the lower left, as the author seats them: the first half of the seats on the
    left, from below, the others on the right, from above."""
    beside = -(-seats // 2), seats // 2
    wide, high = PANEL
    left, top, right, bottom = MIDDLE
    step = high + 6
    west = [(left + GAP, bottom - 6 - high - row * step) for row in range(beside[0])]
    east = [(right - GAP - wide, top + _SEALS + row * step) for row in range(beside[1])]
    return Layout(beside, tuple((x, y, x + wide, y + high) for x, y in (*west, *east)))
