"""What is kept for those who look back: who left which seat, what somebody has seen, games that are over.

Every function runs on the database's thread.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from sqlite3 import Connection

from bot.host.storage import setting
from bot.host.storage.documents import OWNS, SITS
from bot.host.storage.setting import Setting
from bot.table.session import Session
from games.core import Seat

LEFT, SEEN, NAMED = "left", "seen", "named"
"""How the scopes of the settings of one session begin, by person: the last line of the log up to which a seat was
theirs, the turn that they have seen last, and what they were called at the table before."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, in a list of them; `ended` in Unix seconds."""

    session: int
    game: str
    ended: int


def games_played(connection: Connection, game: str, users: Sequence[int]) -> Mapping[int, int]:
    """How many games of the kind each of the people has finished, those replaced there included."""
    rows = connection.execute(
        "SELECT user, count(DISTINCT session) FROM people JOIN sessions ON id = session"
        " WHERE user IN (SELECT value FROM json_each(:users)) AND role IN (:sits, :owns)"
        " AND game = :game AND phase = 'over' GROUP BY user",
        {"users": json.dumps(list(users)), "sits": SITS, "owns": OWNS, "game": game},
    )
    return dict(rows.fetchall())


def note_left(connection: Connection, before: Session, after: Session) -> None:
    """Somebody who sits on a seat no longer may go on looking at what they saw there."""
    last = _last(after)
    if last is None or _last(before) is None:
        return
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        user = None if old.occupant is None else old.occupant.user
        if user is not None and (new.occupant is None or new.occupant.user != user):
            setting.number(f"{LEFT} {after.id} {seat}").put(connection, user, last)


def _last(session: Session) -> int | None:
    """The last line of its log; None before the game."""
    if session.position is not None:
        return session.position.lines
    return None if session.kept is None else session.kept.log.last


def note_renamed(connection: Connection, before: Session, after: Session) -> None:
    """What somebody was called before may stand in messages that are kept, and is to be found there if they want to be
    forgotten."""
    for old, new in zip(_people(before), _people(after), strict=False):
        if old != new and old[0] == new[0]:
            user, name = old
            known = {*former_names(connection, after.id, user), name}
            _named(after.id).put(connection, user, sorted(known))


def former_names(connection: Connection, id: int, user: int) -> tuple[str, ...]:
    """What `user` was called at a table before."""
    return tuple(_named(id).get(connection, user) or ())


def _named(id: int) -> Setting[list[str]]:
    return Setting(f"{NAMED} {id}", partial(json.dumps, ensure_ascii=False), json.loads)


def _people(session: Session) -> list[tuple[int, str]]:
    """Who is named at a table, in one order: whoever opened it, who sits and who began on each chair."""
    chairs = (who for chair in session.chairs for who in (chair.occupant, chair.owner))
    seated = [(0, "") if who is None or who.user is None else (who.user, who.name) for who in chairs]
    return [(session.table.host, session.table.host_name), *seated]


def left(connection: Connection, id: int, user: int) -> tuple[Seat, int] | None:
    """The seat of a game that `user` left last, and the last line of the log up to which it was theirs."""
    rows = connection.execute(
        "SELECT value, scope FROM settings WHERE key = ? AND scope GLOB ?", (user, f"{LEFT} {id} *")
    )
    found = [(int(line), Seat(int(scope.rpartition(" ")[2]))) for line, scope in rows]
    return None if not found else (max(found)[1], max(found)[0])


def left_last(connection: Connection, id: int, seat: Seat) -> tuple[int, int] | None:
    """Who was the last to leave a seat of a game, and the last line of the log up to which it was theirs."""
    rows = connection.execute("SELECT key, value FROM settings WHERE scope = ?", (f"{LEFT} {id} {int(seat)}",))
    return max(((user, int(line)) for user, line in rows), key=lambda each: each[1], default=None)


def see(connection: Connection, id: int, user: int, turn: int) -> None:
    """`user` has seen the game up to a turn; what they saw before stays seen."""
    connection.execute(
        "INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value"
        " WHERE CAST(value AS INTEGER) < CAST(excluded.value AS INTEGER)",
        (f"{SEEN} {id}", user, str(turn)),
    )


def seen(connection: Connection, id: int, user: int) -> int:
    """The turn up to which `user` has seen the game; -1 for none."""
    turn = setting.number(f"{SEEN} {id}").get(connection, user)
    return -1 if turn is None else turn


def finished(connection: Connection, channel: int, user: int, most: int) -> tuple[Finished, ...]:
    """The latest games that are over, of the channel or of `user`, also where they left before the end."""
    rows = connection.execute(
        "SELECT id, game, ended FROM sessions WHERE phase IN ('over', 'cancelled') AND started IS NOT NULL AND id IN"
        " (SELECT id FROM sessions WHERE channel = :channel"
        " UNION SELECT session FROM people WHERE user = :user AND role IN (:sits, :owns)"
        " UNION SELECT CAST(substr(scope, length(:left) + 1) AS INTEGER) FROM settings"
        " WHERE key = :user AND scope GLOB :left || '*')"
        " ORDER BY ended DESC, id DESC LIMIT :most",
        {"channel": channel, "user": user, "sits": SITS, "owns": OWNS, "most": most, "left": f"{LEFT} "},
    )
    return tuple(Finished(id, game, ended or 0) for id, game, ended in rows)


def forget(connection: Connection, ids: Sequence[int]) -> None:
    """Of these games nothing of all that is kept."""
    for id in ids:
        scopes = (f"{SEEN} {id}", f"{NAMED} {id}", f"{LEFT} {id} *")
        connection.execute("DELETE FROM settings WHERE scope IN (?, ?) OR scope GLOB ?", scopes)
