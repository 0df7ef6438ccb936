"""What Cacao hides (Cacao 11): which worker tiles are in hand and which in the pile, and standing orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from games.cacao.state import Phase, State
from games.cacao.village import Orders
from games.core import Chance, Seat
from tests.support.worlds import Hidden

T = TypeVar("T")


def _others(state: State, viewer: Seat | None) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(state.hands)) if seat != viewer)


def _are_hidden(state: State) -> bool:
    return state.table.options.hands == "closed" and state.table.phase is not Phase.OVER


def _hands(state: State, viewer: Seat | None) -> object:
    return tuple(state.hands[seat] for seat in _others(state, viewer)) if _are_hidden(state) else ()


def _orders(state: State, viewer: Seat | None) -> object:
    return tuple(state.orders[seat] for seat in _others(state, viewer))


def _other_hand(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A tile in hand changes places with one of its owner's pile."""
    able = tuple(seat for seat in _others(state, viewer) if state.hands[seat] and state.piles[seat])
    if not able or not _are_hidden(state):
        return None
    seat = able[chance.below(len(able))]
    hand, pile = list(state.hands[seat]), list(state.piles[seat])
    one, other = chance.below(len(hand)), chance.below(len(pile))
    hand[one], pile[other] = pile[other], hand[one]
    hands = _put(state.hands, seat, tuple(sorted(hand)))
    return replace(state, hands=hands, piles=_put(state.piles, seat, tuple(sorted(pile))))


def _other_orders(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    able = tuple(seat for seat in _others(state, viewer) if state.orders[seat] != Orders())
    return replace(state, orders=_put(state.orders, able[chance.below(len(able))], Orders())) if able else None


def _put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


CACAO: Mapping[str, Hidden] = {
    "hands and piles": Hidden(_hands, _other_hand),
    "standing orders": Hidden(_orders, _other_orders),
}
