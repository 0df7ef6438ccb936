"""Deadlines and reminders: one task that sleeps until the earliest in the store."""

from __future__ import annotations

import asyncio
import time as system
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import structlog

from bot.host.storage.store import StoreUnwritable

log = structlog.get_logger(__name__)

T = TypeVar("T")

LONGEST = 3600
"""Seconds of one sleep at most: a computer that was asleep itself, or whose clock was set, notices within that time."""

AGAIN = 30
"""Seconds until what failed is tried again."""


class Time(Protocol):
    """Where the host reads the time, so that tests can be elsewhere in it."""

    def now(self) -> int:
        """Unix seconds."""

    async def sleep(self, seconds: float) -> None: ...


class SystemTime:
    """The computer's clock."""

    def now(self) -> int:
        return int(system.time())

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def once_writable(time: Time, call: Callable[[], Awaitable[T]]) -> T:
    """What `call` gives, once the store takes what it writes: for what is told once, and not told again."""
    while True:
        try:
            return await call()
        except StoreUnwritable:  # which the log has
            await time.sleep(AGAIN)


class Clock:
    """Calls `ring` whenever something stored is due, and again until nothing is.

    `earliest` tells the moment of the next thing due, None if there is none; `wake` says that it may have changed.
    """

    def __init__(
        self, time: Time, *, earliest: Callable[[], Awaitable[int | None]], ring: Callable[[int], Awaitable[None]]
    ) -> None:
        self._time = time
        self._earliest = earliest
        self._ring = ring
        self._changed = asyncio.Event()
        self._resting = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="clock")

    def wake(self) -> None:
        self._resting.clear()
        self._changed.set()

    async def resting(self) -> None:
        """Until nothing is due."""
        if self._task is not None:
            await self._resting.wait()

    async def close(self) -> None:
        """Stop; what `ring` is doing is cancelled."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                seconds = await self._tick()
            except StoreUnwritable:  # which the log has
                seconds = AGAIN
            except Exception:  # the clock must go on; the failure is logged with its cause
                log.exception("clock failed")
                seconds = AGAIN
            if seconds is None or seconds > 0:
                await self._pause(seconds)

    async def _tick(self) -> float | None:
        """Ring if something is due; how long nothing will be."""
        earliest = await self._earliest()
        now = self._time.now()
        if earliest is not None and earliest <= now:
            await self._ring(now)
            return 0
        return None if earliest is None else min(earliest - now, LONGEST)

    async def _pause(self, seconds: float | None) -> None:
        """Until something changes or `seconds` are over."""
        waits: list[asyncio.Task[None]] = [asyncio.create_task(self._wait())]
        if seconds is not None:
            waits.append(asyncio.create_task(self._sleep(seconds)))
        if not self._changed.is_set():
            self._resting.set()
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._resting.clear()
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    async def _wait(self) -> None:
        await self._changed.wait()

    async def _sleep(self, seconds: float) -> None:
        await self._time.sleep(seconds)
