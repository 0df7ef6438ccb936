"""What captains should see before they decide: who may reach their ship and beat it, who acts before them and may be
there first, how long the food lasts, and how everybody stands in the race for points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import comb, prod
from typing import NamedTuple

from games.core import Arg, Move, Seat, Text, Threat, signed, text
from games.koxinga import board, choices, preview
from games.koxinga.cabins import Cabins, Good, Stack, total
from games.koxinga.choices import order, possible
from games.koxinga.guess import usual_treasure
from games.koxinga.labels import names
from games.koxinga.preview import Preview
from games.koxinga.state import ACTIONS, HAND, Phase, SeenPlayer, View
from games.koxinga.voyage import Ship, Waters, ahead, arrived, calm, distance, loaded, odds, reached, sailed, seen
from games.replacing import replace

Dice = tuple[int, int]
LITTLE = 2
"""For fewer stops than this food is worth a warning above the score."""
FEW, STRANDED = 1, 20
"""Cabins for food from which on a load is worth a warning, and what that weighs where it leaves no stop."""
MOST_DIE = 6
"""Blocks that a stop is from the last one at most, and pieces of food in a cabin that is loaded."""
MOST = 2
"""Lines about what other ships may do: the worst, of each kind one."""
EARLY = 30
"""While no ship is past this block, the end is too far for anybody's points to matter."""
NEAR = 15
"""So few blocks from home, a ship may end the game in a round or two."""
ROUNDS = 16
"""Blocks that two good rounds bring."""
LAG = 12
"""Blocks behind the foremost ship from which on nothing matters as much as sailing."""
LOSS = 50
"""What a treasure that others may take weighs at least, as much as a battle that is lost half of the time."""
HARBOUR = -1
"""Where a ship lies that has come home: the goal is also the start."""
HOME = 101
"""What the end of the game weighs: more than any battle."""
CERTAIN, NEARLY = 100, 90
"""Of 100, what is certain, and from what on it is nearly so."""
NEVER = 99
"""An action that does not come: behind the last one of a round."""


class Call(NamedTuple):
    """An action of a ship, counted from now: the blocks it may come to, be it only to be driven back, those of
    them that it sails to, and how it may lie after it."""

    place: int
    comes: frozenset[int]
    aims: frozenset[int]
    ships: frozenset[Ship]

    @property
    def rests(self) -> set[int]:
        return {_lies(ship) for ship in self.ships}


