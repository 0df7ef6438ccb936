"""Where things stand on the sheet: the jungle to the left edge, the villages in a column on the right, hands below."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.state import Phase, Table
from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

EDGE, GAP = 16, 6
COLUMN = 316
"""Pixels of the villages' column."""
_VILLAGES = {2: 196, 3: 178, 4: 146}
"""How high a village is, by how many there are, while the pile has room below them."""
_TALLEST = 210
"""So high it is at most once all jungle tiles are laid."""
OPEN = 72
"""How high the strip with open hands is, below the map."""
GUTTER, LINTEL, RIM = 54, 34, 8
"""Room for the names of rows and of columns beside and above the outermost tiles, and free on the other two sides."""
LARGEST = 132
FEWEST = 4
"""Rows and columns that are shown at least."""
_STEPS = ((96, 12), (64, 6), (0, 2))
"""From which size on cells grow by how much."""


@dataclass(frozen=True, slots=True)
class Region:
    """The cells that are shown: the first one and how many."""

    row: int
    column: int
    rows: int
    columns: int


def region(table: Table, *, chosen: Cell | None = None, choosing: bool = False) -> Region:
    """Everything laid, and the cell that was `chosen`; for somebody who is `choosing` every cell where a worker tile
    may go, which others see as far as the sheet reaches."""
    cells = [*table.jungle, *table.workers]
    if chosen is not None:
        cells.append(chosen)
    if choosing and table.phase is not Phase.OVER:
        cells += board.open_cells(table.jungle, table.workers)
    rows, columns = _span([row for row, _ in cells]), _span([column for _, column in cells])
    return Region(rows[0], columns[0], rows[1], columns[1])


def _span(numbers: list[int]) -> tuple[int, int]:
    low, count = min(numbers), max(numbers) - min(numbers) + 1
    return (low, count) if count >= FEWEST else (low - (FEWEST - count) // 2, FEWEST)


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels. `map` is the jungle, `villages` one box a seat (in order of merit
    at the end), `pile` what is still to come, `open` the others' hands where they lie open, `strips` what lies below
    the sheet that everybody sees."""

    height: int
    region: Region
    cell: int
    map: Box
    villages: tuple[Box, ...]
    pile: Box | None
    open: Box | None
    strips: tuple[Box, ...]

    def centre(self, at: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.corner(at)
        return x + self.cell / 2, y + self.cell / 2

    def corner(self, at: Cell) -> tuple[int, int]:
        """The top left pixel of a cell."""
        left, top, right, bottom = self.map
        x = (left + GUTTER + right - RIM - self.region.columns * self.cell) // 2
        y = (top + LINTEL + bottom - RIM - self.region.rows * self.cell) // 2
        return x + (at[1] - self.region.column) * self.cell, y + (at[0] - self.region.row) * self.cell


def layout(shown: Region, seats: int, strips: tuple[int, ...], *, over: bool, open_: bool, pile: bool = True) -> Layout:
    """The arrangement with the largest cells that fit; `strips` are the heights of what lies below. Without a `pile`
    the villages have its room."""
    start = WIDTH - COLUMN
    map_ = (0, HEADING, start, HEIGHT - OPEN * open_)
    whole = (HEIGHT - HEADING - GAP) // seats - GAP
    high = whole if over else _VILLAGES[seats] if pile else min(_TALLEST, whole)
    villages = tuple(
        (start + GAP, top, WIDTH - GAP, top + high)
        for top in (HEADING + GAP + number * (high + GAP) for number in range(seats))
    )
    below = (start + GAP, villages[-1][3] + GAP, WIDTH - GAP, HEIGHT - GAP)
    bottom, boxes = HEIGHT, []
    for strip in strips:
        boxes.append((0, bottom, WIDTH, bottom + strip))
        bottom += strip
    others = (0, map_[3], start, HEIGHT) if open_ else None
    rest = None if over or not pile else below
    return Layout(bottom, shown, _cell(shown, map_), map_, villages, rest, others, tuple(boxes))


def _cell(shown: Region, map_: Box) -> int:
    """The side of a cell: one of few sizes, so that a growing map finds its sprites ready."""
    wide, high = map_[2] - map_[0] - GUTTER - RIM, map_[3] - map_[1] - LINTEL - RIM
    side = min(wide // shown.columns, high // shown.rows, LARGEST)
    step = next(step for least, step in _STEPS if side >= least)
    return side - side % step
