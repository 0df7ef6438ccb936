"""How fast the rules alone are: steps of random games, a step being the choice of a move and its consequences."""

from __future__ import annotations

import time
from typing import Any

from benchmarks.counts import Counts
from benchmarks.positions import playout
from benchmarks.report import Row
from bot.catalogue import games
from games.core import Rules

SECONDS = 6.0
"""For each kind of game."""


async def rows(counts: Counts) -> list[Row]:
    return [
        Row(f"{name}, {preset}: steps a second", _speed(game.rules, options, counts.playouts), "/s")
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
