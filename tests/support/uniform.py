"""A player that plays anything: every owed move equally likely."""

from __future__ import annotations

from typing import Any

from games.core import Chance, Move, Rules, Seat
from games.moves import owed


def uniform(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float) -> Move:
    """Any of the seat's owed moves."""
    every = tuple(owed(rules, view))
    return every[chance.below(len(every))]
