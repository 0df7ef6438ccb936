"""Removing a person, or a server, from everything that is kept.

A person's number goes out of every column of every table, whatever is added to the schema later: columns are found,
not listed. Only what grows with the logs is not read: no line names anybody, and anybody may ask for this as often as
they like. The person's number and names go out of a session's document (`documents.without`). Their names go out of
the kept messages of the tables that know them as well.

Backups still hold the person. A list of the forgotten lies beside the store, as digests: whoever restores a backup
forgets them again.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial, reduce
from pathlib import Path
from sqlite3 import Connection

from bot.host.storage import alarms, archive, documents, follows, looking, notes, ping_limits, posts, records, results
from bot.host.storage.documents import HOSTS, LEAST, SITS
from bot.host.storage.setting import STORE
from bot.host.storage.store import lock_store, refuse_missing, refuse_unfit
from bot.table.former import mark
from bot.table.session import NOBODY, Playing, Session, computer
from games.search import STANDS_IN

LISTED = "forgotten"
"""The file beside the store: a line for each person, which does not tell strangers who they are."""
PERSONAL = ("follows", "messages", "news", "people")
"""Tables whose rows are nobody's any more without their `user`."""
STRANGER = 48
"""Bits of the number that whoever is forgotten has in rated games: it follows from nothing."""
_TABLES = "SELECT id FROM sessions"
PACKED = ("document", "summary")
"""Columns that are written as a whole."""
LOGS = ("lines", "digests")
"""Tables whose rows follow from games alone."""


def open_tables(connection: Connection, user: int) -> tuple[int, ...]:
    """Where the person sits, or is the host of a table that has not begun: they have to leave there first."""
    rows = connection.execute(
        "SELECT DISTINCT id FROM sessions JOIN people ON session = id WHERE phase IN ('lobby', 'running')"
        " AND user = ? AND (role = ? OR role = ? AND phase = 'lobby') ORDER BY id",
        (user, SITS, HOSTS),
    )
    return tuple(id for (id,) in rows)


def tables_of(connection: Connection, user: int) -> tuple[int, ...]:
    """Every table that knows the person: they sat there, opened it, or were asked or offered something."""
    found: set[int] = set()
    for table, columns in _naming(connection).items():
        key = "id" if table in ("sessions", "messages") else "session"
        if key in columns:
            others = {column: kind for column, kind in columns.items() if column != key}
            query = f"SELECT DISTINCT {key} FROM {table} WHERE ({_any_holds(others)}) AND {key} IN ({_TABLES})"
            found |= {id for (id,) in connection.execute(query, _person(user))}
    return tuple(sorted(found))


def forget_person(connection: Connection, user: int) -> tuple[int, ...]:
    """Take a person who sits at no open table out of everything; the tables that were changed."""
    assert user >= LEAST, "no number of a person, but one that other things may have as well"
    tables, stranger = tables_of(connection, user), -1 - secrets.randbits(STRANGER)
    bare = (records.bare(connection, id) for id in tables)
    _forget_told(connection, {each.id: _forget_at(connection, each, user, stranger) for each in bare})
    connection.execute("DELETE FROM settings WHERE key = ?", (user,))
    alarms.forget(connection, alarms.PERSON, (user,))
    looking.forget(connection, user)
    _mark_wishes(connection, user)
    for table, columns in _naming(connection).items():
        if table in PERSONAL:
            connection.execute(f"DELETE FROM {table} WHERE user = ?", (user,))
        _forget_numbers(connection, table, columns, user)
    for id in tables:
        posts.arm(connection, alarms.SESSION, id)
    return tables


def forget_server(connection: Connection, guild: int) -> tuple[int, ...]:
    """Remove every table of a server with all that belongs to it; which these were."""
    tables = tuple(id for (id,) in connection.execute("SELECT id FROM sessions WHERE guild = ?", (guild,)))
    channels = [channel for (channel,) in connection.execute("SELECT channel FROM sessions WHERE guild = ?", (guild,))]
    archive.forget(connection, tables)
    alarms.forget(connection, alarms.SESSION, tables)
    followers = [user for (user,) in connection.execute("SELECT DISTINCT user FROM follows")]
    posts.forget(connection, alarms.SESSION, tables)
    posts.forget(connection, posts.SERVER, (guild,))
    alarms.forget(connection, posts.SERVER, (guild,))
    for key in {*tables, *channels, guild}:
        connection.execute("DELETE FROM settings WHERE key = ?", (key,))
    for table, columns in _columns(connection).items():
        if "session" in columns:
            connection.executemany(f"DELETE FROM {table} WHERE session = ?", [(id,) for id in tables])
    connection.execute("DELETE FROM sessions WHERE guild = ?", (guild,))
    follows.disarm(connection, followers)
    notes.forget(connection, tables)
    return tables


def people(connection: Connection) -> Iterator[int]:
    """Everybody who may be known: whoever is named at a table, follows one, is to hear something, set something, or is
    refused by somebody."""
    for column, table in (*(("user", each) for each in PERSONAL), ("key", "settings")):
        yield from (id for (id,) in connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} > 0"))
    wishes = ping_limits.MANNERS.all(connection).values()
    for policy in wishes:
        yield from (each for each in policy.refused if each > 0)
    yield from looking.people(connection)


