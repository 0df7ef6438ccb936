"""Where one stands, over the wire: the list of games, the log, whose invitations one takes, as people at Discord see
it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from tests.support.people import SHORT, WAIT, begin, board, control, human, labels, play, private, said

pytestmark = pytest.mark.usefixtures("logged_through_the_library")


async def test_a_turn_is_found_and_played_from_the_list_in_another_channel(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        shown = await begin(alice, bob)
        made = await alice.ask("POST", f"/guilds/{playground.guild_id}/channels", {"name": "elsewhere", "type": 0})
        table, alice.channel = alice.channel, int(made["id"])
        board_at = f"/channels/{playground.guild_id}/{table}/{shown['id']}"
        async with asyncio.timeout(WAIT):
            while board_at not in said(listed := await alice.command("games")):
                continue  # that it was shown is written down after it was sent
        assert private(listed)
        assert "Waiting for you" in said(listed)
        assert "with bob" in said(listed).lower()
        panel = await alice.press(listed, control(listed, Action.GAMES_MOVE), replied=True)
        assert panel["id"] != listed["id"], "the list stays"
        assert "Type it" in labels(panel)


async def test_the_log_has_headings_and_goes_to_the_channel_as_a_new_message_that_pings_nobody(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        await begin(alice, bob)
        await alice.command("move", text="auto")
        log = await alice.command("log")
        assert "-# Turn 1 · <t:" in said(log)
        await alice.press(log, control(log, Action.SHOW_LOG), replied=True)
        await bob.seen(lambda message: not private(message) and "Shown by" in said(message))
        (shared,) = [each for each in bob.created() if "Shown by" in said(each)]
        assert shared["mentions"] == []
        assert "-# Turn 1 · <t:" in said(shared)


async def test_the_end_stays_in_the_list_with_result_and_file(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        await begin(alice, bob)
        question = await bob.command("resign")
        await bob.press(question, control(question, Action.RESIGN_SURE))
        await alice.seen(lambda message: not private(message) and "the game is over" in said(message))
        listed = await alice.command("games")
        assert "Over, from the last month" in said(listed)
        assert "resigned" in said(listed)
        file = await alice.press(listed, control(listed, Action.GAMES_EXPORT), replied=True)
        assert [part for part in file["components"] if part["type"] == 13]


async def test_who_wants_no_invitations_gets_none_and_no_lobby_is_posted(tmp_path: Path) -> None:
    async with play(tmp_path) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        await bob.command("settings", invitations="nobody")
        answer = await alice.command("play", "cardgo", opponent=bob, **SHORT)
        assert "They do not take such invitations" in said(answer)
        assert not [each for each in bob.created() if not private(each)]
        assert not [each for each in await bob.messages() if board(each)]
