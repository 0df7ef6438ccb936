"""Quiet hours, holidays and zones, and what they mean for a deadline: cases to read, and what holds for all."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import habits, timing
from bot.table.habits import (
    BETWEEN,
    CHANGE_EVERY,
    DAY,
    HOLIDAY_MOST,
    HOLIDAYS,
    HOUR,
    LONGEST_NIGHT,
    NOBODYS,
    YEAR,
    Habits,
    Holiday,
    Night,
    Unsettable,
    pack,
    unpack,
)
from bot.table.pace import Pace
from bot.table.session import Owed
from games.core import Seat
from tests.bot.table.test_timing import at_a_table, away_for

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Taipei", "Australia/Lord_Howe", "America/St_Johns")
"""With and without summer time, north and south, by half an hour too."""


def at(zone: str, shown: str) -> int:
    """The moment at which the clocks of `zone` show this; of two the first."""
    return int(datetime.fromisoformat(shown).replace(tzinfo=ZoneInfo(zone)).timestamp())


def night(zone: str, start: int = 22, end: int = 7, since: int = 0) -> Habits:
    return Habits(zone, (Night(since, start * 60, end * 60, zone),))


@pytest.mark.parametrize(
    ("zone", "start", "end", "moment", "until"),
    [
        ("Europe/Berlin", 22, 7, "2027-01-10 23:00", "2027-01-11 07:00"),
        ("Europe/Berlin", 22, 7, "2027-01-11 06:59", "2027-01-11 07:00"),
        ("Europe/Berlin", 22, 7, "2027-01-11 07:00", None),
        ("Europe/Berlin", 22, 7, "2027-01-11 21:59", None),
        ("Asia/Taipei", 9, 17, "2027-01-11 12:00", "2027-01-11 17:00"),
        ("Europe/Berlin", 0, 0, "2027-01-11 00:00", None),
        # Clocks go forward at 02:00 on 2027-03-28: the night is an hour shorter.
        ("Europe/Berlin", 22, 7, "2027-03-28 01:59", "2027-03-28 07:00"),
        # Quiet hours begin within the hour that is left out.
        ("Europe/Berlin", 2, 8, "2027-03-28 03:30", "2027-03-28 08:00"),
        # Clocks go back at 03:00 on 2027-10-31: the night is an hour longer, and never longer than ten.
        ("Europe/Berlin", 22, 7, "2027-10-31 06:30", "2027-10-31 07:00"),
        ("Europe/Berlin", 22, 8, "2027-10-30 23:00", "2027-10-31 07:00"),
        ("America/New_York", 22, 7, "2027-11-07 00:30", "2027-11-07 07:00"),
        ("Australia/Lord_Howe", 22, 7, "2027-04-04 01:00", "2027-04-04 07:00"),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(
    zone: str, start: int, end: int, moment: str, until: str | None
) -> None:
    found = Night(0, start * 60, end * 60, zone).until(at(zone, moment))
    assert found == (None if until is None else at(zone, until))


@pytest.mark.parametrize(
    ("hours", "asked", "due", "called", "reminded"),
    [
        (48, "2027-01-10 12:00", "2027-01-12 12:00", None, "2027-01-11 12:00"),
        (48, "2027-01-10 23:00", "2027-01-13 08:00", "2027-01-11 07:00", None),
        (24, "2027-01-10 06:59", "2027-01-11 08:00", "2027-01-10 07:00", None),
        (12, "2027-01-10 09:30", "2027-01-10 21:30", None, "2027-01-10 15:30"),
        (20, "2027-01-10 11:30", "2027-01-11 08:00", None, "2027-01-11 07:00"),
        (24, "2027-01-10 11:30", "2027-01-11 11:30", None, "2027-01-11 07:00"),
        (24, "2027-01-10 07:30", "2027-01-11 08:00", None, "2027-01-10 20:00"),
        (11, "2027-01-10 23:00", "2027-01-11 10:00", None, "2027-01-11 04:30"),
        (0.5, "2027-01-10 23:00", "2027-01-10 23:30", None, None),
        (None, "2027-01-10 23:00", None, "2027-01-11 07:00", None),
        (None, "2027-01-10 12:00", None, None, "2027-01-13 12:00"),
        (None, "2027-01-10 22:00", None, "2027-01-11 07:00", None),
    ],
)
def test_nothing_pings_and_nothing_falls_due_in_quiet_hours(
    hours: float | None, asked: str, due: str | None, called: str | None, reminded: str | None
) -> None:
    """From 22:00 to 07:00 in Berlin. Under twelve hours for a decision nobody's quiet hours count."""
    zone = "Europe/Berlin"
    got = timing.decide(Pace(hours), at(zone, asked), night(zone))
    assert got.due == (None if due is None else at(zone, due))
    assert got.uncalled == (called is not None)
    first = called or reminded
    assert got.remind == (None if first is None else at(zone, first))


