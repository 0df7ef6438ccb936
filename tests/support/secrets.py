"""What each game hides, row by row: how to read it from a state, and how to make a world that differs in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games.core import Chance, Seat
from tests.support import toy
from tests.support.worlds import Hidden


def _others(row: tuple[Any, ...], viewer: Seat | None) -> tuple[Any, ...]:
    return tuple(value for seat, value in enumerate(row) if seat != viewer)


def _toy_secret(state: toy.State) -> bool:
    return toy.TOY.outcome(state) is None


def _toy_card(state: toy.State, viewer: Seat | None, chance: Chance) -> toy.State | None:
    seats = [seat for seat, card in enumerate(state.cards) if card and seat != viewer]
    if not seats or not _toy_secret(state):
        return None
    seat = seats[chance.below(len(seats))]
    least = max(1, state.bids[seat] or 1)
    card = least + chance.below(7 - least)
    return replace(state, cards=(*state.cards[:seat], card, *state.cards[seat + 1 :]))


def _toy_bid(state: toy.State, viewer: Seat | None, chance: Chance) -> toy.State | None:
    """Another amount, or none, for somebody who has bid while others have not."""
    seats = [seat for seat, bid in enumerate(state.bids) if bid is not None and seat != viewer]
    if not seats or None not in state.bids:
        return None
    seat = seats[chance.below(len(seats))]
    bid = chance.below(state.cards[seat] + 2) - 1
    return replace(state, bids=(*state.bids[:seat], None if bid < 0 else bid, *state.bids[seat + 1 :]))


def _toy_order(state: toy.State, viewer: Seat | None, chance: Chance) -> toy.State | None:
    if not _toy_secret(state):
        return None
    seats = [seat for seat in range(len(state.orders)) if seat != viewer]
    seat = seats[chance.below(len(seats))]
    other = {"ask": "let", "let": "ask"}[state.orders[seat]]
    return replace(state, orders=(*state.orders[:seat], other, *state.orders[seat + 1 :]))


HIDDEN: Mapping[str, Mapping[str, Hidden]] = {
    "toy": {
        "others' cards": Hidden(lambda state, viewer: _others(state.cards, viewer), _toy_card),
        "others' bids": Hidden(lambda state, viewer: _others(state.bids, viewer), _toy_bid),
        "others' orders": Hidden(lambda state, viewer: _others(state.orders, viewer), _toy_order),
    },
}