Calls = tuple[Call, ...]
"""What a ship does in this round by one card."""
Fleet = Mapping[Seat, Sequence[Calls]]
"""The calls of each other ship that is under way, by each of the cards that may be its own this turn."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """Who could reach the ship by this turn's dice, or be first where it could find a treasure, food, the race; after a
    card who could be where it leads."""
    seat = view.viewer
    if seat is None or view.outcome is not None:
        return ()
    if not path:
        fleet = _fleet(view, seat)
        found = (
            *_homeward(view, fleet),
            *_worst(_now(view, seat, fleet)),
            *(_food(view, view.players[seat]) if view.battle is None else ()),
            *_standing(view, seat, fleet),
        )
        return _sorted(found)
    if path[0] in ("swap", "keep") and view.dice is not None:
        dice = view.dice[::-1] if path[0] == "swap" else view.dice
        return _by_dice(replace(view, dice=dice, phase=Phase.CARDS), seat)
    foreseen = None if choices.choice(view, path) is not None else preview.preview(view, path)
    if foreseen is None:
        return ()
    fuller = [ship for ship in foreseen.ships if _larder(ship[1]) < _larder(view.players[seat].cabins)]
    fleet = _fleet(view, seat)
    stays = (*(_homeward(view, fleet) if path[0] == "card" else ()), *_hunger(view, foreseen.ships))
    here, there = _worst(_waiting(view, seat, fleet, foreseen)), _worst(_landings(view, seat, fleet, foreseen))
    return _sorted(dict.fromkeys((*here, *there, *_laden(view, foreseen.ships, fuller), *stays)))


def _sorted(found: Iterable[Threat]) -> tuple[Threat, ...]:
    return tuple(sorted(found, key=lambda each: -each.weight))


def _worst(found: Iterable[Threat]) -> tuple[Threat, ...]:
    kinds = dict[str, Threat]()
    for each in _sorted(found):
        kinds.setdefault(each.text.key, each)
    return tuple(kinds.values())[:MOST]


# Other ships


def _by_dice(view: View, seat: Seat) -> tuple[Threat, ...]:
    """What other ships may do by the dice as they will lie when cards are chosen."""
    fleet = _fleet(view, seat)
    return _sorted((*_homeward(view, fleet), *_worst(_now(view, seat, fleet))))


def _now(view: View, seat: Seat, fleet: Fleet) -> Iterator[Threat]:
    """Who may come before the ship sails, as far as its owner knows when that is, and who may be first at a
    treasure."""
    who, sails = view.players[seat], NEVER
    if view.dice is not None and who.card is not None:
        calls = _calls(view, order(view), seat, who, who.card)
        sails = next((call.place for call in calls if call.comes), NEVER)
    undecided = who.card is None
    yield from _attackers(view, _guns(view, seat), fleet, who.block, range(sails), undecided=undecided)
    yield from _taken(view, seat, fleet)


def _waiting(view: View, seat: Seat, fleet: Fleet, foreseen: Preview) -> Iterator[Threat]:
    """Who may come before the ship sails by the card, or while it stays where it is."""
    if foreseen.move[0] != "card" or view.dice is None:
        return
    first, second = (place for place, (each, _) in enumerate(order(view)) if each == seat)
    sails = next((half for half in (0, 1) if _steps(int(foreseen.move[1]), half, view.dice)), 2)
    spans = (range(first), range(first + 1, second), range(second + 1, NEVER))[: sails + 1]
    guns = (*foreseen.guns, min((total(cabins, Good.CANNON) for _, cabins in foreseen.ships), default=0))
    for mine, span in zip(guns, spans, strict=False):
        yield from _attackers(view, mine, fleet, view.players[seat].block, span)


def _landings(view: View, seat: Seat, fleet: Fleet, foreseen: Preview) -> Iterator[Threat]:
    """Who may be there before the ship lands, and who may come while it lies there."""
    own = [place for place, (each, _) in enumerate(order(view)) if each == seat]
    card = int(foreseen.move[1]) if foreseen.move[0] == "card" else view.players[seat].card
    if card is None or view.dice is None or not any((foreseen.ends, foreseen.later, *foreseen.passed)):
        return
    leaves = own[1] if len(own) > 1 and _steps(card, 1, view.dice) else NEVER
    acts = zip(
        (foreseen.ends, foreseen.later), (own[0], own[-1]), (leaves, NEVER), foreseen.guns, foreseen.passed, strict=True
    )
    for blocks, place, until, mine, passed in acts:
        yield from _first(view, mine, fleet, dict.fromkeys((*passed, *blocks)), place)
        for block in blocks:
            yield from _attackers(view, mine, fleet, block, range(place + 1, until))


def _fleet(view: View, seat: Seat) -> Fleet:
    """As far as dice and open cards tell."""
    if view.dice is None:
        return {}
    coming, others = order(view), enumerate(view.players)
    return {
        Seat(other): [_calls(view, coming, Seat(other), who, card) for card in possible(who)]
        for other, who in others
        if other != seat and not who.finished
    }


def _calls(view: View, coming: Sequence[tuple[Seat, int]], seat: Seat, who: SeenPlayer, card: int) -> Calls:
    """Retreats included, by the inner branches, battles left out. Of the action under way only what is left of its way
    is to come."""
    assert view.dice is not None, view.phase
    around, ships, found = calm(view), {seen(who)}, list[Call]()
    for place, half in [(place, half) for place, (each, half) in enumerate(coming) if each == seat]:
        under_way = place == 0 and view.actor is not None
        load, steps = ACTIONS[card][half].load, _steps(card, half, view.dice)
        if under_way:
            load, steps = None, view.steps if view.phase is Phase.FORK else 0
        if load is not None:
            stack = Stack(load, view.dice[half])
            ships = {ship._replace(cabins=cabins) for ship in ships for cabins in loaded(ship.cabins, stack, around)}
        sailing = {ship for ship in ships if load is None and steps and not ship.finished}
        ways = {ship: _ways(ship, steps, around) for ship in sailing}
        came, rested = ({way[at] for found in ways.values() for way in found} for at in (0, 1))
        chosen = who.card is not None
        ships = ships - sailing | {end for ship in sailing for end in _willing(ship, ways[ship], chosen=chosen)}
        found.append(Call(place, frozenset(map(_lies, came | rested)), frozenset(map(_lies, came)), frozenset(ships)))
    return tuple(found)


def _ways(ship: Ship, steps: int, around: Waters) -> set[tuple[Ship, Ship]]:
    """Where a ship may sail, be it for a battle whose loot pays, and lie then without one."""
    came = [_after(ship, end, steps) for end in reached(ship.block, steps)]
    return {(there, arrived(there, around)) for there in came}


def _willing(ship: Ship, ways: Iterable[tuple[Ship, Ship]], *, chosen: bool) -> set[Ship]:
    """How a ship lies after the ways that somebody would sail. By choice nobody is driven back: not by one branch where
    the other can be paid, nor, unless the card is `chosen` already, behind where they are."""
    stays = {end for there, end in ways if there.block == end.block}
    return stays or {end for _, end in ways if chosen or end.block >= ship.block}


def _lies(ship: Ship) -> int:
    return HARBOUR if ship.finished else ship.block


def _steps(card: int, half: int, dice: Dice) -> int:
    """How far an action of a card sails; 0 where it loads."""
    action = ACTIONS[card][half]
    return 0 if action.load is not None else dice[half] + action.offset


def _after(ship: Ship, block: int, steps: int) -> Ship:
    """The ship on a block that it sailed to; whoever goes back to the start is not home."""
    return ship._replace(block=block, finished=steps > 0 and block == board.GOAL)


def _likely(view: View, fleet: Fleet, leads: Callable[[Calls], bool]) -> dict[Seat, float]:
    """Who may do so by a card, and how likely they hold such a card."""
    found = {}
    for other, cards in fleet.items():
        fitting = sum(map(leads, cards))
        if fitting:
            known = view.players[other].card is not None
            found[other] = 1.0 if known else 1 - comb(len(cards) - fitting, HAND) / comb(len(cards), HAND)
    return found


def _attackers(
    view: View, mine: int, fleet: Fleet, block: int, places: range, *, undecided: bool = False
) -> Iterator[Threat]:
    """How many may come to the block, and which of them wins there most often against so many cannons, if both fire all
    they have; `undecided` whether the ship is still there then."""

    def come(calls: Calls) -> bool:
        return any(call.place in places and block in call.comes for call in calls)

    if block != board.GOAL and (found := _likely(view, fleet, come)):
        theirs, other = max((_guns(view, each), each) for each in found)
        chance = round(100 * odds(theirs - mine)[0])
        told = text(
            "koxinga-threat-battle",
            seat=other,
            count=len(found),
            still="maybe" if undecided else "yes",
            block=str(block),
            theirs=theirs,
            mine=mine,
            chance=chance,
        )
        yield Threat(told, (str(block), *(str(view.players[each].block) for each in found)), chance)


def _guns(view: View, seat: Seat) -> int:
    return total(view.players[seat].cabins, Good.CANNON)


def _taken(view: View, seat: Seat, fleet: Fleet) -> Iterator[Threat]:
    """Of the treasures to which the chosen card may sail, or one in hand, those that others may take first."""
    found = dict[int, int]()
    for call in _own_calls(view, seat) if view.phase is Phase.CARDS else ():
        found |= {block: min(call.place, found.get(block, call.place)) for block in call.aims}
    for block, place in sorted(found.items()):
        if view.items[block] == board.TREASURE:
            yield from _first(view, _guns(view, seat), fleet, (block,), place)


def _own_calls(view: View, seat: Seat) -> Iterator[Call]:
    """Those of the chosen card, or while cards are chosen of all in hand."""
    who, coming = view.players[seat], order(view)
    hand = who.hand if view.phase is Phase.CARDS else None
    cards = (hand or ()) if who.card is None else (who.card,)
    for card in cards if view.dice is not None else ():
        yield from _calls(view, coming, seat, who, card)


def _first(view: View, mine: int, fleet: Fleet, blocks: Collection[int], place: int) -> Iterator[Threat]:
    """Whoever may be on one of these blocks before the ship comes there by that action: they take the treasure, or have
    to be fought with so many cannons; who lies there already is no news."""
    for block in blocks:
        lie = _sooner(view, fleet, block, place, -1)
        fights = [(round(100 * odds(mine - _guns(view, other))[1]), other) for other in lie]
        if view.items[block] != board.TREASURE:
            yield from (
                Threat(
                    text("koxinga-threat-first", seat=other, block=str(block), chance=lost),
                    (str(block), str(view.players[other].block)),
                    lost,
                )
                for lost, other in fights
            )
        elif found := _sooner(view, fleet, block, place, 0):
            yield _lost(view, block, found, fights)


def _sooner(view: View, fleet: Fleet, block: int, place: int, since: int) -> Mapping[Seat, float]:
    """Who may stop on the block before that action, by the last of their own until then or by any, and how likely they
    hold a card that leads there. Nobody stays where they cannot pay."""

    def stay(calls: Calls) -> bool:
        return any(block in call.rests for call in [call for call in calls if call.place < place][since:])

    found = {} if block == board.GOAL else _likely(view, fleet, stay)
    return {other: chance for other, chance in found.items() if view.players[other].block != block}


def _lost(view: View, block: int, found: Mapping[Seat, float], fights: Sequence[tuple[int, Seat]]) -> Threat:
    """Others may take the treasure, and then have to be fought: the strongest of those who may still be there."""
    chance = int(100 * (1 - prod(1 - each for each in found.values())))  # 100 is certain
    lost, rival = max(fights, default=(0, min(found)))
    told = text(
        "koxinga-threat-treasure",
        others=names(found),
        count=len(found),
        block=str(block),
        rival=rival,
        lost=lost,
        fights=len(fights),
        **_said(chance),
    )
    return Threat(told, (str(block), *(str(view.players[other].block) for other in found)), max(LOSS, chance))


def _said(chance: int) -> dict[str, Arg]:
    """How a chance in 100 is said."""
    return {"chance": chance, "sure": "certain" if chance == CERTAIN else "nearly" if chance >= NEARLY else "maybe"}


# Food, and the race


def _homeward(view: View, fleet: Fleet) -> Iterator[Threat]:
    """Who may come home in this turn, which ends the game: the likeliest, and how many."""
    found = _likely(view, fleet, lambda calls: any(HARBOUR in call.rests for call in calls))
    if found and not any(who.finished for who in view.players):
        share, other = max((share, other) for other, share in found.items())
        said = _said(int(100 * share))  # 100 is certain
        told = text("koxinga-threat-home", seat=other, count=len(found), points=_home(view, other), **said)
        yield Threat(told, tuple(str(view.players[each].block) for each in found), HOME)


def _food(view: View, who: SeenPlayer) -> Iterator[Threat]:
    """For how many stops the food lasts, by what a block of food ahead usually costs."""
    if not who.finished:
        yield from _stops_left(view, who.block, who.cabins)


def _stops_left(view: View, block: int, cabins: Cabins) -> Iterator[Threat]:
    if price := _price(view, block):
        food = total(cabins, Good.FOOD)
        stops = food // price
        yield Threat(text("koxinga-threat-food", food=food, stops=stops, price=price), (), max(LITTLE - stops, 0))


def _hunger(view: View, ships: Collection[tuple[int, Cabins]]) -> tuple[Threat, ...]:
    """The least food that a choice may leave, where it is little and more does not come with the card."""
    found = {ship: each for ship in ships if ship[0] != board.GOAL for each in _stops_left(view, *ship)}
    return tuple(_worst_end(ships, {ship: each for ship, each in found.items() if each.weight}))


def _worst_end(ships: Collection[tuple[int, Cabins]], found: Mapping[tuple[int, Cabins], Threat]) -> Iterator[Threat]:
    """The worst of what is found of the ways in which a choice may end, all that weigh as much, each with the blocks
    where it holds if not everywhere."""
    everywhere, worst = {block for block, _ in ships}, dict[int, Threat]()
    for (block, _), each in sorted(found.items(), key=lambda one: -one[1].weight):
        worst.setdefault(block, each)
    most = max((each.weight for each in worst.values()), default=0)
    for one in [each for each in dict.fromkeys(worst.values()) if each.weight == most][:MOST]:
        blocks = {block for block, each in worst.items() if each == one}
        named = text("koxinga-threat-at", blocks=" / ".join(map(str, sorted(blocks))), warning=one.text)
        yield one if blocks == everywhere else replace(one, text=named)


def _price(view: View, block: int) -> int:
    """What a block of food ahead usually costs; 0 where there is none."""
    ahead = [item for item in view.items[block + 1 :] if item is not None]
    prices = sorted(item.amount for item in ahead if item.kind is Good.FOOD)
    return prices[len(prices) // 2] if prices else 0


def _laden(view: View, ships: Collection[tuple[int, Cabins]], fuller: Iterable[tuple[int, Cabins]]) -> Iterator[Threat]:
    """The worst of the `fuller` loads that leave so few cabins for food that what is or can be put into them does not
    last home, even if every die shows a six; none in the last round."""
    if any(who.finished for who in view.players):
        return
    found = dict[tuple[int, Cabins], Threat]()
    for block, cabins in sorted(fuller, key=lambda ship: total(ship[1], Good.FOOD)):
        if _larder(cabins) <= FEW and (price := _price(view, block)):
            stops = (total(cabins, Good.FOOD) + MOST_DIE * cabins.count(None)) // price
            if (stops + 1) * MOST_DIE < (blocks := distance(block)):
                told = text("koxinga-threat-laden", stops=stops, blocks=blocks)
                found[block, cabins] = Threat(told, (), 0 if stops else STRANDED)
    yield from _worst_end(ships, found)


def _larder(cabins: Cabins) -> int:
    """How many cabins hold food, or may."""
    return sum(stack is None or stack.kind is Good.FOOD for stack in cabins)


def _standing(view: View, seat: Seat, fleet: Fleet) -> Iterator[Threat]:
    """Everybody's points if the game ended now, the leader first, how far it still is to the points for coming home,
    and what to do about it. Cards that the viewer does not know count what such cards are worth on average."""
    if not any(who.finished or who.block > EARLY for who in view.players):
        return
    average = usual_treasure(view)
    places = sorted((-_points(who, average), seat) for seat, who in enumerate(view.players))
    scores = tuple(_place(Seat(seat), view.players[seat], -points) for points, seat in places)
    hidden = sum(who.treasures.count(None) for who in view.players)
    urgent = _advice(view, seat, fleet)
    advice = urgent or _lag(view, seat) or text("koxinga-threat-places")
    told = text("koxinga-threat-score", scores=scores, advice=advice, hidden=hidden, average=average)
    yield Threat(told, (), HOME - 1 if urgent else 0)


def _advice(view: View, seat: Seat, fleet: Fleet) -> Text | None:
    """Once somebody is home that this round is the last; near home, whether to go there; else who may soon end the
    game."""
    who, others = view.players[seat], [other for other in map(Seat, range(len(view.players))) if other != seat]
    if who.finished:
        return None
    if any(view.players[other].finished for other in others):
        return text("koxinga-threat-last")
    points, near = _home(view, seat), distance(who.block) <= NEAR
    more, rival = max((_then(view, other, fleet), other) for other in others)
    hasty = [(distance(view.players[other].block), other) for other in others if _hastens(view, other, fleet)]
    comes, hurries = any(HARBOUR in call.rests for call in _own_calls(view, seat)), bool(hasty)
    if near and points >= more and (comes or who.block > board.LAST_LAGGARD or not hurries):
        return text(f"koxinga-threat-{'lead' if comes else 'ahead'}", points=points)
    if hurries and (points >= more or not comes):
        can = 0 <= distance(who.block) - distance(board.LAST_LAGGARD) < ROUNDS
        _, other = min(hasty)
        return text("koxinga-threat-hurry", seat=other, points=_home(view, other), can="yes" if can else "no")
    return text("koxinga-threat-behind", points=points, seat=rival, more=more) if near else None


def _hastens(view: View, other: Seat, fleet: Fleet) -> bool:
    """Whether somebody near home can come there by this round or the next, what stops cost included."""
    who, around = view.players[other], calm(view)
    if distance(who.block) > NEAR:
        return False
    here = {seen(who)}
    rolled = {ship for calls in fleet.get(other, ()) for call in calls[-1:] for ship in call.ships}
    after = here | _stops(here, around) if view.dice is None else rolled or here
    return any(ship.finished or distance(ship.block) <= MOST_DIE for ship in after | _stops(after, around))


def _stops(ships: Iterable[Ship], around: Waters) -> set[Ship]:
    """Where ships may lie after a move by any die."""
    ways = [(ship, block) for ship in ships for die in range(1, MOST_DIE + 1) for block in ahead(ship.block, die)]
    return {sailed(ship, block, around) for ship, block in ways}


def _then(view: View, other: Seat, fleet: Fleet) -> int:
    """What somebody may have if the game ends with this round: at home, where a card leads there."""
    comes = any(HARBOUR in call.rests for calls in fleet.get(other, ()) for call in calls)
    return _home(view, other) if comes else _points(view.players[other], usual_treasure(view))


def _lag(view: View, seat: Seat) -> Text | None:
    """Who is so far ahead that points count for little."""
    blocks, other = min((distance(each.block), Seat(other)) for other, each in enumerate(view.players))
    who = view.players[seat]
    ahead = 0 if who.finished else distance(who.block) - blocks
    return text("koxinga-threat-lag", seat=other, blocks=ahead) if ahead >= LAG else None


def _home(view: View, seat: Seat) -> int:
    """What somebody would have at home."""
    return _points(replace(view.players[seat], block=board.GOAL, finished=True), usual_treasure(view))


def _place(seat: Seat, who: SeenPlayer, points: int) -> Text:
    return text(
        "koxinga-threat-points",
        seat=seat,
        points=signed(points),
        hidden=who.treasures.count(None),
        blocks=0 if who.finished else distance(who.block),
    )


def _points(who: SeenPlayer, average: int) -> int:
    treasures = sum(average if points is None else points for points in who.treasures)
    return total(who.cabins, Good.GOLD) + board.points(who.block, finished=who.finished) + treasures
