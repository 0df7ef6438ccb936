"""The program is killed inside a taking back, alone or by consent: it happened once or not at all."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.bot.test_kill import one_board, reached, story
from tests.support.counts import count, long
from tests.support.people import Human, Json, begin, control, human, offers, said, waits_for
from tests.support.program import program

KILLS = count(2, full=60)


def struck(lines: list[str]) -> int:
    return sum(line.startswith("~~") for line in lines)


def agreements(lines: list[str]) -> int:
    return sum("By agreement" in line for line in lines)


def plain(lines: list[str]) -> list[str]:
    """What happened, struck out or not, without the headings, which tell when a turn was seen last."""
    return [line.strip("~") for line in lines if not line.startswith("-#")]


@long("by consent it is the same act and more")
async def test_a_killed_program_takes_back_once_or_not_at_all(tmp_path: Path) -> None:
    moments = random.Random(12)
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with human(playground, "alice") as alice, program(playground, tmp_path) as running:
            await begin(alice, level="medium", options="practice=on hand=3 komi=0", hp=200, columns=8, rows=8)
            for _ in range(KILLS):
                await alice.command("move", text="auto")
                before = await story(alice)
                back = asyncio.create_task(went_back(alice))
                await asyncio.sleep(moments.random() * 0.12)
                await running.kill()
                answered = await reached(back)
                await running.start()
                now = await story(alice)
                assert plain(now)[: len(plain(before))] == plain(before)
                gone = sum("went back" in line for line in now) - sum("went back" in line for line in before)
                assert gone in (0, 1)
                assert gone or not answered
                assert (struck(now) > struck(before)) == bool(gone)
                await one_board(alice)
    finally:
        await playground.stop()


async def went_back(alice: Human) -> bool:
    return "Taken back" in said(await alice.command("undo"))


async def test_a_killed_program_takes_back_by_consent_once_or_not_at_all(tmp_path: Path) -> None:
    moments = random.Random(13)
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            shown = await begin(alice, bob, hp=200, columns=8, rows=8)
            for _ in range(KILLS):
                mover, other = (alice, bob) if waits_for(alice) in said(shown) else (bob, alice)
                await mover.command("move", text="auto")
                question = await mover.command("undo")
                await mover.press(question, control(question, Action.PROPOSE_SURE))
                asked = await other.seen(lambda message: offers(message, Action.AGREE))
                before = await story(alice)
                pressed = asyncio.create_task(other.press(asked, control(asked, Action.AGREE)))
                await asyncio.sleep(moments.random() * 0.12)
                await running.kill()
                pressed.cancel()
                await running.start()
                if agreements(await story(alice)) == agreements(before):
                    await other.press(asked, control(asked, Action.AGREE))
                await other.until(lambda messages: not any(offers(message, Action.AGREE) for message in messages))
                now = await story(alice)
                assert agreements(now) == agreements(before) + 1
                assert plain(now)[: len(plain(before))] == plain(before)
                shown = await waiting(alice, mover)
    finally:
        await playground.stop()


async def waiting(alice: Human, mover: Human) -> Json:
    """The board, once it waits for whoever took back."""
    await alice.until(lambda messages: any(waits_for(mover) in said(message) for message in messages))
    return await one_board(alice)
