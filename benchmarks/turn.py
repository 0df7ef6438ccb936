"""What a turn costs the bot, from the press to the board that follows: its ten dearest parts, for each game.

A profiler counts the processor time of every thread of the bot; drawing and thinking are done in other processes. The
profiler itself takes a share, more of small functions: read which parts are dear, not what a turn takes.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks import processes
from benchmarks.ceiling import Load, Players, Table
from benchmarks.counts import Counts
from benchmarks.person import person
from benchmarks.report import Row
from bot.catalogue import games

PARTS = 10
SETTLED = 1.0
"""Seconds after which a turn has left nothing to be done."""


async def rows(counts: Counts) -> list[Row]:
    return [row for name in games() for row in _told(name, counts.turns, await _profiled(name, counts.turns))]


async def _profiled(game: str, turns: int) -> list[Any]:
    """Name, calls and seconds of whatever the bot did in so many turns at a table of two people."""
    with TemporaryDirectory(prefix="parlour-turn-") as folder:
        file = Path(folder) / "profile.json"
        async with (
            processes.stand_in(Path(folder) / "discord") as place,
            person(place, "alice") as alice,
            person(place, "bob") as bob,
            processes.bot(place, Path(folder) / "data", profile=file) as bot,
        ):
            channel = place["channels"][0]["id"]
            await alice.until_known(channel, "move")
            await _play(Players((alice, bob), channel, Load()), game, turns, bot.pid)
        return list(json.loads(file.read_text("utf-8")))


async def _play(players: Players, game: str, turns: int, bot: int) -> None:
    tables = dict[str, Table]()
    players.watch(tables)
    for turn in range(-2, turns):  # two turns warm everything up
        if turn == 0:
            await asyncio.sleep(SETTLED)
            os.kill(bot, signal.SIGUSR1)
        table = next((table for table in tables.values() if players.ready(table)), None)
        if table is None:
            table = await players.open(game, None)
            tables[table.channel] = table
        await players.turn(table, by_panel=turn % 2 == 0)
    await asyncio.sleep(SETTLED)


def _told(game: str, turns: int, parts: list[Any]) -> list[Row]:
    dearest = sorted(parts, key=lambda part: -part[2])[:PARTS]
    whole = sum(seconds for _, _, seconds in parts)
    return [
        Row(f"{game}: processor of a turn, profiled", 1_000 * whole / turns),
        *(
            Row(f"{game}: {part}", 1_000 * own / turns, note=f"{calls / turns:.0f} calls")
            for part, calls, own in dearest
        ),
    ]
