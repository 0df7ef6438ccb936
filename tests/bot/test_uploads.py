"""Files over the wire: uploaded to the playground, fetched by the real bot, played from, and told what is wrong
with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from discord.http import HTTPClient

from bot.adapter import client
from bot.catalogue import games
from bot.messages.custom_id import Action
from bot.playground import Playground
from bot.table.log import verification
from tests.bot.handlers.test_documents import FORDS, GAME, OPTION, STORED
from tests.support.people import LOADING, File, Human, board, control, human, offers, over, parlour, play, private, said

pytestmark = pytest.mark.usefixtures("logged_through_the_library")


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    async with play(tmp_path) as ready:
        yield ready


@pytest.fixture
async def alice(playground: Playground) -> AsyncIterator[Human]:
    async with human(playground, "alice") as person:
        yield person


def fords(content: str = FORDS) -> File:
    return File("fords.toml", content.encode())


async def test_a_game_is_played_from_an_uploaded_file_through_a_restart(tmp_path: Path) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with human(playground, "alice") as alice:
            async with parlour(playground, tmp_path):
                await alice.play(GAME, order="first", level="medium", **{OPTION: fords()})
                lobby = await alice.seen(lambda message: offers(message, Action.START))
                assert "“Two Fords”, from a file" in said(lobby)
                await alice.press(lobby, control(lobby, Action.START))
                await alice.seen(board)
            async with parlour(playground, tmp_path):
                shown = await alice.seen(board)
                panel = await alice.press(shown, control(shown, Action.MORE))
                sure = await alice.press(panel, control(panel, Action.RESIGN))
                await alice.press(sure, control(sure, Action.RESIGN_SURE))
                last = await alice.seen(over)
                more = await alice.press(last, control(last, Action.MORE))
                exported = await alice.press(more, control(more, Action.EXPORT))
                report = verification.verify(await downloaded(exported["attachments"][0]["url"]), games())
                assert report.sound, report.findings
                await alice.press(last, control(last, Action.REMATCH), replied=True)
                await alice.seen(lambda message: offers(message, Action.MORE) and message["id"] != last["id"])
                again = await alice.command("export")
                with_file = await downloaded(again["attachments"][0]["url"])
                assert b"Two Fords" in with_file
    finally:
        await playground.stop()


async def downloaded(url: str) -> bytes:
    async with aiohttp.ClientSession() as http, http.get(url) as reply:
        return await reply.read()


async def test_a_bad_file_is_told_what_is_wrong_and_opens_nothing(alice: Human) -> None:
    many = ", ".join(f"D x{number}" for number in range(40))
    refused = await alice.command("play", GAME, **{OPTION: fords(FORDS.replace("K a5", f"K a5, {many}"))})
    assert private(refused)
    assert "40 faults" in said(refused)
    (listed,) = refused["attachments"]
    assert listed["filename"] == "faults.txt"
    assert len((await downloaded(listed["url"])).decode().splitlines()) == 41
    assert not any(offers(message, Action.JOIN) for message in await alice.messages())


@pytest.mark.parametrize(
    ("file", "answer"),
    [
        (File("a.toml", b""), "There is nothing in a.toml."),
        (File("a.png", b"\x89PNG\r\n\x1a\n" + bytes(40)), "a.png is not a text file. Attach plain text."),
        (File("a.toml", b"\xff\xfe"), "a.toml cannot be read as text. Save it as plain text in UTF-8."),
        (File("a.toml", b"#" * 65_537), "a.toml is too large. A file may have at most 64 KB."),
    ],
)
async def test_what_is_no_file_for_the_game_is_refused(alice: Human, file: File, answer: str) -> None:
    assert said(await alice.command("play", GAME, **{OPTION: file})) == answer


async def test_a_file_that_is_gone_is_asked_for_again(
    alice: Human, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground.world.archive, "file", lambda identity: None)
    refused = await alice.command("play", GAME, **{OPTION: fords()})
    assert said(refused) == "I could not get fords.toml from Discord. Please attach it again."


async def test_a_file_that_comes_slowly_is_waited_for(alice: Human, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is acknowledged in time, and answered when the file is here."""
    here, fetch = asyncio.Event(), HTTPClient.get_from_cdn

    async def slowly(self: HTTPClient, url: str) -> bytes:
        await here.wait()
        return await fetch(self, url)

    monkeypatch.setattr(HTTPClient, "get_from_cdn", slowly)
    opening = asyncio.create_task(alice.command("play", GAME, **{OPTION: fords()}))
    await alice.seen(lambda message: bool(message["flags"] & LOADING))
    here.set()
    shown = await opening
    assert private(shown)
    await alice.press(shown, control(shown, Action.OPEN_FILE))
    await alice.seen(lambda message: offers(message, Action.JOIN))


async def test_a_file_that_never_comes_is_given_up(alice: Human, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: HTTPClient, url: str) -> bytes:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]  # nothing comes of it

    monkeypatch.setattr(HTTPClient, "get_from_cdn", never)
    monkeypatch.setattr(client, "FETCHING", 0.01)
    refused = await alice.command("play", GAME, **{OPTION: fords()})
    assert said(refused) == "I could not get fords.toml from Discord. Please attach it again."


async def test_kept_files_are_suggested_and_played_from(alice: Human, tmp_path: Path) -> None:
    folder = tmp_path / "files" / GAME
    folder.mkdir(parents=True)
    (folder / "fords.toml").write_text(FORDS, "utf-8")
    suggested = await alice.suggestions("play", STORED, "fo", sub=GAME)
    assert [choice["value"] for choice in suggested] == ["fords.toml"]
    await alice.play(GAME, **{STORED: "fords.toml"})
    lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
    assert "“Two Fords”" in said(lobby)
