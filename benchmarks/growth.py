"""The same move after a short and a long log, and among few and many stored games; how long many take at start-up."""

from __future__ import annotations

import dataclasses
import itertools
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.counts import Counts
from benchmarks.moves import scaled
from benchmarks.positions import GAME
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median
from benchmarks.tables import Room, room
from bot.catalogue import games
from bot.host.storage import records
from bot.host.storage.store import open_store
from bot.table.timing import HOUR

RATIO = 1.2
NIGHT = 8 * HOUR
"""Seconds that the host did not run."""
START = 15
"""Milliseconds that the many may take when the host starts, on a machine whose echo takes 5.5."""


async def rows(counts: Counts) -> list[Row]:
    options = dataclasses.replace(games()[GAME].rules.options(), hp=999, maxturns=1000)  # the longest game there is
    with TemporaryDirectory(prefix="parlour-growth-") as folder:
        async with room(Path(folder) / "logs.sqlite3") as among:
            by_log = await _by_log(among, options, counts)
        paths = [Path(folder) / f"{stored}.sqlite3" for stored in counts.stored]
        async with room(paths[0]) as few, room(paths[1]) as many:
            by_stored = await _by_stored((few, many), options, counts)
        await _show(paths[1])
        start = time.perf_counter()
        async with room(paths[1]):
            started = (time.perf_counter() - start) * 1000
        await _put_to_sleep(paths[1])
        start, used = time.perf_counter(), time.process_time()
        async with room(paths[1]):
            night, used = 1000 * (time.perf_counter() - start), 1000 * (time.process_time() - used)
    goal = await scaled(START, counts.turns)
    return [
        *_ratio("a move at {} lines of log", by_log),
        *_ratio("a move with {} stored games", by_stored),
        Row(f"start-up with {counts.stored[1]:,} open games", started, "ms", goal, main=True),
        Row("the same after a night in which it did not run", night, "ms", note=f"{used:,.0f} ms of processor"),
    ]


async def _show(path: Path) -> None:
    """Every channel has seen its table, as it has unless the program was cut off."""
    store = await open_store(path)
    await store.write(lambda connection: connection.execute("UPDATE sessions SET shown = revision"))
    await store.close()


async def _put_to_sleep(path: Path) -> None:
    """The host last lived so long ago that time has to be given back, and everybody called."""
    store = await open_store(path)
    await store.write(lambda connection: records.live(connection, int(time.time()) - NIGHT))
    await store.close()


async def _by_log(among: Room, options: Any, counts: Counts) -> Mapping[int, float]:
    """Alternates between a table with a short log and one with a long log, so that noise meets both."""
    channels = itertools.count(1)
    laps: dict[int, list[float]] = {length: [] for length in counts.log}
    long = await _grown(among, channels, options, counts.log[1])
    for _ in range(counts.moves):
        if (await among.position(long)).outcome:
            long = await _grown(among, channels, options, counts.log[1])
        short = await _grown(among, channels, options, counts.log[0])
        for length, session in zip(counts.log, (short, long), strict=True):
            with Lap(laps[length]):
                await among.move(session)
    return {length: median(times) for length, times in laps.items()}


async def _grown(among: Room, channels: Iterator[int], options: Any, lines: int) -> int:
    """A game that still runs at `lines` lines of log; others are given up."""
    for channel in channels:
        session = await among.table(channel, game=GAME, options=options)
        while not (position := await among.position(session)).outcome:
            if position.lines >= lines:
                return session
            await among.move(session)
    raise AssertionError("out of channels")


async def _by_stored(rooms: Sequence[Room], options: Any, counts: Counts) -> Mapping[int, float]:
    """Alternates between a host with few games and one with many."""
    laps: dict[int, list[float]] = {stored: [] for stored in counts.stored}
    tables = {}
    for stored, among in zip(counts.stored, rooms, strict=True):
        made = await among.tables(range(1, stored + 1), game=GAME, options=options)
        tables[stored] = made[-min(counts.stored) :]
    for turn in range(counts.moves):
        for stored, among in zip(counts.stored, rooms, strict=True):
            with Lap(laps[stored]):
                await among.move(tables[stored][turn % len(tables[stored])])
    return {stored: median(times) for stored, times in laps.items()}


def _ratio(what: str, found: Mapping[int, float]) -> list[Row]:
    (few, before), (many, after) = found.items()
    return [
        Row(what.format(f"{few:,}") + ", median", before),
        Row(what.format(f"{many:,}") + ", median", after, "ms", Goal(RATIO * before, f"{RATIO} × that at {few:,}")),
    ]
