"""Messages of the bot's own that stand until their reason is gone: what is to be sent, was being sent, or stands.

Each is noted before it is sent, so that it is looked for after a crash and never sent twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from sqlite3 import Connection
from typing import Any

from bot.host.alarms import SESSION
from bot.host.store import Store

CHANNEL = 0
"""Who is told something by a message in the table's channel: nobody in particular."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message of a session, person or server (`scope`), told by its `key` from all others there. Without a `message`
    it is not sent, or nobody knows whether it is; with a `digest` as well it was being sent when the program ended or
    Discord failed, in words that the digest stands for."""

    id: int
    key: str
    state: str = ""
    """What it says and why, in the terms of who wishes it; another state is another text of the same message."""
    nonce: str = ""
    digest: str = ""
    message: int | None = None
    user: int = CHANNEL
    """Whom it is sent to."""
    scope: str = SESSION
    number: int = 0
    """In the order in which they were noted."""


_COLUMNS = tuple(field.name for field in fields(Post) if field.name != "number")


class Posts:
    """Those of all tables, as they lie in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[int] | None = None
        """Sessions that had some since the program began."""

    async def sessions(self) -> frozenset[int]:
        """Those with posts, and some that had. The store is asked once."""
        if self._kept is None:
            self._kept = await self._store.read(sessions)
        return frozenset(self._kept)

    async def of(self, session: int) -> tuple[Post, ...]:
        """The posts of a session, oldest first."""
        if session not in await self.sessions():
            return ()
        return await self._store.read(lambda connection: of(connection, SESSION, session))

    async def put(self, post: Post) -> Post:
        """Note a post, once it is on disk with its number."""
        await self.sessions()
        number = await self._store.write(lambda connection: put(connection, post))
        self.note(post.id)
        return replace(post, number=number)

    def note(self, session: int) -> None:
        """The session has posts now."""
        if self._kept is not None:
            self._kept.add(session)

    async def change(self, post: Post, **changed: Any) -> Post:
        """The post with other values for some of its fields, once they are on disk."""
        await self._store.write(lambda connection: _update(connection, post.number, changed))
        return replace(post, **changed)

    async def drop(self, post: Post) -> None:
        """Nothing is left to be done about the post."""
        await self._store.write(lambda connection: drop(connection, post))


def sessions(connection: Connection) -> set[int]:
    """Those with posts."""
    return {id for (id,) in connection.execute(f"SELECT DISTINCT id FROM messages WHERE scope = '{SESSION}'")}


def of(connection: Connection, scope: str, id: int) -> tuple[Post, ...]:
    """The posts of a session, person or server, oldest first."""
    query = f"SELECT {', '.join(_COLUMNS)}, number FROM messages WHERE scope = ? AND id = ? ORDER BY number"
    names = (*_COLUMNS, "number")
    return tuple(Post(**dict(zip(names, row, strict=True))) for row in connection.execute(query, (scope, id)))


def put(connection: Connection, post: Post) -> int:
    """The number of a new post."""
    marks, values = ", ".join("?" * len(_COLUMNS)), [getattr(post, name) for name in _COLUMNS]
    added = connection.execute(f"INSERT INTO messages ({', '.join(_COLUMNS)}) VALUES ({marks})", values)
    assert added.lastrowid is not None
    return added.lastrowid


def drop(connection: Connection, post: Post) -> None:
    connection.execute("DELETE FROM messages WHERE number = ?", (post.number,))


def forget(connection: Connection, scope: str, ids: Iterable[int]) -> None:
    """These have no posts any more."""
    connection.executemany("DELETE FROM messages WHERE scope = ? AND id = ?", [(scope, id) for id in ids])


def _update(connection: Connection, number: int, changed: Mapping[str, Any]) -> None:
    assigned = ", ".join(f"{name} = ?" for name in changed)
    connection.execute(f"UPDATE messages SET {assigned} WHERE number = ?", (*changed.values(), number))
