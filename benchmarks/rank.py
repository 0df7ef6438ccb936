"""What the leader board of a large server costs, in milliseconds of the processor: when it is first asked for, again,
and once another game is over."""

from __future__ import annotations

import json
import os
import random
import time
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from tempfile import TemporaryDirectory

from benchmarks.counts import Counts
from benchmarks.positions import GAME
from benchmarks.processes import memory
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median
from benchmarks.tables import room
from bot.catalogue import games
from bot.host.standings import Standings
from bot.host.storage import results
from bot.host.storage.documents import coder, written
from bot.host.storage.store import open_store
from bot.table.results.game_record import Ending, GameRecord, Part, Place
from bot.table.results.ranking import anchors

GUILD, DAYS = 7, 365
WARM = 50
"""What is in memory is answered at once."""
TIMES = 5
COPY = """INSERT INTO sessions (guild, channel, game, version, phase, revision, opened, started, ended, thinks, planned,
 summary, document) SELECT :guild, 0, game, version, 'over', revision, opened, :started, :ended, 0, 0, summary,
 json_set(document, '$.people', json(:people)) FROM sessions WHERE id = 1"""


async def rows(counts: Counts) -> list[Row]:
    people, played = counts.server
    rules = games()[GAME].rules
    assert rules.think is not None
    of_computers = anchors(rules.think.strengths)
    with TemporaryDirectory(prefix="parlour-rank-") as folder:
        path = Path(folder) / "rank.sqlite3"
        async with room(path) as among:
            await among.table(1, game=GAME, options=rules.options())
        store, now = await open_store(path), int(time.time())
        try:
            await store.write(partial(_fill, people=people, played=played, now=now))
            before, standings = memory(os.getpid()), Standings(store, lambda: now, lambda _: of_computers)
            cold, warm, anew = list[float](), list[float](), list[float]()
            with Lap(cold, clock=time.process_time):
                board = await standings.ranked(GUILD, GAME)
            grown = memory(os.getpid()) - before
            [last] = (await standings.games(GUILD, board[0].user))[-1:]
            for _ in range(TIMES):
                with Lap(warm, clock=time.process_time):
                    await standings.ranked(GUILD, GAME)
                standings.add(GUILD, last)
                with Lap(anew, clock=time.process_time):
                    await standings.ranked(GUILD, GAME)
        finally:
            await store.close()
    what = f"{people} people, {played:,} games: "
    return [
        Row(what + "the first time", median(cold)),
        Row(what + "again, median", median(warm), "ms", Goal(WARM)),
        Row(what + "once another game is over, median", median(anew)),
        Row(what + "memory", grown, "MB"),
    ]


def _fill(connection: Connection, people: int, played: int, now: int) -> None:
    """Games of two, the better one winning the more often, all rated, spread over a year."""
    luck = random.Random(1)
    for number in range(played):
        pair = luck.sample(range(people), 2)
        first = luck.random() < 1 / (1 + pow(10, (pair[0] - pair[1]) / people))
        places = tuple(Place(int((seat == 1) is first), seat) for seat in (1, 2))
        parts = tuple(Part(seat, Ending.STAYED, 20, 400_000) for seat in (1, 2))
        record = GameRecord("quick", 2, hurried=False, rated=True, parts=parts, places=places, levels=1)
        ended = now - (played - number) * DAYS * 86_400 // played
        sat = [{"number": seat, "user": (1 << 40) + who, "name": f"P{who}"} for seat, who in enumerate(pair, 1)]
        values = {"guild": GUILD, "started": ended - 864_000, "ended": ended, "people": json.dumps(sat)}
        id = connection.execute(COPY, values).lastrowid
        assert id is not None
        packed = written(GameRecord, coder(GameRecord).pack(record))
        revision = connection.execute("SELECT revision FROM sessions WHERE id = ?", (id,)).fetchone()[0]
        results.RECORD.put(connection, id, f"{revision} {packed}")
