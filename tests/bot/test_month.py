"""A month of all games by post: whoever is asked is told by one message that pings, and nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.catalogue import games
from tests.support.counts import count
from tests.support.month import month


@pytest.mark.parametrize("seed", range(count(1, full=200)))
async def test_a_month_of_people_who_come_and_go(tmp_path: Path, seed: int) -> None:
    lived = await month(tmp_path, seed, tuple(games()))
    assert lived.problems == []
    assert lived.noise.deserted == 0
    assert max(lived.noise.messages) == max(lived.noise.pings) == 1
    assert set(lived.played) == set(games()) or seed, "all who sit at a table may vanish on the first day, not in this"
    assert lived.played, "somebody played"
