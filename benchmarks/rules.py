"""How fast the rules alone are: steps of random games, a step being the choice of a move and its consequences."""

from __future__ import annotations

import time
from typing import Any

from benchmarks.counts import Counts
from benchmarks.positions import playout
from benchmarks.report import Row
from bot.catalogue import games
from games.core import Rules


async def rows(counts: Counts) -> list[Row]:
    return [
        Row(f"{name}, {preset}: steps a second", _speed(game.rules, options, counts.playouts), "/s")
        for name, game in games().items()
        for preset, options in game.rules.presets.items()
    ]


def _speed(rules: Rules[Any, Any, Any], options: Any, playouts: int) -> float:
    start = time.perf_counter()
    steps = sum(lines for number in range(playouts) for *_, (_, lines) in [playout(rules, options, number)])
    return steps / (time.perf_counter() - start)
