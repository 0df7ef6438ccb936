"""Cells, directions and paths (Jiangshan 1.3, 2.2)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

Cell = tuple[int, int]
"""(column, row) from 0: a1 is (0, 0). Columns run west to east, rows south to north."""
FILES = "abcdefghijkl"
FACINGS = "nesw"
EDGES: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west."""
DIAGONALS: tuple[Cell, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))
AROUND = (*EDGES, *DIAGONALS)
KNIGHT: tuple[Cell, ...] = tuple((x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y))
PLAIN, MOUNTAIN, WATER, FOREST = ".^~*"
_NAME = re.compile(r"([a-lA-L])(1[0-8]|[1-9])")


def name(cell: Cell) -> str:
    """A cell as it is written: `c4`."""
    return f"{FILES[cell[0]]}{cell[1] + 1}"


def cell(text: str) -> Cell | None:
    """The cell that is written so, in either case; None if it is none of the largest board."""
    match = _NAME.fullmatch(text)
    return (FILES.index(match[1].lower()), int(match[2]) - 1) if match else None


def order(at: Cell) -> Cell:
    """Lower row first, then lower column: the rules' tie-break."""
    return at[1], at[0]


def distance(a: Cell, b: Cell) -> int:
    """How far apart two cells are, in steps that may be diagonal."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def turned(offset: Cell, facing: str) -> Cell:
    """A board offset for `offset` = (forward, right) of a unit that faces `facing` (Jiangshan 2.3)."""
    f, r = offset
    return {"n": (r, f), "e": (f, -r), "s": (-r, -f), "w": (-f, r)}[facing]


def plus(at: Cell, offset: Cell) -> Cell:
    """The cell at an offset, which may be off the board."""
    return at[0] + offset[0], at[1] + offset[1]


@lru_cache(maxsize=256)
def mids(offset: Cell) -> tuple[tuple[Cell, ...], ...]:
    """The ways to an offset, each as the cells in between: one of the ways must be clear (Jiangshan 2.2)."""
    x, y = offset
    far = max(abs(x), abs(y))
    if far <= 1:
        return ((),)
    if abs(x) in (0, 2) and abs(y) in (0, 2):
        return (((x // 2, y // 2),),)
    straight = (x // 2, 0) if abs(x) == 2 else (0, y // 2)
    return ((straight,), ((x // abs(x), y // abs(y)),))


@lru_cache(maxsize=12 * 18 * 4)
def _beside(columns: int, height: int, at: Cell, steps: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The cells of the board one step away."""
    around = (plus(at, step) for step in steps)
    return tuple((x, y) for x, y in around if 0 <= x < columns and 0 <= y < height)


@dataclass(frozen=True, slots=True)
class Ground:
    """Terrain of a board, a string a row from row 1 upwards."""

    rows: tuple[str, ...]

    @property
    def columns(self) -> int:
        """How many there are."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    def holds(self, at: Cell) -> bool:
        """Whether a cell is on the board."""
        rows = self.rows
        return 0 <= at[1] < len(rows) and 0 <= at[0] < len(rows[0])

    def terrain(self, at: Cell) -> str:
        """The cell's terrain; off the board counts as mountain."""
        x, y = at
        rows = self.rows
        return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else MOUNTAIN

    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple((x, y) for y in range(self.height) for x in range(self.columns))

    def gates(self, at: Cell) -> tuple[Cell, ...]:
        """The edge neighbours on the board: north, east, south, west."""
        return _beside(len(self.rows[0]), len(self.rows), at, EDGES)

    def beside(self, at: Cell, steps: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """The cells on the board that are so many steps away."""
        return _beside(len(self.rows[0]), len(self.rows), at, steps)

    def near(self, at: Cell) -> tuple[Cell, ...]:
        """The neighbours on the board, those over an edge first."""
        return _beside(len(self.rows[0]), len(self.rows), at, AROUND)

    def changed(self, at: Cell, terrain: str) -> Ground:
        """The ground with another terrain on one cell."""
        row = self.rows[at[1]]
        row = row[: at[0]] + terrain + row[at[0] + 1 :]
        return Ground((*self.rows[: at[1]], row, *self.rows[at[1] + 1 :]))
