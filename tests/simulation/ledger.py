"""What is durable: the store as a program that starts now would find it, read through a connection of our own."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.catalogue import games
from bot.host.storage import records
from bot.table.answers import Answer, unpack
from bot.table.habits import NOBODYS, Habits
from bot.table.habits import unpack as unpack_habits
from bot.table.log import seal, verification
from bot.table.log.seal import Entry
from bot.table.timing import alarms as alarms_of
from tests.simulation.disk import NAME, Disk
from tests.simulation.documents import SEATS
from tests.simulation.people import FIRST as PEOPLE
from tests.support.alarms import stored_alarms


@dataclass
class Chain:
    """What is known of one session's log: its lines, and the chain's heads as they are shown on boards."""

    header: str
    seed: bytes
    entries: list[Entry] = field(default_factory=list)
    heads: list[bytes] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Table:
    """A session as everybody may know it, and who has ever sat where."""

    id: int
    game: str
    phase: str
    channel: int
    message: int | None
    revision: int
    shown: int
    locale: str
    seed: bytes
    host: int
    opened: int
    ended: int | None
    hours: float | None
    """For a decision; None without a limit."""
    sitting: tuple[int | None, ...]
    sat: tuple[frozenset[int], ...]

    def seen_by(self, seat: int) -> frozenset[int]:
        """Who has ever sat on a seat."""
        return self.sat[seat] if seat < len(self.sat) else frozenset()


class Ledger:
    """The durable store. `begin` follows it into another folder; what it held before must still be there."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self.connection: sqlite3.Connection | None = None
        self._tables: tuple[int, Mapping[int, Table]] = (-1, {})
        self._chains: dict[int, Chain] = {}

    def begin(self, folder: Path) -> Iterator[str]:
        """Look at the store of a new life. What is missing in it."""
        self.end()
        self._tables = (-1, {})
        if not (folder / NAME).exists():
            return
        self.connection = sqlite3.connect(folder / NAME, isolation_level=None)
        self.connection.execute("PRAGMA query_only = ON")
        if not self._rows("SELECT 1 FROM sqlite_schema WHERE name = 'lines'"):
            self.end()
            if self._chains:
                yield "everything that was durable is gone"
            return
        for id, chain in self._chains.items():
            kept = records.entries(self.connection, id)[: len(chain.entries)]
            if kept != tuple(chain.entries):
                yield f"table {id}: lines of the log that were durable are gone or others"

    def end(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    @property
    def open(self) -> bool:
        return self.connection is not None

    def look(self, folder: Path) -> None:
        """The store has come into being."""
        if self.connection is None and (folder / NAME).exists():
            list(self.begin(folder))

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        if self.connection is None:
            return []
        return self.connection.execute(sql, values).fetchall()

    def answer(self, request: int) -> Answer | None:
        """What is kept of a request."""
        rows = self._rows("SELECT answer FROM requests WHERE interaction = ?", request)
        return unpack(rows[0][0]) if rows else None

    def tables(self) -> Mapping[int, Table]:
        """Every session, by id."""
        if self._tables[0] != self._disk.commits:
            self._tables = (self._disk.commits, self._read_tables())
        return self._tables[1]

    def _read_tables(self) -> Mapping[int, Table]:
        seats: dict[int, list[tuple[int | None, frozenset[int]]]] = {}
        for session, user, owner, sat in self._rows(
            f"SELECT session, user, owner, sat FROM {SEATS} ORDER BY session, seat"
        ):
            ever = frozenset({*json.loads(sat), *filter(None, (user, owner))})
            seats.setdefault(session, []).append((user, ever))
        board = "SELECT message FROM messages WHERE scope = 'session' AND messages.id = sessions.id AND key = 'board'"
        found = self._rows(
            f"SELECT id, game, phase, channel, ({board}), revision, shown, document ->> '$.table.locale', seed,"
            " document ->> '$.table.host', opened, ended, document ->> '$.table.hours'"
            " FROM sessions JOIN terms ON session = id"
        )
        return {
            id: Table(
                *(id, game, phase, channel, message, revision, shown, locale, seed, host, opened, ended, hours),
                sitting=tuple(user for user, _ in seats.get(id, ())),
                sat=tuple(ever for _, ever in seats.get(id, ())),
            )
            for id, game, phase, channel, message, revision, shown, locale, seed, host, opened, ended, hours in found
        }

    def chain(self, id: int) -> Chain | None:
        """The log of a session that has begun, up to now."""
        if self.connection is None:
            return self._chains.get(id)
        chain = self._chains.get(id)
        if chain is None:
            rows = self._rows("SELECT header, seed FROM terms WHERE session = ?", id)
            if not rows or rows[0][0] is None:
                return None
            chain = self._chains[id] = Chain(*rows[0])
            chain.heads.append(seal.first(chain.seed, chain.header))
            chain.shown.add(chain.heads[-1].hex()[:16])
        for entry in records.entries(self.connection, id, len(chain.entries)):
            chain.entries.append(entry)
            chain.heads.append(seal.linked(chain.seed, chain.heads[-1], entry))
            chain.shown.add(chain.heads[-1].hex()[:16])
        return chain

    def habits(self, user: int) -> Habits:
        """What somebody has set."""
        rows = self._rows("SELECT value FROM settings WHERE scope = ? AND key = ?", records.HABITS.scope, user)
        return unpack_habits(rows[0][0]) if rows else NOBODYS

    def unsound(self, id: int) -> Sequence[str]:
        """What `verify` finds in a session's log."""
        chain = self.chain(id)
        if chain is None:
            return ()
        report = verification.verify(seal.export(chain.header, chain.entries, chain.seed), games())
        return [f"line {finding.line}: {finding.text}" for finding in report.findings]

    def wrongly_armed(self) -> Iterator[str]:
        """Alarms that do not follow from what they are of, or are not there."""
        if self.connection is None:
            return
        for id in self.tables():
            if stored_alarms(self.connection, id) != frozenset(alarms_of(records.bare(self.connection, id))):
                yield f"session {id}"
        due = self._rows("SELECT scope, id, min(at) FROM messages WHERE at IS NOT NULL GROUP BY scope, id")
        ringing = "SELECT scope, id, at FROM alarms WHERE kind IN ('messages', 'letters')"
        if sorted(self._rows(ringing)) != sorted(due):
            yield "messages"
        followers = self._rows("SELECT DISTINCT user FROM follows WHERE daily ORDER BY user")
        if self._rows("SELECT id FROM alarms WHERE kind = 'follows' ORDER BY id") != followers:
            yield "followers"

    def unnamed(self) -> Iterator[str]:
        """People whose number stands in what is stored of a table, and whom it does not name."""
        known = set(self._rows("SELECT session, user FROM people"))
        for id, *held in self._rows("SELECT id, document, summary FROM sessions"):
            users = {int(digits) for digits in re.findall(r"\d{18,}", "".join(held)) if int(digits) >= PEOPLE}
            yield from (f"{user} at table {id}" for user in users if (id, user) not in known)

    def count(self, sql: str) -> int:
        return int(self._rows(sql)[0][0]) if self.open else 0

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the store says."""
        return self._rows(sql, *values)
