"""Jiangshan where several rules meet: found by reading the rules line by line against the play."""

from __future__ import annotations

from dataclasses import replace

from games import moves
from games.core import Seat
from games.jiangshan.state import Phase
from tests.games.jiangshan.test_rulings import at, public, unit
from tests.support.jiangshan import RULES, ordered, stood, told

RED, BLUE = Seat(0), Seat(1)


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
    assert RULES.choice(state, BLUE).owed
