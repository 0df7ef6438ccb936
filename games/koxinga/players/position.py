"""Positions as the search looks at them: ships, cards and dice, a whole turn at a step.

The own seat decides. The others play what is best for themselves, each by itself, of the cards that a world gives them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from games.core import CHANCE, Chance, Text, text
from games.koxinga import board
from games.koxinga.cabins import Good, total
from games.koxinga.options import Options
from games.koxinga.players.values import FAR, NEAR, REACH, WIN, Weights
from games.koxinga.state import ACTIONS
from games.koxinga.voyage import CANNONS, FOOD, MOST_IDLE, Ship, Waters, distance, graded, landings, prize
from games.search import Act, Meter, Node

FANS = (12, 2)
"""How many rolls of the next turn are looked at, and of the one after it; of later ones a single one."""
TERMS = ("end", "way", "gold", "stores", "treasure")

Dice = tuple[int, int]
Items = tuple[board.Item | None, ...]


class Crew(NamedTuple):
    """A ship and its owner's cards: in hand, to be drawn, and played since the last shuffle."""

    ship: Ship
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    played: tuple[int, ...]

    def with_card(self, pick: int) -> Crew:
        """After a card is drawn; an empty deck is made anew first."""
        deck, played = (self.deck, self.played) if self.deck else (tuple(sorted(self.played)), ())
        card = deck[pick % len(deck)]
        return Crew(self.ship, (*self.hand, card), tuple([each for each in deck if each != card]), played)


class Sailed(NamedTuple):
    """A turn of one ship: after its first action, and with its cards after both."""

    middle: Ship
    crew: Crew


class Try(NamedTuple):
    """A move of the own seat: what it may come to, and how the dice lie for everybody then."""

    act: Act
    sailed: Sailed
    dice: Dice


