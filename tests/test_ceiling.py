"""The load of `python -m benchmarks ceiling`, for a moment and in this process."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from benchmarks import ceiling
from benchmarks.ceiling import Load, Meter, Players
from benchmarks.person import person
from benchmarks.report import table
from tests.support.people import play


async def test_the_load_plays_at_tables_with_computers_and_without(tmp_path: Path) -> None:
    load = Load()
    async with play(tmp_path) as playground:
        place = {
            "api": playground.api,
            "gateway": playground.gateway,
            "application": {"id": str(playground.application_id)},
            "guild": {"id": str(playground.guild_id)},
        }
        channel = str(playground.channel_ids[0])
        async with person(place, "alice") as alice, person(place, "bob") as bob:
            await alice.until_known(channel, "move")
            players = Players((alice, bob), channel, load)
            tables = [await players.open("cardgo", None), await players.open("cacao", "medium")]
            players.watch({table.channel: table for table in tables})
            await players.turn(tables[0], by_panel=True)
            await players.turn(tables[1], by_panel=False)
    assert len(load.boards) == 2
    assert len(load.acknowledged) >= 5
    load.turns, load.waiting, load.at = 4, [0, 1], [0.5, 2.6]
    load.lost = ["Refused", "Refused"]
    meters = [Meter(at, {"bot": at, "drawing": 0, "thinking": 0, "wire": 0, "load": 0}, Counter()) for at in (1.0, 2.0)]
    shown = table(ceiling.told(load, *meters, minute=1.0))
    assert re.search(r"^turns +1\.00 /s .* 4 begun", shown, re.MULTILINE)  # the second board stood too late
    assert re.search(r"^turns that came to nothing +2\.00 .*MISSED", shown, re.MULTILINE)
    assert shown.count("met") + shown.count("MISSED") == 9
