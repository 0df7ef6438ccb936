"""Who draws, in which order, and what becomes of it where a process dies, is stuck or fails."""

from __future__ import annotations

import asyncio
import errno
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from structlog.testing import capture_logs

from bot.catalogue import games
from bot.host.workers.serving import CATALOGUE
from bot.host.workers.worker import Worker
from bot.messages import drawers
from bot.messages.drawers import PATIENCE, ProcessDrawer, Queue, ThreadDrawer, Undrawn
from bot.messages.drawing import ANSWER, BOARD, PAGE, Drawing
from bot.messages.drawing_jobs import Board, DrawingJob, Figure, History, InWords, Portrait, Standing, draw, pack
from bot.messages.i18n import Voice
from bot.messages.message import Picture, Words
from games.chronicle import Chronicle
from games.core import Chance, Seat
from games.moves import owed, preview, settle, threats
from renderers import ranking
from tests.support import toy
from tests.support.faulty import faulty
from tests.support.processes import handed_on
from tests.support.stand import Renderer

HERE = "tests.support.faulty:faulty"
ANN = Voice("en", ("Ann", "Ben"))
BEYOND_DRAWING = {
    *("asyncio", "logging", "ssl", "structlog", "aiohttp", "aiosqlite", "discord", "prometheus_client", "pydantic"),
    *("sqlite3", "concurrent.futures", "bot.host.host", "bot.messages.drawing", "bot.messages.limits"),
}
"""Modules that would take up room in each process that draws."""


@pytest.fixture
def fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], object]]:
    """From now on the renderer fails in this way."""
    monkeypatch.setenv("PARLOUR_FAULT", str(tmp_path / "fault"))
    with handed_on():
        yield (tmp_path / "fault").write_text


def view() -> toy.View:
    return toy.TOY.view(toy.TOY.setup(toy.Options(), 2), None)


def opening(name: str, *, seed: bytes = b"seed", viewer: Seat | None = None) -> Any:
    rules = games()[name].rules
    options = next(iter(rules.presets.values()))
    state = settle(rules, rules.setup(options, rules.seats(options)[0]), lambda line: Chance(seed, line), 1).state
    return rules.view(state, viewer)


async def test_private_answers_come_first_then_boards_then_pages_and_none_waits_a_second_for_them() -> None:
    clock, done = [0.0], list[str]()
    queue = Queue([ThreadDrawer()], now=lambda: clock[0])

    async def wait(what: str, yields: float) -> None:
        async with queue.drawer("toy", yields):
            done.append(what)

    tasks = []
    async with queue.drawer("toy", ANSWER), queue.drawer("toy", ANSWER):
        for what, yields, moment in (
            ("page", PAGE, 0.0),
            ("board", BOARD, 0.1),
            ("answer", ANSWER, 0.2),
            ("late answer", ANSWER, 1.05),
        ):
            clock[0] = moment
            tasks.append(asyncio.create_task(wait(what, yields)))
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert done == ["answer", "board", "page", "late answer"]


async def test_whoever_waits_no_longer_is_passed_over_and_takes_no_drawer_along() -> None:
    queue, done = Queue([ThreadDrawer()]), list[str]()

    async def wait(what: str) -> None:
        async with queue.drawer("toy", ANSWER):
            done.append(what)

    async with queue.drawer("toy", ANSWER), queue.drawer("toy", ANSWER):
        tasks = [asyncio.create_task(wait(what)) for what in ("gone", "given up with its turn in hand", "there")]
        await asyncio.sleep(0)
        tasks[0].cancel()
    tasks[1].cancel()  # its turn has come, and it does not know yet
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["there"]
    async with asyncio.timeout(5), queue.drawer("toy", ANSWER), queue.drawer("toy", ANSWER):
        pass


async def test_a_game_goes_to_whoever_drew_it_last_if_he_is_free() -> None:
    first, second = ThreadDrawer(), ThreadDrawer()
    queue = Queue([first, second])
    async with queue.drawer("go", ANSWER) as one, queue.drawer("cacao", ANSWER) as other:
        assert (one, other) == (first, second)
    for game, drawer in (("cacao", second), ("go", first), ("cacao", second)):
        async with queue.drawer(game, ANSWER) as found:
            assert found is drawer
    async with queue.drawer("go", ANSWER), queue.drawer("go", ANSWER) as found:
        assert found is second


@pytest.mark.parametrize("name", games())
async def test_a_process_draws_the_same_as_a_thread(name: str) -> None:
    game = games()[name]
    what = [Board(opening(name)), Board(opening(name, viewer=Seat(0))), Figure(next(iter(game.figures)))]
    jobs = [
        DrawingJob(name, Voice("zh-TW", ("Ann", "Ben", "Cy", "Di")), each) for each in (*what, InWords(what[0].view))
    ]
    with handed_on():
        drawer = ProcessDrawer()
        try:
            for job in jobs:
                drawn, seconds = await drawer.draw(game, job, pack(job))
                assert drawn == draw(game, job)
                assert seconds > 0
        finally:
            await drawer.close()


