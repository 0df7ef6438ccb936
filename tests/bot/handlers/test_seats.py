"""Seats that change hands, as people meet it: an offer that pings, its buttons, and names that are understood."""

from __future__ import annotations

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Button, Message
from bot.messages.requests import Person
from bot.table.session import Session
from tests.support.hosting import ANN, BEN, CAT, DAN
from tests.support.stand import Stand, control, controls, message, said

HOUR = 3600
CATHY = {"person": Person(CAT, "Cat")}


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


def offered(stand: Stand, action: Action = Action.ACCEPT) -> Button:
    """The button of the offer that stands in the channel."""
    for shown in reversed(list(stand.channels.messages.values())):
        if isinstance(shown, Message) and any(f"1{action.written}" in each.custom_id[:2] for each in _buttons(shown)):
            found = control(shown, action)
            assert isinstance(found, Button)
            return found
    raise AssertionError("nothing is offered")


def _buttons(shown: Message) -> list[Button]:
    return [each for each in controls(shown) if isinstance(each, Button)]


async def test_an_offer_pings_whom_it_is_made_to_and_nobody_sits_there_unasked(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.pings.clear()
    assert "I have asked Cat" in said(await stand.command(ANN, "replace", seat="0", people=CATHY))
    await stand.settled()
    assert stand.channels.pings == [CAT]
    assert "<@1003>, Ann offers you this seat. Until you accept, Ann plays on." in said(stand.channels.latest)
    assert (await session(stand)).seat_of(ANN) == 0
    assert "for Cat to answer" in said(await stand.click(DAN, offered(stand)))
    await stand.click(CAT, offered(stand))
    await stand.settled()
    assert "takes the seat of Ann, unless a player objects" in said(stand.channels.latest)
    stand.channels.pings.clear()
    await stand.time.advance(12 * HOUR, stand)
    await stand.quiet()
    assert (await session(stand)).seat_of(CAT) == 0
    assert set(stand.channels.pings) >= {ANN, BEN, CAT}
    lines = [said(each) for each in stand.channels.messages.values() if isinstance(each, Message)]
    assert "-# <@1003> has taken a seat." in lines


async def test_somebody_who_plays_may_object(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "replace", seat="0", people=CATHY)
    await stand.settled()
    assert "do not sit" in said(await stand.click(DAN, offered(stand, Action.OBJECT)))
    button = offered(stand)
    await stand.click(BEN, offered(stand, Action.OBJECT))
    await stand.settled()
    assert said(stand.channels.latest) == "-# Ben objected to a new player on the seat of Ann."
    assert "no longer offered" in said(await stand.click(CAT, button))


async def test_who_declines_is_not_asked_again_for_a_week(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "replace", seat="0", people=CATHY)
    await stand.settled()
    await stand.click(CAT, offered(stand, Action.DECLINE))
    await stand.settled()
    assert said(stand.channels.latest) == "-# <@1003> declined a seat."
    stand.channels.pings.clear()
    assert "not ask them again" in said(await stand.command(ANN, "replace", seat="0", people=CATHY))
    assert stand.channels.pings == []


@pytest.mark.parametrize("typed", ["0", "Ann", "ann", "North", "North: Ann", " NORTH:  ann ", "ＡＮＮ"])
async def test_a_seat_is_meant_by_its_number_its_name_or_who_sits_there(stand: Stand, typed: str) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "replace", seat=typed, level="easy")
    assert (await session(stand)).seat_of(ANN) is None


@pytest.mark.parametrize("typed", ["easy", "COMPUTER (easy)", "電腦（簡單）"])
async def test_a_computer_player_is_meant_by_its_words_as_well(stand: Stand, typed: str) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "replace", seat="0", level=typed)
    occupant = (await session(stand)).chairs[0].occupant
    assert occupant is not None
    assert occupant.level == "easy"


async def test_a_name_that_two_seats_have_is_refused(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", level="easy", seats=3, order="first")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.ADD), "easy")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    assert "There is no seat" in said(await stand.command(ANN, "replace", seat="Computer (easy)", level="medium"))
    assert "changed hands" in said(await stand.command(ANN, "replace", seat="Computer (easy) 2", level="medium"))


async def test_a_computers_seat_is_offered_once_the_others_agree(stand: Stand) -> None:
    await stand.lobby(ANN, BEN, seats=3)
    await stand.click(ANN, control(stand.table, Action.ADD), "easy")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    stand.channels.pings.clear()
    assert "I have asked the others" in said(await stand.command(ANN, "replace", seat="2", people=CATHY))
    await stand.settled()
    assert stand.channels.pings == [BEN]
    asked = stand.channels.latest
    assert "Ann proposes to offer the seat of Computer (easy) to Cat." in said(asked)
    await stand.click(BEN, control(asked, Action.AGREE))
    await stand.settled()
    assert stand.channels.pings == [BEN, CAT]
    await stand.click(CAT, offered(stand))
    await stand.settled()
    assert (await session(stand)).seat_of(CAT) == 2


async def test_nobody_looks_into_a_second_hand(stand: Stand) -> None:
    """By `/replace` of one's own seat and then of the computer's, as it used to go. Ben lets the game wait."""
    await stand.lobby(ANN, BEN, seats=3)
    await stand.click(ANN, control(stand.table, Action.ADD), "easy")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    await stand.command(ANN, "replace", seat="0", level="medium")
    answer = said(await stand.command(ANN, "replace", seat="2", people={"person": Person(ANN, "Ann")}))
    assert "given away" in answer
    assert (await session(stand)).seat_of(ANN) is None
    assert said(message(await stand.command(ANN, "replace", seat="0", people={"person": Person(ANN, "Ann")})))
    assert (await session(stand)).seat_of(ANN) == 0


@pytest.mark.parametrize("free", [False, True])
async def test_whoever_is_forgotten_before_a_seat_is_theirs_leaves_it_as_it_is(stand: Stand, free: bool) -> None:
    """They have agreed, and others may object still; or they are only to be asked, once all agree."""
    far = DAN + (1 << 60)
    await stand.game(ANN, BEN, CAT)
    if free:
        await stand.command(CAT, "replace", seat="2", level="easy")
        await stand.settled()
    before = (await session(stand)).chairs
    seat = "2" if free else "0"
    await stand.command(ANN, "replace", seat=seat, people={"person": Person(far, "Dan")})
    await stand.settled()
    asked = stand.channels.latest
    if not free:
        await stand.click(far, control(asked, Action.ACCEPT))
    question = message(await stand.command(far, "forget"))
    assert "Done" in said(await stand.click(far, control(question, Action.FORGET), private=True))
    if free:
        await stand.click(BEN, control(asked, Action.AGREE))
    await stand.time.advance(13 * HOUR, stand)
    await stand.quiet()
    after = await session(stand)
    assert [chair.occupant for chair in after.chairs] == [chair.occupant for chair in before]
    assert not [vote for vote in after.votes if vote.open]
