"""Processes beside the bot that outlive it: to start one costs more than most tests, and what it knows is the same for
every bot. A bot that closes leaves a process that rests to the next one; one that is at work is ended as in earnest."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections import defaultdict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pytest

from bot.host.workers import engine, sandbox
from bot.host.workers.worker import Worker, _bury
from bot.messages import drawers

_resting: defaultdict[Hashable, list[subprocess.Popen[bytes]]] = defaultdict(list)
"""By what they were started with."""


class Handed(Worker):
    """A worker that takes over a process where one rests, and leaves its own behind."""

    def __init__(self, entry: str, *arguments: str) -> None:
        super().__init__(entry, *arguments)
        self._kind: Hashable = None
        self._asking = self._leaving = False

    async def ask(self, question: bytes) -> bytes:
        if self._leaving:
            raise BrokenPipeError("closed")
        self._asking = True
        answer = await super().ask(question)
        self._asking = False
        return answer

    async def end(self) -> int | None:
        ended = await super().end()
        self._asking = False
        return ended

    async def close(self) -> None:
        if not self._closed and not self._asking:
            self._leaving = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        await super().close()

    def _start(self) -> None:
        if self._process is None:
            surroundings = (each for each in os.environ.items() if each[0] != "PYTEST_CURRENT_TEST")
            self._kind = (self._entry, self._arguments, *sorted(surroundings))
            self._process = _resting[self._kind].pop() if _resting[self._kind] else None
        super()._start()

    def _leave(self) -> None:
        """In the worker's own thread: after its process has started."""
        if self._process is not None and self._process.poll() is None:
            _resting[self._kind].append(self._process)
            self._process = None


@contextmanager
def handed_on() -> Iterator[None]:
    """A bot that is made in here takes over processes, and leaves them."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (engine, sandbox, drawers):
            patch.setattr(module, "Worker", Handed)
        yield


def end_all() -> None:
    """End those that rest."""
    for process in [each for kind in _resting.values() for each in kind]:
        process.kill()
        _bury(process)
    _resting.clear()
