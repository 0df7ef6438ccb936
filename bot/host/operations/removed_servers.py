"""Servers that the bot was removed from: their tables sleep, come back with the bot, and are removed after a month.

An outage of Discord's is no farewell: a server that cannot be heard for a while was not left.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.host.clock import Time
from bot.host.host import Host

log = structlog.get_logger(__name__)

DAY = 24 * 60 * 60
KEPT = 30 * DAY
"""Seconds for which the tables of a server are kept after the bot was removed from it."""


class RemovedServers:
    """Removes once a day what was kept long enough."""

    def __init__(self, host: Host, time: Time) -> None:
        self._host = host
        self._time = time
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="farewells")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                for guild in await self._host.servers_left_before(self._time.now() - KEPT):
                    tables = await self._host.forget_server(guild)
                    log.info("a server that the bot left was removed", guild=guild, tables=len(tables))
            except Exception:  # tried again tomorrow; games go on
                log.exception("servers that the bot left not removed")
            await self._time.sleep(DAY)
