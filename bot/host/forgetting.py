"""Removing a person, or a server, from everything that is kept.

A person's number goes out of every column of every table, whatever is added to the schema later: columns are found,
not listed. His names go out of the tables at which he sat: out of seats and messages that are kept. No log of today
holds one; out of the sealed lines of older games they go as well, whose seal no longer fits then, and such a table is
marked, so that nobody takes its export for altered by somebody else.

What was backed up still holds him. A list of the forgotten lies beside the store, as digests: whoever restores a backup
forgets them again.
"""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection

from bot.host import archive, records
from bot.host.people import of as of_table
from bot.host.store import StoreMissing, lock_store, refuse_unfit
from bot.table.answers import compact
from bot.table.former import mark
from bot.table.session import NOBODY

FORGOTTEN = "forgotten"
"""The scope of the marks, by session."""
LISTED = "forgotten"
"""The file beside the store: a line for each person, and nothing that tells who he is to somebody who does not know."""
NAMELESS = 3
"""The format of a log from which on no name is in it."""
LEAST = 1 << 22
"""Discord's numbers are larger; small ones count lines, seats and seconds."""
PERSONAL = ("follows", "letters", "news", "plans")
"""Tables whose rows are nobody's any more without their `user`."""


def open_tables(connection: Connection, user: int) -> tuple[int, ...]:
    """Where the person sits, or is the host of a table that has not begun: he has to leave there first."""
    rows = connection.execute(
        "SELECT DISTINCT id FROM sessions LEFT JOIN seats ON session = id WHERE phase IN ('lobby', 'running')"
        " AND (user = :user OR host = :user AND phase = 'lobby') ORDER BY id",
        {"user": user},
    )
    return tuple(id for (id,) in rows)


def tables_of(connection: Connection, user: int) -> tuple[int, ...]:
    """Every table that knows the person: he sat there, opened it, was asked or offered something."""
    found: set[int] = set()
    for table, columns in _columns(connection).items():
        key = "id" if table == "sessions" else "session"
        if key not in columns:
            continue
        for column, kind in columns.items():
            if column != key:
                query = f"SELECT DISTINCT {key} FROM {table} WHERE {_holds(column, kind)}"
                found |= {id for (id,) in connection.execute(query, _person(user))}
    return tuple(sorted(found))


def forget_person(connection: Connection, user: int, now: int) -> tuple[int, ...]:
    """Take a person who sits at no open table out of everything; the tables that were changed."""
    assert user >= LEAST, "no number of a person, but one that other things may have as well"
    tables = tables_of(connection, user)
    for id in tables:
        _forget_names(connection, id, _names(connection, id, user), now)
    connection.execute("DELETE FROM settings WHERE key = ?", (user,))
    _mark_seats(connection, user)
    for table, columns in _columns(connection).items():
        if table in PERSONAL:
            connection.execute(f"DELETE FROM {table} WHERE user = ?", (user,))
        for column, kind in columns.items():
            _forget_number(connection, table, column, kind, user)
    return tables


def forget_server(connection: Connection, guild: int) -> tuple[int, ...]:
    """Remove every table of a server with all that belongs to it; which these were."""
    tables = tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE guild = ?", (guild,)))
    channels = [channel for (channel,) in connection.execute("SELECT channel FROM sessions WHERE guild = ?", (guild,))]
    archive.forget(connection, tables)
    for key in {*tables, *channels, guild}:
        connection.execute("DELETE FROM settings WHERE key = ?", (key,))
    for table, columns in _columns(connection).items():
        if "session" in columns:
            connection.executemany(f"DELETE FROM {table} WHERE session = ?", [(id,) for id in tables])
    connection.execute("DELETE FROM sessions WHERE guild = ?", (guild,))
    return tables


def people(connection: Connection) -> Iterator[int]:
    """Everybody who may be known: whoever sat somewhere, opened a table, or set something."""
    for column, table in (("user", "seats"), ("owner", "seats"), ("host", "sessions"), ("key", "settings")):
        yield from (id for (id,) in connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} > 0"))


# On a store that nobody serves


class StillSeated(Exception):
    """The person sits at open `tables`."""

    def __init__(self, tables: tuple[int, ...]) -> None:
        super().__init__(tables)
        self.tables = tables


