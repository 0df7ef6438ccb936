"""How many decisions can be taken back, by rule set: alone, because they show nothing to anybody, or only if all who
play agree. What ends the game cannot be taken back at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from benchmarks.counts import Counts
from benchmarks.opponents import Player, contest, level
from benchmarks.report import Row
from bot.catalogue import games
from games.core import Rules
from games.moves import reversible
from games.search import STANDS_IN


async def rows(counts: Counts) -> list[Row]:
    return [row for game in games().values() for row in _rows(game.rules, counts)]


def _rows(rules: Rules[Any, Any, Any], counts: Counts) -> Iterator[Row]:
    if rules.think is not None:
        for preset in list(rules.presets)[: counts.presets]:
            yield from _preset_rows(rules, level(STANDS_IN), preset, counts)


def _preset_rows(rules: Rules[Any, Any, Any], player: Player, preset: str, counts: Counts) -> list[Row]:
    """Of games among such players; where several decide at once, each of their decisions as it was asked for."""
    decisions = alone = last = number = 0
    options = rules.presets[preset]
    seats = rules.seats(options)
    while decisions < counts.takebacks:
        played = contest(rules, options, [player] * seats[number % len(seats)], number)
        number += 1
        decisions += len(played.made)
        last += 1
        alone += sum(reversible(rules, rules.view(state, seat), move) for state, seat, move in played.made)
    what, share = f"{rules.name} {preset}", 100 / decisions
    return [
        Row(f"{what}: alone", alone * share, "%", note=f"{decisions} decisions"),
        Row(f"{what}: by consent", (decisions - alone - last) * share, "%"),
    ]
