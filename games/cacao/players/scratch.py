"""A position that computer players try placements on: quick, changing, and tested equal to the rules (Cacao 6-10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from games.cacao import board, tiles
from games.cacao.board import Cell
from games.cacao.choices import Turn
from games.cacao.outcome import awards
from games.cacao.state import State, Table
from games.cacao.tiles import FORMS, HAND, SHOWN, Jungle, Worker
from games.cacao.turns import put, without
from games.cacao.village import SUNS, TRACK, Orders, proceeds
from games.core import Seat

Task = tuple[Jungle, int]
Filling = tuple[tuple[Cell, Jungle], ...]
Hands = tuple[tuple[str, ...], ...]
Older = tuple[int, int]
"""Owner and workers of an older worker tile beside a gap."""

FREE = Orders()
"""Orders that forbid nothing."""
_KEPT = 8_192
"""Results that are kept of a kind: with more of them the process grows, and its garbage collections, for few hits."""


class Purse(NamedTuple):
    """What a village holds."""

    gold: int
    cacao: int
    water: int
    sun: int


class Prices(NamedTuple):
    """What things are worth in tenths of gold: so many fruits, a field of the water track, so many sun tokens, and a
    gold that a temple would give now."""

    fruit: tuple[int, ...]
    water: tuple[int, ...]
    sun: tuple[int, ...]
    temple: int

    def of(self, purse: Purse) -> int:
        """What the purse is worth."""
        return 10 * purse.gold + self.fruit[purse.cacao] + self.water[purse.water] + self.sun[purse.sun]


Worth = tuple[Prices, ...]
"""Prices by the worker tiles that an owner has left; the last ones hold for more."""


class Placement(NamedTuple):
    """A turn left to the automatic resolver, what everybody holds after it, what temples then give each more, and how
    much better that is for the mover."""

    turn: Turn
    purses: tuple[Purse, ...]
    prizes: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell with a filling: the jungle tile on each side and, at a gap, who else works there."""

    at: Cell
    covers: Worker | None
    fill: Filling
    beside: tuple[Jungle | None, ...]
    older: tuple[Older | None, ...]


