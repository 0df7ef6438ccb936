"""CardGO's levels: they keep the rules, and win against each other as in the reference."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.greedy import greedy_1
from benchmarks.opponents import Player, contest, wilson
from benchmarks.placements import search
from games.cardgo.options import Options
from games.moves import legal
from tests.support.counts import count
from tests.support.games import CARDGO
from tests.support.tables import Table, tables
from tests.support.uniform import uniform

CLASSIC = Options()
SHORT = Options(hp=30, columns=8, rows=8)

PLAYERS: tuple[Player, ...] = (uniform, greedy_1, search)


@given(tables(CARDGO), st.sampled_from(PLAYERS))
def test_every_level_plays_legal_moves(table: Table, player: Player) -> None:
    table = table.settled()
    for seat in table.acting:
        view = CARDGO.view(table.state, seat)
        move = player(CARDGO, view, seat, table.chance("player"), 0.01)
        assert legal(CARDGO, table.state, seat, move), move


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_can_be_sent_to_another_process(player: Player) -> None:
    assert pickle.loads(pickle.dumps(player)) is player


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