def remove_person(database: Path, user: int, *, now: int) -> tuple[int, ...]:
    """As `forget_person`, on a store that no program is at work on; he is listed as well.

    :raises StillSeated: he has to leave first.
    :raises StoreBusy: a program is at work on it.
    :raises StoreMissing, StoreNewer, StoreBroken: it cannot be changed.
    """
    with _opened(database) as connection:
        if tables := open_tables(connection, user):
            raise StillSeated(tables)
        changed = forget_person(connection, user, now)
    note(database, user)
    return changed


def remove_server(database: Path, guild: int) -> tuple[int, ...]:
    """As `forget_server`, on a store that no program is at work on.

    :raises StoreBusy: a program is at work on it.
    :raises StoreMissing, StoreNewer, StoreBroken: it cannot be changed.
    """
    with _opened(database) as connection:
        return forget_server(connection, guild)


@contextmanager
def _opened(database: Path) -> Iterator[Connection]:
    """One transaction, with what was removed overwritten on the disk."""
    if not database.exists():
        raise StoreMissing(f"there is no {database}")
    with closing(lock_store(database)):
        refuse_unfit(database)
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


# The list beside the store


def note(database: Path, user: int) -> None:
    """Put a person on the list of the forgotten."""
    if _digest(user) not in listed(database):
        with _list(database).open("a", encoding="ascii") as file:
            file.write(_digest(user) + "\n")


def listed(database: Path) -> frozenset[str]:
    """The digests of the forgotten."""
    try:
        return frozenset(_list(database).read_text("ascii").split())
    except FileNotFoundError:
        return frozenset()


def forget_again(connection: Connection, database: Path, now: int) -> None:
    """Forget everybody on the list, in a store that comes from a backup; who sits at an open table there leaves his
    seat to the computer."""
    gone = listed(database)
    for user in {user for user in people(connection) if _digest(user) in gone} if gone else ():
        connection.execute(
            "UPDATE seats SET kind = 'computer', level = coalesce(level, 'absent'), user = NULL WHERE user = ?"
            " AND session IN (SELECT id FROM sessions WHERE phase IN ('lobby', 'running'))",
            (user,),
        )
        forget_person(connection, user, now)


def _list(database: Path) -> Path:
    return database.with_name(LISTED)


def _digest(user: int) -> str:
    return hashlib.sha256(f"parlour:{user}".encode()).hexdigest()


# Numbers


def _mark_seats(connection: Connection, user: int) -> None:
    """Where the person has sat in games that still run a mark is left, so that he plays with no other hand there."""
    seats = (
        "SELECT session, seat, sat, seed FROM seats JOIN sessions ON id = session"
        " WHERE phase = 'running' AND instr(sat, :digits)"
    )
    for session, seat, sat, seed in connection.execute(seats, _person(user)).fetchall():
        marked = [mark(seed, user) if each == user else each for each in json.loads(sat)]
        connection.execute("UPDATE seats SET sat = ? WHERE session = ? AND seat = ?", (compact(marked), session, seat))


def _columns(connection: Connection) -> Mapping[str, Mapping[str, str]]:
    """The columns that may hold a person's number, with their types, of every table."""
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return {
        table: {
            name: kind
            for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})")
            if kind in ("INTEGER", "TEXT")
        }
        for (table,) in names.fetchall()
    }


def _holds(column: str, kind: str) -> str:
    return f"{column} = :user" if kind == "INTEGER" else f"instr({column}, :digits)"


def _person(user: int) -> Mapping[str, object]:
    return {"user": user, "digits": str(user)}


def _forget_number(connection: Connection, table: str, column: str, kind: str, user: int) -> None:
    if kind == "INTEGER":
        connection.execute(f"UPDATE {table} SET {column} = {NOBODY} WHERE {column} = ?", (user,))
    else:
        number = Replacement(re.compile(rf"(?<!\d){user}(?!\d)"), str(NOBODY))
        _rewrite(connection, table, column, _holds(column, kind), _person(user), number)


@dataclass(frozen=True, slots=True)
class Replacement:
    """What is looked for in a text, and what takes its place."""

    found: re.Pattern[str]
    by: str

    def of(self, text: str) -> str:
        return self.found.sub(lambda _: self.by, text)


def _rewrite(
    connection: Connection, table: str, column: str, where: str, values: Mapping[str, object], change: Replacement
) -> None:
    """Change the texts of a column."""
    held = connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {where}", values).fetchall()
    for (before,) in held:
        if (after := change.of(before)) != before:
            connection.execute(
                f"UPDATE {table} SET {column} = :after WHERE {column} = :before AND ({where})",
                {**values, "after": after, "before": before},
            )


