"""Where everything stands: the heading, the armies' plates, the board as wide as the picture, and what its characters
mean.

Small things are measured in units of which the picture is always 880 wide, so that they read alike on every board.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.jiangshan.board import Cell, Ground

UNITS = 880
BROAD, SLIM = 1200, 880
"""Pixels: the width of the picture for a board up to ten rows high, and for a higher one."""
MARGIN, GAP, RIM = 8, 8, 29
HEADING, PLATE, OPEN = 78, 104, 138
"""Heights in units; a plate is `OPEN` high where somebody's reserve lies open."""
ROWS, DEEP = 3, 4
"""The rows of the legend, and how many it has where there is much to say."""
LEGEND = {ROWS: 98, DEEP: 126}
_SQUAT, _LARGEST, _HIGHEST = 10, 130, 1104
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels; `unit` and `cell`, the side of a cell, are pixels too. `rim` is
    the board's edge that carries the coordinates."""

    width: int
    height: int
    unit: float
    cell: int
    rim: int
    rows: int
    board: Box
    heading: Box
    plates: tuple[Box, ...]
    legend: Box

    def corner(self, at: Cell) -> tuple[int, int]:
        """The upper left corner of a cell; row 1 is the lowest."""
        return self.board[0] + at[0] * self.cell, self.board[1] + (self.rows - 1 - at[1]) * self.cell

    def middle(self, at: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.corner(at)
        return x + self.cell / 2, y + self.cell / 2

    def px(self, units: float) -> int:
        """Pixels of so many units."""
        return round(units * self.unit)


def layout(ground: Ground, sides: int, *, opened: bool = False, deep: bool = False) -> Layout:
    """The places for a board of that size and that many armies; `opened` if the plates show what is in reserve, `deep`
    if the legend needs more rows."""
    columns, rows = ground.columns, ground.height
    width = BROAD if rows <= _SQUAT else SLIM
    unit = width / UNITS
    margin, gap, rim = (round(each * unit) for each in (MARGIN, GAP, RIM))
    room = (width - 2 * margin - 2 * rim) // columns
    cell = min(room, round(_LARGEST * unit / (BROAD / UNITS)), max(_HIGHEST // rows, (SLIM - 2 * (MARGIN + RIM)) // 12))
    heading = (margin, margin, width - margin, margin + round(HEADING * unit))
    plates = _plates(width, heading[3] + gap, margin, gap, round((OPEN if opened else PLATE) * unit), sides)
    top, left = plates[-1][3] + gap + rim, (width - columns * cell) // 2
    board = (left, top, left + columns * cell, top + rows * cell)
    below = board[3] + rim + gap
    legend = (margin, below, width - margin, below + round(LEGEND[DEEP if deep else ROWS] * unit))
    return Layout(width, legend[3] + margin, unit, cell, rim, rows, board, heading, plates, legend)


def _plates(width: int, top: int, margin: int, gap: int, high: int, sides: int) -> tuple[Box, ...]:
    """Two beside each other."""
    wide = (width - 2 * margin - gap) // 2
    corners = ((margin + (n % 2) * (wide + gap), top + (n // 2) * (high + gap)) for n in range(sides))
    return tuple((x, y, x + wide, y + high) for x, y in corners)