def test_who_slept_is_called_once_and_then_reminded_at_half_time() -> None:
    zone = "Europe/Berlin"
    asked, theirs = at(zone, "2027-01-10 23:00"), night(zone)
    got = timing.decide(Pace(48), asked, theirs)
    owed = Owed(Seat(0), asked, got.due, got.remind, computer=False, turn=True, allowed=got.allowed, uncalled=True)
    called = timing.remind_next(owed, at(zone, "2027-01-11 07:00"), theirs.rest(asked), counted=False)
    assert (called.uncalled, called.reminded) == (False, 0)
    assert called.remind == at(zone, "2027-01-12 08:00")
    assert timing.remind_next(called, called.remind or 0, theirs.rest(asked), counted=True).remind is None


def test_a_bank_is_spent_only_beyond_the_time_that_everybody_has() -> None:
    got = timing.decide(Pace(24), 0, bank=6 * HOUR)
    assert (got.due, got.spare, got.remind) == (30 * HOUR, 6 * HOUR, 12 * HOUR)
    owed = Owed(Seat(0), 0, got.due, None, computer=False, turn=True, allowed=24 * HOUR, spare=got.spare)
    chair = timing.Chair(None, bank=6 * HOUR)
    left = [timing.charge(chair, owed, hours * HOUR).bank // HOUR for hours in (1, 24, 25, 30, 99)]
    assert left == [6, 6, 5, 0, 0]


def test_a_reaction_never_draws_on_a_bank_and_after_two_missed_has_twelve_hours() -> None:
    assert timing.react(Pace(48), 0, ignored=0).spare == 0
    assert timing.react(Pace(48), 0, ignored=2).due == 12 * HOUR


def test_time_runs_from_the_end_of_a_holiday_and_who_is_back_is_called() -> None:
    theirs = habits.begin_holiday(NOBODYS, 1000, 7)
    got = timing.decide(Pace(48), 2000, theirs)
    back = 1000 + 7 * DAY
    assert (got.due, got.remind, got.uncalled) == (back + 2 * DAY, back, True)


@pytest.mark.parametrize(("left", "then"), [(1, 24), (23, 24), (25, 25), (40, 40)])
def test_what_is_owed_already_keeps_a_day_of_a_holiday(left: int, then: int) -> None:
    owed = Owed(Seat(0), 0, 50 * HOUR, None, computer=False, turn=True, allowed=48 * HOUR)
    now = (50 - left) * HOUR
    gone = timing.leave(owed, now, now + 14 * DAY, NOBODYS.rest(0))
    assert gone.due == now + then * HOUR


def test_who_comes_back_early_has_his_whole_time_from_then_on() -> None:
    theirs = habits.begin_holiday(NOBODYS, 0, 14)
    got = timing.decide(Pace(48), DAY, theirs)
    owed = Owed(Seat(0), DAY, got.due, got.remind, computer=False, turn=True, allowed=got.allowed)
    home = timing.come_home(owed, 3 * DAY, NOBODYS.rest(DAY))
    assert (home.due, home.remind) == (5 * DAY, 3 * DAY)


def test_a_pace_that_all_agreed_to_leaves_half_of_it_at_least() -> None:
    owed = Owed(Seat(0), 0, 96 * HOUR, None, computer=False, turn=True, allowed=96 * HOUR)
    rest = NOBODYS.rest(0)
    faster = timing.change_pace(owed, timing.decide(Pace(24), 0), 90 * HOUR, rest)
    assert (faster.due, faster.allowed) == (102 * HOUR, 24 * HOUR)
    assert timing.change_pace(owed, timing.decide(Pace(24), 0), HOUR, rest).due == 24 * HOUR
    assert timing.change_pace(owed, timing.decide(Pace(None), 0), HOUR, rest).due is None


@pytest.mark.parametrize(
    ("start", "end", "fits"),
    [(22, 8, True), (22, 9, False), (0, 10, True), (10, 9, False), (0, 0, True)],
)
def test_quiet_hours_are_at_most_ten(start: int, end: int, fits: bool) -> None:
    if fits:
        assert habits.set_night(NOBODYS, 0, start=start * 60, end=end * 60, zone="UTC").night.end == end * 60
        return
    with pytest.raises(Unsettable):
        habits.set_night(NOBODYS, 0, start=start * 60, end=end * 60, zone="UTC")


def test_quiet_hours_and_their_zone_change_once_in_seven_days_and_count_from_the_next_choice() -> None:
    first = habits.set_night(NOBODYS, 1000, start=1320, end=420, zone="Asia/Taipei")
    with pytest.raises(Unsettable) as refused:
        habits.set_night(first, 1000 + DAY, start=1320, end=420, zone="Europe/Berlin")
    assert refused.value.until == 1000 + CHANGE_EVERY
    assert habits.set_night(first, 2000, start=1320, end=420, zone="Asia/Taipei") == first, "nothing changes"
    second = habits.set_night(first, 1000 + CHANGE_EVERY, start=0, end=0, zone="Asia/Taipei")
    assert second.rest(999).night.start == second.rest(1000 + CHANGE_EVERY).night.start == 0
    assert second.rest(1000).night.start == 1320, "what is owed since then keeps its quiet hours"


def test_a_slip_in_quiet_hours_may_be_corrected_for_ten_minutes_and_they_may_be_switched_off_at_any_time() -> None:
    slip = habits.set_night(NOBODYS, 1000, start=1320, end=420, zone="Europe/Berlin")
    mended = habits.set_night(slip, 1000 + 599, start=1320, end=420, zone="Asia/Taipei")
    assert mended.nights == (habits.Night(1000, 1320, 420, "Asia/Taipei"),), "the week counts from the slip"
    with pytest.raises(Unsettable):
        habits.set_night(mended, 1000 + 600, start=1260, end=420, zone="Asia/Taipei")
    off = habits.set_night(mended, 1000 + DAY, start=0, end=0, zone="Asia/Taipei")
    assert off.night.start == off.night.end
    with pytest.raises(Unsettable) as refused:
        habits.set_night(off, 1000 + CHANGE_EVERY, start=1320, end=420, zone="Asia/Taipei")
    assert refused.value.until == habits.next_night(off, 1000 + CHANGE_EVERY) == 1000 + DAY + CHANGE_EVERY
    assert habits.next_night(off, 1000 + DAY + CHANGE_EVERY) is habits.next_night(NOBODYS, 1000) is None


def test_a_zone_may_be_named_as_often_as_one_likes_where_no_quiet_hours_lie_in_it() -> None:
    for zone in ZONES:
        assert habits.set_night(NOBODYS, 0, start=0, end=0, zone=zone) == Habits(zone)
    with pytest.raises(Unsettable):
        habits.set_night(NOBODYS, 0, start=0, end=0, zone="Atlantis/Capital")


@pytest.mark.parametrize(
    ("taken", "days", "refused"),
    [
        ((), 14, None),
        ((), 15, "bot-holiday-length"),
        ((), 0, "bot-holiday-length"),
        (((0, 3),), 1, "bot-holiday-already"),
        (((-9, -3),), 1, "bot-holiday-too-soon"),
        (((-14, -7),), 14, None),
        (((-60, -46), (-30, -16)), 2, None),
        (((-60, -46), (-30, -16)), 3, "bot-holiday-used"),
        (((-400, -386), (-30, -16)), 14, None),
        (((-370, -356), (-30, -16)), 3, "bot-holiday-used"),
        (tuple((-300 + n * 20, -299 + n * 20) for n in range(6)), 1, "bot-holiday-too-many"),
        (tuple((-300 + n * 20, -299 + n * 20) for n in range(5)), 1, None),
    ],
    ids=str,
)
def test_holidays(taken: tuple[tuple[int, int], ...], days: int, refused: str | None) -> None:
    """Thirty days in any 365, each at least one and at most fourteen, seven between two, six begun a year."""
    before = Habits(holidays=tuple(Holiday(start * DAY, end * DAY) for start, end in taken))
    if refused is None:
        assert habits.begin_holiday(before, 0, days).holiday(0) == days * DAY
        return
    with pytest.raises(Unsettable) as why:
        habits.begin_holiday(before, 0, days)
    assert why.value.key == refused


def test_a_holiday_that_ends_early_counts_as_the_days_that_it_began() -> None:
    theirs = habits.end_holiday(habits.begin_holiday(NOBODYS, 0, 14), HOUR)
    assert theirs.holiday(HOUR) is None
    assert [each.days for each in theirs.holidays] == [1]
    with pytest.raises(Unsettable, match="bot-holiday-too-soon"):
        habits.begin_holiday(theirs, DAY, 1)
    with pytest.raises(Unsettable, match="bot-holiday-none"):
        habits.end_holiday(theirs, DAY)


HABITS = st.builds(
    lambda zone, start, length, days, begun: Habits(
        zone,
        (Night(0, start, (start + length) % 1440, zone),),
        (Holiday(begun, begun + days * DAY),) if days else (),
    ),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, 600),
    st.integers(0, HOLIDAY_MOST),
    st.integers(0, 2 * 365 * DAY).map(lambda seconds: at("UTC", "2027-01-01") + seconds),
)
MOMENTS = st.integers(0, 2 * 365 * DAY).map(lambda seconds: at("UTC", "2027-01-01") + seconds)
HOURS = st.one_of(st.none(), st.integers(1, 720).map(float))
BANKS = st.integers(0, 100 * HOUR)


