"""Two processes of one bot, each with shards and a store of its own: what is pressed in direct messages reaches the one
that serves shard 0, whosever table it is about."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from bot.host.host import TABLES
from bot.messages.custom_id import Action, parse
from bot.playground import Playground
from tests.support.counts import long
from tests.support.people import (
    Human,
    Json,
    begin,
    board,
    control,
    controls,
    human,
    parlour,
    said,
    through_the_panel,
    waits_for,
)
from tests.support.program import program

LONG = {"hp": 200, "columns": 8, "rows": 8}


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    made = Playground(tmp_path / "playground", limited=False)
    await made.start()
    yield made
    await made.stop()


def split(playground: Playground) -> tuple[int, int]:
    """Into how many shards the bot is split, so that the server is not on shard 0; and on which it is."""
    server = playground.guild_id >> 22
    shards = next(each for each in count(2) if server % each)
    return shards, server % shards


@asynccontextmanager
async def both(playground: Playground, folder: Path) -> AsyncIterator[None]:
    """The process of shard 0, and that of the server."""
    shards, ours = split(playground)
    async with (
        program(playground, folder / "a", PARLOUR_SHARDS=str(shards), PARLOUR_SHARD_IDS="0"),
        program(playground, folder / "b", PARLOUR_SHARDS=str(shards), PARLOUR_SHARD_IDS=str(ours)),
    ):
        yield


async def called(alice: Human, bob: Human, letters: Human) -> Json:
    """The direct message to Bob, once it is Bob's turn."""
    await bob.command("settings", messages="direct")
    await letters.go_direct()
    shown = await begin(alice, bob, **LONG)
    if waits_for(alice) in said(shown):
        await alice.command("move", text="auto")
    return await letters.seen(lambda one: "your turn" in said(one))


async def test_who_is_called_by_a_process_without_shard_0_is_led_to_the_board(
    playground: Playground, tmp_path: Path
) -> None:
    async with (
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
        human(playground, "bob") as letters,
        both(playground, tmp_path),
    ):
        call = await called(alice, bob, letters)
        (link,) = controls(call)
        shown = await bob.seen(lambda one: board(one) and waits_for(bob) in said(one))
        assert link["url"].endswith(f"/{playground.guild_id}/{bob.channel}/{shown['id']}")
        press = parse(control(shown, Action.PANEL)["custom_id"])
        assert press is not None
        assert press.session == split(playground)[1] * TABLES + 1
        await through_the_panel(bob, shown)
        await alice.seen(lambda one: board(one) and waits_for(alice) in said(one))


@long("what the other process answers, `test_direct_wire.py` asks of one")
async def test_a_control_of_a_time_with_one_process_is_said_to_be_old(playground: Playground, tmp_path: Path) -> None:
    async with (
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
        human(playground, "bob") as letters,
    ):
        async with parlour(playground, tmp_path / "b"):
            call = await called(alice, bob, letters)
        async with both(playground, tmp_path):
            pressed = await letters.press(call, control(call, Action.PANEL), replied=True)
            assert "belongs to an older version" in said(pressed)
            shown = await bob.seen(lambda one: board(one) and waits_for(bob) in said(one))
            await through_the_panel(bob, shown)
            await alice.seen(lambda one: board(one) and waits_for(alice) in said(one))
