"""Who draws: processes of our own, so that drawing and the event loop do not share an interpreter; or threads of this
one, where no process is wanted. And the queue before them."""

from __future__ import annotations

import asyncio
import itertools
import pickle
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from heapq import heappop, heappush
from time import monotonic
from typing import Protocol

import structlog

from bot.host.workers.serving import CATALOGUE
from bot.host.workers.worker import Worker, cores
from bot.messages.drawing_jobs import DrawingJob, Drawn, timed
from renderers.core import Game

log = structlog.get_logger(__name__)

MOST = 4
"""Processes at most, where nobody says how many."""
IN_HAND = 2
"""Jobs that a drawer is given: when one is done it begins the next, and does not wait for the event loop."""
PATIENCE = 10.0
"""Seconds after which a process that draws counts as stuck."""


class Undrawn(Exception):
    """The process ended or was stuck at every attempt."""


class Drawer(Protocol):
    """Draws one thing after another."""

    async def draw(self, game: Game, job: DrawingJob, packed: bytes) -> tuple[Drawn, float]:
        """What is drawn, and the seconds of processor that it took. `packed` is the job as a pickle.

        :raises Undrawn: there is no answer. What the game's renderer raises is raised here.
        """

    def start(self) -> None:
        """Get ready, so that the first one who comes does not wait for it."""

    async def close(self) -> None: ...


class ThreadDrawer:
    """A thread of this process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="drawing")

    async def draw(self, game: Game, job: DrawingJob, packed: bytes) -> tuple[Drawn, float]:
        return await asyncio.get_running_loop().run_in_executor(self._pool, timed, game, job)

    def start(self) -> None:
        """A thread is ready."""

    async def close(self) -> None:
        """What is being drawn is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class ProcessDrawer:
    """A process, begun when it is needed and again after it ended."""

    def __init__(self, catalogue: str = CATALOGUE, *, patience: float = PATIENCE) -> None:
        self._worker = Worker("bot.messages.drawing_process:work", catalogue)
        self._patience = patience
        self._hands = asyncio.Semaphore(IN_HAND)
        self._taking = asyncio.Lock()
        self._clocks: list[asyncio.Timeout] = []
        """Of the jobs in hand, in their order: that of the first one runs."""

    async def draw(self, game: Game, job: DrawingJob, packed: bytes) -> tuple[Drawn, float]:
        """The second attempt is made alone: what failed the first time may have stood behind the one at fault."""
        for hands in (1, IN_HAND):
            try:
                async with self._taken(hands):
                    answer, seconds = pickle.loads(await self._attempt(packed))
                break
            except (OSError, EOFError, TimeoutError) as failure:
                last = failure
                if not self._worker.closed:
                    log.warning("drawing failed", game=job.game, failure=repr(failure))
        else:
            raise Undrawn(job.game) from last
        if isinstance(answer, Exception):
            raise answer
        return answer, seconds

    def start(self) -> None:
        self._worker.begin()

    async def close(self) -> None:
        """End the process, whatever it is doing; no other is started."""
        await self._worker.close()

    @asynccontextmanager
    async def _taken(self, hands: int) -> AsyncIterator[None]:
        """So many hands, which are given in the order of coming."""
        async with AsyncExitStack() as held:
            async with self._taking:
                for _ in range(hands):
                    await held.enter_async_context(self._hands)
            yield

    async def _attempt(self, packed: bytes) -> bytes:
        if not self._worker.running:
            await self._worker.start()
        asked = self._worker.begun
        try:
            async with self._clock():
                return await self._worker.ask(packed)
        except BaseException:  # whatever stands half written in the pipe, the next job must not read it
            if self._worker.begun == asked:  # else the other job in hand has begun a new one
                await self._worker.end()
            raise

    @asynccontextmanager
    async def _clock(self) -> AsyncIterator[None]:
        """What is done in it may take as long as the patience lasts, from when it is the first in hand."""
        async with asyncio.timeout(None if self._clocks else self._patience) as clock:
            self._clocks.append(clock)
            try:
                yield
            finally:
                self._clocks.remove(clock)
                if self._clocks and self._clocks[0].when() is None:
                    self._clocks[0].reschedule(asyncio.get_running_loop().time() + self._patience)


class Queue:
    """Drawers, and who waits for one."""

    def __init__(self, drawers: Sequence[Drawer], now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._busy = dict.fromkeys(drawers, 0)
        """How much each has in hand."""
        self._latest: dict[Drawer, str] = {}
        """Which game each drew last: it has its signs at hand."""
        self._waiting: list[tuple[float, int, asyncio.Future[Drawer]]] = []
        self._arrivals = itertools.count()

    @asynccontextmanager
    async def drawer(self, game: str, yields: float) -> AsyncIterator[Drawer]:
        """A drawer for a picture of a game, after all that comes less than `yields` seconds later and yields not. So
        nothing waits longer than that for what came after it."""
        drawer = await self._next(game, yields)
        try:
            yield drawer
        finally:
            self._latest[drawer] = game
            self._release(drawer)

    async def _next(self, game: str, yields: float) -> Drawer:
        drawer = min(self._busy, key=lambda each: (self._busy[each], self._latest.get(each) != game))
        if self._busy[drawer] < IN_HAND:
            self._busy[drawer] += 1
            return drawer
        turn: asyncio.Future[Drawer] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (self._now() + yields, next(self._arrivals), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise

    def _release(self, drawer: Drawer) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():  # else nobody waits for it any more
                turn.set_result(drawer)
                return
        self._busy[drawer] -= 1


def drawers(processes: int | None, threads: int) -> tuple[Drawer, ...]:
    """So many processes; where no number is given, one fewer than there are cores for us; of none, so many threads."""
    if processes is None:
        processes = min(MOST, max(1, cores() - 1))
    return tuple(ProcessDrawer() for _ in range(processes)) or tuple(ThreadDrawer() for _ in range(threads))
