"""Jiangshan where several rules meet: found by reading the rules line by line against the play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import moves
from games.core import CHANCE, Seat
from games.jiangshan.state import Chart, Fire, Phase, Place, State, Tile
from tests.games.jiangshan.test_rulings import at, public, sided, unit
from tests.support.jiangshan import RULES, ordered, refused, stood, told

RED, BLUE, GREEN, WHITE = Seat(0), Seat(1), Seat(2), Seat(3)


def termed(state: State, **terms: object) -> State:
    return replace(state, terms=replace(state.terms, **terms))


# 3 and 4


def test_a_facing_told_to_a_march_into_a_forest_is_a_preset():
    assert unit(ordered(stood("2 . * .\n1 . rD? ."), "b1-b2/w"), "b2").preset == "w"


def test_tiles_see_whom_the_hide_step_asks_about():
    state = ordered(stood("4 . . . b#\n3 . . . .\n2 . . . .\n1 rK . . rDn"), "d1-d2; end")
    assert (unit(state, "d2").battle, unit(state, "a1").battle) == (True, False)


def test_a_hidden_scout_stops_who_cannot_capture():
    state = ordered(stood("2 *:bS . .\n1 rD? . ."), "a1-a2")
    assert (unit(state, "a2").kind, unit(state, "a2").marked, unit(state, "a1").commanded) == ("S", True, True)


def test_an_allys_hidden_unit_stops_a_friend_and_is_not_harmed():
    state = ordered(stood("2 *:gD . .\n1 rDn . .", "teams 0 1 0"), "a1xa2")
    assert (unit(state, "a2").owner, unit(state, "a2").marked, state.sides[RED].merit) == (GREEN, True, 0)
    assert unit(state, "a1").commanded


def test_an_allys_garrison_repulses_a_friend():
    state = ordered(stood("2 g#:D . .\n1 rDn . .", "teams 0 1 0"), "a1xa2")
    assert (state.tiles[at("a2")].owner, unit(state, "a2").marked, unit(state, "a1").commanded) == (GREEN, True, True)


def test_a_general_brings_a_unit_out_of_a_forest_covered_and_faced():
    state = ordered(stood("3 . . bDs\n2 rG *:rP .\n1 . . ."), "@a2:b2-a3/w")
    assert (unit(state, "a3").battle, unit(state, "a3").preset) == (False, "w")


# 5


def test_a_repulsed_unit_may_turn():
    state = ordered(stood("2 b#:D . .\n1 rDn . ."), "a1xa2/e")
    assert (unit(state, "a1").facing, unit(state, "a2").marked) == ("e", True)


def test_reserves_come_where_their_class_may():
    state = stood("3 . . .\n2 . r% .\n1 . . .", "red reserve S R Q L")
    assert [refused(state, typed) for typed in ("+S@b2", "+R@b1", "+Q@b1")] == ["E_DEST"] * 3
    assert unit(ordered(state, "+S@b1:h"), "b1").face == "h"
    assert [unit(ordered(state, f"+{kind}@b2"), "b2").kind for kind in "RQL"] == ["R", "Q", "L"]


def test_rebuilding_leaves_the_garrison_in_peace():
    state = ordered(stood("3 . . .\n2 . r#:D .\n1 . . ."), "=b2")
    assert (state.tiles[at("b2")].camp, unit(state, "b2").kind) == (True, "D")


def test_a_scout_enters_no_tile_and_takes_none():
    assert refused(stood("3 . b# .\n2 . rS .\n1 . . ."), "b2xb3") == "E_CAPTURE"
    assert refused(stood("3 . r# .\n2 . rS .\n1 . . ."), "b2-b3") == "E_DEST"


# 6


def test_nobody_crosses_out_of_a_port():
    state = stood("2 . . . .\n1 r#:D ~ ~ .", "red morale 2; red stratagems sneak")
    assert (refused(state, "#sneak a1~d1"), refused(state, "a1~d1")) == ("E_STATE", "")


def test_a_garrison_throws_fire_or_rocks_once_a_turn():
    state = stood("4 . * . .\n3 . r#:D . .\n2 . bDn . .\n1 . . . rK?", "red morale 4; red stratagems fire")
    burnt = ordered(state, "#fire b3*b4")
    assert (unit(burnt, "b3").marked, unit(burnt, "b3").commanded, at("b4") in burnt.fires) == (True, True, True)
    assert refused(burnt, "b3*b2") == "E_DONE"
    thrown = ordered(state, "b3*b2")
    assert (refused(thrown, "#fire b3*b4"), refused(thrown, "b3-a3")) == ("E_DONE", "E_DONE")


def test_conjuring_takes_an_action_where_the_scenario_says_so():
    state = stood("3 . . .\n2 . r% .\n1 . rK? .", "red morale 2; red stratagems scout; red box S")
    state = termed(state, scout_costs_ap=True)
    assert ordered(state, "#scout b2:b3").ap == 0
    assert refused(ordered(state, "b1-a1"), "#scout b2:b3") == "E_AP"


def test_array_covers_who_comes_out_of_a_forest_and_hides_who_goes_in():
    state = stood("3 . rPn bDs\n2 rG *:rJ .\n1 . . .", "red morale 1; red stratagems swap")
    state = ordered(state, "#swap a2:b3,b2")
    assert (unit(state, "b3").kind, unit(state, "b3").battle) == ("J", False)
    assert (unit(state, "b2").kind, unit(state, "b2").place, unit(state, "b2").facing) == ("P", Place.FOREST, None)


def test_a_commander_in_chaos_commands_nobody():
    assert refused(stood("3 . . .\n2 rG! rD? .\n1 . . ."), "@a2:b2-b3") == "E_CMD"


# 7.7


@pytest.mark.parametrize(
    ("goal", "mine", "theirs", "over"), [(3, 2, 1, True), (3, 2, 2, False), (4, 2, 0, False), (0, 8, 0, False)]
)
def test_merit_wins_with_a_lead_of_two(goal, mine, theirs, over):
    state = termed(stood("3 . bDs .\n2 . rDn .\n1 rK? . bK?"), merit_goal=goal)
    state = ordered(sided(sided(state, RED, earned=mine), BLUE, earned=theirs), "b2xb3")
    assert (state.result is not None) == over
    assert state.result is None or (state.result.winners, state.result.reason.key) == (
        (RED,),
        "jiangshan-outcome-merit",
    )


def test_merit_is_a_teams():
    state = termed(stood("3 . bDs .\n2 . rDn .\n1 rK? gK? bK?", "teams 0 1 0"), merit_goal=4)
    state = ordered(sided(state, GREEN, earned=3), "b2xb3")
    assert state.result is not None
    assert state.result.winners == (RED, GREEN)


def test_the_twenty_fifth_round_without_progress_is_the_last():
    state = stood("6 . . bK?\n5 . . .\n4 . . .\n3 . . .\n2 rR? . .\n1 rK? . .", "round_limit 99")
    state = ordered(replace(state, round=24), "a1-b1; end", "c6-b6; end", "b1-c1; end")
    assert (state.result, state.round) == (None, 25)
    state = ordered(state, "b6-a6; end")
    assert state.result is not None
    assert (state.result.winners, state.result.reason.key) == ((RED,), "jiangshan-outcome-points")


def test_rounds_are_those_of_the_living():
    state = stood("3 bK? . gK? wK?\n2 . . . .\n1 rK? . . .", "teams 0 1 2 3")
    state, _ = moves.play(RULES, state, RED, ("resign",))
    assert (state.active, state.round) == (BLUE, 1)
    state = ordered(state, "a3-a2; end")
    assert (state.active, state.round) == (GREEN, 1)
    state, _ = moves.play(RULES, state, WHITE, ("resign",))
    state = ordered(state, "c3-c2; end")
    assert (state.active, state.round) == (BLUE, 2)


def test_kings_that_burn_together_make_a_draw():
    state = stood("2 *F:rK . *F:bK\n1 . . .")
    fires = Chart({at("a2"): Fire(True, BLUE), at("c2"): Fire(True, RED)})
    state, _ = moves.play(RULES, replace(state, phase=Phase.WEATHER, fires=fires), CHANCE, ("weather", "sun"))
    assert state.result is not None
    assert state.result.winners == ()


def test_a_capital_costs_more_morale_than_another_tile():
    city = stood("3 . b# .\n2 . rDn .\n1 rK? . bK?", "blue morale 5; setback_city 1; setback_capital 3")
    capital = replace(city, tiles=Chart({at("b3"): Tile(BLUE, camp=False, capital=True)}))
    assert [ordered(state, "b2xb3").sides[BLUE].morale for state in (city, capital)] == [4, 2]


def test_a_team_holds_its_tiles_together_and_wins_when_it_gains_one():
    board = "3 . {} . g#\n2 . rDn . .\n1 rK? r% gK? bK?"
    gained = ordered(stood(board.format("b#"), "teams 0 1 0; hold 3"), "b2xb3").result
    assert gained is not None
    assert (gained.winners, gained.reason.key) == ((RED, GREEN), "jiangshan-outcome-hold")
    assert ordered(stood(board.format("r#"), "teams 0 1 0; hold 3"), "b2-a2").result is None


def test_a_player_routed_in_his_own_preparation_passes_the_turn_on_and_leaves_no_tile():
    state = ordered(stood("3 *:bK . . gK?\n2 . . . .\n1 rK? . b# .", "teams 0 1 2"), "a1-a2; end")
    assert (state.sides[BLUE].defeated, state.active, dict(state.tiles)) == (True, GREEN, {})


def test_everything_opens_when_the_game_is_over():
    given = "blue stratagems fire decoy; blue reserve D; teams 0 1"
    state = stood("3 . bK? *:bD\n2 . . .\n1 rK? . .", given)
    state, _ = moves.play(RULES, state, RED, ("resign",))
    seen = RULES.view(state, None)
    assert (seen.units[at("c3")].kind, seen.units[at("b3")].kind) == ("D", "K")
    assert (seen.sides[BLUE].held, seen.sides[BLUE].reserve) == (("fire", "decoy"), ("D",))
    assert seen.sides[BLUE].standing is not None


# Found wrong once


def test_a_riders_place_under_a_forest_is_nobody_elses_to_know():
    state = ordered(stood("4 . . bDs .\n3 * . . .\n2 . . *:rL .\n1 . . . ."), "c2xa3")
    assert RULES.view(state, RED).rider == at("a3")
    assert RULES.view(state, BLUE).rider is None
    assert RULES.view(state, None).rider is None


def test_a_rider_stopped_by_a_hidden_rider_loses_its_shot():
    state, events = told(stood("4 . . .\n3 . . .\n2 *:bL . bDs\n1 . . rL"), "c1-a2*c2")
    assert {"stopped", "shot-lost"} <= set(public(events))
    assert not unit(state, "c2").chaos


def test_a_player_who_falls_with_a_friend_that_gives_up_passes_the_turn_on():
    state = stood("3 bK? . . gK?\n2 . . . .\n1 rK? . . wK?", "teams 0 1 2 0")
    state = replace(state, terms=replace(state.terms, team_loss="first"))
    state, _ = moves.play(RULES, state, Seat(3), ("resign",))
    assert (state.sides[RED].defeated, state.active, state.phase) == (True, BLUE, Phase.ACTION)
    assert moves.choice(RULES, state, BLUE).owed


def test_everybody_remembers_who_occupied_a_tile():
    state = ordered(stood("3 . b# .\n2 . rDn .\n1 rK? . bK?"), "b2xb3")
    assert RULES.view(state, BLUE).steps[-1].shown == "jiangshan-unit-d"
