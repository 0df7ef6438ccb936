"""Where things lie on a block, its number always free: what it asks, ships, the mark of a wake that begins there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from renderers.koxinga.layout import BLOCKS, HIGH, LOW, NARROW, TALL, WIDE
from renderers.sheet import WIDTH as SHEET
from renderers.sheet import Box

BEHIND = 0.74
"""How much of a ship is to be seen above the one before it: its sail."""
SAILING = 44
"""Pixels of a ship under which its sail alone is shown, as large as the whole ship would be."""
_HOME = (4, 70, -4, -2)
"""The ships at home, from the edges of the block."""
_DEEPER = 10
"""How much further down ships may lie on a long block without a seal."""
_MANY, _CROWD = 3, 5
"""Ships from which on they lie more closely, and as closely as can be."""

_Place = tuple[int, int]
_Price = tuple[int, int, int]
"""Middle and side."""


@dataclass(frozen=True, slots=True)
class Berths:
    """How a block is shared out, from its upper left corner: the middle and the side of what it asks, the box of the
    ships, who lie at its foot, and where a wake begins for which there is room."""

    price: _Price
    ships: Box = (0, 0, 0, 0)
    tag: _Place | None = None


@dataclass(frozen=True, slots=True)
class _Shape:
    """How blocks of one size are shared out: without ships, with one, with two, with a few; with one and the mark of a
    wake, where there is room for both; and with more than a few, if that is different."""

    alone: Berths
    one: Berths
    two: Berths
    few: Berths
    tagged: Berths | None = None
    crowd: Berths | None = None


_SHAPES: Mapping[tuple[int, int], _Shape] = MappingProxyType(
    {
        (NARROW, TALL): _Shape(
            Berths((24, 50, 46)),
            Berths((24, 50, 46), (-10, 70, NARROW + 10, 142)),
            Berths((24, 46, 44), (-14, 64, NARROW + 14, 146)),
            Berths((24, 50, 46), (-11, 74, NARROW + 11, 144)),
            Berths((24, 50, 46), (-5, 70, NARROW + 5, 128), (24, 141)),
        ),
        (NARROW, HIGH): _Shape(
            Berths((24, 52, 46)),
            Berths((31, 40, 34), (-12, 40, 26, HIGH + 1)),
            Berths((34, 32, 34), (-9, 46, NARROW + 9, HIGH + 1)),
            Berths((34, 30, 34), (-18, 31, NARROW + 18, HIGH + 1)),
        ),
        (WIDE, LOW): _Shape(
            Berths((50, 33, 42)),
            Berths((19, 40, 34), (33, -2, WIDE + 3, LOW + 2)),
            Berths((19, 40, 34), (38, -6, WIDE + 4, LOW + 4)),
            Berths((18, 40, 34), (36, 0, WIDE + 12, LOW + 2)),
            crowd=Berths((16, 40, 34), (14, -2, WIDE + 14, LOW + 2)),
        ),
        (WIDE, HIGH): _Shape(
            Berths((44, 50, 46)),
            Berths((53, 21, 38), (-6, 25, 50, HIGH + 1)),
            Berths((53, 21, 38), (-4, 40, WIDE + 4, HIGH + 1)),
            Berths((53, 20, 38), (-6, 28, WIDE + 6, HIGH + 2)),
            Berths((53, 20, 38), (32, 40, WIDE, HIGH + 1), (17, 61)),
        ),
        (WIDE, 2 * LOW): _Shape(
            Berths((36, 62, 46)),
            Berths((50, 26, 42), (1, 42, WIDE - 1, 2 * LOW)),
            Berths((50, 26, 42), (1, 40, WIDE - 1, 2 * LOW)),
            Berths((50, 24, 42), (-5, 40, WIDE + 5, 2 * LOW)),
            Berths((53, 24, 38), (30, 66, WIDE + 4, 2 * LOW), (17, 48)),
        ),
        (2 * NARROW, HIGH): _Shape(
            Berths((30, 52, 46)),
            Berths((24, 54, 44), (38, 4, 2 * NARROW + 4, HIGH - 4)),
            Berths((24, 54, 44), (44, 0, 2 * NARROW + 6, HIGH)),
            Berths((22, 54, 44), (40, 0, 2 * NARROW + 8, HIGH)),
            Berths((24, 54, 44), (46, -4, 2 * NARROW, 46), (74, 60)),
        ),
        (2 * WIDE, LOW): _Shape(
            Berths((72, 28, 46)),
            Berths((48, 30, 42), (66, -6, 2 * WIDE - 4, LOW + 6)),
            Berths((50, 30, 42), (72, -6, 2 * WIDE, LOW + 4)),
            Berths((20, 40, 34), (38, -6, 2 * WIDE + 2, LOW + 5)),
            Berths((20, 40, 34), (38, -6, 106, LOW + 6), (126, 38)),
        ),
    }
)


def berths(block: int, ships: int, *, begins: bool = False, labelled: bool = False) -> Berths:
    """How a block besides home is shared out among so many ships, and the mark of a wake that `begins` there while a
    ship lies on it. On a long block that is `labelled` a seal hangs over its foot."""
    left, top, right, bottom = BLOCKS[block]
    shape, long = _SHAPES[right - left, bottom - top], bottom - top == TALL
    if begins and ships == 1 and shape.tagged is not None and not (long and labelled):
        return shape.tagged
    if ships >= _MANY:
        found = shape.few if ships < _CROWD or shape.crowd is None else shape.crowd
    else:
        found = (shape.alone, shape.one, shape.two)[ships]
    if not long or labelled or not ships:
        return found
    west, north, east, south = found.ships
    return Berths(found.price, (west, north, east, south + _DEEPER))


def moorings(block: int, ships: int, *, begins: bool = False, labelled: bool = False) -> Box:
    """Where so many ships lie on a block, on the sheet and wholly so."""
    left, top, right, bottom = BLOCKS[block]
    if block == 0:
        return left + _HOME[0], top + _HOME[1], right + _HOME[2], bottom + _HOME[3]
    west, north, east, south = berths(block, ships, begins=begins, labelled=labelled).ships
    aside = max(0, -left - west) - max(0, left + east - SHEET)
    return left + west + aside, top + north, left + east + aside, top + south


def packed(box: Box, count: int) -> tuple[int, tuple[tuple[float, float], ...]]:
    """The largest squares of which `count` fit into the box, at its foot, and their middles, the rear row first. A row
    of ships hides the hulls of the one behind it, never a sail; ships under `SAILING` pixels are sails alone and hide
    nothing."""
    side, middles = _rows(box, count, BEHIND)
    return (side, middles) if side >= SAILING else _rows(box, count, 1.0)


def _rows(box: Box, count: int, pitch: float) -> tuple[int, tuple[tuple[float, float], ...]]:
    """Squares in rows that are `pitch` of a square apart."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    side, columns = max(
        (min(wide // columns, int(high / (1 + pitch * (-(-count // columns) - 1)))), columns)
        for columns in range(1, count + 1)
    )
    rows = -(-count // columns)
    middles = []
    for index in range(count):
        row, column = divmod(index, columns)
        across = min(columns, count - row * columns)
        x = (left + right) / 2 + (column - (across - 1) / 2) * side
        middles.append((x, bottom - side / 2 - (rows - 1 - row) * side * pitch))
    return side, tuple(middles)
