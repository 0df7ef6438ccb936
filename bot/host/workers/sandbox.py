"""What one person sends costs what it is worth: files, long texts, look-ahead and suggestions are worked out in a
process of their own, apart from the threads that play moves and from the computers' thinking, each within bounds of
time and memory.

The bounds are the system's: past them the process is ended, whatever the job does, and the next job gets a new one. A
person has one job at a time, so that whoever waits longest is next and nobody's jobs stand in a row.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar, TypeVarTuple, Unpack

import structlog

from bot.host.workers.serving import CATALOGUE, NICE, games_of, serve
from bot.host.workers.worker import Worker
from games.core import Text, text
from games.packing import beforehand, packed

log = structlog.get_logger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SECONDS = 2.0
"""CPU time of a job at most."""
PATIENCE = 20.0
"""Seconds by the clock after which a job counts as stuck."""
MEMORY = 64 * 1024 * 1024
"""Bytes by which a job may make the process larger."""
WAITING = 64
"""People who have a job at the same time."""
LARGEST = 4 * 1024 * 1024
"""Bytes of a pickled job or answer."""
RENEWED = 500
"""Jobs after which a new process begins: what it has learnt by heart is forgotten."""

_TOO_MUCH = b"too much"
_PAST_BOUNDS = {-getattr(signal, name) for name in ("SIGPROF", "SIGALRM", "SIGXCPU") if hasattr(signal, name)}
"""What a process ends with that its bounds ended."""


class Unanswered(Exception):
    """There is no answer to a job; `reason` says why."""

    reason: Text

    def __init__(self) -> None:
        super().__init__(self.reason)


class Busy(Unanswered):
    """The person has a job already."""

    reason = text("bot-sandbox-busy")


class Overtaken(Busy):
    """The person sent something newer before a glance was begun."""


class Crowded(Unanswered):
    """Too many people have one."""

    reason = text("bot-sandbox-crowded")


class Exceeded(Unanswered):
    """The job was ended, since it took more than what anybody sends is worth."""

    reason = text("bot-sandbox-exceeded")


class Crashed(Unanswered):
    """The process ended by itself; the log has what is known of it."""

    reason = text("bot-sandbox-crashed")


class Box(Protocol):
    """Where the jobs of people are done."""

    async def run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """What `work`, a function of a module, answers to `arguments` for `person`; what it raises is raised here.
        Whoever does not wait any longer ends the job.

        :raises Unanswered: there is no answer.
        """

    async def glance(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """As `run`, for what is asked at every key that somebody types: it is done while they have no job, and given up
        for whatever they send next. None of their jobs is refused because of it.

        :raises Unanswered: there is no answer.
        """

    @property
    def waiting(self) -> int:
        """How many people have a job that is not done."""

    async def close(self) -> None: ...


class Sandbox:
    """A process that does one job at a time, in the order in which people came."""

    def __init__(
        self,
        catalogue: str = CATALOGUE,
        *,
        seconds: float = SECONDS,
        patience: float = PATIENCE,
        memory: int = MEMORY,
        most: int = WAITING,
        nice: int = NICE,
    ) -> None:
        """The process imports the games of `catalogue` before its first job, whose time does not count that."""
        self._bounds = (seconds, patience, memory)
        self._patience = patience
        self._most = most
        self._worker = Worker("bot.host.workers.sandbox:work", catalogue, str(nice))
        self._people: set[int] = set()
        self._glances: dict[int, object] = {}
        self._turn = asyncio.Lock()
        self._jobs = 0

    def start(self) -> None:
        """Begin the process, so that the first person who comes does not wait for it; else their job begins it."""
        self._worker.begin()

    async def run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """:raises Unanswered: it is `Busy`, `Crowded`, `Exceeded` or `Crashed`."""
        self._admit(person)
        self._glances.pop(person, None)
        self._people.add(person)
        try:
            async with self._turn:
                answer: T = _unwrap(await self._answer(work, arguments))
                return answer
        finally:
            self._people.discard(person)

    async def glance(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """Of a person's glances only the newest is begun. What has begun is done to its end: a new process costs more.

        :raises Unanswered: it is `Busy`, `Overtaken`, `Crowded`, `Exceeded` or `Crashed`.
        """
        self._admit(person)
        mine = self._glances[person] = object()
        try:
            async with self._turn:
                if self._glances.get(person) is not mine:
                    raise Overtaken
                answer: T = _unwrap(await self._answer(work, arguments))
                return answer
        finally:
            if self._glances.get(person) is mine:
                del self._glances[person]

    @property
    def waiting(self) -> int:
        return len(self._people | self._glances.keys())

    async def close(self) -> None:
        """End the process, whatever it is doing; no other is started, and whoever waits is not answered."""
        await self._worker.close()

    def _admit(self, person: int) -> None:
        """There is room for something more of this person's.

        :raises Unanswered: there is none.
        """
        if person in self._people:
            raise Busy
        if person not in self._glances and self.waiting >= self._most:
            raise Crowded

    async def _answer(self, work: Callable[..., object], arguments: tuple[object, ...]) -> bytes:
        """What the process answers; it is ended where it does not, also because nobody waits any longer."""
        question = packed((work, tuple(map(beforehand, arguments)), self._bounds))
        if len(question) > LARGEST:
            raise Exceeded
        try:
            await self._ready()
            async with asyncio.timeout(self._patience):
                answer = await self._worker.ask(question)
        except TimeoutError as late:
            await self._worker.end()
            raise Exceeded from late
        except (OSError, EOFError) as gone:
            raise await self._why(work) from gone
        except BaseException:
            await self._worker.end()
            raise
        if answer == _TOO_MUCH:
            await self._worker.end()
            raise Exceeded
        return answer

    async def _ready(self) -> None:
        """A process that is not too old."""
        self._jobs += 1
        if self._jobs % RENEWED == 0:
            await self._worker.end()
        await self._worker.start()

    async def _why(self, work: Callable[..., object]) -> Unanswered:
        """Why the process is gone."""
        ended = await self._worker.end()
        if ended in _PAST_BOUNDS:
            return Exceeded()
        if not self._worker.closed:
            log.warning("process of a job ended", job=getattr(work, "__qualname__", repr(work)), ended=ended)
        return Crashed()


def _unwrap(answer: bytes) -> Any:
    done, value = pickle.loads(answer)
    if not done:
        raise value
    return value


def work(catalogue: str, nice: str) -> None:
    """What the process does."""
    serve(partial(_prepared, catalogue), int(nice))


def _prepared(catalogue: str) -> Callable[[bytes], bytes]:
    games_of(catalogue)
    return _done


def _done(question: bytes) -> bytes:
    """The pickled answer to a job: whether it answered, and what; or what it raised."""
    work, arguments, bounds = pickle.loads(question)
    try:
        with _bounded(*bounds):
            answer = _pickled(work, arguments)
    except MemoryError:
        return _TOO_MUCH
    return answer if len(answer) <= LARGEST else _TOO_MUCH


def _pickled(work: Callable[..., object], arguments: tuple[object, ...]) -> bytes:
    try:
        return pickle.dumps((True, work(*arguments)))
    except MemoryError:
        raise
    except Exception as raised:  # raised again where it was asked for
        raised.add_note(traceback.format_exc())
        return pickle.dumps((False, raised))


@contextmanager
def _bounded(seconds: float, patience: float, memory: int) -> Iterator[None]:
    """Bounds of CPU time, time by the clock and memory, as far as the system has them. Nothing handles the timers'
    signals, so they end the process; that of the clock ends a job whose parent is gone. (RLIMIT_CPU would count whole
    seconds of all jobs together.)"""
    _arm(seconds, patience)
    _confine(memory)
    try:
        yield
    finally:
        _arm(0, 0)
        _confine(None)


def _arm(seconds: float, patience: float) -> None:
    with suppress(AttributeError):  # Windows has no such timers: there the parent ends what is stuck
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, patience)


def _confine(memory: int | None) -> None:
    """Let the process become so much larger than it is, or as large as it likes."""
    with suppress(ImportError, OSError):  # a system without limits, or one that does not tell how large a process is
        import resource

        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        soft = hard if memory is None else pages * os.sysconf("SC_PAGE_SIZE") + memory
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