class Scratch:
    """A map and what everybody holds, tried out by the yardstick `worth`. Refills are taken from the ends of piles."""

    def __init__(
        self,
        jungle: Mapping[Cell, Jungle],
        workers: Mapping[Cell, Worker],
        purses: tuple[Purse, ...],
        display: tuple[Jungle, ...],
        pile: tuple[Jungle, ...],
        hands: Hands,
        piles: Hands,
        worth: Worth,
    ) -> None:
        self._jungle, self._workers = dict(jungle), dict(workers)
        self.purses, self.hands = purses, hands
        self._display, self._pile, self._piles = display, pile, piles
        self._worth = worth
        self._temples: dict[Cell, tuple[int, ...]] = {}
        self.prizes = (0,) * len(purses)

    def with_temples(self) -> Scratch:
        """Itself, what lies beside temples counted."""
        for at, tile in self._jungle.items():
            if tile is Jungle.TEMPLE:
                self._temples[at] = self._presence(at)
                self.prizes = _added(self.prizes, _awarded(self._temples[at]))
        return self

    def copy(self) -> Scratch:
        """Another position like this one, to be changed by itself."""
        twin = Scratch(
            self._jungle,
            self._workers,
            self.purses,
            self._display,
            self._pile,
            self.hands,
            self._piles,
            self._worth,
        )
        twin._temples, twin.prizes = dict(self._temples), self.prizes
        return twin

    def value(self, seat: Seat) -> int:
        """The position for `seat` against everybody else, in tenths of gold (Cacao 15, 4)."""
        values = [sum(self.terms(each)) for each in range(len(self.purses))]
        return len(values) * values[seat] - sum(values)

    def terms(self, seat: int) -> tuple[int, ...]:
        """What the seat's gold, fruits, water, sun tokens and temples are worth."""
        prices, purse = self.prices(self.left(seat)), self.purses[seat]
        return (
            10 * purse.gold,
            prices.fruit[purse.cacao],
            prices.water[purse.water],
            prices.sun[purse.sun],
            prices.temple * self.prizes[seat],
        )

    def tasks(self, seat: Seat, placed: Placement) -> tuple[Task, ...]:
        """What older workers of the seat are woken for by another's placement that is not laid yet."""
        older = ((tile, self._older(cell)) for cell, tile in placed.turn.fill)
        return tuple((tile, found[1]) for tile, found in older if found is not None and found[0] == seat)

    def prices(self, left: int) -> Prices:
        """What holds for who has so many tiles left."""
        return self._worth[min(left, len(self._worth) - 1)]

    def left(self, seat: int) -> int:
        """Worker tiles that the seat has not laid."""
        return len(self.hands[seat]) + len(self._piles[seat])

    def placements(self, seat: Seat) -> Iterator[Placement]:
        """Every different placement of the seat's hand, the activation left to the resolver (Cacao 15, 1)."""
        forms = [form for kind in dict.fromkeys(self.hands[seat]) for form in FORMS[kind]]
        prices = [self.prices(self.left(each) - (each == seat)) for each in range(len(self.purses))]
        before = [price.of(purse) for price, purse in zip(prices, self.purses, strict=True)]
        for spot in self._spots(seat):
            yield from self._turned(spot, seat, forms, prices, before)

    def lay(self, seat: Seat, placed: Placement) -> None:
        """Phases 1 to 4; a third gap stays empty."""
        turn, self.purses = placed.turn, placed.purses
        self.prizes = _added(self.prizes, placed.prizes)
        self._workers[turn.at] = Worker(seat, turn.form, turn.over)
        for cell, tile in turn.fill:
            self._jungle[cell] = tile
            self._display = without(self._display, tile)
        for cell in board.neighbours(turn.at):
            if self._jungle.get(cell) is Jungle.TEMPLE:
                self._temples[cell] = self._presence(cell)
        self._refill(seat, without(self.hands[seat], tiles.TYPES[turn.form]))

    def _refill(self, seat: Seat, hand: tuple[str, ...]) -> None:
        if (pile := self._piles[seat]) and len(hand) < HAND:
            hand, self._piles = (*hand, pile[-1]), put(self._piles, seat, pile[:-1])
        self.hands = put(self.hands, seat, hand)
        while len(self._display) < SHOWN and self._pile:
            self._display, self._pile = (*self._display, self._pile[-1]), self._pile[:-1]

    def _presence(self, temple: Cell) -> tuple[int, ...]:
        counts = [0] * len(self.purses)
        for side, near in enumerate(board.neighbours(temple)):
            if (tile := self._workers.get(near)) is not None:
                counts[tile.owner] += int(tile.form[side - 2])
        return tuple(counts)

    def _spots(self, seat: Seat) -> Iterator[Spot]:
        for at in board.open_cells(self._jungle, self._workers):
            near = board.neighbours(at)
            beside = [self._jungle.get(cell) for cell in near]
            gaps = {side: older for side in range(4) if beside[side] is None and (older := self._older(near[side]))}
            for filled in self._fillings(gaps):
                fill = tuple(sorted((near[side], tile) for side, tile in filled.items()))
                shown = tuple(filled.get(side, tile) for side, tile in enumerate(beside))
                yield Spot(at, None, fill, shown, tuple(gaps[side] if side in filled else None for side in range(4)))
        if not self._display and not self._pile and self.purses[seat].sun:
            for at, tile in self._workers.items():
                if tile.owner == seat and not tile.covers:
                    yield Spot(at, tile, (), tuple(map(self._jungle.get, board.neighbours(at))), (None,) * 4)

    def _older(self, gap: Cell) -> Older | None:
        """The worker tile that makes a gap of an empty cell beside a new one; there is one at most (Cacao 7)."""
        for side, cell in enumerate(board.neighbours(gap)):
            if (tile := self._workers.get(cell)) is not None:
                return tile.owner, int(tile.form[side - 2])
        return None

    def _fillings(self, gaps: dict[int, Older]) -> tuple[dict[int, Jungle], ...]:
        """Every different way to lay the display into the gaps, by side."""
        count = min(len(gaps), len(self._display))
        ways = (
            tuple(sorted(zip(sides, shown, strict=True)))
            for sides in permutations(gaps, count)
            for shown in permutations(self._display, count)
        )
        return tuple(map(dict, dict.fromkeys(ways)))

    def _turned(
        self, spot: Spot, seat: Seat, forms: list[str], prices: list[Prices], before: list[int]
    ) -> Iterator[Placement]:
        """The spot with each form on it."""
        others, own = self._others(spot, seat)
        common = -sum(prices[each].of(others[each]) - before[each] for each in range(len(others)) if each != seat)
        temples = [side for side in range(4) if spot.beside[side] is Jungle.TEMPLE]
        for form in forms:
            tasks = [(tile, int(form[side])) for side, tile in enumerate(spot.beside) if tile is not None]
            purse = worked(others[seat], (*tasks, *own))
            score = common + (len(others) - 1) * (prices[seat].of(purse) - before[seat])
            prizes = (0,) * len(others)
            for side in temples:
                prizes = _added(prizes, self._prize(spot, side, seat, form))
            if temples:
                score += prices[seat].temple * (len(prizes) * prizes[seat] - sum(prizes))
            turn = Turn(form, spot.at, spot.covers is not None, spot.fill)
            yield Placement(turn, put(others, seat, purse), prizes, score)

    def _others(self, spot: Spot, seat: Seat) -> tuple[tuple[Purse, ...], list[Task]]:
        """What everybody holds when the older worker tiles have acted, but not the mover's, and what those do."""
        tasks: dict[int, list[Task]] = {}
        for tile, older in zip(spot.beside, spot.older, strict=True):
            if tile is not None and older is not None:
                tasks.setdefault(older[0], []).append((tile, older[1]))
        own, purses = tasks.pop(seat, []), self.purses
        if spot.covers is not None:
            purses = put(purses, seat, purses[seat]._replace(sun=purses[seat].sun - 1))
        for owner, done in tasks.items():
            purses = put(purses, owner, worked(purses[owner], tuple(done)))
        return purses, own

    def _prize(self, spot: Spot, side: int, seat: Seat, form: str) -> tuple[int, ...]:
        """What the placement changes at a temple."""
        was = self._temples.get(board.neighbours(spot.at)[side], (0,) * len(self.purses))
        now = list(was)
        now[seat] += int(form[side]) - (int(spot.covers.form[side]) if spot.covers is not None else 0)
        if (older := spot.older[side]) is not None:
            now[older[0]] += older[1]
        return tuple([after - before for after, before in zip(_awarded(tuple(now)), _awarded(was), strict=True)])


