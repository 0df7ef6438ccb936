"""One worker a table while there is something to do for it: bursts are done once, and what Discord or the disk failed
at is tried again after a pause."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from bot.host.storage.store import StoreUnwritable
from bot.messages.outbox.outlet import Failing

log = structlog.get_logger(__name__)

PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds between tries while Discord fails; the last one again and again."""


class Workers:
    """Those of all tables. Each does `work` until nothing changed meanwhile; `done` hears of the seconds since it was
    asked for."""

    def __init__(
        self, work: Callable[[int], Awaitable[None]], failed: str, done: Callable[[float], object] = lambda _: None
    ) -> None:
        self._work = work
        self._failed = failed
        self._done = done
        self._changes: dict[int, asyncio.Event] = {}
        self._since: dict[int, float] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopping = asyncio.Event()

    def wake(self, id: int) -> None:
        """There is something to do for the table."""
        self._changes.setdefault(id, asyncio.Event()).set()
        self._since.setdefault(id, monotonic())
        if id not in self._tasks and not self.stopping:
            self._tasks[id] = asyncio.create_task(self._run(id), name=f"{self._work.__name__} {id}")

    def has_changed(self, id: int) -> bool:
        """Whether there is more to do than what was begun."""
        return self._changes[id].is_set()

    async def changes_within(self, id: int, seconds: float) -> bool:
        """Whether there is more to do within so many seconds; it counts as begun."""
        try:
            await asyncio.wait_for(self._changes[id].wait(), seconds)
        except TimeoutError:
            return False
        self._changes[id].clear()
        return True

    def task(self, id: int) -> asyncio.Task[None] | None:
        """Who is at work for the table."""
        return self._tasks.get(id)

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """All who are at work."""
        return tuple(self._tasks.values())

    @property
    def stopping(self) -> bool:
        """Whether nothing more is begun."""
        return self._stopping.is_set()

    def stop(self) -> None:
        """Begin nothing more, and wait for nothing."""
        self._stopping.set()
        for change in self._changes.values():
            change.set()

    async def _run(self, id: int) -> None:
        try:
            failures = 0
            while self.has_changed(id) and not self.stopping:
                self._changes[id].clear()
                try:
                    await self._work(id)
                    self._done(monotonic() - self._since.pop(id, monotonic()))
                    failures = 0
                except (Failing, StoreUnwritable) as failed:
                    if isinstance(failed, Failing):
                        log.warning("Discord fails, trying again", session=id, error=repr(failed))
                    self._changes[id].set()
                    await self._pause(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
        except Exception:  # the others go on; this one is repaired by its next change or at the next start
            log.exception(self._failed, session=id)
        finally:
            del self._tasks[id], self._changes[id]
            self._since.pop(id, None)

    async def _pause(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return