def test_a_process_that_draws_holds_nothing_that_only_the_bot_needs() -> None:
    code = f"import sys, bot.messages.drawing_process as it; it._prepared({CATALOGUE!r}); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(told.stdout.split()) & BEYOND_DRAWING


def test_a_process_that_draws_has_read_its_fonts_before_it_is_ready() -> None:
    code = (
        f"import bot.messages.drawing_process as it; it._prepared({CATALOGUE!r});"
        "from renderers.lettering import _font; print(_font.cache_info().currsize)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["2"]


async def test_a_process_that_dies_costs_one_retry(fault: Callable[[str], object]) -> None:
    fault("once")
    with capture_logs() as logs:
        assert (await _drawn_by(ProcessDrawer(HERE))).endswith(repr((view(), ())).encode())
    assert [entry["event"] for entry in logs] == ["drawing failed"]


@pytest.mark.parametrize("how", ["killed", "stuck"])
async def test_what_no_process_draws_is_told_in_words(fault: Callable[[str], object], how: str) -> None:
    fault(how)
    drawing = Drawing([ProcessDrawer(HERE, patience=0.5)])
    with capture_logs() as logs:
        assert await drawing.picture(faulty()["toy"], view(), ANN) == Words(f"cards {view().cards}")
    assert [entry["event"] for entry in logs] == ["drawing failed", "drawing failed", "board not drawn"]
    fault("well")
    assert isinstance(await drawing.picture(faulty()["toy"], view(), ANN), Picture)
    await drawing.close()


async def test_where_no_process_can_be_started_the_position_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", refused)
    drawing = Drawing([ProcessDrawer(HERE)])
    with capture_logs():
        assert await drawing.picture(faulty()["toy"], view(), ANN) == Words(f"cards {view().cards}")
        assert f"cards {view().cards}" in await drawing.told(faulty()["toy"], view(), ANN)
    await drawing.close()


async def test_a_process_that_dies_costs_both_jobs_in_hand_one_retry(fault: Callable[[str], object]) -> None:
    fault("once")
    drawing = Drawing([ProcessDrawer(HERE)])
    with capture_logs() as logs:
        drawn = await asyncio.gather(
            *(drawing.picture(faulty()["toy"], view(), Voice("en", (name,))) for name in "abc")
        )
    assert all(isinstance(each, Picture) for each in drawn)
    assert {entry["event"] for entry in logs} == {"drawing failed"}
    assert len(logs) <= 2
    await drawing.close()


class Pipe:
    """A worker without a process, which is stuck at `stuck` until it is ended."""

    running, begun, closed, stuck = True, 0, False, b""

    def __init__(self, *arguments: str) -> None:
        self._reading = asyncio.Lock()
        self._ended = asyncio.Event()

    async def ask(self, question: bytes) -> bytes:
        ended = self._ended
        async with self._reading:
            if question == self.stuck or ended.is_set():
                await ended.wait()
                raise EOFError
            return pickle.dumps(("drawn", 0.0))

    async def end(self) -> None:
        self._ended.set()
        self._ended = asyncio.Event()
        self.begun += 1


@pytest.mark.parametrize("before", range(3))
async def test_a_picture_that_is_stuck_spoils_one_attempt_of_those_behind_it_not_both(
    monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    monkeypatch.setattr(drawers, "Worker", Pipe)
    drawer, game = ProcessDrawer(patience=0.05), faulty()["toy"]
    jobs = [DrawingJob("toy", Voice("en", (str(number),)), Board(view())) for number in range(4)]
    monkeypatch.setattr(Pipe, "stuck", pack(jobs[before]))
    with capture_logs():
        drawn = await asyncio.gather(*(drawer.draw(game, job, pack(job)) for job in jobs), return_exceptions=True)
    assert isinstance(drawn.pop(before), Undrawn)
    assert drawn == [("drawn", 0.0)] * 3


async def test_the_clock_of_the_second_job_in_hand_starts_when_the_first_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = asyncio.Semaphore(0)

    async def ask(pipe: Pipe, question: bytes) -> bytes:
        await answers.acquire()
        return pickle.dumps(("drawn", 0.0))

    monkeypatch.setattr(Pipe, "ask", ask)
    monkeypatch.setattr(drawers, "Worker", Pipe)
    drawer, game = ProcessDrawer(), faulty()["toy"]
    jobs = [DrawingJob("toy", Voice("en", (name,)), Board(view())) for name in "ab"]
    tasks = [asyncio.create_task(drawer.draw(game, job, pack(job))) for job in jobs]
    await _steps()
    first, second = drawer._clocks
    assert first.when() is not None
    assert second.when() is None
    done = asyncio.get_running_loop().time()
    answers.release()
    await _steps()
    assert drawer._clocks == [second]
    assert (second.when() or 0) >= done + PATIENCE
    answers.release()
    assert await asyncio.gather(*tasks) == [("drawn", 0.0)] * 2


async def _steps() -> None:
    """As many of the event loop's as a job needs to come into hand, or to leave it."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_a_renderer_raises_is_raised_where_it_was_asked_for(fault: Callable[[str], object]) -> None:
    fault("raising")
    with pytest.raises(ZeroDivisionError, match="no ink") as raised:
        await _drawn_by(ProcessDrawer(HERE))
    assert "in picture" in raised.value.__notes__[0]


async def test_a_closed_process_draws_no_more(fault: Callable[[str], object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawers, "Worker", Worker)  # none that hands its process on
    fault("stuck")
    drawer = ProcessDrawer(HERE)
    task = asyncio.create_task(_drawn_by(drawer))
    await asyncio.sleep(0)
    with capture_logs() as logs:
        await drawer.close()
        with pytest.raises(Undrawn):
            await task
    assert logs == []


async def _drawn_by(drawer: ProcessDrawer) -> bytes:
    job = DrawingJob("toy", ANN, Board(view()))
    try:
        drawn, _ = await drawer.draw(faulty()["toy"], job, pack(job))
    finally:
        await drawer.close()
    assert isinstance(drawn, Picture)
    return drawn.png


@pytest.mark.parametrize("name", games())
def test_no_kind_of_job_holds_the_seed(name: str) -> None:
    seed, game = b"unmistakably the seed", games()[name]
    seen, options = opening(name, seed=seed, viewer=Seat(0)), next(iter(game.rules.presets.values()))
    path = next(iter(owed(game.rules, seen)), ())
    whats = (
        Board(
            seen, path, preview(game.rules, seen, path), (opening(name, seed=seed),), tuple(threats(game.rules, seen))
        ),
        Figure(next(iter(game.figures)), options),
        History(Chronicle(()), "", seen),
        Portrait(),
        InWords(seen),
        Standing(ranking.Board("", ("",) * 4, (), "")),
    )
    assert {type(what) for what in whats} == set(get_args(get_type_hints(DrawingJob)["what"]))
    for what in whats:
        packed = pack(DrawingJob(name, ANN, what))
        assert seed not in packed
        assert seed.hex().encode() not in packed


@pytest.mark.parametrize("name", games())
def test_a_job_holds_neither_the_seed_nor_what_follows_from_a_view(name: str) -> None:
    seed, game = b"unmistakably the seed", games()[name]
    seen = opening(name, seed=seed, viewer=Seat(0))
    job = DrawingJob(name, ANN, Board(seen))
    packed = pack(job)
    next(iter(owed(game.rules, seen)), None)
    draw(game, DrawingJob(name, Voice("en", ("Ann", "Ben", "Cy", "Di")), Board(seen)))
    assert pack(job) == packed
    assert seed not in packed
    assert seed.hex().encode() not in packed


async def test_the_same_position_under_other_names_or_after_other_turns_is_another_picture() -> None:
    """Two people who look at the same board saw it last at different moments."""
    renderer = Renderer()
    game, drawing = replace(games()["cardgo"], rules=toy.TOY, renderer=renderer), Drawing()
    seen = view()
    for voice, since in (
        (ANN, ()),
        (ANN, (seen,)),
        (ANN, (seen, seen)),
        (ANN, (seen,)),
        (Voice("en", ("Ann", "Bea")), ()),
        (Voice("zh-TW", ("Ann", "Ben")), ()),
        (Voice("en", ("Ann", "Ben"), (("1", "Cy"),)), ()),
    ):
        await drawing.picture(game, seen, voice, since=since)
    assert renderer.drawn == 6
    await drawing.picture(game, toy.TOY.view(toy.TOY.setup(toy.Options(), 2), Seat(0)), ANN)
    assert renderer.drawn == 7
    await drawing.close()


async def test_equal_jobs_at_once_are_drawn_once() -> None:
    renderer = Renderer()
    game, drawing = replace(games()["cardgo"], rules=toy.TOY, renderer=renderer), Drawing()
    await asyncio.gather(*(drawing.picture(game, view(), ANN) for _ in range(9)))
    assert renderer.drawn == 1
    await drawing.close()


async def test_threads_of_ours_give_way_to_the_event_loop_soon() -> None:
    drawing = Drawing()
    assert sys.getswitchinterval() <= 0.001
    await drawing.close()


@pytest.mark.parametrize(
    ("cores", "said", "expected"), [(1, None, 1), (2, None, 1), (4, None, 3), (64, None, 4), (4, 2, 2), (4, 0, 0)]
)
def test_without_a_number_one_core_is_left_to_the_rest(
    monkeypatch: pytest.MonkeyPatch, cores: int, said: int | None, expected: int
) -> None:
    monkeypatch.setattr(drawers, "cores", lambda: cores)
    found = drawers.drawers(said, threads=2)
    assert [type(each) for each in found] == [ProcessDrawer] * expected or [ThreadDrawer] * 2
    assert len(found) == (expected or 2)
