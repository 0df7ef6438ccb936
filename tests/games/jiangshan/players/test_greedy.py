"""The baseline player of Jiangshan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import moves
from games.core import CHANCE, Chance, Seat
from games.jiangshan import guess as guesses
from games.jiangshan.options import Options
from games.jiangshan.state import State
from tests.games.jiangshan.evaluation import WIN, worth
from tests.games.jiangshan.greedy import greedy_1
from tests.support.counts import count
from tests.support.jiangshan import RULES, ordered, stood
from tests.support.uniform import uniform

RED = Seat(0)


def chosen(state: State, seat: Seat = RED) -> str:
    return RULES.format(greedy_1(RULES, RULES.view(state, seat), seat, Chance(b"greedy", 0), 1.0))


@pytest.mark.parametrize(
    ("board", "given", "order"),
    [
        ("3 . bDs bR\n2 . rK .\n1 . . .", "nothing", "b2xc3"),
        ("3 . bK bQ\n2 . rK .\n1 . . .", "nothing", "b2xb3"),
        ("3 . . bDs\n2 . . .\n1 rK? . rAn", "nothing", "c1*c3"),
        ("3 . . .\n2 . . .\n1 rK? . .", "red merit 9; red box R", "$R"),
        ("3 . b# .\n2 . rDn bK\n1 . . .", "setback_city 2", "b2xb3"),
    ],
)
def test_it_takes_what_is_worth_most(board, given, order):
    assert chosen(stood(board, given)).startswith(order)


def test_it_shoots_after_the_ride_and_ends_its_turn():
    state = stood("5 . . bDs!\n4 . . .\n3 . . .\n2 . . .\n1 . rL rK?")
    state = ordered(state, chosen(state))
    assert not any(unit.kind == "D" for unit in state.units.values())
    assert chosen(state) == "end"


def test_it_uses_no_stratagem():
    state = stood(
        "3 . . . . bK\n2 . bDs . . .\n1 rD? rR . . .",
        "red morale 9; red stratagems extra swap fire scout sneak; red box S",
    )
    state = ordered(state, chosen(state))
    assert state.sides[RED].used == frozenset()
    assert chosen(state) == "end"


def test_it_needs_a_view_alone_and_chooses_the_same_again():
    state = RULES.setup(Options(), 2)
    assert chosen(state) == chosen(replace(state))


def test_a_game_won_is_worth_more_than_any_other():
    state = stood("3 . bK .\n2 . . .\n1 . rR rK?")
    assert worth(state, RED) < WIN == worth(ordered(state, "b1xb3"), RED)


def result(first, second, seed: int) -> tuple[Seat, ...]:
    """Who wins the learning game."""
    players, state, line = (first, second), RULES.setup(Options(), 2), 0
    while (outcome := RULES.outcome(state)) is None:
        chance = Chance(seed.to_bytes(2, "big"), line)
        seat = CHANCE if RULES.roll(state, chance) else moves.acting(RULES, state)[0]
        move = RULES.roll(state, chance) or players[seat](RULES, RULES.view(state, seat), seat, chance, 1.0)
        state, _ = moves.play(RULES, state, seat, move)
        line += 1
    return outcome.winners


def test_it_beats_chance():
    games = count(2, full=20)
    won = [result(greedy_1, uniform, seed) == (0,) for seed in range(games)]
    won += [result(uniform, greedy_1, seed) == (1,) for seed in range(games)]
    assert sum(won) >= 1.8 * games


def test_an_unseen_king_is_imagined_in_hiding():
    state = stood("3 b#:K . .\n2 . . .\n1 . . rK?")
    guess = guesses.guess(RULES.view(state, RED), Chance(b"king", 0))
    assert [unit.kind for unit in guess.units.values() if unit.owner == 1] == ["K"]
