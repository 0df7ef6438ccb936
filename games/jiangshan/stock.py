"""What an army has beside the others, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from statistics import fmean

from games.core import Budget, Chance, Seat, Standing
from games.jiangshan.guess import guess
from games.jiangshan.play.field import Field
from games.jiangshan.players.advise import MEASURE
from games.jiangshan.players.position import Position, Thought
from games.jiangshan.state import View
from games.search import Meter

WORLDS = 4
"""Guesses at what the army cannot see, the mean of which counts."""


def stock(view: View, seat: Seat) -> Sequence[Standing]:
    """See `games.core.TakeStock`. What an army has is what its team has."""
    teams = list(dict.fromkeys(side.team for side in view.sides))
    numbers = [teams.index(side.team) for side in view.sides]
    thought = Thought(Meter(Budget(0)), numbers, 0.0)
    worlds = [
        Position(Field(guess(view, Chance(b"stock", number)), None), thought).reasons(numbers[seat])
        for number in range(WORLDS)
    ]
    found = [fmean(points for _, points in each) for each in zip(*worlds, strict=True)]
    return [
        Standing(key, points / one, one)
        for (key, one), points in zip(MEASURE.units, found, strict=True)
        if isfinite(one)
    ]
