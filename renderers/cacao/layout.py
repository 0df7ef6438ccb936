"""Where things stand on the sheet: the jungle to the left edge, the villages in a column on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.state import Phase, Table
from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

GAP = 6
COLUMN = 316
"""Pixels of the villages' column."""
_VILLAGES = {2: 196, 3: 178, 4: 137}
"""How high a village is, by how many there are, while the pile has room below them."""
_TALLEST = 210
"""So high it is at most once all jungle tiles are laid."""
OPEN = 72
"""How high the strip with open hands is, below the map."""
_TRAYS = ((132, 164), (108, 140))
"""How high the own hand is below the map, or how broad beside it."""
GUTTER, LINTEL, RIM = 54, 34, 8
"""Room for the names of rows and of columns at the map's left and upper edge, and free around the outermost tiles."""
SILL, LEDGE = 64, 60
"""Room beside, and above or below, the outermost tiles where a worker tile may go there and the whole cell would make
all others smaller: as much as its name takes."""
SPARE = 14
"""The same, and nothing is free or named at the map's edge, where that makes tiles readable: a name lies half on the
jungle tile that is there beside every such cell."""
RULED = 44
"""On cells of fewer pixels no name has room."""
LARGEST = 132
FEWEST = 4
"""Rows and columns that are shown at least."""
_NEAR = (5, 7)
"""Rows and columns of a close-up: all that a new tile and what fills its gaps lie beside."""
_STEPS = ((96, 12), (64, 4), (0, 2))
"""From which size on cells grow by how much."""


def place(at: Cell, *, turned: bool) -> Cell:
    """The row and the column in which a cell is drawn, or how a way from cell to cell leads on the sheet."""
    return (-at[1], at[0]) if turned else at


@dataclass(frozen=True, slots=True)
class Region:
    """The cells that are shown whole, as they lie on the sheet: the first one and how many; and the room around them
    (left, top, right, bottom), which holds as much of the cells beyond as their names need. Of a map that is much
    higher than wide, and so is `turned`, north is on the left. At an `edged` one's edge rows and columns are named. A
    `near` one is a part of the map."""

    row: int
    column: int
    rows: int
    columns: int
    margins: Box
    turned: bool = False
    edged: bool = True
    near: bool = False


def close_up(whole: Region, at: Cell) -> Region:
    """The cells around one, of a map that lies as it did; names stand at its edge."""
    down, across = place(at, turned=whole.turned)
    row, rows = _around(down, whole.row, whole.rows, _NEAR[0])
    column, columns = _around(across, whole.column, whole.columns, _NEAR[1])
    return Region(row, column, rows, columns, (GUTTER, LINTEL, RIM, RIM), whole.turned, near=True)


