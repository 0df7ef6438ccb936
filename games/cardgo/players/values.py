"""What positions are worth, and how well each level plays: numbers only, with where they come from."""

from __future__ import annotations

from typing import NamedTuple


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
