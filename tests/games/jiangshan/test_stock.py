"""What an army has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.jiangshan.rules import RULES
from games.jiangshan.state import State, View
from games.jiangshan.stock import stock
from games.replacing import replace
from tests.support.jiangshan import ordered, stood

RED, BLUE = Seat(0), Seat(1)
FACE_TO_FACE = """
    4 .  .  .   .   bK
    3 .  .  bDs .   .
    2 .  rDn .  .   b%:G
    1 rK? .  .  .   .
"""
ALLIES = """
    2 .   gDs .  .  wK
    1 rK? rDn bK gK .
"""
FOREST = """
    4 bK .   bDs . .
    3 .  .   .   * .
    2 .  rDn .   rDn .
    1 r%  .   .  .   rK?
"""


def counted(state: State, seat: Seat) -> dict[str, tuple[int, int]]:
    view = RULES.view(state, seat)
    return {each.key.rpartition("-")[2]: (each.has, each.beside) for each in stock(view, seat, view)}


def test_a_capture_counts_for_both_and_what_is_threatened_for_nobody() -> None:
    before = stood(FACE_TO_FACE)
    after = ordered(before, "b2xc3")
    assert counted(before, RED)["lost"] == (0, 0), "a capture that could be made"
    assert counted(after, RED)["lost"] == (0, 1)
    assert counted(after, BLUE)["lost"] == (1, 0)
    assert counted(after, RED)["merit"][0] - counted(before, RED)["merit"][0] == 1
    assert counted(before, RED)["cities"] == (0, 1)
    assert {each.other for each in stock(RULES.view(before, RED), RED, RULES.view(before, RED))} == {BLUE}


def test_what_allies_lost_is_lost_and_the_others_count_together() -> None:
    state = stood(ALLIES, "teams 0 1 1 0; red reserve D D; green reserve D")
    fell = ordered(state, "b1xb2")
    assert counted(state, BLUE)["lost"] == (0, 0)
    assert counted(fell, BLUE)["lost"] == (1, 0)
    assert {each.other for each in stock(RULES.view(fell, RED), RED, RULES.view(fell, RED))} == {None}


@pytest.mark.parametrize("typed", ["b2-b3", "d2-d3", "+D@a1"])
def test_no_figure_changes_where_nothing_is_lost_or_won(typed: str) -> None:
    """A unit marches beside the enemy, goes out of sight, or comes from the reserve."""
    before = stood(FOREST, "red reserve D")
    after = ordered(before, typed)
    assert after.units != before.units
    for seat in (RED, BLUE):
        assert counted(after, seat) == counted(before, seat)


def test_the_morale_of_an_army_that_is_beaten_counts_no_more() -> None:
    view = RULES.view(stood(ALLIES, "teams 0 1 1 0; blue morale 3; blue merit 2; green morale 3"), RED)
    left = [_morale(each) for each in (view, _beaten(view, BLUE), _beaten(_beaten(view, BLUE), Seat(2)))]
    assert left == [6, 3, 0]


def test_of_two_armies_a_beaten_ones_morale_is_counted_and_its_towns_as_they_were_before_they_went() -> None:
    stood_ = RULES.view(stood(FACE_TO_FACE, "blue morale -1"), RED)
    fallen = replace(_beaten(stood_, BLUE), tiles={})
    assert _morale(fallen) == -1
    towns = [next(each for each in stock(fallen, RED, of) if each.key.endswith("-cities")) for of in (stood_, fallen)]
    assert (towns[0].beside, towns[0].worth) == (1, 4.0)
    assert not towns[1].worth, "where nobody knows how many there were, they count nothing"


def _beaten(view: View, seat: Seat) -> View:
    sides = [replace(side, defeated=number == seat or side.defeated) for number, side in enumerate(view.sides)]
    return replace(view, sides=tuple(sides))


def _morale(view: View) -> int:
    return next(each.beside for each in stock(view, RED, view) if each.key.endswith("-morale"))
