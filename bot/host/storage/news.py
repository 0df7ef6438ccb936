"""What one person alone is to hear the next time they ask, kept until they have. Every function runs on the database's
thread, but for the methods of `Unread`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from sqlite3 import Connection

from bot.host.storage.store import Store
from bot.table.answers import compact, packed_text, unpacked_text
from bot.table.session import News
from bot.table.timing import DAY

KEPT = 92 * DAY
"""Seconds after which news that nobody asked for are forgotten."""


class Unread:
    """News of one store that nobody has read. Who has none is not looked for again until somebody has some."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._without = set[int]()
        """Who has none."""
        self._noted = 0
        """How often some were kept: what was read before that may be older."""

    async def of(self, user: int) -> tuple[News, ...]:
        """What `user` has not read yet, oldest first."""
        if user in self._without:
            return ()
        noted = self._noted
        found = await self._store.read(lambda connection: of_user(connection, user))
        if not found and noted == self._noted:
            self._without.add(user)
        return found

    def note(self) -> None:
        """Some were kept: whoever keeps any says so once they are on disk."""
        self._noted += 1
        self._without.clear()


def keep(connection: Connection, session: int, news: Iterable[News], now: int) -> tuple[tuple[int, News], ...]:
    """Keep the news of a session for whom they are meant; each with its number."""
    new = tuple(news)
    if new:
        connection.execute("DELETE FROM news WHERE at < ?", (now - KEPT,))
    return tuple((_insert(connection, session, each, now), each) for each in new)


def _insert(connection: Connection, session: int, each: News, now: int) -> int:
    row = (each.user, session, compact(packed_text(each.said)), now, each.general)
    added = connection.execute("INSERT INTO news (user, session, said, at, general) VALUES (?, ?, ?, ?, ?)", row)
    assert added.lastrowid is not None
    return added.lastrowid


def of_user(connection: Connection, user: int) -> tuple[News, ...]:
    """What `user` has not read yet, oldest first."""
    rows = connection.execute("SELECT id, session, said, at, general FROM news WHERE user = ? ORDER BY id", (user,))
    return tuple(
        News(user, unpacked_text(json.loads(said)), session, at, id, bool(general))
        for id, session, said, at, general in rows
    )


def forget(connection: Connection, ids: Iterable[int]) -> None:
    """These were read."""
    connection.executemany("DELETE FROM news WHERE id = ?", [(id,) for id in ids])
