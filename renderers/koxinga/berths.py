"""Where things lie on a block, its number always free: what it asks, ships, the mark of a wake that begins there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from renderers.koxinga.layout import BLOCKS, HIGH, LOW, NARROW, TALL, WIDE
from renderers.sheet import HEIGHT, Box
from renderers.sheet import WIDTH as SHEET

BEHIND = 0.74
"""How much of a ship is to be seen above the one before it: its sail."""
SAILING = 44
"""Pixels of a ship under which its sail alone is shown, as large as the whole ship would be."""
_HOME = (4, 70, -4, -2)
"""The ships at home, from the edges of the block."""
_SEAL = 10
"""How much less deep ships lie on a long block with a seal."""

_FEW = 4
"""So many ships have room within the smallest blocks; more hang over their edges."""

_Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Berths:
    """How a block is shared out, from its upper left corner: the middles of its number and of what it asks, the box of
    the ships, who lie at its foot, and where a wake begins for which there is room."""

    number: _Place
    asks: _Place
    ships: Box
    tag: _Place | None = None


@dataclass(frozen=True, slots=True)
class _Shape:
    """How blocks of one form are shared out: number and demand, always in the same places; the boxes of one ship and of
    some, whose middles are far from every other block, and of more than `_FEW` where those are too small; of one with
    the mark of a wake, and of one that has others `close`."""

    number: _Place
    asks: _Place
    one: Box
    some: Box
    tagged: tuple[Box, _Place] | None = None
    more: Box | None = None
    close: Box | None = None


_SHAPES: Mapping[tuple[int, int], _Shape] = MappingProxyType(
    {
        (NARROW, TALL): _Shape(
            (24, 16),
            (24, 46),
            (-27, 65, NARROW + 27, 168),
            (-4, 66, NARROW + 4, 168),
            ((-12, 104, NARROW + 12, 168), (24, 84)),
            close=(-12, 92, NARROW + 12, 168),
        ),
        (NARROW, HIGH): _Shape(
            (24, 11), (24, 34), (2, 42, NARROW - 2, HIGH), (-2, 42, NARROW + 2, HIGH), more=(-9, 42, NARROW + 9, HIGH)
        ),
        (WIDE, LOW): _Shape(
            (19, 14), (19, 38), (28, 0, WIDE + 4, LOW), (30, 0, WIDE + 4, LOW), more=(32, -7, WIDE + 4, LOW + 7)
        ),
        (WIDE, HIGH): _Shape(
            (20, 15),
            (54, 17),
            (-2, 33, WIDE + 2, HIGH + 4),
            (-2, 34, WIDE + 2, HIGH + 2),
            ((36, 40, WIDE + 2, HIGH), (16, 66)),
        ),
        (WIDE, 2 * LOW): _Shape(
            (19, 15),
            (19, 41),
            (14, 48, WIDE + 2, 2 * LOW + 2),
            (0, 48, WIDE, 2 * LOW),
            ((30, 56, WIDE + 4, 2 * LOW), (17, 82)),
        ),
        (2 * NARROW, HIGH): _Shape(
            (20, 15),
            (20, 42),
            (34, 20, 2 * NARROW + 2, HIGH),
            (38, 0, 2 * NARROW + 2, HIGH),
            ((38, 28, 2 * NARROW, HIGH), (18, 70)),
        ),
        (2 * WIDE, LOW): _Shape(
            (20, 14),
            (20, 38),
            (48, -3, 2 * WIDE - 38, LOW + 3),
            (38, 0, 2 * WIDE - 34, LOW),
            ((80, -3, 2 * WIDE, LOW + 3), (58, 26)),
        ),
    }
)
_MIRRORED = (6, 7, 40, 51)
"""Blocks whose ships have room on the other side."""
_WESTWARDS = (*_MIRRORED, 8, 9)
"""Blocks with nothing beside them in the east over which a sign could hang."""
_INSIDE, _OUTSIDE, _APART = 18, 12, 30
"""How far the middle of a sign is within a block's edge or beyond it, and how far two are apart."""


def berths(block: int, ships: int, *, begins: bool = False, labelled: bool = False, beside: bool = False) -> Berths:
    """How a block besides home is shared out among so many ships, and the mark of a wake that `begins` there while a
    ship lies on it. On a long block that is `labelled` a seal hangs over its foot; ships `beside` it need room too."""
    left, top, right, bottom = BLOCKS[block]
    shape = _SHAPES[right - left, bottom - top]
    several = shape.more if ships > _FEW and shape.more is not None else shape.some
    box, tag = shape.one if ships < 2 else several, None
    if ships == 1 and begins and shape.tagged is not None:
        box, tag = shape.tagged
    elif ships == 1 and beside and shape.close is not None:
        box = shape.close
    if labelled and bottom - top == TALL:
        box = (*box[:3], box[3] - _SEAL)
    found = Berths(shape.number, shape.asks, box, tag)
    return _mirrored(found, right - left) if block in _MIRRORED else found


def _mirrored(found: Berths, wide: int) -> Berths:
    west, north, east, south = found.ships
    number, asks = (wide - found.number[0], found.number[1]), (wide - found.asks[0], found.asks[1])
    tag = None if found.tag is None else (wide - found.tag[0], found.tag[1])
    return Berths(number, asks, (wide - east, north, wide - west, south), tag)


def moorings(block: int, ships: int, *, begins: bool = False, labelled: bool = False, beside: bool = False) -> Box:
    """Where so many ships lie on a block, on the sheet and wholly so."""
    left, top, right, bottom = BLOCKS[block]
    if block == 0:
        return left + _HOME[0], top + _HOME[1], right + _HOME[2], bottom + _HOME[3]
    box = berths(block, ships, begins=begins, labelled=labelled, beside=beside).ships
    west, north, east, south = box
    aside = max(0, -left - west) - max(0, left + east - SHEET)
    return left + west + aside, top + north, left + east + aside, min(top + south, HEIGHT)


def signpost(block: int, *, ships: bool, second: bool) -> _Place:
    """Where on the sheet a number tells that a choice leads to a block: at its foot, over its edge if ships lie there;
    a second one beside it, or above."""
    left, top, right, bottom = BLOCKS[block]
    over = ships and right - left < 2 * WIDE
    above = second and (over or (right - left, bottom - top) == (WIDE, LOW))
    shift = _OUTSIDE if over else -_INSIDE - _APART * (second and not above)
    return left - shift if block in _WESTWARDS else right + shift, bottom - 16 - _APART * above


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
