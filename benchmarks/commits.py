"""Durable writes a second through the store, beside what the disk itself gives."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.counts import Counts
from benchmarks.report import Row
from bot.host.storage.store import Store, open_store

WRITERS = (1, 8, 64)
EVENT = "x" * 200


async def rows(counts: Counts) -> list[Row]:
    with TemporaryDirectory(prefix="parlour-commits-") as folder:
        floor = Row("disk alone: 4 KB written and synchronised", _floor(Path(folder) / "floor", counts.commits), "/s")
        store = await open_store(Path(folder) / "store.sqlite3")
        try:
            await store.write(lambda connection: connection.execute("CREATE TABLE benchmark (event TEXT) STRICT"))
            found = [(writers, await _speed(store, writers, counts.commits)) for writers in WRITERS]
        finally:
            await store.close()
    return [
        floor,
        *(Row(f"durable writes, {writers} writer{'s'[: writers > 1]}", speed, "/s") for writers, speed in found),
    ]


def _floor(path: Path, times: int) -> float:
    page = b"x" * 4096
    synchronise: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
    with path.open("wb", buffering=0) as file:
        start = time.perf_counter()
        for _ in range(times):
            file.write(page)
            synchronise(file.fileno())
        return times / (time.perf_counter() - start)


async def _speed(store: Store, writers: int, times: int) -> float:
    async def writer() -> None:
        for _ in range(times):
            await store.write(_append)

    start = time.perf_counter()
    await asyncio.gather(*(writer() for _ in range(writers)))
    return writers * times / (time.perf_counter() - start)


def _append(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO benchmark VALUES (?)", (EVENT,))
