"""What positions are worth, and how well each level plays: numbers only, with where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.cardgo.options import Options
from games.cardgo.state import View
from games.core import Level


class Weights(NamedTuple):
    """Of what a board is made of, a difference each: HP, the greatest release, the values of the pieces; and of a blow
    that would take all HP, threatened on one cell, or on more than one."""

    hp: float
    threat: float
    material: float
    one: float
    more: float


PLAIN = Weights(hp=10, threat=4, material=13, one=30, more=300)
"""A piece that has taken effect counts in no set any more, so it had better take effect together with all others: it is
worth more than the HP it takes."""
RISKY = PLAIN._replace(material=10)
"""Where card effects take and destroy pieces: no less than HP, so that nothing is spent for nothing."""
DRAWN = 8
"""Points for a card drawn by an effect."""
WIN = 1_000_000
"""More than all else together."""
SCALE = 150.0
"""Points of difference between two sides that are worth e times the share."""

COUNTS = (400, 800, 1_500, 3_000, 3_000)
"""Positions that the levels weigh for a decision, weakest first; the most take some 50 ms."""
SMALL = 64
"""Cells of a small board."""
NOISE = {"small": (0.25, 0.1, 0.031, 0.016), "large": (0.25, 0.1, 0.031, 0.016), "effects": (0.25, 0.1, 0.031, 0.016)}
"""On the values of all levels but the strongest, weakest first: on small boards, larger ones, and with card effects.
*Hard* and *medium* by `python -m benchmarks.levels tune` with 24 games a step of *quick*; the others after them."""
CANDIDATES = (40, 30, 20, 12, 1)


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    return list(map(Level, COUNTS, CANDIDATES, (*NOISE[_kind(view.options)], 0.0)))


def _kind(options: Options) -> str:
    if options.effects:
        return "effects"
    return "small" if options.columns * options.rows <= SMALL else "large"
