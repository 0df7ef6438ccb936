"""Where things lie on a block, its number always free: what it asks, ships, the mark of a wake that begins there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
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
_Price = tuple[int, int, int, int]
"""Middle, width and height."""


@dataclass(frozen=True, slots=True)
class Berths:
    """How a block is shared out, from its upper left corner: what it asks, the box of the ships, who lie at its foot,
    where a wake begins for which there is room, and the middle of the block's number."""

    price: _Price
    ships: Box = (0, 0, 0, 0)
    tag: _Place | None = None
    number: _Place = (20, 15)


@dataclass(frozen=True, slots=True)
class _Shape:
    """How blocks of one size are shared out: without ships, with one, with two, with a few; with one and the mark of a
    wake, where there is room for both; where ships passed alone, and with more than a few, if these are different."""

    alone: Berths
    one: Berths
    two: Berths
    few: Berths
    tagged: Berths | None = None
    passed: Berths | None = None
    framed: Berths | None = None
    crowd: Berths | None = None


_PLAQUE: _Price = (24, 59, 46, 54)
_OVER: _Place = (24, 17)
"""On a long block, what it asks right below its number, whatever lies in the channel."""

_SHAPES: Mapping[tuple[int, int], _Shape] = MappingProxyType(
    {
        (NARROW, TALL): _Shape(
            Berths(_PLAQUE, number=_OVER),
            Berths(_PLAQUE, (-10, 83, NARROW + 10, 146), number=_OVER),
            Berths(_PLAQUE, (-12, 86, NARROW + 12, 146), number=_OVER),
            Berths(_PLAQUE, (-9, 86, NARROW + 9, 148), number=_OVER),
            Berths(_PLAQUE, (-18, 98, 28, 144), (44, 138), number=_OVER),
        ),
        (NARROW, HIGH): _Shape(
            Berths((24, 53, 44, 48), number=(24, 15)),
            Berths((35, 40, 26, 28), (-14, 42, 26, HIGH + 2), number=(24, 14)),
            Berths((35, 40, 26, 28), (-10, 48, NARROW + 10, HIGH + 3), number=(24, 14)),
            Berths((45, 14, 22, 26), (-12, 29, NARROW + 12, HIGH + 3), number=(17, 14)),
            framed=Berths((24, 48, 26, 28), number=(24, 14)),
        ),
        (WIDE, LOW): _Shape(
            Berths((53, 31, 36, 46)),
            Berths((19, 41, 34, 29), (34, -2, WIDE + 4, LOW + 2), number=(19, 14)),
            Berths((19, 41, 34, 29), (38, -6, WIDE + 4, LOW + 4), number=(19, 14)),
            Berths((19, 41, 34, 29), (37, -6, WIDE + 14, LOW + 4), number=(19, 14)),
            framed=Berths((50, 34, 26, 28), number=(20, 13)),
        ),
        (WIDE, HIGH): _Shape(
            Berths((44, 53, 46, 48), number=(22, 16)),
            Berths((54, 20, 36, 36), (-6, 28, 50, HIGH + 3)),
            Berths((54, 20, 36, 36), (-6, 40, WIDE + 6, HIGH + 2)),
            Berths((54, 15, 32, 28), (-6, 31, WIDE + 6, HIGH + 2)),
            Berths((54, 20, 36, 36), (32, 39, WIDE, HIGH + 1), (16, 60)),
            Berths((19, 48, 34, 42)),
            framed=Berths((27, 52, 32, 34)),
        ),
        (WIDE, 2 * LOW): _Shape(
            Berths((36, 66, 50, 60), number=(22, 17)),
            Berths((53, 25, 38, 44), (1, 46, WIDE - 1, 2 * LOW + 2)),
            Berths((53, 25, 38, 44), (1, 44, WIDE - 1, 2 * LOW)),
            Berths((53, 24, 38, 40), (-5, 44, WIDE + 5, 2 * LOW)),
            Berths((53, 25, 38, 44), (30, 64, WIDE + 4, 2 * LOW), (17, 50)),
            Berths((19, 52, 34, 44)),
        ),
        (2 * NARROW, HIGH): _Shape(
            Berths((26, 53, 44, 48), number=(23, 15)),
            Berths((24, 53, 44, 48), (42, 10, 2 * NARROW + 6, HIGH - 4)),
            Berths((24, 53, 44, 48), (46, 0, 2 * NARROW + 8, HIGH)),
            Berths((22, 53, 42, 48), (43, 0, 2 * NARROW + 8, HIGH)),
            Berths((24, 53, 44, 48), (46, -6, 2 * NARROW, 44), (74, 60)),
        ),
        (2 * WIDE, LOW): _Shape(
            Berths((66, 29, 46, 52), number=(22, 17)),
            Berths((62, 29, 44, 50), (82, -6, 2 * WIDE, LOW + 4)),
            Berths((62, 29, 44, 50), (80, -8, 2 * WIDE, LOW + 6)),
            Berths((19, 41, 34, 29), (38, -6, 2 * WIDE + 2, LOW + 5), number=(19, 14)),
            Berths((19, 41, 34, 29), (38, -6, 106, LOW + 5), (126, 38), number=(19, 14)),
        ),
    }
)


def berths(
    block: int,
    ships: int,
    *,
    begins: bool = False,
    labelled: bool = False,
    passed: bool = False,
    framed: bool = False,
) -> Berths:
    """How a block besides home is shared out among so many ships, and the mark of a wake that `begins` there while a
    ship lies on it; where none lies, ships may have `passed`, or a choice may lead there (`framed`). On a long block
    that is `labelled` a seal hangs over its foot."""
    left, top, right, bottom = BLOCKS[block]
    shape, long = _SHAPES[right - left, bottom - top], bottom - top == TALL
    if begins and ships == 1 and shape.tagged is not None and not (long and labelled):
        return shape.tagged
    if ships >= _MANY:
        found = shape.few if ships < _CROWD or shape.crowd is None else shape.crowd
    else:
        bare = shape.framed if framed else shape.passed if passed else shape.alone
        found = (bare or shape.one, shape.one, shape.two)[ships]
    if not long or labelled or not ships:
        return found
    west, north, east, south = found.ships
    return replace(found, ships=(west, north, east, south + _DEEPER))


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
