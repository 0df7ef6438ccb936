"""Messages of the bot's own that stand until their reason is gone: what is to be sent, was being sent, or stands.

Each is noted before it is sent, so that it is looked for after a crash and never sent twice. What one person is to be
told by a direct message is noted before the channel is shown what it is about, news for one person alone in the
transaction that keeps the news. Words are made when it is sent, from the table as it is then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from sqlite3 import Connection
from typing import Any

from bot.host.storage import alarms, news, records
from bot.host.storage.alarms import PERSON, SESSION
from bot.host.storage.records import BOARD
from bot.host.storage.store import Store
from bot.table.alarms import AlarmKind
from bot.table.habits import NOBODYS, Habits
from bot.table.pace import Pace
from bot.table.session import News, ShownBoard
from games.core import text

SENDING = "sending"
"""The key of the board that is being sent. Of the one that stands, which is read and written with its session and is
apart from all other posts, it is `BOARD`."""
SERVER = "server"
"""The scope of what is said to a whole server."""
CHANNEL = 0
"""Who is told something by a message in the table's channel: nobody in particular."""
REFUSED, FAILED, CALLED = "refused", "failed", "called"
"""Why a direct message goes to the channel; and that it did, while nobody knows whether it arrived as well."""


class Topic(Enum):
    """What a direct message is about: the first word of its key."""

    CHOICE = "choice"
    """A choice that the reader owes: they are called, reminded or nudged. The state has the seat, which choice it is,
    the message's key, and for how many seconds the bot was away where that is to be said."""
    TABLE = "table"
    """Everybody at the table is called: the game is over or was stopped, or there is news."""
    NOTICE = "notice"
    """Something is asked or offered, or somebody has sat down; the state is the question."""
    LOOKING = "looking"
    """A lobby has a seat for the reader, who looks for such a game; the state has by whose wish, and of which kind."""
    ENDED = "ended"
    """A game that the reader follows is over; the state is the language that they read."""
    DAY = "day"
    """What happened within a day in the games that the reader follows; the state is the language that they read."""
    WAITING = "waiting"
    """All that waits for the reader, once a day; the state is empty."""
    HELLO = "hello"
    """Why the reader is sent direct messages from now on."""
    NEWS = "news"
    """What the reader alone is to hear, and the channel never; the state is the number of the news."""


LASTING = (Topic.NEWS, Topic.TABLE)
"""What nothing makes obsolete once it has arrived."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message of a session or, over several of them, of a person (`scope`), told by its `key` from all others there
    to the same `user`.
    Without a `message` it is not sent, or nobody knows whether it is; with a `digest` as well it was being sent when
    the program ended or Discord failed, in words that the digest stands for."""

    id: int
    key: str
    state: str = ""
    """What it says and why, in the terms of who wishes it; another state is another text of the same message."""
    nonce: str = ""
    digest: str = ""
    channel: int | None = None
    message: int | None = None
    """Where it stands, and which message it is."""
    user: int = CHANNEL
    """Whom it is sent to."""
    at: int | None = None
    """When it is due, in Unix seconds. None: with what the channel is shown next, or it was sent."""
    tries: int = 0
    """How often Discord failed at a direct message."""
    barred: str = ""
    """Why it goes to the channel: `refused` by whom it is meant for, or Discord `failed` too often."""
    scope: str = SESSION
    number: int = 0
    """In the order in which they were noted."""

    @property
    def letter(self) -> str:
        """The nonce of a direct message. By it the message counts, also where the channel tells the same instead."""
        return f"d{self.number}"

    @property
    def topic(self) -> Topic:
        """What a direct message is about."""
        return Topic(self.key.split()[0])


_APART = f"key <> '{BOARD}'"
_RINGING = {SESSION: AlarmKind.MESSAGES, PERSON: AlarmKind.LETTERS}
_COLUMNS = tuple(field.name for field in fields(Post) if field.name != "number")


