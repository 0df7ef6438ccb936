"""What an army has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.jiangshan.rules import RULES
from games.jiangshan.state import SeenSide, State, View
from games.jiangshan.stock import stock
from games.jiangshan.units import Roster
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


def test_a_king_counts_for_nothing_whatever_it_is_said_to_be_worth() -> None:
    """Who loses it has lost the game."""
    view = RULES.view(stood(FACE_TO_FACE), RED)
    facts = tuple(replace(each, worth=50.0) if each.king else each for each in view.terms.units.facts)
    dear = replace(view, terms=replace(view.terms, units=Roster(facts)))
    assert stock(dear, RED, dear) == stock(view, RED, view)


def test_the_morale_of_an_army_that_is_beaten_counts_no_more() -> None:
    view = RULES.view(stood(ALLIES, "teams 0 1 1 0; blue morale 3; blue merit 2; green morale 3"), RED)
    beaten = {seat: _beaten(view, seat) for seat in (BLUE, Seat(2))}
    ahead = {seat: _morale(each) - _morale(view) for seat, each in beaten.items()}
    assert ahead[BLUE] > ahead[Seat(2)] > 0, "the more it had, the more is gone"
    none = _beaten(beaten[BLUE], Seat(2))
    assert _morale(none) == _morale(replace(none, sides=tuple(map(_bare, none.sides))))


def _beaten(view: View, seat: Seat) -> View:
    sides = [replace(side, defeated=number == seat or side.defeated) for number, side in enumerate(view.sides)]
    return replace(view, sides=tuple(sides))


def _bare(side: SeenSide) -> SeenSide:
    """The side with nothing that could count once it is beaten."""
    return replace(side, merit=0, supply=0) if side.defeated else side


def _morale(view: View) -> float:
    return next(each.amount for each in stock(view, RED, view) if each.key.endswith("-morale"))
