"""A process of our own that answers one question after another, so that neither the event loop nor the disk waits for
it.

Questions and answers travel as bytes through its standard input and output. It ends when its input closes: when it is
told to, and when whoever started it was killed.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from bot.host.workers.serving import READY, receive, send

_running: set[subprocess.Popen[bytes]] = set()
"""Every process that was begun and not yet buried."""
STARTING = 60.0
"""Seconds that the process may take to import what it needs."""
SECRETS = ("DISCORD_TOKEN", "PARLOUR_NATS", "PARLOUR_CLUSTER")
"""How the variables begin that hold the bot's token or NATS's, or say in which file one is; settings do not ask for
their case."""


class Worker:
    """The process, begun when it is needed and again after it ended. Its questions are answered one after another.

    A thread of its own talks with it. asyncio's processes will not do: one whose start is cancelled is waited for
    without end, and one that dies while it is being killed does not tell what it died of.
    """

    def __init__(self, entry: str, *arguments: str) -> None:
        """`entry` is the "module:function" that the process calls with `arguments`; the function calls `serve`."""
        self._entry = entry
        self._arguments = arguments
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=entry)
        self._process: subprocess.Popen[bytes] | None = None
        self._ready: subprocess.Popen[bytes] | None = None
        """The latest process that said that it was."""
        self.begun = 0
        """Processes so far."""
        self._closed = False
        self._beginning: asyncio.Task[None] | None = None

    @property
    def closed(self) -> bool:
        """Whether no process is started any more."""
        return self._closed

    @property
    def running(self) -> bool:
        """Whether there is a process, which may not be ready yet: what it is asked meanwhile waits."""
        return self._process is not None and self._process.poll() is None

    def begin(self) -> None:
        """Start the process meanwhile, so that the first question need not wait for it, which meets what goes wrong."""
        self._beginning = asyncio.create_task(self._begin(), name=f"begins {self._entry}")

    async def start(self) -> None:
        """Start the process if there is none, until it is ready.

        :raises OSError: it cannot be started, or the worker is closed.
        :raises EOFError: it ended at once.
        :raises TimeoutError: it does not become ready.
        """
        if self._closed:
            raise BrokenPipeError("closed")
        if self.running and self._ready is self._process:
            return
        async with asyncio.timeout(STARTING):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._start)

    async def ask(self, question: bytes) -> bytes:
        """What the process answers. After anything that was raised here the worker must be ended: half a question or
        half an answer may stand in its pipes.

        :raises OSError: the process ended before it had read the question.
        :raises EOFError: it ended before it had answered.
        """
        process = self._process
        if process is None or self._closed:  # closed: its pipes may be, before the thread comes to the question
            raise BrokenPipeError("ended")
        return await asyncio.get_running_loop().run_in_executor(self._thread, _ask, process, question)

    async def end(self) -> int | None:
        """End the process, whatever it is doing. What it ended with, None if there was none: negative is the signal
        that did it, ours unless another came before."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.kill()
        return await asyncio.get_running_loop().run_in_executor(self._thread, _bury, process)

    async def close(self) -> None:
        """End the process; no other is started."""
        if self._closed:
            return
        self._closed = True
        await self.end()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._stop)
        self._thread.shutdown(wait=False)
        if self._beginning is not None:
            await self._beginning

    async def _begin(self) -> None:
        with suppress(OSError, EOFError, TimeoutError):
            await self.start()

    def _start(self) -> None:
        if self.running:
            return
        if self._process is not None:
            _bury(self._process)
        self.begun += 1
        module, _, function = self._entry.partition(":")
        call = f"import sys; from {module} import {function}; {function}(*sys.argv[1:])"
        self._process = process = self._begun(call, _environment())
        _running.add(process)
        if self._closed:  # meanwhile, when there was nothing yet to be ended
            process.kill()
        assert process.stdout is not None, process
        ready = receive(process.stdout)
        assert ready == READY, ready
        self._ready = process

    def _begun(self, call: str, environment: dict[str, str]) -> subprocess.Popen[bytes]:
        """A process that does this with the arguments."""
        command = [sys.executable, "-c", call, *self._arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def _stop(self) -> None:
        """Bury what was being started when the worker was closed."""
        process, self._process = self._process, None  # meanwhile a failed question may end it as well
        if process is not None:
            process.kill()
            _bury(process)


def cores() -> int:
    """How many cores there are for us."""
    with suppress(AttributeError):  # not every system says which of them we may use
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processor_seconds() -> float:
    """The processor time so far of all processes that we started, as far as the system tells it: the system counts one
    that ended among ours, and says of one that runs what it used."""
    with suppress(ImportError):  # Windows has none of it
        import resource

        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        return ended.ru_utime + ended.ru_stime + sum(map(_used, tuple(_running)))
    return 0.0


def _used(process: subprocess.Popen[bytes]) -> float:
    with suppress(OSError):  # gone meanwhile, or a system without such files
        _, _, told = Path(f"/proc/{process.pid}/stat").read_text("ascii", errors="replace").rpartition(")")
        user, kernel = told.split()[11:13]
        return (int(user) + int(kernel)) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _environment() -> dict[str, str]:
    """Our environment but for tokens and keys and where they lie: a process that only computes has none. Modules are
    found as we find them."""
    ours = {name: value for name, value in os.environ.items() if not name.upper().startswith(SECRETS)}
    return {**ours, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _ask(process: subprocess.Popen[bytes], question: bytes) -> bytes:
    assert process.stdin is not None, process
    assert process.stdout is not None, process
    send(process.stdin, question)
    return receive(process.stdout)


def _bury(process: subprocess.Popen[bytes]) -> int:
    """What a process that has ended, or is about to, ended with."""
    ended = process.wait()
    _running.discard(process)
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None, process
        with suppress(OSError):  # what it did not read any more
            pipe.close()
    return ended
