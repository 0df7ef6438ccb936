"""Whole games in the playground: the real bot, the real discord.py, people with HTTP and gateways of their own."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from bot import metrics
from bot.adapter.channels import ARCHIVING
from bot.adapter.responses import Delivery
from bot.messages.custom_id import Action
from bot.messages.message import Message, Words
from bot.messages.requests import Reply
from bot.playground import Playground
from games.search import STANDS_IN
from tests.bot.test_simultaneous import downloaded
from tests.support.people import (
    GAME,
    Human,
    begin,
    board,
    control,
    controls,
    human,
    next_board,
    offers,
    over,
    parlour,
    play,
    private,
    said,
    through_the_panel,
    waits_for,
)

COUNTED = (
    "parlour_acknowledged_seconds_count",
    "parlour_answered_seconds_count",
    "parlour_board_seconds_count",
    "parlour_drawing_seconds_count",
    "parlour_commit_seconds_count",
    "parlour_discord_seconds_count",
    "parlour_lines_total",
)

pytestmark = pytest.mark.usefixtures("logged_through_the_library")


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    async with play(tmp_path) as ready:
        yield ready


@pytest.fixture
async def alice(playground: Playground) -> AsyncIterator[Human]:
    async with human(playground, "alice") as person:
        yield person


@pytest.fixture
async def bob(playground: Playground) -> AsyncIterator[Human]:
    async with human(playground, "bob") as person:
        yield person


@pytest.fixture
async def wendy(playground: Playground) -> AsyncIterator[Human]:
    async with human(playground, "wendy") as person:
        yield person


async def test_a_person_plays_the_computer_through_the_panel_to_the_end(alice: Human) -> None:
    shown = await begin(alice, level=STANDS_IN)
    promised = [
        found for message in await alice.messages() for found in re.findall(r"SHA-256\) ([0-9a-f]{64})", said(message))
    ]
    for _ in range(60):
        if over(shown):
            break
        await through_the_panel(alice, shown)
        shown = await next_board(alice, shown, alice)
    assert over(shown), said(shown)
    log = await alice.command("log")
    assert private(log)
    more = await alice.press(shown, control(shown, Action.MORE))
    exported = await alice.press(more, control(more, Action.EXPORT))
    assert exported["attachments"][0]["filename"].startswith(GAME)
    assert "Random seed" not in said(shown), "nobody else could doubt a game for practice; its file holds the seed"
    file = (await downloaded(str(exported["attachments"][0]["url"]))).decode()
    told = re.findall(r"\b[0-9a-f]{64}\b", file.splitlines()[-1])
    [promise] = promised
    assert promise in [sha256(bytes.fromhex(each)).hexdigest() for each in told]


async def test_two_people_play_by_typing_to_the_end(alice: Human, bob: Human) -> None:
    shown = await begin(alice, bob)
    for _ in range(60):
        if over(shown):
            break
        mover = alice if waits_for(alice) in said(shown) else bob
        assert private(await mover.command("move", text="auto"))
        shown = await next_board(alice, shown, alice, bob)
    assert over(shown), said(shown)


async def test_two_people_play_through_panels(alice: Human, bob: Human) -> None:
    shown = await begin(alice, bob)
    for _ in range(6):
        if over(shown):
            break
        mover = alice if waits_for(alice) in said(shown) else bob
        await through_the_panel(mover, shown)
        shown = await next_board(alice, shown, alice, bob)
    boards = [message for message in await alice.messages() if board(message) or offers(message, Action.BOARD)]
    assert len(boards) > 3


async def test_typing_is_completed_token_by_token_until_it_is_a_move(alice: Human, bob: Human) -> None:
    await begin(alice, bob)
    typed = ""
    for _ in range(8):
        offered = await alice.suggestions("move", "text", typed)
        assert len(offered) <= 25
        if any(choice["value"] == typed for choice in offered):
            break
        typed = offered[0]["value"]
    answered = await alice.command("move", text=f"? {typed}")
    assert typed in said(answered).replace("\\", "")
    answered = await alice.command("move", text=typed)
    assert private(answered)
    shown = await alice.seen(lambda message: board(message) and waits_for(bob) in said(message))
    assert typed.partition("@")[2] in said(shown)


async def test_nobody_sees_what_others_are_shown_in_private(alice: Human, bob: Human, wendy: Human) -> None:
    shown = await begin(alice, bob)
    await through_the_panel(alice, shown)
    await alice.command("view")
    assert any(private(message) for message in await alice.messages())
    for other in (bob, wendy):
        assert not any(private(message) for message in await other.messages())


async def test_pictures_have_words_for_those_who_cannot_see_them(alice: Human, bob: Human) -> None:
    shown = await begin(alice, bob)
    assert 0 < len(shown["attachments"][0]["description"]) <= 1024
    text = await alice.command("board", **{"as": "text"})
    assert "```" in said(text)


async def test_an_older_board_leads_to_the_newest(alice: Human, bob: Human) -> None:
    shown = await begin(alice, bob)
    await alice.command("move", text="auto")
    await next_board(alice, shown, bob)
    older = await alice.seen(lambda message: message["id"] == shown["id"] and offers(message, Action.BOARD))
    assert [one["label"] for one in controls(older)] == ["To the board"]
    assert private(await bob.press(older, control(older, Action.BOARD)))


async def test_a_second_game_in_a_channel_gets_a_thread(alice: Human, bob: Human) -> None:
    await begin(alice, bob)
    answered = await bob.command("play", GAME, rules="quick")
    assert "<#" in said(answered)
    bob.channel = int(said(answered).partition("<#")[2].partition(">")[0])
    assert offers(await bob.seen(lambda message: offers(message, Action.JOIN)), Action.START)


async def test_a_game_in_a_thread_of_its_own_calls_whoever_plays_there(alice: Human, bob: Human) -> None:
    answered = await bob.command("settings", threads=True)
    assert "You need Manage Server" in said(answered)
    assert "get threads of their own" in said(await alice.command("settings", threads=True))
    answered = await bob.command("play", GAME, rules="quick", opponent=alice)
    alice.channel = bob.channel = int(said(answered).partition("<#")[2].partition(">")[0])
    lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
    assert {int(each["id"]) for each in lobby["mentions"]} == {alice.id, bob.id}
    thread = await alice.ask("GET", f"/channels/{alice.channel}")
    assert thread["thread_metadata"]["auto_archive_duration"] == ARCHIVING


async def test_who_cannot_see_the_thread_is_named_to_who_opens_it(
    playground: Playground, alice: Human, bob: Human
) -> None:
    async with human(playground, "carol") as carol:
        body = {"name": "den", "type": 0}
        alice.channel = int((await alice.ask("POST", f"/guilds/{playground.guild_id}/channels", body))["id"])
        hidden = {"type": 1, "allow": "0", "deny": str(1 << 10)}
        await alice.ask("PUT", f"/channels/{alice.channel}/permissions/{bob.id}", hidden)
        people = {"opponent": bob, "opponent2": carol}
        answered = said(await alice.command("play", "koxinga", **people, **{"in": "thread"}))
        assert f"Bob cannot see <#{alice.channel}>" in answered
        assert "Carol" not in answered


@pytest.mark.parametrize(("locale", "words"), [("zh-TW", "輪到你"), ("zh-CN", "轮到你")])
async def test_the_table_speaks_the_language_of_whoever_opened_it(
    alice: Human, bob: Human, locale: str, words: str
) -> None:
    await alice.speak(locale)
    shown = await begin(alice, bob)
    assert words in said(shown)
    assert "You have nothing to decide" in said(await bob.press(shown, control(shown, Action.PANEL), replied=True))


async def test_a_game_goes_on_after_a_restart_and_old_buttons_answer(tmp_path: Path) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with human(playground, "alice") as alice, human(playground, "bob") as bob:
            async with parlour(playground, tmp_path):
                shown = await begin(alice, bob)
                panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
            async with parlour(playground, tmp_path):
                step = next(iter(controls(panel)))
                again = await alice.press(panel, step, step["options"][0]["value"] if step["type"] == 3 else None)
                assert said(again) != said(panel)
                await through_the_panel(alice, shown)
                assert waits_for(bob) in said(await next_board(alice, shown, bob))
    finally:
        await playground.stop()


def counted() -> list[float]:
    return [metrics.value(sample) for sample in COUNTED]


async def test_slow_answers_are_promised_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer takes too long for the first response: the promise is kept by commands, panels and lobbies alike."""
    monkeypatch.setattr("bot.adapter.client.Delivery", partial(Delivery, patience=0))
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown, before = await begin(alice, bob), counted()
        await through_the_panel(alice, shown)
        shown = await next_board(alice, shown, bob)
        assert [now > then for now, then in zip(counted(), before, strict=True)] == [True] * len(COUNTED)
        assert "nothing to decide" in said(await alice.press(shown, control(shown, Action.PANEL), replied=True))
        assert private(await bob.command("view"))


