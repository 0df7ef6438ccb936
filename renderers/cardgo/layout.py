"""Where things stand on the sheet, for any size of board: the board to the left edge, the column beside it."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

GUTTER, LINTEL, RIM = 46, 34, 12
"""Room for the names of rows, and of columns above and below; the board's rim where there are no names."""
_FAR = 13
"""With so many columns the rows are named on both sides: no eye follows a line so far."""
COLUMN = 350
"""Pixels of the column at least."""
LARGEST_CELL = 128
GAP = 8
"""Around the column, and between its parts."""
MARGIN = 12
"""Wood around the cells, where the board does not fill its place."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels, `cell` is the side of a cell. `board` is the wood with its rim,
    `column` what stands beside it."""

    cell: int
    columns: int
    rows: int
    board: Box
    column: Box

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The top left pixel of a cell."""
        left, top, right, bottom = self.board
        x = (left + GUTTER + right - rim(self.columns) - self.columns * self.cell) // 2
        y = (top + bottom - self.rows * self.cell) // 2
        return x + column * self.cell, y + row * self.cell

    def spot(self, place: int) -> tuple[int, int]:
        """The same of a cell by its number."""
        row, column = divmod(place, self.columns)
        return self.corner(column, row)

    def middle(self, place: int) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.spot(place)
        return x + self.cell / 2, y + self.cell / 2

    @property
    def wood(self) -> Box:
        """The board within its rim, on which coordinates stand: close around the cells, or to where the rim begins."""
        left, top, right, bottom = self.board
        (x, y), (far, low) = self.corner(0, 0), self.corner(self.columns, self.rows)
        return (
            max(left + GUTTER, x - MARGIN),
            max(top + LINTEL, y - MARGIN),
            min(right - rim(self.columns), far + MARGIN) if self.columns >= _FAR or right - far > 3 * RIM else right,
            min(bottom - LINTEL, low + MARGIN),
        )


def rim(columns: int) -> int:
    """Pixels between the last column and the board's right edge, at least."""
    return GUTTER if columns >= _FAR else RIM


def side(columns: int, rows: int) -> int:
    """The side of a cell on a board of that size."""
    wide, high = WIDTH - COLUMN - GUTTER - rim(columns), HEIGHT - HEADING - 2 * LINTEL
    return min(wide // columns, high // rows, LARGEST_CELL)


def layout(columns: int, rows: int) -> Layout:
    """The sheet for a board of that size."""
    cell = side(columns, rows)
    end = min(WIDTH - COLUMN, max(GUTTER + rim(columns) + columns * cell, HEIGHT - HEADING))
    column = (end + GAP, HEADING + GAP, WIDTH - GAP, HEIGHT - GAP)
    return Layout(cell, columns, rows, (0, HEADING, end, HEIGHT), column)
