"""The disk: real SQLite on real files, with crashes between any two writes, a full disk and a locked store.

The store's connections are those of `sqlite3`, worked by the simulated loop instead of a thread each. Its commits are
synchronised (`synchronous = FULL`), so a crash between two of them leaves exactly the files that lie there. A crash
within one leaves the write-ahead log cut off anywhere behind what was synchronised before, its last page torn; within a
checkpoint any mixture of the database's old and new pages. SQLite's own recovery makes of it what it makes.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from bot.host.storage.store import TRY
from tests.simulation.loop import Loop

T = TypeVar("T")

PAGE = 4096
NAME = "parlour.sqlite3"
WAL = f"{NAME}-wal"
CHECKPOINT = 64
"""Pages of the log after which SQLite puts them into the database: it does so often in a short run."""


class Crash(BaseException):
    """The program is no more."""


class Disk:
    """The folder of one program after another. `harm` is what the next commits meet: "full", "locked" or nothing;
    `torn` counts down to a commit in which the program crashes (None: in none)."""

    def __init__(self, root: Path, chance: random.Random, lag: Callable[[], float]) -> None:
        self._root = root
        self._chance = chance
        self._lag = lag
        self._folders = count()
        self.folder = self._fresh()
        self.harm: str | None = None
        self.slow = False
        """Whether everything takes a while."""
        self.refused = False
        """Whether a write was refused that the program was not told of yet."""
        self.waited = 0.0
        """Seconds for which the work under way waited for whoever holds the store."""
        self.torn: int | None = None
        self.commits = 0
        self.crashing: Callable[[], None] = lambda: None
        self.crashed: Callable[[], None] = lambda: None
        self.committed: Callable[[sqlite3.Connection], None] = lambda connection: None
        self.asked: Callable[[sqlite3.Connection, str], None] = lambda connection, sql: None
        self._open: list[Connection] = []

    def _fresh(self) -> Path:
        folder = self._root / f"life{next(self._folders)}"
        folder.mkdir(parents=True)
        return folder

    async def connect(self, path: Path, **options: Any) -> Inline:
        """What `aiosqlite.connect` gives."""
        connection = sqlite3.connect(path, factory=Connection, **{"check_same_thread": False, **options})
        connection.disk = self
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        self._open.append(connection)
        return Inline(connection, self._lag)

    def let_go(self, connection: Connection) -> None:
        """A connection is closed by its owner."""
        self._open.remove(connection)
        connection.close()

    def leave(self) -> None:
        """The program crashes: what lies on the disk is all that its successor finds."""
        if self.torn is None or self.torn >= 0:
            synchronised = all(_is_synchronised(connection) for connection in self._open)
            self._inherit(self.folder, synchronised=synchronised)
        self.torn = None
        for connection in self._open:
            connection.close()
        self._open.clear()

    def _inherit(self, old: Path, *, synchronised: bool) -> None:
        """The files as they lie there; of a log that was never synchronised, whatever had come to the disk."""
        self.folder = self._fresh()
        for name in (NAME, WAL):
            if (old / name).exists():
                shutil.copyfile(old / name, self.folder / name)
        log = self.folder / WAL
        if not synchronised and log.exists():
            log.write_bytes(self._begun(log.read_bytes()))

    def _begun(self, log: bytes) -> bytes:
        return log[: self._chance.randint(0, len(log))]

    def commit(self, connection: Connection) -> None:
        """One COMMIT, as the disk lets it happen."""
        if self.torn is None:
            self._commit(connection)
            return
        self.torn -= 1
        if self.torn >= 0:
            self._commit(connection)
            return
        self.crashing()
        before = self._files()
        sqlite3.Connection.execute(connection, "COMMIT")
        self._tear(before, self._files(), synchronised=_is_synchronised(connection))
        self.crashed()
        raise Crash

    def _commit(self, connection: Connection) -> None:
        self.commits += 1
        sqlite3.Connection.execute(connection, "COMMIT")
        asked, self.asked = self.asked, lambda connection, sql: None  # what is looked at from outside is no press's
        try:
            self.committed(connection)
        finally:
            self.asked = asked

    def _files(self) -> tuple[bytes, bytes]:
        database, log = self.folder / NAME, self.folder / WAL
        return database.read_bytes(), log.read_bytes() if log.exists() else b""

    def _tear(self, before: tuple[bytes, bytes], after: tuple[bytes, bytes], *, synchronised: bool) -> None:
        """Leave the successor something between the two; of a log that was never synchronised, whatever had come."""
        self.folder = self._fresh()
        log = _cut(before[1], after[1], self._chance) if synchronised else self._begun(after[1])
        pages = max(len(before[0]), len(after[0])) // PAGE
        mixed = b"".join(
            self._chance.choice((before[0], after[0]))[page * PAGE : (page + 1) * PAGE].ljust(PAGE, b"\0")
            if page * PAGE < len(before[0])
            else after[0][page * PAGE : (page + 1) * PAGE]
            for page in range(pages)
        )
        whole = before[0] == after[0]
        (self.folder / NAME).write_bytes(before[0] if whole else mixed)
        (self.folder / WAL).write_bytes(log if whole else after[1])  # a checkpoint follows the synchronised log


def _cut(before: bytes, after: bytes, chance: random.Random) -> bytes:
    """What of a write-ahead log is there when the write of `after` over `before` was cut off."""
    same = next(
        (at for at in range(0, min(len(before), len(after)), 512) if before[at : at + 512] != after[at : at + 512]),
        len(before),
    )
    end = chance.randint(same, len(after))
    return after[:end] + before[end:]


def _is_synchronised(connection: Connection) -> bool:
    """Whether what is committed on the connection is on the disk: SQLite asks the disk for that in `FULL`, or 2."""
    (reads,) = connection.execute("PRAGMA query_only").fetchone()
    (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    return bool(reads) or synchronous >= 2


class Connection(sqlite3.Connection):
    """A connection of the store on the simulated disk."""

    disk: Disk

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql == "COMMIT" and self.in_transaction and self.total_changes != getattr(self, "_before", 0):
            if self.disk.harm == "full":
                self.disk.refused = True
                raise refusal("database or disk is full", sqlite3.SQLITE_FULL)
            self._before = self.total_changes
            self.disk.commit(self)
            return self.cursor()
        if sql == "BEGIN IMMEDIATE":
            self._before = self.total_changes
            if self.disk.harm == "locked":
                self.disk.refused = True
                self.disk.waited += TRY
                raise refusal("database is locked", sqlite3.SQLITE_BUSY)
        self.disk.asked(self, sql)
        return super().execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        self.disk.asked(self, sql)
        return super().executemany(sql, parameters)


def refusal(words: str, code: int) -> sqlite3.OperationalError:
    """What SQLite raises."""
    refused = sqlite3.OperationalError(words)
    refused.sqlite_errorcode = code
    return refused


class Inline:
    """aiosqlite's connection, as far as the store uses it: one thing after another, each at one moment."""

    def __init__(self, connection: Connection, lag: Callable[[], float]) -> None:
        self._conn = connection
        self._lag = lag
        self._turn = asyncio.Lock()

    async def _execute(self, work: Callable[[], T]) -> T:
        async with self._turn:
            await asyncio.sleep(self._lag())
            try:
                loop = asyncio.get_running_loop()
                assert isinstance(loop, Loop), loop
                with loop.thread():
                    answer = work()
            except sqlite3.OperationalError:
                waited, self._conn.disk.waited = self._conn.disk.waited, 0.0
                await asyncio.sleep(waited)
                raise
        if late := self._lag():
            await asyncio.sleep(late)
        return answer

    async def close(self) -> None:
        self._conn.disk.let_go(self._conn)
