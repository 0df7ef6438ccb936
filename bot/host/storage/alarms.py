"""The one table that the clock asks: what rings when. Every function runs on the database's thread.

A session's alarms follow from it (`bot.table.timing.alarms`) and are written with it, in the same transaction.
Others follow from other rows, and are set by who writes these: when the next direct message of a table or person is to
be sent (`bot.host.storage.posts`), and when people are told of the games that they follow (`bot.host.storage.follows`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from sqlite3 import Connection

from bot.table.alarms import Alarm, AlarmKind
from bot.table.answers import compact
from bot.table.log.seal import TABLE
from games.core import Seat

SESSION, PERSON = "session", "person"
MOST = 100
"""Alarms of one kind that ring together at most: what is urgent does not wait for all the others."""
_TIMED = ("due", "remind", "ends", "vote")
"""Kinds that tell that time runs at a table, for somebody or for itself."""
_HEARD = (
    f"(scope <> '{SESSION}' OR id NOT IN (SELECT value FROM json_each(:aside))"
    f" OR kind = '{AlarmKind.VOTE.value}' AND seat = {int(TABLE)} AND id IN (SELECT value FROM json_each(:kept)))"
)


def put(connection: Connection, new: Mapping[int, Iterable[Alarm]]) -> None:
    """By session these alarms in place of those that it had, direct messages apart."""
    rows = [(session, AlarmKind.MESSAGES.value) for session in new]
    connection.executemany(f"DELETE FROM alarms WHERE scope = '{SESSION}' AND id = ? AND kind <> ?", rows)
    _insert(connection, SESSION, new)


def set_one(connection: Connection, scope: str, id: int, kind: AlarmKind, at: int | None) -> None:
    """The only alarm of this kind; at None there is none."""
    connection.execute("DELETE FROM alarms WHERE scope = ? AND id = ? AND kind = ?", (scope, id, kind.value))
    _insert(connection, scope, {id: () if at is None else (Alarm(kind, at),)})


def one(connection: Connection, scope: str, id: int, kind: AlarmKind) -> int | None:
    """When the only alarm of this kind rings."""
    rows = connection.execute("SELECT at FROM alarms WHERE scope = ? AND id = ? AND kind = ?", (scope, id, kind.value))
    return next((at for (at,) in rows), None)


def forget(connection: Connection, scope: str, ids: Iterable[int]) -> None:
    """These have no alarms any more."""
    connection.executemany("DELETE FROM alarms WHERE scope = ? AND id = ?", [(scope, id) for id in ids])


def earliest(connection: Connection, aside: Collection[int], kept: Collection[int] = ()) -> int | None:
    """When the clock rings next; of the sessions set `aside`, only for what is proposed at those that are `kept`."""
    query = f"SELECT at FROM alarms WHERE {_HEARD} ORDER BY at LIMIT 1"
    return next((at for (at,) in connection.execute(query, _without(aside, kept))), None)


def due(
    connection: Connection, now: int, aside: Collection[int], kept: Collection[int] = ()
) -> tuple[tuple[int, Alarm], ...]:
    """What rings by `now`, with the session or person it belongs to: kind by kind, and of each the earliest first."""
    query = (
        "SELECT id, kind, at, seat FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY at, id, seat) AS place"
        f" FROM alarms WHERE at <= :now AND {_HEARD}) WHERE place <= {MOST} ORDER BY place"
    )
    rows = connection.execute(query, {"now": now, **_without(aside, kept)}).fetchall()
    order = list(AlarmKind)
    found = [(id, Alarm(AlarmKind(kind), at, Seat(seat))) for id, kind, at, seat in rows]
    return tuple(sorted(found, key=lambda each: order.index(each[1].kind)))


def timed(connection: Connection) -> tuple[int, ...]:
    """Sessions in which somebody's time runs, or the table's own."""
    kinds = ", ".join("?" * len(_TIMED))
    query = f"SELECT DISTINCT id FROM alarms WHERE scope = '{SESSION}' AND kind IN ({kinds}) ORDER BY id"
    return tuple(id for (id,) in connection.execute(query, _TIMED))


def deadlines(connection: Connection, now: int) -> tuple[int, int]:
    """How many deadlines lie ahead, and how many are past and not yet served."""
    query = "SELECT count(*) FILTER (WHERE at > :now), count(*) FILTER (WHERE at <= :now) FROM alarms WHERE kind = :due"
    ahead, past = connection.execute(query, {"now": now, "due": AlarmKind.DUE.value}).fetchone()
    return ahead, past


def _without(aside: Collection[int], kept: Collection[int]) -> Mapping[str, str]:
    return {"aside": compact(sorted(aside)), "kept": compact(sorted(kept))}


def _insert(connection: Connection, scope: str, new: Mapping[int, Iterable[Alarm]]) -> None:
    rows = [(scope, id, each.kind.value, int(each.seat), each.at) for id, those in new.items() for each in those]
    connection.executemany("INSERT INTO alarms VALUES (?, ?, ?, ?, ?)", rows)
