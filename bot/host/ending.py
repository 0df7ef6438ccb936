"""The waits of a stop: each has a bound, whatever it waits for. What is cut off is found again at the next start, as
after a crash."""

from __future__ import annotations

import asyncio
from typing import Any

UNWINDING = 1.0
"""Seconds that something has to end after it was cancelled."""


async def end_within(seconds: float, *tasks: asyncio.Task[Any]) -> bool:
    """Wait for the tasks, and cancel what is left after so many seconds. Whether they ended by themselves; what they
    raise is not answered, since nobody is left who asked."""
    late = await _left(tasks, seconds)
    for task in late:
        task.cancel()
    await _left(late, UNWINDING)
    for task in tasks:
        if task.done() and not task.cancelled():
            task.exception()  # else it would be told as a mistake when the task is let go
    return not late


async def _left(tasks: tuple[asyncio.Task[Any], ...], seconds: float) -> tuple[asyncio.Task[Any], ...]:
    if tasks:
        await asyncio.wait(tasks, timeout=seconds)
    return tuple(task for task in tasks if not task.done())
