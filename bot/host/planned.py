"""What people have planned, as rows. Every function runs on the database's thread."""

from __future__ import annotations

import json
from sqlite3 import Connection

from bot.table.answers import compact
from bot.table.session import Book, Plan, Session


def put(connection: Connection, session: Session) -> None:
    """The books of `session` in place of those it had."""
    rows = [
        (
            session.id,
            book.user,
            compact([[plan.text, plan.after] for plan in book.plans]),
            compact(list(book.heard)),
            book.ready,
        )
        for book in session.books
    ]
    connection.execute("DELETE FROM plans WHERE session = ?", (session.id,))
    connection.executemany("INSERT INTO plans (session, user, plans, heard, ready) VALUES (?, ?, ?, ?, ?)", rows)


def of(connection: Connection, session: int) -> tuple[Book, ...]:
    """The books of a session."""
    rows = connection.execute("SELECT user, plans, heard, ready FROM plans WHERE session = ? ORDER BY user", (session,))
    return tuple(
        Book(user, tuple(Plan(*each) for each in json.loads(plans)), tuple(json.loads(heard)), bool(ready))
        for user, plans, heard, ready in rows
    )


def ready(connection: Connection) -> tuple[int, ...]:
    """Sessions in which a plan is still to be tried."""
    return tuple(id for (id,) in connection.execute("SELECT DISTINCT session FROM plans WHERE ready ORDER BY session"))
