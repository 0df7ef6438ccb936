"""Two worlds over the story while a game runs: who cannot tell two logs apart is shown the same of both, byte for byte:
pages, animations, scores, and that there is no chronicle.

Four look: a player, one who left their seat and is a spectator since then, whoever sits there now, and a spectator.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from sqlite3 import Connection

import pytest

from bot.catalogue import games
from bot.host.storage import archive, records
from bot.host.stories import Stories
from bot.messages.custom_id import Action, Item, Place
from bot.messages.message import Message
from bot.messages.requests import Reply
from bot.table.log.seal import TABLE, Entry
from bot.table.session import person, with_chair
from games.core import Seat
from tests.bot.test_animation import grown
from tests.bot.test_fuzzer import session
from tests.bot.test_fuzzer import table as opened
from tests.bot.test_score import written
from tests.support.counts import LONG, count
from tests.support.onlooker import ONLOOKER
from tests.support.stand import Stand, message, pressed, surface
from tests.support.tables import Table, walked
from tests.support.twins import PACE, Eyes, entries, exchanged, lengthened

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")

PRESETS = {
    "cacao": ("standard", b"d"),
    "cardgo": ("quick", b"b"),
    "jiangshan": ("chu-han", b"c"),
    "koxinga": ("standard", b"a"),
}
"""What is played, and what the game at random is drawn from."""
LINES, HALF = 60, 30
PLAYER, LEFT, NEXT = 1, 2, 3
SEAT = Seat(1)
"""Where one left and the next one sat down, after the line `HALF`."""
EYES: dict[int, Eyes] = {
    PLAYER: lambda n: Seat(0),
    LEFT: lambda n: SEAT if n <= HALF else None,
    NEXT: lambda n: SEAT,
    ONLOOKER: lambda n: None,
}
WATCHED = {"cardgo": (LEFT, ONLOOKER), "cacao": (PLAYER, NEXT), "koxinga": (LEFT, NEXT), "jiangshan": (ONLOOKER,)}
"""Whose eyes are tried every time in each game."""
FRAMES = count(2, full=100)
TWINS = count(1, full=6)
"""Worlds of either kind for each of them."""


@asynccontextmanager
async def begun(folder: Path, table: Table) -> AsyncIterator[Stand]:
    """A table of that kind, its second seat handed on."""
    async with surface(folder) as stand:
        await opened(stand, table.rules.name, PRESETS[table.rules.name][0], table.seats)
        await stand.settled()

        def write(connection: Connection) -> None:
            before = records.bare(connection, 1)
            chair = replace(before.chairs[SEAT], occupant=person(NEXT, "Next"))
            records.save(connection, before, replace(before, chairs=with_chair(before.chairs, SEAT, chair)))
            connection.execute("INSERT INTO settings VALUES (?, ?, '')", (f"{archive.LEFT} 1 {int(SEAT)}", LEFT))

        await stand.store.write(write)
        yield stand


async def told(stand: Stand, log: Sequence[Entry], lines: int, user: int) -> list[Message | str]:
    """What the person is shown of a game in which everybody was told `lines` lines."""
    more = len(log) - lines
    before = sum(entry.at <= HALF * PACE for entry in log)  # what was left unasked came with the line before it
    left = Entry(before + 1, TABLE, ("person", str(int(SEAT)), "Left", "Next"), HALF * PACE)
    after = (replace(entry, n=entry.n + 1) for entry in log[before:])
    secret_last = more and log[-1].at == log[-2].at
    await put(stand, (*log[:before], left, *after), len(log) + 1 - secret_last, left.n)
    first = message(await stand.command(user, "replay"))
    last = len(await stand.context.stories.turns(await session(stand))) - 1
    places = [Place(turn, as_text=form) for turn in sorted({0, last // 2, last}) for form in (False, True)]
    pages = [message(await stand.click(user, pressed(Action.STORY, argument=at), private=True)) for at in places]
    first = Item(max(0, last - FRAMES + 1))
    watched = await stand.click(user, pressed(Action.WATCH, argument=first), private=True)
    film = message(watched) if isinstance(watched, Reply) else (await grown(watched))[-1]
    since = message(await stand.command(user, "since"))
    export = message(await stand.command(user, "export", **{"as": "text"}))
    none = message(await stand.click(user, pressed(Action.CHRONICLE)))
    return [first, *pages, film, since, written(export), none]


async def put(stand: Stand, log: Sequence[Entry], public: int, left: int) -> None:
    """Put the game's log, in which the seat was handed on with the line `left`, and forget what was known of it."""

    def write(connection: Connection) -> None:
        connection.execute("DELETE FROM lines")
        connection.execute("DELETE FROM digests")
        connection.execute("DELETE FROM settings WHERE scope GLOB 'seen *'")
        rows = [(1, entry.n, int(entry.seat), json.dumps(entry.move), entry.at) for entry in log]
        connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", rows)
        connection.execute("INSERT INTO digests VALUES (1, ?, x'')", (public,))
        connection.execute("UPDATE sessions SET told = ?", (public,))
        connection.execute("UPDATE settings SET value = ? WHERE scope GLOB 'left *'", (str(left),))

    await stand.store.write(write)
    stand.context.host._cache.slot(1).session = None
    stand.context = replace(stand.context, stories=Stories(stand.store))


