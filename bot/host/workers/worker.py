"""A process of our own that answers one question after another, so that neither the event loop nor the disk waits for
it.

Questions and answers travel as bytes through its standard input and output. It ends when its input closes: when it is
told to, and when whoever started it was killed.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO

from renderers.core import Game

_running: set[subprocess.Popen[bytes]] = set()
"""Every process that was begun and not yet buried."""
NICE = 10
STARTING = 60.0
"""Seconds that the process may take to import what it needs."""
SECRET = "DISCORD_TOKEN"
"""How the variables begin that hold the bot's token, or say in which file it is; settings do not ask for their case."""
_SIZE = struct.Struct("!Q")
_READY = b"ready"


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
        self.begun = 0
        """Processes so far."""
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether no process is started any more."""
        return self._closed

    @property
    def running(self) -> bool:
        """Whether there is a process, which may not be ready yet: what it is asked meanwhile waits."""
        return self._process is not None and self._process.poll() is None

    async def start(self) -> None:
        """Start the process if there is none, until it is ready.

        :raises OSError: it cannot be started, or the worker is closed.
        :raises EOFError: it ended at once.
        :raises TimeoutError: it does not become ready.
        """
        if self._closed:
            raise BrokenPipeError("closed")
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

    def _start(self) -> None:
        if self.running:
            return
        if self._process is not None:
            _bury(self._process)
        self.begun += 1
        self._process = process = subprocess.Popen(
            self._command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment()
        )
        _running.add(process)
        if self._closed:  # meanwhile, when there was nothing yet to be ended
            process.kill()
        assert process.stdout is not None, process
        ready = _receive(process.stdout)
        assert ready == _READY, ready

    def _command(self) -> list[str]:
        module, _, function = self._entry.partition(":")
        call = f"import sys; from {module} import {function}; {function}(*sys.argv[1:])"
        return [sys.executable, "-c", call, *self._arguments]

    def _stop(self) -> None:
        """Bury what was being started when the worker was closed."""
        process, self._process = self._process, None  # meanwhile a failed question may end it as well
        if process is not None:
            process.kill()
            _bury(process)


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
    """Our environment but for the bot's token and where it lies: a process that only computes has neither. Modules
    are found as we find them."""
    ours = {name: value for name, value in os.environ.items() if not name.upper().startswith(SECRET)}
    return {**ours, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _ask(process: subprocess.Popen[bytes], question: bytes) -> bytes:
    assert process.stdin is not None, process
    assert process.stdout is not None, process
    _send(process.stdin, question)
    return _receive(process.stdout)


def _receive(pipe: IO[bytes]) -> bytes:
    """The next message.

    :raises EOFError: the other side is gone, in the middle of it or before.
    """
    (size,) = _SIZE.unpack(_read(pipe, _SIZE.size))
    return _read(pipe, size)


def _read(pipe: IO[bytes], size: int) -> bytes:
    found = pipe.read(size)
    if len(found) < size:
        raise EOFError
    return found


def _bury(process: subprocess.Popen[bytes]) -> int:
    """What a process that has ended, or is about to, ended with."""
    ended = process.wait()
    _running.discard(process)
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None, process
        with suppress(OSError):  # what it did not read any more
            pipe.close()
    return ended


def games_of(catalogue: str) -> Mapping[str, Game]:
    """The games by name, for the process: `catalogue` is the "module:function" that finds them."""
    module, _, function = catalogue.partition(":")
    found: Mapping[str, Game] = getattr(import_module(module), function)()
    return found


def serve(prepare: Callable[[], Callable[[bytes], bytes]], nice: int = NICE) -> None:
    """What the process does: import what it needs, then answer from standard input until it closes. `prepare` imports
    it, and gives what answers. `nice` is by how much the process gives way to others."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C in a terminal reaches us too; the parent ends us in its own time
    with suppress(AttributeError, OSError):  # not every system knows priorities
        os.nice(nice)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed must not reach the pipe
    answer = prepare()
    gc.collect()
    gc.freeze()  # what was imported stays for good: no later collection needs to walk it
    with suppress(BrokenPipeError):  # whoever asked was killed: nobody waits for an answer any more
        _send(answers, _READY)
        for question in _questions(sys.stdin.buffer):
            _send(answers, answer(question))


def _questions(pipe: IO[bytes]) -> Iterator[bytes]:
    with suppress(EOFError):  # nobody asks any more
        while True:
            yield _receive(pipe)


def _send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(_SIZE.pack(len(message)) + message)
    pipe.flush()
