"""What somebody's press may cost at once, whoever it is: on the event loop no log is read; on the store's thread
nothing is read that grows with the lines of all logs; an answer that is kept is short, and one that changed nothing is
soon forgotten. Counted where the program does it, in every world."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest.mock import patch

from bot.table.answers import unpack
from bot.table.log.replay import Passage, Replay
from bot.table.log.seal import Entry
from tests.simulation.loop import Loop

if TYPE_CHECKING:
    from tests.simulation.world import World

ANSWER = 8 * 1024
"""Bytes of an answer that are kept."""
REFUSED = 3600
"""Seconds for which an answer is kept that changed nothing."""
SLACK = 15 * 60
"""Seconds after a press within which it is answered, if it ever is."""
LOGS = re.compile(r"SCAN lines\b")
"""How SQLite says that it reads all lines of all logs."""


class Costs:
    """Those of one world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def read(self) -> None:
        """A line of a log is read."""
        loop = asyncio._get_running_loop()
        if self._is_serving() and isinstance(loop, Loop) and not loop.elsewhere:
            self._world.complain("a log is read on the event loop, and everybody waits")

    def asked(self, connection: sqlite3.Connection, sql: str) -> None:
        """The program asks the store something."""
        if self._is_serving() and _reads_all_logs(connection, sql):
            self._world.complain(f"all lines of all logs are read, and everybody waits: {sql}")

    def _is_serving(self) -> bool:
        program = self._world.program
        return program is not None and program.hears

    def committed(self, connection: sqlite3.Connection) -> None:
        """A commit is on the disk."""
        long = "SELECT interaction, length(CAST(answer AS BLOB)) AS bytes FROM requests WHERE bytes > ?"
        for request, size in connection.execute(long, (ANSWER,)).fetchall():
            self._world.complain(f"[{request}] was answered, and {size} bytes of that are kept")

    def at_rest(self, rows: list[tuple[int, str]]) -> None:
        """Every request that is still known, with its answer: what changed nothing is forgotten with the next request
        after its time."""
        made = self._world.guild.interactions
        asked = {request: made[abs(request)].at for request, _ in rows if abs(request) in made}
        latest = max(asked.values(), default=0.0)
        for request, answer in rows:
            if request in asked and latest - asked[request] > REFUSED + SLACK and not unpack(answer).done:
                self._world.complain(f"[{request}] changed nothing, and its answer is kept still")


PLANS: dict[str, bool] = {}
"""By statement, whether it reads all lines of all logs: each is asked about once, in all worlds together."""


def _reads_all_logs(connection: sqlite3.Connection, sql: str) -> bool:
    """Whether SQLite does, as it says itself."""
    if "lines" not in sql:
        return False
    if sql not in PLANS:
        plan = sqlite3.Connection.execute(connection, f"EXPLAIN QUERY PLAN {sql}", _nothing(sql))
        PLANS[sql] = any(LOGS.search(detail) for *_, detail in plan)
    return PLANS[sql]


def _nothing(sql: str) -> dict[str, None] | tuple[None, ...]:
    """Nothing for each thing that the statement is given."""
    named = re.findall(r"(?<!:):([a-z_]+)", sql)
    return dict.fromkeys(named) if named else (None,) * sql.count("?")


@contextmanager
def counted(world: World) -> Iterator[None]:
    """What is read of logs, and asked of the store, is known in the world."""
    add = Replay.add

    def counting(replay: Replay, entry: Entry) -> Passage:
        world.checks.costs.read()
        return add(replay, entry)

    world.disk.asked = world.checks.costs.asked
    with patch.object(Replay, "add", counting):
        yield
