"""What a line of moves that a search expects would tell: for hints, reviews and puzzles, which say it in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from games.core import Chance, Event, IllegalMove, Rules, Seat
from games.moves import play, settle

S = TypeVar("S")
V = TypeVar("V")
LEFT_OUT = 24
"""Decisions that a line may leave out before a move: those of a round with six seats."""


def foretold(
    rules: Rules[Any, S, V], view: V, line: Iterable[tuple[Seat, str]], chance: Chance
) -> Iterator[tuple[S, Sequence[Event]]]:
    """What comes of each move of a line, as it is typed, and what it would tell, in one world that shows the view; up
    to where it cannot be played there, as where it needs a card that chance has yet to give."""
    assert rules.think is not None, rules.name
    state = rules.think.guess(view, chance)
    with suppress(IllegalMove):
        for seat, typed in line:
            state = _turn_of(rules, state, seat, chance)
            (move,) = rules.parse(rules.view(state, seat), typed)
            state, events = play(rules, state, seat, move)
            state = _settled(rules, state, chance)
            yield state, events


def _turn_of(rules: Rules[Any, S, Any], state: S, seat: Seat, chance: Chance) -> S:
    """The state when it is a seat's turn: a search leaves out that somebody ends theirs, and what others do at once,
    so they do what is done for the absent."""
    for _ in range(LEFT_OUT):
        asked = tuple(rules.asked(state))
        if not asked or seat in asked:
            break
        state = _settled(rules, rules.apply(state, asked[0], rules.default(state, asked[0]))[0], chance)
    return state


def _settled(rules: Rules[Any, S, Any], state: S, chance: Chance) -> S:
    return settle(rules, state, lambda line: chance, 0).state
