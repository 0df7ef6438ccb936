"""One message a day: who chose it is told of what waits at their hour, at once where that would be too late, and once
more when a quarter of the time is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.limits import problems
from bot.messages.message import Message
from bot.messages.outbox.direct_words import waiting_today
from bot.messages.outbox.outlet import Failing
from bot.table import habits, timing
from bot.table.habits import Habits, Night
from bot.table.pace import Pace
from bot.table.session import Chair, Owed, Running, Summary, person
from bot.table.timing import DAY, HOUR, Term
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, controls, message, said
from tests.support.stand import stand as standing

EIGHT = 1_800_000_000
"""08:00 UTC, when tests begin."""
TODAY = "Waiting for you today"
ALONE = "the game waits for you alone"


async def daily(stand: Stand, *people: int, hour: int = 18, **values: str) -> None:
    for user in people:
        await stand.command(user, "settings", messages="daily", hour=hour, zone="UTC", **values)
    stand.channels.direct_messages.clear()


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


def of_day(stand: Stand, user: int) -> list[Message]:
    return [each for each in stand.channels.letters(user) if TODAY in said(each)]


LATE_HOUR = Habits("UTC", direct="en", hour=18)


@pytest.mark.parametrize(
    ("hours", "now", "term"),
    [
        (24, EIGHT, Term(EIGHT + DAY, EIGHT + 10 * HOUR, DAY, 0, uncalled=True)),
        (24, EIGHT + 11 * HOUR, Term(EIGHT + 35 * HOUR, EIGHT + 29 * HOUR, DAY, 0, uncalled=False)),
        (23, EIGHT, Term(EIGHT + 23 * HOUR, EIGHT + 23 * HOUR // 2, 23 * HOUR, 0, uncalled=False)),
        (96, EIGHT, Term(EIGHT + 4 * DAY, EIGHT + 10 * HOUR, 4 * DAY, 0, uncalled=True)),
        (None, EIGHT, Term(None, EIGHT + 10 * HOUR, None, 0, uncalled=True)),
    ],
    ids=["waits for the day's", "at once: it would leave too little", "at once: under a day", "slow", "no limit"],
)
def test_a_decision_waits_for_the_message_of_the_day_only_where_that_leaves_a_quarter(
    hours: float | None, now: int, term: Term
) -> None:
    assert timing.decide(Pace(hours), now, LATE_HOUR) == term


def test_quiet_hours_win_over_the_hour_and_a_clock_put_forward_shifts_it() -> None:
    night = Habits("UTC", (Night(0, 17 * 60, 20 * 60, "UTC"),), direct="en", hour=18)
    assert timing.decide(Pace(48), EIGHT, night).remind == EIGHT + 12 * HOUR
    assert habits.unpack(habits.pack(night)) == night
    assert not habits.unpack('["UTC",[],[],"en"]').daily, "what an older program kept"
    spring = Habits("Europe/Berlin", direct="en", hour=18).rest(0)
    before = 1_805_817_600  # 24 March 2027, 12:00 UTC
    hours = [spring.tells(before + days * DAY) for days in range(7)]
    assert {(each or 0) % DAY // HOUR for each in hours} == {17, 16}


async def test_whoever_waits_for_the_message_of_the_day_is_called_at_once_where_all_agree_to_a_quicker_pace(
    stand: Stand,
) -> None:
    await daily(stand, BEN)
    await stand.game(ANN, BEN)
    await stand.command(ANN, "table", "pace", pace="brisk")
    await stand.quiet()
    (vote,) = stand.channels.letters(BEN)
    await stand.click(BEN, control(vote, Action.AGREE))
    await past(stand, 120)
    assert any("table 1" in said(each) for each in stand.channels.letters(BEN))


async def test_two_tables_make_one_message_at_the_hour_and_a_last_call_each(stand: Stand) -> None:
    await daily(stand, BEN)
    await stand.game(ANN, BEN)
    other = stand.asker(ANN, channel=71)
    await stand.command(ANN, "play", "toy", asker=other, seats=2, order="first")
    await stand.settled()
    await stand.click(BEN, control(stand.table, Action.JOIN), asker=stand.asker(BEN, channel=71))
    await stand.click(ANN, control(stand.table, Action.START), asker=stand.asker(ANN, channel=71))
    stand.channels.pings.clear()
    await past(stand, 9 * HOUR)
    assert stand.channels.letters(BEN) == []
    await past(stand, HOUR + 60)
    (letter,) = stand.channels.letters(BEN)
    assert all(words in said(letter) for words in (TODAY, "table 1", "table 2"))
    assert len(controls(letter)) == 2
    assert BEN not in stand.channels.pings
    assert "How much?" in said(message(await stand.click(BEN, control(letter, Action.GAMES_MOVE))))
    await past(stand, DAY)
    assert len(stand.channels.letters(BEN)) == 1, "one a day, and only of what is new; no reminder at half time"
    await past(stand, 4 * HOUR)
    assert len(stand.channels.letters(BEN)) == 3
    assert BEN not in stand.channels.pings


async def test_who_decided_before_the_hour_hears_nothing_and_who_is_late_is_told_that_all_others_have(
    stand: Stand,
) -> None:
    await daily(stand, ANN, BEN)
    await stand.game(ANN, BEN)
    await stand.bid_typed(ANN, 1)
    await past(stand, 10 * HOUR + 60)
    assert stand.channels.letters(ANN) == []
    assert ALONE in said(of_day(stand, BEN)[0])
    assert ALONE not in "".join(map(said, stand.channels.sent))


async def test_less_than_a_day_calls_at_once_and_reminds_at_half_time(stand: Stand) -> None:
    await daily(stand, BEN)
    await stand.game(ANN, BEN, hours=12)
    assert len(stand.channels.letters(BEN)) == 1
    await past(stand, 6 * HOUR + 60)
    assert of_day(stand, BEN) == []
    assert len(stand.channels.letters(BEN)) == 2


async def test_who_takes_no_direct_messages_any_more_is_called_in_the_channel_and_from_then_on_as_ever(
    stand: Stand,
) -> None:
    await daily(stand, BEN)
    await stand.game(ANN, BEN)
    stand.channels.closed_to.add(BEN)
    stand.channels.pings.clear()
    await past(stand, 10 * HOUR + 120)
    assert stand.channels.pings == [BEN]
    assert stand.context.host.habits(BEN).direct is None
    await past(stand, HOUR)
    assert stand.channels.pings == [BEN], "once"


async def test_where_discord_fails_thrice_the_channel_calls_and_the_choice_stands(stand: Stand) -> None:
    await daily(stand, BEN)
    await stand.game(ANN, BEN)
    stand.channels.refused["direct"] = [Failing("down")] * 3
    stand.channels.pings.clear()
    await past(stand, 10 * HOUR + 5 * 60)
    assert (stand.channels.pings, stand.context.host.habits(BEN).daily) == ([BEN], True)


async def test_a_restart_between_the_note_and_the_message_sends_it_once(tmp_path: Path) -> None:
    async with standing(tmp_path) as stand:
        await daily(stand, BEN)
        await stand.game(ANN, BEN)
        await past(stand, 10 * HOUR)
        assert [each.key.split()[0] for each in await stand.context.host.posts.of_person(BEN)] == ["waiting"]
        channels, time = stand.channels, stand.time
    async with standing(tmp_path, channels=channels, time=time) as again:
        await past(again, 120)
        assert len(of_day(again, BEN)) == 1
        await past(again, HOUR)
        assert len(of_day(again, BEN)) == 1


async def test_settings_ask_for_a_zone_say_what_is_set_and_end_it(stand: Stand) -> None:
    assert "Set your time zone too" in said(await stand.command(CAT, "settings", messages="daily"))
    await daily(stand, CAT, hour=0)
    assert "At 0:00 (UTC) one direct message a day" in said(await stand.command(CAT, "settings"))
    assert stand.context.host.habits(CAT).hour == 0
    await stand.lobby(CAT)
    assert "called by one message a day" in said(await stand.command(CAT, "games"))
    await stand.command(CAT, "settings", messages="direct")
    assert not stand.context.host.habits(CAT).daily


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
def test_many_tables_of_people_with_long_names_fit_into_one_message(locale: str) -> None:
    chairs = tuple(Chair(person(1000 + seat, f"*{'_' * 30}{seat}")) for seat in range(6))
    owed = Owed(Seat(0), EIGHT, EIGHT + DAY, None, computer=False, turn=True)
    far = 10**18
    waits = [
        Summary(number, far, far, "koxinga", Running(EIGHT), chairs, (owed,), "Ann", EIGHT, Seat(0), message=far)
        for number in range(1001, 1013)
    ]
    told = waiting_today(locale, waits, {each.session for each in waits})
    assert problems(told) == ()
    left = len(waits) - said(told).count("\n- ")
    assert len(controls(told)) == len(waits) - left
    assert 2 < left < len(waits)
    assert str(left) in said(told).split("\n")[-2]
