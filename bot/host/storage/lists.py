"""Lists of tables, a person's and a server's: read from summaries alone: no document is read for them, no game
replayed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from sqlite3 import Connection
from typing import Any

from bot.host.storage import documents
from bot.host.storage.alarms import SESSION
from bot.host.storage.documents import OWNS, SITS
from bot.host.storage.records import BOARD
from bot.table.answers import compact, unpacked_text
from bot.table.log import host_lines
from bot.table.log.host_lines import HostLine
from bot.table.session import Cancelled, Summary
from bot.table.timing import DAY
from games.core import Seat, Text

FINISHED_STAY = 31 * DAY
"""Seconds for which a game that is over stands in the lists of those who played."""
_OPEN = "phase IN ('lobby', 'running')"
_COLUMNS = (
    "id, guild, channel, game, phase, opened, started, ended, result, summary,"
    f" (SELECT message FROM messages WHERE scope = '{SESSION}' AND messages.id = sessions.id AND key = '{BOARD}')"
    " AS message, (SELECT max(n) FROM digests WHERE session = id) AS public"
)
_FROM = f"SELECT {_COLUMNS} FROM sessions JOIN terms ON session = id"


def of_user(connection: Connection, user: int, now: int) -> tuple[Summary, ...]:
    """The tables at which `user` sits, or began and may be replaced: open ones, and games that ended within the last
    month, with a result or without; latest first."""
    rows = _rows(
        connection,
        f"{_FROM} WHERE id IN (SELECT session FROM people WHERE user = :user AND role IN (:sits, :owns))"
        f" AND ({_OPEN} OR (started IS NOT NULL AND ended >= :since)) ORDER BY id DESC",
        {"user": user, "sits": SITS, "owns": OWNS, "since": now - FINISHED_STAY},
    )
    return tuple(_summary(connection, row, user) for row in rows)


def last_finished(connection: Connection, user: int, game: str | None, channel: int | None) -> int | None:
    """The table at which `user` last played to the end: this game, in that channel, where these are given."""
    row = connection.execute(
        "SELECT id FROM sessions WHERE phase = 'over' AND (:game IS NULL OR game = :game)"
        " AND (:channel IS NULL OR channel = :channel)"
        " AND id IN (SELECT session FROM people WHERE user = :user AND role IN (:sits, :owns))"
        " ORDER BY id DESC LIMIT 1",
        {"user": user, "game": game, "channel": channel, "sits": SITS, "owns": OWNS},
    ).fetchone()
    return None if row is None else int(row[0])


def of_server(connection: Connection, guild: int) -> tuple[Summary, ...]:
    """The open tables of a server, latest first."""
    rows = _rows(
        connection,
        f"{_FROM} WHERE guild = :guild AND {_OPEN} ORDER BY id DESC",
        {"guild": guild},
    )
    return tuple(_summary(connection, row, None) for row in rows)


def of_sessions(connection: Connection, ids: Iterable[int]) -> tuple[Summary, ...]:
    """These tables, open or not, latest first."""
    rows = _rows(
        connection,
        f"{_FROM} WHERE id IN (SELECT value FROM json_each(:ids)) ORDER BY id DESC",
        {"ids": compact(sorted(ids))},
    )
    return tuple(_summary(connection, row, None) for row in rows)


def _rows(connection: Connection, query: str, values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    cursor = connection.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _summary(connection: Connection, row: Mapping[str, Any], user: int | None) -> Summary:
    id, listed = row["id"], documents.summary(row)
    sitting = {
        chair.occupant.user: Seat(seat) for seat, chair in enumerate(listed.chairs) if chair.occupant is not None
    }
    owning = {chair.owner.user: Seat(seat) for seat, chair in enumerate(listed.chairs) if chair.owner is not None}
    same = ("guild", "channel", "game", "opened", "message", "public")
    return replace(
        listed,
        session=id,
        **{name: row[name] for name in same},
        seat=None if user is None else sitting.get(user),
        owned=None if user is None else owning.get(user),
        result=_result(row["result"]),
        closed=_closed(connection, id) if isinstance(listed.phase, Cancelled) else None,
    )


def _result(packed: str | None) -> Text | None:
    return None if packed is None else unpacked_text(json.loads(packed))


def _closed(connection: Connection, id: int) -> HostLine | None:
    """The host's line with which a game ended."""
    row = connection.execute("SELECT move FROM lines WHERE session = ? ORDER BY n DESC LIMIT 1", (id,)).fetchone()
    return None if row is None else host_lines.read(tuple(json.loads(row[0])))
