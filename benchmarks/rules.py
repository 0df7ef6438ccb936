"""How fast the rules alone are: steps of random games, a step being the choice of a move and its consequences. They are
played in a process of their own, so that it may be one of another commit's tree."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE
from typing import Any

from benchmarks import processes
from benchmarks.counts import Counts
from benchmarks.positions import playout
from benchmarks.report import Row
from bot.catalogue import games
from games.core import Rules

SECONDS = 6.0
"""For each kind of game."""
GAINS = {"koxinga": 1.5, "cacao": 1.5, "cardgo": 1.3, "jiangshan": 1.2}
"""How many times as many steps a game shall make as before its rules' steps were made cheaper (`--beside c5ccf75`)."""


async def rows(counts: Counts) -> list[Row]:
    command = (sys.executable, "-P", __file__, str(counts.playouts))
    environment = processes.in_tree()
    process = await asyncio.create_subprocess_exec(
        *command, stdout=PIPE, env=environment, cwd=environment["PYTHONPATH"]
    )
    told, _ = await process.communicate()
    return [
        Row(f"{name}, {preset}: steps a second", speed, "/s", gain=GAINS.get(name))
        for name, preset, speed in json.loads(told)
    ]


def speeds(playouts: int) -> list[tuple[str, str, float]]:
    """Steps a second of each game with each preset."""
    return [
        (name, preset, _speed(game.rules, options, playouts))
        for name, game in games().items()
        for preset, options in game.rules.presets.items()
    ]


def _speed(rules: Rules[Any, Any, Any], options: Any, playouts: int) -> float:
    """Steps a second of so many games, or of as many as are begun in the time there is."""
    start, steps = time.perf_counter(), 0
    for number in range(playouts):
        *_, (_, lines) = playout(rules, options, number)
        steps += lines
        if time.perf_counter() - start > SECONDS:
            break
    return steps / (time.perf_counter() - start)


if __name__ == "__main__":
    print(json.dumps(speeds(int(sys.argv[1]))))
