"""The processes of a measurement: a stand-in for Discord and a bot each run apart from whoever measures."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp

PATIENCE = 60.0
MANY = "1000000"
"""Tables: two people play all of them."""
ROOT = Path(__file__).parent.parent
_bots = ROOT


@contextmanager
def bots_of(commit: str) -> Iterator[None]:
    """Meanwhile each bot is that of another commit of this repository. Whoever plays, and the stand-in, stay ours."""
    global _bots
    with tree_of(commit) as _bots:
        try:
            yield
        finally:
            _bots = ROOT


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """Meanwhile the files of another commit of this repository are in a folder of their own."""
    with TemporaryDirectory(prefix="parlour-beside-") as folder:
        root = Path(folder) / "parlour"
        _git("worktree", "add", "--quiet", "--detach", str(root), commit)
        try:
            yield root
        finally:
            _git("worktree", "remove", "--force", str(root))


def in_tree() -> dict[str, str]:
    """The environment of a process that finds its modules in the tree whose bots run."""
    return {**os.environ, "PYTHONPATH": str(_bots)}


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)


@asynccontextmanager
async def stand_in(folder: Path) -> AsyncIterator[dict[str, Any]]:
    """A playground of its own: its `/playground.json`, with `api` absolute and the bot's `token` added."""
    async with _running("benchmarks.place", str(folder), stdin=PIPE) as process:
        where = json.loads(await _line(process))
        async with aiohttp.ClientSession() as http, http.get(f"{where['url']}/playground.json") as answer:
            yield {**await answer.json(), **where, "process": process}


@asynccontextmanager
async def bot(
    place: Mapping[str, Any], folder: Path, *, profile: Path | None = None, **settings: str
) -> AsyncIterator[Process]:
    """The real bot, as a host would run it, once it is online; `settings` are further variables. With `profile` it runs
    under a profiler, which writes that file at the end."""
    environment = {
        "DISCORD_TOKEN": place["token"],
        "PARLOUR_API": place["api"],
        "PARLOUR_DATA": str(folder),
        "PARLOUR_LOG_LEVEL": "error",
        "PARLOUR_ICONS": "false",  # they are drawn and registered for two minutes after a first start
        "PARLOUR_LOBBIES_PER_PERSON": MANY,
        "PARLOUR_GAMES_PER_PERSON": MANY,
        "PARLOUR_TABLES_PER_SERVER": MANY,
        **settings,
    }
    command = ("bot",) if profile is None else ("benchmarks.profiled", str(profile))
    async with _running(*command, environment=environment, root=_bots) as process:
        await _line(process)
        yield process


def processor(id: int) -> float:
    """Seconds of processor that the process has used so far, its threads included."""
    fields = Path(f"/proc/{id}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(id: int, running: str) -> tuple[int, ...]:
    """The processes that the process has begun and that run this module, by number."""
    found = (path.read_text("ascii").split() for path in Path(f"/proc/{id}/task").glob("*/children"))
    begun = (int(child) for each in found for child in each)
    return tuple(child for child in begun if running in Path(f"/proc/{child}/cmdline").read_text())


@asynccontextmanager
async def echo(place: Mapping[str, Any], picture: Path) -> AsyncIterator[None]:
    """A bot that answers with `picture`."""
    async with _running("benchmarks.echo", place["api"], place["token"], str(picture)) as process:
        await _line(process)
        yield


@asynccontextmanager
async def _running(
    module: str,
    *arguments: str,
    stdin: int | None = None,
    environment: Mapping[str, str] | None = None,
    root: Path = ROOT,
) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        stdin=stdin,
        stdout=PIPE,
        env={**os.environ, **(environment or {})},
        cwd=root,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    assert line, f"process {process.pid} ended before it said anything"
    return line


def memory(id: int) -> float:
    """Megabytes that the process holds now."""
    pages = int(Path(f"/proc/{id}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
