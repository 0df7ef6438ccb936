"""One player's board and what workers do to it, by themselves or as told (Cacao 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.cacao.board import Cell, Contact
from games.cacao.tiles import Jungle
from games.replacing import copier, replace

TRACK = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
"""Gold of each field of the water track (Cacao 2.4)."""
STORE, SUNS = 5, 3
"""Fruits and sun tokens that a board has room for (Cacao 8.2)."""
_KEPT = 8_192
"""Results that are kept of a kind."""


@dataclass(frozen=True, slots=True)
class Village:
    """`water` is an index into `TRACK`."""

    gold: int = 0
    cacao: int = 0
    water: int = 0
    sun: int = 0


_changed: Callable[..., Village] = copier(Village)
PRICES = (2, 3, 4)
"""What the markets pay for a fruit (Cacao 2.3)."""


@dataclass(frozen=True, slots=True)
class Account:
    """What somebody's workers brought in so far: fruits harvested, gold for those sold at each of the `PRICES`, gold
    out of mines."""

    harvest: int = 0
    sold: tuple[int, ...] = (0,) * len(PRICES)
    mines: int = 0

    def with_gain(self, tile: Jungle, gain: Gain) -> Account:
        """With what one use brought besides."""
        if tile.plantation:
            return replace(self, harvest=self.harvest + gain.cacao)
        if not tile.market:
            return replace(self, mines=self.mines + gain.gold)
        return replace(
            self,
            sold=tuple(sum + gain.gold * (tile.worth == price) for price, sum in zip(PRICES, self.sold, strict=True)),
        )


@dataclass(frozen=True, slots=True)
class Orders:
    """Sell only for `least` gold or more (None: never) and keep `keep` fruits (Cacao 8.5)."""

    least: int | None = 2
    keep: int = 0


@dataclass(frozen=True, slots=True)
class Use:
    """`count` workers of a contact at work."""

    contact: Contact
    count: int


@dataclass(frozen=True, slots=True)
class Gain:
    """What a use changed on its owner's board."""

    use: Use
    gold: int = 0
    cacao: int = 0
    water: int = 0
    sun: int = 0

    @property
    def felt(self) -> bool:
        """Whether anything changed."""
        return bool(self.gold or self.cacao or self.water or self.sun)


def most(village: Village, tile: Jungle, workers: int) -> int:
    """How many workers of a contact can be told to work: at a market as many as there are fruits (Cacao 8.2)."""
    return min(workers, village.cacao) if tile.market else workers


def work(village: Village, tile: Jungle, count: int) -> Village:
    """The board after `count` workers worked at `tile` (Cacao 8.2)."""
    if not count:
        return village
    if tile.trades:
        gold, cacao = _traded(village.cacao, tile, count)
        return _changed(village, cacao=cacao, gold=village.gold + gold)
    if tile.mine:
        return _changed(village, gold=village.gold + tile.worth * count)
    if tile is Jungle.WATER:
        return _changed(village, water=min(len(TRACK) - 1, village.water + count))
    if tile is Jungle.SUN_SITE:
        return _changed(village, sun=min(SUNS, village.sun + count))
    return village


def _traded(cacao: int, tile: Jungle, count: int) -> tuple[int, int]:
    """The gold that `count` workers at a plantation or a market earn, and the fruits there are then."""
    if tile.plantation:
        return 0, min(STORE, cacao + tile.worth * count) if count else cacao
    return tile.worth * count, cacao - count


def worked(village: Village, jungle: Mapping[Cell, Jungle], uses: Iterable[Use]) -> Village:
    """The board after all uses, in their order."""
    for use in uses:
        village = work(village, jungle[use.contact.jungle], use.count)
    return village


def earned(before: Sequence[Village], jungle: Mapping[Cell, Jungle], uses: Iterable[Use]) -> tuple[Gain, ...]:
    """What each use brought its owner; `before` are all boards before the first one."""
    return reckoned(before, jungle, uses)[1]


