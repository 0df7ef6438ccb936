"""The table that the clock asks: one query for the earliest moment, one for what is due, in one order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.storage import alarms
from bot.host.storage.alarms import MOST, PERSON, SESSION
from bot.host.storage.follows import Follow
from bot.host.storage.store import migrations
from bot.table.alarms import Alarm, AlarmKind
from bot.table.log.seal import TABLE
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT, DAY, START, tables

KINDS = list(AlarmKind)


@pytest.fixture
def store() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for _, script in sorted(migrations().items()):
            connection.executescript(script)
        yield connection


def put(store: sqlite3.Connection, id: int, kind: AlarmKind, at: int, seat: int = TABLE, scope: str = SESSION) -> None:
    store.execute("INSERT INTO alarms VALUES (?, ?, ?, ?, ?)", (scope, id, kind.value, seat, at))


def test_what_is_due_comes_kind_by_kind_and_the_earliest_of_each_first(store: sqlite3.Connection) -> None:
    for id, kind in enumerate(reversed(KINDS), 1):
        put(store, id, kind, 5, scope=PERSON if kind in (AlarmKind.FOLLOWS, AlarmKind.LETTERS) else SESSION)
    put(store, 20, AlarmKind.DUE, 5, seat=1)
    put(store, 20, AlarmKind.DUE, 4, seat=0)
    put(store, 20, AlarmKind.REMIND, 11, seat=0)
    found = alarms.due(store, 10, ())
    assert [alarm.kind for _, alarm in found] == [AlarmKind.DUE, AlarmKind.DUE, *KINDS]
    assert found[:3] == (
        (20, Alarm(AlarmKind.DUE, 4, Seat(0))),
        (len(KINDS), Alarm(AlarmKind.DUE, 5)),
        (20, Alarm(AlarmKind.DUE, 5, Seat(1))),
    )
    assert alarms.earliest(store, ()) == 4


def test_many_of_one_kind_keep_none_of_another_waiting(store: sqlite3.Connection) -> None:
    for id in range(1, 2 * MOST):
        put(store, id, AlarmKind.REMIND, id, seat=0)
    put(store, 1, AlarmKind.ENDS, 9999)
    found = alarms.due(store, 9999, ())
    assert [id for id, alarm in found if alarm.kind is AlarmKind.REMIND] == list(range(1, MOST + 1))
    assert found[-1] == (1, Alarm(AlarmKind.ENDS, 9999))


def test_of_tables_set_aside_only_proposals_at_those_that_are_kept_ring(store: sqlite3.Connection) -> None:
    for id in (1, 2, 3):
        put(store, id, AlarmKind.DUE, id, seat=0)
        put(store, id, AlarmKind.VOTE, 10 + id)
        put(store, id, AlarmKind.VOTE, 20 + id, seat=0)
    put(store, 1, AlarmKind.FOLLOWS, 30, scope=PERSON)
    assert alarms.earliest(store, {1, 2, 3}, {2}) == 12
    left = [(id, alarm.kind) for id, alarm in alarms.due(store, 99, {1, 2}, {2})]
    assert left == [
        (3, AlarmKind.DUE),
        (2, AlarmKind.VOTE),
        (3, AlarmKind.VOTE),
        (3, AlarmKind.VOTE),
        (1, AlarmKind.FOLLOWS),  # a person, who has the number of a table
    ]


async def test_who_follows_several_games_by_the_day_has_one_alarm_until_he_follows_none(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        ids = [await here.game(ANN, BEN, channel=channel) for channel in (1, 2)]

        async def rings() -> int | None:
            return await here.store.read(lambda store: alarms.one(store, PERSON, CAT, AlarmKind.FOLLOWS))

        await here.host.follow(Follow(ids[0], CAT, daily=False, locale="en"))
        assert await rings() is None
        for id in ids:
            await here.host.follow(Follow(id, CAT, daily=True, locale="en"))
            assert await rings() == START + DAY
            await here.time.advance(10, here)
        await here.time.advance(DAY + 60, here)
        assert await rings() == START + 2 * DAY
        assert here.notes.delivered == [CAT], "one message on all of them"
        await here.host.follows.drop(ids[0], CAT)
        assert await rings() == START + 2 * DAY
        await here.host.follow(Follow(ids[1], CAT, daily=False, locale="en"))
        assert await rings() is None


async def test_at_a_table_that_cannot_be_read_nobody_is_told_and_the_clock_goes_on(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.host.follow(Follow(id, CAT, daily=True, locale="en"))
    async with tables(tmp_path, games={}) as here:
        await here.time.advance(2 * DAY + 10, here)
        assert here.notes.delivered == []
        assert await here.store.read(lambda store: alarms.one(store, PERSON, CAT, AlarmKind.FOLLOWS)) == START + 3 * DAY