# On a store that nobody serves


class StillSeated(Exception):
    """The person sits at open `tables`."""

    def __init__(self, tables: tuple[int, ...]) -> None:
        super().__init__(tables)
        self.tables = tables


def remove_person(database: Path, user: int) -> tuple[int, ...]:
    """As `forget_person`, on a store that no program is at work on; the person is listed as well.

    :raises StillSeated: they have to leave first.
    :raises StoreBusy: a program is at work on it.
    :raises StoreMissing, StoreNewer, StoreOlder, StoreBroken: it cannot be changed.
    """
    with _opened(database) as connection:
        if tables := open_tables(connection, user):
            raise StillSeated(tables)
        changed = forget_person(connection, user)
    note(database, user)
    return changed


def remove_server(database: Path, guild: int) -> tuple[int, ...]:
    """As `forget_server`, on a store that no program is at work on.

    :raises StoreBusy: a program is at work on it.
    :raises StoreMissing, StoreNewer, StoreOlder, StoreBroken: it cannot be changed.
    """
    with _opened(database) as connection:
        return forget_server(connection, guild)


@contextmanager
def _opened(database: Path) -> Iterator[Connection]:
    """One transaction, with what was removed overwritten on the disk."""
    refuse_missing(database)
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


def forget_again(connection: Connection, database: Path) -> None:
    """Forget everybody on the list, in a store that comes from a backup. Those who sit at an open table there leave
    their seats to the computer."""
    gone = listed(database)
    for user in {user for user in people(connection) if _digest(user) in gone} if gone else ():
        for id in open_tables(connection, user):
            session = records.bare(connection, id)
            records.save(connection, session, _left_to_computer(session, user))
        forget_person(connection, user)


def _left_to_computer(session: Session, user: int) -> Session:
    chairs = (
        replace(chair, occupant=computer(STANDS_IN))
        if chair.occupant is not None and chair.occupant.user == user
        else chair
        for chair in session.chairs
    )
    return replace(session, chairs=tuple(chairs))


def _list(database: Path) -> Path:
    return database.with_name(LISTED)


def _digest(user: int) -> str:
    return hashlib.sha256(f"parlour:{user}".encode()).hexdigest()


# Numbers


def _mark_wishes(connection: Connection, user: int) -> None:
    """Where others refuse the person, or were invited or called by them, a mark is left: they are still refused, and
    the day's limits hold for them."""
    if records.SECRET.get(connection, STORE) is None:
        records.SECRET.put(connection, STORE, secrets.token_hex(32))
    left = partial(_number(user).sub, str(records.mark_of(connection, user)))
    scopes = tuple(each.scope for each in (ping_limits.MANNERS, ping_limits.CALLED, records.INVITATIONS))
    where = f"scope IN {scopes} AND instr(value, :digits)"
    _rewrite(connection, "settings", "value", where, _person(user), left)


def _columns(connection: Connection) -> Mapping[str, Mapping[str, str]]:
    """The columns that may hold a person's number, with their types, of every table."""
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return {
        table: {
            name: kind
            for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})")
            if kind in ("INTEGER", "TEXT") and name not in PACKED
        }
        for (table,) in names.fetchall()
    }


def _naming(connection: Connection) -> Mapping[str, Mapping[str, str]]:
    """Those of the tables that may name anybody."""
    return {table: columns for table, columns in _columns(connection).items() if table not in LOGS}


def _any_holds(columns: Mapping[str, str]) -> str:
    """One reading of a table finds whether any of these holds the number."""
    return " OR ".join(_holds(column, kind) for column, kind in columns.items())


def _holds(column: str, kind: str) -> str:
    return f"{column} = :user" if kind == "INTEGER" else f"instr({column}, :digits)"


def _person(user: int) -> Mapping[str, object]:
    return {"user": user, "digits": str(user)}


def _forget_numbers(connection: Connection, table: str, columns: Mapping[str, str], user: int) -> None:
    query = f"SELECT 1 FROM {table} WHERE {_any_holds(columns)} LIMIT 1"
    if connection.execute(query, _person(user)).fetchone() is not None:
        for column, kind in columns.items():
            _forget_number(connection, table, column, kind, user)


def _forget_number(connection: Connection, table: str, column: str, kind: str, user: int) -> None:
    if kind == "INTEGER":
        connection.execute(f"UPDATE {table} SET {column} = {NOBODY} WHERE {column} = ?", (user,))
    else:
        number = partial(_number(user).sub, str(NOBODY))
        _rewrite(connection, table, column, _holds(column, kind), _person(user), number)


def _number(user: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){user}(?!\d)")


