"""Computer players think in a process of their own, at low priority, so that neither the event loop nor the disk waits.

The process is started by the first job and again after it died. A job and its answer travel as pickles; the rules do not
travel, the process finds them by the game's name.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any, BinaryIO, Protocol

import structlog

from games.core import Chance, Move, Seat
from renderers.core import Game

log = structlog.get_logger(__name__)

CATALOGUE = "bot.catalogue:loaded"
"""Where the process finds the games: a module and a function in it."""

NICE = 10
ATTEMPTS = 2
LEAST = 0.05
"""Seconds a player is given at least, however long the queue."""

STARTING = 60.0
OVERTIME = 15.0
"""Seconds beyond its time after which a player counts as stuck."""

_SIZE = struct.Struct("!Q")
_READY = b"ready"


@dataclass(frozen=True, slots=True)
class Job:
    """A decision to make: the view is all that the player is told."""

    game: str
    level: str
    view: Any
    seat: Seat
    chance: Chance


class EngineFailed(Exception):
    """The player failed at every attempt; the message holds its last words."""


class Engine(Protocol):
    """Where computer players think."""

    async def move(self, job: Job, *, waiting: int = 0) -> Move:
        """The player's move. `waiting` is how many decisions wait behind this one: the more, the less time it gets.

        :raises EngineFailed: the player failed again and again.
        """

    async def close(self) -> None: ...


class EngineProcess:
    """An engine in a process of its own, one job at a time."""

    def __init__(self, catalogue: str = CATALOGUE, *, seconds: float = 2.0) -> None:
        self._catalogue = catalogue
        self._seconds = seconds
        self._one_at_a_time = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False

    async def move(self, job: Job, *, waiting: int = 0) -> Move:
        """:raises EngineFailed: the process died, the player raised or took far too long, `ATTEMPTS` times in a row."""
        seconds = max(LEAST, self._seconds / (1 + waiting))
        async with self._one_at_a_time:
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(job, seconds)
                except (OSError, EOFError, TimeoutError, _PlayerFailed) as failure:
                    last = failure
                    log.warning("computer player failed", game=job.game, level=job.level, failure=repr(failure))
        raise EngineFailed(f"{job.game} {job.level}: {last!r}")

    async def close(self) -> None:
        """End the process, whatever it is doing; no other is started."""
        self._closed = True
        await self._end()

    async def _attempt(self, job: Job, seconds: float) -> Move:
        try:
            process = await self._start()
            async with asyncio.timeout(seconds + OVERTIME):
                answer = await _ask(process, (job, seconds))
        except BaseException:  # whatever stands half written in the pipe, the next job must not read it
            await self._end()
            raise
        if isinstance(answer, str):
            raise _PlayerFailed(answer)
        assert isinstance(answer, tuple), answer
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        if self._closed:
            raise _PlayerFailed("closed")
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "import sys; from bot.host.engine import work; work(sys.argv[1])",
            self._catalogue,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        async with asyncio.timeout(STARTING):
            ready = await _receive(self._process)
        assert ready == _READY, ready
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class _PlayerFailed(Exception):
    """What the player raised, as the process tells it."""


async def _ask(process: asyncio.subprocess.Process, question: object) -> Any:
    assert process.stdin is not None
    pickled = pickle.dumps(question)
    process.stdin.write(_SIZE.pack(len(pickled)) + pickled)
    await process.stdin.drain()
    return await _receive(process)


async def _receive(process: asyncio.subprocess.Process) -> Any:
    assert process.stdout is not None
    (size,) = _SIZE.unpack(await process.stdout.readexactly(_SIZE.size))
    return pickle.loads(await process.stdout.readexactly(size))


def work(catalogue: str) -> None:
    """What the process does: answer jobs from standard input until it closes.

    Standard output is the pipe back, so a player that prints would write into the middle of an answer. Hence the pipe is moved
    to another descriptor first, and whatever is printed goes to standard error. The first thing sent is that the games are
    loaded: that takes longer than any decision, and must not count as thinking.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches us too; the parent ends us in its own time
    with suppress(AttributeError, OSError):  # not every system knows priorities
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a player prints must not reach the pipe
    module, _, function = catalogue.partition(":")
    games: Mapping[str, Game] = getattr(import_module(module), function)()
    _send(answers, _READY)
    while size := sys.stdin.buffer.read(_SIZE.size):
        job, seconds = pickle.loads(sys.stdin.buffer.read(*_SIZE.unpack(size)))
        _send(answers, _decision(games, job, seconds))


def _decision(games: Mapping[str, Game], job: Job, seconds: float) -> Move | str:
    """The move, or what went wrong."""
    try:
        game = games[job.game]
        return game.players[job.level](game.rules, job.view, job.seat, job.chance, seconds)
    except Exception:  # told to the parent, which tries again or falls back
        return traceback.format_exc()


def _send(answers: BinaryIO, answer: object) -> None:
    pickled = pickle.dumps(answer)
    answers.write(_SIZE.pack(len(pickled)) + pickled)
    answers.flush()
