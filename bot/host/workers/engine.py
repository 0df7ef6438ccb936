"""Computer players think in a process of their own, at low priority, so that neither the event loop nor the disk waits.

The process is started by the first job and again after it died. A job and its answer travel as pickles; the rules do
not travel, the process finds them by the game's name.
"""

from __future__ import annotations

import asyncio
import pickle
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import structlog

from bot import metrics
from bot.catalogue import games
from bot.host.workers.sandbox import Sandbox
from bot.host.workers.serving import CATALOGUE, LOWEST, games_of, serve
from bot.host.workers.worker import Worker
from games.core import Advice, Budget, Move, Seat
from games.packing import packed
from games.search import decide
from renderers.core import Game

log = structlog.get_logger(__name__)

ATTEMPTS = 2
LEAST = 0.05
"""Seconds a player is given at least, however long the queue."""

OVERTIME = 15.0
"""Seconds beyond its time after which a player counts as stuck."""
ASKED = 10.0
"""CPU time of a question at most; the longest that is asked takes half a second of an EPYC core."""
PATIENCE = 60.0
"""Seconds by the clock after which one counts as stuck: others go first, by its priority."""
ROOM = 256 * 1024 * 1024
"""Bytes by which the process of the questions may grow."""


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to make: the view is all that the player is told."""

    game: str
    level: str
    view: Any
    seat: Seat
    key: bytes
    """What its chance follows from; the game's seed does not follow from it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position that somebody asks about: `counts` alone bounds the thinking, so that the same question has the same
    answer."""

    game: str
    view: Any
    seat: Seat
    key: bytes
    counts: int


class EngineFailed(Exception):
    """The player failed at every attempt; the message holds its last words."""


class Engine(Protocol):
    """Where computer players think."""

    async def move(self, job: Job, *, waiting: int = 0) -> Move:
        """The player's move. `waiting` is how many decisions wait behind this one: the more, the less time it gets.

        :raises EngineFailed: the player failed again and again.
        """

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        """What is to be said for each move, best first, for `person`. Every computer's move comes before it.

        :raises Unanswered: it took too much, or too many ask.
        """

    async def close(self) -> None: ...


class EngineProcess:
    """An engine in a process of its own, one job at a time. What people ask is thought about in another one, which
    gives way to all others and begins with the first question."""

    def __init__(self, catalogue: str = CATALOGUE, *, seconds: float = 2.0) -> None:
        self._worker = Worker("bot.host.workers.engine:work", catalogue)
        self._seconds = seconds
        self._one_at_a_time = asyncio.Lock()
        self._asked = Sandbox(catalogue, seconds=ASKED, patience=PATIENCE, memory=ROOM, nice=LOWEST)

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        return await self._asked.run(person, weighed, question)

    async def move(self, job: Job, *, waiting: int = 0) -> Move:
        """:raises EngineFailed: the process died, the player raised or took far too long, `ATTEMPTS` times in a row."""
        seconds = max(LEAST, self._seconds / (1 + waiting))
        async with self._one_at_a_time:
            for _ in range(ATTEMPTS):
                try:
                    with metrics.THINKING.labels(job.game, job.level).time():
                        return await self._attempt(job, seconds)
                except (OSError, EOFError, TimeoutError, _PlayerFailed) as failure:
                    last = failure
                    log.warning("computer player failed", game=job.game, level=job.level, failure=repr(failure))
        raise EngineFailed(f"{job.game} {job.level}: {last!r}")

    async def close(self) -> None:
        """End the processes, whatever they are doing; no other is started."""
        await self._worker.close()
        await self._asked.close()

    async def _attempt(self, job: Job, seconds: float) -> Move:
        try:
            await self._worker.start()
            async with asyncio.timeout(seconds + OVERTIME):
                answer = pickle.loads(await self._worker.ask(packed((job, seconds))))
        except BaseException:  # whatever stands half written in the pipe, the next job must not read it
            await self._worker.end()
            raise
        if isinstance(answer, str):
            raise _PlayerFailed(answer)
        assert isinstance(answer, tuple), answer
        return answer


def weighed(question: Question) -> Sequence[Advice]:
    """The answer to a question; the job that the process does."""
    think = games()[question.game].rules.think
    assert think is not None, question.game
    return tuple(think.advise(question.view, question.seat, question.key, Budget(question.counts)))


class _PlayerFailed(Exception):
    """What the player raised, as the process tells it."""


def work(catalogue: str) -> None:
    """What the process does."""
    serve(partial(_prepared, catalogue))


def _prepared(catalogue: str) -> Callable[[bytes], bytes]:
    games = games_of(catalogue)
    return lambda question: pickle.dumps(_decision(games, *pickle.loads(question)))


def _decision(games: Mapping[str, Game], job: Job, seconds: float) -> Move | str:
    """The move, or what went wrong."""
    try:
        game = games[job.game]
        return decide(game.rules, job.view, job.seat, job.level, job.key, seconds)
    except Exception:  # told to the parent, which tries again or falls back
        return traceback.format_exc()
