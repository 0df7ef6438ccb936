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
_LANE = {TALL: 118, HIGH: 60}
"""How far below the upper edge of a block of that height the way leads on to the next one."""
_UPRIGHT = {2 * WIDE: 116, WIDE: 54}
"""How far from the left end of an edge of that length ways cross it."""


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
class Layout:
    """What depends on the number of players: how many panels stand on the left and on the right, and their boxes (left,
    top, right, bottom) in pixels, one a seat."""

    beside: tuple[int, int]
    panels: tuple[Box, ...]

    @property
    def spare(self) -> tuple[Box, ...]:
        """Where more can be told if need be: the sea below the panels in the east, then Formosa."""
        left, right, bottom = MIDDLE[2] - GAP - PANEL[0], MIDDLE[2] - GAP, MIDDLE[3] - 6
        top = MIDDLE[1] + _SEALS + self.beside[1] * (PANEL[1] + 6)
        return (left, top, right, bottom), (FIGHT[2] + 4, FIGHT[1], STRAIT[2] + 4, bottom)


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
