"""How strong people are: the maximum of a Plackett–Luce likelihood over all rated games of a server and game, with a
normal prior, in which a game of half a year ago counts half. Pure.

It is worked out anew from all games, in the order of their tables: so it depends neither on when they were read nor on
what was known before. Computers of a known level are fixed points, so numbers mean the same on every server.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product
from math import exp, sqrt

Player = int | str
"""A person by Discord's number, who was forgotten by a number below 0; a computer by the name of its fixed point."""
HALF_LIFE = 180
"""Days after which a game counts half."""
FITTED_FROM = 150
"""Games from which on the width of the prior follows from themselves."""
ROUNDS, STEP, SETTLED = 200, 0.8, 1e-4
"""How often at most, how far towards the maximum, and a change that is none any more."""
NARROWEST = 0.1
"""The prior's width at least."""
SPELT_OUT = 4
"""People who share a place and of whom every order is looked at; of more of them each comes first and last once."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A rated game: its table's number, how old it is, and everybody's place, 0 the best. Those who are `late` count as
    last for themselves, and for the others where they ended."""

    session: int
    days: float
    places: tuple[tuple[Player, int], ...]
    late: frozenset[Player] = frozenset()


@dataclass(frozen=True, slots=True)
class Strength:
    """Of one person: `value` above a computer of medium level, in steps of which one wins e times as often as it loses;
    its standard `error`, and how many games it follows from."""

    value: float
    error: float
    games: int


@dataclass(frozen=True, slots=True)
class Fit:
    """The strength of everybody who played, and how wide they are spread."""

    of: Mapping[int, Strength]
    width: float

    def known(self, player: int) -> bool:
        """Whether somebody's strength is known well enough to be told: to half of what people differ by."""
        found = self.of.get(player)
        return found is not None and found.error <= self.width / 2


@dataclass(frozen=True, slots=True)
class _Order:
    """One order in which a game may be said to have ended, its weight, and which of the players it counts for."""

    players: tuple[int, ...]
    weight: float
    counts: tuple[bool, ...]


def fit(rankings: Iterable[Ranking], fixed: Mapping[str, float], width: float) -> Fit:
    """The maximum, for a prior that is so wide unless there are enough games to say it. Computers without a fixed point
    are unknown like people, and told of nobody."""
    games = sorted(rankings, key=lambda game: game.session)
    played = Counter(player for game in games for player, _ in game.places)
    number = {player: place for place, player in enumerate(played)}
    free = [place for player, place in number.items() if player not in fixed]
    orders = [order for game in games for order in _orders(game, number, fixed)]
    values = [fixed.get(str(player), 0.0) for player in number]
    known = [1 / width**2] * len(values)
    for _ in range(ROUNDS if free else 0):
        slopes = [-value / width**2 for value in values]
        known = [1 / width**2] * len(values)
        for order in orders:
            _climb(order, values, slopes, known)
        steps = [STEP * slopes[place] / known[place] for place in free]
        for place, step in zip(free, steps, strict=True):
            values[place] += step
        before, width = width, _width(values, known, free) if len(games) >= FITTED_FROM else width
        if max(map(abs, (width - before, *steps))) < SETTLED:
            break
    people = ((player, place) for player, place in number.items() if isinstance(player, int))
    found = {each: Strength(values[at], 1 / sqrt(known[at]), played[each]) for each, at in people}
    return Fit(found, width)


def _width(values: Sequence[float], known: Sequence[float], free: Sequence[int]) -> float:
    """How far people are apart, as far as is known."""
    return max(NARROWEST, sqrt(sum(values[each] ** 2 + 1 / known[each] for each in free) / len(free)))


def _climb(order: _Order, values: Sequence[float], slopes: list[float], known: list[float]) -> None:
    """What one order says of each whom it counts for: where the likelihood rises, and how sharply it bends."""
    weights = [exp(values[player]) for player in order.players]
    left, once, twice = sum(weights), 0.0, 0.0
    for player, weight, counts in zip(order.players, weights, order.counts, strict=True):
        total = max(left, weight)
        once, twice, left = once + 1 / total, twice + 1 / total**2, left - weight
        if counts:
            slopes[player] += order.weight * (1 - weight * once)
            known[player] += order.weight * (weight * once - weight**2 * twice)


def _orders(game: Ranking, number: Mapping[Player, int], fixed: Mapping[str, float]) -> Iterator[_Order]:
    """The game as it ended; and for each who is late as if they were last."""
    views = [(game.places, frozenset(player for player, _ in game.places) - game.late)]
    for player in sorted(game.late, key=str):
        last = tuple((each, place + (each == player) * len(game.places)) for each, place in game.places)
        views.append((last, frozenset({player})))
    for places, of in views:
        orders = [*_untied(places)]
        weight = 0.5 ** (game.days / HALF_LIFE) / len(orders)
        for order in orders:
            counts = tuple(player in of and player not in fixed for player in order)
            yield _Order(tuple(number[player] for player in order), weight, counts)


def _untied(places: Sequence[tuple[Player, int]]) -> Iterator[tuple[Player, ...]]:
    """Whoever shares a place may have come before or after: all orders count alike, together as one game."""
    ranked = groupby(sorted(places, key=lambda each: each[1]), key=lambda each: each[1])
    groups = [tuple(_arranged([player for player, _ in group])) for _, group in ranked]
    return (tuple(player for group in order for player in group) for order in product(*groups))


def _arranged(group: list[Player]) -> Iterator[tuple[Player, ...]]:
    if len(group) <= SPELT_OUT:
        yield from permutations(group)
        return
    for first in range(len(group)):
        turned = (*group[first:], *group[:first])
        yield from (turned, turned[::-1])
