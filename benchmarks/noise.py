"""How loud games by post are: new messages and pings for each change of who has to act, over months of people who come,
go, sleep, vanish and return."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.counts import Counts
from benchmarks.report import Goal, Row
from bot.catalogue import games
from tests.support.hosting import VirtualTime
from tests.support.month import Dice, Month, Noise, Recorder, Sketch, company
from tests.support.stand import surface

DAYS = 30


async def rows(counts: Counts) -> list[Row]:
    return [row for game in games() for row in await _of_game(game, counts.months)]


async def _of_game(game: str, months: int) -> list[Row]:
    heard = [await month(game, seed) for seed in range(months)]
    messages = [each for noise in heard for each in noise.messages]
    pings = [each for noise in heard for each in noise.pings]
    return [
        Row(f"{game}: new messages a change of who acts, mean", sum(messages) / max(1, len(messages)), ""),
        Row(f"{game}: new messages a change of who acts, most", max(messages, default=0), "", Goal(1)),
        Row(f"{game}: pings of one person a change, most", max(pings, default=0), "", Goal(1)),
        Row(f"{game}: messages while all are away", sum(noise.deserted for noise in heard), "", Goal(0)),
        Row(f"{game}: pings of one person a day, most", max((noise.day for noise in heard), default=0), ""),
    ]


async def month(game: str, seed: int) -> Noise:
    """How loud a month of one table of `game` was."""
    chance, time = random.Random(seed), VirtualTime()
    recorder = Recorder(time)
    rules = games()[game].rules
    people = company(chance, 1000, chance.choice(rules.seats(rules.options())), DAYS)
    with TemporaryDirectory() as folder:
        async with surface(Path(folder), time=time, channels=recorder, drawing=Sketch(), engine=Dice()) as stand:
            lived = Month(stand, recorder, seed)
            await lived.open(game, people, 1, hours=chance.choice([12, 24, 48, 0]))
            await lived.live(DAYS)
            return lived.noise