async def test_a_form_opens_where_other_answers_are_promised_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an acknowledgement Discord opens no form, so that the bot waits with it."""
    monkeypatch.setattr("bot.adapter.client.Delivery", partial(Delivery, patience=0))
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await alice.command("play", "cardgo")
        lobby = await alice.seen(lambda message: offers(message, Action.OPTIONS))
        panel = await alice.press(lobby, control(lobby, Action.OPTIONS))
        assert (await alice.open_form(panel, control(panel, Action.FILL)))["components"]


async def test_an_answer_that_discord_refuses_is_apologized_for(
    alice: Human, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    async def endless(*_: object) -> Reply:
        return Reply(Message((Words("x" * 5000),)))

    monkeypatch.setattr("bot.handlers.dispatch.COMMANDS", {"help": endless})
    before = metrics.value("parlour_answers_total", outcome="refused")
    assert "Something went wrong" in said(await alice.command("help"))
    assert metrics.value("parlour_answers_total", outcome="refused") == before + 1
    assert [record.getMessage() for record in logged_errors] == ["answer refused"]
    logged_errors.clear()


async def test_who_wants_to_be_forgotten_leaves_first_and_is_asked_once_more(alice: Human, bob: Human) -> None:
    assert "What is kept" in said(await alice.command("privacy"))
    await begin(alice, bob)
    assert "Leave them first" in said(await alice.command("forget"))
    question = await alice.command("resign")
    await alice.press(question, control(question, Action.RESIGN_SURE))
    await alice.seen(over)
    asked = await alice.command("forget")
    assert "You cannot undo this." in said(asked)
    await alice.press(asked, control(asked, Action.KEEP))
    asked = await alice.command("forget")
    assert "Everything about you here has been deleted" in said(await alice.press(asked, control(asked, Action.FORGET)))
    assert "no longer be checked" not in said(await bob.command("export")), "no name was sealed"
    assert "Alice" not in said(await bob.command("log"))


async def test_while_the_disk_is_full_people_are_told_that_their_game_is_safe_and_then_it_goes_on(
    alice: Human, bob: Human, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    def full(*_: object) -> None:
        failure = sqlite3.OperationalError("database or disk is full")
        failure.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise failure

    shown = await begin(alice, bob)
    with monkeypatch.context() as patched:
        patched.setattr("bot.host.storage.store.Store._commit", full)
        for _ in range(2):
            assert "Your game is safe" in said(await alice.command("move", text="auto"))
        assert "Your game is safe" in said(await alice.command("move", text="nonsense")), "a refusal is kept as well"
        assert private(await alice.command("view")), "looking needs no disk"
    (told,) = logged_errors
    assert "nothing can be written; games are safe and wait" in told.getMessage()
    logged_errors.clear()
    await alice.command("move", text="auto")
    assert waits_for(bob) in said(await next_board(alice, shown, bob))
