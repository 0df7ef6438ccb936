"""The program is killed while it makes an animation: nothing of it is stored, and the press again gives one."""

from __future__ import annotations

from pathlib import Path

from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.bot.test_kill import story
from tests.support.counts import long
from tests.support.people import Human, Json, begin, board, control, human, private, said, waits_for
from tests.support.program import program


def watched(message: Json) -> bool:
    """Whether the message is private and has the animation."""
    return private(message) and any(file["filename"].endswith(".gif") for file in message["attachments"])


async def watch(person: Human) -> Json:
    """What is answered first: how far the animation is."""
    page = await person.command("since")
    return await person.press(page, control(page, Action.WATCH), replied=True)


@long("kills are `test_kill.py`'s, animations `test_animation.py`'s")
async def test_who_watches_when_the_program_is_killed_presses_again_and_sees_it(tmp_path: Path) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            await begin(alice, bob, hp=200, columns=8, rows=8)
            for mover in (alice, bob):
                await mover.seen(lambda message, mover=mover: board(message) and waits_for(mover) in said(message))  # type: ignore[misc]  # bound now
                assert "Played" in said(await mover.command("move", text="auto"))
            before = await story(alice)
            await watch(alice)
            await running.kill()
            await running.start()
            page = await alice.seen(lambda message: private(message) and "Turn" in said(message))
            await alice.press(page, control(page, Action.WATCH), replied=True)
            mine = await alice.seen(watched)
            await watch(bob)
            his = await bob.seen(watched)
            assert [file["size"] for file in mine["attachments"]] == [file["size"] for file in his["attachments"]]
            assert await story(alice) == before
    finally:
        await playground.stop()
