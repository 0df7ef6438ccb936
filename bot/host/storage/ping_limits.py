"""What people are spared: whose invitations they take, and how often others have had them pinged within a day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from sqlite3 import Connection

from bot.host.storage import news, records, setting
from bot.host.storage.documents import OWNS, SITS
from bot.host.storage.setting import Setting
from bot.table.answers import compact
from bot.table.guards import Refusal
from bot.table.limits import GAME, INVITATION, NUDGE, Call, InvitePolicy, Ping, Welcome, Wish, count_call
from bot.table.session import News
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
NEXT = -1
"""The table that is still to be opened."""


def invite_policy(connection: Connection, user: int) -> InvitePolicy:
    """Whose invitations `user` takes."""
    return MANNERS.get(connection, user) or InvitePolicy()


def keep_manners(connection: Connection, user: int, now: InvitePolicy) -> None:
    """Whoever is named in them needs no mark from before they were forgotten."""
    refused = now.refused - {records.mark_of(connection, each) for each in now.refused}
    MANNERS.put(connection, user, replace(now, refused=refused))


def insist_on_manners(connection: Connection, by: int, user: int) -> None:
    """`user` takes invitations of `by`, and neither refuses the other.

    :raises Refusal: not so; where `user` refuses, the words do not say whether it is about `by`.
    """
    if _refuses(connection, by, user):
        raise Refusal(text("bot-invited-refused"))
    theirs, shared = invite_policy(connection, user), _shared(connection, by, user)
    if _refuses(connection, user, by) or not theirs.takes(by, shared=shared):
        raise Refusal(text("bot-invited-unwelcome"))


def insist_on_peace(connection: Connection, by: int, together: Iterable[tuple[int, int]]) -> None:
    """Of the people whom `by` wants to bring together, in pairs, neither refuses the other.

    :raises Refusal: one does; the words are those for whoever takes no invitations.
    """
    for one, other in together:
        if are_apart(connection, one, other):
            own = by in (one, other) and _refuses(connection, by, one if by == other else other)
            raise Refusal(text("bot-invited-refused" if own else "bot-invited-unwelcome"))


def insist_on_welcome(connection: Connection, by: int, user: int, now: int) -> None:
    """`by` may invite `user`.

    :raises Refusal: `user` takes no invitations of theirs, or was called too often today; the words do not say by whom.
    """
    insist_on_manners(connection, by, user)
    if count_call(_calls(connection, user, by), Call(now, Wish(by, NEXT, INVITATION), "")) is None:
        raise Refusal(text("bot-invited-often"))


def admit(connection: Connection, pings: Iterable[Ping], nonce: str, now: int) -> tuple[int, ...]:
    """Whom the message of that nonce may ping: everybody for the game's sake; for somebody's wish who was not called
    often enough, and where they do not play together neither refuses the other. It counts from now on."""
    called = {user for each in pings if each.cause is GAME for user in each.users}
    for each in pings:
        if isinstance(each.cause, Wish):
            call = Call(now, each.cause, each.counted or nonce)
            called |= {user for user in each.users if user not in called and _count(connection, user, call)}
    return tuple(user for each in pings for user in each.users if user in called)


def may_call(connection: Connection, user: int, wish: Wish, now: int) -> bool:
    """Whether the gate would let `user` be pinged for the wish now, by a message of its own."""
    return count_call(_calls(connection, user, wish.by), Call(now, wish, "")) is not None


def called(connection: Connection, users: Iterable[int], wish: Wish) -> tuple[int, ...]:
    """Those of `users` who may be pinged for the wish since that was admitted before."""
    return tuple(user for user in users if any(each.wish == wish for each in _calls(connection, user, wish.by)))


def _count(connection: Connection, user: int, call: Call) -> bool:
    wish = call.wish
    if are_apart(connection, user, wish.by) and not _play(connection, wish.table, user, wish.by):
        return False
    counted = count_call(_calls(connection, user, wish.by), call)
    if counted is None:
        _leave_word(connection, user, call)
        return False
    rows = [[each.at, each.wish.by, each.wish.table, each.wish.kind, each.nonce, each.wish.vote] for each in counted]
    CALLED.put(connection, user, rows)
    return True


def _leave_word(connection: Connection, user: int, call: Call) -> None:
    """Who is not called finds it, once, in `/games` and with the next private answer at the table. What a nudge is
    about stands there anyway."""
    word = News(user, text("bot-spared"), call.wish.table)
    unread = {(each.session, each.said) for each in news.of_user(connection, user)}
    left = call.wish.kind == NUDGE or user == call.wish.by or (word.session, word.said) in unread
    if word.session and not left:
        news.keep(connection, word.session, (word,), call.at)


def _calls(connection: Connection, user: int, by: int) -> tuple[Call, ...]:
    """The calls of `user`; those that `by` wished also from before they were forgotten."""
    rows = CALLED.get(connection, user) or []
    return tuple(
        Call(at, Wish(records.recognised(connection, who, by), table, kind, any(vote)), nonce)
        for at, who, table, kind, nonce, *vote in rows  # an older program kept no vote
    )


def _refuses(connection: Connection, user: int, other: int) -> bool:
    """Whether `user` refuses the other, also from before they were forgotten."""
    refused = invite_policy(connection, user).refused
    return bool(refused) and (other in refused or records.mark_of(connection, other) in refused)


def are_apart(connection: Connection, one: int, other: int) -> bool:
    """Whether one of the two refuses the other."""
    return _refuses(connection, one, other) or _refuses(connection, other, one)


def _play(connection: Connection, session: int, one: int, other: int) -> bool:
    """Whether both play at a table where a game is under way."""
    query = (
        "SELECT count(DISTINCT user) = 2 FROM people JOIN sessions ON id = session"
        " WHERE session = ? AND phase = 'running' AND role = ? AND user IN (?, ?)"
    )
    return bool(connection.execute(query, (session, SITS, one, other)).fetchone()[0])


def _shared(connection: Connection, one: int, other: int) -> bool:
    """Whether both sat, or began, at one table of a game that began."""
    tables = "SELECT session FROM people WHERE role IN (:sits, :owns) AND user ="
    row = connection.execute(
        f"SELECT 1 FROM sessions WHERE started IS NOT NULL AND id IN ({tables} :one) AND id IN ({tables} :two) LIMIT 1",
        {"one": one, "two": other, "sits": SITS, "owns": OWNS},
    ).fetchone()
    return row is not None
