"""Cells, their names, their neighbours and their terrain (CardGO 3.1, 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from string import ascii_uppercase
from typing import Any

CODES = "0123456789abcde"
"""One character a terrain (CardGO 15)."""


class Terrain(IntEnum):
    """CardGO 9."""

    NONE = 0
    SOIL = 1
    GRASSLAND = 2
    WASTELAND = 3
    WATER = 4
    STONE = 5
    PIT = 6
    SWAMP = 7
    HIGHLAND = 8
    SHRUB = 9
    ICE = 10
    TALL_GRASS = 11
    TREE = 12
    FLOWER = 13
    FIRE = 14


BLOCKED = frozenset({Terrain.STONE, Terrain.TREE})
"""Where no card may be placed."""

BONUS = {Terrain.SHRUB: 1, Terrain.FLOWER: 1, Terrain.ICE: -1}
"""CardGO 7.1: what the terrain adds to the count of the piece on it."""

WORTH: dict[Terrain, Callable[[int], int]] = {
    Terrain.SWAMP: lambda value: value - 1,
    Terrain.HIGHLAND: lambda value: value + 1,
    Terrain.FLOWER: lambda value: value + 1,
    Terrain.FIRE: lambda value: value // 2,
}
"""CardGO 9: the effective value of a printed one, before the minimum of 1."""

HIGHEST_VALUE = 10

Cells = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """A board without its pieces. Cells are row-major indexes; the tables follow from size and codes."""

    columns: int
    rows: int
    codes: str
    terrain: tuple[Terrain, ...] = field(compare=False, repr=False)
    four: tuple[Cells, ...] = field(compare=False, repr=False)
    eight: tuple[Cells, ...] = field(compare=False, repr=False)
    links: tuple[Cells, ...] = field(compare=False, repr=False)
    placeable: Cells = field(compare=False, repr=False)
    trees: tuple[bool, ...] = field(compare=False, repr=False)
    worth: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    """For each cell the effective value by printed value."""
    bonus: tuple[int, ...] = field(compare=False, repr=False)
    hides: bool = field(compare=False, repr=False)
    """Whether cards may lie face down on it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return ground, (self.columns, self.rows, self.codes)


@lru_cache(maxsize=256)
def ground(columns: int, rows: int, codes: str) -> Ground:
    """The ground of `columns` × `rows` cells with one terrain code a cell, row by row."""
    assert len(codes) == columns * rows, (columns, rows, codes)
    terrain = tuple(Terrain(CODES.index(code)) for code in codes)
    four, eight = neighbours(columns, rows)
    return Ground(
        columns,
        rows,
        codes,
        terrain,
        four,
        eight,
        links=tuple(
            tuple(other for other in four[cell] if _linked(terrain[cell], terrain[other])) for cell in range(len(codes))
        ),
        placeable=tuple(cell for cell, kind in enumerate(terrain) if kind not in BLOCKED),
        trees=tuple(kind is Terrain.TREE for kind in terrain),
        worth=tuple(map(_worths, terrain)),
        bonus=tuple(BONUS.get(kind, 0) for kind in terrain),
        hides=Terrain.TALL_GRASS in terrain,
    )


@lru_cache(maxsize=256)
def neighbours(columns: int, rows: int) -> tuple[tuple[Cells, ...], tuple[Cells, ...]]:
    """The four and the eight neighbours of every cell, row-major."""
    steps = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    straight = [(down, right) for down, right in steps if not (down and right)]
    cells = range(columns * rows)
    return (
        tuple(_around(columns, rows, cell, straight) for cell in cells),
        tuple(_around(columns, rows, cell, steps) for cell in cells),
    )


def name(columns: int, cell: int) -> str:
    """`D5` for the cell in the fourth column and fifth row."""
    return f"{ascii_uppercase[cell % columns]}{cell // columns + 1}"


def cell(columns: int, rows: int, written: str) -> int | None:
    """The cell with that name, None if it is not on the board."""
    column, row = ascii_uppercase.find(written[:1].upper()), written[1:]
    if not 0 <= column < columns or not row.isdecimal() or not row.isascii() or row.startswith("0") or int(row) > rows:
        return None
    return (int(row) - 1) * columns + column


def names(columns: int, cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(name(columns, cell) for cell in cells)


def _around(columns: int, rows: int, cell: int, steps: Iterable[tuple[int, int]]) -> Cells:
    row, column = divmod(cell, columns)
    return tuple(
        (row + down) * columns + column + right
        for down, right in steps
        if 0 <= row + down < rows and 0 <= column + right < columns
    )


def _linked(one: Terrain, other: Terrain) -> bool:
    """CardGO 3.1: neither is stone, and both or neither are water."""
    return Terrain.STONE not in (one, other) and (one is Terrain.WATER) == (other is Terrain.WATER)


def _worths(kind: Terrain) -> tuple[int, ...]:
    change = WORTH.get(kind, int)
    return tuple(max(1, change(value)) for value in range(HIGHEST_VALUE + 1))
