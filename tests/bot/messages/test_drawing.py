"""The threads that draw: what the game waits for comes before what can wait."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.catalogue import games
from bot.messages.drawing import Drawing, Threads
from bot.messages.i18n import Voice
from tests.support import toy
from tests.support.stand import Renderer


@pytest.fixture
def threads() -> Iterator[Threads]:
    interval = sys.getswitchinterval()
    threads = Threads(1)
    yield threads
    threads.close()
    sys.setswitchinterval(interval)


async def test_what_is_patient_is_done_after_all_else(threads: Threads) -> None:
    done: list[str] = []
    busy = threading.Event()
    first = asyncio.create_task(threads.do(busy.wait))
    tasks = [
        asyncio.create_task(threads.do(lambda: done.append("answer"), patient=True)),
        asyncio.create_task(threads.do(lambda: done.append("board"))),
        asyncio.create_task(threads.do(lambda: done.append("panel"))),
    ]
    await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(first, *tasks)
    assert done == ["board", "panel", "answer"]


async def test_a_failure_is_raised_where_the_work_was_asked_for(threads: Threads) -> None:
    with pytest.raises(ZeroDivisionError):
        await threads.do(lambda: 1 // 0)
    assert await threads.do(lambda: 7) == 7


async def test_work_that_nobody_wants_any_more_is_left_out(threads: Threads) -> None:
    done: list[str] = []
    busy = threading.Event()
    first = asyncio.create_task(threads.do(busy.wait))
    unwanted = asyncio.create_task(threads.do(lambda: done.append("unwanted")))
    await asyncio.sleep(0)
    unwanted.cancel()
    await asyncio.sleep(0)
    busy.set()
    await first
    assert await threads.do(lambda: done) == []


async def test_a_drawing_thread_gives_way_to_the_event_loop_soon(threads: Threads) -> None:
    assert sys.getswitchinterval() <= 0.001


async def test_a_patient_picture_lets_what_goes_first_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes first is still on its way when nothing is drawn any more; one second is the most that it takes."""
    monkeypatch.setattr("bot.messages.drawing.GRACE", 60.0)
    game, drawing = games()["cardgo"], Drawing()
    view = game.rules.view(game.rules.setup(game.rules.presets["classic"], 2), None)
    with drawing.first(), drawing.first():
        patient = asyncio.create_task(drawing.picture(game, view, Voice("en", ("Ada", "Bo")), patient=True))
        for card in ("2", "3"):  # without waiting it would be drawn between the two
            await drawing.picture(game, view, Voice("en", ("Ada", "Bo")), path=(card,))
        assert not patient.done()
    assert (await patient).png
    drawing.close()


async def test_a_patient_picture_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.messages.drawing.GRACE", 0.0)
    game, drawing = games()["cardgo"], Drawing()
    view = game.rules.view(game.rules.setup(game.rules.presets["classic"], 2), None)
    with drawing.first():
        assert (await drawing.picture(game, view, Voice("en", ("Ada", "Bo")), patient=True)).png
    drawing.close()


async def test_the_same_position_after_other_turns_is_another_picture() -> None:
    """Two people who look at the same board saw it last at different moments."""
    renderer = Renderer()
    game, drawing = replace(games()["cardgo"], rules=toy.TOY, renderer=renderer), Drawing()
    view = toy.TOY.view(toy.TOY.setup(toy.Options(), 2), None)
    drawn = [
        (await drawing.picture(game, view, Voice("en", ("Ada", "Bo")), since=since)).png
        for since in ((), (view,), (view, view), (view,))
    ]
    assert len(set(drawn)) == renderer.drawn == 3
    drawing.close()
