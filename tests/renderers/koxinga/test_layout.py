from itertools import combinations, product

import pytest

from games.koxinga import board
from renderers.koxinga.layout import (
    BLOCKS,
    CENTRE,
    HEIGHT,
    MIDDLE,
    RIM,
    WIDE,
    WIDTH,
    Box,
    border,
    cargo,
    joint,
    layout,
    moorings,
    packed,
)

CENTRES = {
    0: (0.9124, 0.1628, 0.1001, 0.1860),
    5: (0.9124, 0.5698, 0.1001, 0.0698),
    6: (0.9375, 0.6395, 0.0500, 0.0698),
    9: (0.9375, 0.8837, 0.0500, 0.0930),
    11: (0.8433, 0.8837, 0.0381, 0.0930),
    13: (0.8874, 0.6744, 0.0500, 0.1395),
    15: (0.8243, 0.7907, 0.0763, 0.0930),
    16: (0.7670, 0.8372, 0.0381, 0.1860),
    30: (0.2330, 0.8372, 0.0381, 0.1860),
    34: (0.0625, 0.8837, 0.0500, 0.0930),
    38: (0.1757, 0.7907, 0.0763, 0.0930),
    40: (0.1126, 0.6744, 0.0500, 0.1395),
    43: (0.0876, 0.4302, 0.1001, 0.0698),
    49: (0.1567, 0.1163, 0.0381, 0.0930),
    51: (0.1126, 0.3256, 0.0500, 0.1395),
    53: (0.1757, 0.2093, 0.0763, 0.0930),
    60: (0.4619, 0.1628, 0.0381, 0.1860),
    70: (0.8433, 0.1628, 0.0381, 0.1860),
}
"""Koxinga 2.3: centre, width and height as fractions of a board whose ring spans 0.9250 by 0.8604."""


def area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def common(one: Box, other: Box) -> Box:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def within(inner: Box, outer: Box, *, over: int = 0) -> bool:
    left, top, right, bottom = outer
    return left - over <= inner[0] < inner[2] <= right + over and top - over <= inner[1] < inner[3] <= bottom + over


@pytest.mark.parametrize("block", CENTRES)
def test_blocks_lie_where_the_rules_put_them(block: int) -> None:
    x, y, wide, high = CENTRES[block]
    across, down = (WIDTH - 2 * RIM) / 0.925, (HEIGHT - 2 * RIM) / 0.8604
    expected = (
        RIM + (x - wide / 2 - 0.0375) * across,
        RIM + (y - high / 2 - 0.0698) * down,
        RIM + (x + wide / 2 - 0.0375) * across,
        RIM + (y + high / 2 - 0.0698) * down,
    )
    assert all(abs(one - other) < 3 for one, other in zip(BLOCKS[block], expected, strict=True)), expected


def test_blocks_tile_the_ring() -> None:
    assert sorted(BLOCKS) == list(range(board.BLOCKS))
    assert all(area(common(one, other)) == 0 for one, other in combinations((*BLOCKS.values(), MIDDLE), 2))
    filled = sum(map(area, BLOCKS.values())) + area(MIDDLE)
    assert filled == (WIDTH - 2 * RIM) * (HEIGHT - 2 * RIM)


def test_every_step_crosses_an_edge() -> None:
    for one in BLOCKS:
        for other in board.after(one):
            assert border(one, other) is not None, (one, other)
            x, y, _ = joint(one, other)
            assert all(
                left <= x <= right and top <= y <= bottom for left, top, right, bottom in (BLOCKS[one], BLOCKS[other])
            ), (one, other)
            assert abs(joint(one, other)[2] - joint(other, one)[2]) == 2


@pytest.mark.parametrize("labelled", [False, True])
@pytest.mark.parametrize("fleet", range(1, 7))
def test_ships_never_hide_each_other_nor_what_the_block_costs(fleet: int, labelled: bool) -> None:
    for block, box in BLOCKS.items():
        harbour = moorings(block, fleet, labelled=labelled)
        assert within(harbour, box, over=1), block
        if block:
            assert within(cargo(block, fleet), box), block
            assert area(common(cargo(block, fleet), harbour)) <= 2 * (harbour[3] - harbour[1]), block
        side, middles = packed(harbour, fleet)
        assert side >= 18, (block, side)
        for (x, y), (a, b) in combinations(middles, 2):
            assert max(abs(x - a), abs(y - b)) >= side - 1, (block, middles)
        for x, y in middles:
            assert harbour[0] - 1 <= x - side / 2 <= x + side / 2 <= harbour[2] + 1, block
            assert harbour[1] - 1 <= y - side / 2 <= y + side / 2 <= harbour[3] + 1, block


@pytest.mark.parametrize("seats", range(2, 7))
def test_panels_frame_the_centre_and_leave_it_free(seats: int) -> None:
    boxes = (*layout(seats).panels, CENTRE)
    assert len(boxes) == seats + 1
    assert all(area(common(one, other)) == 0 for one, other in combinations(boxes, 2))
    assert all(within(box, MIDDLE) for box in boxes)
    for one, other in product(boxes, BLOCKS.values()):
        assert area(common(one, other)) == 0


def test_a_tall_picture_keeps_numbers_legible_at_400() -> None:
    assert WIDTH == 1280
    assert 38 * 0.73 * 400 / WIDTH >= 8.5


@pytest.mark.parametrize("ships", range(1, 7))
def test_costs_leave_the_numbers_of_blocks_with_ships_free(ships: int) -> None:
    for block, (left, top, right, _) in BLOCKS.items():
        number = (left + 8, top + 6, left + 32, top + 25)
        if block and right - left <= WIDE:
            assert area(common(cargo(block, ships), number)) == 0, block
