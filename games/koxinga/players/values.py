"""What positions are worth: numbers only, in points of the end of the game (a coin or a point of treasure is one).

They follow curves of victory fitted to some 11,000 positions between two turns of 530 games of *expert* against itself:
gold and cannons are worth little long before the end, a treasure less than its points, a lead of more than `CLOSE`
steps no more than that, and all counts more towards the end. They are rounded by hand, gold and cannons up, which had
been thrown away in those games: readers of others could not explain why gold was left for a little food early, and
with `FAR.gold` at 0.4 *expert* wins no less.
`python -m benchmarks.weights koxinga FAR.step` tries others in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core import Level
from games.koxinga.state import View


class Weights(NamedTuple):
    """Of what a ship is made of: a step to the goal, a step ahead of the nearest other ship, a coin, food and cannons
    by their grades, an empty cabin, a point of treasure. `sure` is how much all that decides."""

    step: float
    race: float
    gold: float
    food: float
    cannon: float
    idle: float
    treasure: float
    sure: float


FAR = Weights(step=0.9, race=0.9, gold=0.4, food=1.05, cannon=0.35, idle=0.1, treasure=0.55, sure=0.6)
"""Long before the end."""
NEAR = Weights(step=0.4, race=1.4, gold=1.05, food=1.0, cannon=0.15, idle=0.1, treasure=1.1, sure=2.2)
"""At the end."""
CLOSE = 9
"""Steps ahead or behind beyond which more of them change little: who is that far behind when another comes home has
none of the points of the last blocks."""
REACH = 12.0
"""Steps of the foremost ship that make its goal e times further."""
WIN = 1_000_000
"""More than all else together."""
SCALE = 8.0
"""Points of difference between two ships that are worth e times the share."""
COUNTS = (200, 200, 400, 900, 1_700)
"""Positions that the levels weigh for a decision, weakest first; the most take some 50 ms."""
ODDS = {"two": (0.0, 0.32, 0.63, 0.80), "more": (0.0, 0.38, 0.59, 0.74)}
"""Of the best move's odds of victory, what is left by the move that a level plays, weakest first, at tables for two and
larger ones: the least good that leaves so much. Of three cards the best is soon found, so with noise alone, however
much, four equal steps from the strongest won hardly 64 of 100 each. The weakest, which sees to no odds, may also pass
by treasures: else it won half of its games against *easy*. Chosen by hand from what was played: `docs/opponents.md`."""


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    odds = ODDS["two" if len(view.players) == 2 else "more"]
    weaker = [Level(counts, -1, odds=each) for counts, each in zip(COUNTS[:-1], odds, strict=True)]
    return [*weaker, Level(COUNTS[-1], 1)]
