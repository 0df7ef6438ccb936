"""What people are spared: whose invitations they take, and how often others have had them pinged within a day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from sqlite3 import Connection

from bot.host.storage import records, setting
from bot.host.storage.documents import OWNS, SITS
from bot.host.storage.setting import Setting
from bot.table.answers import compact
from bot.table.guards import Refusal
from bot.table.limits import CALLS, DAY, Call, InvitePolicy, Welcome, Wish, count_call
from games.core import text


def _policy(kept: str) -> InvitePolicy:
    welcome, refused = json.loads(kept)
    return InvitePolicy(Welcome(welcome), frozenset(refused))


MANNERS: Setting[InvitePolicy] = Setting(
    "invitations_from", lambda policy: compact([policy.welcome.value, sorted(policy.refused)]), _policy
)
"""Whose invitations a person takes."""
CALLED = setting.rows("called")
"""A person's calls of the last day, for others' wishes."""


def invite_policy(connection: Connection, user: int) -> InvitePolicy:
    """Whose invitations `user` takes."""
    return MANNERS.get(connection, user) or InvitePolicy()


def keep_manners(connection: Connection, user: int, now: InvitePolicy) -> None:
    """Who is named in them needs no mark from before he was forgotten."""
    refused = now.refused - {records.mark_of(connection, each) for each in now.refused}
    MANNERS.put(connection, user, replace(now, refused=refused))


def insist_on_manners(connection: Connection, by: int, user: int) -> None:
    """`user` takes invitations of `by`.

    :raises Refusal: he takes none of theirs; the words do not say whether it is about them.
    """
    theirs, shared = invite_policy(connection, user), _shared(connection, by, user)
    if records.mark_of(connection, by) in theirs.refused or not theirs.takes(by, shared=shared):
        raise Refusal(text("bot-invited-unwelcome"))


def insist_on_welcome(connection: Connection, by: int, user: int, now: int) -> None:
    """`by` may invite `user`.

    :raises Refusal: he takes no invitations of theirs, or was called too often today; the words do not say by whom.
    """
    insist_on_manners(connection, by, user)
    if sum(now - each.at < DAY for each in _calls(connection, user, by)) >= CALLS:
        raise Refusal(text("bot-invited-often", most=CALLS))


def admit(connection: Connection, users: Iterable[int], wish: Wish, nonce: str, now: int) -> tuple[int, ...]:
    """Those of `users` who may be pinged for the wish by the message of that nonce; it counts from now on."""
    return tuple(user for user in users if _count(connection, user, Call(now, wish, nonce)))


def called(connection: Connection, users: Iterable[int], wish: Wish) -> tuple[int, ...]:
    """Those of `users` who may be pinged for the wish since that was admitted before."""
    return tuple(user for user in users if any(each.wish == wish for each in _calls(connection, user, wish.by)))


def _count(connection: Connection, user: int, call: Call) -> bool:
    counted = count_call(_calls(connection, user, call.wish.by), call)
    if counted is not None:
        rows = [[each.at, each.wish.by, each.wish.table, each.wish.kind, each.nonce] for each in counted]
        CALLED.put(connection, user, rows)
    return counted is not None


def _calls(connection: Connection, user: int, by: int) -> tuple[Call, ...]:
    """The calls of `user`; those that `by` wished also from before they were forgotten."""
    rows = CALLED.get(connection, user) or []
    return tuple(
        Call(at, Wish(records.recognised(connection, who, by), table, kind), nonce)
        for at, who, table, kind, nonce in rows
    )


def _shared(connection: Connection, one: int, other: int) -> bool:
    """Whether both sat, or began, at one table of a game that began."""
    tables = "SELECT session FROM people WHERE role IN (:sits, :owns) AND user ="
    row = connection.execute(
        f"SELECT 1 FROM sessions WHERE started IS NOT NULL AND id IN ({tables} :one) AND id IN ({tables} :two) LIMIT 1",
        {"one": one, "two": other, "sits": SITS, "owns": OWNS},
    ).fetchone()
    return row is not None