# Names


def _names(connection: Connection, id: int, user: int) -> Mapping[str, str]:
    """What the person was called at a table, and what stands there from now on: what the log calls him, or else the
    number of his seat, or a dash."""
    found: dict[str, str] = {}
    host, host_name = connection.execute("SELECT host, host_name FROM sessions WHERE id = ?", (id,)).fetchone()
    if host == user:
        found[host_name] = "\u2013"
    for (name,) in connection.execute("SELECT name FROM offers WHERE session = ? AND person = ?", (id, user)):
        found[name] = "\u2013"
    everybody = of_table(connection, id)
    numbered = {each.name: str(each.called) for each in everybody if each.user == user}
    called = {str(each.called) for each in everybody}
    seats = "SELECT seat, user, name, owner, owner_name, sat FROM seats WHERE session = ? ORDER BY seat"
    for seat, here, name, owner, owner_name, sat in connection.execute(seats, (id,)).fetchall():
        own = next(iter(numbered.values()), f"P{seat + 1}")
        earlier = [] if user not in json.loads(sat) else _given(connection, id, seat)
        found |= {each: own for each in earlier if each not in (name, owner_name, *called)}
        found |= {each: own for each, who in ((name, here), (owner_name, owner)) if who == user and each}
    now = next(iter({**numbered, **found}.values()), "\u2013")
    return dict.fromkeys(archive.former_names(connection, id, user), now) | found | numbered


def _given(connection: Connection, id: int, seat: int) -> Iterable[str]:
    """The names of those who were given a seat, as the lines of the host tell them."""
    rows = connection.execute("SELECT move FROM lines WHERE session = ? AND seat = -2", (id,))
    for (move,) in rows:
        match json.loads(move):
            case ["person", at, before, name] if at == str(seat):
                yield from (called for called in (before, name) if called)
            case ["computer", at, before, _] if at == str(seat) and before:
                yield before


def _forget_names(connection: Connection, id: int, names: Mapping[str, str], now: int) -> None:
    for name, by in names.items():
        if _forget_sealed(connection, id, name, by):
            records.remember(connection, FORGOTTEN, id, str(now))
        said = Replacement(re.compile(_word(name) + "|" + _word(json.dumps(name)[1:-1])), by)
        for table, column, where in _TOLD:
            _rewrite(connection, table, column, where, {"id": id}, said)
        for table, column, key in _CALLED:
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ? AND {column} = ?", (by, id, name))


_CALLED = (
    *(("sessions", "host_name", "id"), ("seats", "name", "session"), ("seats", "owner_name", "session")),
    *(("offers", "name", "session"), ("people", "name", "session")),
)
"""Columns that hold a name alone."""
_TOLD = (
    *(("sessions", "note", "id = :id"), ("sessions", "result", "id = :id AND result IS NOT NULL")),
    *(("news", "said", "session = :id"), ("settings", "value", "key = :id")),
    ("requests", "answer", "answer LIKE '%' || :id || '%'"),
)
"""Columns with sentences in which a name may stand."""


def _word(name: str) -> str:
    """A name where it stands as a word; in Chinese nothing stands between words."""
    return rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])" if name.isascii() else re.escape(name)


def _forget_sealed(connection: Connection, id: int, name: str, by: str) -> bool:
    """Take a name out of the header's players and of the lines of the host; whether it was there. A log of today holds
    none, though somebody may be called like a number."""
    (header,) = connection.execute("SELECT header FROM sessions WHERE id = ?", (id,)).fetchone()
    sealed = json.loads(header) if header is not None else {"players": []}
    if sealed.get("parlour", NAMELESS) >= NAMELESS:
        return False
    rows = connection.execute("SELECT n, move FROM lines WHERE session = ? AND seat = -2", (id,)).fetchall()
    told = [(n, json.loads(move)) for n, move in rows]
    lines = [(compact([kind, *_replaced(words, name, by)]), id, n) for n, (kind, *words) in told if name in words]
    connection.executemany("UPDATE lines SET move = ? WHERE session = ? AND n = ?", lines)
    if name in sealed["players"]:
        sealed["players"] = _replaced(sealed["players"], name, by)
        connection.execute("UPDATE sessions SET header = ? WHERE id = ?", (compact(sealed), id))
        return True
    return bool(lines)


def _replaced(words: Iterable[str], name: str, by: str) -> list[str]:
    return [by if word == name else word for word in words]