@pytest.mark.parametrize("name", games())
async def test_whoever_cannot_tell_two_logs_apart_is_told_the_same_story(tmp_path: Path, name: str) -> None:
    table = played(name)
    async with begun(tmp_path, table) as stand:
        for user in EYES if LONG else WATCHED[name]:
            eyes = EYES[user]
            twins = list(islice(exchanged(table, eyes), TWINS))
            assert twins, user
            twins += islice(lengthened(table, eyes), TWINS)
            expected = await told(stand, entries(table.log), LINES, user)
            for twin in twins:
                assert await told(stand, twin, LINES, user) == expected, user


@cache
def played(name: str) -> Table:
    """A game under way, played at random."""
    rules = games()[name].rules
    preset, seed = PRESETS[name]
    options = rules.presets[preset]
    return walked(rules, options, rules.seats(options)[0], seed, LINES)


async def test_who_left_sees_his_seat_up_to_there_and_who_came_all_of_it(tmp_path: Path) -> None:
    name = "cardgo"
    async with begun(tmp_path, played(name)) as stand:
        await told(stand, entries(played(name).log), LINES, ONLOOKER)
        here, stories = await session(stand), stand.context.stories
        turns = await stories.turns(here)
        seen = {user: [(await stories.eyes(here, user, turns))(turn.number) for turn in turns] for user in EYES}
    until = sum(turn.line <= HALF + 1 for turn in turns)
    assert 0 < until < len(turns)
    assert seen[LEFT] == [SEAT] * until + [None] * (len(turns) - until)
    assert (seen[NEXT], seen[PLAYER]) == ([SEAT] * len(turns), [Seat(0)] * len(turns))
    assert seen[ONLOOKER] == [None] * len(turns)


async def test_a_story_that_tells_a_secret_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If spectators were shown what a seat sees, the worlds would differ."""
    name = "cardgo"
    table = played(name)
    twin = next(twin for twin in exchanged(table, EYES[ONLOOKER]) if _sees(table, twin))
    async with begun(tmp_path, table) as stand:
        monkeypatch.setattr(Stories, "eyes", _seeing)
        shown = [await told(stand, log, LINES, ONLOOKER) for log in (entries(table.log), twin)]
    assert shown[0] != shown[1]


async def _seeing(*_: object) -> Eyes:
    return EYES[NEXT]


def _sees(table: Table, twin: Sequence[Entry]) -> bool:
    """Whether whoever sits on the seat can tell the twin from the table's log in the end."""
    state = table.rules.setup(table.options, table.seats)
    for entry in twin:
        state, _ = table.rules.apply(state, entry.seat, entry.move)
    return bool(table.rules.view(state, SEAT) != table.rules.view(table.state, SEAT))
