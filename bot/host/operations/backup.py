"""Copies of the store: each made in one moment while the bot goes on, checked, and in its place only when it is
whole."""

from __future__ import annotations

import asyncio
import math
import os
import re
import sqlite3
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import structlog

from bot.host.clock import Time
from bot.host.storage import setting
from bot.host.storage.setting import STORE
from bot.host.storage.store import (
    StoreBroken,
    damage_named,
    looking,
    refuse_damaged,
    refuse_missing,
    refuse_unknown,
)

log = structlog.get_logger(__name__)

AGAIN = 3600
"""Seconds until a backup that failed is tried again, unless the next one comes earlier."""

STEP = 1024
"""Pages that are copied between two looks whether the copy is still wanted."""
WORK = 100_000
"""SQLite's instructions between two such looks while a copy is checked: some milliseconds."""

BACKED_UP = setting.number("backup")
"""In a backup: when it was made, in Unix seconds."""

PART = ".part"
"""How a file's name ends while it is written."""

NAME = re.compile(r"parlour-(\d{8}T\d{6})Z\.sqlite3")
"""What the bot calls its own backups: only these it ever removes."""


class Unwanted(Exception):
    """The program is told to stop: the copy is given up."""


class TargetExists(Exception):
    """Something lies where the copy is to go. It is left as it is."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a store holds, as numbers. `taken` is when the backup was made, or the latest moment in it, in Unix
    seconds."""

    taken: int
    sessions: int
    running: int
    lines: int


def contents(connection: sqlite3.Connection) -> Contents:
    """Of a store."""
    taken = max(BACKED_UP.get(connection, STORE) or 0, _latest(connection))
    sessions, running = connection.execute("SELECT count(*), total(phase = 'running') FROM sessions").fetchone()
    (lines,) = connection.execute("SELECT count(*) FROM lines").fetchone()
    return Contents(taken, sessions, int(running), lines)


def back_up(
    database: Path, target: Path, *, now: int, over: bool = False, unwanted: Callable[[], bool] = lambda: False
) -> Contents:
    """Copy the store at `database` to the file `target`, as it is in one moment, also while the bot writes. Either the
    whole, checked copy lies there afterwards, or what lay there before. With `over`, a file that is there is replaced.

    :raises Unwanted: it is `unwanted` by now.
    :raises TargetExists: something is there.
    :raises StoreMissing, StoreNewer, StoreOlder: as `bot.host.storage.store.copy_store`.
    :raises StoreBroken: the store is damaged.
    """
    if target.exists() and not over:
        raise TargetExists(target)
    refuse_missing(database)
    with damage_named(database), closing(looking(database)) as source:  # who may write would tidy up there
        refuse_unknown(database, source)
    with damage_named(database), draft_beside(target) as draft:
        held = _copy(database, draft, now, unwanted)
        with closing(looking(draft)) as copy, _given_up(copy, unwanted):
            refuse_damaged(database, copy, "integrity_check")
            found = contents(copy)
        if replace(found, taken=held.taken) != held:
            raise StoreBroken(f"the copy of {database} holds something else than it")
    return found


@contextmanager
def draft_beside(target: Path) -> Iterator[Path]:
    """An empty file beside `target`, for its owner alone, that takes its place in one step when all is done and else
    goes."""
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=PART, dir=target.parent)
    os.close(number)
    draft = Path(name)
    try:
        yield draft
        _flush(draft)
        draft.replace(target)
        _flush(target.parent)
    finally:
        _remove_with_companions(draft)


def clear_drafts(folder: Path) -> None:
    """Remove what a killed program left half written in a folder of ours."""
    for draft in folder.glob(f".parlour*{PART}"):
        _remove_with_companions(draft)


def stamp(moment: int) -> str:
    """A moment in Unix seconds as a part of a file's name, UTC; later ones sort behind."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%S")


def keep_one_more(
    database: Path, folder: Path, *, keep: int, now: int, unwanted: Callable[[], bool] = lambda: False
) -> Path:
    """Make a backup in `folder`, then remove the oldest of the bot's own beyond `keep`. Its path.

    :raises Unwanted: it is `unwanted` by now.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    clear_drafts(folder)
    target = folder / f"parlour-{stamp(now)}Z.sqlite3"
    back_up(database, target, now=now, over=True, unwanted=unwanted)
    for old in _own(folder)[:-keep]:
        if old != target:  # which the clock, set back, may have called an old one
            old.unlink()
    return target