def _around(middle: int, first: int, count: int, most: int) -> tuple[int, int]:
    """The first of at most so many places around one, and how many these are."""
    shown = min(count, most)
    return min(max(middle - shown // 2, first), first + count - shown), shown


def region(
    table: Table,
    *,
    besides: Sequence[Cell] = (),
    rows: bool = False,
    columns: bool = False,
    bare: bool = False,
    turned: bool = False,
    close: bool = False,
) -> Region:
    """Everything laid, the cells `besides`, and every cell where a worker tile may go: those beyond the outermost tiles
    as whole `rows` and `columns`, or as ledges, narrow ones on a `close` map. At the end, and in an animation (`bare`),
    nobody needs names."""
    cells, bare = [*table.jungle, *table.workers, *besides], bare or table.phase is Phase.OVER
    open_ = () if bare else tuple(place(at, turned=turned) for at in board.open_cells(table.jungle, table.workers))
    cells = [place(at, turned=turned) for at in cells]
    down = _Line.of([row for row, _ in cells], [row for row, _ in open_], whole=rows)
    across = _Line.of([column for _, column in cells], [column for _, column in open_], whole=columns)
    free, edged = 0 if close else RIM, not (bare or close)
    left, right = across.margins(free, SPARE if close else SILL)
    top, bottom = down.margins(free, SPARE if close else LEDGE)
    margins = (left + GUTTER * edged, top + LINTEL * edged, right, bottom)
    return Region(down.first, across.first, down.count, across.count, margins, turned, edged)


@dataclass(frozen=True, slots=True)
class _Line:
    """Rows or columns: the first one and how many, at which ends a worker tile may go beyond the tiles, and whether
    those cells are among them."""

    first: int
    count: int
    ends: tuple[bool, bool]
    whole: bool

    @classmethod
    def of(cls, laid: list[int], open_: list[int], *, whole: bool) -> _Line:
        first, count = min(laid), max(laid) - min(laid) + 1
        if count < FEWEST:
            first, count = first - (FEWEST - count) // 2, FEWEST
        ends = min(open_, default=first) < first, max(open_, default=first) >= first + count
        return cls(first - (whole and ends[0]), count + whole * sum(ends), ends, whole)

    def margins(self, free: int, ledge: int) -> tuple[int, int]:
        """Pixels before and after: a `ledge` where a tile may go beyond these rows or columns."""
        one, other = (ledge if end and not self.whole else free for end in self.ends)
        return one, other


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels. `map` is the jungle, `villages` one box a seat (in order of merit
    at the end), `pile` what is still to come, `open` the others' hands where they lie open, `tray` the own one if it
    does not stand in the band."""

    region: Region
    cell: int
    map: Box
    villages: tuple[Box, ...]
    pile: Box | None
    open: Box | None
    tray: Box | None = None

    def centre(self, at: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = self.corner(at)
        return x + self.cell / 2, y + self.cell / 2

    def corner(self, at: Cell) -> tuple[int, int]:
        """The top left pixel of a cell."""
        left, top, right, bottom = _inside(self.map, self.region.margins)
        x = (left + right - self.region.columns * self.cell) // 2
        y = (top + bottom - self.region.rows * self.cell) // 2
        row, column = self.place(at)
        return x + (column - self.region.column) * self.cell, y + (row - self.region.row) * self.cell

    def shows(self, at: Cell) -> bool:
        """Whether a cell is on the map: of a part of it, those that are there whole."""
        row, column = self.place(at)
        down, across = row - self.region.row, column - self.region.column
        return not self.region.near or (0 <= down < self.region.rows and 0 <= across < self.region.columns)

    def place(self, at: Cell) -> Cell:
        """The row and the column in which a cell is drawn."""
        return place(at, turned=self.region.turned)

    def placed(self, spot: Cell) -> Cell:
        """The cell that is drawn in that row and column."""
        return (spot[1], -spot[0]) if self.region.turned else spot

    def form(self, form: str) -> str:
        """The workers on a tile's edges as they are drawn, from above clockwise."""
        return form[1:] + form[:1] if self.region.turned else form

    def ledge(self, at: Cell) -> Box:
        """As much of a cell as is on the map, and of the tile beside it what a name needs besides."""
        (x, y), (left, top, right, bottom) = self.corner(at), _inside(self.inner, (_FREE,) * 4)
        first, last = _within((y, y + self.cell), (top, bottom), 0 if self.ruled else ONE_LINE)
        aside = ASIDE_OF_TWO if last - first < TWO_LINES and not (self.ruled or 0 in at) else 0
        start, end = _within((x - aside, x + self.cell + aside), (left, right), 0 if self.ruled else ABREAST)
        return start, first, end, last

    def is_low(self, at: Cell) -> bool:
        """Whether a cell that may be taken has its name on one line, and lies on the tile beside it."""
        _, top, _, bottom = self.ledge(at)
        return bottom - top < TWO_LINES and not self.ruled

    @property
    def ruled(self) -> bool:
        """Whether cells are too small for names."""
        return self.cell < RULED

    @property
    def inner(self) -> Box:
        """The map without the names at its edge."""
        return _inside(self.map, (GUTTER * self.region.edged, LINTEL * self.region.edged, 0, 0))


_FREE = 2
"""Pixels between the map's edge and what is cut off there."""
ABREAST, ONE_LINE, TWO_LINES = 46, 34, 50
"""How wide a ledge is at least, how high with its name on one line, and from which height on it has two."""
ASIDE_OF_TWO = 10
"""Pixels that one with two names on its line is longer at either end: a cell beside it cannot be taken as well."""


def _within(span: tuple[int, int], bounds: tuple[int, int], least: int) -> tuple[int, int]:
    """The part of a span within bounds; one that is cut off reaches inwards as far as it has to."""
    first, last = max(span[0], bounds[0]), min(span[1], bounds[1])
    if first > span[0]:
        return first, max(last, first + least)
    return (min(first, last - least), last) if last < span[1] else (first, last)


def _inside(box: Box, margins: Box) -> Box:
    return box[0] + margins[0], box[1] + margins[1], box[2] - margins[2], box[3] - margins[3]


ASIDE: Box = (WIDTH - COLUMN + GAP, HEADING + GAP, WIDTH - GAP, HEIGHT - GAP)
"""The villages' column."""


def layout(shown: Region, seats: int, *, over: bool, open_: bool, pile: bool = True, largest: int = LARGEST) -> Layout:
    """The arrangement with the largest cells that fit. Without a `pile` the villages have its room."""
    start = WIDTH - COLUMN
    map_ = (0, HEADING, start, HEIGHT - OPEN * open_)
    whole = (HEIGHT - HEADING - GAP) // seats - GAP
    high = whole if over else _VILLAGES[seats] if pile else min(_TALLEST, whole)
    villages = tuple(
        (start + GAP, top, WIDTH - GAP, top + high)
        for top in (HEADING + GAP + number * (high + GAP) for number in range(seats))
    )
    below = (start + GAP, villages[-1][3] + GAP, WIDTH - GAP, HEIGHT - GAP)
    others = (0, map_[3], start, HEIGHT) if open_ else None
    rest = None if over or not pile else below
    return Layout(shown, min(largest, _cell(shown, map_)), map_, villages, rest, others)


def with_tray(plan: Layout) -> Layout:
    """With room for the own hand below the map or beside it, where that makes no cell smaller."""
    left, top, right, bottom = plan.map
    for high, wide in _TRAYS:
        low, side = bottom - high, left + wide
        below, beside = (left, top, right, low), (side, top, right, bottom)
        for map_, tray in ((below, (left, low, right, bottom)), (beside, (left, top, side, bottom))):
            if _cell(plan.region, map_) >= plan.cell:
                return replace(plan, map=map_, tray=tray)
    return plan


def _cell(shown: Region, map_: Box) -> int:
    """The side of a cell: one of few sizes, so that a growing map finds its sprites ready."""
    left, top, right, bottom = _inside(map_, shown.margins)
    side = min((right - left) // shown.columns, (bottom - top) // shown.rows, LARGEST)
    step = next(step for least, step in _STEPS if side >= least)
    return side - side % step