def scratch(state: State, worth: Worth) -> Scratch:
    """The position in `state`."""
    table = state.table
    return Scratch(
        table.jungle, table.workers, purses(table), table.display, state.jungle, state.hands, state.piles, worth
    ).with_temples()


def purses(table: Table) -> tuple[Purse, ...]:
    """What every village holds."""
    return tuple(Purse(each.gold, each.cacao, each.water, each.sun) for each in table.villages)


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


@lru_cache(maxsize=_KEPT)
def _awarded(present: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat gets for a temple with so many workers of each."""
    prizes = awards({Seat(seat): count for seat, count in enumerate(present) if count})
    return tuple(prizes.get(Seat(seat), 0) for seat in range(len(present)))


def worked(purse: Purse, tasks: tuple[Task, ...], orders: Orders = FREE) -> Purse:
    """The purse when the tasks are done as the automatic resolver would, by default without standing orders."""
    earned = _earned(purse.cacao, purse.water, purse.sun, tuple(sorted(tasks)), orders)
    return Purse(purse.gold + earned.gold, earned.cacao, earned.water, earned.sun)


@lru_cache(maxsize=_KEPT)
def _earned(cacao: int, water: int, sun: int, tasks: tuple[Task, ...], orders: Orders) -> Purse:
    counts = {tile: sum(count for each, count in tasks if each is tile) for tile in (Jungle.WATER, Jungle.SUN_SITE)}
    mined = sum(tile.worth * count for tile, count in tasks if tile.mine)
    sold, stock = proceeds(tuple(sorted(task for task in tasks if task[0].trades and task[1])), cacao, orders)
    steps = min(len(TRACK) - 1, water + counts[Jungle.WATER])
    return Purse(mined + sold, stock, steps, min(SUNS, sun + counts[Jungle.SUN_SITE]))
