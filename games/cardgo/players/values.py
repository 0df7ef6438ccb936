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
"""HP, threat and material as the strongest player before the search weighed them, the rest set by hand; `python -m
benchmarks.weights cardgo PLAIN.threat --preset classic` tries others in self-play. A piece that has taken effect counts
in no set any more, so it had better take effect together with all others: it is worth more than the HP it takes."""
RISKY = PLAIN._replace(material=10)
"""Where card effects take and destroy pieces: no less than HP, so that nothing is spent for nothing."""
FIELDS = PLAIN._replace(material=4)
"""Where water parts the board into small fields: a set cannot grow for long, so pieces are kept for little. In 200
games of a model of the search, with hands of four, it wins 86 % against `PLAIN`; from 2 to 5 all are alike."""
PARTED = ("paddies",)
"""Maps of such fields."""
DRAWN = 8
"""Points for a card drawn by an effect."""
WIN = 1_000_000
"""More than all else together."""
SCALE = 150.0
"""Points of difference between two sides that are worth e times the share."""

COUNTS = (400, 800, 1_500, 3_000, 4_500)
"""Positions that the levels weigh for a decision, weakest first; the most take some 50 ms."""
NOISE = {
    "fields": (8.2, 0.22, 0.18, 0.068),
    "plain": (1.2, 0.082, 0.022, 0.022),
    "effects": (1.2, 0.082, 0.022, 0.022),
}
"""On the values of all levels but the strongest, weakest first, chosen by hand from what `python -m benchmarks.levels
tune` and `ladder` found: on *quick* for *fields*, on *classic* for the others. How many games say so, and how surely,
stands in `docs/opponents.md`. The weakest of *fields* chooses at random among what is not broken."""
CANDIDATES = {"fields": (130, 40, 30, 20, 1), "plain": (80, 30, 20, 12, 1), "effects": (80, 30, 20, 12, 1)}
"""Of the best moves, those that a level chooses among."""


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    kind = _kind(view.options)
    return list(map(Level, COUNTS, CANDIDATES[kind], (*NOISE[kind], 0.0)))


def weights(options: Options) -> Weights:
    """What counts in games with these options."""
    return {"fields": FIELDS, "plain": PLAIN, "effects": RISKY}[_kind(options)]


def _kind(options: Options) -> str:
    if options.effects:
        return "effects"
    return "fields" if options.map in PARTED else "plain"
