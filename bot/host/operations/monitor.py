"""What the bot tells whoever watches its machine: metrics for Prometheus, whether it is well, a line a day in the log.

Metrics and health are served over HTTP where a host sets an address, from the event loop itself: where that hangs,
nobody answers. What is counted stands in `bot.metrics`; what can be looked up when it is asked for is looked up then.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from sqlite3 import Connection

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.host.clock import Time
from bot.host.operations import backup
from bot.host.storage import alarms, records
from bot.host.storage.store import Store
from bot.host.workers.worker import processor_seconds

log = structlog.get_logger(__name__)

LOOK = 1.0
"""Seconds between two looks at how late the event loop is."""
CLOSING = 1.0
"""Seconds that whoever is asking when the program stops has to take the answer."""
DAY = 24 * 60 * 60
SUMMED = {
    "lines": "parlour_lines_total",
    "answers": "parlour_answers_total",
    "boards": "parlour_board_seconds_count",
    "pictures": "parlour_drawing_seconds_count",
    "decisions": "parlour_thinking_seconds_count",
    "requests": "parlour_discord_seconds_count",
}
"""What the line of a day tells, by what it is called there."""
MEGABYTE = 1 << 20


class AddressTaken(Exception):
    """The address for metrics cannot be listened on."""


class Monitor:
    """Serves `/metrics` and `/healthz` on `address` (host, port), where there is one; writes the line of the day."""

    def __init__(
        self,
        address: tuple[str, int] | None,
        store: Store,
        time: Time,
        *,
        well: Callable[[], bool],
        waits: Callable[[], Mapping[str, int]],
        backups: Path | None = None,
    ) -> None:
        """`waits` tells how much of each kind waits; `backups` is where the bot keeps those that it makes."""
        self._waits = waits
        self._backups = backups
        self._children = 0.0
        self._address = address
        self._store = store
        self._time = time
        self._well = well
        self._runner: web.AppRunner | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """:raises AddressTaken: nobody can listen there."""
        if self._address is not None:
            await self._listen(*self._address)
            self._tasks.append(asyncio.create_task(_watch_loop(), name="loop lag"))
        self._tasks.append(asyncio.create_task(self._tell_days(), name="line of the day"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _listen(self, host: str, port: int) -> None:
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as refused:
            await self._runner.cleanup()
            raise AddressTaken(f"{host}:{port}: {refused.strerror}") from refused

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens."""
        assert self._runner is not None, "no address is set"
        host, port, *_ = self._runner.addresses[0]
        return host, port

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._look_up()
        text = await asyncio.to_thread(generate_latest, metrics.REGISTRY)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        """200 while the bot is well: a connection that is lost and being mended is no illness."""
        well = self._well()
        return web.json_response({"well": well}, status=200 if well else 503)

    async def _look_up(self) -> None:
        now = self._time.now()

        def work(connection: Connection) -> tuple[dict[tuple[str, str], int], tuple[int, int]]:
            return records.tables(connection), alarms.deadlines(connection, now)

        tables, (ahead, past) = await self._store.read(work)
        metrics.TABLES.clear()
        for (game, phase), many in tables.items():
            metrics.TABLES.labels(game, phase).set(many)
        metrics.DUE.labels("ahead").set(ahead)
        metrics.DUE.labels("past").set(past)
        for what, many in self._waits().items():
            metrics.WAITING.labels(what).set(many)
        used = await asyncio.to_thread(self._measure, now)
        before, self._children = self._children, max(self._children, used)
        metrics.CHILDREN.inc(self._children - before)

    def _measure(self, now: int) -> float:
        """What the system is asked for. The processor time of our processes, which is added up where nobody else does
        so at the same time: two may ask for the page."""
        metrics.STORE.set(self._store.bytes)
        metrics.BACKUP.set(math.nan if self._backups is None else backup.age(self._backups, now))
        return processor_seconds()

    async def _tell_days(self) -> None:
        before = _counted()
        while True:
            await self._time.sleep(DAY)
            now = _counted()
            tables = await self._store.read(records.tables)
            log.info(
                "the last day",
                **{name: round(now[name] - before[name]) for name in SUMMED},
                failed=round(now["failed"] - before["failed"]),
                running=sum(many for (_, phase), many in tables.items() if phase == "running"),
                lobbies=sum(many for (_, phase), many in tables.items() if phase == "lobby"),
                memory_mb=round(metrics.value("process_resident_memory_bytes") / MEGABYTE),
            )
            before = now


def _counted() -> dict[str, float]:
    failed = sum(metrics.value("parlour_answers_total", outcome=outcome) for outcome in metrics.FAILED)
    return {"failed": failed} | {name: metrics.value(sample) for name, sample in SUMMED.items()}


async def _watch_loop() -> None:
    loop = asyncio.get_running_loop()
    while True:
        asleep = loop.time()
        await asyncio.sleep(LOOK)
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - asleep - LOOK))
