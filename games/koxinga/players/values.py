"""What positions are worth: numbers only. They are set by hand, in points of the end of the game (a coin or a point of
treasure is one), and fitted to nothing: `python -m benchmarks.weights koxinga FAR.step` tries others in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core import Level
from games.koxinga.state import View


class Weights(NamedTuple):
    """Of what a ship is made of: a step to the goal, a coin, food and cannons by their grades, an empty cabin, a point
    of treasure."""

    step: float
    gold: float
    food: float
    cannon: float
    idle: float
    treasure: float


FAR = Weights(step=1.8, gold=0.7, food=1.0, cannon=1.0, idle=0.4, treasure=1.0)
"""Long before the end."""
NEAR = Weights(step=1.8, gold=1.0, food=0.3, cannon=0.3, idle=0.0, treasure=1.0)
"""At the end: what is not gold or a treasure counts no more, but a ship that is not home yet may come to need it."""
REACH = 10.0
"""Steps of the foremost ship that make its goal e times further."""
WIN = 1_000_000
"""More than all else together."""
SCALE = 8.0
"""Points of difference between two ships that are worth e times the share."""
COUNTS = (100, 200, 400, 900, 1_700)
"""Positions that the levels weigh for a decision, weakest first; the most take some 50 ms."""
CANDIDATES = (12, 12, 12, 12, 1)
"""Of the best moves, those that a level chooses among: all that there usually are."""
NOISE = {"two": (8.2, 0.27, 0.1, 0.047), "more": (8.2, 0.18, 0.056, 0.022)}
"""On the values of all levels but the strongest, weakest first, at tables for two and larger ones, by
`python -m benchmarks.levels tune`: how many games say so, and how surely, stands in `docs/opponents.md`. With as
much as 8.2, *first steps* chooses at random among a few sensible cards: weaker it cannot be."""


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    noise = NOISE["two" if len(view.players) == 2 else "more"]
    return list(map(Level, COUNTS, CANDIDATES, (*noise, 0.0)))
