"""What a busy hour leaves to computers: how long tables wait for them, and how much of its time each decision has.

Once with the strongest level of every game, which is done when it has counted enough; once with a player that sleeps
for as long as it may think, which is the worst that there can be.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from benchmarks.counts import Counts
from benchmarks.positions import GAME, SEED, playout
from benchmarks.report import Goal, Row
from benchmarks.samples import median, percentile
from bot.catalogue import games
from bot.host.workers.engine import Crew, Engine, Job, crew
from bot.host.workers.line import PATIENCE, Line, Ticket
from bot.host.workers.serving import CATALOGUE
from bot.host.workers.worker import cores
from bot.table.log import seal
from games.core import Advice, Budget, Seat
from games.moves import acting
from games.search import LEVELS
from renderers.core import Game

SLEEPERS = "benchmarks.thinking:sleepers"


def asleep(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """A player that uses all of its time and none of a core."""
    time.sleep(budget.seconds)
    return [Advice(("slept",), 1.0)]


def sleepers() -> Mapping[str, Game]:
    """One game, whose player sleeps."""
    game = games()[GAME]
    assert game.rules.think is not None
    return {GAME: replace(game, rules=replace(game.rules, think=replace(game.rules.think, advise=asleep)))}


class Timed(Ticket):
    """Notes when it is thought about, and for how long it may be."""

    begun = given = 0.0

    @contextmanager
    def thinking(self, seconds: float) -> Iterator[None]:
        self.begun, self.given = time.monotonic() - self.since, seconds
        with super().thinking(seconds):
            yield


async def rows(counts: Counts) -> list[Row]:
    many, part = counts.decisions, counts.sleep / 2
    widest = crew(processes=cores()).width
    real = await _burst(CATALOGUE, 1, jobs(many), Line())
    awake = await _burst(SLEEPERS, 1, jobs(many, GAME), Line(counts.sleep, part * PATIENCE))
    wide = await _burst(SLEEPERS, widest, jobs(many, GAME), Line(counts.sleep, part * PATIENCE))
    bound = Goal(part * PATIENCE * 1000 * 1.05, "what they wait at most")
    return [
        *_rows(f"{many} tables at once, strongest levels", real, 2.0, None),
        *_rows(f"{many} tables at once, players that use all of their time", awake, counts.sleep, bound),
        *_rows(f"the same with {widest} processes, which is half the cores", wide, counts.sleep, bound),
    ]


def _rows(what: str, tickets: Sequence[Timed], seconds: float, goal: Goal | None) -> list[Row]:
    full = sum(ticket.given == seconds for ticket in tickets) / len(tickets)
    return [
        Row(f"{what}: the last one begins after", max(ticket.begun for ticket in tickets) * 1000, "ms", goal),
        Row("    may think, median", median([ticket.given for ticket in tickets]) * 1000),
        Row("    may think, the first tenth", percentile([ticket.given for ticket in tickets], 10) * 1000),
        Row("    have all of their time", full * 100, "%"),
    ]


def jobs(many: int, *names: str) -> list[Job]:
    """Decisions of the strongest level in turn from each game that thinks, or from those that are named."""
    found = [
        _jobs(game) for name, game in games().items() if game.rules.think is not None and name in (names or (name,))
    ]
    in_turn = itertools.chain.from_iterable(zip(*map(itertools.cycle, found), strict=True))
    return list(itertools.islice(in_turn, many))


def _jobs(game: Game) -> list[Job]:
    rules = game.rules
    states = itertools.islice(playout(rules, next(iter(rules.presets.values()))), 0, 60, 4)
    return [
        Job(rules.name, LEVELS[-1], rules.view(state, seat), seat, seal.thinking(SEED, line, seat))
        for state, line in states
        for seat in acting(rules, state)
    ]


async def _burst(catalogue: str, processes: int, jobs: Sequence[Job], line: Line) -> list[Timed]:
    """All of them ask at the same moment; the processes are there already."""
    engine = Crew(catalogue, processes=processes)
    try:
        await asyncio.gather(*(engine.move(job, Line(0.05).ticket()) for job in jobs[:processes]))
        return await answered(engine, jobs, line)
    finally:
        await engine.close()


async def answered(engine: Engine, jobs: Sequence[Job], line: Line) -> list[Timed]:
    """The tickets of all these jobs, once they are done."""
    tickets = [Timed(line) for _ in jobs]

    async def one(job: Job, ticket: Timed) -> Timed:
        try:
            await engine.move(job, ticket)
        finally:
            ticket.leave()
        return ticket

    return await asyncio.gather(*map(one, jobs, tickets))
