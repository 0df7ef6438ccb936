"""Games that people follow without playing: how each wants to hear of them, and what they heard. Every function runs on
the database's thread, but for the methods of `Follows`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from sqlite3 import Connection

from bot.host.storage import alarms, lists, news, posts, setting
from bot.host.storage.posts import Post, Topic
from bot.host.storage.store import Store
from bot.table.alarms import AlarmKind
from bot.table.habits import NOBODYS, Habits
from bot.table.limits import DAY
from bot.table.session import News, Summary
from games.core import Text

MOST = 25
"""Games that one person follows at most."""
MESSAGES = 10
"""The most direct messages in a day on games that one follows; a private answer tells the rest."""
SOON = 30
"""Seconds from the end of a game, or of a day, to the message on it: first the channel is shown what happens then."""
FOLLOWED = setting.rows("followed")
"""The moments of a person's messages of the last day, and what they were about."""


@dataclass(frozen=True, slots=True)
class Follow:
    """Somebody follows a session: they are told at its end, or with others once a day."""

    session: int
    user: int
    daily: bool
    locale: str
    """The language in which they are told."""
    seen: int = 0
    """The latest public line that they were told of."""


class Follows:
    """Who follows what, as it lies in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_user(self, user: int) -> tuple[tuple[Follow, Summary], ...]:
        """What `user` follows, the latest table first."""
        return await self._store.read(lambda connection: of_user(connection, user))

    async def put(self, follow: Follow, now: int) -> None:
        """The person follows it from now on; it takes the place of how they did."""
        await self._store.write(lambda connection: put(connection, follow, now))

    async def drop(self, session: int, user: int) -> None:
        """The person follows it no longer, and hears no more of it."""
        await self._store.write(lambda connection: drop(connection, session, user))

    async def admit(self, user: int, about: str, now: int) -> bool:
        """Whether the person may be sent another message today; it counts from now on. `about` tells whether it is the
        same."""
        return await self._store.write(lambda connection: _admit(connection, user, about, now))

    async def tell(self, post: Post, told: Mapping[int, int], over: Iterable[int]) -> None:
        """The post arrived, and told of these sessions up to these lines; of those that are `over` there is no more
        to tell."""

        def work(connection: Connection) -> None:
            _tell(connection, post.user, told, over)
            posts.drop(connection, post)

        await self._store.write(work)

    async def leave_word(
        self, post: Post, session: int, said: Text, told: Mapping[int, int], over: Iterable[int], now: int
    ) -> None:
        """The post, which tells of the session, cannot be sent: its reader hears of it with their next private
        answer."""

        def work(connection: Connection) -> None:
            _tell(connection, post.user, told, over)
            news.keep(connection, session, [News(post.user, said, general=True)], now)
            posts.drop(connection, post)

        await self._store.write(work)


def of_user(connection: Connection, user: int) -> tuple[tuple[Follow, Summary], ...]:
    """What `user` follows, the latest table first."""
    rows = connection.execute(
        "SELECT session, user, daily, locale, seen FROM follows WHERE user = ? ORDER BY session DESC", (user,)
    ).fetchall()
    found = {row[0]: Follow(row[0], row[1], bool(row[2]), *row[3:]) for row in rows}
    return tuple((found[each.session], each) for each in lists.of_sessions(connection, found))


def put(connection: Connection, follow: Follow, now: int) -> None:
    """The messages of a day come at the same time for all that one follows."""
    row = (follow.session, follow.user, follow.daily, follow.locale, _public(connection, follow.session))
    connection.execute(
        "INSERT OR REPLACE INTO follows (session, user, daily, locale, seen) VALUES (?, ?, ?, ?, ?)", row
    )
    if follow.daily and alarms.one(connection, alarms.PERSON, follow.user, AlarmKind.FOLLOWS) is None:
        _arm(connection, follow.user, now + DAY)
    disarm(connection, (follow.user,))


def drop(connection: Connection, session: int, user: int) -> None:
    connection.execute("DELETE FROM follows WHERE session = ? AND user = ?", (session, user))
    posts.withdraw(connection, session, user, Topic.ENDED)
    disarm(connection, (user,))


def end(connection: Connection, session: int, people: Mapping[int, Habits], now: int) -> bool:
    """The session is over: a post for each who wants to hear of that at once. Whether there are any."""
    query = "SELECT user, locale FROM follows WHERE session = ? AND NOT daily"
    rows = connection.execute(query, (session,)).fetchall()
    posts.put(
        connection,
        [
            Post(session, Topic.ENDED.value, locale, user=user, at=_wakes(people, user, now + SOON))
            for user, locale in rows
        ],
    )
    connection.execute("DELETE FROM follows WHERE session = ? AND NOT daily", (session,))
    return bool(rows)


def daily(connection: Connection, user: int) -> tuple[int, ...]:
    """What `user` is told of once a day."""
    rows = connection.execute("SELECT session FROM follows WHERE user = ? AND daily ORDER BY session", (user,))
    return tuple(session for (session,) in rows)


def ring(connection: Connection, session: int, user: int, now: int) -> None:
    """A post on all that `user` follows, in the language in which they follow this session; the next one is a day
    later."""
    rings = alarms.one(connection, alarms.PERSON, user, AlarmKind.FOLLOWS)
    query = "SELECT locale FROM follows WHERE session = ? AND user = ?"
    if rings is not None and (row := connection.execute(query, (session, user)).fetchone()) is not None:
        key, at = f"{Topic.DAY.value} {rings}", now + SOON
        posts.put(connection, [Post(user, key, row[0], user=user, scope=alarms.PERSON, at=at)])
    put_off(connection, user, now)


def put_off(connection: Connection, user: int, now: int) -> None:
    """The next message of the day comes a day later."""
    rings = alarms.one(connection, alarms.PERSON, user, AlarmKind.FOLLOWS) or now
    _arm(connection, user, rings + DAY if rings + DAY > now else now + DAY)


def disarm(connection: Connection, users: Iterable[int]) -> None:
    """Those who follow nothing by the day any more are told of nothing."""
    for user in users:
        if not daily(connection, user):
            _arm(connection, user, None)


def _arm(connection: Connection, user: int, at: int | None) -> None:
    alarms.set_one(connection, alarms.PERSON, user, AlarmKind.FOLLOWS, at)


def _public(connection: Connection, session: int) -> int:
    (line,) = connection.execute("SELECT max(n) FROM digests WHERE session = ?", (session,)).fetchone()
    return line or 0


def _tell(connection: Connection, user: int, told: Mapping[int, int], over: Iterable[int]) -> None:
    for session, line in told.items():
        connection.execute("UPDATE follows SET seen = ? WHERE session = ? AND user = ?", (line, session, user))
    for session in over:
        connection.execute("DELETE FROM follows WHERE session = ? AND user = ?", (session, user))
    disarm(connection, (user,))


def _admit(connection: Connection, user: int, about: str, now: int) -> bool:
    kept = FOLLOWED.get(connection, user) or []
    counting = [[at, which] for at, which in kept if now - at < DAY]
    if any(which == about for _, which in counting):
        return True
    if len(counting) >= MESSAGES:
        return False
    FOLLOWED.put(connection, user, [*counting, [now, about]])
    return True


def _wakes(people: Mapping[int, Habits], user: int, moment: int) -> int:
    return people.get(user, NOBODYS).rest(moment).wakes(moment)
