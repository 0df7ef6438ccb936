"""What captains should see before they decide: who may reach their ship and beat it, how long the food lasts, and how
everybody would stand if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Move, Seat, Text, Threat, text
from games.koxinga import board, choices, preview
from games.koxinga.cabins import Good, total
from games.koxinga.state import ACTIONS, CARDS, Action, SeenPlayer, View
from games.koxinga.voyage import ahead, odds

LITTLE = 2
"""For fewer stops than this food is worth a warning above the score."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """Who could reach the ship by this turn's dice, food, scores; after a card who could where its first action
    leads."""
    seat = view.viewer
    if seat is None or view.outcome is not None:
        return ()
    if not path:
        here = view.players[seat].block
        found = (*_attackers(view, seat, (here,)), *_food(view, seat), _standing(view))
        return tuple(sorted(found, key=lambda each: -each.weight))
    foreseen = None if choices.choice(view, path) is not None else preview.preview(view, path)
    ends = () if foreseen is None else foreseen.ends
    return tuple(sorted(_attackers(view, seat, ends), key=lambda each: -each.weight))


def _attackers(view: View, seat: Seat, blocks: tuple[int, ...]) -> Iterator[Threat]:
    """Whoever may come to one of these blocks and win there, if both fire all they have."""
    mine = total(view.players[seat].cabins, Good.CANNON)
    for each, who in enumerate(view.players):
        met = [block for block in blocks if block != board.GOAL and block in _reach(view, Seat(each), who)]
        for block in met if each != seat else ():
            theirs = total(who.cabins, Good.CANNON)
            chance = round(100 * odds(theirs - mine)[0])
            told = text(
                "koxinga-threat-battle", seat=Seat(each), block=str(block), theirs=theirs, mine=mine, chance=chance
            )
            yield Threat(told, (str(block), str(who.block)), chance)


def _reach(view: View, seat: Seat, who: SeenPlayer) -> set[int]:
    """The blocks where the ship may come to rest this turn, as far as dice and open cards tell."""
    if view.dice is None or who.finished:
        return set()
    turned = who.card is not None
    left = [action for each, action in (*view.agenda, *((view.actor,) if view.actor else ())) if each == seat]
    cards = {who.card} if who.card is not None else set(CARDS) - set(who.played)
    halves = sorted(left) if turned and (view.agenda or view.actor) else [0, 1]
    found = set[int]()
    for card in cards:
        found |= _ends(who.block, [(ACTIONS[card][half], view.dice[half]) for half in halves])
    return found


def _ends(start: int, actions: list[tuple[Action, int]]) -> set[int]:
    """Where a ship may be after one of the actions or more, battles and retreats left out."""
    here, found = {start}, set[int]()
    for action, die in actions:
        steps = die + action.offset if action.load is None else 0
        if steps:
            here = {end for at in here for end in (ahead(at, steps) if steps > 0 else board.before(at))}
            found |= here
    return found


def _food(view: View, seat: Seat) -> Iterator[Threat]:
    """For how many stops the food lasts, by what a block of food ahead usually costs."""
    who = view.players[seat]
    prices = sorted(
        item.amount
        for block, item in enumerate(view.items)
        if item is not None and item.kind is Good.FOOD and block > who.block
    )
    if prices and not who.finished:
        food, price = total(who.cabins, Good.FOOD), prices[len(prices) // 2]
        stops = food // price
        told = text("koxinga-threat-food", food=food, stops=stops, price=price)
        yield Threat(told, (), max(LITTLE - stops, 0))


def _standing(view: View) -> Threat:
    """Everybody's points if the game ended now; cards that the viewer does not know are counted only."""
    lines = tuple(_points(Seat(seat), who) for seat, who in enumerate(view.players))
    return Threat(text("koxinga-threat-score", scores=lines), (), 0)


def _points(seat: Seat, who: SeenPlayer) -> Text:
    known = [points for points in who.treasures if points is not None]
    total_ = total(who.cabins, Good.GOLD) + board.points(who.block, finished=who.finished) + sum(known)
    return text("koxinga-threat-points", seat=seat, points=total_, hidden=len(who.treasures) - len(known))
