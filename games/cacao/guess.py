"""A complete state that may be what a viewer sees, for computer players (Cacao 11)."""

from __future__ import annotations

from games.cacao.state import State, View
from games.cacao.turns import without
from games.cacao.village import Orders
from games.core import Chance


def guess(view: View, chance: Chance) -> State:
    """Hidden hands are drawn out of what their owners have not played; hidden orders are those of the beginning."""
    seats = [
        _drawn(unplayed, count, chance) if hand is None else (hand, _less(unplayed, hand))
        for hand, count, unplayed in zip(view.hands, view.counts, view.unplayed, strict=True)
    ]
    hands, piles = (tuple(each) for each in zip(*seats, strict=True))
    orders = tuple(each if each is not None else Orders() for each in view.orders)
    return State(view.table, hands, piles, view.jungle, orders, view.told, view.held)


def _drawn(unplayed: tuple[str, ...], count: int, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A hand of so many tiles, and the pile that is left."""
    pile = list(unplayed)
    hand = [pile.pop(chance.below(len(pile))) for _ in range(count)]
    return tuple(sorted(hand)), tuple(pile)


def _less(unplayed: tuple[str, ...], hand: tuple[str, ...]) -> tuple[str, ...]:
    for kind in hand:
        unplayed = without(unplayed, kind)
    return unplayed
