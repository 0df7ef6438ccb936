"""CardGO's levels: they keep the rules, and win against each other as in the reference."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.opponents import contest, match, wilson
from games.cardgo.choices import cells
from games.cardgo.options import Options
from games.cardgo.players.beginner import beginner
from games.cardgo.players.greedy import greedy_1
from games.cardgo.players.search import search
from games.core import Player
from games.moves import legal
from games.players.uniform import uniform
from tests.support.counts import count
from tests.support.games import CARDGO
from tests.support.tables import Table, tables

CLASSIC = Options()
SHORT = Options(hp=30, columns=8, rows=8)

PLAYERS: tuple[Player[Any], ...] = (uniform, beginner, greedy_1, search)


@given(tables(CARDGO), st.sampled_from(PLAYERS))
def test_every_level_plays_legal_moves(table: Table, player: Player[Any]) -> None:
    table = table.settled()
    for seat in table.acting:
        view = CARDGO.view(table.state, seat)
        move = player(CARDGO, view, seat, table.chance("player"), 0.01)
        assert legal(CARDGO, table.state, seat, move), move


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_can_be_sent_to_another_process(player: Player[Any]) -> None:
    assert pickle.loads(pickle.dumps(player)) is player


def test_the_random_opponent_passes_only_when_it_must() -> None:
    for number in range(count(3, full=50)):
        for state, seat, move in contest(CARDGO, SHORT, (beginner, beginner), number).made:
            assert move[0] != "pass" or not state.hands[seat] or not cells(state)


def test_greedy_1_beats_the_random_opponent_as_in_the_reference() -> None:
    """CardGO 18: it wins 99.5 % of the games on 8 by 8 with 30 HP, whoever begins, and 77 turns at 100 HP are usual."""
    pairs = count(4, full=100)
    score = sum(game.score(seat) for game, seat in match(CARDGO, SHORT, greedy_1, beginner, pairs))
    assert score >= 2 * pairs * 0.97 - 1
    turns = [
        contest(CARDGO, CLASSIC, (greedy_1, beginner), number).state.number for number in range(count(3, full=100))
    ]
    assert 65 < sum(turns) / len(turns) < 90


def test_greedy_1_against_itself_goes_as_in_the_reference() -> None:
    """CardGO 18: 27 turns at 30 HP, the longest of 3,000 games 37; at most 15 pieces lie on the board."""
    games = [contest(CARDGO, Options(hp=30), (greedy_1, greedy_1), number) for number in range(count(6, full=300))]
    turns = [game.state.number for game in games]
    assert 23 < sum(turns) / len(turns) < 31
    assert max(turns) <= 40
    assert max(sum(piece is not None for piece in state.board) for game in games for state, _, _ in game.made) <= 20


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (60, 100, 0.502, 0.691), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)],
)
def test_an_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)
