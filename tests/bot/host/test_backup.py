"""Backups: whole or not at all, private, made while the bot goes on, kept by number."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.host.operations.backup import Backups, TargetExists, Unwanted, back_up, contents, keep_one_more
from bot.host.storage.store import StoreBroken, StoreMissing, StoreNewer, looking, migrations, open_store
from tests.support.counts import count
from tests.support.hosting import ANN, BEN, DAY, START, VirtualTime, tables

NOW = START + 5
HOUR = 3600


def names(folder: Path) -> set[str]:
    """Of the files in a folder."""
    return {path.name for path in folder.iterdir()}


def checked(file: Path) -> tuple[int, int, int]:
    """Tables, running games and lines of a copy that is sound."""
    with closing(looking(file)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        held = contents(copy)
    return held.sessions, held.running, held.lines


async def test_a_backup_of_an_open_store_holds_everything(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
        await here.lobby(ANN, BEN, channel=2)
        held = back_up(here.store.path, tmp_path / "copy.sqlite3", now=NOW)
        lines = await here.store.read(lambda connection: connection.execute("SELECT count(*) FROM lines").fetchone()[0])
    assert (held.sessions, held.running, held.lines) == (2, 1, lines) == checked(tmp_path / "copy.sqlite3")


async def test_a_backup_is_one_private_file_that_says_when_it_was_made(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
        back_up(here.store.path, tmp_path / "out" / "copy.sqlite3", now=NOW)
    (copy,) = (tmp_path / "out").iterdir()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(looking(copy)) as connection:
        assert contents(connection).taken == NOW


async def test_a_store_that_nobody_has_open_can_be_backed_up(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
    back_up(tmp_path / "parlour.sqlite3", tmp_path / "copy.sqlite3", now=NOW)
    assert checked(tmp_path / "copy.sqlite3")[1] == 1
    assert not (tmp_path / "parlour.sqlite3-wal").exists()


async def test_what_is_there_is_replaced_only_if_told(tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    async with tables(tmp_path) as here:
        with pytest.raises(TargetExists):
            back_up(here.store.path, tmp_path / "copy", now=NOW)
        assert (tmp_path / "copy").read_text() == "mine"
        back_up(here.store.path, tmp_path / "copy", now=NOW, over=True)
    assert checked(tmp_path / "copy") == (0, 0, 0)


async def test_a_store_of_a_newer_program_is_not_copied_by_one_that_cannot_check_it(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as store:
        store.execute(f"PRAGMA user_version = {max(migrations()) + 1}")
    with pytest.raises(StoreNewer):
        back_up(tmp_path / "parlour.sqlite3", tmp_path / "copy", now=NOW)
    assert not (tmp_path / "copy").exists()


def damaged(path: Path, *, page: int) -> None:
    """Overwrites the middle of one page of the file."""
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096 + 8)
        file.write(b"\xff" * 2000)


async def test_a_damaged_store_gives_no_backup(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
    damaged(tmp_path / "parlour.sqlite3", page=2)
    with pytest.raises(StoreBroken):
        back_up(tmp_path / "parlour.sqlite3", tmp_path / "copy", now=NOW)
    assert names(tmp_path) == {"parlour.sqlite3", "parlour.sqlite3.lock"}


def test_without_a_store_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(StoreMissing):
        back_up(tmp_path / "parlour.sqlite3", tmp_path / "copy", now=NOW)
    assert list(tmp_path.iterdir()) == []


async def test_the_oldest_go_when_a_new_one_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "parlour-before-the-move.sqlite3").write_text("a host's own")
    async with tables(tmp_path) as here:
        made = [keep_one_more(here.store.path, folder, keep=2, now=NOW + n * DAY) for n in range(4)]
    assert sorted(folder.iterdir()) == sorted([*made[-2:], folder / "parlour-before-the-move.sqlite3"])
    assert [path.name for path in made] == sorted(path.name for path in made)


async def test_a_backup_that_fails_costs_no_older_one(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
        made = keep_one_more(here.store.path, folder, keep=1, now=NOW)
    damaged(tmp_path / "parlour.sqlite3", page=2)
    with pytest.raises(StoreBroken):
        keep_one_more(tmp_path / "parlour.sqlite3", folder, keep=1, now=NOW + DAY)
    assert list(folder.iterdir()) == [made]


async def until(holds: Callable[[], bool]) -> None:
    """Until a thread has done what is looked for."""
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110  # a thread sets no event
            await asyncio.sleep(0.01)


async def arrived(folder: Path, number: int) -> None:
    """Until so many backups lie in the folder."""
    await until(lambda: len(list(folder.glob("parlour-*"))) >= number)


async def passed(time: VirtualTime, seconds: int) -> None:
    """Lets a clock of nobody else's go on."""
    await until(lambda: bool(time._sleepers))
    moment, _, awake = time._sleepers[0]
    time.set(time.now() + seconds)
    if moment <= time.now():
        time._sleepers.pop(0)
        awake.set_result(None)