class Posts:
    """Those of all tables, as they lie in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[int] | None = None
        """Sessions that may have some."""
        self._noted = 0
        """How often some were noted: what was read before that may be older."""

    async def sessions(self) -> frozenset[int]:
        """Those with posts."""
        return frozenset(await self._those())

    async def any_of(self, session: int) -> bool:
        """Whether the session may have posts."""
        return session in await self._those()

    async def _those(self) -> set[int]:
        """The store is asked once."""
        if self._kept is None:
            self._kept = await self._store.read(sessions)
        return self._kept

    async def in_channels(self) -> frozenset[int]:
        """Sessions of which something stands in their channels."""
        return frozenset(await self._store.read(lambda connection: sessions(connection, f"user = {CHANNEL}")))

    async def people(self) -> tuple[int, ...]:
        """Who has posts over several sessions."""
        query = f"SELECT DISTINCT id FROM messages WHERE scope = '{PERSON}' ORDER BY id"
        return await self._store.read(lambda connection: tuple(id for (id,) in connection.execute(query)))

    async def servers(self) -> tuple[int, ...]:
        """Servers to which something is still to be said."""
        query = f"SELECT DISTINCT id FROM messages WHERE scope = '{SERVER}' AND message IS NULL ORDER BY id"
        return await self._store.read(lambda connection: tuple(id for (id,) in connection.execute(query)))

    async def of_server(self, guild: int) -> tuple[Post, ...]:
        """The posts of a server."""
        return await self._store.read(lambda connection: of(connection, SERVER, guild))

    async def of_person(self, user: int) -> tuple[Post, ...]:
        """The posts of a person over several sessions, oldest first."""
        return await self._store.read(lambda connection: of(connection, PERSON, user))

    async def of(self, session: int) -> tuple[Post, ...]:
        """The posts of a session, oldest first."""
        if not await self.any_of(session):
            return ()
        noted = self._noted
        found = await self._store.read(lambda connection: of(connection, SESSION, session))
        self._look_at(session, found, noted)
        return found

    def _look_at(self, session: int, left: Sequence[Post], noted: int) -> None:
        """A session without posts need not be asked for them, unless some were noted since it had none."""
        if not left and noted == self._noted and self._kept is not None:
            self._kept.discard(session)

    async def known(self, post: Post) -> frozenset[int]:
        """The messages that are known to stand where the post does."""
        return await self._store.read(lambda connection: known(connection, post))

    async def put(self, *new: Post) -> None:
        """Note posts of one session or person; one that is kept already stays as it is."""
        if new:
            await self._those()
            await self._store.write(lambda connection: put(connection, new))
            self._note(new[0])

    def note(self, session: int) -> None:
        """The session has posts now."""
        self._noted += 1
        if self._kept is not None:
            self._kept.add(session)

    def _note(self, post: Post) -> None:
        if post.scope == SESSION:
            self.note(post.id)

    async def begin(self, post: Post, digest: str, *more: Post) -> Post:
        """The post as it is noted that it is about to be sent, in words of this digest; with it `more` are noted."""
        await self._those()
        begun = replace(post, digest=digest)
        noted = await self._store.write(lambda connection: begin(connection, begun, more))
        self._note(post)
        return noted

    async def change(self, post: Post, **changed: Any) -> Post:
        """The post with other values for some of its fields, once they are on disk."""
        await self._store.write(lambda connection: change(connection, post, changed))
        return replace(post, **changed)

    async def drop(self, *done: Post) -> None:
        """Nothing is left to be done about these posts of one session."""
        if not done:
            return
        session, noted = done[0].id, self._noted

        def work(connection: Connection) -> tuple[Post, ...]:
            drop(connection, *done)
            return of(connection, SESSION, session)

        self._look_at(session, await self._store.write(work), noted)

    async def deliver_news(self, post: Post) -> None:
        """The news that the post tells were read by whom they are meant for."""

        def work(connection: Connection) -> None:
            news.forget(connection, (int(post.state),))
            drop(connection, post)

        await self._store.write(work)


def sessions(connection: Connection, which: str = "TRUE") -> set[int]:
    """Those with posts."""
    rows = connection.execute(f"SELECT DISTINCT id FROM messages WHERE scope = '{SESSION}' AND {_APART} AND {which}")
    return {id for (id,) in rows}


def of(connection: Connection, scope: str, id: int) -> tuple[Post, ...]:
    """The posts of a session or person, oldest first."""
    here = f"scope = ? AND id = ? AND {_APART}"
    query = f"SELECT {', '.join(_COLUMNS)}, number FROM messages WHERE {here} ORDER BY number"
    names = (*_COLUMNS, "number")
    return tuple(Post(**dict(zip(names, row, strict=True))) for row in connection.execute(query, (scope, id)))


# By table, not by person (`+user`): nearly every message is a channel's, in which nobody is named.
_PUT = (
    f"INSERT INTO messages ({', '.join(_COLUMNS)}) SELECT {', '.join(f':{name}' for name in _COLUMNS)} WHERE NOT EXISTS"
    " (SELECT 1 FROM messages WHERE scope = :scope AND id = :id AND key = :key AND +user = :user)"
)


def put(connection: Connection, posts: Sequence[Post]) -> None:
    """Note posts; one that is kept already stays as it is."""
    for post in posts:
        connection.execute(_PUT, {name: getattr(post, name) for name in _COLUMNS})
        _arm(connection, post)


def begin(connection: Connection, post: Post, more: Sequence[Post]) -> Post:
    """The post, noted with its number if it was not yet, and how it is about to be sent; with it `more` are noted."""
    put(connection, (post, *more))
    query = "SELECT number FROM messages WHERE scope = ? AND id = ? AND key = ? AND +user = ?"
    (number,) = connection.execute(query, (post.scope, post.id, post.key, post.user)).fetchone()
    noted = replace(post, number=number)
    change(connection, noted, {"digest": post.digest, "nonce": post.nonce, "state": post.state})
    return noted


def change(connection: Connection, post: Post, changed: Mapping[str, Any]) -> None:
    """Other values for some of the fields of a post."""
    assigned = ", ".join(f"{name} = ?" for name in changed)
    connection.execute(f"UPDATE messages SET {assigned} WHERE number = ?", (*changed.values(), post.number))
    _arm(connection, post)


def drop(connection: Connection, *posts: Post) -> None:
    for post in posts:
        connection.execute("DELETE FROM messages WHERE number = ?", (post.number,))
        _arm(connection, post)


def keep_board(connection: Connection, id: int, board: ShownBoard) -> None:
    """What the channel of a session shows now; it is not being sent any more."""
    records.save_shown(connection, id, board)
    noted = begin(connection, Post(id, BOARD, board.note, board.nonce), ())
    change(connection, noted, {"message": board.message})
    row = (SESSION, id, SENDING, board.nonce)
    connection.execute("DELETE FROM messages WHERE scope = ? AND id = ? AND key = ? AND nonce = ?", row)


def forget(connection: Connection, scope: str, ids: Iterable[int]) -> None:
    """These have no posts any more."""
    connection.executemany("DELETE FROM messages WHERE scope = ? AND id = ?", [(scope, id) for id in ids])


def withdraw(connection: Connection, session: int, user: int, topic: Topic) -> None:
    """Somebody is to hear nothing more of this at a session."""
    row = (SESSION, session, user, topic.value)
    connection.execute("DELETE FROM messages WHERE scope = ? AND id = ? AND +user = ? AND key = ?", row)
    arm(connection, SESSION, session)


def arm(connection: Connection, scope: str, id: int) -> None:
    """The clock rings when the next direct message of a session or person is to be sent."""
    (at,) = connection.execute("SELECT min(at) FROM messages WHERE scope = ? AND id = ?", (scope, id)).fetchone()
    alarms.set_one(connection, scope, id, _RINGING[scope], at)


def take(connection: Connection, scope: str, id: int, now: int) -> None:
    """What is due is in somebody's hands: it rings no more."""
    connection.execute("UPDATE messages SET at = NULL WHERE scope = ? AND id = ? AND at <= ?", (scope, id, now))
    arm(connection, scope, id)


