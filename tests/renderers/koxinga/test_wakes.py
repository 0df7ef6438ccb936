from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.core import Seat
from games.koxinga.state import Phase, Walk
from renderers.canvas import Canvas
from renderers.koxinga import battle, logbook, wakes
from renderers.koxinga.layout import FIGHT, layout
from renderers.koxinga.logbook import Waypoint
from renderers.koxinga.scene import Scene
from renderers.sheet import HEIGHT, WIDTH
from tests.renderers.koxinga import positions
from tests.renderers.koxinga.positions import ONE, RULES, TWO
from tests.renderers.voices import say_in


def parts(*blocks: int) -> list[tuple[tuple[int, ...], bool]]:
    return [(leg.blocks, leg.onwards) for leg in wakes.legs(Walk(ONE, blocks))]


def test_a_walk_is_cut_where_its_ship_turned() -> None:
    assert parts(18, 19, 20, 19) == [((18, 19, 20), True), ((20, 19), False)]
    assert parts(21, 20) == [((21, 20), False)]


def test_branches_and_the_last_step_home_lead_onwards() -> None:
    assert parts(5, 13, 14, 15, 16) == [((5, 13, 14, 15, 16), True)]
    assert parts(11, 12, 16, 15, 14) == [((11, 12, 16), True), ((16, 15, 14), False)]
    assert parts(69, 70, 0) == [((69, 70, 0), True)]


def lanes(*walks: Sequence[int]) -> list[list[int]]:
    sailed = [Walk(Seat(seat), tuple(blocks)) for seat, blocks in enumerate(walks)]
    return [[leg.lane for leg in route] for route in wakes.in_lanes(sailed)]


def test_whoever_crosses_the_same_edge_has_a_lane_of_his_own() -> None:
    assert lanes((18, 19, 20), (19, 20, 21), (20, 19)) == [[0], [1], [2]]
    assert lanes((18, 19, 20, 19, 18)) == [[0, 1]]


def test_ways_that_only_meet_on_a_block_keep_to_the_middle() -> None:
    assert lanes((18, 19), (19, 20), (40, 41)) == [[0], [0], [0]]


def test_ways_that_find_no_free_lane_share_one() -> None:
    assert [lane for (lane,) in lanes(*[(18, 19)] * 6)] == [0, 1, 2, 3, 4, 0]


def test_the_logbook_tells_where_a_ship_turned_and_stopped() -> None:
    walks = [Walk(ONE, (0, 1, 0)), Walk(ONE, (0, 1, 2, 3, 4))]
    assert list(logbook.waypoints(walks)) == [Waypoint(0), Waypoint(1, True), Waypoint(0, False), Waypoint(4, True)]


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_lines_of_the_logbook_fit_into_it(turns: int) -> None:
    """However often a ship went to and fro since somebody looked."""
    walks = (Walk(TWO, (55, *(56, 57, 58, 57, 56, 55) * turns)),)
    state = replace(positions.first("standard", Phase.CARDS, after=9), walks=walks)
    view = RULES.view(state, None)
    scene = Scene(view, say_in("en", ("A",) * 6), layout(6), Canvas.blank(WIDTH, HEIGHT, (1, 2, 3)))
    logbook.draw(scene, FIGHT[1])
    scene.canvas.image.paste((1, 2, 3), FIGHT)
    assert scene.canvas.image.getcolors(1) is not None, "nothing is drawn outside"


def test_the_logbook_closes_its_lines_up_before_it_leaves_any_out() -> None:
    lines = [logbook.Line(ONE, (Waypoint(number),)) for number in range(9)]
    whole, wide = logbook.fitting(lines[:4], 150)
    closer, close = logbook.fitting(lines[:5], 150)
    latest, _ = logbook.fitting(lines, 150)
    assert (list(whole), list(closer)) == (lines[:4], lines[:5])
    assert close < wide
    assert list(latest) == lines[-len(latest) :]
    assert 0 < len(latest) < len(lines)


def test_the_logbook_tells_all_walks_of_five_ships_below_a_battle_of_three() -> None:
    """A leaf without its first lines was taken for the whole: so many have to have room."""
    state = positions.first("standard", Phase.CARDS, after=9)
    walks = tuple(Walk(Seat(seat), (20, 21, 22)) for seat in range(5))
    view = RULES.view(replace(state, walks=walks), None)
    scene = Scene(view, say_in("en", ("A",) * 6), layout(6), Canvas.blank(WIDTH, HEIGHT, (1, 2, 3)))
    top = FIGHT[1] + battle.height(3)
    every = [line for entry in logbook.entries(scene) for line in entry]
    assert len(logbook.fitting(every, FIGHT[3] - top - 2 * logbook.PAD)[0]) == 5
