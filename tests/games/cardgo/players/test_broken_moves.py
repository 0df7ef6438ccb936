"""No level makes a move that a beginner would call broken: a win at once is taken, and none is given away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import pytest

from benchmarks.greedy import greedy_1
from benchmarks.opponents import contest
from games.cardgo.options import PRESETS
from games.cardgo.players.advise import advise
from games.cardgo.players.scratch import cells as members
from games.cardgo.players.scratch import printed
from games.cardgo.players.values import rated
from games.cardgo.state import State
from games.core import Advice, Budget, Move
from games.search import LEVELS, choose
from tests.games.cardgo.players.test_scratch import board_of, wins
from tests.support.games import CARDGO

GAMES, LAST, KEYS = 4, 6, 12
FEW = 300
"""Positions weighed: so few that hardly any move is looked at twice."""
Judged = tuple[State, Sequence[Advice], frozenset[Move], frozenset[Move]]


def ends() -> Iterator[State]:
    """The last positions of some games with open hands, in which everybody sees what the other side can do."""
    for number in range(GAMES):
        preset = PRESETS["quick" if number % 2 else "even"]
        game = contest(CARDGO, replace(preset, hp=25, hands="open"), (greedy_1, greedy_1), number)
        yield from (state for state, _, _ in game.made[-LAST:])


@lru_cache
def judged() -> Sequence[Judged]:
    """Each position, what is thought of its moves, which of them win at once, and which lose."""
    found = []
    for state in ends():
        advice = advise(CARDGO.view(state, state.turn), state.turn, b"think", Budget(FEW))
        moves = [each.move for each in advice]
        won = frozenset(move for move in moves if winning(state, move))
        found.append((state, advice, won, frozenset(move for move in moves if move not in won and losing(state, move))))
    return found


def winning(state: State, move: Move) -> bool:
    outcome = CARDGO.outcome(CARDGO.apply(state, state.turn, move)[0])
    return outcome is not None and outcome.winners == (state.turn,)


def losing(state: State, move: Move) -> bool:
    """Whether the other side can win by its next placement."""
    board, other = board_of(CARDGO.apply(state, state.turn, move)[0]), 1 - state.turn
    cards = {printed(card) for card in state.hands[other]}
    return any(wins(board, other, card, place) for place in members(board.empty) for card in cards)


def chosen(level: str, state: State, advice: Sequence[Advice]) -> set[Move]:
    """What a level makes of it by several keys."""
    rating = rated(CARDGO.view(state, state.turn))[LEVELS.index(level)]
    return {choose(advice, rating, bytes([key])) for key in range(KEYS)}


def test_there_are_wins_to_take_and_losses_to_avoid() -> None:
    moves = [({each.move for each in advice}, won, lost) for _, advice, won, lost in judged()]
    assert sum(bool(won) for _, won, _ in moves) >= GAMES
    assert sum(bool(lost) and lost < every for every, won, lost in moves if not won) >= GAMES


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_at_once_is_taken(level: str) -> None:
    for state, advice, won, _ in judged():
        assert not won or chosen(level, state, advice) <= won


@pytest.mark.parametrize("level", LEVELS)
def test_no_win_at_once_is_given_away(level: str) -> None:
    for state, advice, won, lost in judged():
        if not won and len(lost) < len(advice):
            assert not chosen(level, state, advice) & lost
