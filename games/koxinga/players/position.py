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
from games.koxinga.players.values import CLOSE, FAR, NEAR, REACH, WIN, Weights
from games.koxinga.state import ACTIONS
from games.koxinga.voyage import (
    CANNONS,
    FOOD,
    MOST_IDLE,
    Ship,
    Waters,
    battles,
    distance,
    graded,
    landings,
    prize,
)
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

    def playing(self, card: int, end: Ship) -> Crew:
        """After a card that takes the ship to its `end`."""
        return Crew(end, tuple([each for each in self.hand if each != card]), self.deck, (*self.played, card))


class Sailed(NamedTuple):
    """A turn of one ship: after its first action, and with its cards after both."""

    middle: Ship
    crew: Crew


class Try(NamedTuple):
    """A move of the own seat: where it may take the ship by the first action and in the end, how the dice lie for
    everybody then, and the card that it plays, where it plays one."""

    act: Act
    middle: Ship
    end: Ship
    dice: Dice
    card: int | None = None


class Standing(NamedTuple):
    """What a ship is weighed by: its steps to the goal, what it carries, empty cabins, and its prize."""

    left: int
    food: int
    gold: int
    cannons: int
    idle: int
    prize: float


class Replies(NamedTuple):
    """What the others do in a turn, how that leaves all ships, and whether one of them ends the game."""

    sailed: list[Sailed]
    standings: list[Standing]
    over: bool


