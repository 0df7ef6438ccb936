"""How strong the computer players are: matches between levels, each on both sides, and what a decision costs."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from benchmarks.counts import Counts
from benchmarks.report import Goal, Row
from benchmarks.samples import percentile
from bot.catalogue import games
from games.core import Chance, Move, Rules, Seat
from games.moves import acting, play, settle
from games.search import LEVELS, STANDS_IN, decide

BUDGET = 0.05
"""Seconds a decision."""

WANTED = 65.0
"""Per cent that the strongest level scores against the baseline."""

STRONGER = {"jiangshan": 75.0}
"""Games in which it scores more."""

PLAYED = {"jiangshan": ("first-array", "chu-han", "river")}
"""The presets that are played, of games that have many or seat more than two in some."""

FIELDS = {3: 1.0, 4: 1.0, 5: 2.0, 6: 2.0}
"""Seats at larger tables, and how many times an even share the strongest level scores there among baselines."""

NORMAL = 1.96
"""Standard deviations on either side that hold 95 %."""


@dataclass(slots=True)
class Contest:
    """One game between computer players, seat by seat: its moves with the states they were made in, how much
    of the processor's time each thought."""

    rules: Rules[Any, Any, Any]
    state: Any
    made: list[tuple[Any, Seat, Move]] = field(default_factory=list)
    thought: list[tuple[Seat, float]] = field(default_factory=list)

    def score(self, seat: Seat) -> float:
        """1 for a victory, shared among the winners; half for a draw."""
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        if not outcome.winners:
            return 0.5
        return (seat in outcome.winners) / len(outcome.winners)


class Player(Protocol):
    """Somebody who plays: a legal move for the seat's owed choice, within about `seconds` if that is asked for."""

    def __call__(
        self, rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float, /
    ) -> Move: ...


def level(name: str) -> Player:
    """The computer of that level, bound by its own time of the processor."""

    def play(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float) -> Move:
        return decide(rules, view, seat, name, keyed(chance), seconds, time.process_time)

    return play


def keyed(chance: Chance) -> bytes:
    """A key of 32 bytes that follows from a chance."""
    return bytes(chance.below(256) for _ in range(32))


def contest(
    rules: Rules[Any, Any, Any], options: Any, players: Sequence[Player], number: int, *, seconds: float = BUDGET
) -> Contest:
    """The game with that number: the same players play the same game again, if they are not bound by time."""
    seed = number.to_bytes(8, "big")
    game = Contest(rules, settle(rules, rules.setup(options, len(players)), partial(Chance, seed), 0).state)
    while rules.outcome(game.state) is None:
        for seat in acting(rules, game.state):
            line = len(game.made)
            start = time.process_time()
            chance = Chance(seed, line, purpose="player")
            move = players[seat](rules, rules.view(game.state, seat), seat, chance, seconds)
            game.thought.append((seat, time.process_time() - start))
            game.made.append((game.state, seat, move))
            state, _ = play(rules, game.state, seat, move)
            game.state = settle(rules, state, partial(Chance, seed, purpose=f"dice after {line}"), line).state
    return game


def match(
    rules: Rules[Any, Any, Any], options: Any, one: Player, other: Player, pairs: int
) -> Iterator[tuple[Contest, Seat]]:
    """Two games a pair with equal seeds, `one` on either side of a table for two; its seat with each."""
    for number in range(pairs):
        for seat in (Seat(0), Seat(1)):
            players = (one, other) if seat == 0 else (other, one)
            yield contest(rules, options, players, number), seat


def among(
    rules: Rules[Any, Any, Any], options: Any, one: Player, others: Player, seats: int, games: int
) -> Iterator[tuple[Contest, Seat]]:
    """Games of one player among `others`, its seat going round; its seat with each."""
    for number in range(games):
        seat = Seat(number % seats)
        players = [others] * seats
        players[seat] = one
        yield contest(rules, options, players, number), seat


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of the true share, if `score` of `games` were won."""
    if not games:
        return 0.0, 1.0
    share, square = score / games, NORMAL**2 / games
    middle = share + square / 2
    spread = NORMAL * math.sqrt((share * (1 - share) + square / 4) / games)
    return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


async def rows(counts: Counts) -> list[Row]:
    found = (game.rules for game in games().values())
    return [row for rules in found if rules.think is not None for row in _rows(rules, counts)]


def _rows(rules: Rules[Any, Any, Any], counts: Counts) -> Iterator[Row]:
    """The strongest level against the one that stands in, and that against the weakest, preset by preset."""
    pairs = counts.matches
    yield from _field_rows(rules, pairs)
    for name in PLAYED.get(rules.name, tuple(rules.presets))[: counts.presets]:
        options, wanted = rules.presets[name], STRONGER.get(rules.name, WANTED)
        yield from _match_rows(rules, name, options, (LEVELS[-1], STANDS_IN), pairs, wanted)
        yield from _match_rows(rules, name, options, (STANDS_IN, LEVELS[0]), pairs, None)


def _field_rows(rules: Rules[Any, Any, Any], pairs: int) -> Iterator[Row]:
    """The strongest level among those that stand in, at each larger table, by the first preset."""
    options = next(iter(rules.presets.values()))
    for seats in rules.seats(options):
        if seats in FIELDS:
            games = -(-2 * pairs // seats) * seats
            played = tuple(among(rules, options, level(LEVELS[-1]), level(STANDS_IN), seats, games))
            title = f"{rules.name}: {LEVELS[-1]} among {seats - 1} {STANDS_IN}"
            yield from _result(title, played, Goal(100 * FIELDS[seats] / seats, at_least=True))


def _match_rows(
    rules: Rules[Any, Any, Any], title: str, options: Any, levels: tuple[str, str], pairs: int, wanted: float | None
) -> Iterator[Row]:
    played = tuple(match(rules, options, level(levels[0]), level(levels[1]), pairs))
    goal = None if wanted is None else Goal(wanted, at_least=True)
    yield from _result(f"{rules.name} {title}: {levels[0]} against {levels[1]}", played, goal)


def _result(title: str, played: Sequence[tuple[Contest, Seat]], goal: Goal | None) -> Iterator[Row]:
    """How many points were made, and how long a decision took."""
    score = sum(one.score(seat) for one, seat in played)
    thought = [1000 * seconds for one, seat in played for thinker, seconds in one.thought if thinker == seat]
    low, high = wilson(score, len(played))
    note = f"{score:.4g} of {len(played)} games, 95 %: {100 * low:.1f} to {100 * high:.1f} %"
    yield Row(title, 100 * score / len(played), "%", goal, note)
    yield Row(f"{title}: a decision, mean", sum(thought) / len(thought), "ms", Goal(1000 * BUDGET), "")
    yield Row(f"{title}: a decision, 99 of 100", percentile(thought, 99), "ms", None, "")
    yield Row(f"{title}: a decision, longest", max(thought), "ms", None, "")