@given(HABITS, HOURS, MOMENTS, BANKS)
def test_a_due_time_is_never_in_quiet_hours_and_no_ping_either(
    theirs: Habits, hours: float | None, now: int, bank: int
) -> None:
    pace = Pace(hours)
    got = timing.decide(pace, now, theirs, bank)
    for moment in (got.due, got.remind):
        assert moment is None or not pace.asleep(Habits(theirs.zone, theirs.nights), moment)
    assert got.uncalled == pace.asleep(theirs, now)
    assert got.due is None or got.remind is None or now <= got.remind < got.due


@given(HABITS, HOURS, MOMENTS, BANKS)
def test_no_decision_lasts_longer_than_allowance_bank_eleven_hours_and_holiday_left(
    theirs: Habits, hours: float | None, now: int, bank: int
) -> None:
    got = timing.decide(Pace(hours), now, theirs, bank)
    left = (theirs.holiday(now) or now) - now
    assert got.due is None or got.due - now <= (got.allowed or 0) + bank + 11 * HOUR + left
    assert got.due is None or got.due - now >= (got.allowed or 0) + bank


@given(HABITS, MOMENTS, st.integers(0, 40 * DAY))
def test_a_later_moment_is_never_due_earlier(theirs: Habits, moment: int, later: int) -> None:
    rest = theirs.rest(moment)
    assert rest.due(moment) <= rest.due(moment + later)
    assert moment <= rest.due(moment) <= moment + LONGEST_NIGHT + HOUR


