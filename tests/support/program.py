"""The program in a process of its own, as something to kill.

Most of a start is reading modules and catalogues, always the same ones. One process has read them and does nothing
else; each program is a copy of it that goes its own way (`test_main.py` and `test_stops.py` start `python -m bot`)."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

from bot.__main__ import main
from bot.catalogue import games
from bot.host.workers.sandbox import Sandbox
from bot.messages.commands import payloads
from bot.messages.i18n import spoken
from bot.playground import Playground
from games.core import Chance
from games.moves import settle
from renderers.gallery import say_in
from renderers.words import LOCALES
from tests.support.processes import COPIES, begin

WAIT = 60.0


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
        self._copy: Copy | None = None

    async def start(self) -> None:
        self._copy = Copy(self._environment)
        await self._copy.start()
        await self._copy.says(b".")

    async def kill(self) -> None:
        assert self._copy is not None
        await self._copy.kill()


class Copy:
    """A copy of the process that has read everything, which becomes the program."""

    def __init__(self, environment: Mapping[str, str], errors: Path = Path(os.devnull)) -> None:
        self._said, said = COPIES.Pipe(duplex=False)
        self._saying = said
        self._process = COPIES.Process(target=_run, args=(said, environment, errors), daemon=True)

    async def start(self) -> None:
        await asyncio.to_thread(begin, self._process)
        self._saying.close()

    async def says(self, wanted: bytes) -> str:
        """What fits the pattern in what the program prints, once it does."""
        printed = b""
        while not (found := re.search(wanted, printed)):
            assert await asyncio.to_thread(self._said.poll, WAIT), "the program did not start in time"
            more = os.read(self._said.fileno(), 4096)
            assert more, "the program did not start"
            printed += more
        return found[0].decode()

    async def stop(self) -> int | None:
        """Told to stop; its exit status."""
        self._process.terminate()
        await asyncio.to_thread(self._process.join, WAIT)
        return self._process.exitcode

    async def kill(self) -> None:
        self._process.kill()
        await asyncio.to_thread(self._process.join)
        self._process.close()
        self._said.close()


def read() -> None:
    """What every program would read and draw anew: words, commands, the letters and tiles of a picture."""
    for locale in LOCALES:
        spoken(locale)
    payloads()
    for game in games().values():
        rules, options = game.rules, game.rules.options()
        state = settle(rules, rules.setup(options, max(rules.seats(options))), partial(Chance, b"seed"), 0).state
        game.renderer.picture(rules.view(state, None), say_in(game, LOCALES[0]))


def _run(said: Connection, environment: Mapping[str, str], errors: Path) -> None:
    """In the copy. Its process for what people send begins with the first file or text, not before."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(said.fileno(), sys.stdout.fileno())
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT), sys.stderr.fileno())
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
