"""What is kept beside the tables, one value a key: of a person, a channel, a server, a table or the whole store.

Every method runs on the database's thread, but for those of `KnownSettings`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Any, Generic, TypeVar

from bot.host.storage.store import Store
from bot.table.answers import compact

T = TypeVar("T")
STORE = 0
"""The key of what is kept once for the whole store."""
MOST = 1024
"""Values in memory at most."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """Values of one type. `scope` tells them from others in the store, where they are texts."""

    scope: str
    write: Callable[[T], str]
    read: Callable[[str], T]

    def get(self, connection: Connection, key: int) -> T | None:
        """The value under a key; None where there is none."""
        kept = _text(connection, self.scope, key)
        return None if kept is None else self.read(kept)

    def all(self, connection: Connection) -> dict[int, T]:
        """Every value, by key."""
        rows = connection.execute("SELECT key, value FROM settings WHERE scope = ?", (self.scope,))
        return {key: self.read(value) for key, value in rows}

    def put(self, connection: Connection, key: int, value: T) -> None:
        """Keep a value; it replaces the one before."""
        connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?, ?)", (self.scope, key, self.write(value)))

    def drop(self, connection: Connection, key: int) -> None:
        """Keep the value no longer."""
        connection.execute("DELETE FROM settings WHERE scope = ? AND key = ?", (self.scope, key))

    def drop_before(self, connection: Connection, moment: int) -> None:
        """Keep no longer what was before `moment`, where texts begin with a moment, in Unix seconds and a blank."""
        begun = "CAST(substr(value, 1, instr(value, ' ') - 1) AS INTEGER)"
        connection.execute(f"DELETE FROM settings WHERE scope = ? AND {begun} < ?", (self.scope, moment))


class KnownSettings:
    """Those of one store, the latest in memory: as texts, so that everybody gets a value of their own. Who changes one
    otherwise than by `change` has it forgotten."""

    def __init__(self, store: Store, most: int = MOST) -> None:
        self._store = store
        self._most = most
        self._known: dict[tuple[str, int], str | None] = {}
        self._changes = 0
        """How often some were changed: what was read before that may be older."""

    async def get(self, kinds: Sequence[Setting[T]], key: int) -> tuple[T | None, ...]:
        """The values of several kinds under a key; None where there is none."""
        places, changes = [(kind.scope, key) for kind in kinds], self._changes
        try:
            found = [self._known[place] for place in places]
        except KeyError:
            found = await self._store.read(lambda connection: [_text(connection, *place) for place in places])
            if changes == self._changes:
                self._keep(dict(zip(places, found, strict=True)))
        return tuple(None if kept is None else kind.read(kept) for kind, kept in zip(kinds, found, strict=True))

    async def change(self, work: Callable[[Connection], None]) -> None:
        """Do `work`, which changes some. Not to be cancelled."""
        try:
            await self._store.write(work)
        finally:  # what failed may have reached the disk
            self.forget()

    def forget(self) -> None:
        """What is in memory may be another now."""
        self._changes += 1
        self._known.clear()

    def _keep(self, found: Mapping[tuple[str, int], str | None]) -> None:
        if len(self._known) + len(found) > self._most:
            self._known.clear()
        self._known.update(found)


def _text(connection: Connection, scope: str, key: int) -> str | None:
    row = connection.execute("SELECT value FROM settings WHERE scope = ? AND key = ?", (scope, key)).fetchone()
    return None if row is None else str(row[0])


def words(scope: str) -> Setting[str]:
    """Texts that are kept as they are."""
    return Setting(scope, str, str)


def number(scope: str) -> Setting[int]:
    """Whole numbers."""
    return Setting(scope, str, int)


def rows(scope: str) -> Setting[list[list[Any]]]:
    """Lists of rows of numbers and texts."""
    return Setting(scope, compact, json.loads)


def flag(scope: str) -> Setting[bool]:
    """Flags: a key has one or none."""
    return Setting(scope, lambda _: "", lambda _: True)
