"""A house without threads and without waiting for the disk: what it does is the same on each run, and cheap.

For long lives of many tables. What threads may do to one another, and what a crash leaves on the disk, other tests see.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, TypeVar
from unittest.mock import patch

import aiosqlite

from bot.host.storage import store

T = TypeVar("T")


@contextmanager
def unthreaded() -> Iterator[None]:
    """Within it stores are opened and worked on, and slow work is done, on the event loop's own thread."""
    connect, migrate = partial(aiosqlite.connect, check_same_thread=False), store._migrate_all

    def relaxed(connection: sqlite3.Connection, scripts: Mapping[int, str]) -> None:
        migrate(connection, scripts)
        connection.execute("PRAGMA synchronous = OFF")

    with ExitStack() as stack:
        stack.enter_context(patch("aiosqlite.connect", connect))
        stack.enter_context(patch("bot.host.storage.store._migrate_all", relaxed))
        stack.enter_context(patch("bot.host.storage.store._run", _on_connection))
        stack.enter_context(patch("asyncio.to_thread", _at_once))
        yield


async def _on_connection(connection: aiosqlite.Connection, work: Callable[..., T], *args: Any) -> T:
    return work(connection._conn, *args)


async def _at_once(work: Callable[..., T], *args: Any, **more: Any) -> T:
    return work(*args, **more)
