"""A month of all games by post: whoever is asked is told by one message that pings, and nobody else. And two months of
a whole server, with all that reaches from one table to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.catalogue import games
from tests.support.counts import LONG, count
from tests.support.month import month
from tests.support.season import SAMPLE, WHOLE, season


@pytest.mark.parametrize("seed", range(count(1, full=200)))
async def test_a_month_of_people_who_come_and_go(tmp_path: Path, seed: int) -> None:
    lived = await month(tmp_path, seed, tuple(games()))
    assert lived.problems == []
    assert lived.noise.deserted == 0
    assert max(lived.noise.messages) == max(lived.noise.pings) == 1
    assert set(lived.played) == set(games()) or seed, "all who sit at a table may vanish on the first day, not in this"
    assert lived.played, "somebody played"


@pytest.mark.parametrize("seed", range(count(1, full=4)))
async def test_what_reaches_from_table_to_table_on_a_server_of_people_with_habits_of_their_own(
    tmp_path: Path, seed: int
) -> None:
    lived = await season(tmp_path, seed, WHOLE if LONG else SAMPLE)
    assert lived.problems == []
    assert lived.noise.deserted == 0
    assert set(lived.played) == set(games())
    done = {"notes", "looks up", "looks for players", "sits down", "hides", "is forgotten", "starts anew"}
    assert done <= set(lived.tally.done)
