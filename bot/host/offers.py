"""Seats that are offered, as rows. Every function runs on the database's thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple
from sqlite3 import Connection
from typing import Any

from bot.table.answers import compact
from bot.table.offer import Offer
from bot.table.proposal import Fate
from bot.table.session import Session
from games.core import Seat

COLUMNS = (
    *("number", "seat", "person", "name", "giver", "opened", "objections", "until", "accepted"),
    *("fate", "settled", "refused"),
)
"""In the order of the fields of an `Offer`."""


def put(connection: Connection, session: Session) -> None:
    """The offers of `session` in place of those it had; of an open one also when the clock has to look at it."""
    rows = [(session.id, each.rings if each.open else None, *_row(each)) for each in session.offers]
    connection.execute("DELETE FROM offers WHERE session = ?", (session.id,))
    names, marks = ", ".join(("session", "rings", *COLUMNS)), ", ".join("?" * (2 + len(COLUMNS)))
    connection.executemany(f"INSERT INTO offers ({names}) VALUES ({marks})", rows)


def of(connection: Connection, session: int) -> tuple[Offer, ...]:
    """The offers of a session, oldest first."""
    rows = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM offers WHERE session = ? ORDER BY number", (session,))
    return tuple(_offer(*row) for row in rows)


def due(connection: Connection, now: int, without: Iterable[int]) -> tuple[int, ...]:
    """Sessions with an offer that has to be looked at, earliest first, a hundred at most."""
    rows = connection.execute(
        "SELECT session FROM offers WHERE rings <= ?"
        " AND session NOT IN (SELECT value FROM json_each(?)) ORDER BY rings LIMIT 100",
        (now, compact(sorted(without))),
    )
    return tuple(dict.fromkeys(session for (session,) in rows))


def resume(connection: Connection, away: int) -> None:
    """The seconds for which the program was away count for no offer."""
    connection.execute(
        "UPDATE offers SET objections = objections + :away, until = until + :away, rings = rings + :away"
        " WHERE rings IS NOT NULL",
        {"away": away},
    )


def _offer(number: int, seat: int, user: int, name: str, by: int, *rest: Any) -> Offer:
    opened, objections, until, accepted, fate, settled, refused = rest
    moments = (opened, objections, until, accepted)
    return Offer(number, Seat(seat), user, name, by, *moments, Fate(fate), settled, refused)


def _row(offer: Offer) -> tuple[object, ...]:
    number, seat, *rest = astuple(offer)
    values = (number, int(seat), *rest)
    return tuple(each.value if isinstance(each, Fate) else each for each in values)
