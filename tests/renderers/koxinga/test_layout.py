from itertools import combinations, product

import pytest

from games.koxinga import board
from renderers.koxinga.berths import BEHIND, SAILING, Berths, berths, moorings, packed
from renderers.koxinga.goods import DEMAND, FIGURE
from renderers.koxinga.layout import BLOCKS, MIDDLE, STRAIT, TALL, border, joint, layout
from renderers.sheet import BOARD, HEIGHT, SMALLEST, WIDTH, Box
from tests.support.stories import PHONE


def area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def common(one: Box, other: Box) -> Box:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def within(inner: Box, outer: Box, *, over: int = 0) -> bool:
    left, top, right, bottom = outer
    return left - over <= inner[0] < inner[2] <= right + over and top - over <= inner[1] < inner[3] <= bottom + over


def test_blocks_lie_around_the_table_as_the_rules_put_them() -> None:
    """Koxinga 2.3: home in the upper right corner, then clockwise."""
    left, top, right, bottom = BOARD
    corners = {0: (right, top), 9: (right, bottom), 34: (left, bottom), 47: (left, top)}
    for block, (x, y) in corners.items():
        box = BLOCKS[block]
        assert x in (box[0], box[2]), block
        assert y in (box[1], box[3]), block
    assert [BLOCKS[each][0] for each in range(16, 31)] == sorted(
        (BLOCKS[each][0] for each in range(16, 31)), reverse=True
    )
    assert [BLOCKS[each][0] for each in range(54, 71)] == sorted(BLOCKS[each][0] for each in range(54, 71))
    assert all(BLOCKS[outer][0] > BLOCKS[13][0] for outer in range(6, 10))


def test_blocks_tile_the_ring() -> None:
    assert sorted(BLOCKS) == list(range(board.BLOCKS))
    assert all(area(common(one, other)) == 0 for one, other in combinations((*BLOCKS.values(), MIDDLE), 2))
    filled = sum(map(area, BLOCKS.values())) + area(MIDDLE)
    assert filled == area(BOARD)


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
def test_ships_never_hide_each_other_nor_leave_their_block(fleet: int, labelled: bool) -> None:
    """Sails alone stand side by side; of whole ships the rear ones show their sails."""
    for block, box in BLOCKS.items():
        harbour = moorings(block, fleet, labelled=labelled)
        assert within(harbour, box, over=27 if fleet == 1 else 9), block
        assert 0 <= harbour[0] < harbour[2] <= WIDTH, block
        assert harbour[3] <= HEIGHT, block
        side, middles = packed(harbour, fleet)
        assert side >= 22, (block, side)
        pitch = BEHIND if side >= SAILING else 1
        for (x, y), (a, b) in combinations(middles, 2):
            assert abs(x - a) >= side - 1 or abs(y - b) >= side * pitch - 1, (block, middles)
        for x, y in middles:
            assert harbour[0] - 1 <= x - side / 2 <= x + side / 2 <= harbour[2] + 1, block
            assert harbour[1] - 1 <= y - side / 2 <= y + side / 2 <= harbour[3] + 1, block


@pytest.mark.parametrize("fleet", range(1, 5))
def test_nobody_takes_a_ship_for_one_on_another_block(fleet: int) -> None:
    """Its sail is all but wholly on its own; a large one alone on a long block hangs over both sides of it alike."""
    for block, box in BLOCKS.items():
        for sail in sails(block, fleet):
            if fleet == 1 and box[3] - box[1] == TALL:
                assert abs((sail[0] + sail[2]) - (box[0] + box[2])) <= 2, block
            else:
                assert area(common(sail, box)) >= area(sail) * 0.93, (block, sail)


@pytest.mark.parametrize("fleet", [3, 4])
def test_numbers_fit_on_the_sails_of_a_few_ships_on_any_block(fleet: int) -> None:
    capitals = 0.73
    for block in BLOCKS:
        side, _ = packed(moorings(block, fleet, labelled=True), fleet)
        assert side >= SMALLEST * capitals, (block, side)


def named(block: int, shared: Berths) -> Box:
    """Where a block's number stands."""
    left, top = BLOCKS[block][:2]
    half = 9 if block < 10 else 17
    x, y = left + shared.number[0], top + shared.number[1]
    return x - half, y - 10, x + half, y + 10


def demand(block: int, shared: Berths) -> Box:
    """Where what the block asks stands."""
    left, top = BLOCKS[block][:2]
    x, y = left + shared.asks[0], top + shared.asks[1]
    return x - DEMAND[0] // 2, y - DEMAND[1] // 2, x + DEMAND[0] // 2, y + DEMAND[1] // 2


def figure(block: int, shared: Berths) -> Box:
    """The number in what the block asks."""
    left, top, right, bottom = demand(block, shared)
    return left + 9, top + 5, right - 9, bottom - 5


def sails(block: int, ships: int, *, labelled: bool = False) -> list[Box]:
    """What the ships on a block hide of others: about their sails."""
    side, middles = packed(moorings(block, ships, labelled=labelled), ships)
    return [
        (round(x - side * 0.33), round(y - side * 0.46), round(x + side * 0.33), round(y + side * 0.46))
        for x, y in middles
    ]


