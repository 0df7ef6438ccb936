"""How loud games by post are: new messages and pings for each change of who has to act, over months of people who come,
go, sleep, vanish and return."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.counts import Counts
from benchmarks.report import Goal, Row
from bot.catalogue import games
from tests.support.month import Noise, month


async def rows(counts: Counts) -> list[Row]:
    return [row for game in games() for row in await _of_game(game, counts.months)]


async def _of_game(game: str, months: int) -> list[Row]:
    heard = [await _heard(game, seed) for seed in range(months)]
    messages = [each for noise in heard for each in noise.messages]
    pings = [each for noise in heard for each in noise.pings]
    return [
        Row(f"{game}: new messages a change of who acts, mean", sum(messages) / max(1, len(messages)), ""),
        Row(f"{game}: new messages a change of who acts, most", max(messages, default=0), "", Goal(1)),
        Row(f"{game}: pings of one person a change, most", max(pings, default=0), "", Goal(1)),
        Row(f"{game}: messages while all are away", sum(noise.deserted for noise in heard), "", Goal(0)),
        Row(f"{game}: pings of one person a day, most", max((noise.day for noise in heard), default=0), ""),
    ]


async def _heard(game: str, seed: int) -> Noise:
    """How loud a month of one table of `game` was."""
    with TemporaryDirectory() as folder:
        return (await month(Path(folder), seed, (game,))).noise
