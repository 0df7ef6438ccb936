"""What an army has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.jiangshan.rules import RULES
from games.jiangshan.state import State
from games.jiangshan.stock import stock
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


def counted(state: State, seat: Seat) -> dict[str, float]:
    view = RULES.view(state, seat)
    return {each.key.rpartition("-")[2]: round(each.amount, 2) for each in stock(view, seat, view)}


def test_a_capture_counts_for_both_and_what_is_threatened_for_nobody() -> None:
    before = stood(FACE_TO_FACE)
    after = ordered(before, "b2xc3")
    worth = before.terms.units["D"].worth
    assert counted(before, RED)["taken"] == 0, "a capture that could be made"
    assert counted(after, RED)["taken"] == round(worth, 2)
    assert counted(before, BLUE)["units"] - counted(after, BLUE)["units"] == round(worth, 2)
    assert counted(after, RED)["morale"] - counted(before, RED)["morale"] == 1, "the merit for it"
    assert counted(before, RED)["cities"] == -counted(before, BLUE)["cities"] < 0


def test_what_allies_lost_is_lost_and_no_reserve_but_the_own_is_counted() -> None:
    state = stood(ALLIES, "teams 0 1 1 0; red reserve D D; green reserve D")
    fell = ordered(state, "b1xb2")
    worth = state.terms.units["D"].worth
    assert counted(state, RED)["units"] == round(3 * worth, 2)
    assert counted(state, BLUE)["units"] == 0
    assert counted(fell, BLUE)["units"] == round(-worth, 2)


@pytest.mark.parametrize("typed", ["b2-b3", "d2-d3", "+D@a1"])
def test_no_figure_changes_where_nothing_is_lost_or_won(typed: str) -> None:
    """A unit marches beside the enemy, goes out of sight, or comes from the reserve."""
    before = stood(FOREST, "red reserve D")
    after = ordered(before, typed)
    assert after.units != before.units
    for seat in (RED, BLUE):
        assert counted(after, seat) == counted(before, seat)
