"""Direct messages over the wire: called, pressed and refused there, and a program that is killed between the message
and what follows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.calls import Exchange
from bot.playground.faults import Harm
from tests.support import counts
from tests.support.people import (
    WAIT,
    Human,
    Json,
    begin,
    board,
    controls,
    human,
    parlour,
    private,
    said,
    through_the_panel,
)
from tests.support.program import Program, program

FORBIDDEN = 403
LONG = 3600.0
"""Seconds that nobody waits for: whoever is held up for so long is killed."""


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    """One with the rate limits of Discord."""
    made = Playground(tmp_path / "playground")
    await made.start()
    yield made
    await made.stop()


def links(shown: Json) -> list[str]:
    return [one["url"] for one in controls(shown) if one.get("style") == 5]


async def pinged(person: Human, who: Human) -> list[Json]:
    """The messages of the channel that pinged somebody."""
    return [each for each in await person.messages() if str(who.id) in {one["id"] for one in each["mentions"]}]


def calls_to(who: Human) -> list[Json]:
    """The new messages that pinged `who` so far."""
    return [one for one in who.created() if str(who.id) in {each["id"] for each in one["mentions"]}]


async def hears(who: Human) -> None:
    """`who` hears, once it is so, that they are called in the channel again."""
    async with asyncio.timeout(WAIT):
        while "did not let me send you" not in said(await who.command("settings")):
            continue


async def turn_to(bob: Human, alice: Human) -> None:
    """Alice moves, so that it is Bob's turn."""
    await alice.command("move", text="auto")


async def test_one_is_called_plays_and_is_refused_there(playground: Playground, tmp_path: Path) -> None:
    async with (
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
        human(playground, "bob") as letters,
        parlour(playground, tmp_path),
    ):
        assert "called by direct messages" in said(await bob.command("settings", messages="direct"))
        await letters.go_direct()
        assert "where I call you" in said((await letters.messages())[0])
        shown = await begin(alice, bob, hp=200, columns=8, rows=8)
        mover = alice if f"<@{alice.id}>" in said(shown) else bob
        if mover is alice:
            await turn_to(bob, alice)
        call = await letters.seen(lambda one: "your turn" in said(one))
        (link,) = links(call)
        named = await alice.seen(lambda one: board(one) and f"<@{bob.id}>" in said(one))
        assert link.endswith(f"/{playground.guild_id}/{alice.channel}/{named['id']}")
        assert await pinged(alice, bob) == []
        played = await through_the_panel(letters, call)
        assert private(played)
        await letters.until(lambda found: [{}] if call["id"] not in {one["id"] for one in found} else [])
        await bob.ask("PATCH", "/users/@me/settings", {"direct_messages": False})
        await turn_to(bob, alice)
        await alice.until(
            lambda found: [one for one in found if str(bob.id) in {each["id"] for each in one["mentions"]}]
        )
        assert len(await pinged(alice, bob)) == 1
        await hears(bob)
        assert "called in the channel" in said(await bob.command("settings"))
        assert "does not let me send you" in said(await bob.command("settings", messages="direct"))


async def test_who_was_thrown_out_of_the_server_is_told_so_there(playground: Playground, tmp_path: Path) -> None:
    async with (
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
        human(playground, "bob") as letters,
        parlour(playground, tmp_path),
    ):
        await bob.command("settings", messages="direct")
        await letters.go_direct()
        shown = await begin(alice, bob)
        if f"<@{alice.id}>" in said(shown):
            await turn_to(bob, alice)
        call = await letters.seen(lambda one: "your turn" in said(one))
        await alice.ask("DELETE", f"/guilds/{playground.guild_id}/members/{bob.id}")
        told = await letters.press(call, next(one for one in controls(call) if "url" not in one))
        assert "no longer on the server" in said(told)


async def started_again(running: Program, playground: Playground) -> None:
    """The program is killed where it stands, and started again."""
    await running.kill()
    playground.faults.clear()
    await running.start()


@pytest.mark.skipif(not counts.LONG, reason="takes a minute; PARLOUR_LONG=1 does it")
async def test_killed_between_a_direct_message_and_the_channel_it_calls_once(tmp_path: Path) -> None:
    refusal = asyncio.Event()

    def recorder(exchange: Exchange) -> None:
        if exchange.status == FORBIDDEN:
            refusal.set()

    playground = Playground(tmp_path / "playground", limited=False, recorder=recorder)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            human(playground, "bob") as letters,
            program(playground, tmp_path) as running,
        ):
            await bob.command("settings", messages="direct")
            await letters.go_direct()
            shown = await begin(alice, bob, hp=200, columns=8, rows=8)
            if f"<@{bob.id}>" in said(shown):
                await bob.command("move", text="auto")
            away, here = f"POST /channels/{letters.channel}/messages", f"POST /channels/{alice.channel}/messages"

            # Sent, and not yet known to have arrived: the same message, once.
            playground.faults.add(away, Harm.LATE, delay=LONG)
            await turn_to(bob, alice)
            await letters.seen(lambda one: "your turn" in said(one))
            await started_again(running, playground)
            await bob.command("move", text="auto")
            await letters.until(lambda found: [{}] if len(found) == 1 else [])
            calls = [one for one in letters.created() if int(one["channel_id"]) == letters.channel]
            assert len(calls) == 2, "hello, and one call"

            # Refused, and the channel not yet told: it is, once, and then they are off.
            await bob.ask("PATCH", "/users/@me/settings", {"direct_messages": False})
            playground.faults.add(here, Harm.SLOW, delay=LONG, skip=1)
            await turn_to(bob, alice)
            async with asyncio.timeout(WAIT):
                await refusal.wait()
            assert await pinged(alice, bob) == []
            await started_again(running, playground)
            await alice.until(
                lambda found: [one for one in found if str(bob.id) in {each["id"] for each in one["mentions"]}]
            )
            assert len(await pinged(alice, bob)) == 1
            await hears(bob)
            await bob.command("move", text="auto")

            # Refused, told to the channel, and that not yet known: not told again.
            await bob.ask("PATCH", "/users/@me/settings", {"direct_messages": True})
            await bob.command("settings", messages="direct")
            await bob.ask("PATCH", "/users/@me/settings", {"direct_messages": False})
            before = len(calls_to(bob))
            playground.faults.add(here, Harm.LATE, delay=LONG, skip=1)
            await turn_to(bob, alice)
            await bob.until(lambda _: [{}] if len(calls_to(bob)) > before else [])
            await started_again(running, playground)
            await hears(bob)
            assert len(calls_to(bob)) == before + 1
    finally:
        await playground.stop()
