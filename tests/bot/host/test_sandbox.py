"""The process for what people send: what is too much is ended and answered, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.host.workers import sandbox, serving, worker
from bot.host.workers.sandbox import Busy, Crashed, Crowded, Exceeded, Overtaken, Sandbox, Unanswered
from games.core import IllegalMove, text
from tests.support.processes import handed_on

NOTHING = "tests.bot.host.test_sandbox:nothing"
"""Jobs of these tests need no games."""
ANN, BOB, CAT = 1, 2, 3


def nothing() -> None:
    """The catalogue of a process that is asked nothing about games."""


def where() -> int:
    return os.getpid()


def twice(number: int) -> int:
    return 2 * number


def endless() -> None:
    while True:
        pass


def asleep() -> None:
    time.sleep(600)


def hungry(size: int) -> int:
    return len(bytes(size))


def talkative(size: int) -> bytes:
    return bytes(size)


def refusing() -> None:
    raise IllegalMove(text("core-nothing-to-play"))


def mistaken() -> None:
    raise ZeroDivisionError("a mistake of ours")


def unspeakable() -> object:
    return lambda: None


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def printing() -> str:
    sys.stdout.write("words that are no answer")
    sys.stdout.flush()
    return "an answer"


def polite() -> int:
    return os.nice(0)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    with handed_on():
        box = Sandbox(NOTHING, seconds=0.3)
        yield box
        await box.close()


async def test_a_job_is_done_elsewhere_and_politely(box: Sandbox) -> None:
    assert await box.run(ANN, twice, 21) == 42
    assert await box.run(ANN, where) not in (os.getpid(), None)
    assert await box.run(ANN, polite) == min(19, os.nice(0) + serving.NICE)
    assert await box.run(ANN, printing) == "an answer"


async def test_one_process_serves_all_jobs_until_it_is_renewed(box: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "RENEWED", 3)
    processes = [await box.run(ANN, where) for _ in range(6)]
    assert len(set(processes)) == 3
    assert processes[0] == processes[1]


async def test_a_process_that_was_begun_early_does_the_first_job(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[object]()
    popen = subprocess.Popen
    monkeypatch.setattr(worker.subprocess, "Popen", lambda *given, **more: begun.append(given) or popen(*given, **more))
    box = Sandbox(NOTHING)
    box.start()
    assert await box.run(ANN, twice, 1) == 2
    assert len(begun) == 1
    await box.close()


async def test_what_was_only_begun_is_closed() -> None:
    box = Sandbox(NOTHING)
    box.start()
    await asyncio.sleep(0)
    await box.close()
    assert box._worker._process is None


async def test_what_a_job_raises_is_raised_where_it_was_asked_for(box: Sandbox) -> None:
    with pytest.raises(IllegalMove) as illegal:
        await box.run(ANN, refusing)
    assert illegal.value.reason == text("core-nothing-to-play")
    with pytest.raises(ZeroDivisionError) as mistake:
        await box.run(ANN, mistaken)
    assert "in mistaken" in mistake.value.__notes__[0]
    with pytest.raises(AttributeError, match="pickle"):
        await box.run(ANN, unspeakable)


@pytest.mark.parametrize(
    ("job", "arguments"),
    [
        (endless, ()),
        (hungry, (sandbox.MEMORY * 2,)),
        (talkative, (sandbox.LARGEST + 1,)),
        (twice, (bytes(sandbox.LARGEST),)),
    ],
)
async def test_a_job_past_its_bounds_is_answered_and_the_next_one_done(
    box: Sandbox, job: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    with pytest.raises(Exceeded):
        await box.run(ANN, job, *arguments)
    assert await box.run(ANN, twice, 3) == 6


async def test_a_job_within_its_bounds_is_not_ended(box: Sandbox) -> None:
    assert await box.run(ANN, hungry, sandbox.MEMORY // 2) == sandbox.MEMORY // 2
    assert len(await box.run(ANN, talkative, sandbox.LARGEST // 2)) == sandbox.LARGEST // 2


async def test_a_job_that_sleeps_is_ended_by_the_clock() -> None:
    box = Sandbox(NOTHING, patience=0.2)
    await box.run(ANN, twice, 1)
    with pytest.raises(Exceeded):
        await box.run(ANN, asleep)
    await box.close()


async def test_a_process_that_dies_is_told_of_and_replaced(box: Sandbox) -> None:
    first = await box.run(ANN, where)
    with capture_logs() as logs, pytest.raises(Crashed):
        await box.run(ANN, killed)
    assert [(entry["event"], entry["job"]) for entry in logs] == [("process of a job ended", "killed")]
    assert await box.run(ANN, where) != first


async def test_a_process_that_died_between_two_jobs_is_replaced(box: Sandbox) -> None:
    first = await box.run(ANN, where)
    os.kill(first, signal.SIGKILL)
    assert box._worker._process is not None
    box._worker._process.wait()
    assert await box.run(ANN, where) != first


async def test_a_person_has_one_job_at_a_time(box: Sandbox) -> None:
    running = asyncio.create_task(box.run(ANN, endless))
    waiting = asyncio.create_task(box.run(BOB, twice, 2))
    await asyncio.sleep(0)
    for person in (ANN, BOB):
        with pytest.raises(Busy):
            await box.run(person, twice, 1)
    with pytest.raises(Exceeded):
        await running
    assert await waiting == 4
    assert await box.run(ANN, twice, 1) == 2


async def test_of_a_persons_glances_only_the_newest_is_begun(box: Sandbox) -> None:
    """The first has begun, and is done; of those behind it the last."""
    await box.run(ANN, twice, 1)
    glances = [asyncio.create_task(box.glance(ANN, twice, number)) for number in range(5)]
    found = await asyncio.gather(*glances, return_exceptions=True)
    assert [type(answer) if isinstance(answer, Exception) else answer for answer in found] == [
        0,
        Overtaken,
        Overtaken,
        Overtaken,
        8,
    ]
    assert await box.glance(ANN, twice, 7) == 14


async def test_a_job_is_never_refused_because_of_a_glance_and_overtakes_it(box: Sandbox) -> None:
    endless_one = asyncio.create_task(box.run(BOB, endless))
    await asyncio.sleep(0)
    glance = asyncio.create_task(box.glance(ANN, twice, 1))
    await asyncio.sleep(0)
    job = asyncio.create_task(box.run(ANN, twice, 2))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await box.glance(ANN, twice, 3)
    found = await asyncio.gather(endless_one, glance, job, return_exceptions=True)
    assert [type(each) for each in found] == [Exceeded, Overtaken, int]


async def test_a_glance_that_was_begun_is_done_although_a_job_came(box: Sandbox) -> None:
    first = await box.glance(ANN, where)
    glance = asyncio.create_task(box.glance(ANN, where))
    await asyncio.sleep(0.01)
    assert [await box.run(ANN, where), await glance] == [first, first]


async def test_glances_take_no_more_room_than_jobs() -> None:
    box = Sandbox(NOTHING, most=2)
    waiting = [asyncio.create_task(box.glance(person, twice, person)) for person in (ANN, ANN, BOB)]
    await asyncio.sleep(0)
    for ask in (box.glance, box.run):
        with pytest.raises(Crowded):
            await ask(CAT, twice, CAT)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert await box.glance(CAT, twice, CAT) == 6
    await box.close()


async def test_more_people_than_there_is_room_for_are_refused() -> None:
    box = Sandbox(NOTHING, most=2)
    jobs = [asyncio.create_task(box.run(person, twice, person)) for person in (ANN, BOB)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await box.run(CAT, twice, CAT)
    assert await asyncio.gather(*jobs) == [2, 4]
    assert await box.run(CAT, twice, CAT) == 6
    await box.close()


async def test_twenty_people_are_served_in_the_order_in_which_they_came() -> None:
    """Every fifth job is endless; the others are done all the same, none before its turn. Then each comes again, and
    the first of the second round is nobody who came later."""
    box, done = Sandbox(NOTHING, seconds=0.1), list[tuple[int, int]]()

    async def person(number: int) -> None:
        for turn in range(2):
            try:
                assert (
                    await box.run(number, *((endless,) if number % 5 == 0 and not turn else (twice, number)))
                    == 2 * number
                )
            except Exceeded:
                assert number % 5 == 0
            done.append((turn, number))

    await asyncio.gather(*map(person, range(20)))
    assert done == [(turn, number) for turn in range(2) for number in range(20)]
    await box.close()


async def test_nobody_who_stopped_waiting_holds_up_the_others(box: Sandbox) -> None:
    """The job of somebody who is gone is ended, running or waiting."""
    first = await box.run(ANN, where)
    running, waiting = asyncio.create_task(box.run(ANN, asleep)), asyncio.create_task(box.run(BOB, asleep))
    await asyncio.sleep(0.05)
    for task in (waiting, running):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert await box.run(ANN, where) != first
    assert await box.run(BOB, twice, 2) == 4


async def test_closing_ends_the_job_and_starts_no_other() -> None:
    box = Sandbox(NOTHING)
    process = await box.run(ANN, where)
    jobs = [asyncio.create_task(box.run(person, asleep)) for person in (ANN, BOB)]
    await asyncio.sleep(0.05)
    with capture_logs():
        await box.close()
        assert [type(answer) for answer in await asyncio.gather(*jobs, return_exceptions=True)] == [Crashed, Crashed]
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


PARENT = """
import asyncio, sys
from bot.host.workers.sandbox import Sandbox
from tests.bot.host import test_sandbox as jobs

async def main():
    box = Sandbox(jobs.NOTHING, seconds=0.2)
    print(await box.run(1, jobs.where), flush=True)
    await {then}

asyncio.run(main())
"""


@pytest.mark.parametrize("then", ["asyncio.sleep(600)", "box.run(1, jobs.endless)"])
def test_no_process_is_left_when_ours_is_killed(then: str) -> None:
    """Between two jobs its input closes; in the middle of one its bound ends it."""
    script = textwrap.dedent(PARENT).format(then=then)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    assert any(not _lives(child) for _ in _patiently())


def _patiently() -> Iterator[None]:
    for _ in range(600):
        yield
        time.sleep(0.05)


def _lives(process: int) -> bool:
    """Whether it still runs; one that nobody has buried does not."""
    try:
        stat = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
        ).stdout
    except FileNotFoundError:  # a machine without ps
        stat = ""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return bool(stat.strip()) and not stat.startswith("Z")


def test_every_reason_is_a_sentence_of_its_own() -> None:
    assert len({kind.reason.key for kind in Unanswered.__subclasses__()}) == 4
