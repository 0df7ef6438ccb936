"""What Koxinga hides (Koxinga 1.7): hands and decks, the chosen card, the points of treasures, and what is planned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from games.core import Chance, Seat
from games.koxinga.state import TREASURE_CARDS, Phase, Plan, Player, State
from tests.support.worlds import Hidden

Others = tuple[tuple[Seat, Player], ...]


def _others(state: State, viewer: Seat | None) -> Others:
    """Those of whom the viewer knows something less than all; nobody once the game is over."""
    if state.phase is Phase.OVER:
        return ()
    return tuple((Seat(seat), who) for seat, who in enumerate(state.players) if seat != viewer)


def _is_covered(state: State, seat: Seat) -> bool:
    return state.players[seat].card is not None and seat not in state.revealed


def _hands(state: State, viewer: Seat | None) -> object:
    return tuple((who.hand, who.deck) for _, who in _others(state, viewer))


def _chosen(state: State, viewer: Seat | None) -> object:
    return tuple(who.card for seat, who in _others(state, viewer) if _is_covered(state, seat))


def _points(state: State, viewer: Seat | None) -> object:
    return tuple(each.points for _, who in _others(state, viewer) for each in who.treasures if viewer not in each.known)


def _plans(state: State, viewer: Seat | None) -> object:
    return tuple(who.plan for _, who in _others(state, viewer))


def _other_hand(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A card of a hand changes places with one of its owner's deck."""
    able = tuple((seat, who) for seat, who in _others(state, viewer) if who.hand and who.deck)
    if not able:
        return None
    seat, who = able[chance.below(len(able))]
    held, stocked = who.hand[chance.below(len(who.hand))], who.deck[chance.below(len(who.deck))]
    return _changed(
        state, seat, replace(who, hand=_instead(who.hand, held, stocked), deck=_instead(who.deck, stocked, held))
    )


def _other_card(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """The chosen card, still covered, changes places with one that stayed in hand."""
    able = tuple((seat, who) for seat, who in _others(state, viewer) if _is_covered(state, seat) and who.hand)
    if not able:
        return None
    seat, who = able[chance.below(len(able))]
    held = who.hand[chance.below(len(who.hand))]
    assert who.card is not None
    chosen = replace(who, card=held, played=(*who.played[:-1], held), hand=_instead(who.hand, held, who.card))
    return _changed(state, seat, chosen)


def _other_treasure(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A treasure of unknown points changes places with one of the pile."""
    held = tuple(
        (seat, who, each) for seat, who in _others(state, viewer) for each in who.treasures if viewer not in each.known
    )
    pile = tuple(card for card in state.treasures if card.endswith("p"))
    if not held or not pile:
        return None
    seat, who, treasure = held[chance.below(len(held))]
    drawn = pile[chance.below(len(pile))]
    others = [each for each in who.treasures if each != treasure]
    mine = sorted([*others, replace(treasure, points=int(drawn[:-1]))], key=lambda each: each.points)
    names = {drawn: f"{treasure.points}p"}
    rest = {names.get(card, card) for card in state.treasures}
    swapped = replace(state, treasures=tuple(card for card in TREASURE_CARDS if card in rest))
    return _changed(swapped, seat, replace(who, treasures=tuple(mine)))


def _other_plan(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    able = tuple((seat, who) for seat, who in _others(state, viewer) if who.plan != Plan())
    if not able:
        return None
    seat, who = able[chance.below(len(able))]
    return _changed(state, seat, replace(who, plan=Plan()))


def _changed(state: State, seat: Seat, who: Player) -> State:
    return replace(state, players=(*state.players[:seat], who, *state.players[seat + 1 :]))


def _instead(cards: tuple[int, ...], gone: int, come: int) -> tuple[int, ...]:
    return tuple(sorted((*(card for card in cards if card != gone), come)))


KOXINGA: Mapping[str, Hidden] = {
    "hands and decks": Hidden(_hands, _other_hand),
    "chosen cards": Hidden(_chosen, _other_card),
    "points of treasures": Hidden(_points, _other_treasure),
    "plans": Hidden(_plans, _other_plan),
}