class World:
    """What is the same for all moves: the rules, rolls and draws to come, and what the others do with them."""

    def __init__(self, options: Options, seat: int, chance: Chance, meter: Meter) -> None:
        self.options = options
        self.seat = seat
        self.meter = meter
        self.replies: dict[tuple[tuple[int, ...], Dice], Replies] = {}
        self._answers: dict[tuple[tuple[int, ...], Dice, int], tuple[float, Sailed]] = {}
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

    def reply(self, turn: Turn, seat: int, dice: Dice) -> tuple[float, Sailed]:
        """What is best at once for another seat, and what that is worth. Nobody ends a game that they lose by it."""
        known = self._answers.get((turn.path, dice, seat))
        if known is None:
            crew = turn.crews[seat]
            others = [each.ship for other, each in enumerate(turn.crews) if other != seat]
            rival, rest = min([left(ship) for ship in others]), max([score(ship) for ship in others])
            calm = self.waters(turn.items, {}, crew.ship)
            found = list(voyages(crew, dice, calm, calm))
            self.meter.spend(len(found))
            values = [_alone(end, rival, rest) for _, _, end in found]
            best = values.index(max(values))
            card, middle, end = found[best]
            known = self._answers[turn.path, dice, seat] = values[best], Sailed(middle, crew.playing(card, end))
        return known


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
        found = parted([crew.ship for crew in self.crews], over=self.over)
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
        self._found: dict[Act, tuple[float, Try]] | None = None

    def values(self) -> tuple[float, ...]:
        return worths([crew.ship for crew in self.crews], over=False)

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return Rest(self.world, self.crews, self.items, self.starter, self.path, over=False).reasons(seat)

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        best = self._best()
        return [(act, self.after(act)) for act in nlargest(width, best, key=lambda act: best[act][0])]

    def after(self, act: Act) -> Node:
        return self._rest(self._best()[act][1])

    def _best(self) -> dict[Act, tuple[float, Try]]:
        """What each move comes to at best, as it looks at once, and how far that leads."""
        if self._found is None:
            self._found = {}
            for each in self._tries():
                ahead, known = self._ahead(each), self._found.get(each.act)
                if known is None or ahead > known[0]:
                    self._found[each.act] = ahead, each
        return self._found

    def _ahead(self, each: Try) -> float:
        """How far a turn leads. Where it ends nothing, the others are what they are without it."""
        self.world.meter.spend(1)
        _, standings, over = self._replies(each.dice)
        if over or each.end.finished:
            return lead(self._rest(each).values(), self.mover)
        others = standings[: self.mover], standings[self.mover + 1 :]
        return lead(weighed([*others[0], standing(each.end), *others[1]]), self.mover)

    def _tries(self) -> Iterable[Try]:
        if self.given is not None:
            return self.given
        return [
            Try(card, middle, end, dice, card)
            for dice in self._orders()
            for card, middle, end in voyages(self.crews[self.mover], dice, *self.meetings(dice))
        ]

    def meetings(self, dice: Dice) -> tuple[Waters, Waters]:
        """What the own ship may meet by its first and its second action: the others where they are by then."""
        sailed = self._replies(dice).sailed
        places = [
            (crew.ship, one.middle, one.crew.ship)[before : before + 2]
            for crew, one, before in zip(self.crews, sailed, self._before(), strict=True)
        ]
        first, second = zip(*places, strict=True)
        return self.waters(first), self.waters(second)

    def _before(self) -> list[bool]:
        """Which of the seats act before the own one."""
        seats = len(self.crews)
        own = (self.mover - self.starter) % seats
        return [(seat - self.starter) % seats < own for seat in range(seats)]

    def waters(self, ships: Sequence[Ship]) -> Waters:
        """What the own ship may meet, with the others at these places."""
        rivals: dict[int, tuple[tuple[int, float], ...]] = {}
        for seat, ship in enumerate(ships):
            if seat != self.mover and ship.block != board.GOAL:
                rivals[ship.block] = (*rivals.get(ship.block, ()), met(ship))
        return self.world.waters(self.items, rivals, self.crews[self.mover].ship)

    def _orders(self) -> Sequence[Dice]:
        """How the dice may lie: as whoever begins likes them best."""
        left, right = self.dice
        if left == right or not self.path:
            return [self.dice]
        both = [(left, right), (right, left)]
        if self.starter == self.mover:
            return both
        return [max(both, key=lambda dice: self.world.reply(self, self.starter, dice)[0])]

    def _replies(self, dice: Dice) -> Replies:
        """What the others do. Of the own seat nothing there counts."""
        known = self.world.replies.get((self.path, dice))
        if known is None:
            found = [
                Sailed(crew.ship, crew) if seat == self.mover else self.world.reply(self, seat, dice)[1]
                for seat, crew in enumerate(self.crews)
            ]
            known = self.world.replies[self.path, dice] = replies(found)
        return known

    def _rest(self, each: Try) -> Rest:
        sailed = list(self._replies(each.dice).sailed)
        crew = self.crews[self.mover]
        moved = crew._replace(ship=each.end) if each.card is None else crew.playing(each.card, each.end)
        sailed[self.mover] = Sailed(each.middle, moved)
        if each.card is not None:
            sailed[self.mover] = Sailed(each.middle, moved._replace(ship=self._attacked(each, sailed)))
        crews = [one.crew for one in sailed]
        if self.world.options.end_after == "pass" and any(one.middle.finished for one in sailed):
            crews = [one.crew._replace(ship=one.middle) for one in sailed]
        items = self.items
        for ship in [ship for one in sailed for ship in (one.middle, one.crew.ship)]:
            if items[ship.block] is board.TREASURE:
                items = (*items[: ship.block], None, *items[ship.block + 1 :])
        over = any(crew.ship.finished for crew in crews)
        return Rest(self.world, tuple(crews), items, (self.starter + 1) % len(crews), self.path, over=over)

    def _attacked(self, each: Try, sailed: Sequence[Sailed]) -> Ship:
        """The own ship, less what those are expected to take from it who come to where it is by then."""
        own, own_middle, end = self.crews[self.mover].ship, each.middle, each.end
        lost = 0.0
        for seat, (crew, one, before) in enumerate(zip(self.crews, sailed, self._before(), strict=True)):
            theirs = crew.ship.block, one.middle.block, one.crew.ship.block
            mine = (own, own_middle) if before else (own_middle, end)
            for here, there, ship in zip(theirs[:2], theirs[1:], mine, strict=True):
                if seat != self.mover and here != there == ship.block != board.GOAL:
                    lost += battles(one.middle.cabins, (met(ship),), laden=crew.ship.prize > 1)
        return end._replace(prize=end.prize - lost) if lost else end


