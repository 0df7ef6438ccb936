"""Cacao as a whole: what holds in every game (Cacao 14, 16)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cacao import board, tiles
from games.cacao.board import Cell
from games.cacao.state import Phase, Table
from games.cacao.village import STORE, SUNS
from tests.games.cacao.playing import played
from tests.support.counts import count

SIZES = pytest.mark.parametrize("seats", [2, 3, 4])
GAMES = given(seed=st.integers(0, 2**32 - 1), preset=st.sampled_from(["standard", "careful"]))
MANY = settings(max_examples=count(7, full=500))


@SIZES
@MANY
@GAMES
def test_invariants_of_every_game(seed: int, seats: int, preset: str) -> None:
    water = [0] * seats
    gold = [0] * seats
    for state in played(seed, seats, preset):
        table = state.table
        assert {sum(at) % 2 for at in table.jungle} == {0}, "Cacao 4.2"
        assert {sum(at) % 2 for at in table.workers} <= {1}
        covered = sum(tile.covers for tile in table.workers.values())
        held = sum(map(len, (*state.hands, *state.piles)))
        assert len(table.workers) + covered + held == seats * sum(tiles.WORKERS[seats].values())
        assert len(table.jungle) + len(table.display) + len(state.jungle) == len(tiles.jungle(seats)) + len(board.START)
        assert table.pile == len(state.jungle)
        for seat, village in enumerate(table.villages):
            assert 0 <= village.cacao <= STORE
            assert 0 <= village.sun <= SUNS
            assert (village.water, village.gold) >= (water[seat], 0)
            assert village.gold >= gold[seat]
            water[seat], gold[seat] = village.water, village.gold
        if table.phase is Phase.PLACE:
            assert len(table.display) == tiles.SHOWN or not table.pile
            assert board.open_cells(table.jungle, table.workers)
            assert not table.display or not _gaps(table)
    assert table.number == seats * sum(tiles.WORKERS[seats].values())


def _gaps(table: Table) -> list[Cell]:
    return [gap for at in table.workers for gap in board.gaps(table.jungle, table.workers, at)]


@SIZES
@MANY
@GAMES
def test_every_worker_edge_acts_at_most_once(seed: int, seats: int, preset: str) -> None:
    acted: Counter[tuple[str, bool]] = Counter()
    last = None
    for state in played(seed, seats, preset):
        if (
            state.table.last is not None
            and state.table.last is not last
            and state.table.phase in (Phase.PLACE, Phase.OVER)
        ):
            last = state.table.last
            covering = state.table.workers[last.placed].covers
            for use in last.uses:
                acted[use.contact.name, covering and use.contact.worker == last.placed] += 1
    assert max(acted.values(), default=1) == 1
