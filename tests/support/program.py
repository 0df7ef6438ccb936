"""The program in a process of its own, as something to kill.

Most of a start is reading modules and catalogues, always the same ones. One process has read them and does nothing
else; each program is a copy of it that goes its own way (`test_main.py` and `test_stops.py` start `python -m bot`)."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot.__main__ import main
from bot.host.workers.sandbox import Sandbox
from bot.messages.i18n import spoken
from bot.playground import Playground
from renderers.words import LOCALES

WAIT = 60.0
_COPIES = multiprocessing.get_context("forkserver")
_COPIES.set_forkserver_preload(["tests.support.program_read"])


class Program:
    """What `python -m bot` does, connected to the playground of this process."""

    def __init__(self, playground: Playground, folder: Path, **settings: str) -> None:
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": playground.bot_token,
            "PARLOUR_API": playground.api,
            "PARLOUR_DATA": str(folder),
            "PARLOUR_THINKING_SECONDS": "0.05",
            "PARLOUR_DRAWING_PROCESSES": "0",
            **settings,
        }
        self._process: BaseProcess | None = None
        self._said: Connection | None = None

    async def start(self) -> None:
        self._said, said = _COPIES.Pipe(duplex=False)
        self._process = _COPIES.Process(target=_run, args=(said, self._environment), daemon=True)
        await asyncio.to_thread(self._process.start)
        said.close()
        assert await asyncio.to_thread(self._said.poll, WAIT), "the program did not start in time"
        assert os.read(self._said.fileno(), 1), "the program did not start"

    async def kill(self) -> None:
        assert self._process is not None
        assert self._said is not None
        self._process.kill()
        await asyncio.to_thread(self._process.join)
        self._process.close()
        self._said.close()


def read() -> None:
    """What every program would read anew."""
    for locale in LOCALES:
        spoken(locale)


def _run(said: Connection, environment: Mapping[str, str]) -> None:
    """In the copy. Its process for what people send begins with the first file or text, not before."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(said.fileno(), sys.stdout.fileno())
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    Sandbox.start = lambda self: None  # type: ignore[method-assign]
    main([])


@asynccontextmanager
async def program(playground: Playground, folder: Path, **settings: str) -> AsyncIterator[Program]:
    running = Program(playground, folder, **settings)
    await running.start()
    try:
        yield running
    finally:
        await running.kill()
