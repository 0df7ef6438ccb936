"""What a host's monitoring is told: true numbers, nobody's name, and sickness where there is some."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import process_time

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot import metrics
from bot.adapter.responses import Stopwatch
from bot.host.operations.backup import keep_one_more
from bot.host.operations.monitor import DAY, AddressTaken, Monitor
from bot.host.workers.serving import serve
from bot.host.workers.worker import Worker
from tests.support.hosting import ANN, BEN, NAMES, Tables, VirtualTime, tables

ANYWHERE = ("127.0.0.1", 0)
BUSY = 0.3
"""Seconds of processor."""
WAITS = {"computers": 3, "boards": 0}


@asynccontextmanager
async def monitor(here: Tables, *, well: bool = True, backups: Path | None = None) -> AsyncIterator[Monitor]:
    watched = Monitor(ANYWHERE, here.store, here.time, well=lambda: well, waits=lambda: WAITS, backups=backups)
    await watched.start()
    try:
        yield watched
    finally:
        await watched.close()


async def get(watched: Monitor, path: str) -> tuple[int, str]:
    host, port = watched.address
    async with aiohttp.ClientSession() as http, http.get(f"http://{host}:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_tables_and_deadlines_are_looked_up_when_they_are_asked_for(tmp_path: Path) -> None:
    async with tables(tmp_path) as here, monitor(here) as watched:
        await here.game(ANN, BEN)
        status, told = await get(watched, "/metrics")
        assert status == 200
        assert 'parlour_tables{game="toy",phase="running"} 1.0' in told
        assert 'parlour_deadlines{state="past"} 0.0' in told
        assert re.search(r'parlour_deadlines\{state="ahead"\} [1-9]', told)
        assert re.search(r"process_resident_memory_bytes [1-9]", told)


async def test_lines_and_commits_are_counted_once_they_are_on_disk(tmp_path: Path) -> None:
    before = metrics.value("parlour_lines_total", game="toy"), metrics.value("parlour_commit_seconds_count")
    async with tables(tmp_path) as here:
        await here.random_play(await here.game(ANN, BEN), 3)
        (lines,) = await here.store.read(lambda connection: connection.execute("SELECT count(*) FROM lines").fetchone())
        assert metrics.value("parlour_lines_total", game="toy") - before[0] == lines > 0
        assert metrics.value("parlour_commit_seconds_count") > before[1]


async def test_what_waits_and_what_is_kept_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with tables(tmp_path) as here, monitor(here, backups=folder) as watched:
        await here.game(ANN, BEN)
        _, told = await get(watched, "/metrics")
        assert 'parlour_waiting{what="computers"} 3.0' in told
        assert float(found(told, "parlour_store_bytes")) == here.store.bytes > 4096
        assert found(told, "parlour_backup_age_seconds") == "+Inf", "a backup is wanted, and there is none"
        keep_one_more(here.store.path, folder, keep=1, now=here.time.now() - 90)
        _, told = await get(watched, "/metrics")
        assert found(told, "parlour_backup_age_seconds") == "90.0"
        assert "_created" not in told
    async with tables(tmp_path) as here, monitor(here) as watched:
        _, told = await get(watched, "/metrics")
        assert found(told, "parlour_backup_age_seconds") == "NaN"


async def test_processor_time_of_the_processes_beside_the_bot_is_told_while_they_run_and_after(tmp_path: Path) -> None:
    worker = Worker("tests.bot.host.test_monitor:busy")
    async with tables(tmp_path) as here, monitor(here) as watched:
        _, told = await get(watched, "/metrics")
        before = float(found(told, "parlour_children_cpu_seconds_total"))
        await worker.start()
        await worker.ask(b"")
        _, told = await get(watched, "/metrics")
        running = float(found(told, "parlour_children_cpu_seconds_total"))
        assert running >= before + BUSY
        await worker.close()
        _, told = await get(watched, "/metrics")
        assert float(found(told, "parlour_children_cpu_seconds_total")) >= running


async def test_processor_time_is_added_up_once_where_two_ask_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = threading.Barrier(2)

    def used() -> float:
        both.wait()
        return 1000.0

    async with tables(tmp_path) as here, monitor(here) as watched:
        before = metrics.value("parlour_children_cpu_seconds_total")
        monkeypatch.setattr("bot.host.operations.monitor.processor_seconds", used)
        await asyncio.gather(get(watched, "/metrics"), get(watched, "/metrics"))
        assert metrics.value("parlour_children_cpu_seconds_total") == before + 1000


def busy() -> None:
    """A process that computes for a while before it answers."""

    def work(_: bytes) -> bytes:
        while process_time() < BUSY + 0.1:
            pass
        return b""

    serve(lambda: work)


def found(told: str, metric: str) -> str:
    return re.findall(rf"^{metric} (\S+)$", told, re.MULTILINE)[0]


async def test_no_label_holds_what_a_person_wrote(tmp_path: Path) -> None:
    async with tables(tmp_path) as here, monitor(here) as watched:
        await here.random_play(await here.game(ANN, BEN), 3)
        _, told = await get(watched, "/metrics")
        assert f'"{ANN}"' not in told, "as a label"
        assert not re.search(rf"\b({NAMES[ANN]}|{NAMES[BEN]})\b", told)


@pytest.mark.parametrize(("well", "status"), [(True, 200), (False, 503)])
async def test_health_is_what_the_bot_says_of_itself(tmp_path: Path, well: bool, status: int) -> None:
    async with tables(tmp_path) as here, monitor(here, well=well) as watched:
        assert (await get(watched, "/healthz"))[0] == status


async def test_an_address_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        with socket.create_server(ANYWHERE) as taken:
            watched = Monitor(taken.getsockname(), here.store, here.time, well=lambda: True, waits=dict)
            with pytest.raises(AddressTaken, match=str(taken.getsockname()[1])):
                await watched.start()
            await watched.close()


async def test_the_log_has_one_line_a_day(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        watched = Monitor(None, here.store, time, well=lambda: True, waits=dict)
        with capture_logs() as said:
            await watched.start()
            await here.game(ANN, BEN)
            await time.advance(2 * DAY, here)
        await watched.close()
    first, second = (line for line in said if line["event"] == "the last day")
    assert (first["running"], first["failed"], second["lines"]) == (1, 0, 0)
    assert first["lines"] > 0


async def test_what_may_go_wrong_is_counted_from_0_on(tmp_path: Path) -> None:
    """Where a count begins with 1, Prometheus sees no increase, and the alarm stays silent."""
    Stopwatch("probe").answered()
    async with tables(tmp_path) as here, monitor(here) as watched:
        _, told = await get(watched, "/metrics")
    counts = dict(re.findall(r'parlour_answers_total\{kind="probe",outcome="(\w+)"\} (\S+)', told))
    assert counts == {metrics.GIVEN: "1.0", **dict.fromkeys(metrics.FAILED, "0.0")}
