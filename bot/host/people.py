"""The names of those whom a table's log calls by numbers, as rows. Every function runs on the database's thread."""

from __future__ import annotations

from sqlite3 import Connection

from bot.table.names import Named
from bot.table.session import Session


def put(connection: Connection, session: Session) -> None:
    """The people of `session` in place of those it had."""
    connection.execute("DELETE FROM people WHERE session = ?", (session.id,))
    rows = [(session.id, each.number, each.user, each.name) for each in session.people]
    connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", rows)


def of(connection: Connection, session: int) -> tuple[Named, ...]:
    """Everybody whom the log of a session calls by a number, by it."""
    rows = connection.execute("SELECT number, user, name FROM people WHERE session = ? ORDER BY number", (session,))
    return tuple(Named(*row) for row in rows)