def square(x: float, y: float, side: float) -> Box:
    return round(x - side / 2), round(y - side / 2), round(x + side / 2), round(y + side / 2)


@pytest.mark.parametrize("labelled", [False, True])
@pytest.mark.parametrize("fleet", range(1, 7))
def test_ships_leave_numbers_and_demands_to_be_seen_wherever_they_lie(fleet: int, labelled: bool) -> None:
    """On their own block and on its neighbours, whether ships lie there or not."""
    for block in range(1, board.BLOCKS):
        own = berths(block, fleet, labelled=labelled)
        boxes = [named(block, own), figure(block, own)]
        beside = [each for each in range(1, board.BLOCKS) if each != block and border(block, each) is not None]
        for each in beside:
            boxes += [named(each, berths(each, 0)), figure(each, berths(each, 0))]
        limits = [*((box, 0.15) for box in boxes), (demand(block, own), 0.18)]
        for box, most in limits:
            hidden = sum(area(common(box, sail)) for sail in sails(block, fleet, labelled=labelled))
            assert hidden <= area(box) * most, (block, box, hidden / area(box))


@pytest.mark.parametrize("ships", range(7))
def test_what_a_block_asks_stands_within_it_beside_its_number(ships: int) -> None:
    for block, box in BLOCKS.items():
        if block:
            shared = berths(block, ships)
            price, number = demand(block, shared), named(block, shared)
            assert within(price, box, over=18 if ships else 6), block
            assert area(common(figure(block, shared), number)) == 0, block
            apart = max(price[0] - number[2], price[1] - number[3], number[0] - price[2])
            assert apart <= 16, (block, apart)


def test_a_block_asks_in_one_place_whatever_lies_there_and_away_from_what_others_tell() -> None:
    told = {
        block: [named(block, berths(block, 0)), figure(block, berths(block, 0))] for block in range(1, board.BLOCKS)
    }
    for block in told:
        plate = demand(block, berths(block, 0))
        assert not any(area(common(plate, box)) for other in told if other != block for box in told[other]), block
        places = {(shared.asks, shared.number) for shared in (berths(block, ships) for ships in range(7))}
        assert len(places) == 1, block


def test_the_mark_of_a_wake_lies_beside_a_ship_not_on_it() -> None:
    marked = 0
    for block, (left, top, _, _) in BLOCKS.items():
        if not block or (tag := berths(block, 1, begins=True).tag) is None:
            continue
        marked += 1
        side, ((x, y),) = packed(moorings(block, 1, begins=True), 1)
        shared = berths(block, 1, begins=True)
        buoy, number = square(left + tag[0], top + tag[1], 36), named(block, shared)
        assert buoy[0] >= -2, block
        assert area(common(buoy, square(x, y, side * 0.8))) == 0, block
        assert area(common(buoy, number)) == 0, block
        assert area(common(buoy, figure(block, shared))) <= 60, block
    assert marked > 40


@pytest.mark.parametrize(("hand", "scored"), [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_more_can_be_told_where_no_panel_nor_hand_is(seats: int, *, hand: bool, scored: bool) -> None:
    plan = layout(seats, hand=hand, scored=scored)
    boxes = (*plan.panels, plan.fight, *((plan.hand,) if hand else ()), *(box for box in plan.spare if box[3] > box[1]))
    assert all(area(common(one, other)) == 0 for one, other in combinations(boxes, 2))
    assert all(within(box, MIDDLE) for box in boxes)


@pytest.mark.parametrize("seats", range(2, 7))
def test_panels_leave_the_strait_and_formosa_free(seats: int) -> None:
    boxes = (*layout(seats).panels, STRAIT)
    assert len(boxes) == seats + 1
    assert all(area(common(one, other)) == 0 for one, other in combinations(boxes, 2))
    assert all(within(box, MIDDLE) for box in boxes)
    for one, other in product(boxes, BLOCKS.values()):
        assert area(common(one, other)) == 0


def test_seats_sit_clockwise_from_the_lower_left() -> None:
    """As the author seats them: the first player in the lower left, the fourth in the upper right."""
    panels = layout(6).panels
    left, right = panels[:3], panels[3:]
    assert all(box[2] <= STRAIT[0] for box in left)
    assert all(box[0] >= STRAIT[2] for box in right)
    assert [box[1] for box in left] == sorted((box[1] for box in left), reverse=True)
    assert [box[1] for box in right] == sorted(box[1] for box in right)


def test_a_ship_alone_is_large_on_a_telephone() -> None:
    """Thirty CSS pixels and more in the long rows, twenty beside another ship; nowhere less than fourteen."""
    for beside, least in ((False, 30), (True, 23)):
        sides = [packed(moorings(block, 1, beside=beside), 1)[0] for block in range(16, 31)]
        assert min(sides) * PHONE / WIDTH >= least
    assert min(packed(moorings(block, 1), 1)[0] for block in BLOCKS) * PHONE / WIDTH >= 14


def test_what_a_block_asks_is_eleven_pixels_high_on_a_telephone() -> None:
    assert FIGURE * PHONE / WIDTH >= 11