def met(ship: Ship) -> tuple[int, float]:
    """The cannons of a ship, and the best loot that it carries."""
    return total(ship.cabins, Good.CANNON), prize(ship.cabins, laden=ship.prize > 1)


def replies(sailed: list[Sailed]) -> Replies:
    """What the others do, weighed."""
    ships = [one.crew.ship for one in sailed]
    return Replies(sailed, [standing(ship) for ship in ships], any(ship.finished for ship in ships))


def voyages(crew: Crew, dice: Dice, first: Waters, second: Waters) -> Iterator[tuple[int, Ship, Ship]]:
    """Each card that may be played, with each way that it may take the ship: after its first action and in the end."""
    for card in crew.hand:
        for middle in landings(crew.ship, ACTIONS[card][0], dice[0], first):
            for end in landings(middle, ACTIONS[card][1], dice[1], second):
                yield card, middle, end


def lead(values: tuple[float, ...], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return values[seat] - max(values[:seat] + values[seat + 1 :])


def score(ship: Ship) -> float:
    """Points if the game ended now."""
    return total(ship.cabins, Good.GOLD) + board.points(ship.block, finished=ship.finished) + ship.prize


def worths(ships: Sequence[Ship], *, over: bool) -> tuple[float, ...]:
    """What a position is worth to each."""
    if over:
        return tuple([WIN * score(ship) for ship in ships])
    return weighed([standing(ship) for ship in ships])


def worth(ship: Ship) -> float:
    """What a ship is worth where nobody else counts, nor the room that it has left."""
    return sum(_terms([standing(ship)._replace(idle=0)])[0])


def parted(ships: Sequence[Ship], *, over: bool) -> list[tuple[float, ...]]:
    """What that is made of, by `TERMS`."""
    if over:
        return [(WIN * score(ship), 0.0, 0.0, 0.0, 0.0) for ship in ships]
    return [(0.0, *each) for each in _terms([standing(ship) for ship in ships])]


def weighed(standings: Sequence[Standing]) -> tuple[float, ...]:
    """What a game that goes on is worth to each. The nearer its end is, the more a point decides."""
    sure = _weights(min([each.left for each in standings])).sure
    return tuple([sure * (way + gold + stores + treasure) for way, gold, stores, treasure in _terms(standings)])


def _terms(standings: Sequence[Standing]) -> list[tuple[float, float, float, float]]:
    lefts = [each.left for each in standings]
    nearest = min(lefts)
    now = _weights(nearest)
    found = []
    for seat, (mine, food, gold, cannons, idle, points) in enumerate(standings):
        ahead = min([*lefts[:seat], *lefts[seat + 1 :]], default=mine) - mine
        way = now.race * max(-CLOSE, min(CLOSE, ahead)) / 2 - now.step * mine
        found.append((way, now.gold * gold, _stores(nearest, food, cannons, idle), now.treasure * points))
    return found


def left(ship: Ship) -> int:
    """Steps to the goal."""
    return 0 if ship.finished else distance(ship.block)


def standing(ship: Ship) -> Standing:
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
    return Standing(left(ship), food, gold, cannons, idle, ship.prize)


@lru_cache(maxsize=1 << 8)
def _weights(nearest: int) -> Weights:
    """Those of now, by the steps that whoever is nearest to the goal has left."""
    near = math.exp(-nearest / REACH)
    return Weights(*[far + near * (close - far) for far, close in zip(FAR, NEAR, strict=True)])


@lru_cache(maxsize=1 << 13)
def _stores(nearest: int, food: int, cannons: int, idle: int) -> float:
    now = _weights(nearest)
    return now.food * graded(food, FOOD) + now.cannon * graded(cannons, CANNONS) + now.idle * min(idle, MOST_IDLE)


def _alone(ship: Ship, rival: int, rest: float) -> float:
    """What a turn's end is worth to who looks at nobody else but at how near they are and the best score of theirs."""
    if ship.finished:
        return WIN * (1 if score(ship) >= rest else -1)
    there = standing(ship)
    return weighed([there, there._replace(left=rival)])[0]
