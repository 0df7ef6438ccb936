"""What seats may still take back, as rows."""

from __future__ import annotations

from sqlite3 import Connection

from bot.table.session import Ground, Latest, Session
from games.core import Seat


def put(connection: Connection, session: Session) -> None:
    """The messages of `session` that may be taken back, in place of those of before."""
    connection.execute("DELETE FROM retractable WHERE session = ?", (session.id,))
    rows = [
        (
            *(session.id, int(each.seat), each.secret, each.line, each.at, each.ground.value),
            *(each.left, each.allowed, each.barred, each.remade, each.taken),
        )
        for each in session.retractable
    ]
    connection.executemany("INSERT INTO retractable VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def of(connection: Connection, session: int) -> tuple[Latest, ...]:
    """The messages of a session that may be taken back."""
    rows = connection.execute(
        "SELECT seat, secret, line, at, ground, left_over, allowed, barred, remade, taken FROM retractable"
        " WHERE session = ? ORDER BY seat, secret",
        (session,),
    )
    return tuple(
        Latest(Seat(seat), bool(secret), line, at, Ground(ground), left, allowed, *map(bool, flags))
        for seat, secret, line, at, ground, left, allowed, *flags in rows
    )
