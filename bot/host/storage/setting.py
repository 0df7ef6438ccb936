"""What is kept beside the tables, one value a key: of a person, a channel, a server, a table or the whole store.

Every method runs on the database's thread.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from sqlite3 import Connection
from typing import Any, Generic, TypeVar

from bot.table.answers import compact

T = TypeVar("T")
STORE = 0
"""The key of what is kept once for the whole store."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """Values of one type. `scope` tells them from others in the store, where they are texts."""

    scope: str
    write: Callable[[T], str]
    read: Callable[[str], T]

    def get(self, connection: Connection, key: int) -> T | None:
        """The value under a key; None where there is none."""
        query = "SELECT value FROM settings WHERE scope = ? AND key = ?"
        row = connection.execute(query, (self.scope, key)).fetchone()
        return None if row is None else self.read(row[0])

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
