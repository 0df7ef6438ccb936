"""One writer, durable before acknowledged, one program at a time, never a schema that is not ours."""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.host.storage import store as store_module
from bot.host.storage.store import (
    StoreBroken,
    StoreBusy,
    StoreClosed,
    StoreNewer,
    StoreUnwritable,
    _migrate_all,
    migrations,
    open_store,
)
from tests.support.counts import count

NUMBERS = "CREATE TABLE IF NOT EXISTS numbers (n INTEGER PRIMARY KEY) STRICT"


def add(number: int):  # type: ignore[no-untyped-def]
    def work(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return work


def numbers(connection: sqlite3.Connection) -> list[int]:
    return [n for (n,) in connection.execute("SELECT n FROM numbers ORDER BY n")]


async def test_what_was_written_can_be_read_at_once(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    assert await store.write(add(1)) == 1
    assert await store.read(numbers) == [1]
    await store.close()


async def test_writes_that_share_a_commit_fail_alone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    results = await asyncio.gather(*(store.write(add(n)) for n in (1, 2, 1, 3)), return_exceptions=True)
    assert [type(result) for result in results] == [int, int, sqlite3.IntegrityError, int]
    assert await store.read(numbers) == [1, 2, 3]
    await store.close()


async def test_a_write_that_raises_leaves_nothing_behind(tmp_path: Path) -> None:
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO numbers VALUES (7)")
        raise LookupError

    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    with pytest.raises(LookupError):
        await store.write(half)
    assert await store.read(numbers) == []
    await store.close()


async def test_waiting_writes_share_a_commit(tmp_path: Path) -> None:
    commits: list[str] = []
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    await store.write(lambda connection: connection.set_trace_callback(commits.append))
    await asyncio.gather(*(store.write(add(n)) for n in range(50)))
    assert await store.read(numbers) == list(range(50))
    assert commits.count("COMMIT") <= 3
    await store.close()


async def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    writes = [asyncio.create_task(store.write(add(n))) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == list(range(20))
    with pytest.raises(StoreClosed):
        await store.write(add(99))
    again = await open_store(tmp_path / "games.sqlite3")
    assert await again.read(numbers) == list(range(20))
    await again.close()


async def test_a_cancelled_caller_does_not_stop_the_writer(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    write = asyncio.create_task(store.write(add(1)))
    await asyncio.sleep(0)
    write.cancel()
    await store.write(add(2))
    assert await store.read(numbers) == [1, 2]
    await store.close()


async def test_a_reader_cannot_write(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.read(lambda connection: connection.execute(NUMBERS))
    await store.close()


async def test_writes_survive_power_loss(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    modes = await store.write(
        lambda c: [c.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    )
    assert modes == ["wal", 2]
    await store.close()


async def test_only_one_program_may_open_a_store(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    with pytest.raises(StoreBusy, match="in use by another program"):
        await open_store(tmp_path / "games.sqlite3")
    await store.close()
    await (await open_store(tmp_path / "games.sqlite3")).close()


HOLDER = """
import asyncio, sys
from pathlib import Path
from bot.host.storage.store import open_store
async def hold():
    store = await open_store(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


async def test_a_killed_program_lets_go_of_its_store(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    holder = await _python(HOLDER, path)
    assert holder.stdout is not None
    assert await holder.stdout.readline() == b"open\n"
    with pytest.raises(StoreBusy):
        await open_store(path)
    holder.kill()
    await holder.wait()
    await (await open_store(path)).close()


async def test_a_store_can_be_backed_up_while_it_is_open(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    await store.write(add(5))
    source, copy = sqlite3.connect(store.path), sqlite3.connect(tmp_path / "copy.sqlite3")
    source.backup(copy)
    assert numbers(copy) == [5]
    source.close()
    copy.close()
    await store.close()


def test_every_migration_sets_its_own_version_inside_its_transaction() -> None:
    scripts = migrations()
    assert min(scripts) == 100
    for version, script in scripts.items():
        statements = [line for line in script.splitlines() if line and not line.startswith("--")]
        assert statements[0] == "BEGIN IMMEDIATE;"
        assert statements[-2:] == [f"PRAGMA user_version = {version};", "COMMIT;"]


@pytest.mark.parametrize("released", [0, *sorted(migrations())])
async def test_every_released_schema_becomes_the_newest(tmp_path: Path, released: int) -> None:
    older, newest = tmp_path / "older.sqlite3", tmp_path / "newest.sqlite3"
    connection = sqlite3.connect(older, isolation_level=None)
    for version in sorted(migrations()):
        if version <= released:
            connection.executescript(migrations()[version])
    connection.close()
    for path in (older, newest):
        await (await open_store(path)).close()
    assert _schema(older) == _schema(newest)


def test_every_table_is_strict() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for _, script in sorted(migrations().items()):
        connection.executescript(script)
    tables = connection.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    connection.close()
    assert {name for name, strict in tables if not strict} <= {"sqlite_schema", "sqlite_sequence"}


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
    late = max(migrations()) + 1
    broken = (
        "BEGIN IMMEDIATE; CREATE TABLE late (n INTEGER) STRICT;"
        f"PRAGMA user_version = {late}; INSERT INTO nowhere VALUES (1); COMMIT;"
    )
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        _migrate_all(connection, {**migrations(), late: broken})
    assert not connection.in_transaction
    assert connection.execute("PRAGMA user_version").fetchone() == (max(migrations()),)
    assert connection.execute("SELECT name FROM sqlite_schema WHERE name = 'late'").fetchall() == []
    connection.close()


@pytest.mark.parametrize("mode", ["delete", "wal"])
async def test_a_newer_schema_is_refused_untouched(tmp_path: Path, mode: str) -> None:
    """Also when its last writer was killed and left changes in the write-ahead log."""
    path, dead = tmp_path / "games.sqlite3", tmp_path / "dead"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA journal_mode = {mode}")
    connection.execute("CREATE TABLE future (n INTEGER)")
    connection.execute(f"PRAGMA user_version = {max(migrations()) + 1}")
    shutil.copytree(tmp_path, dead)
    connection.close()
    before = _files(dead)
    with pytest.raises(StoreNewer, match="left untouched"):
        await open_store(dead / path.name)
    after = _files(dead)
    assert {name: after[name] for name in before} == before
    assert after.keys() - before.keys() <= {"games.sqlite3.lock"}


async def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"half of a download" * 300)
    with pytest.raises(StoreBroken, match="left untouched"):
        await open_store(path)
    assert path.read_bytes() == b"half of a download" * 300


async def test_a_folder_that_cannot_be_written_is_not_called_busy(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.lock").mkdir()
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        await open_store(tmp_path / "games.sqlite3")


WRITER = """
import asyncio, sys
from pathlib import Path
from bot.host.storage.store import open_store
async def write():
    store = await open_store(Path(sys.argv[1]))
    await store.write(lambda c: c.execute("CREATE TABLE IF NOT EXISTS numbers (n INTEGER PRIMARY KEY) STRICT"))
    (start,) = await store.read(lambda c: c.execute("SELECT coalesce(max(n), 0) FROM numbers").fetchone())
    async def one(n):
        await store.write(lambda c: c.execute("INSERT INTO numbers VALUES (?)", (n,)))
        print(n, flush=True)
    n = start
    while True:
        await asyncio.gather(*(one(n + i) for i in range(1, 5)))
        n += 4
asyncio.run(write())
"""


async def test_what_was_acknowledged_survives_sigkill(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    acknowledged: set[int] = set()
    for round in range(count(3, full=60)):
        writer = await _python(WRITER, path)
        assert writer.stdout is not None
        for _ in range(5 + 7 * (round % 5)):
            acknowledged.add(int(await writer.stdout.readline()))
        os.kill(writer.pid, signal.SIGKILL)
        rest = await writer.stdout.read()
        acknowledged |= {int(line) for line in rest.split(b"\n")[:-1]}
        await writer.wait()
        store = await open_store(path)
        kept = await store.read(numbers)
        await store.close()
        assert acknowledged <= set(kept)


async def _python(script: str, path: Path) -> asyncio.subprocess.Process:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, str(path), stdout=asyncio.subprocess.PIPE, env=environment
    )


def _files(folder: Path) -> dict[str, bytes]:
    """Every file's fingerprint; the shared-memory index is no content."""
    return {
        file.name: hashlib.sha256(file.read_bytes()).digest()
        for file in folder.iterdir()
        if not file.name.endswith("-shm")
    }


def _schema(path: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()
    version = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return [*rows, version]


def large(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO pages VALUES (zeroblob(400000))")


async def test_a_full_disk_is_told_once_and_nothing_is_lost_when_there_is_room_again(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    await store.write(lambda connection: connection.execute("CREATE TABLE pages (content BLOB) STRICT"))
    await store.write(add(1))
    (pages,) = await store.read(lambda connection: connection.execute("PRAGMA page_count").fetchone())
    await store._writer.execute(f"PRAGMA max_page_count = {pages}")
    with capture_logs() as said:
        for _ in range(3):
            with pytest.raises(StoreUnwritable, match="full"):
                await store.write(large)
        assert [entry["log_level"] for entry in said] == ["error"]
        assert await store.read(numbers) == [1]
        await store._writer.execute("PRAGMA max_page_count = 1073741823")
        await asyncio.gather(store.write(large), store.write(add(2)))
        assert [entry["log_level"] for entry in said] == ["error", "info"]
    assert await store.read(numbers) == [1, 2]
    await store.close()


async def test_a_store_that_another_program_holds_is_told_once(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.write(lambda connection: connection.execute(NUMBERS))
    await store._writer.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other, capture_logs() as said:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            with pytest.raises(StoreUnwritable, match="locked"):
                await store.write(add(1))
        other.execute("ROLLBACK")
        assert await store.write(add(1)) == 1
    assert [entry["log_level"] for entry in said] == ["error", "info"]
    await store.close()


@pytest.mark.parametrize(("hurried", "tries"), [(False, 20), (True, 1)])
async def test_a_program_that_is_about_to_end_waits_for_nobody_who_holds_the_store(
    tmp_path: Path, hurried: bool, tries: int
) -> None:
    tried: list[str] = []
    store = await open_store(tmp_path / "games.sqlite3")
    await store._writer.execute("PRAGMA busy_timeout = 0")
    await store.write(lambda connection: connection.set_trace_callback(tried.append))
    tried.clear()
    with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other, capture_logs():
        other.execute("BEGIN IMMEDIATE")
        if hurried:
            store.hurry()
        with pytest.raises(StoreUnwritable, match="locked"):
            await store.write(add(1))
    assert tried.count("BEGIN IMMEDIATE") == tries
    await store.close()


async def test_a_store_is_read_through_again_only_where_somebody_touched_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start must not take longer the more games were ever played."""
    path, checked = tmp_path / "games.sqlite3", list[str]()

    async def start(*, close: bool = True) -> list[str]:
        checked.clear()
        store = await open_store(path)
        await store.write(lambda connection: connection.execute(NUMBERS))
        if close:
            await store.close()
        else:  # as one that is killed leaves it
            await asyncio.to_thread(shutil.copytree, tmp_path, tmp_path.with_name("copy"))
            await store.close()
        return list(checked)

    monkeypatch.setattr(store_module, "refuse_damaged", lambda path, connection, check: checked.append(check))
    await start()
    assert await start() == []
    os.utime(path, ns=(1, 1))
    assert await start() == ["quick_check"]
    assert await start(close=False) == []
    path = tmp_path.with_name("copy") / "games.sqlite3"
    assert path.with_name("games.sqlite3-wal").exists()
    assert await start() == ["quick_check"]
    assert await start() == []