class World:
    """What is the same for all moves: the rules, rolls and draws to come, and what the others do with them."""

    def __init__(self, options: Options, seat: int, chance: Chance, meter: Meter) -> None:
        self.options = options
        self.seat = seat
        self.meter = meter
        self.replies: dict[tuple[tuple[int, ...], Dice], list[Sailed]] = {}
        self._shift = chance.below(6)
        self._draws = [chance.below(36 * 5040) for _ in range(3 * FANS[0])]

    def rolled(self, path: tuple[int, ...]) -> tuple[Dice, int]:
        """Dice, and which of the cards is drawn. The next turn's dice show each face as often as any other."""
        number = path[0] if len(path) == 1 else FANS[0] + (FANS[1] * path[0] + path[1] + 7 * len(path)) % (2 * FANS[0])
        draw = self._draws[number]
        if len(path) > 1:
            return (draw % 6 + 1, draw // 6 % 6 + 1), draw // 36
        left, half = number % 6, number // 6
        return (left + 1, (left + self._shift + 3 * half) % 6 + 1), draw // 36

    def waters(self, items: Items, rivals: dict[int, tuple[tuple[int, float], ...]], ship: Ship) -> Waters:
        once, choose = self.options.retreat == "once", self.options.overboard == "choose"
        return Waters(items, rivals, ship.prize > 1, once=once, choose=choose)

    def reply(self, crews: Sequence[Crew], items: Items, seat: int, dice: Dice) -> tuple[float, Sailed]:
        """What is best at once for another seat, and what that is worth. Nobody ends a game that they lose by it."""
        crew, near = crews[seat], nearness([each.ship for each in crews])
        calm = self.waters(items, {}, crew.ship)
        rest = max(score(each.ship) for other, each in enumerate(crews) if other != seat)
        found = list(voyages(crew, dice, calm))
        self.meter.spend(len(found))
        values = [_alone(sailed.crew.ship, near, rest) for _, sailed in found]
        best = values.index(max(values))
        return values[best], found[best][1]


class Rest:
    """Between two turns: chance rolls and deals. `path` tells which of the rolls of each turn led here."""

    mover = int(CHANCE)

    def __init__(
        self, world: World, crews: tuple[Crew, ...], items: Items, starter: int, path: tuple[int, ...], *, over: bool
    ) -> None:
        self.world = world
        self.crews = crews
        self.items = items
        self.starter = starter
        self.path = path
        self.over = over
        self._values: tuple[float, ...] | None = None

    def values(self) -> tuple[float, ...]:
        if self._values is None:
            self._values = worths([crew.ship for crew in self.crews], over=self.over)
        return self._values

    def tries(self, width: int) -> Iterator[tuple[Act, Node]]:
        fan = FANS[len(self.path)] if len(self.path) < len(FANS) else 1
        for number in range(min(fan, width)):
            path = (*self.path, number)
            dice, pick = self.world.rolled(path)
            crews = tuple([crew.with_card(pick + seat) for seat, crew in enumerate(self.crews)])
            yield None, Turn(self.world, crews, self.items, self.starter, dice, path)

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        near = nearness([crew.ship for crew in self.crews])
        found = [terms(crew.ship, near, over=self.over) for crew in self.crews]
        others = [each for other, each in enumerate(found) if other != seat]
        ahead = [mine - sum(term) / len(others) for mine, *term in zip(found[seat], *others, strict=True)]
        return [(text(f"koxinga-why-{name}"), points) for name, points in zip(TERMS, ahead, strict=True)]


class Turn:
    """The dice lie, and cards are chosen. Whoever begins may have swapped the dice. `given` are the own moves where
    they are others than to play a card, as in the middle of a turn."""

    over = False

    def __init__(
        self,
        world: World,
        crews: tuple[Crew, ...],
        items: Items,
        starter: int,
        dice: Dice,
        path: tuple[int, ...] = (),
        given: Sequence[Try] | None = None,
    ) -> None:
        self.world = world
        self.mover = world.seat
        self.crews = crews
        self.items = items
        self.starter = starter
        self.dice = dice
        self.path = path
        self.given = given
        self._found: dict[Act, Rest] | None = None

    def values(self) -> tuple[float, ...]:
        return worths([crew.ship for crew in self.crews], over=False)

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return Rest(self.world, self.crews, self.items, self.starter, self.path, over=False).reasons(seat)

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        best = self._best()
        return [(act, best[act]) for act in nlargest(width, best, key=lambda act: lead(best[act].values(), self.mover))]

    def after(self, act: Act) -> Node:
        return self._best()[act]

    def _best(self) -> dict[Act, Rest]:
        """What each move comes to at best, as it looks at once."""
        if self._found is None:
            self._found = {}
            for each in self._tries():
                rest, known = self._rest(each), self._found.get(each.act)
                if known is None or lead(rest.values(), self.mover) > lead(known.values(), self.mover):
                    self._found[each.act] = rest
        return self._found

    def _tries(self) -> Iterable[Try]:
        if self.given is not None:
            return self.given
        waters = self.waters()
        crew = self.crews[self.mover]
        return [Try(card, sailed, dice) for dice in self._orders() for card, sailed in voyages(crew, dice, waters)]

    def waters(self) -> Waters:
        """What the own ship may meet, the others where they are now."""
        rivals: dict[int, tuple[tuple[int, float], ...]] = {}
        for seat, (ship, *_) in enumerate(self.crews):
            if seat != self.mover and ship.block != board.GOAL:
                met = total(ship.cabins, Good.CANNON), prize(ship.cabins, laden=ship.prize > 1)
                rivals[ship.block] = (*rivals.get(ship.block, ()), met)
        return self.world.waters(self.items, rivals, self.crews[self.mover].ship)

    def _orders(self) -> Sequence[Dice]:
        """How the dice may lie: as whoever begins likes them best."""
        left, right = self.dice
        if left == right or not self.path:
            return [self.dice]
        both = [(left, right), (right, left)]
        if self.starter == self.mover:
            return both
        return [max(both, key=lambda dice: self.world.reply(self.crews, self.items, self.starter, dice)[0])]

    def _replies(self, dice: Dice) -> list[Sailed]:
        """What each of the others does; of the own seat nothing that counts."""
        known = self.world.replies.get((self.path, dice))
        if known is None:
            known = [
                Sailed(crew.ship, crew)
                if seat == self.mover
                else self.world.reply(self.crews, self.items, seat, dice)[1]
                for seat, crew in enumerate(self.crews)
            ]
            self.world.replies[self.path, dice] = known
        return known

    def _rest(self, each: Try) -> Rest:
        self.world.meter.spend(1)
        sailed = list(self._replies(each.dice))
        sailed[self.mover] = each.sailed
        crews = [one.crew for one in sailed]
        if self.world.options.end_after == "pass" and any(one.middle.finished for one in sailed):
            crews = [one.crew._replace(ship=one.middle) for one in sailed]
        items = self.items
        for ship in [ship for one in sailed for ship in (one.middle, one.crew.ship)]:
            if items[ship.block] is board.TREASURE:
                items = (*items[: ship.block], None, *items[ship.block + 1 :])
        over = any(crew.ship.finished for crew in crews)
        return Rest(self.world, tuple(crews), items, (self.starter + 1) % len(crews), self.path, over=over)


def voyages(crew: Crew, dice: Dice, waters: Waters) -> Iterator[tuple[int, Sailed]]:
    """Each card that may be played, with each way that it may take the ship."""
    for card in crew.hand:
        kept = tuple([each for each in crew.hand if each != card])
        for middle in landings(crew.ship, ACTIONS[card][0], dice[0], waters):
            for end in landings(middle, ACTIONS[card][1], dice[1], waters):
                yield card, Sailed(middle, Crew(end, kept, crew.deck, (*crew.played, card)))


def nearness(ships: Iterable[Ship]) -> float:
    """How near the end is, from 0 to 1, by whoever is nearest to the goal."""
    return math.exp(-min([0 if ship.finished else distance(ship.block) for ship in ships]) / REACH)


def lead(values: tuple[float, ...], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return values[seat] - max(values[:seat] + values[seat + 1 :])


def score(ship: Ship) -> float:
    """Points if the game ended now."""
    return total(ship.cabins, Good.GOLD) + board.points(ship.block, finished=ship.finished) + ship.prize


def worths(ships: Sequence[Ship], *, over: bool) -> tuple[float, ...]:
    """What a position is worth to each."""
    near = nearness(ships)
    return tuple([sum(terms(ship, near, over=over)) for ship in ships])


def terms(ship: Ship, near: float, *, over: bool) -> tuple[float, float, float, float, float]:
    """What a ship's place and load are worth, by `TERMS`."""
    if over:
        return WIN * score(ship), 0.0, 0.0, 0.0, 0.0
    food = gold = cannons = idle = 0
    for stack in ship.cabins:
        if stack is None:
            idle += 1
        elif stack.kind is Good.FOOD:
            food += stack.amount
        elif stack.kind is Good.GOLD:
            gold += stack.amount
        else:
            cannons += stack.amount
    now, stores = _weights(near), _stores(near, food, cannons, idle)
    return 0.0, -now.step * distance(ship.block), now.gold * gold, stores, now.treasure * ship.prize


@lru_cache(maxsize=1 << 8)
def _weights(near: float) -> Weights:
    return Weights(*[far + near * (close - far) for far, close in zip(FAR, NEAR, strict=True)])


@lru_cache(maxsize=1 << 13)
def _stores(near: float, food: int, cannons: int, idle: int) -> float:
    now = _weights(near)
    return now.food * graded(food, FOOD) + now.cannon * graded(cannons, CANNONS) + now.idle * min(idle, MOST_IDLE)


def _alone(ship: Ship, near: float, rest: float) -> float:
    """What a turn's end is worth to who looks at nobody else but at the best score of theirs."""
    if ship.finished:
        return WIN * (1 if score(ship) >= rest else -1)
    return sum(terms(ship, near, over=False))
