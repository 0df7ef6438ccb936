"""Computer players in their own process: it dies, it hangs, it lies, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.catalogue import games as installed
from bot.host.host import Host
from bot.host.storage.store import open_store
from bot.host.workers import serving
from bot.host.workers.engine import ATTEMPTS, Crew, EngineFailed, Job, Question, crew, weighed
from bot.host.workers.line import Line
from bot.host.workers.sandbox import Busy
from bot.table.features import lobby
from bot.table.session import Over, Seating, TableRequest, person
from games.core import Advice, Budget, Chance, Seat
from games.moves import acting, legal, settle
from games.search import LEVELS
from renderers.core import Game
from tests.support.hosting import ANN, Notes, VirtualTime, toy
from tests.support.processes import handed_on
from tests.support.toy import TOY, Options, View

HERE = "tests.bot.host.test_engine:players"
KEY = bytes(range(32))


def killed(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def raising(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    raise RuntimeError("no idea")


def stuck(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    time.sleep(600)
    raise AssertionError


def chatty(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    sys.stdout.write("let me think")
    sys.stdout.flush()
    return [Advice(("said",), 1.0)]


def once(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """Dies the first time; `PARLOUR_ONCE` names the file that remembers it."""
    if not (mark := Path(os.environ["PARLOUR_ONCE"])).exists():
        mark.touch()
        os._exit(1)
    return [Advice(("second", "time"), 1.0)]


def curious(view: Any, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    told = (type(view).__name__, key.hex(), f"{budget.seconds:.3f}", str(os.getpid()), str(os.nice(0)))
    return [Advice(told, 1.0)]


def players() -> Mapping[str, Game]:
    """A game for each of them, and one that is played as usual."""
    every = (killed, raising, stuck, chatty, once, curious)
    assert TOY.think is not None
    odd = {each.__name__: toy(replace(TOY, think=replace(TOY.think, advise=each))) for each in every}
    return {"toy": toy(TOY), **odd}


def view() -> View:
    state = settle(TOY, TOY.setup(Options(), 2), lambda line: Chance(b"", line), 1).state
    return TOY.view(state, Seat(0))


def job(game: str) -> Job:
    return Job(game, "medium", view(), Seat(0), KEY)


@pytest.fixture
async def engine() -> AsyncIterator[Crew]:
    with handed_on():
        engine = Crew(HERE)
        yield engine
        await engine.close()


async def test_a_player_is_given_a_view_in_another_process_at_low_priority(engine: Crew) -> None:
    kind, number, seconds, process, niceness = await engine.move(job("curious"), Line().ticket())
    assert (kind, seconds) == ("View", "2.000")
    assert number == KEY.hex()
    assert int(process) != os.getpid()
    assert int(niceness) == min(19, os.nice(0) + serving.NICE)


async def test_the_process_is_kept(engine: Crew) -> None:
    answers = [await engine.move(job("curious"), Line().ticket()) for _ in range(2)]
    assert answers[0] == answers[1]


async def test_a_player_has_the_time_that_the_line_gives(engine: Crew) -> None:
    assert (await engine.move(job("curious"), Line(seconds=0.75).ticket()))[2] == "0.750"


async def test_what_a_player_prints_is_no_answer(engine: Crew) -> None:
    assert await engine.move(job("chatty"), Line().ticket()) == ("said",)


async def test_a_process_that_died_is_started_again(
    engine: Crew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_ONCE", str(tmp_path / "once"))
    with capture_logs() as logs:
        assert await engine.move(job("once"), Line().ticket()) == ("second", "time")
    assert [entry["event"] for entry in logs] == ["computer player failed"]


@pytest.mark.parametrize("game", ["killed", "raising", "nobody"])
async def test_a_player_that_fails_every_time_is_given_up(engine: Crew, game: str) -> None:
    with capture_logs() as logs, pytest.raises(EngineFailed):
        await engine.move(job(game), Line().ticket())
    assert [entry["event"] for entry in logs] == ["computer player failed"] * ATTEMPTS
    assert await engine.move(job("chatty"), Line().ticket()) == ("said",)


async def test_a_player_that_hangs_is_killed(engine: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    await engine.move(job("chatty"), Line().ticket())
    monkeypatch.setattr("bot.host.workers.engine.OVERTIME", 0.1)
    with capture_logs() as logs, pytest.raises(EngineFailed, match="TimeoutError"):
        await engine.move(job("stuck"), Line(seconds=0.1).ticket())
    assert len(logs) == ATTEMPTS
    monkeypatch.undo()
    assert await engine.move(job("chatty"), Line().ticket()) == ("said",)


async def test_a_player_that_hangs_stops_one_process() -> None:
    with handed_on():
        engine = Crew(HERE, processes=2)
        hanging = asyncio.create_task(engine.move(job("stuck"), Line().ticket()))
        answers = [await engine.move(job("chatty"), Line().ticket()) for _ in range(2)]
        assert answers == [("said",), ("said",)]
        assert not hanging.done()
        with capture_logs():
            await engine.close()
            await asyncio.gather(hanging, return_exceptions=True)


@pytest.mark.parametrize(("cores", "wished", "processes"), [(1, 1, 1), (2, 8, 1), (8, 1, 1), (8, 3, 3), (8, 8, 4)])
def test_no_more_than_half_the_cores_think(
    monkeypatch: pytest.MonkeyPatch, cores: int, wished: int, processes: int
) -> None:
    monkeypatch.setattr("bot.host.workers.engine.cores", lambda: cores)
    assert crew(processes=wished).width == processes


async def test_closing_ends_what_it_is_doing(engine: Crew) -> None:
    await engine.move(job("chatty"), Line().ticket())
    hanging = asyncio.create_task(engine.move(job("stuck"), Line().ticket()))
    await asyncio.sleep(0)
    with capture_logs():
        await engine.close()
        with pytest.raises(EngineFailed):
            await hanging


async def test_a_caller_who_gives_up_leaves_the_pipe_in_order(engine: Crew) -> None:
    await engine.move(job("chatty"), Line().ticket())
    for patience in range(5):
        task = asyncio.create_task(engine.move(job("curious"), Line().ticket()))
        for _ in range(patience):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await engine.move(job("chatty"), Line().ticket()) == ("said",)


async def test_a_game_against_the_process_is_played_to_its_end(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.sqlite3")
    host = Host(store, players(), time=VirtualTime(), engine=Crew(HERE))
    await host.start(Notes())
    opening = TableRequest(1, 1, "toy", Options(), ANN, "Ann", "en", seating=Seating.CHOSEN, computers=("easy",))
    id = (await host.open(1, opening)).session
    assert id is not None
    await host.do(2, id, lobby.begin, ANN)
    for request in range(3, 99):
        await host.idle()
        session = await host.session(id)
        assert session is not None
        if isinstance(session.phase, Over):
            break
        assert (await host.auto(request, id, ANN)).done
    else:
        raise AssertionError("the game does not end")
    assert person(ANN, "Ann") == session.chairs[0].occupant
    await host.close()
    await store.close()


def test_the_installed_games_are_found() -> None:
    for name, game in installed().items():
        assert game.rules.name == name


async def test_every_installed_player_moves_in_the_process() -> None:
    engine, line = Crew(), Line(seconds=0.1)
    for name, game in installed().items():
        rules, options = game.rules, next(iter(game.rules.presets.values()))
        seats = rules.seats(options).start
        state = settle(rules, rules.setup(options, seats), lambda line: Chance(b"", line), 1).state
        seat = acting(rules, state)[0]
        for level in LEVELS:
            move = await engine.move(Job(name, level, rules.view(state, seat), seat, KEY), line.ticket())
            assert legal(rules, state, seat, move)
    await engine.close()


async def test_a_question_is_answered_beside_the_moves_and_one_of_a_person_at_a_time(engine: Crew) -> None:
    rules = installed()["koxinga"].rules
    state = settle(rules, rules.setup(rules.presets["standard"], 2), lambda line: Chance(b"", line), 1).state
    seat = acting(rules, state)[0]
    question = Question("koxinga", rules.view(state, seat), seat, KEY, 200)
    first, second = (asyncio.create_task(engine.advise(1, question)) for _ in range(2))
    with pytest.raises(Busy):
        await second
    assert await first == weighed(question)
    assert await engine.move(job("chatty"), Line().ticket()) == ("said",)
