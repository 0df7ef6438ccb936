"""Computers at several tables: as many think at once as there are places, and people who wait go first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.workers.engine import Job
from games.core import Move
from tests.support.hosting import ANN, BEN, Tables, tables


class Gate:
    """An engine whose jobs end when a test says so."""

    def __init__(self, here: Tables, width: int) -> None:
        self._think = here.thinker.move
        self.width = width
        self._places = asyncio.Semaphore(width)
        self.waiting: list[asyncio.Future[None]] = []
        self.jobs: list[Job] = []
        self._more = asyncio.Event()

    async def move(self, job: Job, ticket: object) -> Move:
        async with self._places:
            self.jobs.append(job)
            self.waiting.append(asyncio.get_running_loop().create_future())
            self._more.set()
            await self.waiting[-1]
            return await self._think(job, ticket)

    async def until(self, many: int) -> None:
        """Until so many jobs were begun."""
        async with asyncio.timeout(60):
            while len(self.jobs) < many:
                self._more.clear()
                await self._more.wait()

    def end(self, number: int) -> None:
        self.waiting[number].set_result(None)

    async def close(self) -> None:
        pass


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables(tmp_path) as opened:
        yield opened


def gated(here: Tables, monkeypatch: pytest.MonkeyPatch, width: int) -> Gate:
    gate = Gate(here, width)
    monkeypatch.setattr(here.host._computers, "_engine", gate)
    return gate


async def test_as_many_tables_are_thought_about_as_there_are_places(
    here: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = gated(here, monkeypatch, 2)
    for channel in (1, 2, 3):
        await here.game(ANN, computers=("easy",), channel=channel)
    await gate.until(2)
    await asyncio.sleep(0.01)
    assert len(gate.jobs) == 2
    assert here.host.thinking == 1
    gate.end(1)  # the first is stuck
    await gate.until(3)
    for number in (0, 2):
        gate.end(number)
    await here.quiet()
    assert here.host.thinking == 0


async def test_a_table_that_changes_meanwhile_is_looked_at_again_and_never_twice_at_once(
    here: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = gated(here, monkeypatch, 2)
    id = await here.game(ANN, computers=("easy",))
    await gate.until(1)
    for _ in range(3):
        here.host._computers.add(id)
    await asyncio.sleep(0.01)
    assert len(gate.jobs) == 1
    gate.end(0)
    await here.quiet()
    assert len(gate.jobs) == 1, "it has moved, and nothing more is owed"


async def test_a_table_that_only_stands_in_line_still_waits_for_its_computer(
    here: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As each does between the moves of two of its computers."""
    gate = gated(here, monkeypatch, 1)
    _, queued = [await here.game(ANN, computers=("easy",), channel=channel) for channel in (1, 2)]
    await gate.until(1)
    moved = asyncio.create_task(here.host.moved(queued))
    await asyncio.sleep(0.01)
    assert here.host.thinking == 1, "nobody thinks about it yet"
    assert not moved.done()
    gate.end(0)
    await gate.until(2)
    gate.end(1)
    await here.quiet()
    assert moved.done()


async def test_who_waits_for_a_move_goes_before_the_tables(here: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = gated(here, monkeypatch, 1)
    asked = await here.game(ANN, BEN, channel=9)
    for channel in (1, 2, 3):
        await here.game(ANN, computers=("easy",), channel=channel)
    await gate.until(1)
    moved = asyncio.create_task(here.host.auto(here.request(), asked, ANN))
    await asyncio.sleep(0.05)
    gate.end(0)
    await gate.until(2)
    assert gate.jobs[1].level == "medium", "who stands in, and no computer of a table"
    gate.end(1)
    assert (await moved).done
    for number in (2, 3):
        await gate.until(number + 1)
        gate.end(number)
    await here.quiet()
