"""Random games of Cacao."""

from __future__ import annotations

from collections.abc import Iterator

from games import moves
from games.cacao.state import State
from games.core import CHANCE, Chance, Move, Seat
from tests.support.cacao import RULES


def played(seed: int, seats: int, preset: str) -> Iterator[State]:
    """Every state of a random game."""
    state = RULES.setup(RULES.presets[preset], seats)
    chance = Chance(seed.to_bytes(4, "big"), 0)
    yield state
    while RULES.outcome(state) is None:
        fact = RULES.roll(state, chance)
        asked = moves.acting(RULES, state)
        seat = CHANCE if fact else asked[chance.below(len(asked))]
        state, _ = moves.play(RULES, state, seat, fact or random_move(state, seat, chance))
        yield state


def random_move(state: State, seat: Seat, chance: Chance) -> Move:
    """Each token as likely as the others on offer."""
    path: Move = ()
    while (choice := moves.choice(RULES, state, seat, path)) is not None:
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    return path
