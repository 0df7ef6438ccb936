"""The games on disk: one SQLite file, one writer, every write durable before it is acknowledged.

A write is one function on the writer's thread. Writes that arrive while a commit is on its way to disk share the next
one; each still stands or falls alone, in a savepoint of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from errno import EISDIR
from importlib.resources import files
from os import strerror
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import structlog

from bot import metrics

log = structlog.get_logger(__name__)

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]
"""Something to do on the database's thread. It neither begins nor ends a transaction."""

_BATCH = 256
"""Writes that share one commit at most: what one of them waits for stays short."""
TRY = 0.25
"""Seconds of one try to write while another program holds the store."""
TRIES = 20
"""How often that is tried."""


class StoreBusy(Exception):
    """Another program has the store open."""


class StoreNewer(Exception):
    """The store was written by a newer version of this program. It is left as it is."""


class StoreOlder(Exception):
    """A draft of this program, from before its first release, wrote the store. It is left as it is."""


class StoreBroken(Exception):
    """The file is no store, or is damaged. It is left as it is."""


class StoreMissing(Exception):
    """There is no store to look at."""


class StoreClosed(Exception):
    """The store was closed; the write was not made."""


class StoreUnwritable(Exception):
    """The disk takes nothing just now: it is full, or another program holds the store. What was to be written is not,
    and everything that was before is safe. Whoever hosts the bot is told once, in the log."""


