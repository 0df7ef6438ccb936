"""Processes beside the bot that outlive it: to start one costs more than most tests, and what it knows is the same for
every bot. A bot that closes leaves a process that rests to the next one; one that is at work is ended as in earnest.

Most of a start is reading modules and catalogues, always the same ones. One process has read them and does nothing
else; each process of ours is a copy of it that goes its own way (`test_worker.py` starts them as in earnest)."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import pytest

from bot.host.workers import engine, sandbox
from bot.host.workers.worker import Worker, _bury
from bot.messages import drawers

COPIES = multiprocessing.get_context("forkserver")
COPIES.set_forkserver_preload(["tests.support.program_read"])

_ASKING = threading.Lock()
"""What a copy ended with can be read once, and each start looks at all of them."""

_resting: defaultdict[Hashable, list[subprocess.Popen[bytes]]] = defaultdict(list)
"""By what they were started with."""


@cache
def wait_for_copies() -> None:
    """Until everything is read: what is asked of a copy, in so many seconds, need not wait for that as well."""
    first = COPIES.Process(target=int)
    with _ASKING:
        first.start()
        first.join()


def begin(process: BaseProcess) -> None:
    wait_for_copies()
    with _ASKING:
        process.start()


class Copied:
    """A copy of the process that has read everything, which does what `python -c` does with the call: as much of a
    `Popen` as a worker asks for."""

    def __init__(self, call: str, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        asked, asking = COPIES.Pipe(duplex=False)
        told, telling = COPIES.Pipe(duplex=False)
        self._process = COPIES.Process(target=_become, args=(asked, telling, call, arguments, environment), daemon=True)
        begin(self._process)
        self.pid = self._process.pid
        self.stdin, self.stdout = os.fdopen(os.dup(asking.fileno()), "wb"), os.fdopen(os.dup(told.fileno()), "rb")
        for each in (asked, asking, told, telling):
            each.close()

    def poll(self) -> int | None:
        with _ASKING:
            return self._process.exitcode

    def wait(self) -> int | None:
        with _ASKING:
            self._process.join()
            return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()


def _become(
    asked: Connection, telling: Connection, call: str, arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    """In the copy."""
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:] = environment["PYTHONPATH"].split(os.pathsep)
    os.dup2(asked.fileno(), 0)
    os.dup2(telling.fileno(), 1)
    asked.close()
    telling.close()
    sys.stdin, sys.stdout = os.fdopen(0, "r"), os.fdopen(1, "w")
    sys.argv = ["-c", *arguments]
    exec(call, {})


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

    def _begun(self, call: str, environment: dict[str, str]) -> subprocess.Popen[bytes]:
        return Copied(call, self._arguments, environment)  # type: ignore[return-value]  # as much of it as is needed

    def _leave(self) -> None:
        """In the worker's own thread: after its process has started."""
        if self._process is not None and self._process.poll() is None:
            _resting[self._kind].append(self._process)
            self._process = None


@contextmanager
def handed_on() -> Iterator[None]:
    """A bot that is made in here takes over processes, and leaves them."""
    wait_for_copies()
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
