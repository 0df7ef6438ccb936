"""Whole games of every scenario of Jiangshan: at random, and between the baseline and chance. None stalls."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games import moves
from games.core import Move, Seat
from games.jiangshan.options import RANDOM, SCENARIOS, Options
from games.jiangshan.state import State
from tests.games.jiangshan.greedy import greedy_1
from tests.support.counts import count
from tests.support.jiangshan import RULES
from tests.support.tables import MOST_LINES, Table, descent, walked
from tests.support.uniform import uniform

MAPS = (*SCENARIOS, *(f"random:{kind}" for kind in RANDOM))
GAMES = count(1, full=100)
PIECE = 5
"""Games a test. With the three kinds of players each scenario has three times as many as `GAMES`."""
PARTS = range(max(1, GAMES // PIECE))
PLAYERS = {"at random": (1,), "baseline and chance": (0, 1), "with whims": (0, 3, 10, 1)}
"""How many decisions of each seat it takes until one is made at random; none are by the baseline alone."""
FEW = {
    "a_first_array": "at random",
    "b_chu_han": "baseline and chance",
    "d_four_lords": "baseline and chance",
    "e_jingxing": "at random",
    "random:lr": "with whims",
    "random:rot": "at random",
    "random:quad": "baseline and chance",
}
"""What a plain run plays. The other maps have golden games, which are played to their ends as well."""
TABLES = list(product(MAPS, PLAYERS)) if GAMES > 1 else list(FEW.items())
REASONS = frozenset({"last", "hold", "points", "even", "merit", "nobody", "agreed"})


def options(name: str, number: int) -> Options:
    """Tables of every kind."""
    return Options(scenario=name, allied_intel=number % 3 == 1, blind_window=number % 4 == 3)


def ended(state: State) -> str:
    """How the game ended, which must be in one of the rules' ways."""
    assert state.result is not None
    reason = state.result.reason.key.removeprefix("jiangshan-outcome-")
    assert reason in REASONS
    assert len(state.result.scores) in (0, len(state.sides))
    return reason


def numbers(part: int) -> range:
    return range(part * PIECE, part * PIECE + min(PIECE, GAMES))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_come_to_an_end(name: str, players: str, part: int) -> None:
    chosen = range(part * PIECE, part * PIECE + min(PIECE, GAMES))
    found = Counter(ended(played(options(name, number), number, PLAYERS[players])) for number in chosen)
    assert found.total() == len(chosen)


def played(options_: Options, number: int, whims: tuple[int, ...]) -> State:
    """A game to its end. The seats in turn make one decision in so many at random, and the others as the baseline
    does."""
    seats = RULES.seats(options_).start
    table = walked(RULES, options_, seats, f"{options_} {number}".encode(), 0).settled()
    while table.state.result is None:
        assert len(table.log) < MOST_LINES, table
        seat = table.acting[0]
        table = table.after(seat, _decision(table, seat, whims[(number + seat) % len(whims)])).settled()
    return table.state


def _decision(table: Table, seat: Seat, whim: int) -> Move:
    """Now and then something that may be done at any time, but no offer and no end."""
    chance = table.chance("decision")
    choice = moves.choice(RULES, table.state, seat)
    assert choice is not None
    if choice.blind:
        return RULES.default(table.state, seat)
    if chance.below(30) == 0 and (move := descent(table, seat, chance))[0] not in ("draw", "resign"):
        return move
    player = uniform if whim and chance.below(whim) == 0 else greedy_1
    return player(RULES, RULES.view(table.state, seat), seat, chance, 1.0)
