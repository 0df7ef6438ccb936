"""A table for six with simultaneous secret choices: two people and four computers over the wire, killed in the
middle."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp

from bot.catalogue import games
from bot.messages.custom_id import Action
from bot.playground import Playground
from bot.table.log import verification
from tests.bot.test_kill import attempt, live, reached, story
from tests.bot.test_two_people import closed
from tests.support.counts import LONG, count, long
from tests.support.people import Human, Json, board, control, human, offers, over, said, waits_for
from tests.support.program import program

STEPS = 150
KILLED_AT = 3
"""The turn from which on the program is killed once one of the two has chosen a card; later while the other chooses."""
MOMENT, CALM = 0.05, 0.5


async def begun(alice: Human, bob: Human) -> Json:
    """The first board of a game between alice, bob and four computers."""
    await alice.command("play", "koxinga", seats=6, order="first")
    lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
    lobby = await bob.press(lobby, control(lobby, Action.JOIN))
    for _ in range(4):
        adding = control(lobby, Action.ADD)
        lobby = await alice.press(lobby, adding, adding["options"][-1]["value"] if adding["type"] == 3 else None)
    await alice.press(lobby, control(lobby, Action.START))
    return await alice.seen(board)


async def asked(alice: Human, bob: Human, before: Json | None) -> tuple[Json, list[Human]]:
    """The next board to play on, once it waits for one of the two or the game is over; those it waits for."""

    def ready(message: Json) -> bool:
        seen = before is not None and all(message[key] == before[key] for key in ("id", "edited_timestamp"))
        return not seen and (over(message) or any(waits_for(one) in said(message) for one in (alice, bob)))

    (found,) = await alice.until(lambda messages: [one for one in live(messages)[-1:] if ready(one)])
    return found, [one for one in (alice, bob) if waits_for(one) in said(found)]


async def calmed(alice: Human, bob: Human, shown: Json) -> tuple[Json, list[Human]]:
    """The board once it has stood for a while: one that was read at once may be older than the game."""
    latest: Json | None = None
    while latest is None or any(latest[key] != shown[key] for key in ("id", "edited_timestamp")):
        latest = shown
        await asyncio.sleep(CALM)
        (shown,) = await alice.until(lambda messages: live(messages)[-1:])
    return shown, [one for one in (alice, bob) if waits_for(one) in said(shown)]


async def log(alice: Human, bob: Human, shown: Json) -> str:
    """Where the log is to be had of a game that is over, or is stopped now."""
    if not over(shown):
        return await closed(alice, bob)
    more = await alice.press(shown, control(shown, Action.MORE))
    exported = await alice.press(more, control(more, Action.EXPORT))
    return str(exported["attachments"][0]["url"])


async def downloaded(address: str) -> bytes:
    async with aiohttp.ClientSession() as http, http.get(address) as reply:
        assert reply.ok, reply.status
        return await reply.read()


@long("the simulation plays such games through kills")
async def test_a_game_for_six_survives_a_kill_between_secret_choices(tmp_path: Path) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(playground, tmp_path) as running,
        ):
            await begun(alice, bob)
            shown, waiting = await asked(alice, bob, None)
            together = kills = 0
            for _ in range(STEPS):
                if over(shown) or (kills == 2 and not LONG):
                    break
                together += len(waiting) == 2
                if len(waiting) == 2 and together >= KILLED_AT and kills < 2:
                    shown, waiting = await calmed(alice, bob, shown)
                if len(waiting) == 2 and together >= KILLED_AT and kills == 0:
                    assert await attempt(alice)
                    before = await story(bob)
                    await running.kill()
                    await running.start()
                    assert await story(bob) == before
                    assert not await attempt(alice), "the card she chose was forgotten"
                    waiting, kills = [bob], 1
                elif len(waiting) == 2 and kills == 1:
                    assert await attempt(alice)
                    playing = asyncio.create_task(attempt(bob))
                    await asyncio.sleep(MOMENT)
                    await running.kill()
                    await reached(playing)
                    await running.start()
                    kills = 2
                for person in waiting:
                    await person.command("move", text="auto")
                shown, waiting = await asked(alice, bob, shown)
            assert over(shown) or not LONG, said(shown)
            assert kills == 2
            report = verification.verify(await downloaded(await log(alice, bob, shown)), games())
            assert report.sound, report.findings
            assert report.game == "koxinga"
            assert report.lines > count(60, full=200)
    finally:
        await playground.stop()
