"""Two who play while twenty others press all they can: a `/move` of the two alone and in the crowd, in turns, in a new
store and in one that has grown for years.

The twenty send every command in the shape that costs the most (files, messages and look-ahead of a thousand characters
among them) and every control of what they are shown, but those that end a game, open a table or play on: about one a
second each, as people press, and once more without a pause, as programs would. Most sit at tables of their own; those
who sit nowhere have themselves forgotten as well.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks import processes
from benchmarks.counts import Counts
from benchmarks.moves import EPHEMERAL, SETTLING, Hall, Table, controls
from benchmarks.person import FAILED, PATIENCE, Person, Refused, person
from benchmarks.positions import GAME, LARGEST
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median, percentile
from bot.handlers.dispatch import COMMANDS, TABLE
from bot.messages.custom_id import Action, parse
from tests.support.filling import fill
from tests.support.scenario_shapes import SHAPES

LOADING = 128
HEARD = ("INTERACTION_SUCCESS", FAILED)
RUNS = 5
"""Each is so many moves alone and then as many in each crowd."""
PAUSES = {"who press": 1.0, "who never pause": 0.0}
"""Seconds from an answer to what the same person sends next, on average."""
LINES = 100
"""Of each game that is filled in."""
GOALS = {"median": 1.5, "p95": 2.0}
"""How much longer one may wait beside people who press."""
PRESSING = 0.7
"""How much of what is sent are presses."""
OFFERED = 24
"""Controls that somebody has before them, the newest ones."""
LONG = "x " * 495
PLAY, FILE, FORGET = f"play {LARGEST}", "scenario_file", "forget"
TEXTS = ("draw;" * 200, "? " + "^c3/a;" * 160, f"?{LONG}", "standing ask protect K " * 43)
"""What costs the most to read, of a thousand characters."""
WORST: Mapping[str, Sequence[Mapping[str, str]]] = {
    **{name: ({},) for name in (PLAY, *COMMANDS, *(f"table {sub}" for sub in TABLE)) if name not in ("table", "play")},
    "move": [{"text": words} for words in TEXTS],
    PLAY: ({"options": "a= " * 333}, *({FILE: shape} for shape in SHAPES.values())),
    "plan": ({}, {"text": LONG[:200], "after": LONG[:60]}),
    "export": ({"as": "file"}, {"as": "text"}),
    "view": ({}, {"as": "text"}),
    "replay": ({}, {"as": "animation"}, {"game": "9" * 24}),
    "replace": ({"seat": "1", "level": "x"},),
    "settings": ({"quiet": LONG[:20]}, {"language": "zh-TW"}),
    "table pace": ({"pace": "slow"},),
}
"""Each command in the shapes that cost the most, as far as they are known."""
SPARED = {
    *(Action.RESIGN_SURE, Action.CANCEL_SURE, Action.DISSOLVE_SURE, Action.PLAY, Action.OPEN_PLAY),
    *(Action.QUICK, Action.OPEN_FILE, Action.REMATCH, Action.TYPE, Action.FILL),
}
"""Controls that end or play the games, open others, or open a form."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A control of a message, and what is chosen there if it is a menu."""

    message: Any
    custom_id: str
    values: list[str] | None


@dataclass(slots=True)
class Member:
    """Somebody in the crowd: at which table (whose board is the one that has just been shown), or at none; what they
    send, in turn; and what they may press."""

    person: Person
    table: Table
    seated: bool
    script: Iterator[tuple[str, Mapping[str, str]]]
    draw: random.Random
    offered: deque[Offered] = field(default_factory=lambda: deque(maxlen=OFFERED))
    failed: int = 0
    typed: str = ""
    """The nonce of what was last asked for while typing: suggestions that come too late are none."""

    def see(self, event: str, message: Any) -> None:
        """Whatever comes: what can be pressed in it is offered, and what went wrong is counted."""
        self.failed += event == FAILED and message["nonce"] != self.typed
        if _private(event, message):
            self.failed += "Something went wrong" in str(message)
            self.offered.extend(self._controls(message))

    async def act(self) -> None:
        """Press something, or send the next thing, until it is answered."""
        if self.offered and self.draw.random() < PRESSING:
            self.offered.rotate(self.draw.randrange(OFFERED))
            await self._press(self.offered.pop())
            return
        answer = self.person.expect(_private)
        await self._send(*next(self.script))
        await asyncio.wait_for(answer, PATIENCE * 4)
        self.offered.extend(self._controls(self.table.board))
        self.typed = self.person.following
        await self.person.suggestions(self.table.channel, "move", "text", "x" * 40)

    def _controls(self, message: Any) -> Iterator[Offered]:
        """Each with the last of what it offers."""
        spared = SPARED | {Action.FORGET} if self.seated else SPARED
        for each in controls(message):
            press = parse(each.get("custom_id", ""))
            if press is not None and press.action not in spared and not each.get("disabled"):
                values = [each["options"][-1]["value"]] if "options" in each else None
                yield Offered(message, each["custom_id"], values)

    async def _send(self, name: str, given: Mapping[str, str]) -> None:
        """A command; what is given for a file is its content."""
        command, _, sub = name.partition(" ")
        options: list[dict[str, object]] = [
            {"type": 11, "name": key, "value": "0"} if key == FILE else {"type": 3, "name": key, "value": value}
            for key, value in given.items()
        ]
        if sub:
            options = [{"type": 1, "name": sub, "options": options}]
        files = {"worst.toml": given[FILE].encode()} if FILE in given else None
        await self.person.command(self.table.channel, command, options, files=files)

    async def _press(self, offered: Offered) -> None:
        """Until it is acknowledged: not every control is answered by a message, and some are gone by then."""
        nonce = self.person.following
        heard = self.person.expect(lambda event, reply: event in HEARD and reply["nonce"] == nonce)
        try:
            await self.person.press(offered.message, offered.custom_id, offered.values)
        except Refused:
            heard.cancel()
        else:
            await asyncio.wait_for(heard, PATIENCE * 4)


