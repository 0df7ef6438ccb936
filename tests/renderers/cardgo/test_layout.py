from itertools import product

from renderers.cardgo.layout import COLUMN, GAP, GUTTER, LINTEL, MARGIN, RIM, layout, rim, side
from renderers.cardgo.pieces import SHARE
from renderers.sheet import HEADING, HEIGHT, SMALLEST, WIDTH
from tests.support.stories import PHONE

SIZES = list(product(range(5, 20), repeat=2))


def test_nothing_overlaps_at_any_size() -> None:
    for columns, rows in SIZES:
        plan = layout(columns, rows)
        assert plan.board[2] <= plan.column[0] < plan.column[2] <= WIDTH
        assert HEADING <= plan.board[1] < plan.board[3] <= HEIGHT
        assert plan.column[2] - plan.column[0] >= COLUMN - 2 * GAP


def test_the_cells_lie_on_the_board_and_stay_readable() -> None:
    for columns, rows in SIZES:
        plan = layout(columns, rows)
        left, top, right, bottom = plan.board
        x, y = plan.corner(0, 0)
        assert left + GUTTER <= x, (columns, rows)
        assert top + LINTEL <= y
        x, y = plan.corner(columns, rows)
        assert x <= right - rim(columns) + 1
        assert y <= bottom - LINTEL
        assert plan.cell >= SMALLEST


def test_numbers_on_the_usual_board_are_eleven_pixels_high_on_a_telephone() -> None:
    capitals = 0.73
    assert side(10, 10) * SHARE * capitals * PHONE / WIDTH >= 11


def test_a_board_of_the_usual_shape_takes_the_whole_height() -> None:
    for columns in range(6, 20):
        plan = layout(columns, columns)
        assert plan.cell == (HEIGHT - HEADING - 2 * LINTEL) // columns


def test_coordinates_stand_close_to_the_cells_on_a_board_of_any_shape() -> None:
    for columns, rows in SIZES:
        plan = layout(columns, rows)
        (left, top, right, bottom), board = plan.wood, plan.board
        (x, y), (far, low) = plan.corner(0, 0), plan.corner(columns, rows)
        assert board[0] + GUTTER <= left <= x, (columns, rows)
        assert board[1] + LINTEL <= top <= y
        assert far <= right <= board[2]
        assert low <= bottom <= board[3] - LINTEL
        assert max(x - left, y - top, bottom - low) <= MARGIN
        assert right - far <= 3 * RIM
        assert rim(columns) == RIM or right + GUTTER <= board[2]
