"""Ways to play CardGO, each one placement ahead, to see whether a rule set is fair however it is played."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from benchmarks.opponents import Player
from benchmarks.placements import PLAIN, RISKY, Thought, Weights, decide
from games.core import Chance, Move, Rules, Seat

HOARD = Weights(hp=10, threat=6, feared=0, own=13, theirs=0)
"""One large set of one's own; what the other side does is not looked at."""
CUT = Weights(hp=10, threat=4, feared=12, own=10, theirs=16)
"""The other side's sets are kept small, whatever that costs."""


def one_ply(plain: Weights, risky: Weights | None = None) -> Player:
    """Places the card after which the board weighs most; `risky` is for games with card effects."""

    def play(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float) -> Move:
        weights = risky if risky is not None and view.options.effects else plain
        return decide(view, seat, chance, Thought(0, math.inf, weights))

    return play


def ahead(placements: int) -> Player:
    """Weighs as the strong level does and looks at the answers too, until it has tried so many placements: by count
    alone, so that a game is the same on every machine."""

    def play(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float) -> Move:
        weights = RISKY if view.options.effects else PLAIN
        return decide(view, seat, chance, Thought(placements, math.inf, weights))

    return play


STYLES: Mapping[str, Player] = MappingProxyType(
    {"material": one_ply(PLAIN, RISKY), "hoard": one_ply(HOARD), "cut": one_ply(CUT)}
)
