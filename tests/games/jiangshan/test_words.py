"""The play against the words of the rules, on crowded boards: which orders are legal, why not, and what a move does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.jiangshan import legality, views
from games.jiangshan.orders import Command, Go, Order, Sail, Shoot, write
from games.jiangshan.play.execution import after
from games.jiangshan.state import State, View
from tests.support import jiangshan_words as words
from tests.support.counts import count
from tests.support.jiangshan import boarded

BOARDS = count(60, full=3000)


def positions(seed: int) -> list[State]:
    dice = Random(seed)
    return [words.crowded(dice) for _ in range(BOARDS)]


def agree(state: State, view: View, order: Order, wanted: str) -> str:
    found = legality.problem(view, order) or ""
    assert found == wanted, "\n".join((f"{write(order)}: {found}, not {wanted}", *boarded(state)))
    return found


def test_moves_are_legal_and_refused_as_the_rules_say():
    told: Counter[str] = Counter()
    for state in positions(1):
        view, board = views.view(state, words.ME), words.board(state)
        for start in state.units:
            for end in (end for end in state.ground.cells() if end != start):
                for attack in (False, True):
                    wanted = words.move_code(board, start, end, attack=attack)
                    told[agree(state, view, Go(start, end, attack=attack), wanted)] += 1
    assert {"", "E_UNIT", "E_CHAOS", "E_DONE", "E_DEST", "E_REACH", "E_CAPTURE", "E_BLOCK"} == told.keys()


def test_shots_and_voyages_are_legal_and_refused_as_the_rules_say():
    told: Counter[str] = Counter()
    for state in positions(2):
        view, board = views.view(state, words.ME), words.board(state)
        for start in state.units:
            for end in (end for end in state.ground.cells() if end != start):
                told[agree(state, view, Sail(start, end), words.sail_code(board, start, end))] += 1
                told[agree(state, view, Shoot(start, end), words.shot_code(board, start, end))] += 1
    assert {"", "E_STATE", "E_WATER", "E_DEST", "E_RANGE", "E_TARGET"} <= told.keys()


def test_commands_are_legal_and_refused_as_the_rules_say():
    told: Counter[str] = Counter()
    for state in positions(3):
        view, board = views.view(state, words.ME), words.board(state)
        for commander in (at for at in state.ground.cells() if at in state.tiles or words.command_area(board, at)):
            for start in state.units:
                for end in state.ground.near(commander):
                    wanted = words.command_code(board, commander, start, end)
                    told[agree(state, view, Command(commander, start, end), wanted)] += 1
    assert {"", "E_CMD", "E_UNIT", "E_DEST"} <= told.keys()


@pytest.mark.parametrize("seed", range(2))
def test_a_move_does_what_the_rules_say(seed):
    for state in positions(4 + seed):
        view = views.view(state, words.ME)
        for order in legality.spending(view):
            if isinstance(order, Go):
                _compare(state, order)


def _compare(state: State, order: Go) -> None:
    wanted = words.moved(words.board(state), order.start, order.end, attack=order.attack, face=order.face)
    found = after(state, words.ME, order)
    shown = "\n".join((write(order), *boarded(state)))
    assert words.same(found.units, wanted.units), shown
    assert dict(found.tiles) == wanted.tiles, shown
    assert (found.sides[words.ME].merit, list(found.sides[words.ME].box)) == (wanted.merit, wanted.box), shown
    assert {seat for seat, side in enumerate(found.sides) if side.defeated} == wanted.fallen, shown
    assert (found.ap, found.result is not None) == (0, wanted.over()), shown
