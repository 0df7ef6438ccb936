"""A backup takes the place of the store. What it replaces is kept beside it, and every running game says what
happened."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from bot.host.operations import forgetting
from bot.host.operations.backup import Contents, clear_drafts, contents, draft_beside, stamp
from bot.host.storage import records
from bot.host.storage.store import (
    StoreBroken,
    StoreBusy,
    address,
    copy_store,
    damage_named,
    is_damage,
    lock_store,
    looking,
    refuse_missing,
    refuse_older,
    refuse_unfit,
)
from bot.table.features.set_back import set_back
from bot.table.timing import Moment

UNKNOWN = 10_000
"""Tables that a store that cannot be read is taken to have opened since the backup."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What the present store holds and a backup does not: tables, and lines of all their logs."""

    tables: int
    lines: int


@dataclass(frozen=True, slots=True)
class Return:
    """What restoring a backup would mean. `loss` is None where the present store is gone or cannot be read."""

    backup: Contents
    loss: Loss | None


@dataclass(frozen=True, slots=True)
class Restored:
    """What was done. `replaced` is where the store that was there before lies now, if there was one."""

    prospect: Return
    replaced: Path | None


def restore(database: Path, file: Path, *, now: int, agreed: Callable[[Return], bool]) -> Restored | None:
    """Put a copy of the backup `file`, in the place of the store at `database`, and append to
    each running game the line that it was set back. None: it was not `agreed` to the prospect, and nothing was done.

    The new store takes the old one's place in a single step: whenever the program is killed, one of them is there and
    whole.

    :raises StoreBusy: a program is at work on the store.
    :raises StoreMissing: there is no such file.
    :raises StoreNewer, StoreBroken: the file cannot be restored.
    :raises StoreOlder: neither it nor the store may be of a draft of this program.
    """
    refuse_missing(file)
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(lock_store(database)):
        refuse_older(database)
        prospect = Return(_backup(file), _loss(database, file))
        if not agreed(prospect):
            return None
        clear_drafts(database.parent)
        with draft_beside(database) as draft:
            _prepare(draft, file, database, prospect.backup.taken, now)
            replaced = _set_aside(database, now)
    return Restored(prospect, replaced)


def _backup(file: Path) -> Contents:
    refuse_unfit(file)
    with closing(looking(file)) as connection:
        try:
            return contents(connection)
        except sqlite3.OperationalError as foreign:
            raise StoreBroken(f"{file} holds no games of this program: {foreign}") from foreign


def _loss(database: Path, file: Path) -> Loss | None:
    if not database.exists():
        return None
    columns = "session, n, seat, move, at"
    try:
        with closing(looking(database)) as present:
            present.execute("ATTACH ? AS kept", (address(file),))
            (tables,) = present.execute(
                "SELECT count(*) FROM main.terms WHERE seed NOT IN (SELECT seed FROM kept.terms)"
            ).fetchone()
            newer = f"SELECT {columns} FROM main.lines EXCEPT SELECT {columns} FROM kept.lines"
            (lines,) = present.execute(f"SELECT count(*) FROM ({newer})").fetchone()
    except (
        sqlite3.DatabaseError
    ):  # damaged, or of a program that keeps its games otherwise: that is why somebody restores
        return None
    return Loss(tables, lines)


def _highest(database: Path) -> int | None:
    """The highest number that a table has had; None where it cannot be told. No number is given twice: buttons name
    it."""
    if not database.exists():
        return 0
    try:
        with closing(looking(database)) as present:
            return _sequence(present)
    except sqlite3.DatabaseError:
        return None


def _sequence(connection: sqlite3.Connection) -> int:
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'sessions'").fetchone()
    return 0 if row is None else int(row[0])


def _prepare(draft: Path, file: Path, database: Path, taken: int, now: int) -> None:
    """Fills `draft`, a single file without a write-ahead log, that shall take the place of `database`."""
    highest = _highest(database)
    with damage_named(file), closing(copy_store(file, draft)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        own = _sequence(connection)
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'sessions'")
        most = own + UNKNOWN if highest is None else max(own, highest)
        connection.execute("INSERT INTO sqlite_sequence VALUES ('sessions', ?)", (most,))
        records.catch_up(connection, now)
        for id in records.running(connection):
            _set_back(connection, id, taken, now)
        forgetting.forget_again(connection, database)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = DELETE")


def _set_back(connection: sqlite3.Connection, id: int, taken: int, now: int) -> None:
    stored = records.load(connection, id)
    assert stored is not None, id
    assert stored.log is not None, id
    if not stored.session.readable:
        return
    session, entry = set_back(stored.session, stored.log, Moment(now, people=records.habits(connection)), taken=taken)
    records.save(connection, stored.session, session, (entry,))


def _set_aside(database: Path, now: int) -> Path | None:
    """A second name for the present store, which stays in its place too, a single file: a write-ahead log that is left
    there would be played into the new one."""
    if not database.exists():
        return None
    aside = _free_name(database, now)
    try:
        _close_log(database)
    except sqlite3.DatabaseError as failure:
        if not is_damage(failure):
            raise
        for suffix in ("-wal", "-shm"):  # it is of no use without its log, nor was it with it
            with suppress(FileNotFoundError):
                database.with_name(database.name + suffix).rename(aside.with_name(aside.name + suffix))
    _give_second_name(database, aside)
    return aside


def _free_name(database: Path, now: int) -> Path:
    names = (database.with_name(f"{database.stem}-replaced-{stamp(second)}Z{database.suffix}") for second in count(now))
    return next(name for name in names if not name.exists())


def _close_log(database: Path) -> None:
    """:raises StoreBusy: somebody else looks at the store."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as busy:
            if busy.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise StoreBusy(f"{database} is being looked at by another program") from busy


def _give_second_name(database: Path, aside: Path) -> None:
    """Or a copy, where the file system knows no second names."""
    try:
        os.link(database, aside)
    except OSError:
        shutil.copy2(database, aside)
