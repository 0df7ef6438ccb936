"""Two who play while twenty others send the worst they can: a `/move` of the two alone, and in the crowd.

The twenty sit at tables of their own and send the next thing as soon as the one before is answered: scenario files that
cost the most to judge, messages and look-aheads of a thousand characters, half-typed moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count, cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks import processes
from benchmarks.counts import Counts
from benchmarks.moves import EPHEMERAL, SETTLING, Hall, Table
from benchmarks.person import PATIENCE, Person, person
from benchmarks.positions import GAME, LARGEST
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median, percentile
from tests.support.scenario_shapes import SHAPES

LOADING = 128
GOAL = 1_000
TEXTS = ("draw;" * 200, "? " + "^c3/a;" * 160, "?" + "x " * 490, "standing ask protect K " * 43)
"""What costs the most to read, of a thousand characters."""


@dataclass(slots=True)
class Crowd:
    """People at their tables, and how many answers they got."""

    tables: dict[Person, Table] = field(default_factory=dict)
    answers: int = 0

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[None]:
        """Everybody sends as much as he can meanwhile."""
        people = [asyncio.create_task(self._send(somebody, n)) for n, somebody in enumerate(self.tables)]
        try:
            yield
        finally:
            for task in people:
                task.cancel()
            for ended in await asyncio.gather(*people, return_exceptions=True):
                if not isinstance(ended, asyncio.CancelledError):
                    raise AssertionError("somebody in the crowd got no answer") from ended

    async def _send(self, somebody: Person, number: int) -> None:
        """Files and texts in turn, each person beginning elsewhere."""
        channel, files = self.tables[somebody].channel, islice(cycle(SHAPES.values()), number, None)
        for turn, document in zip(count(number), files, strict=False):
            await self._answered(somebody, _file(somebody, channel, document))
            await self._answered(somebody, _move(somebody, channel, TEXTS[turn % len(TEXTS)]))
            await somebody.suggestions(channel, "move", "text", "x" * 40)
            self.answers += 1

    async def _answered(self, somebody: Person, send: Awaitable[str]) -> None:
        answer = somebody.expect(_private)
        await send
        await asyncio.wait_for(answer, PATIENCE * 4)
        self.answers += 1


def _file(somebody: Person, channel: str, document: str) -> Awaitable[str]:
    given: dict[str, object] = {"type": 11, "name": "scenario_file", "value": "0"}
    options: list[dict[str, object]] = [{"type": 1, "name": LARGEST, "options": [given]}]
    return somebody.command(channel, "play", options, files={"worst.toml": document.encode()})


def _move(somebody: Person, channel: str, words: str) -> Awaitable[str]:
    return somebody.command(channel, "move", [{"type": 3, "name": "text", "value": words}])


def _private(event: str, message: Any) -> bool:
    """An answer for one person alone, not the promise of one."""
    told = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and message["flags"] & EPHEMERAL
    return bool(told) and not message["flags"] & LOADING


async def rows(counts: Counts) -> list[Row]:
    alone, beside = list[float](), list[float]()
    with TemporaryDirectory(prefix="parlour-crowd-") as folder:
        async with _everybody(Path(folder), counts.crowd) as (hall, crowd):
            await _play(hall, alone, counts.turns)
            async with crowd.sending():
                await _play(hall, beside, counts.turns)
    return [
        Row("move by /move, alone, p50", median(alone)),
        Row("move by /move, alone, p99", percentile(alone, 99)),
        Row(f"move by /move, beside {counts.crowd} who send the worst, p50", median(beside)),
        Row(f"move by /move, beside {counts.crowd} who send the worst, p99", percentile(beside, 99), "ms", Goal(GOAL)),
        Row("answers that the crowd got meanwhile", crowd.answers, ""),
    ]


@asynccontextmanager
async def _everybody(folder: Path, number: int) -> AsyncIterator[tuple[Hall, Crowd]]:
    """The two at a game, and the crowd in pairs at games of the largest kind."""
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(processes.stand_in(folder / "discord"))
        names = ("alice", "bob", *(f"crowd{n}" for n in range(number)))
        alice, bob, *others = [await stack.enter_async_context(person(place, name)) for name in names]
        await stack.enter_async_context(processes.bot(place, folder / "data", PARLOUR_CONFIRM="never"))
        channel = place["channels"][0]["id"]
        await alice.until_known(channel, "move")
        crowd = Crowd()
        for pair in zip(others[::2], others[1::2], strict=True):
            table = await Hall(pair, channel, LARGEST).table()
            crowd.tables |= dict.fromkeys(pair, table)
        yield Hall((alice, bob), channel, GAME), crowd


async def _play(hall: Hall, laps: list[float], turns: int) -> None:
    """As many moves by `/move` of the one who is called, and one before that is not counted."""
    table = await hall.table()
    for turn in range(turns + 1):
        ready: Callable[[], Awaitable[Table]] = await hall.spelt(await hall.running(table))
        with Lap(laps if turn else []):
            table = await ready()
        await asyncio.sleep(SETTLING)
