"""Whose invitations somebody takes, and how often others can have him pinged."""

from __future__ import annotations

from bot.messages.custom_id import Action
from bot.messages.requests import Person, Response
from bot.table.features import lobby
from bot.table.limits import CALLS, Call, Wish, count_call
from bot.table.timing import DAY, HOUR
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, Stand, control, message, pressed, said

UNWELCOME = "They take no such invitations."


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
    assert f"Not, whatever else is set: <@{ANN}>" in told
    assert UNWELCOME in await invite(stand, ANN, 5)
    assert UNWELCOME not in await invite(stand, CAT, 6)
    assert "Not, whatever" not in said(await settings(stand, BEN, refuse=ANN))
    assert UNWELCOME not in await invite(stand, ANN, 5)


async def test_a_command_that_arrives_twice_refuses_and_does_not_take_it_back(stand: Stand) -> None:
    asker, people = stand.asker(BEN), {"not-from": Person(ANN, "x")}
    for _ in range(2):
        told = said(await stand.command(BEN, "settings", people=people, asker=asker))
        assert f"Not, whatever else is set: <@{ANN}>" in told
    assert UNWELCOME in await invite(stand, ANN, 5)


def test_the_same_wish_pings_once_a_day_and_all_together_ten_times() -> None:
    calls: tuple[Call, ...] = ()
    for number in range(CALLS):
        counted = count_call(calls, Call(number, Wish(1, number, "nudge"), f"n{number}"))
        assert counted is not None
        calls = counted
    assert count_call(calls, Call(CALLS, Wish(1, 99, "nudge"), "new")) is None
    assert count_call(calls, Call(CALLS, Wish(1, 0, "nudge"), "n0")) == calls, "the same message, sent again"
    assert count_call(calls[:1], Call(HOUR, Wish(1, 0, "nudge"), "new")) is None, "the same wish, the same day"
    assert count_call(calls[:1], Call(HOUR, Wish(1, 0, "proposal"), "new")) is not None
    assert count_call(calls, Call(DAY + CALLS, Wish(1, 0, "nudge"), "new")) is not None


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


async def test_who_was_called_too_often_is_named_and_not_pinged(stand: Stand) -> None:
    for number in range(CALLS):
        await stand.context.host.admit([BEN], Wish(CAT, 100 + number, "nudge"), f"n{number}")
    assert "10 invitations within a day" in await invite(stand, ANN, 5)
    await stand.game(ANN, BEN)
    stand.channels.pings.clear()
    await stand.click(ANN, pressed(Action.CANCEL_SURE), private=True)
    await stand.settled()
    assert f"<@{BEN}>" in said(stand.channels.sent[-1])
    assert stand.channels.pings == []


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
    assert "open" in await rematch(stand, BEN), "whom he refuses he may ask himself"
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
    for number in range(CALLS):
        await stand.context.host.admit([BEN], Wish(CAT, 100 + number, "nudge"), f"n{number}")
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
    assert f"Not, whatever else is set: <@{CAT}>\n" in told
    assert "Nor somebody who has deleted their data" in told
    assert str(far) not in told
    assert UNWELCOME in await invite(stand, far, 5)
    told = said(await settings(stand, BEN, refuse=BEN))
    assert f"<@{CAT}>" in told
    assert "deleted their data" not in told
    assert f"<@{BEN}>" not in told
    assert UNWELCOME not in await invite(stand, far, 5)
    assert UNWELCOME in await invite(stand, CAT, 6)
