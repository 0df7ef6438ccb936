"""What nobody at the table may miss comes as a new message that pings: on Discord, a mention put in by an edit pings
nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from tests.support.people import (
    GAME,
    SHORT,
    Human,
    Json,
    begin,
    board,
    control,
    human,
    offers,
    play,
    private,
    said,
)

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
        await bob.press(question, control(question, Action.RESIGN_SURE))
        end = await called(carol, "the game is over")
        assert pinged(end) == {alice.id, bob.id}
        assert "resigned" in said(end)


async def test_a_stopped_game_pings_everybody_keeps_its_picture_and_names_who_asked(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await begin(alice, bob)
        question = await alice.command("table", "close")
        await alice.press(question, control(question, Action.PROPOSE_SURE))
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
        await alice.command("replace", seat="0", level="first-steps")
        news = await called(bob, "there is news at this table")
        assert pinged(news) == {alice.id, bob.id}
        assert "a computer takes over from alice" in said(news).lower()


async def test_who_gives_up_among_others_who_play_on_calls_everybody(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await alice.command("play", "jiangshan", order="first", rules="four-kings", computers=1)
        lobby = await alice.seen(lambda message: offers(message, Action.JOIN))
        for guest in (bob, carol):
            await guest.press(lobby, control(lobby, Action.JOIN))
        await alice.press(lobby, control(lobby, Action.START))
        await alice.seen(board)
        question = await bob.command("resign")
        await bob.press(question, control(question, Action.RESIGN_SURE))
        news = await called(carol, "there is news at this table")
        assert pinged(news) == {alice.id, bob.id, carol.id}


async def test_whoever_opened_a_table_is_called_once_by_each_who_sits_down(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await alice.command("play", GAME, **SHORT)
        lobby = await bob.seen(lambda message: offers(message, Action.JOIN))
        await bob.press(lobby, control(lobby, Action.JOIN))
        joined = await called(carol, "has sat down at your table")
        assert pinged(joined) == {alice.id}
        for press in (Action.LEAVE, Action.JOIN):
            await bob.press(lobby, control(lobby, press))
        assert [each["id"] for each in carol.created() if "has sat down" in said(each)] == [joined["id"]]


async def test_what_is_changed_in_a_lobby_calls_those_who_have_to_confirm_it(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await alice.command("play", "koxinga", seats=3, order="first")
        lobby = await bob.seen(lambda message: offers(message, Action.JOIN))
        await bob.press(lobby, control(lobby, Action.JOIN))
        panel = await alice.press(lobby, control(lobby, Action.OPTIONS), replied=True)
        form = await alice.open_form(panel, control(panel, Action.FILL))
        await alice.fill_in(form, "takeback=never", panel)
        asked = await called(carol, "has changed the options")
        assert pinged(asked) == {bob.id}
        changed = await carol.seen(lambda message: message["id"] == lobby["id"] and "please confirm" in said(message))
        assert "Nobody can take a move back." in said(changed)


async def test_in_a_thread_that_is_archived_and_locked_a_move_is_played_and_the_answer_says_what_is_missing(
    tmp_path: Path,
) -> None:
    async with people(tmp_path) as (alice, bob, _):
        thread = await alice.ask("POST", f"/channels/{alice.channel}/threads", {"name": "ours", "type": 11})
        alice.channel = bob.channel = int(thread["id"])
        shown = await begin(alice, bob)
        place = f"/channels/{thread['id']}"
        await alice.ask("PATCH", place, {"archived": True, "locked": True})
        moved = said(await alice.command("move", text="auto"))
        assert "Played" in moved
        assert "This thread is archived and locked. Bring it back and I will post the board." in moved
        opened = said(await alice.command("play", GAME))
        assert "No table was opened. This thread is archived and locked." in opened
        await alice.ask("PATCH", place, {"archived": False, "locked": False})
        await bob.command("move", text="auto")
        assert await bob.seen(lambda message: message["id"] > shown["id"] and board(message))


async def test_a_pause_and_its_end_ping_everybody(tmp_path: Path) -> None:
    async with people(tmp_path) as (alice, bob, carol):
        await begin(alice, bob)
        question = await alice.command("table", "pause")
        await alice.press(question, control(question, Action.PROPOSE_SURE))
        asked = await called(carol, "proposes a pause")
        await bob.press(asked, control(asked, Action.AGREE))
        rest = await called(carol, "Paused")
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
