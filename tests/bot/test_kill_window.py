"""The program is killed while an attack of Jiangshan waits: in a pause that asks, and in a blind window."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.bot.test_kill import goes_on, one_board, story
from tests.support.counts import long
from tests.support.people import Human, Json, board, control, controls, human, offers, said, waits_for
from tests.support.program import Program, program
from tests.support.skirmish import APPROACH, SKIRMISH, STRIKE

HELD = "The outcome is not known yet."
WINDOW = 0.003
"""Hours: some ten seconds, of which the later half is still to come when the program is killed."""


async def begun(alice: Human, bob: Human, **options: object) -> None:
    """Alice leads Han, bob Chu; the stratagems are chosen, and Han is in reach."""
    values = {"scenario": "file", "stored_scenario_file": "skirmish.toml", "order": "first", **options}
    await alice.play("jiangshan", **values)
    lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
    await bob.press(lobby, control(lobby, Action.JOIN))
    await alice.press(lobby, control(lobby, Action.START))
    await alice.seen(board)
    await typed(alice, "pick swap fire extra")
    await typed(bob, "pick fire extra decoy K")
    await typed(bob, "standing mode ask")
    for seat, order in APPROACH:
        await typed((alice, bob)[seat], order)


async def typed(person: Human, order: str) -> None:
    answer = said(await person.command("move", text=order))
    assert "Played" in answer, answer


async def killed(running: Program, *, for_seconds: float = 0) -> None:
    await running.kill()
    await asyncio.sleep(for_seconds)
    await running.start()


def labelled(message: Json, label: str) -> Json:
    return next(found for found in controls(message) if found.get("label") == label)


@pytest.fixture
async def playground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Playground:
    folder = tmp_path / "files" / "jiangshan"
    folder.mkdir(parents=True)
    (folder / "skirmish.toml").write_text(SKIRMISH, encoding="utf-8")
    return Playground(tmp_path / "playground", limited=False)


@long("a blind window waits through a kill too")
async def test_a_pause_still_asks_after_the_program_was_killed(tmp_path: Path, playground: Playground) -> None:
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            await begun(alice, bob)
            await typed(alice, STRIKE)
            shown = await one_board(bob)
            before = await story(alice)
            await killed(running)
            assert await story(alice) == before
            shown = await bob.seen(lambda message: board(message) and waits_for(bob) in said(message))
            panel = await bob.press(shown, control(shown, Action.PANEL), replied=True)
            assert "Your Chariot on h5 is attacked." in said(panel)
            panel = await bob.press(panel, control(panel, Action.ABOUT))
            assert "is about to fall to an attack from" in said(panel)
            step = await bob.press(panel, labelled(panel, "Use Substitution"))
            step = await bob.press(step, control(step, Action.PLAY)) if offers(step, Action.PLAY) else step
            now = await story(alice)
            assert goes_on(now, before), (now, before)
            assert sum("change places" in line for line in now) == 1
    finally:
        await playground.stop()


async def test_what_was_left_in_a_blind_window_comes_out_after_the_program_was_killed(
    tmp_path: Path, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_WINDOW_HOURS", str(WINDOW))
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            await begun(alice, bob, options="blind-window=on")
            await typed(alice, STRIKE)
            await typed(bob, "decoy h6,h5")
            shown = await alice.seen(lambda message: board(message) and HELD in said(message))
            assert waits_for(bob) not in said(shown)
            before = await story(alice)
            await killed(running, for_seconds=WINDOW * 3600)
            shown = await alice.seen(lambda message: board(message) and waits_for(alice) in said(message))
            now = await story(alice)
            assert goes_on(now, before), (now, before)
            assert sum("change places" in line for line in now) == 1
            assert not any("Time is up" in line for line in now)
            await typed(alice, "end")
    finally:
        await playground.stop()
