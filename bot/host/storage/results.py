"""What is kept of games that are over, so that nobody has to replay them: by table, its record and the revision that it
is of. It can be thrown away and made again. Who played is not in it, but in the table's document.

Every function runs on the database's thread.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from sqlite3 import Connection

from bot.host.storage import documents, setting
from bot.host.storage.documents import OWNS, SITS, Unreadable
from bot.table.results.game_record import GameRecord
from bot.table.results.played import Played
from bot.table.session import Session

RECORD = setting.words("record")
"""By table: a revision, a blank, the record."""
SHOWN = setting.words("profile")
"""By person, what others see of them."""
TOGETHER = 256
"""Games that are read by one statement."""
_OVER = "started IS NOT NULL AND phase IN ('over', 'cancelled')"


def keep(connection: Connection, session: Session, record: GameRecord) -> None:
    """Keep the record of a session that is over."""
    packed = documents.written(GameRecord, documents.coder(GameRecord).pack(record))
    RECORD.put(connection, session.id, f"{session.table.revision} {packed}")


def of_server(connection: Connection, guild: int, after: int) -> tuple[Sequence[Played], int | None]:
    """Of the next games of a server that are over, behind the table `after`, those whose record is kept; and the last
    table that was looked at, None where there is no more."""
    rows = connection.execute(
        "SELECT id, game, started, ended, revision, value, iif(json_valid(document), document ->> '$.people', NULL)"
        f" FROM sessions LEFT JOIN settings ON scope = ? AND key = id WHERE guild = ? AND id > ? AND {_OVER}"
        " ORDER BY id LIMIT ?",
        (RECORD.scope, guild, after, TOGETHER),
    ).fetchall()
    found = (_played(*row) for row in rows)
    return [each for each in found if each is not None], rows[-1][0] if len(rows) == TOGETHER else None


def unread(connection: Connection, after: int) -> tuple[Sequence[int], int | None]:
    """Of the next games that are over, behind the table `after`, those of which no present record is kept; and the last
    table that was looked at, None where there is no more."""
    rows = connection.execute(
        "SELECT id, revision, value FROM sessions LEFT JOIN settings ON scope = ? AND key = id"
        f" WHERE id > ? AND {_OVER} ORDER BY id LIMIT ?",
        (RECORD.scope, after, TOGETHER),
    ).fetchall()
    found = [id for id, revision, value in rows if _record(revision, value) is None]
    return found, rows[-1][0] if len(rows) == TOGETHER else None


def rated_since(connection: Connection, guild: int, users: Sequence[int], since: int) -> Mapping[frozenset[int], int]:
    """How many rated games each of these people and each other one have begun together on a server since then,
    whoever has their seats now."""
    rows = connection.execute(
        "SELECT DISTINCT id, other.user FROM people AS own JOIN sessions ON id = own.session"
        " JOIN people AS other ON other.session = id WHERE own.user IN (SELECT value FROM json_each(:users))"
        " AND own.role IN (:sits, :owns) AND other.role IN (:sits, :owns) AND guild = :guild AND started >= :since"
        " AND json_valid(summary) AND summary ->> '$.rated'",
        {"users": json.dumps(list(users)), "sits": SITS, "owns": OWNS, "guild": guild, "since": since},
    ).fetchall()
    tables = ([user for id, user in rows if id == table] for table in {id for id, _ in rows})
    return Counter(frozenset(pair) for people in tables for pair in combinations(people, 2))


def played_of(session: Session, record: GameRecord) -> Played:
    """The game with the people in it."""
    people = {each.number: each.user for each in session.people}
    names = {each.user: each.name for each in session.people if each.user > 0}
    table = session.table
    assert table.started is not None, table
    assert table.ended is not None, table
    return Played(session.id, table.game, table.started, table.ended, record, people, names)


def _played(
    id: int, game: str, started: int, ended: int | None, revision: int, value: str | None, people: str | None
) -> Played | None:
    record = _record(revision, value)
    if record is None:
        return None
    known = [(each["number"], each["user"], each["name"]) for each in json.loads(people or "[]")]
    names = {user: name for _, user, name in known if user > 0}
    return Played(id, game, started, ended or started, record, {number: user for number, user, _ in known}, names)


def _record(revision: int, value: str | None) -> GameRecord | None:
    at, _, packed = (value or "").partition(" ")
    try:
        return documents.unpack(GameRecord, packed) if at == str(revision) else None
    except Unreadable:
        return None
