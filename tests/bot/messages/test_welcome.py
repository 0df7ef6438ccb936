"""What a server is shown when the bot comes to it, and `/help`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action, parse
from bot.messages.i18n import plain, say
from bot.messages.limits import in_words, problems
from bot.messages.message import Button, Entry, Message
from bot.messages.outbox.outlet import Closed
from bot.messages.welcome import welcome
from games.core import text
from renderers.words import LOCALES
from tests.support.hosting import ANN
from tests.support.stand import CHANNEL, GUILD, Channels, Stand, asking, control, controls, message, said, surface
from tests.support.stand import stand as standing


def entries(shown: Message) -> list[Entry]:
    return [part for part in shown.parts if isinstance(part, Entry)]


def offered(shown: Message) -> list[str]:
    """The games that the quick games begin."""
    presses = [parse(one.custom_id) for one in controls(shown) if isinstance(one, Button)]
    return [press.argument.name for press in presses if press is not None and press.action is Action.QUICK]  # type: ignore[attr-defined]


async def test_it_names_every_game_with_a_picture_its_aim_in_every_language_and_a_button(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        shown = await welcome(stand.context.drawing)
    assert problems(shown) == ()
    assert offered(shown) == list(games())
    for name, entry in zip(games(), entries(shown), strict=True):
        for locale in LOCALES:
            assert plain(locale, text(f"{name}-name")) in entry.content
            assert say(locale, text(f"{name}-first-aim")) in entry.content
        assert entry.picture.png.startswith(b"\x89PNG")
        assert entry.picture.alt


async def test_without_files_its_words_and_buttons_are_left(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        bare = in_words(await welcome(stand.context.drawing))
    assert bare.pictures == ()
    assert problems(bare) == ()
    assert offered(bare) == list(games())
    assert say("en", text("koxinga-first-aim")) in said(bare)


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_is_three_lines_the_games_and_a_way_to_all_commands(tmp_path: Path, locale: str) -> None:
    async with surface(tmp_path) as stand:
        stand.locales[ANN] = locale
        shown = message(await stand.command(ANN, "help"))
        assert len(said(shown).splitlines()) == 3
        assert offered(shown) == list(games())
        assert [len(entry.content.splitlines()) for entry in entries(shown)] == [2] * len(games())
        more = said(await stand.click(ANN, control(shown, Action.HELP), private=True))  # type: ignore[arg-type]
        assert len(more.splitlines()) > 10


async def test_the_button_opens_that_game(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        shown = message(await stand.command(ANN, "help"))
        for name, quick in zip(games(), asking(shown, Action.QUICK), strict=True):
            await stand.click(ANN, quick, private=True)
            (latest, *_) = await stand.context.host.of_user(ANN)
            assert latest.game == name
            await stand.stop(latest.session)
            await stand.settled()


async def test_a_server_is_welcomed_once(stand: Stand) -> None:
    for _ in range(2):
        await stand.context.publisher.welcome(GUILD, CHANNEL)
        await stand.settled()
    assert [offered(each) for each in stand.channels.sent] == [["toy"]]


@pytest.mark.parametrize("arrived", [True, False])
async def test_where_the_program_ends_meanwhile_it_is_welcomed_once_all_the_same(tmp_path: Path, arrived: bool) -> None:
    channels, failing = Channels(), asyncio.CancelledError()
    async with standing(tmp_path, channels=channels) as stand:
        (channels.arriving if arrived else channels.refused.setdefault("send", [])).append(failing)  # type: ignore[arg-type]
        await stand.context.publisher.welcome(GUILD, CHANNEL)
        await asyncio.sleep(0.1)
    assert len(channels.sent) == arrived
    channels.nonces.clear()  # Discord knows a nonce for some minutes only
    for _ in range(2):
        async with standing(tmp_path, channels=channels) as again:
            await again.context.publisher.take_up()
            await again.settled()
    assert [offered(each) for each in channels.sent] == [["toy"]]


async def test_where_nobody_may_write_nothing_is_said_and_nothing_else_fails(stand: Stand) -> None:
    stand.channels.refused["send"] = [Closed(text("bot-channel-forbidden"))]
    await stand.context.publisher.welcome(GUILD, CHANNEL)
    await stand.settled()
    assert stand.channels.sent == []
    assert said(await stand.command(ANN, "help"))


async def test_a_server_that_is_forgotten_may_be_welcomed_anew(stand: Stand) -> None:
    for _ in range(2):
        await stand.context.publisher.welcome(GUILD, CHANNEL)
        await stand.settled()
        await stand.context.host.forget_server(GUILD)
        stand.channels.nonces.clear()
    assert len(stand.channels.sent) == 2
