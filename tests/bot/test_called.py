"""What nobody at the table may miss comes as a new message that pings: on Discord, a mention put in by an edit pings
nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from tests.support.people import GAME, SHORT, Human, Json, begin, control, human, play, private, said

pytestmark = pytest.mark.usefixtures("logged_through_the_library")


@asynccontextmanager
async def people(folder: Path) -> AsyncIterator[tuple[Human, Human, Human]]:
    async with (
        play(folder) as playground,
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
        human(playground, "carol") as carol,
    ):
        yield alice, bob, carol


def pinged(message: Json) -> set[int]:
    return {int(user["id"]) for user in message["mentions"]}


def pictured(message: Json) -> bool:
    return any(part["type"] == 12 for part in message["components"])


async def called(watcher: Human, words: str) -> Json:
    """The message that says so, as it came: it was new."""
    shown = await watcher.seen(lambda message: not private(message) and words in said(message))
    return next(message for message in watcher.created() if message["id"] == shown["id"] and words in said(message))


async def test_the_end_pings_everybody_with_the_result(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await begin(alice, bob)
        question = await bob.command("resign")
        await bob.press(question, control(question, Action.RESIGN))
        end = await called(carol, "the game is over")
        assert pinged(end) == {alice.id, bob.id}
        assert "resigned" in said(end)


async def test_a_stopped_game_pings_everybody_keeps_its_picture_and_names_who_asked(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await begin(alice, bob)
        question = await alice.command("table", "close")
        await alice.press(question, control(question, Action.PROPOSE))
        asked = await called(carol, "proposes to stop this game")
        assert pinged(asked) == {bob.id}
        await bob.press(asked, control(asked, Action.AGREE))
        end = await called(carol, "stopped without a result")
        assert pinged(end) == {alice.id, bob.id}
        assert "alice proposed to stop the game without a result, and all agreed" in said(end).lower()
        assert pictured(end)
        reduced = await carol.seen(lambda message: message["id"] == asked["id"] and "do you agree" not in said(message))
        assert said(reduced) == "-# Stopping the game: all agreed."


async def test_a_seat_that_changes_hands_pings_everybody(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, _):
        await begin(alice, bob)
        await alice.command("replace", seat="0", level="random")
        news = await called(bob, "there is news at this table")
        assert pinged(news) == {alice.id, bob.id}
        assert "a computer plays on for alice" in said(news).lower()


async def test_a_pause_and_its_end_ping_everybody(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await begin(alice, bob)
        question = await alice.command("table", "pause")
        await alice.press(question, control(question, Action.PROPOSE))
        asked = await called(carol, "proposes a pause")
        await bob.press(asked, control(asked, Action.AGREE))
        rest = await called(carol, "The game pauses")
        assert pinged(rest) == {alice.id, bob.id}
        await bob.press(rest, control(rest, Action.PRESENT))
        again = await called(carol, "ends the pause")
        assert pinged(again) == {alice.id, bob.id}


async def test_a_seat_is_offered_by_a_message_that_pings(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await begin(alice, bob)
        await alice.command("replace", seat="0", person=carol)
        offer = await called(carol, "offers you this seat")
        assert pinged(offer) == {carol.id}
        await carol.press(offer, control(offer, Action.DECLINE))
        reduced = await bob.seen(lambda message: message["id"] == offer["id"] and "declined a seat" in said(message))
        assert [part["type"] for part in reduced["components"]] == [10]


async def test_an_older_board_tells_what_happened_and_no_longer_whose_turn_it_was(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        first = await begin(alice, bob)
        assert "it is your turn" in said(first)
        await alice.command("move", text="auto")
        await carol.seen(lambda message: not private(message) and f"<@{bob.id}>" in said(message))
        retired = await carol.seen(lambda message: message["id"] == first["id"] and "your turn" not in said(message))
        assert "<t:" not in said(retired)
        assert "begins" in said(retired)
        assert "Seal" in said(retired)
        assert pictured(retired)


async def test_play_in_a_private_thread_without_the_bot_says_what_is_missing_and_leaves_nothing(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, _, _):
        body = {"name": "friends", "type": 12}
        alice.channel = int((await alice.ask("POST", f"/channels/{alice.channel}/threads", body))["id"])
        answer = said(await alice.command("play", GAME, **SHORT))
        assert "No table was opened" in answer
        assert "Mention me here" in answer
        assert "You are in no game" in said(await alice.command("games"))