def leave_to_channel(connection: Connection, post: Post, at: int) -> None:
    """The channel has called whom the post is meant for. What may have arrived all the same, and is to go with its
    reason, is looked for once more at that moment."""
    if post.topic in LASTING or not post.digest:
        drop(connection, post)
    else:
        change(connection, post, {"barred": CALLED, "at": at})


def keep_news(
    connection: Connection, session: int, told: Iterable[News], people: Mapping[int, Habits], pace: Pace, now: int
) -> bool:
    """Keep the news of a session, with a post for each of those who want to be told so, to be sent when they are awake.
    Whether there are any."""
    kept = news.keep(connection, session, told, now)
    wanted = [(id, each.user, people[each.user]) for id, each in kept if _is_written_to(people.get(each.user))]
    put(
        connection,
        [
            Post(session, f"{Topic.NEWS.value} {id}", str(id), user=user, at=pace.rest(habits, now).wakes(now))
            for id, user, habits in wanted
        ],
    )
    return bool(wanted)


def refuse(connection: Connection, post: Post, now: int, look: int) -> Habits:
    """The recipient of the post takes none: they are called in channels from now on, and will hear so. What they have
    set."""
    before = records.HABITS.get(connection, post.user) or NOBODYS
    after = replace(before, direct=None)
    if before != after:
        records.HABITS.put(connection, post.user, after)
        news.keep(connection, post.id, [News(post.user, text("bot-direct-refused"), general=True)], now)
    leave_to_channel(connection, post, now + look)
    return after


def _arm(connection: Connection, post: Post) -> None:
    if post.user != CHANNEL:
        arm(connection, post.scope, post.id)


def known(connection: Connection, post: Post) -> frozenset[int]:
    """The messages that are known to stand where the post does: of somebody's direct messages all; in a channel those
    of the table, since in channels there are as many as tables were played."""
    here = "user = ?" if post.user else "+user = ? AND scope = ? AND id = ?"
    values = (post.user,) if post.user else (post.user, post.scope, post.id)
    rows = connection.execute(f"SELECT message FROM messages WHERE message IS NOT NULL AND {here}", values)
    return frozenset(message for (message,) in rows)


def _is_written_to(habits: Habits | None) -> bool:
    return habits is not None and habits.direct is not None
