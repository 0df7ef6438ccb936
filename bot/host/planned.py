"""What people have planned, as rows. Every function runs on the database's thread."""

from __future__ import annotations

import json
from sqlite3 import Connection

from bot.table.answers import compact
from bot.table.session import Book, Plan, Session, Spent


def put(connection: Connection, session: Session) -> None:
    """The books of `session` in place of those it had."""
    rows = [
        (
            session.id,
            book.user,
            compact(_packed(book.plans)),
            compact(list(book.heard)),
            book.due,
            compact([[each.line, _packed(each.plans), each.back] for each in book.spent]),
        )
        for book in session.books
    ]
    connection.execute("DELETE FROM plans WHERE session = ?", (session.id,))
    columns = "session, user, plans, heard, due, spent"
    connection.executemany(f"INSERT INTO plans ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)


def _packed(plans: tuple[Plan, ...]) -> list[list[str]]:
    return [[plan.text, plan.after] for plan in plans]


def _plans(packed: list[list[str]]) -> tuple[Plan, ...]:
    return tuple(Plan(*each) for each in packed)


def of(connection: Connection, session: int) -> tuple[Book, ...]:
    """The books of a session."""
    query = "SELECT user, plans, heard, due, spent FROM plans WHERE session = ? ORDER BY user"
    return tuple(
        Book(user, _plans(json.loads(plans)), tuple(json.loads(heard)), due, _spent(spent))
        for user, plans, heard, due, spent in connection.execute(query, (session,))
    )


def _spent(packed: str) -> tuple[Spent, ...]:
    return tuple(Spent(line, _plans(plans), back) for line, plans, back in json.loads(packed))


def due(connection: Connection) -> tuple[int, ...]:
    """Sessions in which a plan is still to be tried."""
    return tuple(id for (id,) in connection.execute("SELECT DISTINCT session FROM plans WHERE due ORDER BY session"))