class Backups:
    """Makes a backup every so many hours, off the loop. A failure is told as an error once, and tried again."""

    def __init__(self, database: Path, folder: Path, *, hours: float, keep: int, time: Time) -> None:
        """With no `hours` none is made."""
        self._database = database
        self._folder = folder
        self._seconds = int(hours * 3600)
        self._keep = keep
        self._time = time
        self._failing = False
        self._ending = threading.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._seconds:
            self._task = asyncio.create_task(self._run(), name="backups")

    async def close(self) -> None:
        """Make no more. One that is being made is given up: it may be large."""
        self._ending.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = await asyncio.to_thread(self._left)
        while True:
            await self._time.sleep(wait)
            wait = self._seconds if await self._make_one() else min(self._seconds, AGAIN)

    def _left(self) -> int:
        """Seconds until the next is due, counted from the newest that is there: a restart begins no new count."""
        newest = max((_moment(path) for path in _own(self._folder)), default=0)
        return min(max(0, newest + self._seconds - self._time.now()), self._seconds)

    async def _make_one(self) -> bool:
        try:
            path = await asyncio.to_thread(
                keep_one_more,
                self._database,
                self._folder,
                keep=self._keep,
                now=self._time.now(),
                unwanted=self._ending.is_set,
            )
        except Exception as failure:  # whatever it is, games go on and the next one is tried
            tell = log.warning if self._failing else log.error
            tell("backup failed", folder=str(self._folder), error=repr(failure))
            self._failing = True
            return False
        self._failing = False
        log.info("backup made", file=str(path))
        return True


def _latest(connection: sqlite3.Connection) -> int:
    """The latest moment that a store knows of."""
    sources = ("max(at) FROM lines", "max(at) FROM requests", "max(opened) FROM sessions")
    return max(connection.execute(f"SELECT {source}").fetchone()[0] or 0 for source in sources)


@contextmanager
def _given_up(connection: sqlite3.Connection, unwanted: Callable[[], bool]) -> Iterator[None]:
    """What the connection does ends early where it is `unwanted`.

    :raises Unwanted: it was.
    """
    connection.set_progress_handler(unwanted, WORK)
    try:
        yield
    except sqlite3.OperationalError as interrupted:
        if interrupted.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        raise Unwanted from interrupted


def _copy(database: Path, draft: Path, now: int, unwanted: Callable[[], bool]) -> Contents:
    """Fills `draft`, a single file without a write-ahead log. What the store held in that moment."""
    writable = f"{database.absolute().as_uri()}?mode=rw"  # who only reads leaves a log behind that was not there

    def look(*_: int) -> None:
        if unwanted():
            raise Unwanted

    with (
        closing(sqlite3.connect(writable, uri=True, isolation_level=None)) as source,
        closing(sqlite3.connect(draft, isolation_level=None)) as copy,
    ):
        source.execute("BEGIN")
        held = contents(source)
        source.backup(copy, pages=STEP, progress=look)
        source.execute("COMMIT")
        copy.execute("PRAGMA journal_mode = DELETE")
        BACKED_UP.put(copy, STORE, now)
    return held


def age(folder: Path, now: int) -> float:
    """Seconds since the newest of the bot's own backups in `folder` was made; infinite where there is none."""
    return now - max(map(_moment, _own(folder)), default=-math.inf)


def _own(folder: Path) -> list[Path]:
    """The bot's own backups, oldest first."""
    return sorted(path for path in folder.glob("parlour-*") if NAME.fullmatch(path.name))


def _moment(path: Path) -> int:
    found = NAME.fullmatch(path.name)
    assert found, path
    return int(datetime.strptime(found.group(1), "%Y%m%dT%H%M%S").replace(tzinfo=UTC).timestamp())


def _remove_with_companions(draft: Path) -> None:
    for suffix in ("", "-journal", "-wal", "-shm"):
        draft.with_name(draft.name + suffix).unlink(missing_ok=True)


def _flush(path: Path) -> None:
    """What stands in a file, or which files a folder has, is on disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
