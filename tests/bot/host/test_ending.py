"""The waits of a stop are bounded, and what would not end is ended."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.host.ending import end_within


async def for_ever() -> None:
    await asyncio.Event().wait()


async def deaf() -> None:
    """It hears no cancellation but the last one, by the loop's end."""
    for _ in range(2):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue


async def at_once() -> None:
    pass


async def test_what_ends_by_itself_is_waited_for() -> None:
    may = asyncio.Event()
    task = asyncio.create_task(may.wait())
    asyncio.get_running_loop().call_soon(may.set)
    assert await end_within(60, task, asyncio.create_task(at_once()))
    assert task.result()


async def test_what_does_not_is_cancelled() -> None:
    quick, slow = asyncio.create_task(at_once()), asyncio.create_task(for_ever())
    assert not await end_within(0.01, quick, slow)
    assert slow.cancelled()
    assert not quick.cancelled()


async def test_what_hears_no_cancellation_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.ending.UNWINDING", 0.01)
    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    assert not await end_within(0.01, task)
    assert not task.done()
    task.cancel()
    await asyncio.wait({task})


async def test_nothing_is_waited_for_where_there_is_nothing() -> None:
    assert await end_within(60)


async def test_what_was_raised_is_not_told_as_a_mistake() -> None:
    """A logged error would fail this test."""

    async def fail() -> None:
        raise OSError

    task = asyncio.create_task(fail())
    assert await end_within(60, task)
    del task
    gc.collect()
