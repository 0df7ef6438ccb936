"""The random opponent: any card of its hand on any cell, and a pass only when it must (CardGO 18)."""

from __future__ import annotations

from games.cardgo.choices import END, PASS, cells
from games.cardgo.options import Options
from games.cardgo.players.greedy import placement
from games.cardgo.players.scratch import printed
from games.cardgo.state import State, View
from games.core import Chance, Move, Rules, Seat


def beginner(rules: Rules[Options, State, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    hand = tuple(card for card in view.hands[seat] or () if view.extra in (None, card.value))
    free = cells(view)
    if not hand or not free:
        return (PASS,) if view.extra is None else (END,)
    return placement(view, printed(hand[chance.below(len(hand))]), free[chance.below(len(free))])
