"""A month of all games by post: whoever is asked is told by one message that pings, and nobody else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.catalogue import games
from tests.support.counts import count
from tests.support.hosting import VirtualTime
from tests.support.month import Dice, Month, Recorder, Sketch, company
from tests.support.stand import surface

DAYS = 30


@pytest.mark.parametrize("seed", range(count(1, full=200)))
async def test_a_month_of_people_who_come_and_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    seeds = random.Random(seed)
    monkeypatch.setattr("bot.table.new_table.secrets.token_bytes", seeds.randbytes)
    chance, time = random.Random(seed), VirtualTime()
    recorder = Recorder(time)
    async with surface(tmp_path, time=time, channels=recorder, drawing=Sketch(), engine=Dice()) as stand:
        month = Month(stand, recorder, seed)
        for channel, game in enumerate(games(), 1):
            rules = games()[game].rules
            seats = chance.choice(rules.seats(rules.options()))
            hours = chance.choice([12, 24, 48, 0])
            await month.open(game, company(chance, 1000 * channel, seats, DAYS), channel, hours=hours)
        await month.live(DAYS)
        assert month.problems == []
        assert month.noise.deserted == 0
        assert max(month.noise.messages) == max(month.noise.pings) == 1
        assert set(month.played) == set(games()), "everything was played"
