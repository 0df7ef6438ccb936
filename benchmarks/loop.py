"""How late the event loop is while boards are drawn and a computer player thinks.

An idle loop in a process of its own is watched for the same seconds: what it is late by is the machine's doing.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context

from benchmarks.counts import Counts
from benchmarks.positions import GAME, SEED, VOICE, playout
from benchmarks.report import Goal, Row
from benchmarks.samples import percentile
from bot.catalogue import games
from bot.host.workers.engine import EngineProcess, Job
from bot.messages.drawers import drawers
from bot.messages.drawing import Drawing
from bot.table.log import seal
from games.moves import acting
from games.search import LEVELS
from renderers.core import Game

LAG = 6
TICK = 0.001


async def rows(counts: Counts) -> list[Row]:
    game = games()[GAME]
    idle = await _lag(counts.seconds / 2)
    async with _drawing(game), _thinking(game), _neighbour() as neighbour:
        busy, beside = await asyncio.gather(_lag(counts.seconds), neighbour(counts.seconds))
    return [
        Row("lag of an idle loop before, p99", percentile(idle, 99)),
        Row("lag of an idle loop in another process meanwhile, p99", percentile(beside, 99)),
        Row("lag while drawing and thinking, median", percentile(busy, 50)),
        Row("lag while drawing and thinking, p99", percentile(busy, 99), "ms", Goal(LAG)),
        Row("lag while drawing and thinking, worst", max(busy)),
    ]


async def _lag(seconds: float) -> list[float]:
    """Milliseconds by which each tick came late."""
    late: list[float] = []
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - start - TICK) * 1000)
    return late


@asynccontextmanager
async def _neighbour() -> AsyncIterator[Callable[[float], Awaitable[list[float]]]]:
    """Another process, ready to watch its own idle loop for some seconds."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        async def watch(seconds: float) -> list[float]:
            return await asyncio.get_running_loop().run_in_executor(pool, _idle, seconds)

        await watch(TICK)
        yield watch


def _idle(seconds: float) -> list[float]:
    return asyncio.run(_lag(seconds))


@asynccontextmanager
async def _drawing(game: Game) -> AsyncIterator[None]:
    """One board after another, as a busy host draws them."""
    drawing, rules = Drawing(drawers(None, 0), most=0), game.rules
    views = itertools.cycle(
        [rules.view(state, None) for state, _ in playout(rules, next(iter(rules.presets.values())))]
    )
    try:
        async with _repeating(lambda: drawing.picture(game, next(views), VOICE)):
            yield
    finally:
        await drawing.close()


@asynccontextmanager
async def _thinking(game: Game) -> AsyncIterator[None]:
    """One decision after another by the strongest level."""
    thinking = EngineProcess()
    jobs = itertools.cycle(_jobs(game, LEVELS[-1]))
    await thinking.move(next(jobs))  # the process is there before anything is measured
    try:
        async with _repeating(lambda: thinking.move(next(jobs))):
            yield
    finally:
        await thinking.close()


def _jobs(game: Game, level: str) -> list[Job]:
    rules = game.rules
    options = next(iter(rules.presets.values()))
    positions = [(state, seat, line) for state, line in playout(rules, options) for seat in acting(rules, state)]
    return [
        Job(rules.name, level, rules.view(state, seat), seat, seal.thinking(SEED, line, seat), 1.0)
        for state, seat, line in positions[::4]
    ]


@asynccontextmanager
async def _repeating(work: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """`work` again and again beside the block. If it fails the block fails."""

    async def repeat() -> None:
        while True:
            await work()

    async with asyncio.TaskGroup() as group:
        task = group.create_task(repeat())
        yield
        task.cancel()
