"""Where things stand: the ring of 71 blocks (Koxinga 2.3) and, in its middle, panels and the business in hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

Box = tuple[int, int, int, int]
"""(left, top, right, bottom)"""

RIM = 12
WIDE, NARROW = 67, 52
"""Columns of the ring: two wide ones on each side, nineteen narrow ones between (0.0500 and 0.0381 of the board)."""
HIGH, LOW = 114, 86
"""Rows of the ring: two high ones above and below, seven low ones between (0.0930 and 0.0698 of the board)."""
_COLUMNS = (WIDE, WIDE, *(NARROW,) * 19, WIDE, WIDE)
_ROWS = (HIGH, HIGH, *(LOW,) * 7, HIGH, HIGH)
WIDTH = 2 * RIM + sum(_COLUMNS)
HEIGHT = 2 * RIM + sum(_ROWS)

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
    return RIM + sum(sizes[:index])


def _box(place: _Place) -> Box:
    column, row, across, down = place
    return (
        _edge(_COLUMNS, column),
        _edge(_ROWS, row),
        _edge(_COLUMNS, column + across),
        _edge(_ROWS, row + down),
    )


BLOCKS: Mapping[int, Box] = MappingProxyType({block: _box(place) for block, place in _places()})
"""The rectangle of each block; together they tile the ring."""
MIDDLE: Box = (RIM + 2 * WIDE, RIM + 2 * HIGH, WIDTH - RIM - 2 * WIDE, HEIGHT - RIM - 2 * HIGH)
"""The sea that the ring encloses."""

GAP = 8
PANEL = (290, 188)
"""Width and height of a player's panel."""
CENTRE: Box = (MIDDLE[0] + GAP + PANEL[0] + 14, MIDDLE[1] + GAP, MIDDLE[2] - GAP - PANEL[0] - 14, MIDDLE[3] - GAP)
"""Between the panels: the headline, the dice, a battle, the reader's hand."""
_NUMBERED = 25
"""Height of the line with a block's number."""
_MEDAL = 26
"""Room for a block's score label, which hangs over the edge."""
_TALL = 200
_JOINT = 132
"""Between two tall blocks the way leads below what they cost and above the ships."""
_CROWD = 3
"""So many ships need the room of the cost."""


def joint(one: int, other: int) -> tuple[int, int, int]:
    """The middle of the edge that two blocks share, and the way from one to the other in quarter turns from
    rightwards."""
    (left, top, right, bottom), (west, north, east, south) = BLOCKS[one], BLOCKS[other]
    if right == west or left == east:
        low, high = max(top, north), min(bottom, south)
        y = low + _JOINT if high - low > _TALL else (low + high) // 2
        return (right if right == west else left), y, 0 if right == west else 2
    return (max(left, west) + min(right, east)) // 2, (bottom if bottom == north else top), 1 if bottom == north else 3


def border(one: int, other: int) -> Box | None:
    """The line along which two blocks touch, if they do: a box without width or without height."""
    (left, top, right, bottom), (west, north, east, south) = BLOCKS[one], BLOCKS[other]
    box = (max(left, west), max(top, north), min(right, east), min(bottom, south))
    wide, high = box[2] - box[0], box[3] - box[1]
    return box if min(wide, high) == 0 and max(wide, high) > 0 else None


def cargo(block: int, ships: int) -> Box:
    """Where the item of a block is drawn; it makes way for ships."""
    left, top, right, bottom = BLOCKS[block]
    wide, high = right - left, bottom - top
    if wide > WIDE:
        return left + 8, top + _NUMBERED - (6 if high == LOW else 0), left + wide // 2 + 6, bottom - 4
    if high > _TALL:
        return left, top + _NUMBERED, right, top + (_NUMBERED + 30 if ships >= _CROWD else _JOINT - 16)
    if not ships:
        return left, top + _NUMBERED, right, bottom - 4
    return (
        (left + 33, top + 3, right - 1, top + 29)
        if high == LOW
        else (left, top + _NUMBERED, right, top + _NUMBERED + 26)
    )


def moorings(block: int, ships: int, *, labelled: bool) -> Box:
    """Where ships lie on a block."""
    left, top, right, bottom = BLOCKS[block]
    wide, high = right - left, bottom - top
    if block == 0:
        return left + 6, top + 108, right - 6, bottom - 6
    if wide > WIDE:
        return left + wide // 2 + 6, top + 5, right - 5, bottom - 5
    if high > _TALL:
        start = _NUMBERED + 32 if ships >= _CROWD else _JOINT + 12
        return left - 1, top + start, right + 1, bottom - (_MEDAL if labelled else 6)
    return left + 1, top + (27 if high == LOW else _NUMBERED + 27), right - 1, bottom - 4


def packed(box: Box, count: int) -> tuple[int, tuple[tuple[float, float], ...]]:
    """The largest squares of which `count` fit into the box, and their middles."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    side, columns = max(
        (min(wide // columns, high // -(-count // columns)), columns) for columns in range(1, count + 1)
    )
    rows = -(-count // columns)
    middles = []
    for index in range(count):
        row, column = divmod(index, columns)
        across = min(columns, count - row * columns)
        x = (left + right) / 2 + (column - (across - 1) / 2) * min(side, wide / across)
        middles.append((x, (top + bottom) / 2 + (row - (rows - 1) / 2) * side))
    return side, tuple(middles)


@dataclass(frozen=True, slots=True)
class Layout:
    """What depends on the number of players: how many panels stand on the left and on the right, and their boxes (left,
    top, right, bottom) in pixels, one a seat."""

    beside: tuple[int, int]
    panels: tuple[Box, ...]


def layout(seats: int) -> Layout:
    """The first half of the seats' panels on the left, the others on the right, from above."""
    beside = -(-seats // 2), seats // 2
    return Layout(beside, _panels(beside))


def _panels(beside: tuple[int, int]) -> tuple[Box, ...]:
    left, top, right, bottom = MIDDLE
    wide, high = PANEL
    boxes = []
    for count, x in zip(beside, (left + GAP, right - GAP - wide), strict=True):
        room = (bottom - top - count * high) // (count + 1)
        tops = (top + room + row * (high + room) for row in range(count))
        boxes += [(x, y, x + wide, y + high) for y in tops]
    return tuple(boxes)