ABSENCES = st.integers(timing.BLINK, 2 * timing.SILENCE) | st.integers(timing.SILENCE, 30 * DAY)


@given(st.tuples(HABITS, HABITS), HOURS, MOMENTS, ABSENCES, BANKS, st.floats(0, 1))
def test_time_that_belongs_to_nobody_is_taken_from_nobody(
    settings: tuple[Habits, Habits], hours: float | None, since: int, away: int, bank: int, gone: float
) -> None:
    """Two decisions are owed since the same moment, one of them to somebody who travels. After a part of the time,
    `gone`, the bot is away for so long."""
    pace, traveller = Pace(hours), replace(settings[1], holidays=(Holiday(since - DAY, since + 13 * DAY),))
    people = (settings[0], traveller)
    owed = tuple(asked(Seat(seat), pace, since, each, bank) for seat, each in enumerate(people))
    now = since + int(gone * min((each.due or since + 9 * DAY) - since for each in owed)) + away
    session = away_for(at_a_table(*owed, pace=pace), away, now, *people)
    for before, after, theirs in zip(owed, session.owed, people, strict=True):
        awake = Habits(theirs.zone, theirs.nights)
        assert replace(after, due=before.due, remind=before.remind) == before
        called = pace.rest(theirs, since).wakes(now)
        assert after.remind == (called if away >= timing.SILENCE else timing.later(before.remind, away))
        if before.due is None or before.allowed is None:
            assert after.due is None
            continue
        assert after.due is not None
        assert after.due >= before.due + away
        assert not pace.asleep(awake, after.due)
        assert not pace.asleep(awake, after.due - HOUR)
        half = max(now, pace.rest(theirs, since).back or 0) + before.allowed // 2 + before.spare
        assert away < timing.SILENCE or after.due >= half
        assert after.due <= max(before.due + away, half if away >= timing.SILENCE else 0) + 11 * HOUR


