"""Where things stand in the picture: status above, map and villages in the middle, hands or the final count below."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao import tiles
from games.cacao.state import Phase, Table
from games.cacao.tiles import Cell

Box = tuple[int, int, int, int]
"""(left, top, right, bottom)"""

WIDTH = 1280
EDGE, GAP = 20, 12
STATUS = 112
VILLAGE_WIDTH, VILLAGE_HEIGHT = 304, 208
GUTTER, RIM = 58, 14
"""Room for the coordinates left of and above the cells; the map's rim on the other two sides."""
_BESIDE_HEIGHT, _BELOW_HEIGHT = 930, 800
"""The most a map may take with the villages beside it, and with the villages above it."""
LARGEST = 128
FEWEST = 5
"""Rows and columns that are shown at least."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The cells that are shown: the first one and how many."""

    row: int
    column: int
    rows: int
    columns: int


def frame(table: Table) -> Frame:
    """Everything laid, and, while the game runs, every cell where a worker tile may go."""
    cells = [*table.jungle, *table.workers]
    if table.phase is not Phase.OVER:
        cells += tiles.open_cells(table.jungle, table.workers)
    rows, columns = _span([row for row, _ in cells]), _span([column for _, column in cells])
    return Frame(rows[0], columns[0], rows[1], columns[1])


def _span(numbers: list[int]) -> tuple[int, int]:
    low, count = min(numbers), max(numbers) - min(numbers) + 1
    return (low, count) if count >= FEWEST else (low - (FEWEST - count) // 2, FEWEST)


@dataclass(frozen=True, slots=True)
class Layout:
    """`map` holds the cells with their coordinates, `villages` one box a seat, `strips` what lies below."""

    height: int
    frame: Frame
    cell: int
    status: Box
    map: Box
    villages: tuple[Box, ...]
    strips: tuple[Box, ...]

    def corner(self, at: Cell) -> tuple[int, int]:
        """The top left pixel of a cell."""
        across = GUTTER + RIM + self.frame.columns * self.cell
        down = GUTTER + RIM + self.frame.rows * self.cell
        left = self.map[0] + (self.map[2] - self.map[0] - across) // 2 + GUTTER
        top = self.map[1] + (self.map[3] - self.map[1] - down) // 2 + GUTTER
        return left + (at[1] - self.frame.column) * self.cell, top + (at[0] - self.frame.row) * self.cell


def layout(shown: Frame, seats: int, strips: tuple[int, ...]) -> Layout:
    """The arrangement with the larger cells; `strips` are the heights of what lies below."""
    top = EDGE + STATUS + GAP
    beside = _cell(shown, WIDTH - 2 * EDGE - VILLAGE_WIDTH - GAP, _BESIDE_HEIGHT)
    below = _cell(shown, WIDTH - 2 * EDGE, _BELOW_HEIGHT)
    if below > beside * 1.06:
        cell, villages = below, _row(seats, top)
        start = top + VILLAGE_HEIGHT + GAP
        space = (EDGE, start, WIDTH - EDGE, start + GUTTER + RIM + shown.rows * cell)
    else:
        cell, villages = beside, _column(seats, top)
        high = max(GUTTER + RIM + shown.rows * cell, villages[-1][3] - top)
        space = (EDGE, top, WIDTH - EDGE - VILLAGE_WIDTH - GAP, top + high)
    bottom, boxes = space[3], []
    for high in strips:
        boxes.append((EDGE, bottom + GAP, WIDTH - EDGE, bottom + GAP + high))
        bottom += GAP + high
    status = (EDGE, EDGE, WIDTH - EDGE, EDGE + STATUS)
    return Layout(bottom + EDGE, shown, cell, status, space, villages, tuple(boxes))


def _cell(shown: Frame, width: int, height: int) -> int:
    return min((width - GUTTER - RIM) // shown.columns, (height - GUTTER - RIM) // shown.rows, LARGEST)


def _column(seats: int, top: int) -> tuple[Box, ...]:
    left, step = WIDTH - EDGE - VILLAGE_WIDTH, VILLAGE_HEIGHT + GAP
    return tuple((left, top + n * step, WIDTH - EDGE, top + n * step + VILLAGE_HEIGHT) for n in range(seats))


def _row(seats: int, top: int) -> tuple[Box, ...]:
    wide = (WIDTH - 2 * EDGE - (seats - 1) * GAP) // seats
    return tuple((EDGE + n * (wide + GAP), top, EDGE + n * (wide + GAP) + wide, top + VILLAGE_HEIGHT) for n in range(seats))
