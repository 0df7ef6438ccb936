"""The program is killed at random moments of a game: nothing is lost, nothing is doubled, old buttons answer."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import suppress
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.support.counts import count
from tests.support.people import Human, Json, begin, board, control, human, offers, over, private, said
from tests.support.program import program

KILLS = count(3, full=200)
EACH = count(3, full=10)
"""Of one program, so that the parts are played side by side."""
MOMENT = re.compile(r"<t:\d+:f>")


def live(messages: list[Json]) -> list[Json]:
    """The boards that can be played on."""
    return [message for message in messages if not private(message) and board(message)]


async def story(person: Human) -> list[str]:
    """What happened so far, line by line."""
    return said(await person.command("log")).splitlines()[1:]


def goes_on(now: list[str], before: list[str]) -> bool:
    """Whether a story begins with all that it was. The turn that was under way has the moment of the latest of it, so
    that it alone may have moved on."""
    last = max((number for number, line in enumerate(before) if line.startswith("-# ")), default=len(before))

    def kept(lines: list[str]) -> list[str]:
        return [*lines[:last], *(MOMENT.sub("", line) for line in lines[last : len(before)])]

    return kept(now) == kept(before)


async def one_board(person: Human) -> Json:
    """The only board that can be played on, once the older ones have lost their controls."""
    return (await person.until(lambda messages: found if len(found := live(messages)) == 1 else []))[0]


@pytest.mark.parametrize("part", range(KILLS // EACH))
async def test_a_killed_program_loses_and_doubles_nothing(tmp_path: Path, part: int) -> None:
    moments = random.Random(part)
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            shown = await begin(alice, bob, hp=200, columns=8, rows=8)
            before = await story(alice)
            for _ in range(EACH):
                mover = alice if f"<@{alice.id}>" in said(shown) else bob
                played = asyncio.create_task(attempt(mover))
                await asyncio.sleep(moments.random() * 0.12)
                await running.kill()
                answered = await reached(played)
                await running.start()
                now = await story(alice)
                assert goes_on(now, before)
                assert len({line.split()[0] for line in now[len(before) :]}) <= 1, now[len(before) :]
                assert not answered or len(now) > len(before)
                shown, before = await one_board(alice), now
            panel = await (alice if f"<@{alice.id}>" in said(shown) else bob).press(
                shown, control(shown, Action.PANEL), replied=True
            )
            assert private(panel)
            assert not over(shown)
            older = [message for message in await alice.messages() if offers(message, Action.BOARD)]
            assert older
            assert private(await bob.press(older[0], control(older[0], Action.BOARD)))
    finally:
        await playground.stop()


async def attempt(mover: Human) -> bool:
    """Whether the bot answers that the move was played."""
    return "Played" in said(await mover.command("move", text="auto"))


async def reached(played: asyncio.Task[bool]) -> bool:
    """Whether the answer arrived before the program was killed."""
    await asyncio.wait({played}, timeout=0.1)
    played.cancel()
    with suppress(asyncio.CancelledError):
        return await played
    return False
