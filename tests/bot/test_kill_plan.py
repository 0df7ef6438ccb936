"""The program is killed between the line that makes a plan due and its trial: it is played once, and what was made to
wait for it is not lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from bot.playground import Playground
from tests.bot.test_kill import one_board, reached, story
from tests.support.counts import count, long
from tests.support.people import WAIT, Human, begin, human, said, waits_for
from tests.support.program import program

KILLS = count(1, full=60)


def passes(lines: list[str]) -> int:
    return sum("passes and will not draw" in line for line in lines)


@long("the simulation kills the program at any moment of a plan")
async def test_a_killed_program_plays_a_plan_once(tmp_path: Path) -> None:
    moments = random.Random(14)
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            shown = await begin(alice, bob, hp=200, columns=8, rows=8)
            mover, planner = (alice, bob) if waits_for(alice) in said(shown) else (bob, alice)
            for _ in range(KILLS):
                before = await story(mover)
                await planner.command("plan", text="pass")
                played = asyncio.create_task(moved(mover))
                await asyncio.sleep(moments.random() * 0.12)
                await running.kill()
                await reached(played)
                await running.start()
                if await story(mover) == before:
                    await moved(mover)
                async with asyncio.timeout(WAIT):
                    while passes(now := await story(mover)) == passes(before):
                        pass
                assert passes(now) == passes(before) + 1
                assert "planned nothing" in said(await planner.command("plan"))
                await mover.until(lambda messages: any(waits_for(mover) in said(message) for message in messages))
                await one_board(mover)
                assert passes(await story(mover)) == passes(before) + 1
    finally:
        await playground.stop()


async def moved(mover: Human) -> bool:
    await mover.command("move", text="auto")
    return True
