"""What can be taken back alone: the order of the dice, answers given beforehand, a card while others still choose.

A branch, cannons and loot are followed by dice, cards or somebody's secret answers.
"""

from __future__ import annotations

from games.core import Move
from games.koxinga.state import View


def reversible(view: View, move: Move) -> bool:
    """See `games.core.IsReversible`. The last card to be chosen turns all of them up."""
    match move[0]:
        case "plan" | "swap" | "keep":
            return view.viewer is not None
        case "card":
            return any(not each.chosen for seat, each in enumerate(view.players) if seat != view.viewer)
        case _:
            return False
