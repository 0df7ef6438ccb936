"""A position that computer players try placements on: quick, changing, and tested equal to the rules (Cacao 6-10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from games.cacao import board, tiles
from games.cacao.board import Cell
from games.cacao.choices import Turn
from games.cacao.outcome import awards
from games.cacao.state import State
from games.cacao.tiles import FORMS, HAND, SHOWN, Jungle, Worker
from games.cacao.turns import put, without
from games.cacao.village import SUNS, TRACK, Orders, proceeds
from games.core import Chance, Seat

Task = tuple[Jungle, int]
Filling = tuple[tuple[Cell, Jungle], ...]
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


@dataclass(frozen=True, slots=True)
class Worth:
    """Tenths of gold for a fruit and for a sun token, by the worker tiles their owner has left; the last entry holds
    for more."""

    fruit: tuple[int, ...]
    sun: tuple[int, ...]

    def of(self, purse: Purse, left: int) -> int:
        """What the purse is worth to an owner with so many tiles left, in tenths of gold."""
        fruit, sun = self.fruit[min(left, len(self.fruit) - 1)], self.sun[min(left, len(self.sun) - 1)]
        return 10 * (purse.gold + TRACK[purse.water]) + fruit * purse.cacao + sun * purse.sun


@dataclass(frozen=True, slots=True)
class Placement:
    """A turn left to the automatic resolver, what everybody holds after it, and how much better that is for the
    mover."""

    turn: Turn
    purses: tuple[Purse, ...]
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
    """The position in `state`, tried out by the yardstick `worth`."""

    def __init__(self, state: State, worth: Worth) -> None:
        table = state.table
        self._worth = worth
        self._jungle, self._workers = dict(table.jungle), dict(table.workers)
        self._purses = tuple(Purse(each.gold, each.cacao, each.water, each.sun) for each in table.villages)
        self._display, self._pile = table.display, state.jungle
        self._hands, self._piles = state.hands, state.piles
        self._temples = {at: self._presence(at) for at, tile in self._jungle.items() if tile is Jungle.TEMPLE}

    def copy(self) -> Scratch:
        """Another position like this one, to be changed by itself."""
        twin = object.__new__(Scratch)
        twin.__dict__.update(self.__dict__)
        twin._jungle, twin._workers, twin._temples = dict(self._jungle), dict(self._workers), dict(self._temples)
        return twin

    @property
    def seats(self) -> int:
        return len(self._purses)

    def purse(self, seat: Seat) -> Purse:
        """What the seat's village holds."""
        return self._purses[seat]

    def give(self, seat: Seat, purse: Purse) -> None:
        """From now on the seat's village holds `purse`."""
        self._purses = put(self._purses, seat, purse)

    def tasks(self, seat: Seat, placed: Placement) -> tuple[Task, ...]:
        """What older workers of the seat are woken for by another's placement that is not laid yet."""
        older = ((tile, self._older(cell)) for cell, tile in placed.turn.fill)
        return tuple((tile, found[1]) for tile, found in older if found is not None and found[0] == seat)

    @staticmethod
    def worked(purse: Purse, tasks: tuple[Task, ...], orders: Orders) -> Purse:
        """The purse when the tasks are done by standing orders."""
        return _worked(purse, tasks, orders)

    def is_done(self, seat: Seat) -> bool:
        """Whether the seat has no worker tile left."""
        return not self._hands[seat]

    def value(self, seat: Seat) -> int:
        """The position for `seat` against everybody else, in tenths of gold (Cacao 15, 4)."""
        values = [self._worth.of(purse, self._left(each)) for each, purse in enumerate(self._purses)]
        for present in self._temples.values():
            values = [value + 10 * gold for value, gold in zip(values, _awarded(present), strict=True)]
        return len(values) * values[seat] - sum(values)

    def placements(self, seat: Seat) -> Iterator[Placement]:
        """Every different placement of the seat's hand, the activation left to the resolver (Cacao 15, 1)."""
        forms = [form for kind in dict.fromkeys(self._hands[seat]) for form in FORMS[kind]]
        left = [self._left(each) - (each == seat) for each in range(len(self._purses))]
        before = [self._worth.of(purse, tiles) for purse, tiles in zip(self._purses, left, strict=True)]
        for spot in self._spots(seat):
            yield from self._turned(spot, seat, forms, left, before)

    def lay(self, seat: Seat, placed: Placement, chance: Chance) -> None:
        """Phases 1 to 4; a third gap stays empty, and `chance` draws the refills."""
        turn, self._purses = placed.turn, placed.purses
        self._workers[turn.at] = Worker(seat, turn.form, turn.over)
        for cell, tile in turn.fill:
            self._jungle[cell] = tile
            self._display = without(self._display, tile)
        for cell in board.neighbours(turn.at):
            if self._jungle.get(cell) is Jungle.TEMPLE:
                self._temples[cell] = self._presence(cell)
        self._refill(seat, without(self._hands[seat], tiles.TYPES[turn.form]), chance)

    def _refill(self, seat: Seat, hand: tuple[str, ...], chance: Chance) -> None:
        if (pile := self._piles[seat]) and len(hand) < HAND:
            drawn = pile[chance.below(len(pile))]
            hand, self._piles = (*hand, drawn), put(self._piles, seat, without(pile, drawn))
        self._hands = put(self._hands, seat, hand)
        while len(self._display) < SHOWN and self._pile:
            shown = self._pile[chance.below(len(self._pile))]
            self._display, self._pile = (*self._display, shown), without(self._pile, shown)

    def _left(self, seat: int) -> int:
        return len(self._hands[seat]) + len(self._piles[seat])

    def _presence(self, temple: Cell) -> tuple[int, ...]:
        counts = [0] * len(self._purses)
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
        if not self._display and not self._pile and self._purses[seat].sun:
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
        self, spot: Spot, seat: Seat, forms: list[str], left: list[int], before: list[int]
    ) -> Iterator[Placement]:
        """The spot with each form on it."""
        others, own = self._others(spot, seat)
        common = -sum(
            self._worth.of(others[each], left[each]) - before[each] for each in range(len(others)) if each != seat
        )
        for form in forms:
            tasks = [(tile, int(form[side])) for side, tile in enumerate(spot.beside) if tile is not None]
            purse = _worked(others[seat], (*tasks, *own))
            gain = (len(others) - 1) * (self._worth.of(purse, left[seat]) - before[seat])
            prizes = sum(self._prize(spot, side, seat, form) for side in range(4) if spot.beside[side] is Jungle.TEMPLE)
            turn = Turn(form, spot.at, spot.covers is not None, spot.fill)
            yield Placement(turn, put(others, seat, purse), common + gain + prizes)

    def _others(self, spot: Spot, seat: Seat) -> tuple[tuple[Purse, ...], list[Task]]:
        """What everybody holds when the older worker tiles have acted, but not the mover's, and what those do."""
        tasks: dict[int, list[Task]] = {}
        for tile, older in zip(spot.beside, spot.older, strict=True):
            if tile is not None and older is not None:
                tasks.setdefault(older[0], []).append((tile, older[1]))
        own, purses = tasks.pop(seat, []), self._purses
        if spot.covers is not None:
            purses = put(purses, seat, purses[seat]._replace(sun=purses[seat].sun - 1))
        for owner, done in tasks.items():
            purses = put(purses, owner, _worked(purses[owner], tuple(done)))
        return purses, own

    def _prize(self, spot: Spot, side: int, seat: Seat, form: str) -> int:
        """What the placement changes at a temple, for the mover against everybody else."""
        was = self._temples.get(board.neighbours(spot.at)[side], (0,) * len(self._purses))
        now = list(was)
        now[seat] += int(form[side]) - (int(spot.covers.form[side]) if spot.covers is not None else 0)
        if (older := spot.older[side]) is not None:
            now[older[0]] += older[1]
        gold = [after - before for after, before in zip(_awarded(tuple(now)), _awarded(was), strict=True)]
        return 10 * (len(gold) * gold[seat] - sum(gold))


@lru_cache(maxsize=_KEPT)
def _awarded(present: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat gets for a temple with so many workers of each."""
    prizes = awards({Seat(seat): count for seat, count in enumerate(present) if count})
    return tuple(prizes.get(Seat(seat), 0) for seat in range(len(present)))


def _worked(purse: Purse, tasks: tuple[Task, ...], orders: Orders = FREE) -> Purse:
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