def _script(number: int, *, seated: bool) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Everything again and again, each person beginning elsewhere; who sits at a table stays there."""
    shapes = [(name, given) for name, each in WORST.items() if not (seated and name == FORGET) for given in each]
    return islice(cycle(shapes), number * 7 % len(shapes), None)


def _private(event: str, message: Any) -> bool:
    """An answer for one person alone, not the promise of one."""
    told = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and message["flags"] & EPHEMERAL
    return bool(told) and not message["flags"] & LOADING


@dataclass(slots=True)
class Crowd:
    """Those who press, and how many answers they got."""

    members: list[Member] = field(default_factory=list)
    answers: int = 0
    sends: bool = False

    def add(self, somebody: Person, table: Table, *, seated: bool) -> None:
        """Somebody more, whom `table` is shown."""
        number = len(self.members)
        member = Member(somebody, table, seated, _script(number, seated=seated), random.Random(number))
        somebody.watching.append(member.see)
        self.members.append(member)

    @asynccontextmanager
    async def sending(self, pause: float) -> AsyncIterator[None]:
        """Everybody sends meanwhile, after such pauses, and waits for the last answer."""
        self.sends = True
        people = [asyncio.create_task(self._send(member, pause)) for member in self.members]
        try:
            yield
        finally:
            self.sends = False
            await asyncio.gather(*people)

    async def _send(self, member: Member, pause: float) -> None:
        while self.sends:
            await asyncio.sleep(pause * member.draw.uniform(0, 2))
            await member.act()
            self.answers += 1


async def rows(counts: Counts) -> list[Row]:
    return [row for stored in counts.stored for row in await _rows(counts, stored)]


async def _rows(counts: Counts, stored: int) -> list[Row]:
    alone, beside, turns = list[float](), {who: list[float]() for who in PAUSES}, max(1, counts.turns // RUNS)
    with TemporaryDirectory(prefix="parlour-crowd-") as folder:
        async with _everybody(Path(folder), counts.crowd, stored) as (hall, crowd):
            for _ in range(RUNS):
                await _play(hall, alone, turns)
                for who, pause in PAUSES.items():
                    async with crowd.sending(pause):
                        await _play(hall, beside[who], turns)
    failed, where = sum(member.failed for member in crowd.members), f"with {stored:,} stored games"
    return [
        *(row for name in GOALS for row in _waits(name, where, alone, beside, counts.crowd)),
        Row(f"what the crowd sent {where}", crowd.answers, ""),
        Row(f"of it what went wrong {where}", failed, "", Goal(0)),
    ]


def _waits(
    name: str, where: str, alone: Sequence[float], beside: Mapping[str, Sequence[float]], crowd: int
) -> Iterator[Row]:
    """The medians, or those of which few are longer."""
    one, *others = [median(laps) if name == "median" else percentile(laps, 95) for laps in (alone, *beside.values())]
    yield Row(f"move by /move {where}, alone, {name}", one)
    goals = (Goal(GOALS[name] * one, f"{GOALS[name]} × that alone"), None)
    for who, figure, goal in zip(beside, others, goals, strict=True):
        yield Row(f"move by /move {where}, beside {crowd} {who}, {name}", figure, "ms", goal)


@asynccontextmanager
async def _everybody(folder: Path, number: int, stored: int) -> AsyncIterator[tuple[Hall, Crowd]]:
    """The two at a game, the crowd in pairs at games of the largest kind, two more who sit nowhere; once the bot has
    been stopped, its store filled, and the bot started again."""
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(processes.stand_in(folder / "discord"))
        names = ("alice", "bob", *(f"crowd{n}" for n in range(number)))
        alice, bob, *others = [await stack.enter_async_context(person(place, name)) for name in names]
        channel, crowd = place["channels"][0]["id"], Crowd()
        seated = others[: max(2, number - 2)]
        async with processes.bot(place, folder / "data", PARLOUR_CONFIRM="never"):
            await alice.until_known(channel, "move")
            watched = await Hall((alice, bob), channel, GAME).table()
            for pair in zip(seated[::2], seated[1::2], strict=True):
                table = await Hall(pair, channel, LARGEST).table()
                for somebody in pair:
                    crowd.add(somebody, table, seated=True)
        for somebody in others[len(seated) :]:
            crowd.add(somebody, watched, seated=False)
        with closing(sqlite3.connect(folder / "data" / "parlour.sqlite3")) as store, store:
            fill(store, 1, stored, LINES)
        await stack.enter_async_context(processes.bot(place, folder / "data", PARLOUR_CONFIRM="never"))
        yield Hall((alice, bob), channel, GAME), crowd


async def _play(hall: Hall, laps: list[float], turns: int) -> None:
    """As many moves by `/move` of the one who is called, and one before that is not counted."""
    table: Table = await hall.table()
    for turn in range(turns + 1):
        ready = await hall.spelt(await hall.running(table))
        with Lap(laps if turn else []):
            table = await ready()
        await asyncio.sleep(SETTLING)
