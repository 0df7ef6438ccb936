"""Where everything stands: the board from the left edge, coordinates below it and on both sides, the armies' plates in
a column on the right, two lines for signs at the foot. A map that is higher than wide is turned to lie down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from games.jiangshan.board import FACINGS, Cell, Ground
from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

RIM, LOW, SIDE = 34, 31, 20
"""Pixels of the strips with the coordinates: on the left, below, on the right."""
FOOT = 65
"""At least so high are the lines at the foot."""
COLUMN = 206
"""At least so wide is the column of plates."""
_BAR, _LEGEND = 40, 28
"""Pixels at the foot of the line for an army whose secrets the reader knows, at most, and of a line beside it."""
_GAP, _BESIDE, _UNDER, _LARGEST = 8, 3, 24, 120


@dataclass(frozen=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels; `cell` is the side of a cell. `turned`: row 1 lies on the left,
    column a on top; whatever faces north points to the right."""

    shown: Ground
    turned: bool
    cell: int
    board: Box
    plates: tuple[Box, ...]
    foot: Box

    def place(self, at: Cell) -> Cell:
        """The column and the row, from above, in which a cell is drawn."""
        return (at[1], at[0]) if self.turned else (at[0], self.shown.height - 1 - at[1])

    def corner(self, at: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        column, row = self.place(at)
        return self.board[0] + column * self.cell, self.board[1] + row * self.cell

    def middle(self, at: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.corner(at)
        return x + self.cell / 2, y + self.cell / 2

    def room(self, at: Cell) -> int:
        """The side of the largest square around the middle of a cell that lies on the board."""
        column, row = self.place(at)
        nearest = min(column, self.columns - 1 - column, row, self.rows - 1 - row)
        return self.cell * (2 * nearest + 1)

    def facing(self, facing: str) -> str:
        """Where what faces so on the map points on the sheet: "n" is up."""
        return FACINGS[(FACINGS.index(facing) + 1) % 4] if self.turned else facing

    def bar(self, armies: int) -> int:
        """Pixels of the line at the foot for each army whose secrets the reader knows."""
        high = HEIGHT - self.foot[1] - (_LEGEND if armies < 2 else 0)
        return min(_BAR, high // max(1, armies))

    @cached_property
    def columns(self) -> int:
        """Columns of the board as it is drawn."""
        return self.shown.columns

    @cached_property
    def rows(self) -> int:
        """Rows of the board as it is drawn."""
        return self.shown.height


def layout(ground: Ground, sides: int) -> Layout:
    """The places for a board of that size and that many armies."""
    turned = ground.height > ground.columns
    shown = _turned(ground) if turned else ground
    wide, high = WIDTH - RIM - SIDE - COLUMN, HEIGHT - HEADING - LOW
    cell = min(_LARGEST, wide // shown.columns, (high - FOOT) // shown.height)
    board = (RIM, HEADING, RIM + shown.columns * cell, HEADING + shown.height * cell)
    return Layout(
        shown, turned, cell, board, _plates(board[2] + SIDE, sides), (0, board[3] + LOW, board[2] + SIDE, HEIGHT)
    )


def _turned(ground: Ground) -> Ground:
    """The ground as it lies: rows from below are columns from the right."""
    columns = range(ground.columns)
    return Ground(tuple("".join(row[column] for row in ground.rows) for column in reversed(columns)))


def _plates(left: int, sides: int) -> tuple[Box, ...]:
    """Below each other; under them is room for the end of a line at the foot."""
    room = (HEIGHT - HEADING - _GAP - _UNDER) // sides
    tops = (HEADING + _GAP + seat * room for seat in range(sides))
    return tuple((left + _BESIDE, top, WIDTH - 5, top + room - _GAP) for top in tops)