class Store:
    """An open store. Made by `open_store`."""

    def __init__(
        self, path: Path, lock: sqlite3.Connection, writer: aiosqlite.Connection, reader: aiosqlite.Connection
    ) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._closing = False
        self._hurried = False
        self._unwritable = False
        self._task = asyncio.create_task(self._write_all(), name="store writer")

    async def write(self, work: Work[T]) -> T:
        """Do `work` in a transaction; when this returns it is on disk. What `work` raises undoes it alone and is raised
        here.

        A cancelled caller does not undo a write that is under way.

        :raises StoreClosed: nothing was done.
        :raises StoreUnwritable: nothing was done; later it can be.
        """
        if self._closing:
            raise StoreClosed(str(self.path))
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, done))
        return await asyncio.shield(done)

    async def read(self, work: Work[T]) -> T:
        """Do `work`, which only reads, on what was committed before."""
        return await _run(self._reader, _reading, work)

    @property
    def bytes(self) -> int:
        """How large it is on disk, with what is not yet in its file."""
        log = self.path.with_name(f"{self.path.name}-wal")
        return sum(file.stat().st_size for file in (self.path, log) if file.exists())

    def hurry(self) -> None:
        """From now on wait for no other program that holds the store: ours is about to end."""
        self._hurried = True

    async def close(self) -> None:
        """Finish the writes that were asked for, then let go of the file."""
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(None)
        await self._task
        await self._reader.close()
        await self._writer.close()
        await asyncio.to_thread(_note_closed, self._lock, self.path)
        self._lock.close()

    def _tell(self, failure: Exception | None) -> Exception | None:
        """Log once that the disk takes nothing, and once that it does again. The failure, as callers get it."""
        if failure is not None and not _is_unwritable(failure):
            return failure
        if failure is not None and not self._unwritable:
            log.error("nothing can be written; games are safe and wait", store=str(self.path), reason=str(failure))
        if failure is None and self._unwritable:
            log.info("the store can be written again", store=str(self.path))
        self._unwritable = failure is not None
        return None if failure is None else StoreUnwritable(str(failure))

    async def _write_all(self) -> None:
        open_still = True
        while open_still:
            batch, open_still = await self._batch()
            if batch:
                await self._write_batch(batch)

    async def _batch(self) -> tuple[list[tuple[Work[Any], asyncio.Future[Any]]], bool]:
        """The writes that wait, at least one unless the end has come; whether more may follow."""
        batch: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        item = await self._queue.get()
        while item is not None:
            batch.append(item)
            if self._queue.empty() or len(batch) >= _BATCH:
                return batch, True
            item = self._queue.get_nowait()
        return batch, False

    async def _write_batch(self, batch: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        try:
            with metrics.COMMITS.time():
                results = await _run(self._writer, self._commit, [work for work, _ in batch])
            self._tell(None)
        except Exception as failure:  # every waiting caller is told
            results = [(None, self._tell(failure))] * len(batch)
        for (_, done), (result, failed) in zip(batch, results, strict=True):
            if failed is None:
                done.set_result(result)
            else:
                done.set_exception(failed)
                done.exception()  # a caller that was cancelled meanwhile does not ask for it

    def _commit(self, connection: sqlite3.Connection, works: list[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        self._begin(connection)
        try:
            results = [_alone(connection, work) for work in works]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Take the store for writing. SQLite itself waits for other programs during one try only, so that a program
        that is told to stop need not wait long."""
        for left in reversed(range(TRIES)):
            try:
                connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as held:
                if self._hurried or not left or held.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
            else:
                return


def _is_unwritable(failure: Exception) -> bool:
    """Whether SQLite says that the disk, or another program, stands in the way."""
    return getattr(failure, "sqlite_errorcode", 0) & 0xFF in _IN_THE_WAY  # without the finer reasons


_IN_THE_WAY = {
    *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM),
}


async def open_store(path: Path) -> Store:
    """Open the store at `path`, made and brought up to date where needed. One program at a time.

    :raises StoreBusy: another program has it open.
    :raises StoreNewer, StoreOlder: another version of this program wrote it.
    :raises StoreBroken: the file is damaged, or no database.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_store(path)
    connections: list[aiosqlite.Connection] = []
    try:
        await asyncio.to_thread(refuse_unfit, path, read_through=not _is_as_closed(lock, path))
        writer = await aiosqlite.connect(path, isolation_level=None)
        connections.append(writer)
        await _run(writer, _migrate_all, migrations())
        await _run(writer, _impatient)
        reader = await aiosqlite.connect(path, isolation_level=None)
        connections.append(reader)
        await _run(reader, _read_only)
        return Store(path, lock, writer, reader)
    except BaseException:
        for connection in connections:
            await connection.close()
        lock.close()
        raise


def refuse_missing(path: Path) -> None:
    """:raises StoreMissing: there is no store at `path`, or an empty file."""
    if not path.exists():
        raise StoreMissing(f"there is no {path}")
    if path.stat().st_size == 0:
        raise StoreMissing(f"{path} is empty")


def copy_store(path: Path, into: Path | None = None) -> sqlite3.Connection:
    """A copy of the store at `path`, brought up to date: in memory, or in the file `into`. The original and its folder
    are left as they are, also while another program is at work in them.

    :raises StoreMissing: there is none.
    :raises StoreNewer, StoreOlder: another version of this program wrote it.
    :raises StoreBroken: the file is no database.
    """
    refuse_missing(path)
    refuse_unfit(path)
    copy = sqlite3.connect(into or ":memory:", isolation_level=None)
    try:
        with closing(looking(path)) as connection:
            connection.backup(copy)
        _migrate_all(copy, migrations())
    except BaseException:
        copy.close()
        raise
    return copy


def migrations() -> Mapping[int, str]:
    """Every migration by the version that it leads to. Each is a script with its own BEGIN and COMMIT."""
    scripts = (file for file in files("bot.host").joinpath("migrations").iterdir() if file.name.endswith(".sql"))
    return {int(file.name.removesuffix(".sql")): file.read_text("utf-8") for file in scripts}


async def _run(connection: aiosqlite.Connection, work: Callable[..., T], *args: Any) -> T:
    """`work(the sqlite3 connection, *args)` in one hop to the connection's thread.

    aiosqlite's own methods are a hop to its thread for each statement; `_execute` is what they are made of. A
    transaction of ten statements takes 0.2 ms in one hop, and 0.6 ms with one for each (medians of 300, on two cores).
    Nor may it be spread over several: what is written is a function of a sqlite3 connection, and no statement of
    somebody else's may come in between.
    """
    execute: Callable[[Callable[[], T]], Awaitable[T]] = connection._execute
    return await execute(lambda: work(connection._conn, *args))


def lock_store(path: Path) -> sqlite3.Connection:
    """Holds the store at `path` against other programs until it is closed: an exclusive transaction on the file's
    companion, SQLite's own lock, let go by the system when we die. The store itself stays free for a backup by another
    program.

    :raises StoreBusy: another program holds it.
    """
    lock = sqlite3.connect(
        path.with_name(path.name + ".lock"), isolation_level=None, timeout=0, check_same_thread=False
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as busy:
        lock.close()
        if busy.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreBusy(f"{path} is in use by another program; only one may run on it at a time") from busy
    return lock


def _note_closed(lock: sqlite3.Connection, path: Path) -> None:
    """Note beside the store, in the file that locks it, how the store was left."""
    with suppress(OSError, sqlite3.Error):  # a full disk, say: then the store is read through at the next start
        lock.execute("CREATE TABLE IF NOT EXISTS closed (size INTEGER, changed INTEGER)")
        lock.execute("DELETE FROM closed")
        lock.execute("INSERT INTO closed VALUES (?, ?)", _stamp(path))
        lock.execute("COMMIT")


def _is_as_closed(lock: sqlite3.Connection, path: Path) -> bool:
    """Whether the store was closed properly and nobody touched it since: then what was sound is sound."""
    if path.with_name(f"{path.name}-wal").exists():
        return False
    try:
        return path.exists() and lock.execute("SELECT size, changed FROM closed").fetchone() == _stamp(path)
    except sqlite3.Error:  # it was never closed, or the note is damaged
        return False


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


def refuse_unfit(path: Path, *, read_through: bool = True) -> None:
    """Looks at the store at `path`, where it is to be `read_through` at every page of it, through a connection that
    cannot even tidy up after whoever wrote last.

    :raises IsADirectoryError: it is no file.
    :raises StoreNewer, StoreOlder: another version of this program wrote it.
    :raises StoreBroken: it is damaged, or no store.
    """
    if not path.exists():
        return
    if path.is_dir():  # of which SQLite says: disk I/O error
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
    with damage_named(path), closing(looking(path)) as connection:
        refuse_unknown(path, connection)
        if read_through:
            refuse_damaged(path, connection, "quick_check")


def refuse_unknown(path: Path, connection: sqlite3.Connection) -> None:
    """:raises StoreNewer, StoreOlder: another version of this program wrote it."""
    version, known = _version(connection), migrations()
    if version > max(known):
        raise StoreNewer(
            f"{path} has schema {version}, this program knows schemas up to {max(known)}; it was left untouched"
        )
    if 0 < version < min(known):
        raise StoreOlder(
            f"{path} has schema {version}, of a draft from before the first release, which no program reads any more;"
            " it was left untouched"
        )


def refuse_older(path: Path) -> None:
    """Looks at the file at `path` for nothing else: whatever else may be wrong with it is somebody else's to say.

    :raises StoreOlder: a draft of this program wrote it.
    """
    if path.is_file():
        with suppress(sqlite3.DatabaseError, StoreNewer), closing(looking(path)) as connection:
            refuse_unknown(path, connection)


def refuse_damaged(path: Path, connection: sqlite3.Connection, check: str) -> None:
    """:raises StoreBroken: SQLite's own `quick_check` or, with every index, `integrity_check` finds something."""
    (found,) = connection.execute(f"PRAGMA {check}(1)").fetchone()
    if found != "ok":
        raise StoreBroken(f"{path} is damaged: {found.splitlines()[-1]}; it was left untouched")


@contextmanager
def damage_named(path: Path) -> Iterator[None]:
    """:raises StoreBroken: instead of what SQLite raises where a file is damaged or no database."""
    try:
        yield
    except sqlite3.DatabaseError as damaged:
        if not is_damage(damaged):
            raise
        raise StoreBroken(f"{path} is damaged or no database of this program; it was left untouched") from damaged


def is_damage(failure: sqlite3.Error) -> bool:
    """Whether SQLite says that the file is damaged or no database."""
    code = getattr(failure, "sqlite_errorcode", 0) & 0xFF  # without what kind of damage
    return code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def looking(path: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    return sqlite3.connect(address(path), uri=True, isolation_level=None)


def address(path: Path) -> str:
    """The store at `path` as SQLite's address for reading only. Where no write-ahead log lies beside the file nobody is
    at work in it: then it is promised not to change, or SQLite would make the log to read it."""
    alone = "" if path.with_name(f"{path.name}-wal").exists() else "&immutable=1"
    return f"{path.absolute().as_uri()}?mode=ro{alone}"


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    assert isinstance(version, int), version
    return version


def _migrate_all(connection: sqlite3.Connection, scripts: Mapping[int, str]) -> None:
    """Ready for use: every migration that is missing is done, each in a transaction of its own."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    version = _version(connection)
    for step in sorted(step for step in scripts if step > version):
        _migrate(connection, scripts[step])


def _migrate(connection: sqlite3.Connection, script: str) -> None:
    try:
        connection.executescript(script)
    except sqlite3.Error:
        with suppress(sqlite3.Error):  # none is open where the script failed at its BEGIN
            connection.execute("ROLLBACK")
        raise


def _impatient(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA busy_timeout = {int(1000 * TRY)}")


def _read_only(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def _reading(connection: sqlite3.Connection, work: Work[T]) -> T:
    """One transaction, so that several statements see one moment."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


def _alone(connection: sqlite3.Connection, work: Work[T]) -> tuple[T | None, Exception | None]:
    """What `work` answered or raised; what it did is undone if it raised.

    Writes that share a commit must not share a fate: one that is refused (a request answered before, a channel taken)
    is an everyday thing. A savepoint undoes it alone, and the others stand. What fails as a whole, such as a full disk
    at COMMIT, is raised to all of them.
    """
    connection.execute("SAVEPOINT work")
    try:
        result = work(connection)
    except Exception as failure:  # handed to whoever asked for the work
        if _is_unwritable(failure):  # that is nobody's own, and the savepoint may be gone with the transaction
            raise
        connection.execute("ROLLBACK TO work")
        connection.execute("RELEASE work")
        return None, failure
    connection.execute("RELEASE work")
    return result, None
