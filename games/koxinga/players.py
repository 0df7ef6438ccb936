"""Koxinga's computer levels, over views."""

from __future__ import annotations

from typing import Any

from games.core import Chance, Move, Rules, Seat
from games.koxinga import greedy, sight
from games.koxinga.state import View


def original(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The original's player: forward one turn in three, else after resources (Koxinga 9.1)."""
    forward = chance.named(f"mode:{view.turn}:{int(seat)}").below(3) == 0
    return greedy.decide(sight.guess(view, chance), seat, forward=forward)
