"""What people note for themselves at tables: nobody else is ever shown it, or that there is any. Every function runs on
the database's thread, but for the methods of `Notes`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from sqlite3 import Connection

from bot.host.storage import alarms, setting
from bot.host.storage.lists import FINISHED_STAY
from bot.host.storage.store import Store
from bot.table.alarms import AlarmKind
from bot.table.answers import compact
from bot.table.guards import Refusal
from games.core import text

LENGTH = 1_500
"""Characters of a note at most."""
MOST = 50
"""Tables at which one person has notes at most."""
NOTES = setting.rows("notes")
"""A person's notes, each with its table."""


class Notes:
    """Those of all people, as they lie in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_user(self, user: int) -> Mapping[int, str]:
        """What `user` has noted, by table."""
        return await self._store.read(lambda connection: of_user(connection, user))

    async def keep(self, session: int, user: int, words: str, now: int) -> None:
        """What `user` notes at a table takes the place of the note before; without words there is none any more.

        :raises Refusal: they have notes at too many tables.
        """
        await self._store.write(lambda connection: keep(connection, session, user, words, now))


def of_user(connection: Connection, user: int) -> Mapping[int, str]:
    """What `user` has noted, by table."""
    return dict(NOTES.get(connection, user) or ())


def keep(connection: Connection, session: int, user: int, words: str, now: int) -> None:
    """:raises Refusal: `user` has notes at too many tables."""
    kept = {id: each for id, each in {**of_user(connection, user), session: words}.items() if each}
    if session in kept and len(kept) > MOST:
        raise Refusal(text("bot-note-most", most=MOST))
    _put(connection, user, kept, now)


def let_go(connection: Connection, user: int, now: int) -> None:
    """Notes go a month after the end of their tables."""
    _put(connection, user, of_user(connection, user), now)


def forget(connection: Connection, tables: Collection[int]) -> None:
    """Nothing is left of what anybody noted at these tables."""
    for user, kept in NOTES.all(connection).items():
        left = [[id, words] for id, words in kept if id not in tables]
        if len(left) < len(kept):
            NOTES.put(connection, user, left)


def _put(connection: Connection, user: int, kept: Mapping[int, str], now: int) -> None:
    """The clock rings when the first of them goes: no table that is open by then ends a month before it rings again."""
    goes = _goes(connection, kept, now)
    left = {id: words for id, words in kept.items() if goes.get(id, now) > now}
    alarms.set_one(connection, alarms.PERSON, user, AlarmKind.NOTES, min((goes[id] for id in left), default=None))
    if left:
        NOTES.put(connection, user, [[id, words] for id, words in left.items()])
    else:
        NOTES.drop(connection, user)


def _goes(connection: Connection, ids: Collection[int], now: int) -> Mapping[int, int]:
    """When the notes of each of these tables go that are there; of one that is open, if it ended now."""
    query = "SELECT id, ended FROM sessions WHERE id IN (SELECT value FROM json_each(?))"
    rows = connection.execute(query, (compact(sorted(ids)),))
    return {id: (now if ended is None else ended) + FINISHED_STAY for id, ended in rows}
