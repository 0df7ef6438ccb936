"""Where things stand: the ring of 71 blocks (Koxinga 2.3) and, in its middle, panels and the business in hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
