"""Consent as people meet it: a message that pings, two buttons, one line when it is settled."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.custom_id import Action, Number, Proposed
from bot.messages.message import Button, Message
from bot.table.features.votes import KINDS
from bot.table.session import Cancelled, Lobby, Session
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, CAT, MANAGER, VirtualTime
from tests.support.stand import Stand, control, controls, labels, message, pressed, said
from tests.support.stand import stand as standing

HOUR = 3600


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


def asked(stand: Stand, action: Action = Action.AGREE) -> Button:
    """The button of the proposal that stands in the channel."""
    found = control(proposal(stand), action)
    assert isinstance(found, Button)
    return found


def proposal(stand: Stand) -> Message:
    """The latest message in the channel that asks."""
    asking = [
        each for each in stand.channels.messages.values() if isinstance(each, Message) and "do you agree" in said(each)
    ]
    return asking[-1]


async def test_a_proposal_pings_whom_it_asks_and_nobody_else(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    stand.channels.pings.clear()
    assert "I have asked the others" in said(await stand.propose(ANN, "close"))
    await stand.settled()
    assert sorted(stand.channels.pings) == [BEN, CAT]
    assert "Ann proposes to stop this game without a result." in said(proposal(stand))
    await stand.click(BEN, asked(stand))
    await stand.settled()
    assert "Ben agrees." in said(proposal(stand))
    assert "<@1003>, do you agree?" in said(proposal(stand))
    assert sorted(stand.channels.pings) == [BEN, CAT], "an edit pings nobody"
    await stand.click(CAT, asked(stand))
    await stand.settled()
    assert isinstance((await session(stand)).phase, Cancelled)
    assert sorted(stand.channels.pings[2:]) == [ANN, BEN, CAT]


async def test_a_no_leaves_one_line_that_names_who_said_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.propose(ANN, "draw")
    await stand.settled()
    button = asked(stand)
    await stand.click(BEN, asked(stand, Action.DISAGREE))
    await stand.settled()
    lines = [said(each) for each in stand.channels.messages.values() if isinstance(each, Message)]
    assert lines[-1] == "-# Ending the game as a draw: Ben said no."
    assert controls(stand.channels.latest) == []
    assert "somebody said no" in said(await stand.click(BEN, button))
    assert "You can ask again after your next turn" in said(await stand.propose(ANN, "draw"))


async def test_the_question_before_it_can_be_answered_with_no(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    question = message(await stand.command(ANN, "table", "close"))
    assert labels(question) == ["Ask the others", "No, go on"]
    assert "goes on" in said(await stand.click(ANN, control(question, Action.KEEP), private=True))
    assert (await session(stand)).vote() is None


async def test_a_proposal_that_nobody_answers_lapses_by_itself(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=12)
    await stand.propose(ANN, "close")
    await stand.settled()
    await stand.bid_typed(ANN, 0)
    await stand.time.advance(12 * HOUR, stand)
    await stand.quiet()
    assert (await session(stand)).vote() is None
    assert any(
        isinstance(each, Message) and "not everybody answered in time" in said(each)
        for each in stand.channels.messages.values()
    )


async def test_a_proposal_and_its_buttons_outlive_a_restart(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await before.game(ANN, BEN)
        await before.propose(ANN, "close")
        await before.settled()
        button, shown, requests = asked(before), before.channels, before.requests
    async with standing(tmp_path, time=time) as after:
        after.channels.messages, after.requests = dict(shown.messages), requests
        await after.quiet()
        assert after.channels.pings == [], "it was asked before"
        await after.click(BEN, button)
        await after.settled()
        assert isinstance((await session(after)).phase, Cancelled)
        assert any(
            isinstance(each, Message) and said(each) == "-# Stopping the game: all agreed."
            for each in after.channels.messages.values()
        )


async def test_alone_with_computers_one_decides_alone(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", level="easy", seats=2, order="first")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    await stand.propose(ANN, "close")
    await stand.settled()
    assert isinstance((await session(stand)).phase, Cancelled)


async def test_a_manager_who_does_not_play_is_asked_whether_he_is_sure(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    asker = stand.asker(MANAGER, moderates=True)
    question = message(await stand.command(MANAGER, "table", "close", asker=asker))
    assert labels(question) == ["Stop the game", "No, go on"]
    assert "do not sit at this table" not in said(question)
    assert "decide that together" in said(await stand.command(CAT, "table", "close"))


async def test_the_lobby_asks_before_it_is_closed(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    question = message(await stand.click(ANN, control(lobby, Action.DISSOLVE)))
    assert "Close this table?" in said(question)
    assert isinstance((await session(stand)).phase, Lobby)
    assert "opened the table" in said(await stand.click(BEN, control(lobby, Action.DISSOLVE)))
    await stand.click(ANN, control(question, Action.DISSOLVE_SURE), private=True)
    assert isinstance((await session(stand)).phase, Cancelled)


async def test_of_two_nobody_is_asked_whether_they_mean_to_concede(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    refused = message(await stand.command(ANN, "table", "concede"))
    assert "resign" in said(refused)
    assert list(controls(refused)) == []


async def test_a_button_of_another_version_says_so(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    for button in (pressed(Action.PROPOSE, argument=Proposed("dance")), Button("1A1.x.", "x")):
        assert "older version" in said(await stand.click(ANN, button))


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_kind_is_asked_and_settled_in_every_language(tmp_path: Path, locale: str) -> None:
    async with standing(tmp_path) as stand:
        await stand.game(ANN, BEN, CAT, language=locale, seats=3)
        for user, kind in zip((ANN, BEN, CAT) * 2, ("close", "draw", "concede"), strict=False):
            stand.locales[user] = locale
            answer = await stand.propose(user, kind)
            assert said(answer)
            await stand.settled()
            number = (await session(stand)).votes[-1].number
            await stand.click(ANN if user != ANN else BEN, pressed(Action.DISAGREE, argument=Number(number)))
            await stand.settled()
        assert {each.kind for each in (await session(stand)).votes} <= set(KINDS)
        assert len((await session(stand)).votes) == 3
