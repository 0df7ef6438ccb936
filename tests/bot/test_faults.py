"""Discord misbehaves once in the middle of a game: nothing is lost, nothing is doubled, the game goes on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.adapter.responses import Delivery
from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.support.counts import LONG
from tests.support.people import (
    WAIT,
    Human,
    Json,
    Silence,
    begin,
    control,
    human,
    next_board,
    offers,
    play,
    private,
    said,
    through_the_panel,
    waits_for,
)

pytestmark = pytest.mark.usefixtures("logged_through_the_library")

ANSWER = "POST /interactions/*/callback"
SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"

FAULTS: list[tuple[str, str, dict[str, object]]] = [
    (ANSWER, "rate-limit", {}),
    (ANSWER, "bare-rate-limit", {}),
    (ANSWER, "error", {}),
    (ANSWER, "error-after", {}),
    (ANSWER, "reset", {}),
    (ANSWER, "lost", {}),
    (ANSWER, "late", {"delay": 0.3}),
    (ANSWER, "slow", {"delay": 0.3}),
    (SEND, "rate-limit", {}),
    (SEND, "bare-rate-limit", {}),
    (SEND, "error", {}),
    (SEND, "error-after", {}),
    (SEND, "reset", {}),
    (SEND, "lost", {}),
    (SEND, "late", {"delay": 0.3}),
    (EDIT, "rate-limit", {}),
    (EDIT, "error", {}),
    (EDIT, "reset", {}),
    (EDIT, "lost", {}),
    ("INTERACTION_CREATE", "duplicate", {}),
]
SAMPLE = {
    *((ANSWER, harm) for harm in ("bare-rate-limit", "error-after", "slow")),
    *((SEND, harm) for harm in ("rate-limit", "reset", "late")),
    *((EDIT, harm) for harm in ("error", "lost")),
    ("INTERACTION_CREATE", "duplicate"),
}
"""Every harm at one of the places where it may happen, and each place: those are tried every time."""
TRIED = [each for each in FAULTS if LONG or each[:2] in SAMPLE]


async def turns(number: int, shown: Json, *people: Human) -> Json:
    """The board after so many turns, by typing and by panel in turn."""
    for turn in range(number):
        mover = next(one for one in people if waits_for(one) in said(shown))
        if turn % 2:
            assert private(await mover.command("move", text="auto"))
        else:
            await through_the_panel(mover, shown)
        shown = await next_board(people[0], shown, *people)
    return shown


def live(messages: list[Json]) -> list[Json]:
    """The boards that can still be played on."""
    return [message for message in messages if not private(message) and offers(message, Action.MORE)]


@pytest.mark.parametrize(("route", "harm", "more"), TRIED, ids=[f"{route} {harm}" for route, harm, _ in TRIED])
async def test_a_game_survives(tmp_path: Path, route: str, harm: str, more: dict[str, object]) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob, hp=30)
        fault = playground.faults.add(route, harm, **more)
        shown = await turns(3, shown, alice, bob)
        assert fault.hits == 1
        await settled(alice)
        assert len(live(await alice.messages())) == 1
        log = said(await alice.command("log"))
        assert sum(waits_for(one) in said(shown) for one in (alice, bob)) == 1
        assert len([line for line in log.splitlines() if "Alice" in line or "Bob" in line]) >= 3


@pytest.mark.parametrize("harm", ["error", "error-after", "reset", "lost"] if LONG else ["lost"])
async def test_who_was_told_to_wait_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str) -> None:
    """Here every answer takes too long, so that the fault hits its acknowledgement."""
    monkeypatch.setitem(Delivery.__init__.__kwdefaults__, "patience", 0.0)
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob, hp=30)
        fault = playground.faults.add(ANSWER, harm)
        await turns(2, shown, alice, bob)
        assert fault.hits == 1


async def settled(person: Human) -> None:
    """Until the older board has lost its controls."""
    await person.seen(lambda message: offers(message, Action.BOARD))
    await person.until(lambda messages: found if len(found := live(messages)) == 1 else [])


@pytest.mark.parametrize("how", ["reconnect", "abort", "resume", "identify"] if LONG else ["abort", "identify"])
async def test_a_game_survives_a_broken_gateway(tmp_path: Path, how: str) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob, hp=30)
        break_off(playground, how)
        await back(alice)
        shown = await turns(2, shown, alice, bob)
        assert waits_for(alice) in said(shown)


async def back(person: Human) -> None:
    """Until the bot answers again: while it identifies itself anew, Discord has nobody to give interactions to."""
    for _ in range(20):
        with suppress(Silence):
            await person.command("help")
            return


def break_off(playground: Playground, how: str) -> None:
    match how:
        case "reconnect":
            playground.reconnect()
        case "abort":
            playground.abort()
        case _:
            playground.invalidate(resumable=how == "resume")


async def test_a_deleted_board_is_posted_again(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob)
        await settled(alice)
        await alice.ask("DELETE", f"/channels/{alice.channel}/messages/{shown['id']}")
        await bob.command("board")
        again = await next_board(alice, shown, alice)
        assert control(again, Action.PANEL)


async def test_a_lost_permission_is_remembered_and_named_and_the_board_follows_when_it_is_back(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob)
        everyone = playground.guild_id
        place = f"/channels/{alice.channel}/permissions/{everyone}"
        await alice.ask("PUT", place, {"type": 0, "allow": "0", "deny": str(1 << 11)})
        answered = await alice.command("move", text="auto")
        assert private(answered)
        answered = await bob.command("move", text="auto")
        assert "Send Messages" in said(answered)
        assert "Send Messages" in said(await bob.command("play", "cardgo"))
        await alice.ask("DELETE", place)
        await bob.command("help")
        assert control(await next_board(alice, shown, alice, bob), Action.PANEL)


async def test_without_the_right_to_open_threads_a_second_table_is_refused_by_its_name(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        await begin(alice, bob)
        place = f"/channels/{alice.channel}/permissions/{playground.guild_id}"
        await alice.ask("PUT", place, {"type": 0, "allow": "0", "deny": str(1 << 35)})
        assert "Create Public Threads" in said(await bob.command("play", "cardgo"))
        threads = await alice.ask("GET", f"/guilds/{playground.guild_id}/threads/active")
        assert threads["threads"] == []


async def test_a_hidden_channel_ends_nothing(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob)
        place = f"/channels/{alice.channel}/permissions/{playground.application_id}"
        await alice.ask("PUT", place, {"type": 1, "allow": "0", "deny": str(1 << 10)})
        assert "CardGO" in said(await alice.command("games")), "it waits"
        await alice.ask("DELETE", place)
        await alice.command("move", text="auto")
        again = await next_board(alice, shown, alice, bob)
        assert control(again, Action.PANEL)


async def test_a_deleted_channel_ends_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.features.acts.LOOK_AGAIN", 1)
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        home = alice.channel
        body = {"name": "short-lived", "type": 0}
        made = await alice.ask("POST", f"/guilds/{playground.guild_id}/channels", body)
        alice.channel = bob.channel = int(made["id"])
        await begin(alice, bob)
        await alice.ask("DELETE", f"/channels/{made['id']}")
        alice.channel = home
        async with asyncio.timeout(WAIT):
            while "The channel was deleted" not in said(await alice.command("games")):
                continue  # the bot is told of it when Discord pleases


async def test_an_archived_thread_is_brought_back(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        thread = await alice.ask("POST", f"/channels/{alice.channel}/threads", {"name": "ours", "type": 11})
        alice.channel = bob.channel = int(thread["id"])
        shown = await begin(alice, bob)
        await alice.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
        await alice.command("move", text="auto")
        assert waits_for(bob) in said(await next_board(alice, shown, bob))


async def test_an_archived_thread_sleeps_on_where_nobody_is_called(tmp_path: Path) -> None:
    """Bob's holiday is told by an edit: with the next move."""
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        home = bob.channel
        thread = await alice.ask("POST", f"/channels/{home}/threads", {"name": "ours", "type": 11})
        alice.channel = bob.channel = int(thread["id"])
        shown = await begin(alice, bob)
        await alice.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
        bob.channel = home
        await bob.command("settings", holiday=2)
        assert (await alice.ask("GET", f"/channels/{thread['id']}"))["thread_metadata"]["archived"]
        await alice.command("move", text="auto")
        bob.channel = alice.channel
        moved = await next_board(alice, shown, bob)
        assert "goes on holiday" in said(moved)
        assert not (await alice.ask("GET", f"/channels/{thread['id']}"))["thread_metadata"]["archived"]
