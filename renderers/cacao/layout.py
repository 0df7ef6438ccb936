"""Where things stand in the picture: the heading above, map and villages in the middle, hands or the final count
below."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.state import Phase, Table

Box = tuple[int, int, int, int]
"""(left, top, right, bottom)"""

WIDTH = 1280
EDGE, GAP = 20, 12
HEADING = 112
VILLAGE_WIDTH, VILLAGE_HEIGHT, VILLAGE_HIGHEST = 304, 208, 240
BROAD, FLAT = 560, 122
"""A village of at least that width is set in two halves, and is that high."""
GUTTER, RIM = 58, 14
"""Room for the coordinates left of and above the cells; the map's rim on the other two sides."""
_BESIDE_HEIGHT, _BELOW_HEIGHT, _FLAT_HEIGHT = 930, 800, 880
"""The most a map may take with the villages beside it, above it, and above it in two halves."""
LARGEST = 168
FEWEST = 4
"""Rows and columns that are shown at least."""
_STEPS = ((96, 12), (64, 8), (0, 4))
"""From which size on cells grow by how much."""
LEGEND, LEGEND_COLUMN = 82, 346
"""The legend's height as a strip below the map, and below the villages."""


@dataclass(frozen=True, slots=True)
class Region:
    """The cells that are shown: the first one and how many."""

    row: int
    column: int
    rows: int
    columns: int


def region(table: Table) -> Region:
    """Everything laid, and, while the game runs, every cell where a worker tile may go."""
    cells = [*table.jungle, *table.workers]
    if table.phase is not Phase.OVER:
        cells += board.open_cells(table.jungle, table.workers)
    rows, columns = _span([row for row, _ in cells]), _span([column for _, column in cells])
    return Region(rows[0], columns[0], rows[1], columns[1])


def _span(numbers: list[int]) -> tuple[int, int]:
    low, count = min(numbers), max(numbers) - min(numbers) + 1
    return (low, count) if count >= FEWEST else (low - (FEWEST - count) // 2, FEWEST)


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels. `map` holds the cells with their coordinates, `villages` one box
    a seat, `strips` what lies below."""

    height: int
    region: Region
    cell: int
    heading: Box
    map: Box
    villages: tuple[Box, ...]
    legend: Box | None
    strips: tuple[Box, ...]

    def corner(self, at: Cell) -> tuple[int, int]:
        """The top left pixel of a cell."""
        across = GUTTER + RIM + self.region.columns * self.cell
        down = GUTTER + RIM + self.region.rows * self.cell
        left = self.map[0] + (self.map[2] - self.map[0] - across) // 2 + GUTTER
        top = self.map[1] + (self.map[3] - self.map[1] - down) // 2 + GUTTER
        return left + (at[1] - self.region.column) * self.cell, top + (at[0] - self.region.row) * self.cell


def layout(shown: Region, seats: int, strips: tuple[int, ...], *, legend: bool) -> Layout:
    """The arrangement with the larger cells; `seats` villages are shown, `strips` are the heights of what lies
    below."""
    top = EDGE + HEADING + GAP
    villages: tuple[Box, ...]
    beside = _cell(shown, WIDTH - 2 * EDGE - VILLAGE_WIDTH - GAP, _BESIDE_HEIGHT)
    below = _cell(shown, WIDTH - 2 * EDGE, _FLAT_HEIGHT if seats == 2 else _BELOW_HEIGHT)
    if not seats:
        cell = _cell(shown, WIDTH - 2 * EDGE, _BESIDE_HEIGHT)
        map_, villages = (EDGE, top, WIDTH - EDGE, top + _high(shown, cell)), ()
    elif below > beside * 1.06:
        cell, villages = below, _row(seats, top)
        start = villages[0][3] + GAP
        map_ = (EDGE, start, WIDTH - EDGE, start + _high(shown, cell))
    else:
        cell, villages = beside, _column(seats, top, VILLAGE_HEIGHT)
        map_ = (EDGE, top, WIDTH - EDGE - VILLAGE_WIDTH - GAP, max(top + _high(shown, cell), villages[-1][3]))
        end = villages[-1][3] + GAP
        if legend and end + LEGEND_COLUMN <= map_[3]:
            column = (WIDTH - EDGE - VILLAGE_WIDTH, end, WIDTH - EDGE, end + LEGEND_COLUMN)
            return _stacked(shown, cell, map_, villages, column, strips)
        villages = _column(seats, top, min(VILLAGE_HIGHEST, (map_[3] - top - (seats - 1) * GAP) // seats))
    return _stacked(shown, cell, map_, villages, None, (*strips, LEGEND) if legend else strips)


def _stacked(
    shown: Region, cell: int, map_: Box, villages: tuple[Box, ...], legend: Box | None, strips: tuple[int, ...]
) -> Layout:
    """The whole picture, with what lies below the map."""
    bottom, boxes = map_[3], []
    for high in strips:
        boxes.append((EDGE, bottom + GAP, WIDTH - EDGE, bottom + GAP + high))
        bottom += GAP + high
    heading = (EDGE, EDGE, WIDTH - EDGE, EDGE + HEADING)
    return Layout(bottom + EDGE, shown, cell, heading, map_, villages, legend, tuple(boxes))


def _cell(shown: Region, width: int, height: int) -> int:
    """The side of a cell: one of few sizes, so that a growing map finds its sprites ready."""
    side = min((width - GUTTER - RIM) // shown.columns, (height - GUTTER - RIM) // shown.rows, LARGEST)
    step = next(step for least, step in _STEPS if side >= least)
    return side - side % step


def _high(shown: Region, cell: int) -> int:
    return GUTTER + RIM + shown.rows * cell


def _column(seats: int, top: int, high: int) -> tuple[Box, ...]:
    left, step = WIDTH - EDGE - VILLAGE_WIDTH, high + GAP
    return tuple((left, top + n * step, WIDTH - EDGE, top + n * step + high) for n in range(seats))


def _row(seats: int, top: int) -> tuple[Box, ...]:
    wide = (WIDTH - 2 * EDGE - (seats - 1) * GAP) // seats
    bottom = top + (FLAT if wide >= BROAD else VILLAGE_HEIGHT)
    return tuple((EDGE + n * (wide + GAP), top, EDGE + n * (wide + GAP) + wide, bottom) for n in range(seats))
