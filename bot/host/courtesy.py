"""What people are spared: whose invitations they take, and how often others have had them pinged within a day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from sqlite3 import Connection

from bot.host import records
from bot.table.answers import compact
from bot.table.guards import Refusal
from bot.table.limits import CALLS, DAY, Call, Manners, Welcome, Wish, count_call
from games.core import text

MANNERS, CALLED = "invitations_from", "called"
"""The scopes of the settings under which a person's wishes and the calls of the last day are kept."""
INVITATION = "invitation"
"""The kind of wish of an invitation."""


def manners(connection: Connection, user: int) -> Manners:
    """Whose invitations `user` takes."""
    kept = records.recall(connection, MANNERS, user)
    if kept is None:
        return Manners()
    welcome, refused = json.loads(kept)
    return Manners(Welcome(welcome), frozenset(refused))


def keep_manners(connection: Connection, user: int, now: Manners) -> None:
    records.remember(connection, MANNERS, user, compact([now.welcome.value, sorted(now.refused)]))


def insist_on_welcome(connection: Connection, by: int, user: int, now: int) -> None:
    """`by` may invite `user`.

    :raises Refusal: he takes no invitations of theirs, or was called too often today; the words do not say by whom.
    """
    if not manners(connection, user).takes(by, shared=_shared(connection, by, user)):
        raise Refusal(text("bot-invited-unwelcome"))
    if sum(now - each.at < DAY for each in _calls(connection, user)) >= CALLS:
        raise Refusal(text("bot-invited-often", most=CALLS))


def admit(connection: Connection, users: Iterable[int], wish: Wish, nonce: str, now: int) -> tuple[int, ...]:
    """Those of `users` who may be pinged for the wish by the message of that nonce; it counts from now on."""
    return tuple(user for user in users if _count(connection, user, Call(now, wish, nonce)))


def _count(connection: Connection, user: int, call: Call) -> bool:
    counted = count_call(_calls(connection, user), call)
    if counted is not None:
        rows = [[each.at, each.wish.by, each.wish.table, each.wish.kind, each.nonce] for each in counted]
        records.remember(connection, CALLED, user, compact(rows))
    return counted is not None


def _calls(connection: Connection, user: int) -> tuple[Call, ...]:
    rows = json.loads(records.recall(connection, CALLED, user) or "[]")
    return tuple(Call(at, Wish(by, table, kind), nonce) for at, by, table, kind, nonce in rows)


def _shared(connection: Connection, one: int, other: int) -> bool:
    """Whether both sat, or began, at one table of a game that began."""
    row = connection.execute(
        "SELECT 1 FROM sessions WHERE started IS NOT NULL"
        " AND id IN (SELECT session FROM seats WHERE user = :one UNION SELECT session FROM seats WHERE owner = :one)"
        " AND id IN (SELECT session FROM seats WHERE user = :two UNION SELECT session FROM seats WHERE owner = :two)"
        " LIMIT 1",
        {"one": one, "two": other},
    ).fetchone()
    return row is not None
