"""Where things stand in the picture, for any size of board: plates above, board and margin, hands below."""

from __future__ import annotations

from dataclasses import dataclass

Box = tuple[int, int, int, int]

WIDTH = 1280
EDGE = 20
GAP = 14
PLATE, HEADING, HAND = 124, 64, 150
GUTTER, RIM = 48, 12
"""Room for coordinates left of and above the cells; the board's rim on the other two sides."""
_BROADEST, _HIGHEST, _FLATTEST = 846, 884, 760
_TALLEST = 1060
"""A board with more rows than columns may be this high."""
LARGEST_CELL = 120
FACTS = 300
"""Width of the margin's facts when it lies beneath the board."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes are (left, top, right, bottom) in pixels, `cell` is the side of a cell."""

    height: int
    cell: int
    plates: tuple[Box, Box]
    heading: Box
    board: Box
    margin: Box
    beneath: bool
    """The margin lies under a wide board instead of beside it."""
    hands: tuple[Box, ...]

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The top left pixel of a cell."""
        return self.board[0] + GUTTER + column * self.cell, self.board[1] + GUTTER + row * self.cell


@dataclass(frozen=True, slots=True)
class Extent:
    """The board before the height of the margin is known."""

    cell: int
    width: int
    height: int
    beneath: bool

    @property
    def margin(self) -> int:
        """The margin's width."""
        return WIDTH - 2 * EDGE - (0 if self.beneath else self.width + GAP)


def extent(columns: int, rows: int) -> Extent:
    """The arrangement with the larger cells; the margin stays beside the board unless much is won."""
    high = _TALLEST if rows > columns else _HIGHEST
    cell = min((_BROADEST - GUTTER - RIM) // columns, (high - GUTTER - RIM) // rows, LARGEST_CELL)
    flat = min((WIDTH - 2 * EDGE - GUTTER - RIM) // columns, (_FLATTEST - GUTTER - RIM) // rows, LARGEST_CELL)
    beneath = flat > cell * 1.15
    side = flat if beneath else cell
    width = WIDTH - 2 * EDGE if beneath else GUTTER + RIM + columns * side
    return Extent(side, width, GUTTER + RIM + rows * side, beneath)


def layout(columns: int, rows: int, *, margin: int, hands: int) -> Layout:
    """The picture with a margin of at least that height and so many open hands."""
    size = extent(columns, rows)
    heading_top = EDGE + PLATE + GAP
    top = heading_top + HEADING + GAP
    middle = WIDTH // 2
    left, right = EDGE, WIDTH - EDGE
    across = GUTTER + RIM + columns * size.cell
    indent = (size.width - across) // 2
    board = (left + indent, top, left + indent + across, top + size.height)
    if size.beneath:
        space = (left, board[3] + GAP, right, board[3] + GAP + margin)
    else:
        space = (left + size.width + GAP, top, right, top + max(size.height, margin))
    hand_top = max(board[3], space[3]) + GAP
    strips = tuple((left, hand_top + n * (HAND + GAP), right, hand_top + n * (HAND + GAP) + HAND) for n in range(hands))
    return Layout(
        height=(strips[-1][3] if strips else hand_top - GAP) + EDGE,
        cell=size.cell,
        plates=(
            (left, EDGE, middle - GAP // 2, EDGE + PLATE),
            (middle + GAP // 2, EDGE, right, EDGE + PLATE),
        ),
        heading=(left, heading_top, right, heading_top + HEADING),
        board=board,
        margin=space,
        beneath=size.beneath,
        hands=strips,
    )
