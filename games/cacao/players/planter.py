"""The strong level: it plays its best placements on, everybody answering in turn, before it decides.

Like greedy-1 it sees a View only: the hands and refills that it cannot know are sampled. It counts the turns it tries,
so that it plays as well on a busy machine, and watches the clock, so that it is never late.
"""

from __future__ import annotations

import time
from typing import Any

from games.cacao import choices, notation
from games.cacao.guess import guess
from games.cacao.players import standing
from games.cacao.players.greedy import canonical
from games.cacao.players.scratch import Placement, Scratch, Worth
from games.cacao.state import Phase, View
from games.core import Chance, Move, Rules, Seat

WORTH = Worth(fruit=(0, 9, 16, 17), sun=(10, 13, 14))

WIDTH = 6
"""Placements that are played on."""

PACE = 1_000
"""Turns tried a second of thinking; a machine at rest is quicker."""

SAFE = 0.7
"""Of the time given, so that the answer is never late."""


def planter(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """Standing orders, where others than it has are better; then the placement that is best after what follows. Asked
    for its contacts, the automatic resolver."""
    if view.table.phase is not Phase.PLACE:
        return ("auto",)
    if (ordered := standing.order(view, seat, WORTH)) is not None:
        return ordered
    state = guess(view, chance)
    every = Scratch(state, WORTH).placements(seat)
    ranked = sorted(every, key=lambda one: (-one.score, canonical(one.turn)))[:WIDTH]
    best = _best(view, seat, ranked, chance, seconds) if len(ranked) > 1 else ranked[0]
    path = notation.path(choices.turn(view.table, seat, view.hand), best.turn)
    return standing.by_word(view, seat, best.turn, path)


def _best(view: View, seat: Seat, ranked: list[Placement], chance: Chance, seconds: float) -> Placement:
    """The best of `ranked` over as many sampled worlds as there is time for; each of them is tried in the first world,
    while there is time."""
    turns, deadline = len(view.table.villages), time.monotonic() + SAFE * seconds
    values: dict[int, list[int]] = {}
    for number in range(max(1, int(seconds * PACE) // (len(ranked) * turns))):
        world = Scratch(guess(view, chance), WORTH)
        for index, placed in enumerate(ranked):
            if values and time.monotonic() >= deadline:
                return ranked[_highest(values)]
            value = _continued(world.copy(), seat, placed, turns, chance.named(str(number)))
            values.setdefault(index, []).append(value)
    return ranked[_highest(values)]


def _highest(values: dict[int, list[int]]) -> int:
    """Whose values are the highest on average."""
    return max(values, key=lambda index: sum(values[index]) / len(values[index]))


def _continued(scratch: Scratch, seat: Seat, placed: Placement, turns: int, chance: Chance) -> int:
    """The value of `placed` for the seat after so many further turns, everybody taking what is best at once. Equal luck
    for all: the refills are the same in a round, as far as they can be."""
    scratch.lay(seat, placed, chance)
    for ahead in range(1, turns + 1):
        mover = Seat((seat + ahead) % turns)
        if scratch.is_done(mover):
            break
        scratch.lay(mover, max(scratch.placements(mover), key=lambda one: one.score), chance)
    return scratch.value(seat)
