"""What people are called: as on the server now, wherever they sit; and what a computer is called that plays for one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.storage import archive
from bot.messages.custom_id import Action
from bot.messages.words.table_messages import names
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, pressed, said
from tests.support.stand import stand as standing


async def board(stand: Stand) -> str:
    await stand.settled()
    return said(stand.channels.latest)


async def test_who_is_renamed_is_called_so_from_the_next_message_on(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    edits = stand.channels.calls.count("edit")
    await stand.command(BEN, "games", asker=replace(stand.asker(BEN), name="Benedict"))
    await stand.settled()
    assert stand.channels.calls.count("edit") == edits, "it is no reason to change a message"
    session = await stand.context.host.session(1)
    assert session is not None
    assert [chair.occupant and chair.occupant.name for chair in session.chairs] == ["Ann", "Benedict"]
    await stand.bid_typed(ANN, 0)
    await stand.command(BEN, "move", text="bid 0", asker=replace(stand.asker(BEN), name="Benedict"))
    assert "Benedict" in await board(stand)
    assert "Ben " not in await board(stand)


async def test_the_same_person_has_another_name_on_another_server(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(BEN, "games", asker=replace(stand.asker(BEN), name="Benedict", guild=8))
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.chairs[1].occupant is not None
    assert session.chairs[1].occupant.name == "Ben"


async def test_a_new_name_is_kept_and_the_old_one_can_still_be_forgotten(tmp_path: Path) -> None:
    async with standing(tmp_path) as before:
        await before.lobby(ANN, BEN, seats=3)
        await before.command(ANN, "help", asker=replace(before.asker(ANN), name="Anna"))
    async with standing(tmp_path) as after:
        session = await after.context.host.session(1)
        assert session is not None
        assert session.chairs[0].occupant is not None
        assert (session.table.host_name, session.chairs[0].occupant.name) == ("Anna", "Anna")
        assert await after.store.read(lambda connection: archive.former_names(connection, 1, ANN)) == ("Ann",)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "Computer (easy) for Ben"),
        ("zh-TW", "電腦（簡單）（代替 Ben）"),
        ("zh-CN", "电脑（简单）（代 Ben）"),
    ],
)
async def test_a_computer_that_takes_a_seat_says_whose(stand: Stand, locale: str, words: str) -> None:
    await stand.game(ANN, BEN, CAT, rounds=5)
    await stand.command(BEN, "replace", seat="1", level="easy")
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert names(session, locale)[1] == words


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "You do not sit"), ("zh-TW", "你不在這一桌"), ("zh-CN", "你不在这一桌")]
)
async def test_who_only_watches_is_told_that_it_is_everybodys_view(stand: Stand, locale: str, words: str) -> None:
    await stand.game(ANN, BEN)
    stand.locales |= {ANN: locale, CAT: locale}
    assert words in said(await stand.click(CAT, pressed(Action.VIEW)))
    seen = await stand.click(ANN, pressed(Action.VIEW))
    assert words not in said(seen)
