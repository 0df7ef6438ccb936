"""What a turn costs the bot, from the press to the board that follows, and its ten dearest parts, for each game.

For the parts a profiler counts the processor time of every thread of the bot; drawing and thinking are done in other
processes. The profiler itself takes a share, more of small functions: read which parts are dear, not what a turn takes.
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
from benchmarks.ceiling import MESSAGES, Load, Meter, Players, Table, standing
from benchmarks.counts import Counts
from benchmarks.moves import scaled
from benchmarks.person import person
from benchmarks.report import Goal, Row
from bot.catalogue import games

PARTS = 10
COST = 22
"""Milliseconds of processor that a turn may cost without drawing, on a machine whose echo takes 5.5."""
WARM = 6
"""For so many turns that count there is one before them: in the first ones messages are read, once and for all."""
SHORTEST = 15
"""Turns that a game takes at least: as many tables are opened before any turn counts as are needed."""
SETTLED = 1.0
"""Seconds after which a turn has left nothing to be done."""


async def rows(counts: Counts) -> list[Row]:
    parts = [row for name in games() for row in _told(name, counts.turns, await _profiled(name, counts.turns))]
    return [*await costs(counts), *parts]


async def costs(counts: Counts) -> list[Row]:
    """What a turn takes of the processor and of Discord's requests, without a profiler."""
    found, goal = list[Row](), await scaled(COST, counts.turns)
    with TemporaryDirectory(prefix="parlour-turn-") as folder:
        async with standing(Path(folder)) as (players, _, wires):
            tables = dict[str, Table]()
            players.watch(tables)
            for game in games():
                tables.clear()
                await _open(players, tables, game, counts.turns)
                for turn in range(-(counts.turns // WARM), counts.turns):
                    if turn == 0:
                        await asyncio.sleep(SETTLED)
                        before = await wires.read()
                    await _turn(players, tables, turn)
                await asyncio.sleep(SETTLED)
                found += _cost(game, counts.turns, goal, before, await wires.read())
    return found


def _cost(game: str, turns: int, goal: Goal, before: Meter, after: Meter) -> list[Row]:
    used = 1_000 * (after.seconds["bot"] - before.seconds["bot"]) / turns
    requests = after.requests - before.requests
    return [
        Row(f"{game}: processor of a turn, without drawing", used, "ms", goal, main=True),
        Row(f"{game}: posts and edits a turn", sum(requests[route] for route in MESSAGES) / turns, ""),
        Row(f"{game}: all counted requests a turn", requests.total() / turns, ""),
        Row(f"{game}: presses and suggestions a turn", (after.interactions - before.interactions) / turns, ""),
    ]


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
    await _open(players, tables, game, turns)
    for turn in range(-(turns // WARM), turns):
        if turn == 0:
            await asyncio.sleep(SETTLED)
            os.kill(bot, signal.SIGUSR1)
        await _turn(players, tables, turn)
    await asyncio.sleep(SETTLED)


async def _open(players: Players, tables: dict[str, Table], game: str, turns: int) -> None:
    """Tables of two people for all turns."""
    for _ in range(1 + turns // SHORTEST):
        table = await players.open(game, None)
        tables[table.channel] = table


async def _turn(players: Players, tables: dict[str, Table], turn: int) -> None:
    """At a table where somebody is called, by panel and typed by turns."""
    await players.turn(next(filter(players.ready, tables.values())), by_panel=turn % 2 == 0)


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
