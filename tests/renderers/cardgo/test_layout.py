from itertools import combinations, product

import pytest

from renderers.cardgo.layout import EDGE, GUTTER, RIM, WIDTH, Box, extent, layout

SIZES = list(product(range(5, 20), repeat=2))


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("hands", [0, 1, 2])
def test_nothing_overlaps_at_any_size(hands: int) -> None:
    for columns, rows in SIZES:
        plan = layout(columns, rows, margin=400, hands=hands)
        boxes = (*plan.plates, plan.heading, plan.board, plan.margin, *plan.hands)
        assert all(apart(one, other) for one, other in combinations(boxes, 2)), (columns, rows)
        assert all(
            left >= EDGE and right <= WIDTH - EDGE and bottom <= plan.height - EDGE for left, _, right, bottom in boxes
        )
        assert all(right - left >= 200 and bottom > top for left, top, right, bottom in boxes), (columns, rows)


def test_the_cells_fill_the_board_and_stay_readable() -> None:
    for columns, rows in SIZES:
        plan = layout(columns, rows, margin=0, hands=0)
        left, top, right, bottom = plan.board
        assert (right - left, bottom - top) == (GUTTER + RIM + columns * plan.cell, GUTTER + RIM + rows * plan.cell)
        assert plan.corner(columns - 1, rows - 1) == (right - RIM - plan.cell, bottom - RIM - plan.cell)
        assert plan.cell >= 41


def test_numbers_on_the_usual_board_are_ten_pixels_high_at_400() -> None:
    capitals = 0.73
    assert extent(10, 10).cell * 0.58 * capitals * 400 / WIDTH >= 10


def test_a_wide_board_has_its_margin_beneath() -> None:
    assert extent(19, 6).beneath
    assert not extent(10, 10).beneath
    assert not extent(6, 19).beneath


def test_a_tall_margin_makes_the_picture_taller() -> None:
    low, high = (layout(10, 10, margin=margin, hands=1) for margin in (100, 2000))
    assert high.height - low.height == 2000 - (low.margin[3] - low.margin[1])
    assert high.hands[0][1] > high.margin[3]
