"""Thinking on other machines, all of them on this one: what NATS adds to a job, and how many jobs come back a second.

Jobs that sleep use no core, so that 64 thinkers fit into one process; real ones are thought about in as many processes
as there are cores. Needs `nats-server`.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import SecretStr

from benchmarks.counts import Counts
from benchmarks.positions import GAME
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, percentile
from benchmarks.thinking import jobs
from bot import metrics
from bot.catalogue import games
from bot.host.cluster.cluster import HOPE, Cluster
from bot.host.cluster.link import Place
from bot.host.cluster.thinker import Player, Thinker
from bot.host.workers.engine import Crew, Engine, Job, Question
from bot.host.workers.line import SECONDS, Line, Ticket
from bot.host.workers.worker import cores
from games.core import Advice, Move

THINKERS = (1, 4, 16, 64)
KEY = b"a key of this benchmark and no other"
OVERHEAD = 5


HOME: Move = ("home",)


class Sleeper:
    """Plays the first move there is, after all of its time; or at once."""

    def __init__(self, *, awake: bool = False) -> None:
        self._awake = awake

    async def start(self) -> None:
        pass

    async def move(self, job: Job) -> Move:
        await asyncio.sleep(0 if self._awake else job.seconds)
        path: Move = ()
        while (choice := games()[job.game].rules.choice(job.view, path)) is not None:
            path = (*path, choice.tokens[0])
        return path

    async def close(self) -> None:
        pass


class Home:
    """The bot's own process, which sleeps too, and says that it was here."""

    width = 1

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()

    async def move(self, job: Job, ticket: Ticket) -> Move:
        async with self._one_at_a_time:
            await asyncio.sleep(ticket.share(1))
        return HOME

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        return ()

    async def close(self) -> None:
        pass


async def rows(counts: Counts) -> list[Row]:
    if shutil.which("nats-server") is None:
        return [Row("nats-server is not installed: nothing measured", 0, "")]
    with TemporaryDirectory(prefix="parlour-cluster-") as folder, _server(Path(folder)) as place:
        slept = [await _sleeping(place, many, counts.sleep) for many in THINKERS]
        return [
            Row(
                "a job there and back, p50",
                percentile(await _overhead(place, counts.decisions), 50),
                "ms",
                Goal(OVERHEAD),
            ),
            *slept,
            *await _real(place, Path(folder), counts.decisions),
        ]


@contextmanager
def _server(folder: Path) -> Iterator[Place]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = ["nats-server", "-a", "127.0.0.1", "-p", str(port), "-l", str(folder / "nats.log")]
    with subprocess.Popen(command) as server:
        try:
            yield Place(SecretStr(f"nats://127.0.0.1:{port}"), KEY)
        finally:
            server.terminate()


@asynccontextmanager
async def _bot(place: Place, home: Engine) -> AsyncIterator[Cluster]:
    cluster = Cluster(home, games(), place)
    cluster.start()
    try:
        async with asyncio.timeout(10):
            while True:
                if cluster.connected:
                    break
                await asyncio.sleep(0.01)
        yield cluster
    finally:
        await cluster.close()


@asynccontextmanager
async def _thinkers(place: Place, players: Sequence[Player]) -> AsyncIterator[None]:
    running = asyncio.create_task(Thinker(place, games(), players).run())
    try:
        yield
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def _overhead(place: Place, many: int) -> list[float]:
    """Milliseconds of each job whose player answers at once, one after another."""
    laps, line = list[float](), Line()
    async with _bot(place, Home()) as cluster, _thinkers(place, [Sleeper(awake=True)]):
        await _listening(cluster)
        for job in jobs(many, GAME):
            lap = list[float]()
            with Lap(lap):
                move = await cluster.move(job, line.ticket())
            laps += lap if move != HOME else []
    return laps


async def _sleeping(place: Place, many: int, seconds: float) -> Row:
    async with _bot(place, Home()) as cluster, _thinkers(place, [Sleeper() for _ in range(many)]):
        await _listening(cluster)
        begun = time.perf_counter()
        done = [at for at, move in await _flow(cluster, jobs((many + 1) * 8, GAME), seconds) if move != HOME]
    goal = Goal(0.9 * many / seconds, f"0.9 × {many} / {seconds:g}", at_least=True)
    return Row(f"jobs that sleep {seconds:g} s, {many} thinkers", len(done) / (max(done) - begun), "/s", goal)


async def _real(place: Place, folder: Path, many: int) -> list[Row]:
    """The strongest levels of all games: a process of the bot's own, and as many elsewhere as there are cores."""
    alone = Crew()
    try:
        await alone.move(jobs(1)[0], Line().ticket())
        begun = time.perf_counter()
        for job in jobs(many):
            await alone.move(job, Line().ticket())
        at_home = many / (time.perf_counter() - begun)
        with _program(place, folder):
            async with _bot(place, alone) as cluster:
                await _listening(cluster)
                before, begun = _away(), time.perf_counter()
                await _flow(cluster, jobs(many), SECONDS)
                both = many / (time.perf_counter() - begun)
                away = _away() - before
    finally:
        await alone.close()
    return [
        Row("real jobs, strongest levels, the bot's own process", at_home, "/s"),
        Row(f"the same with {cores()} thinkers beside it", both, "/s", note=f"{away:.0f} of {many} elsewhere"),
    ]


@contextmanager
def _program(place: Place, folder: Path) -> Iterator[None]:
    """`parlour think`, with as many processes as there are cores."""
    (folder / "key").write_bytes(KEY)
    settings = {"PARLOUR_NATS": place.servers.get_secret_value(), "PARLOUR_CLUSTER_KEY_FILE": str(folder / "key")}
    command = [sys.executable, "-m", "bot", "think"]
    with subprocess.Popen(command, env={**os.environ, **settings, "PARLOUR_LOG_LEVEL": "error"}) as program:
        try:
            yield
        finally:
            program.terminate()


def _away() -> float:
    return metrics.value("parlour_elsewhere_total", outcome="answered")


async def _listening(cluster: Cluster) -> None:
    """Until somebody elsewhere has answered."""
    before, (job,) = _away(), jobs(1)
    while _away() == before:
        await cluster.move(job, Line(0.1).ticket())
        await asyncio.sleep(HOPE / 2)


async def _flow(cluster: Cluster, ask: Sequence[Job], seconds: float) -> list[tuple[float, Move]]:
    """Each move, and when it came. As many are asked for at once as there are places, as for the tables of a bot."""
    line, free = Line(seconds), asyncio.Event()
    line.begun = free.set

    async def one(job: Job) -> tuple[float, Move]:
        ticket = line.ticket()
        try:
            move = await cluster.move(job, ticket)
            return time.perf_counter(), move
        finally:
            ticket.leave()
            free.set()

    under_way: list[asyncio.Task[tuple[float, Move]]] = []
    for job in ask:
        while sum(not each.done() for each in under_way) >= cluster.width:
            free.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(HOPE / 2):
                    await free.wait()
        under_way.append(asyncio.create_task(one(job)))
    return await asyncio.gather(*under_way)
