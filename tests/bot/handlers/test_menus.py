"""What Discord's menus of a person and of a message offer."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from bot.adapter import interactions
from bot.messages.commands import MY_SEAT, PLAY_WITH, SINCE_MINE
from bot.messages.custom_id import Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.message import Button
from bot.messages.requests import Command, Person, Reply
from bot.table.session import Lobby
from tests.support.hosting import ANN, BEN
from tests.support.stand import Stand, controls, message, said

BOT = 5


async def test_play_with_asks_which_game_and_opens_one_table_with_the_invitation(stand: Stand) -> None:
    asked = await stand.command(ANN, PLAY_WITH, people={"opponent": Person(BEN, "Ben")})
    assert f"<@{BEN}>" in said(asked)
    (game,) = controls(message(asked))
    assert isinstance(game, Button)
    told = await stand.click(ANN, game, private=True)
    await stand.settled()
    assert stand.table.mentions == (BEN,)
    again = await stand.click(ANN, game, private=True)
    await stand.settled()
    assert said(again) == said(told)
    assert stand.channels.calls.count("send") == 1
    session = await stand.context.host.session(1)
    assert session is not None
    assert (type(session.phase), session.table.host) == (Lobby, ANN)


@pytest.mark.parametrize(
    ("person", "words"),
    [(Person(ANN, "Ann"), "invite yourself"), (Person(9, "Robot", robot=True), "Robot is a bot")],
)
async def test_who_cannot_be_invited_is_refused_at_once(stand: Stand, person: Person, words: str) -> None:
    assert words in said(await stand.command(ANN, PLAY_WITH, people={"opponent": person}))


async def test_who_cannot_see_the_channel_is_named_before_a_game_is_chosen(stand: Stand) -> None:
    asked = await stand.command(ANN, PLAY_WITH, people={"opponent": Person(BEN, "Ben", sees=False)})
    assert "Ben cannot see" in said(asked)


async def test_a_board_leads_to_ones_own_seat_and_to_what_happened(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    own = await stand.command(ANN, MY_SEAT, session=1)
    assert isinstance(own, Reply)
    assert said(own) == said(await stand.command(ANN, "view"))
    since = await stand.command(ANN, SINCE_MINE, session=1)
    assert said(since) == said(await stand.command(ANN, "since"))


@pytest.mark.parametrize("name", [MY_SEAT, SINCE_MINE])
@pytest.mark.parametrize("session", [None, 99])
async def test_a_message_of_no_table_leads_nowhere(stand: Stand, name: str, session: int | None) -> None:
    assert "belongs to no table" in said(await stand.command(ANN, name, session=session))


def chosen(**received: Any) -> Command:
    return interactions.command(SimpleNamespace(data=received, application_id=BOT))  # type: ignore[arg-type]


def test_discord_tells_whom_and_of_which_table() -> None:
    user = {"id": "17", "username": "ben", "global_name": "Ben"}
    found = chosen(
        type=2,
        name="Play with…",
        target_id="17",
        resolved={"users": {"17": user}, "members": {"17": {"permissions": "1024"}}},
    )
    assert (found.name, found.people) == (PLAY_WITH, {"opponent": Person(17, "Ben")})
    row = {
        "type": 1,
        "components": [
            {"type": 2, "url": "https://example.org"},
            {"type": 2, "custom_id": custom_id(Press(Action.MORE, 36))},
        ],
    }
    board = {"id": "8", "author": {"id": str(BOT)}, "components": [{"type": 10, "content": "?"}, row]}
    for author, session in ((BOT, 36), (17, None)):
        board["author"] = {"id": str(author)}
        found = chosen(
            type=3, name="My seat", target_id="8", resolved={"messages": {"8": json.loads(json.dumps(board))}}
        )
        assert (found.name, found.session) == (MY_SEAT, session)