def _rewrite(
    connection: Connection,
    table: str,
    column: str,
    where: str,
    values: Mapping[str, object],
    change: Callable[[str], str],
) -> None:
    """Change the texts of a column."""
    held = connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {where}", values).fetchall()
    for (before,) in held:
        if (after := change(before)) != before:
            connection.execute(
                f"UPDATE {table} SET {column} = :after WHERE {column} = :before AND ({where})",
                {**values, "after": after, "before": before},
            )


# Names


def _forget_at(connection: Connection, session: Session, user: int, stranger: int) -> Mapping[str, str]:
    """Out of the table's document and of the sentences that are kept of it; what stands for each of the person's names
    now. A mark is left where they have sat in a game that still runs, so that they play with no other hand there. In
    rated games, also where a computer plays on, the number of a `stranger` is left, so that the others are as strong
    as they were."""
    called = _names(session, user, archive.former_names(connection, session.id, user))
    for name, by in called.items():
        said = partial(_renamed, name=name, by=by)
        for table, column, where in _TOLD:
            _rewrite(connection, table, column, where, {"id": session.id}, said)
    if session.readable:
        left = mark(session.seed, user) if isinstance(session.phase, Playing) else NOBODY
        known = stranger if session.table.rated and session.table.started is not None else NOBODY
        parts = documents.without(documents.document_of(session), user, called, left, known)
        records.save(connection, session, documents.with_parts(session, parts))
    else:
        _forget_unread(connection, session.id, user, called)
    return called


def _forget_told(connection: Connection, called: Mapping[int, Mapping[str, str]]) -> None:
    """Out of the sentences that lie among those of all tables. They are read once for all tables of a person: there may
    be thousands. Records of games name nobody, whatever words are in them."""
    if not called:
        return
    query = "SELECT value, scope, key FROM settings WHERE key IN (SELECT value FROM json_each(?)) AND scope <> ?"
    for value, scope, id in connection.execute(query, (json.dumps(list(called)), results.RECORD.scope)).fetchall():
        if (after := _without_names(value, called[id])) != value:
            connection.execute("UPDATE settings SET value = ? WHERE scope = ? AND key = ?", (after, scope, id))
    tables = {str(id): names for id, names in called.items()}
    for answer, request in connection.execute("SELECT answer, interaction FROM requests").fetchall():
        names = [tables[id] for id in tables.keys() & set(_DIGITS.findall(answer))]
        if (after := reduce(_without_names, names, answer)) != answer:
            connection.execute("UPDATE requests SET answer = ? WHERE interaction = ?", (after, request))


def _without_names(packed: str, called: Mapping[str, str]) -> str:
    return reduce(lambda said, name: _renamed(said, name=name, by=called[name]), called, packed)


def _forget_unread(connection: Connection, id: int, user: int, called: Mapping[str, str]) -> None:
    """Out of a document that cannot be read, as a text."""
    words = {json.dumps(name): json.dumps(by) for name, by in called.items()}
    pattern = "|".join((rf"(?<!\d){user}(?!\d)", *map(re.escape, words)))
    for column in PACKED:
        (packed,) = connection.execute(f"SELECT {column} FROM sessions WHERE id = ?", (id,)).fetchone()
        erased = re.sub(pattern, lambda found: words.get(found[0], str(NOBODY)), packed)
        connection.execute(f"UPDATE sessions SET {column} = ? WHERE id = ?", (erased, id))


def _names(session: Session, user: int, former: tuple[str, ...]) -> Mapping[str, str]:
    """What the person was called at a table, and what stands there from now on: what the log calls them, or else the
    number of their seat, or a dash."""
    found = {session.table.host_name: "\u2013"} if session.table.host == user else {}
    found |= {vote.about[-1]: "\u2013" for vote in session.votes if str(user) in vote.about}
    numbered = {each.name: str(each.called) for each in session.people if each.user == user}
    for seat, chair in enumerate(session.chairs):
        own = next(iter(numbered.values()), f"P{seat + 1}")
        found |= {who.name: own for who in (chair.occupant, chair.owner) if who is not None and who.user == user}
    now = next(iter({**numbered, **found}.values()), "\u2013")
    return dict.fromkeys(former, now) | found | numbered


_TOLD = (
    ("terms", "result", "session = :id AND result IS NOT NULL"),
    ("news", "said", "session = :id"),
    ("messages", "state", "scope = 'session' AND id = :id"),
)
"""Columns with sentences of one table in which a name may stand."""


_DIGITS = re.compile(r"\d+")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_KEY = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+")


def _renamed(packed: str, *, name: str, by: str) -> str:
    """Values as JSON, perhaps with words before them, in whose sentences `by` stands for `name`. What is no sentence
    stays, whatever somebody is called: numbers, and the keys of messages."""

    def renamed(found: re.Match[str]) -> str:
        before = json.loads(found[0])
        if _KEY.fullmatch(before) and before != name:
            return found[0]
        after = re.sub(_word(name), lambda _: by, before)
        return found[0] if after == before else json.dumps(after, ensure_ascii=found[0].isascii())

    return _STRING.sub(renamed, packed)


def _word(name: str) -> str:
    """A name where it stands as a word; in Chinese nothing stands between words."""
    return rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])" if name.isascii() else re.escape(name)
