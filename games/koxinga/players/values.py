"""What positions are worth: numbers only. They are set by hand, and neither fitted nor calibrated yet."""

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
LEVELS = (
    Level(300, 12, 0.25),
    Level(600, 12, 0.1),
    Level(1_000, 8, 0.04),
    Level(1_700, 6, 0.015),
    Level(1_700, 1, 0.0),
)
"""Not tuned yet; the most counts take some 50 ms."""


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    return LEVELS
