"""Where everything stands: a wide board carries the armies' plates above it, a tall one beside it."""

from __future__ import annotations

from dataclasses import dataclass

from games.jiangshan.board import Cell, Ground

WIDTH, MARGIN, GAP = 1280, 20, 14
HEAD, PLATE = 74, 118
LEGEND = 64


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels. `rim` is the board's edge that carries the coordinates."""

    width: int
    height: int
    cell: int
    rim: int
    rows: int
    board: tuple[int, int, int, int]
    head: tuple[int, int, int, int]
    plates: tuple[tuple[int, int, int, int], ...]
    legend: tuple[int, int, int, int]

    def corner(self, at: Cell) -> tuple[int, int]:
        """The upper left corner of a cell; row 1 is the lowest."""
        return self.board[0] + at[0] * self.cell, self.board[1] + (self.rows - 1 - at[1]) * self.cell

    def middle(self, at: Cell) -> tuple[float, float]:
        x, y = self.corner(at)
        return x + self.cell / 2, y + self.cell / 2


def layout(ground: Ground, sides: int) -> Layout:
    """The places for a board of that size and that many armies."""
    columns, rows = ground.columns, ground.height
    return _tall(columns, rows, sides) if rows > columns else _wide(columns, rows, sides)


def _wide(columns: int, rows: int, sides: int) -> Layout:
    rim = 40
    cell = min(150, (WIDTH - 2 * MARGIN - 2 * rim) // columns)
    top = MARGIN + HEAD + GAP
    ranks = (sides + 1) // 2
    plate = (WIDTH - 2 * MARGIN - GAP) // 2
    plates = tuple(_box(MARGIN + (n % 2) * (plate + GAP), top + (n // 2) * (PLATE + GAP), plate, PLATE) for n in range(sides))
    first = top + ranks * (PLATE + GAP) + rim
    left = (WIDTH - columns * cell) // 2
    board = _box(left, first, columns * cell, rows * cell)
    foot = board[3] + rim + GAP
    legend = (MARGIN, foot, WIDTH - MARGIN, foot + LEGEND)
    return Layout(
        WIDTH, foot + LEGEND + MARGIN, cell, rim, rows, board, (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD), plates, legend
    )


def _tall(columns: int, rows: int, sides: int) -> Layout:
    rim, cell = 34, 66
    left, top = MARGIN + rim, MARGIN + rim
    board = _box(left, top, columns * cell, rows * cell)
    bottom = board[3] + rim
    beside = board[2] + rim + GAP
    wide = WIDTH - MARGIN - beside
    head = _box(beside, MARGIN, wide, 96)
    each = 180
    plates = tuple(_box(beside, head[3] + GAP + n * (each + GAP), wide, each) for n in range(sides))
    legend = (beside, plates[-1][3] + GAP, WIDTH - MARGIN, bottom)
    return Layout(WIDTH, bottom + MARGIN, cell, rim, rows, board, head, plates, legend)


def _box(left: int, top: int, wide: int, high: int) -> tuple[int, int, int, int]:
    return left, top, left + wide, top + high