@given(HABITS, HOURS, MOMENTS, ABSENCES, st.integers(0, 40 * DAY))
def test_whoever_sits_there_what_is_held_moves_alike(
    theirs: Habits, hours: float | None, since: int, away: int, left: int
) -> None:
    held = Owed(Seat(0), since, since + left, None, computer=False, turn=False, latest=since + left + DAY)
    (after,) = away_for(at_a_table(held, pace=Pace(hours)), away, since + away, theirs).owed
    assert after == replace(held, due=since + left + away, latest=since + left + DAY + away)


@given(HABITS, HOURS, MOMENTS, ABSENCES)
def test_a_computer_gains_nothing(theirs: Habits, hours: float | None, since: int, away: int) -> None:
    own = Owed(Seat(0), since, None, None, computer=True, turn=True)
    before = at_a_table(own, pace=Pace(hours))
    assert away_for(before, away, since + away, theirs) == before


def asked(seat: Seat, pace: Pace, since: int, theirs: Habits, bank: int) -> Owed:
    """What is owed by somebody with these habits, asked at `since`."""
    got = timing.decide(pace, since, theirs, bank)
    owed = Owed(seat, since, got.due, got.remind, computer=False, turn=True, allowed=got.allowed)
    return replace(owed, spare=got.spare, uncalled=got.uncalled)


STEPS = st.lists(st.tuples(st.sampled_from(("night", "leave", "home")), st.integers(0, 10 * DAY)), max_size=40)


@given(HABITS, st.sampled_from((12.0, 24.0, 48.0, 96.0)), MOMENTS, STEPS, st.data())
def test_whoever_changes_his_settings_as_often_as_he_may_gains_nothing_more(
    theirs: Habits, hours: float, now: int, steps: list[tuple[str, int]], data: st.DataObject
) -> None:
    """One choice, from when it is owed until it is due: its moment never goes back but by his own coming home, and it
    is never later than what the law allows."""
    since, rest = now, theirs.rest(now)
    got = timing.decide(Pace(hours), now, theirs)
    owed = Owed(Seat(0), now, got.due, got.remind, computer=False, turn=True, allowed=got.allowed)
    budget = habits.holiday_left(Habits(holidays=theirs.holidays), now) * DAY + (theirs.holiday(now) or now) - now
    for step, wait in steps:
        now += wait
        if owed.due is None or now >= owed.due:
            break
        before = owed.due
        try:
            if step == "night":
                start, zone = data.draw(st.integers(0, 1439)), data.draw(st.sampled_from(ZONES))
                theirs = habits.set_night(theirs, now, start=start, end=(start + 600) % 1440, zone=zone)
            elif step == "leave":
                theirs = habits.begin_holiday(theirs, now, 1)
                owed = timing.leave(owed, now, now + DAY, theirs.rest(since))
            else:
                away = theirs.holiday(since)
                theirs = habits.end_holiday(theirs, now)
                if away is not None and theirs.holiday(since) == now:
                    owed = timing.come_home(owed, now, Habits(theirs.zone, theirs.nights).rest(since))
                    assert owed.due is not None
                    assert owed.due <= before
                    continue
        except Unsettable:
            continue
        assert owed.due is not None
        assert owed.due >= before
        if now > since:  # what is set in the very second in which it began is what he had then
            assert theirs.rest(since).night == rest.night, "the night of a choice is that in which it began"
        else:
            rest = theirs.rest(since)
    assert owed.due is not None
    assert owed.due - since <= hours * HOUR + 11 * HOUR + budget


@given(st.lists(st.tuples(st.integers(0, 60 * DAY), st.integers(1, HOLIDAY_MOST), st.booleans()), max_size=60))
def test_nobody_has_more_than_thirty_days_of_holiday_in_any_year(wishes: list[tuple[int, int, bool]]) -> None:
    theirs, now, taken = NOBODYS, 0, list[Holiday]()
    for wait, days, early in wishes:
        now += wait
        try:
            theirs = habits.begin_holiday(theirs, now, days)
            if early:
                theirs = habits.end_holiday(theirs, now + HOUR)
        except Unsettable:
            continue
        taken.append(theirs.holidays[-1])
    assert all(later.start - earlier.end >= BETWEEN for earlier, later in pairwise(taken))
    for each in taken:
        within = [other for other in taken if each.start <= other.start and other.end <= each.start + YEAR]
        assert sum(other.days for other in within) <= HOLIDAYS
        assert len(within) <= habits.BEGUN


@given(HABITS)
def test_habits_survive_the_store(theirs: Habits) -> None:
    assert unpack(pack(theirs)) == theirs
