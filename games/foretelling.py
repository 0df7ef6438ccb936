"""What a line of moves that a search expects would tell: for hints, reviews and puzzles, which say it in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from games.core import CHANCE, Chance, Event, IllegalMove, Rules, Seat
from games.moves import play, settle

S = TypeVar("S")
V = TypeVar("V")


def foretold(
    rules: Rules[Any, Any, V], view: V, line: Iterable[tuple[Seat, str]], chance: Chance
) -> Iterator[Sequence[Event]]:
    """What each move of a line, as it is typed, would tell, in one world that shows the view; up to where it cannot be
    played there, as where it needs a card that chance has yet to give. Whoever moved before ends their turn."""
    assert rules.think is not None, rules.name
    state, before = rules.think.guess(view, chance), CHANCE
    with suppress(IllegalMove):
        for seat, typed in line:
            asked = rules.asked(state)
            if before in asked and seat not in asked:
                state = _settled(rules, rules.apply(state, before, rules.default(state, before))[0], chance)
            (move,) = rules.parse(rules.view(state, seat), typed)
            state, events = play(rules, state, seat, move)
            state, before = _settled(rules, state, chance), seat
            yield events


def _settled(rules: Rules[Any, S, Any], state: S, chance: Chance) -> S:
    return settle(rules, state, lambda line: chance, 0).state
