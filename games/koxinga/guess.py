"""Complete states that agree with what a viewer knows (Koxinga 1.7)."""

from __future__ import annotations

from games.core import Chance, Seat
from games.koxinga.state import (
    CARDS,
    TREASURE_CARDS,
    TREASURE_GOODS,
    Player,
    SeenPlayer,
    State,
    Treasure,
    View,
    lies_open,
)
from games.replacing import replace

POINTS = tuple(int(card[:-1]) for card in TREASURE_CARDS if card not in TREASURE_GOODS)


def unknown_points(view: View) -> list[int]:
    """What the treasure cards are worth of which the viewer does not know where they are."""
    known = {points for seen in view.players for points in seen.treasures}
    return [points for points in POINTS if points not in known]


def usual_treasure(view: View) -> int:
    """What a treasure card that the viewer does not know is worth."""
    unknown = unknown_points(view)
    return round(sum(unknown) / len(unknown)) if unknown else 0


def guess(view: View, chance: Chance) -> State:
    """A state that the view's owner cannot tell from the true one."""
    pool = unknown_points(view)
    players = []
    for seat, seen in enumerate(view.players):
        treasures = []
        for points in seen.treasures:
            known = points is not None
            value = points if points is not None else pool.pop(chance.below(len(pool)))
            knows = {Seat(seat)} | ({view.viewer} if known and view.viewer is not None else set())
            treasures.append(Treasure(value, frozenset(knows)))
        players.append(
            replace(_guessed(seen, chance), treasures=tuple(sorted(treasures, key=lambda each: each.points)))
        )
    return State(
        options=view.options,
        players=tuple(players),
        items=view.items,
        treasures=_deck(view, pool, chance),
        placed=view.placed,
        starter=view.starter,
        turn=view.turn,
        phase=view.phase,
        dice=view.dice,
        agenda=view.agenda,
        actor=view.actor,
        revealed=frozenset(seat for seat in map(Seat, range(len(view.players))) if lies_open(view, seat)),
        steps=view.steps,
        battle=view.battle,
        before=view.before,
        walks=view.walks,
        cargo=view.cargo,
    )


def _deck(view: View, pool: list[int], chance: Chance) -> tuple[str, ...]:
    """The treasures still face down: the goods cards that were not seen yet and what nobody holds."""
    hidden = [f"{points}p" for points in pool]
    goods = view.treasures - len(hidden)
    kinds = list(TREASURE_GOODS)
    while len(kinds) > goods:
        kinds.pop(chance.below(len(kinds)))
    return tuple(card for card in TREASURE_CARDS if card in hidden or card in kinds)


def _guessed(seen: SeenPlayer, chance: Chance) -> Player:
    base = Player(block=seen.block, finished=seen.finished, cabins=seen.cabins, played=seen.played, card=seen.card)
    if seen.hand is not None and seen.deck is not None:
        return replace(base, hand=seen.hand, deck=seen.deck, plan=seen.plan or base.plan)
    rest = [card for card in CARDS if card not in seen.played]
    hand = [rest.pop(chance.below(len(rest))) for _ in range(seen.cards)]
    if seen.chosen and seen.card is None:
        card = rest.pop(chance.below(len(rest)))
        base = replace(base, card=card, played=(*seen.played, card))
    assert len(rest) == seen.drawable, (seen, hand, rest)
    return replace(base, hand=tuple(sorted(hand)), deck=tuple(rest))
