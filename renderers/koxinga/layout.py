"""Where things stand: the ring of 71 blocks (Koxinga 2.3) and, in its middle, panels and the business in hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

WIDE, NARROW = 72, 48
"""Columns of the ring: two wide ones on each side, nineteen narrow ones between."""
HIGH, LOW = 86, 52
"""Rows of the ring: two high ones above and below, seven low ones between."""
_COLUMNS = (WIDE, WIDE, *(NARROW,) * 19, WIDE, WIDE)
_ROWS = (HIGH, HIGH, *(LOW,) * 7, HIGH, HIGH)
TALL = 2 * HIGH
HAND = 76
"""Pixels of the sea's foot that hold the reader's hand in their own picture."""

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


def _box(place: _Place) -> Box:
    column, row, across, down = place
    (left, right), (top, bottom) = (
        (sum(sizes[:first]), sum(sizes[: first + count]))
        for sizes, first, count in ((_COLUMNS, column, across), (_ROWS, row, down))
    )
    return left, HEADING + top, right, HEADING + bottom


BLOCKS: Mapping[int, Box] = MappingProxyType({block: _box(place) for block, place in _places()})
"""The rectangle of each block; together they tile the ring, which bleeds to the edges of the sheet."""
MIDDLE: Box = (2 * WIDE, HEADING + TALL, WIDTH - 2 * WIDE, HEIGHT - TALL)
"""The sea that the ring encloses."""

GAP = 5
PANEL = (285, 83)
"""Width and height of a player's panel."""
_SCORED = 112
"""Height of a panel that tells points as well."""
STRAIT: Box = (MIDDLE[0] + 2 * GAP + PANEL[0], MIDDLE[1], MIDDLE[2] - 2 * GAP - PANEL[0], MIDDLE[3])
"""Between the panels: the chart, where the mainland's coast is on the left and Formosa on the right."""
FIGHT: Box = (STRAIT[0], STRAIT[1] + 22, STRAIT[0] + 184, STRAIT[3] - 6)
"""West of Formosa: a battle, or the winners."""
_SEALS = 20
"""How far the scores of blocks may hang into the sea."""
_LANE = {TALL: 126, HIGH: 62}
"""How far below the upper edge of a block of that height the way leads on to the next one."""
_NAMED_RIGHT = (WIDE, WIDTH - WIDE)
"""Left edges of the columns whose blocks have what they ask on the right."""


def _upright(left: int, wide: int) -> int:
    """How far from the left end of an edge, or of a block, ways cross it: clear of what blocks ask."""
    if wide == WIDE:
        return 18 if left in _NAMED_RIGHT else 54
    return 116 if wide == 2 * WIDE else wide // 2


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
    x = low + _upright(low, high - low)
    return x, (bottom if bottom == north else top), 1 if bottom == north else 3


def lane(block: int) -> tuple[int, int]:
    """Where a way passes through a block."""
    left, top, right, bottom = BLOCKS[block]
    return left + _upright(left, right - left), top + _LANE.get(bottom - top, (bottom - top) // 2)


def border(one: int, other: int) -> Box | None:
    """The line along which two blocks touch, if they do: a box without width or without height."""
    (left, top, right, bottom), (west, north, east, south) = BLOCKS[one], BLOCKS[other]
    box = (max(left, west), max(top, north), min(right, east), min(bottom, south))
    wide, high = box[2] - box[0], box[3] - box[1]
    return box if min(wide, high) == 0 and max(wide, high) > 0 else None


@dataclass(frozen=True, slots=True)
class Layout:
    """What depends on the number of players and on who looks: the boxes (left, top, right, bottom) of the panels in
    pixels, one a seat; where a battle is told; where more can be told if need be, below the panels in the east and in
    the west, then on Formosa; and where the reader's hand lies."""

    panels: tuple[Box, ...]
    fight: Box
    spare: tuple[Box, ...]
    hand: Box


def layout(seats: int, *, hand: bool = False, scored: bool = False) -> Layout:
    """Around the table clockwise from the lower left, as the author seats them: the first half of the seats on the
    left, from below, the others on the right, from above. Below them is room for the reader's `hand`."""
    west, east = -(-seats // 2), seats // 2
    wide, high = PANEL[0], _SCORED if scored else PANEL[1]
    step, top = high + (4 if scored else 6), MIDDLE[1] + _SEALS
    bottom = MIDDLE[3] - (HAND if hand else 0) - 6
    left, right = MIDDLE[0] + GAP, STRAIT[2] + GAP
    rows = [(left, row) for row in reversed(range(west))] + [(right, row) for row in range(east)]
    free = [(x, top + count * step, x + wide, bottom) for x, count in ((right, east), (left, west))]
    return Layout(
        tuple((x, top + row * step, x + wide, top + row * step + high) for x, row in rows),
        (*FIGHT[:3], bottom),
        (*free, (FIGHT[2] + 1, FIGHT[1], STRAIT[2] + GAP, bottom)),
        (MIDDLE[0] + 4, MIDDLE[3] - HAND, MIDDLE[2] - 4, MIDDLE[3] - 3),
    )
