"""Computer players think in processes of their own, at low priority, so that neither the event loop nor the disk waits.

A process is started by the first job that finds none free, and again after it died. A job and its answer travel as
pickles; the rules do not travel, the process finds them by the game's name.
"""

from __future__ import annotations

import asyncio
import pickle
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import structlog

from bot import metrics
from bot.catalogue import games
from bot.host.workers.line import SECONDS, Ticket
from bot.host.workers.sandbox import Sandbox
from bot.host.workers.serving import CATALOGUE, LOWEST, games_of, serve
from bot.host.workers.worker import Worker, cores
from games.core import Advice, Budget, Move, Seat
from games.packing import packed
from games.search import decide
from renderers.core import Game

log = structlog.get_logger(__name__)

ATTEMPTS = 2
OVERTIME = 15.0
"""Seconds beyond its time after which a player counts as stuck."""
ASKED = 10.0
"""CPU time of a question at most; the longest that is asked, of a review, takes some 1.4 seconds of one core."""
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
    seconds: float = SECONDS
    """How long it may take."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position that somebody asks about: `counts` alone bounds the thinking, so that the same question has the same
    answer."""

    game: str
    view: Any
    seat: Seat
    key: bytes
    counts: int
    beside: Move = ()
    """The move that the best one is told beside; without it the next best."""
    told: bool = False
    """Whether people are told what the position is worth."""


class EngineFailed(Exception):
    """The player failed at every attempt; the message holds its last words."""


class Engine(Protocol):
    """Where computer players think: a job in, a move or a failure out."""

    @property
    def width(self) -> int:
        """How many jobs it takes at once. One more waits until one is done."""

    async def move(self, job: Job, ticket: Ticket) -> Move:
        """The player's move. `ticket` says, when somebody is free for it, how many seconds it has.

        :raises EngineFailed: the player failed again and again.
        """

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        """What is to be said for each move, best first, for `person`. Every computer's move comes before it.

        :raises Unanswered: it took too much, or too many ask.
        """

    async def close(self) -> None: ...


class Crew:
    """So many processes, each with one job at a time. One that is stuck stops no other. What people ask is thought
    about in another one, which gives way to all others and begins with the first question."""

    def __init__(self, catalogue: str = CATALOGUE, *, processes: int = 1) -> None:
        self._processes = tuple(EngineProcess(catalogue) for _ in range(processes))
        self._free: asyncio.LifoQueue[EngineProcess] = asyncio.LifoQueue()  # so that only as many run as are needed
        for process in self._processes:
            self._free.put_nowait(process)
        self._asked = Sandbox(catalogue, seconds=ASKED, patience=PATIENCE, memory=ROOM, nice=LOWEST)

    @property
    def width(self) -> int:
        return len(self._processes)

    async def move(self, job: Job, ticket: Ticket) -> Move:
        """:raises EngineFailed: as a process does."""
        process = await self._free.get()
        try:
            seconds = ticket.share(self.width)
            with ticket.thinking(seconds):
                return await process.move(replace(job, seconds=seconds))
        finally:
            self._free.put_nowait(process)

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        return await self._asked.run(person, weighed, question)

    async def close(self) -> None:
        """End the processes, whatever they are doing; no others are started."""
        await asyncio.gather(self._asked.close(), *(process.close() for process in self._processes))


def crew(*, processes: int) -> Crew:
    """So many processes, but no more than half the cores: drawing and people go first."""
    return Crew(processes=max(1, min(processes, cores() // 2)))


class EngineProcess:
    """A process, for whoever asks it one job after another."""

    def __init__(self, catalogue: str = CATALOGUE) -> None:
        self._worker = Worker("bot.host.workers.engine:work", catalogue)

    async def start(self) -> None:
        """Until it is ready.

        :raises OSError, EOFError, TimeoutError: it cannot be.
        """
        await self._worker.start()

    async def move(self, job: Job) -> Move:
        """:raises EngineFailed: the process died, the player raised or took far too long, `ATTEMPTS` times in a row."""
        for _ in range(ATTEMPTS):
            try:
                with metrics.THINKING.labels(job.game, job.level).time():
                    return await self._attempt(job)
            except (OSError, EOFError, TimeoutError, _PlayerFailed) as failure:
                last = failure
                log.warning("computer player failed", game=job.game, level=job.level, failure=repr(failure))
        raise EngineFailed(f"{job.game} {job.level}: {last!r}")

    async def close(self) -> None:
        """End the process, whatever it is doing; no other is started."""
        await self._worker.close()

    async def _attempt(self, job: Job) -> Move:
        try:
            await self._worker.start()
            async with asyncio.timeout(job.seconds + OVERTIME):
                answer = pickle.loads(await self._worker.ask(packed(job)))
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
    budget = Budget(question.counts, beside=question.beside, told=question.told)
    return tuple(think.advise(question.view, question.seat, question.key, budget))


class _PlayerFailed(Exception):
    """What the player raised, as the process tells it."""


def work(catalogue: str) -> None:
    """What the process does."""
    serve(partial(_prepared, catalogue))


def _prepared(catalogue: str) -> Callable[[bytes], bytes]:
    games = games_of(catalogue)
    return lambda question: pickle.dumps(_decision(games, pickle.loads(question)))


def _decision(games: Mapping[str, Game], job: Job) -> Move | str:
    """The move, or what went wrong."""
    try:
        game = games[job.game]
        return decide(game.rules, job.view, job.seat, job.level, job.key, job.seconds)
    except Exception:  # told to the parent, which tries again or falls back
        return traceback.format_exc()