async def test_the_bot_makes_one_every_so_many_hours(tmp_path: Path) -> None:
    folder, time = tmp_path / "backups", VirtualTime()
    async with tables(tmp_path, time=VirtualTime()) as here:
        own = Backups(here.store.path, folder, hours=6, keep=7, time=time)
        own.start()
        await passed(time, 0)
        await arrived(folder, 1)
        await passed(time, 6 * HOUR - 1)
        await asyncio.sleep(0.05)
        assert len(names(folder)) == 1
        await passed(time, 1)
        await arrived(folder, 2)
        await own.close()


async def test_a_restart_begins_no_new_count(tmp_path: Path) -> None:
    folder, time = tmp_path / "backups", VirtualTime()
    async with tables(tmp_path) as here:
        keep_one_more(here.store.path, folder, keep=7, now=START - HOUR)
        own = Backups(here.store.path, folder, hours=6, keep=7, time=time)
        own.start()
        await passed(time, 0)
        assert time._sleepers[0][0] == START + 5 * HOUR
        await own.close()


async def test_none_is_made_where_nobody_wants_any(tmp_path: Path) -> None:
    own = Backups(tmp_path / "parlour.sqlite3", tmp_path / "backups", hours=0, keep=7, time=VirtualTime())
    own.start()
    await asyncio.sleep(0.05)
    await own.close()
    assert names(tmp_path) == set()


@pytest.mark.usefixtures("logged_through_the_library")
async def test_a_failure_is_an_error_once_and_the_next_is_tried(
    tmp_path: Path, logged_errors: list[logging.LogRecord], caplog: pytest.LogCaptureFixture
) -> None:
    folder, time = tmp_path / "backups", VirtualTime()
    folder.write_text("in the way")
    async with tables(tmp_path) as here:
        own = Backups(here.store.path, folder, hours=6, keep=7, time=time)
        own.start()
        for _ in range(3):
            await passed(time, HOUR)
        await passed(time, 0)
        (told,) = logged_errors
        assert "backup failed" in told.getMessage()
        logged_errors.clear()
        folder.unlink()
        await passed(time, HOUR)
        await arrived(folder, 1)
        await own.close()


@pytest.mark.parametrize("looks", [0, 2, 20], ids=["at once", "while it is copied", "while it is checked"])
async def test_a_backup_that_is_unwanted_by_now_is_given_up_and_leaves_nothing(
    tmp_path: Path, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large one would keep a stop waiting."""
    monkeypatch.setattr("bot.host.operations.backup.WORK", 1000)
    folder, database, looked = tmp_path / "backups", tmp_path / "parlour.sqlite3", iter(range(looks))
    store = await open_store(database)
    await store.write(lambda connection: connection.execute("CREATE TABLE weight (b BLOB) STRICT"))
    rows = [(bytes(200),)] * 40_000
    await store.write(lambda connection: connection.executemany("INSERT INTO weight VALUES (?)", rows))
    await store.close()
    with pytest.raises(Unwanted):
        keep_one_more(database, folder, keep=2, now=NOW, unwanted=lambda: next(looked, None) is None)
    assert names(folder) == set()


PROGRAM = """
import sys, time
from pathlib import Path
from bot.host.operations.backup import keep_one_more
print("ready", flush=True)
keep_one_more(Path(sys.argv[1]), Path(sys.argv[2]), keep=2, now=int(sys.argv[3]))
"""


def _moments(part: int) -> Iterator[float]:
    chance = random.Random(part)
    yield from (chance.random() * 0.1 for _ in range(count(4, full=100)))


async def test_a_program_killed_in_the_middle_leaves_whole_backups_alone(tmp_path: Path) -> None:
    folder, database = tmp_path / "backups", tmp_path / "parlour.sqlite3"
    store = await open_store(database)
    await store.write(lambda connection: connection.execute("CREATE TABLE weight (b BLOB) STRICT"))
    await store.write(lambda connection: connection.execute("INSERT INTO weight VALUES (randomblob(8000000))"))
    keep_one_more(database, folder, keep=2, now=NOW)
    for number, moment in enumerate(_moments(1), 1):
        program = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, str(database), str(folder), str(NOW + number), stdout=asyncio.subprocess.PIPE
        )
        assert program.stdout is not None
        await program.stdout.readline()
        await asyncio.sleep(moment)
        with suppress(ProcessLookupError):  # it may be done
            os.kill(program.pid, signal.SIGKILL)
        await program.wait()
        whole = list(folder.glob("parlour-*"))
        assert whole
        for file in whole:
            checked(file)
    keep_one_more(database, folder, keep=2, now=NOW + 1000)
    assert len(list(folder.iterdir())) == 2, "what was half written is gone"
    await store.close()
