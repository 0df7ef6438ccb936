"""Whose invitations somebody takes, and how often others can have them pinged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.custom_id import Action, Press, Proposed
from bot.messages.message import Message
from bot.messages.requests import Person, Response
from bot.messages.words.table_messages import button
from bot.table.features import lobby
from bot.table.limits import CALLS, OF_ONE, VOTES, Call, Ping, Wish, count_call
from bot.table.timing import DAY, HOUR
from tests.support.hosting import ANN, BEN, CAT, DAN
from tests.support.stand import CHANNEL, Stand, control, message, pressed, said

UNWELCOME = "They do not take such invitations."


async def invite(stand: Stand, by: int, channel: int = CHANNEL) -> str:
    people = {"opponent": Person(BEN, "Ben")}
    return said(await stand.command(by, "play", "toy", people=people, asker=stand.asker(by, channel=channel)))


async def settings(stand: Stand, user: int, *, refuse: int | None = None, **values: str) -> Response:
    people = {} if refuse is None else {"not-from": Person(refuse, "x")}
    return await stand.command(user, "settings", people=people, **values)


async def test_who_takes_no_invitations_is_not_asked_and_nothing_is_opened(stand: Stand) -> None:
    assert "Nobody may invite you" in said(await settings(stand, BEN, invitations="nobody"))
    assert UNWELCOME in await invite(stand, ANN)
    assert await stand.context.host.in_channel(CHANNEL) is None
    assert stand.channels.threads == 0
    await settings(stand, BEN, invitations="everybody")
    assert "open" in await invite(stand, ANN)


async def test_only_of_those_with_whom_one_played(stand: Stand) -> None:
    await settings(stand, BEN, invitations="shared")
    assert UNWELCOME in await invite(stand, CAT, 5)
    await stand.game(ANN, BEN)
    assert UNWELCOME not in await invite(stand, ANN, 6)
    assert UNWELCOME in await invite(stand, CAT, 5)


async def test_not_from_this_person_until_he_is_named_again(stand: Stand) -> None:
    told = said(await settings(stand, BEN, refuse=ANN))
    assert f"Never from: <@{ANN}>" in told
    assert UNWELCOME in await invite(stand, ANN, 5)
    assert UNWELCOME not in await invite(stand, CAT, 6)
    assert "Never from" not in said(await settings(stand, BEN, refuse=ANN))
    assert UNWELCOME not in await invite(stand, ANN, 5)


async def test_a_command_that_arrives_twice_refuses_and_does_not_take_it_back(stand: Stand) -> None:
    asker, people = stand.asker(BEN), {"not-from": Person(ANN, "x")}
    for _ in range(2):
        told = said(await stand.command(BEN, "settings", people=people, asker=asker))
        assert f"Never from: <@{ANN}>" in told
    assert UNWELCOME in await invite(stand, ANN, 5)


def counted(*calls: Call) -> tuple[Call, ...]:
    """What is left of these calls, one after the other, each of which counts."""
    kept: tuple[Call, ...] = ()
    for call in calls:
        after = count_call(kept, call)
        assert after is not None, call
        kept = after
    return kept


def nudge(at: int, by: int, table: int) -> Call:
    return Call(at, Wish(by, table, "nudge"), f"n{at}")


def vote(at: int, by: int, kind: str) -> Call:
    return Call(at, Wish(by, 1, kind, vote=True), f"v{at}")


def test_the_same_wish_pings_once_a_day_and_all_together_ten_times() -> None:
    calls = counted(*(nudge(number, number, number) for number in range(CALLS)))
    assert count_call(calls, nudge(CALLS, 98, 99)) is None
    assert count_call(calls, replace(calls[0], at=CALLS)) == calls, "the same message, sent again"
    assert count_call(calls[:1], replace(calls[0], at=HOUR, nonce="new")) is None, "the same wish, the same day"
    assert count_call(calls[:1], Call(HOUR, Wish(0, 0, "proposal"), "new")) is not None
    assert count_call(calls, nudge(DAY + CALLS, 0, 0)) is not None


def test_one_person_uses_three_of_the_ten_at_whichever_tables() -> None:
    calls = counted(*(nudge(number, ANN, number) for number in range(OF_ONE)))
    assert count_call(calls, nudge(9, ANN, 99)) is None
    assert count_call(calls, Call(9, Wish(ANN, 0, "invitation"), "i9")) is None
    assert count_call(calls, nudge(9, CAT, 99)) is not None


def test_votes_where_one_plays_have_a_share_of_their_own() -> None:
    strangers = counted(*(nudge(number, number, number) for number in range(CALLS)))
    votes = [vote(20 + number, ANN, f"kind {number}") for number in range(VOTES)]
    calls = counted(*strangers, *votes)
    assert count_call(calls, vote(30, CAT, "draw")) is None
    assert count_call(counted(*votes), nudge(30, ANN, 1)) is not None, "and use up nobody else's"


async def test_a_second_nudge_by_the_same_person_comes_a_day_later(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=240)
    await stand.command(ANN, "move", text="bid 0")
    await stand.time.advance(61 * HOUR, stand)
    stand.channels.pings.clear()
    await stand.click(ANN, pressed(Action.NUDGE), private=True)
    await stand.settled()
    await stand.time.advance(7 * HOUR, stand)
    assert "reminded often enough today" in said(await stand.click(ANN, pressed(Action.NUDGE), private=True))
    await stand.settled()
    assert stand.channels.pings == [BEN]


async def call_too_often(stand: Stand, *, vote: bool = False) -> None:
    """Ben was pinged for what others wished as often as may be within a day."""
    for number in range(VOTES if vote else CALLS):
        wish = Wish(2000 + number, 100 + number, "nudge", vote)
        await stand.context.host.admit((Ping((BEN,), wish),), f"n{number}")


async def propose_draw(stand: Stand) -> None:
    """Ann asks Ben; nothing was pinged before."""
    stand.channels.pings.clear()
    await stand.click(ANN, button(Press(Action.PROPOSE_SURE, 1, Proposed("draw")), "en"), private=True)
    await stand.settled()
    assert f"<@{BEN}>" in said(stand.channels.sent[-1])
    assert "draw" in said(stand.channels.sent[-1])


async def test_who_was_called_too_often_is_not_invited_but_asked_where_he_plays(stand: Stand) -> None:
    await call_too_often(stand)
    assert "asked often enough today" in await invite(stand, ANN, 5)
    await stand.game(ANN, BEN)
    await propose_draw(stand)
    assert stand.channels.pings == [BEN]


async def test_who_was_asked_too_often_where_he_plays_is_named_and_not_pinged(stand: Stand) -> None:
    await call_too_often(stand, vote=True)
    await stand.game(ANN, BEN)
    await propose_draw(stand)
    assert stand.channels.pings == []


SPARED = "Others wanted to call you here"


async def test_what_pinged_nobody_stands_in_the_list_and_in_the_next_private_answer_once(stand: Stand) -> None:
    await call_too_often(stand, vote=True)
    await stand.game(ANN, BEN)
    await propose_draw(stand)
    assert said(await stand.command(BEN, "games")).count(SPARED) == 1
    answered = message(await stand.command(BEN, "board"))
    assert said(answered).count(SPARED) == 1
    assert SPARED not in said(await stand.command(ANN, "board"))
    await stand.context.host.forget_news(answered.news)
    assert SPARED not in said(await stand.command(BEN, "games"))


async def test_who_wishes_something_themselves_is_left_no_word_of_it_and_who_is_nudged_neither(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    for kind in ("hands", "nudge"):
        for nonce in ("first", "second"):
            people = (ANN,) if kind == "hands" else (BEN,)
            await stand.context.host.admit((Ping(people, Wish(ANN, 1, kind)),), nonce)
    assert [SPARED in said(await stand.command(user, "board")) for user in (ANN, BEN)] == [False, False]


async def over(stand: Stand, *people: int) -> None:
    """A game of these people that is over."""
    await stand.game(*people, rounds=1)
    await stand.stop()
    await stand.time.advance(HOUR, stand)


async def rematch(stand: Stand, by: int) -> str:
    answer = said(await stand.click(by, pressed(Action.REMATCH)))
    await stand.settled()
    return answer


async def close(stand: Stand, by: int) -> None:
    await stand.close(by)
    await stand.settled()


async def test_a_rematch_is_no_way_to_who_refuses_ones_invitations(stand: Stand) -> None:
    await over(stand, ANN, BEN, CAT)
    await settings(stand, BEN, refuse=ANN)
    stand.channels.pings.clear()
    assert UNWELCOME in await rematch(stand, ANN), "the same words as of an invitation, and not who of them refuses"
    assert stand.channels.pings == []
    session = await stand.context.host.in_channel(CHANNEL)
    assert session is not None
    assert session.id == 1, "nothing was opened"
    assert "You have blocked somebody whom you named" in await rematch(stand, BEN), "it holds in both directions"
    assert UNWELCOME in await rematch(stand, CAT), "and where a third one brings them together"
    assert stand.channels.pings == []
    await settings(stand, BEN, refuse=ANN)
    assert "open" in await rematch(stand, BEN)
    assert sorted(stand.channels.pings) == [ANN, CAT]
    await close(stand, BEN)
    await settings(stand, BEN, invitations="nobody")
    assert UNWELCOME in await rematch(stand, CAT)


async def test_rematches_opened_and_closed_in_a_row_ping_once_a_day(stand: Stand) -> None:
    await over(stand, ANN, BEN)
    stand.channels.pings.clear()
    for _ in range(20):
        assert "open" in await rematch(stand, ANN)
        assert f"<@{BEN}>: Ann would like a rematch" in said(stand.table), "he is named all the same"
        await close(stand, ANN)
    assert stand.channels.pings == [BEN]
    assert "less than a day ago" in await invite(stand, ANN, 5), "it counts as an invitation does"
    await stand.time.advance(DAY, stand)
    await rematch(stand, ANN)
    assert stand.channels.pings == [BEN, BEN]


async def test_who_came_to_a_rematch_is_asked_to_the_next(stand: Stand) -> None:
    await over(stand, ANN, BEN)
    await rematch(stand, ANN)
    await stand.click(BEN, pressed(Action.JOIN, 2))
    await close(stand, ANN)
    stand.channels.pings.clear()
    await rematch(stand, ANN)
    assert stand.channels.pings == [BEN]


async def test_who_was_invited_by_name_is_not_called_to_a_rematch_the_same_day(stand: Stand) -> None:
    await over(stand, ANN, BEN)
    await invite(stand, ANN, 5)
    await stand.settled()
    stand.channels.pings.clear()
    await rematch(stand, ANN)
    assert stand.channels.pings == []


async def test_who_was_called_too_often_is_named_in_a_rematch(stand: Stand) -> None:
    await over(stand, ANN, BEN)
    await call_too_often(stand)
    stand.channels.pings.clear()
    await rematch(stand, ANN)
    assert f"<@{BEN}>: Ann would like a rematch" in said(stand.table)
    assert stand.channels.pings == []


async def test_what_a_host_changes_pings_who_has_to_confirm_it_once_a_day(stand: Stand) -> None:
    await over(stand, ANN, BEN)
    stand.channels.pings.clear()
    for number in range(5):
        await rematch(stand, ANN)
        await stand.context.host.do(None, number + 2, lobby.set_options, ANN, {"rounds": 2 + number % 2})
        await stand.settled()
        await close(stand, ANN)
    assert stand.channels.pings == [BEN, BEN], "to the rematch, and to what was changed"


async def test_who_was_forgotten_stays_refused_until_one_names_oneself(stand: Stand) -> None:
    far = 1 << 40
    await settings(stand, BEN, refuse=CAT)
    await settings(stand, BEN, refuse=far)
    question = message(await stand.command(far, "forget"))
    await stand.click(far, control(question, Action.FORGET), private=True)
    told = said(await settings(stand, BEN))
    assert f"Never from: <@{CAT}>\n" in told
    assert "Nor somebody who has deleted their data" in told
    assert str(far) not in told
    assert UNWELCOME in await invite(stand, far, 5)
    told = said(await settings(stand, BEN, refuse=BEN))
    assert f"<@{CAT}>" in told
    assert "deleted their data" not in told
    assert f"<@{BEN}>" not in told
    assert UNWELCOME not in await invite(stand, far, 5)
    assert UNWELCOME in await invite(stand, CAT, 6)


async def test_who_refuses_somebody_is_not_brought_together_with_them_by_a_third(stand: Stand) -> None:
    await settings(stand, BEN, refuse=CAT)
    people = {"opponent": Person(BEN, "Ben"), "opponent-2": Person(CAT, "Cat")}
    told = said(await stand.command(ANN, "play", "toy", people=people))
    assert UNWELCOME in told
    assert await stand.context.host.in_channel(CHANNEL) is None
    assert "You have blocked somebody whom you named" in said(
        await stand.command(BEN, "play", "toy", people={"opponent": Person(CAT, "Cat")})
    )


@pytest.mark.parametrize(("who", "whom"), [(DAN, BEN), (BEN, DAN)])
async def test_a_seat_is_not_offered_to_who_refuses_somebody_there_nor_to_whom_they_refuse(
    stand: Stand, who: int, whom: int
) -> None:
    await stand.game(ANN, BEN, CAT)
    await settings(stand, who, refuse=whom)
    offered = await stand.command(ANN, "replace", seat="0", people={"person": Person(DAN, "Dan")})
    assert UNWELCOME in said(offered)
    assert "Open the table" not in said(offered), "which is under way"
    session = await stand.context.host.session(1)
    assert session is not None
    assert not session.votes


async def test_who_refuses_two_that_play_together_is_no_bar_to_another_seat(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    await settings(stand, BEN, refuse=CAT)
    offered = await stand.command(ANN, "replace", seat="0", people={"person": Person(DAN, "Dan")})
    assert UNWELCOME not in said(offered)


async def test_a_seat_is_not_offered_to_whom_somebody_refuses_who_may_come_back(stand: Stand) -> None:
    """Somebody who has a computer play for a day does not find there whom they refuse."""
    await stand.game(ANN, BEN, CAT)
    await settings(stand, BEN, refuse=DAN)
    await stand.command(BEN, "replace", seat="1", level="easy")
    await stand.settled()
    offered = await stand.command(ANN, "replace", seat="0", people={"person": Person(DAN, "Dan")})
    assert UNWELCOME in said(offered)


async def test_a_seat_that_was_offered_is_not_taken_by_whom_somebody_there_refuses_by_now(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    await stand.command(ANN, "replace", seat="0", people={"person": Person(DAN, "Dan")})
    await stand.settled()
    shown = [each for each in stand.channels.messages.values() if isinstance(each, Message)]
    await settings(stand, BEN, refuse=DAN)
    assert UNWELCOME in said(await stand.click(DAN, control(shown[-1], Action.ACCEPT)))


@pytest.mark.parametrize(("who", "whom"), [(ANN, CAT), (CAT, ANN)])
async def test_who_sits_down_where_one_of_the_two_refuses_the_other_is_told_without_a_ping(
    stand: Stand, who: int, whom: int
) -> None:
    """To sit down by oneself is everybody's own choice, and the others see who comes."""
    await stand.lobby(ANN, seats=4)
    await settings(stand, who, refuse=whom)
    for user in (BEN, CAT):
        await stand.click(user, control(stand.table, Action.JOIN))
        await stand.settled()
    assert [each.mentions for each in stand.channels.asides.values()] == [(ANN,), ()]


async def test_who_plays_with_somebody_is_asked_there_whomever_they_refuse(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await settings(stand, BEN, refuse=ANN)
    await propose_draw(stand)
    assert stand.channels.pings == [BEN]
