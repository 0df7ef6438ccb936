"""Quiet hours, holidays, paces and banks as people meet them: what `/settings` says, whom the channel pings and when,
also after a restart."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Message
from bot.table.session import Over, Owed, Session
from bot.table.timing import DAY, HOUR
from games.core import Seat
from tests.support.hosting import ANN, BEN, START, VirtualTime
from tests.support.stand import Stand, control, message, said
from tests.support.stand import stand as standing

NIGHT = {"zone": "UTC", "quiet": "20-6"}
"""Quiet hours from twelve hours after a test begins: it is 08:00 then."""


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


async def owed(stand: Stand, seat: int) -> Owed:
    found = (await session(stand)).owes(Seat(seat))
    assert found is not None
    return found


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


async def night(stand: Stand, user: int = BEN) -> None:
    await stand.command(user, "settings", **NIGHT)


async def both_bid(stand: Stand) -> None:
    """The end of a round in which nobody may veto: a board calls both anew."""
    for user in (ANN, BEN):
        await stand.bid_typed(user, 0)


async def test_settings_say_what_is_set(stand: Stand) -> None:
    fresh = said(await stand.command(BEN, "settings"))
    assert "no quiet hours" in fresh
    assert "up to 14 days" in fresh
    assert "In which time zone?" in said(await stand.command(BEN, "settings", quiet="22-7"))
    answer = said(await stand.command(BEN, "settings", quiet="22:30 - 7", zone="taipei"))
    assert "22:30–07:00, Asia/Taipei (it is 16:00 there)" in answer
    assert "correct a slip in the first ten minutes" in answer
    assert "no quiet hours" in said(await stand.command(BEN, "settings", quiet="off"))
    assert "cannot read these hours" in said(await stand.command(BEN, "settings", quiet="late"))
    assert "ten hours" in said(await stand.command(BEN, "settings", quiet="20-7"))
    assert "do not know this time zone" in said(await stand.command(BEN, "settings", zone="Atlantis"))
    assert "You are on holiday until" in said(await stand.command(BEN, "settings", holiday=3))
    assert "not on holiday" in said(await stand.command(BEN, "settings", holiday=0))
    assert "not on holiday" in said(await stand.command(BEN, "settings", holiday=0))


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_all_of_it_is_said_in_three_languages(stand: Stand, locale: str) -> None:
    stand.locales[BEN] = locale
    answers = [
        said(await stand.command(BEN, "settings", **values))
        for values in (NIGHT, {"quiet": "off"}, {"zone": "x"}, {"holiday": 15}, {"holiday": 2}, {"holiday": 2})
    ]
    assert len(set(answers)) == len(answers)
    assert all("bot-" not in answer for answer in answers)


async def test_zones_and_hours_are_suggested_with_what_the_clocks_show(stand: Stand) -> None:
    assert ("Europe/Berlin · 09:00", "Europe/Berlin") in await stand.typing(BEN, "settings", "zone", "berl")
    assert [value for _, value in await stand.typing(BEN, "settings", "zone", "new york")] == ["America/New_York"]
    assert len(await stand.typing(BEN, "settings", "zone", "a")) == 25
    assert [value for _, value in await stand.typing(BEN, "settings", "quiet", "22.30-7")] == ["22:30-07:00", "off"]
    assert ("36 hours", "36") in await stand.typing(BEN, "play", "pace", "36", sub="toy")
    assert "daily" in [value for _, value in await stand.typing(BEN, "play", "pace", "", sub="toy")]


async def test_who_sleeps_when_it_becomes_his_turn_is_named_and_called_when_he_wakes_once(stand: Stand) -> None:
    await night(stand)
    await stand.game(ANN, BEN, rounds=5)
    await past(stand, 13 * HOUR)
    stand.channels.pings.clear()
    await both_bid(stand)
    board = stand.channels.latest
    assert f"<@{BEN}>" in said(board)
    assert stand.channels.pings == [ANN]
    await past(stand, 9 * HOUR - 1)
    assert stand.channels.pings == [ANN], "it is 05:59:59"
    await past(stand, 1)
    assert stand.channels.pings == [ANN, BEN]
    assert "it is your turn" in said(stand.channels.latest) or "please decide" in said(stand.channels.latest)
    await past(stand, HOUR)
    assert stand.channels.pings == [ANN, BEN]
    standing = len(stand.channels.messages)
    await stand.bid_typed(BEN, 0)
    await stand.quiet()
    assert len(stand.channels.messages) == standing - 1, "the call goes when he has moved"


async def test_who_moves_before_he_is_called_is_not_called(stand: Stand) -> None:
    await night(stand)
    await stand.game(ANN, BEN, rounds=5)
    await past(stand, 13 * HOUR)
    stand.channels.pings.clear()
    await both_bid(stand)
    await stand.bid_typed(BEN, 0)
    await past(stand, DAY)
    assert BEN not in stand.channels.pings


async def test_reminders_and_nudges_wait_for_the_morning(stand: Stand) -> None:
    await night(stand)
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await stand.bid_typed(ANN, 0)
    stand.channels.pings.clear()
    await past(stand, 13 * HOUR)
    assert "night where the others are" in said(await stand.command(ANN, "table", "nudge"))
    assert BEN not in stand.channels.pings, "half time was at 20:00"
    await past(stand, 9 * HOUR)
    assert stand.channels.pings.count(BEN) == 1
    assert "half of your time is over" in said(stand.channels.latest)


async def test_nothing_falls_due_before_its_owner_was_awake_for_an_hour(stand: Stand) -> None:
    await night(stand)
    await stand.game(ANN, BEN, rounds=5, hours=14)
    await stand.bid_typed(ANN, 0)
    assert (await owed(stand, 1)).due == START + 23 * HOUR
    await past(stand, 23 * HOUR - 1)
    assert (await session(stand)).chairs[1].played == 0
    await past(stand, 1)
    assert (await session(stand)).chairs[1].absent, "he never came"


async def test_quiet_hours_set_meanwhile_do_not_move_what_is_owed_already(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=14)
    before = await owed(stand, 1)
    await night(stand)
    assert await owed(stand, 1) == before


async def test_at_a_hurried_table_nobodys_quiet_hours_count_and_the_lobby_says_so(stand: Stand) -> None:
    await night(stand)
    await past(stand, 13 * HOUR)
    lobby = await stand.lobby(ANN, BEN, pace="live", rounds=5)
    assert "10 minutes for each decision" in said(lobby)
    assert "nobody’s quiet hours or holidays count" in said(lobby)
    stand.channels.pings.clear()
    await stand.command(BEN, "settings", holiday=2)
    await stand.click(ANN, control(lobby, Action.START))
    await stand.settled()
    assert set(stand.channels.pings) == {ANN, BEN}
    assert (await owed(stand, 1)).due == stand.time.now() + 600
    assert "on holiday" not in said(stand.channels.latest)


async def test_a_holiday_is_told_by_an_edit_and_whoever_is_back_is_called(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await past(stand, 20 * HOUR)
    stand.channels.pings.clear()
    sent = len(stand.channels.sent)
    await stand.command(BEN, "settings", holiday=3)
    await stand.quiet()
    assert (len(stand.channels.sent), stand.channels.pings) == (sent, [])
    (board,) = (
        said(each) for each in stand.channels.messages.values() if isinstance(each, Message) and "until" in said(each)
    )
    assert "Ben is on holiday until" in board
    assert "Ben goes on holiday for 3 days." in board
    assert (await owed(stand, 1)).due == START + 44 * HOUR, "four hours were left: now a day"
    assert (await owed(stand, 0)).due == START + 24 * HOUR, "Ann has what she had"
    await both_bid(stand)
    back = START + 20 * HOUR + 3 * DAY
    assert (await owed(stand, 1)).due == back + DAY
    assert stand.channels.pings == [ANN]
    await past(stand, back - stand.time.now() - 1)
    assert BEN not in stand.channels.pings
    await past(stand, 1)
    assert stand.channels.pings.count(BEN) == 1


async def test_who_comes_back_early_has_his_whole_time_from_then_on(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await stand.command(BEN, "settings", holiday=10)
    await both_bid(stand)
    await past(stand, 2 * DAY)
    await stand.command(BEN, "settings", holiday=0)
    await stand.quiet()
    assert (await owed(stand, 1)).due == START + 3 * DAY
    assert "Ben is back." in said(await stand.command(ANN, "log"))
    assert (await session(stand)).chairs[1].holiday is None


async def test_quiet_hours_and_a_holiday_survive_a_restart(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as stand:
        await night(stand)
        await stand.command(ANN, "settings", holiday=2)
        await stand.game(ANN, BEN, rounds=5)
        await past(stand, 13 * HOUR)
    async with standing(tmp_path, time=time) as stand:
        stand.requests = count(2_000_000)
        assert "20:00–06:00, UTC" in said(await stand.command(BEN, "settings"))
        assert "You are on holiday until" in said(await stand.command(ANN, "settings"))
        stand.channels.pings.clear()
        await both_bid(stand)
        assert stand.channels.pings == []
        await past(stand, 9 * HOUR)
        assert stand.channels.pings == [BEN]


async def test_a_bank_is_used_up_once_and_shown(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=24, bank=10)
    board = said(stand.channels.latest)
    assert "Time bank: Ann 10 h 0 min and Ben 10 h 0 min" in board
    await stand.bid_typed(ANN, 0)
    await past(stand, 28 * HOUR)
    await stand.bid_typed(BEN, 0)
    assert "Ann 10 h 0 min and Ben 6 h 0 min" in said(stand.channels.latest)
    assert (await owed(stand, 1)).due == stand.time.now() + 30 * HOUR
    await stand.bid_typed(ANN, 0)
    await past(stand, 30 * HOUR)
    assert [chair.bank for chair in (await session(stand)).chairs] == [10 * HOUR, 0]


async def test_a_bank_is_charged_too_where_only_somebody_else_is_asked_next(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=24, bank=10)
    await stand.bid_typed(ANN, 0)
    await past(stand, 28 * HOUR)
    await stand.bid_typed(BEN, 1)
    assert [each.seat for each in (await session(stand)).owed] == [0], "she may veto"
    assert "Ann 10 h 0 min and Ben 6 h 0 min" in said(stand.channels.latest)


@pytest.mark.parametrize(
    ("pace", "hours"), [("live", 1 / 6), ("brisk", 12), ("daily", 24), ("slow", 96), ("none", None), ("36", 36)]
)
async def test_a_pace_is_given_by_name_or_in_hours(stand: Stand, pace: str, hours: float | None) -> None:
    await stand.lobby(ANN, BEN, pace=pace)
    assert (await session(stand)).table.hours == hours


async def test_a_pace_and_hours_exclude_each_other(stand: Stand) -> None:
    assert "not both" in said(message(await stand.command(ANN, "play", "toy", pace="daily", hours=3)))


async def test_another_pace_is_agreed_on_and_leaves_everybody_half_of_it(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=96)
    await past(stand, 80 * HOUR)
    assert "from the list" in said(await stand.command(ANN, "table", "pace", pace="soon"))
    assert "the pace already" in said(await stand.command(ANN, "table", "pace", pace="slow"))
    await stand.command(ANN, "table", "pace", pace="daily")
    await stand.settled()
    assert "Daily: 24 hours" in said(stand.channels.latest)
    assert (await session(stand)).table.hours == 96
    await stand.click(BEN, control(stand.channels.latest, Action.AGREE))
    await stand.settled()
    now = await session(stand)
    assert now.table.hours == 24
    assert [each.due for each in now.owed] == [START + 92 * HOUR] * 2
    assert "The time for each decision is now: Daily: 24 hours" in said(await stand.command(ANN, "log"))


def asking(stand: Stand) -> list[Message]:
    shown = [each for each in stand.channels.messages.values() if isinstance(each, Message)]
    return [each for each in shown if "do you agree" in said(each)]


async def test_who_sleeps_when_something_is_proposed_is_called_for_it_when_he_wakes_once(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=96)
    await night(stand)
    await past(stand, 13 * HOUR)
    stand.channels.pings.clear()
    await stand.propose(ANN, "draw")
    await stand.settled()
    [shown] = asking(stand)
    assert f"<@{BEN}>" in said(shown), "he is named"
    assert stand.channels.pings == [], "and not pinged"
    await past(stand, 8 * HOUR)
    assert stand.channels.pings == []
    await past(stand, 2 * HOUR)
    assert stand.channels.pings == [BEN], "until his quiet hours are over"
    [again] = asking(stand)
    assert said(again) == said(shown), "the message that asks is a new one, in place of the other"
    await past(stand, 6 * HOUR)
    assert stand.channels.pings.count(BEN) == 1
    await stand.click(BEN, control(again, Action.AGREE))
    await stand.settled()
    assert isinstance((await session(stand)).phase, Over)
    assert asking(stand) == []


async def test_who_has_answered_by_then_is_not_called(stand: Stand) -> None:
    await stand.game(ANN, BEN, 1003, hours=96)
    await night(stand)
    await past(stand, 13 * HOUR)
    stand.channels.pings.clear()
    await stand.propose(ANN, "draw")
    await stand.settled()
    [shown] = asking(stand)
    assert stand.channels.pings == [1003]
    await stand.click(BEN, control(shown, Action.AGREE))
    await past(stand, 10 * HOUR)
    assert stand.channels.pings == [1003], "and who was awake is not called twice"


async def test_the_call_for_a_proposal_survives_a_restart(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as stand:
        await stand.game(ANN, BEN, hours=96)
        await night(stand)
        await past(stand, 13 * HOUR)
        await stand.propose(ANN, "draw")
        await stand.settled()
    async with standing(tmp_path, time=time) as stand:
        stand.requests = count(5_000_000)
        await past(stand, 11 * HOUR)
        assert stand.channels.pings.count(BEN) == 1
    async with standing(tmp_path, time=time) as stand:
        await past(stand, 5 * HOUR)
        assert BEN not in stand.channels.pings
