"""What a game says that seats share (`Game.shares`) stands in the views: who has sat on the one has seen nothing that
the other does not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from games import moves
from games.core import Seat
from games.jiangshan.options import PRESETS
from games.jiangshan.state import Phase
from renderers.core import Game
from tests.support.games import GAMES
from tests.support.tables import Table, descent, some_tables, walked

TABLES = 12
GUESSES = 3
SHARING = {"jiangshan"}
"""Games in which something is shared."""
ALLIES = (replace(PRESETS["deer-hunt"], allied_intel=True), replace(PRESETS["random"], scenario="random:quad"))
ALLIED = (ALLIES[0], replace(ALLIES[1], allied_intel=True))


def tables_of(game: Game) -> Iterator[Table]:
    yield from some_tables(game.rules, TABLES, stride=7)
    if game.rules.name == "jiangshan":
        for number, lines in enumerate((0, 1, 5, 9, 12, 30, 70, 150)):
            options = ALLIED[number % 2]
            yield walked(game.rules, options, 4, bytes([number]), lines)


def check(game: Game, table: Table) -> int:
    """Every world that fits what one seat sees shows the same to a seat that shares with it, and what that is told the
    other is told as well. How many pairs share."""
    rules, state, found = table.rules, table.state, 0
    spectator = rules.view(state, None)
    for seat in table.everybody:
        for other in table.everybody:
            if seat != other and game.shares(spectator, seat, other):
                found += 1
                _same_in_every_world(table, seat, other)
                _told_the_same(table, seat, other)
    return found


def _same_in_every_world(table: Table, seat: Seat, other: Seat) -> None:
    rules, view = table.rules, table.rules.view(table.state, other)
    assert rules.think is not None, rules.name
    for number in range(GUESSES):
        world = rules.think.guess(view, table.chance(f"world {number}"))
        assert rules.view(world, seat) == rules.view(table.state, seat), f"{other} does not know what {seat} sees"


def _told_the_same(table: Table, seat: Seat, other: Seat) -> None:
    for mover in table.everybody:
        if moves.choice(table.rules, table.state, mover) is not None:
            move = descent(table, mover, table.chance(f"move {mover}"))
            _, events = table.rules.apply(table.state, mover, move)
            assert all(event.to is None or seat not in event.to or other in event.to for event in events), events


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_is_said_to_be_shared_is(game: Game) -> None:
    found = Counter[bool]()
    for table in tables_of(game):
        settled = table.settled()
        if game.rules.outcome(settled.state) is None:
            found[bool(check(game, settled))] += 1
    assert found[False]
    assert bool(found[True]) == (game.rules.name in SHARING), found


def test_allies_share_once_their_stratagems_are_picked() -> None:
    game = GAMES["jiangshan"]
    for options, shared in ((ALLIES[0], True), (ALLIES[1], False)):
        table = walked(game.rules, options, 4, b"s", 60)
        assert table.state.phase not in (Phase.PICK, Phase.OVER)
        spectator = game.rules.view(table.state, None)
        pairs = {(a, b) for a in range(4) for b in range(4) if a != b and game.shares(spectator, Seat(a), Seat(b))}
        assert pairs == ({(0, 3), (3, 0), (1, 2), (2, 1)} if shared else set())


def _allied(view: Any, seat: Seat, other: Seat) -> bool:
    return bool(view.sides[seat].team == view.sides[other].team)


LIES: Mapping[str, Callable[[Any, Seat, Seat], bool]] = {
    "of everybody": lambda view, seat, other: True,
    "of allies who are told nothing": _allied,
    "of allies who still pick": lambda view, seat, other: _allied(view, seat, other) and view.options.allied_intel,
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES.keys())
def test_a_game_that_says_too_much_is_found(lie: Callable[[Any, Seat, Seat], bool]) -> None:
    game = replace(GAMES["jiangshan"], shares=lie)
    assert any(_is_found(game, table.settled()) for table in tables_of(game))


def _is_found(game: Game, table: Table) -> bool:
    """Whether the check complains, of a game that is not over."""
    if game.rules.outcome(table.state) is not None:
        return False
    try:
        check(game, table)
    except AssertionError:
        return True
    return False