def reckoned(
    before: Sequence[Village], jungle: Mapping[Cell, Jungle], uses: Iterable[Use]
) -> tuple[tuple[Village, ...], tuple[Gain, ...]]:
    """All boards after the uses, and what each brought; `before` are those before the first one."""
    now = list(before)
    gains = []
    for use in uses:
        owner = use.contact.owner
        was = now[owner]
        then = now[owner] = work(was, jungle[use.contact.jungle], use.count)
        gains.append(
            Gain(use, then.gold - was.gold, then.cacao - was.cacao, then.water - was.water, then.sun - was.sun)
        )
    return tuple(now), tuple(gains)


def resolve(
    village: Village, jungle: Mapping[Cell, Jungle], contacts: Sequence[Contact], orders: Orders
) -> tuple[Use, ...]:
    """What the automatic resolver does: the greatest gold, then the greatest stock (Cacao 8.5)."""
    trade = [each for each in contacts if jungle[each.jungle].trades]
    if len(trade) > 1:
        trade.sort(key=lambda each: each.name)
    simple = tuple(Use(each, each.count) for each in contacts if not jungle[each.jungle].trades)
    tasks = tuple((jungle[each.jungle], each.count) for each in trade)
    _, _, plan = _plan(tasks, (1 << len(trade)) - 1, village.cacao, orders)
    return (*simple, *(Use(trade[index], count) for index, count in plan))


def proceeds(tasks: tuple[tuple[Jungle, int], ...], cacao: int, orders: Orders) -> tuple[int, int]:
    """Gold earned and final stock if plantations and markets are used as the resolver uses them."""
    gold, stock, _ = _plan(tasks, (1 << len(tasks)) - 1, cacao, orders)
    return gold, stock


Plan = tuple[int, int, tuple[tuple[int, int], ...]]
"""Gold earned, final stock, and (task, workers) in order."""


@lru_cache(maxsize=_KEPT)
def _plan(tasks: tuple[tuple[Jungle, int], ...], left: int, cacao: int, orders: Orders) -> Plan:
    best: Plan | None = None
    for index, (tile, count) in enumerate(tasks):
        if left >> index & 1:
            for used in _counts(tile, count, cacao, orders):
                earns, after = _traded(cacao, tile, used)
                gold, stock, rest = _plan(tasks, left & ~(1 << index), after, orders)
                if best is None or (gold + earns, stock) > best[:2]:
                    best = (gold + earns, stock, ((index, used), *rest))
    return best or (0, cacao, ())


def _counts(tile: Jungle, count: int, cacao: int, orders: Orders) -> range:
    """The numbers of workers to try; all of them at a plantation."""
    if tile.plantation:
        return range(count, count + 1)
    if orders.least is None or tile.worth < orders.least:
        return range(1)
    return range(min(count, max(0, cacao - orders.keep)) + 1)


def undecided(village: Village, jungle: Mapping[Cell, Jungle], contacts: Sequence[Contact]) -> bool:
    """Whether there is a real decision: sales that can lead to different stocks of gold and cacao (Cacao 8.5)."""
    tasks = tuple((jungle[each.jungle], each.count) for each in contacts)
    trade = tuple(task for task in tasks if task[0].trades)
    return any(tile.market for tile, _ in trade) and len(_results(trade, (1 << len(trade)) - 1, village.cacao)) > 1


@lru_cache(maxsize=_KEPT)
def _results(tasks: tuple[tuple[Jungle, int], ...], left: int, cacao: int) -> frozenset[tuple[int, int]]:
    """Every (gold earned, final stock) that some order and some sales lead to."""
    if not left:
        return frozenset({(0, cacao)})
    found: set[tuple[int, int]] = set()
    for index, (tile, count) in enumerate(tasks):
        if left >> index & 1:
            for used in _counts(tile, count, cacao, Orders()):
                earns, after = _traded(cacao, tile, used)
                found |= {(gold + earns, stock) for gold, stock in _results(tasks, left & ~(1 << index), after)}
    return frozenset(found)
