"""Whoever starts the program whenever it ends does not lose the bot's token by it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.adapter import service, starts
from bot.playground import Playground
from tests.support.people import WAIT, parlour

DAY = 24 * 60 * 60


class Patience:
    """Time in which nobody is awake before `go`."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.go = asyncio.Event()
        self.seconds = 0.0

    def now(self) -> int:
        return 0

    async def sleep(self, seconds: float) -> None:
        self.seconds = seconds
        self.asked.set()
        await self.go.wait()


async def test_a_loop_of_restarts_leaves_a_hundred_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    away, patience = [0.0], Patience()
    playground = Playground(tmp_path / "playground", limited=False, clock=lambda: time.time() + away[0])
    playground.world.gateway.starts.calls = starts.KEPT + 2
    await playground.start()

    async def wait(client: discord.Client, _: object) -> None:
        await starts.wait_for_starts(client, patience)

    async def once_more() -> None:
        async with parlour(playground, tmp_path):
            pass

    monkeypatch.setattr(service, "wait_for_starts", wait)
    try:
        for _ in range(3):
            await once_more()
        assert playground.world.gateway.starts.left("")[0] == starts.KEPT - 1
        with capture_logs() as logged:
            waiting = asyncio.create_task(once_more())
            await patience.asked.wait()
        (told,) = [line for line in logged if "connections" in line["event"]]
        assert (told["log_level"], told["left"]) == ("error", starts.KEPT - 1)
        assert playground.world.gateway.sockets == set()
        assert DAY - 300 < patience.seconds <= DAY
        away[0] = DAY
        patience.go.set()
        await waiting
        assert playground.world.gateway.starts.left("")[0] == starts.KEPT + 1
    finally:
        await playground.stop()


async def test_a_bot_that_waits_for_connections_can_be_stopped(tmp_path: Path) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    playground.world.gateway.starts.calls = starts.KEPT - 1
    await playground.start()

    async def start() -> None:
        async with parlour(playground, tmp_path):
            raise AssertionError("it connected")

    with capture_logs() as logged:
        starting = asyncio.create_task(start())
        async with asyncio.timeout(WAIT):
            while not (told := [line for line in logged if "connections" in line["event"]]):  # noqa: ASYNC110  # a log sets no event
                await asyncio.sleep(0.01)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
    await playground.stop()
    assert [line["left"] for line in told] == [starts.KEPT - 1]
