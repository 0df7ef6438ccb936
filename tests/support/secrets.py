"""What each game hides, row by row: how to read it from a state, and how to make a world that differs in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from games.cardgo.deck import including, without
from games.cardgo.state import GREEN, RED, Card, State
from games.core import Chance, Seat
from tests.support import toy
from tests.support.cacao_secrets import CACAO
from tests.support.jiangshan_secrets import JIANGSHAN
from tests.support.koxinga_secrets import KOXINGA
from tests.support.worlds import Hidden

T = TypeVar("T")


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


def _toy_answer(state: toy.State, viewer: Seat | None, chance: Chance) -> toy.State | None:
    asked = toy.TOY.view(state, viewer).asked
    if asked in (viewer, None) or not state.options.held:
        return None
    others = [answer for answer in ("", *toy.ANSWERS) if answer != state.answer]
    return replace(state, answer=others[chance.below(2)])


def _toy_answers(state: toy.State, viewer: Seat | None) -> str:
    return "" if toy.TOY.view(state, viewer).asked in (viewer, None) else state.answer


def _is_secret(state: State) -> bool:
    return state.ending is None and state.options.hands == "closed"


def _hands(state: State, viewer: Seat | None) -> object:
    return _others(state.hands, viewer) if _is_secret(state) else ()


def _face_down(state: State, viewer: Seat | None) -> tuple[int, ...]:
    """The cells of the pieces whose cards the viewer may not know."""
    bit = 2 if viewer is None else viewer
    hidden = (cell for cell, piece in enumerate(state.board) if piece is not None and not piece.seen >> bit & 1)
    return tuple(hidden) if _is_secret(state) else ()


def _face_down_cards(state: State, viewer: Seat | None) -> object:
    return [state.board[cell] for cell in _face_down(state, viewer)]


def _other_hand(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A card of a hidden hand changes places with one of the deck, as if the other had been drawn."""
    seats = [seat for seat in (GREEN, RED) if seat != viewer and state.hands[seat]]
    if not seats or not state.deck or not _is_secret(state):
        return None
    seat = seats[chance.below(len(seats))]
    held, stocked = _pick(state.hands[seat], chance), _pick(state.deck, chance)
    hand = including(without(state.hands[seat], held), stocked)
    hands = (hand, state.hands[1]) if seat == GREEN else (state.hands[0], hand)
    twin = _drawn_instead(replace(state, hands=hands), seat, held, stocked)
    return twin and _follower_kept(twin, seat)


def _drawn_instead(state: State, seat: Seat, held: Card, stocked: Card) -> State | None:
    """As if `seat` had drawn `stocked` and not `held`; None if the others know that `held` cannot be in the deck."""
    if not all(held in pool for bit, pool in enumerate(state.pools) if bit != seat):
        return None
    green, red, others = (
        including(without(pool, stocked), held) if bit == seat else pool for bit, pool in enumerate(state.pools)
    )
    return replace(state, deck=including(without(state.deck, stocked), held), pools=(green, red, others))


def _follower_kept(state: State, seat: Seat) -> State | None:
    """An open right presupposes a card that may follow."""
    lacks = (
        state.extra is not None and seat == state.turn and all(card.value != state.extra for card in state.hands[seat])
    )
    return None if lacks else state


def _other_piece(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A face-down piece changes its card with one of the deck that it may be; not one whose effect is still felt."""
    fresh = {state.placing.cell} if state.placing is not None else {state.last[-1].cell} if state.last else set()
    places = [cell for cell in _face_down(state, viewer) if cell not in fresh]
    if not places:
        return None
    cell = _pick(tuple(places), chance)
    piece = state.board[cell]
    assert piece is not None
    stock = tuple(card for card in state.deck if piece.may is None or card in piece.may)
    if not stock:
        return None
    stocked = _pick(stock, chance)
    board = (*state.board[:cell], replace(piece, card=stocked), *state.board[cell + 1 :])
    last = tuple(replace(placement, card=stocked) if placement.cell == cell else placement for placement in state.last)
    placer = next(seat for seat in (piece.owner, Seat(1 - piece.owner)) if piece.seen >> seat & 1)
    return _drawn_instead(replace(state, board=board, last=last), placer, piece.card, stocked)


def _pick(options: tuple[T, ...], chance: Chance) -> T:
    return options[chance.below(len(options))]


HIDDEN: Mapping[str, Mapping[str, Hidden]] = {
    "toy": {
        "others' cards": Hidden(lambda state, viewer: _others(state.cards, viewer), _toy_card),
        "others' bids": Hidden(lambda state, viewer: _others(state.bids, viewer), _toy_bid),
        "others' orders": Hidden(lambda state, viewer: _others(state.orders, viewer), _toy_order),
        "others' answers": Hidden(_toy_answers, _toy_answer),
    },
    "cardgo": {
        "hidden hands": Hidden(_hands, _other_hand),
        "the cards of the deck": Hidden(lambda state, viewer: state.deck),
        "face-down pieces": Hidden(_face_down_cards, _other_piece),
    },
    "koxinga": KOXINGA,
    "cacao": CACAO,
    "jiangshan": JIANGSHAN,
}
