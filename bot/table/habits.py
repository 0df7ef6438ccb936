"""When a person sleeps, travels and wants to be called: his time zone, quiet hours, holidays, direct messages. Pure.

What somebody sets is `Habits`; what of it counts for one choice is its `Rest`. Quiet hours count for choices that begin
to be owed after they were set, holidays for those that begin to be owed within them: so nobody gains time for what he
owes already by setting anything (`bot.table.timing` says what it all means for a deadline).

All moments are Unix seconds.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from games.replacing import replace

HOUR = 3600
"""Seconds of an hour."""
DAY = 24 * HOUR
"""Seconds of a day."""
MINUTES = 24 * 60
"""Minutes of a day."""
HOME = "UTC"
"""The zone of somebody who named none."""

LONGEST_NIGHT = 10 * HOUR
"""Seconds of quiet hours at most, also in the night in which the clocks go back."""
CHANGE_EVERY = 7 * DAY
"""Seconds until quiet hours, or the zone in which they lie, may be changed again."""
MENDABLE = 600
"""Seconds in which a slip in them may still be corrected."""
REMEMBERED = 6
"""Quiet hours of the past that are kept: a choice that is still owed keeps those under which it began."""

YEAR = 365 * DAY
"""Seconds within which holidays count."""
HOLIDAYS, HOLIDAY_LEAST, HOLIDAY_MOST = 30, 1, 14
"""Days of holiday in any year, and of one holiday at least and at most."""
BETWEEN = 7 * DAY
"""Seconds between the end of a holiday and the next."""
BEGUN = 6
"""Holidays begun in any year."""


class Unsettable(Exception):
    """What somebody wants to set may not be, now: `key` says why, `until` from when on it may (None: never so)."""

    def __init__(self, key: str, until: int | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.until = until


@dataclass(frozen=True, slots=True)
class Night:
    """Quiet hours set at `since`: from `start` to `end` in minutes after midnight, in `zone`; none where both are the
    same."""

    since: int
    start: int = 0
    end: int = 0
    zone: str = HOME

    def until(self, now: int) -> int | None:
        """When the quiet hours end in which `now` lies; None if it lies in none.

        >>> Night(0, start=22 * 60, end=7 * 60, zone="Europe/Berlin").until(1_800_000_000)  # 09:00 there
        >>> Night(0, start=22 * 60, end=7 * 60, zone="Europe/Berlin").until(1_800_000_000 - 4 * HOUR) == 1_799_992_800
        True
        """
        if self.start == self.end:
            return None
        here = datetime.fromtimestamp(now, _zone(self.zone)).date()
        spans = (self._span(here + timedelta(days=days)) for days in (-1, 0, 1))
        return max((end for start, end in spans if start <= now < end), default=None)

    def _span(self, evening: date) -> tuple[int, int]:
        """The night that begins on this day, by the clock on the wall and never longer than it may be."""
        morning = evening if self.end > self.start else evening + timedelta(days=1)
        start = _moment(evening, self.start, self.zone)
        return start, min(_moment(morning, self.end, self.zone), start + LONGEST_NIGHT)


@dataclass(frozen=True, slots=True)
class Holiday:
    """From when to when."""

    start: int
    end: int

    @property
    def days(self) -> int:
        """The days that it counts as: who comes back early is given back what he did not begin."""
        return max(HOLIDAY_LEAST, ceil((self.end - self.start) / DAY))


@dataclass(frozen=True, slots=True)
class Rest:
    """What of somebody's habits counts for one choice: the night of its owner, the end of the holiday in which it began
    to be owed, and when a message of the day tells of it."""

    night: Night = Night(0)
    back: int | None = None
    hour: int | None = None
    """The hour of the day, in `zone`, at which one message tells all that waits for him; None: each is told at once."""
    zone: str = HOME

    def wakes(self, moment: int) -> int:
        """`moment`, or when he is awake again who sleeps or travels then."""
        awake = max(moment, self.back or 0)
        return self.night.until(awake) or awake

    def tells(self, moment: int) -> int | None:
        """When the next message of the day comes after `moment`, or he is awake again; None: he gets none.

        >>> Rest(hour=18).tells(1_800_000_000) == 1_800_000_000 + 10 * HOUR  # 08:00
        True
        """
        if self.hour is None:
            return None
        awake = self.wakes(moment)
        today = datetime.fromtimestamp(awake, _zone(self.zone)).date()
        days = (_moment(today + timedelta(days=days), self.hour * 60, self.zone) for days in range(3))
        return self.wakes(next(each for each in days if each > awake))

    def due(self, moment: int) -> int:
        """`moment`, or an hour after the quiet hours: nothing falls due before its owner has been awake for one."""
        slept = self.night.until(moment) or self.night.until(moment - HOUR)
        return moment if slept is None else max(moment, slept + HOUR)


RESTLESS = Rest()
"""Of somebody who set nothing, and at tables where nothing of it counts."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What somebody set. `zone` is empty where he named none; `nights` are his quiet hours, oldest first, `holidays`
    those of the past year and the present one."""

    zone: str = ""
    nights: tuple[Night, ...] = ()
    holidays: tuple[Holiday, ...] = ()
    direct: str | None = None
    """The language in which he is called by direct messages; None: he is called in the channel."""
    hour: int | None = None
    """The hour of his day at which one direct message tells him what waits; None: he is called for each thing."""

    def rest(self, since: int) -> Rest:
        """What counts for a choice that began to be owed at `since`."""
        if not (self.nights or self.holidays or self.daily):
            return RESTLESS
        hour = self.hour if self.daily else None
        return Rest(self._night(since), self.holiday(since), hour, self.zone or HOME)

    @property
    def daily(self) -> bool:
        """Whether one direct message a day tells him what waits."""
        return self.direct is not None and self.hour is not None

    @property
    def night(self) -> Night:
        """The quiet hours that were set last."""
        return self.nights[-1] if self.nights else Night(0, zone=self.zone or HOME)

    def holiday(self, moment: int) -> int | None:
        """The end of the holiday in which `moment` lies."""
        return next((each.end for each in self.holidays if each.start <= moment < each.end), None)

    def asleep(self, now: int) -> bool:
        """Whether nothing may ping him now."""
        return self.rest(now).wakes(now) > now

    def _night(self, since: int) -> Night:
        return next((night for night in reversed(self.nights) if night.since <= since), Night(0))


NOBODYS = Habits()
"""Of somebody who set nothing."""


def set_night(habits: Habits, now: int, *, start: int, end: int, zone: str) -> Habits:
    """`habits` with quiet hours from `start` to `end` (minutes after midnight) in `zone`; none where both are the same,
    which can be had at any time.

    :raises Unsettable: they are too long, there is no such zone, or they were changed less than seven days ago.
    """
    zone = zone or HOME
    _zone(zone)
    if (end - start) % MINUTES * 60 > LONGEST_NIGHT:
        raise Unsettable("bot-quiet-too-long")
    before = habits.night
    if (before.start, before.end, before.zone) == (start, end, zone) or start == end == before.start == before.end:
        return replace(habits, zone=zone)
    age = now - before.since
    if habits.nights and age < MENDABLE:
        mended = Night(before.since, start, end, zone)
        return replace(habits, zone=zone, nights=(*habits.nights[:-1], mended))
    if habits.nights and age < CHANGE_EVERY and start != end:
        raise Unsettable("bot-quiet-changed", before.since + CHANGE_EVERY)
    return replace(habits, zone=zone, nights=(*habits.nights, Night(now, start, end, zone))[-REMEMBERED:])


def next_night(habits: Habits, now: int) -> int | None:
    """The moment before which quiet hours may only be switched off, or a slip corrected; None: they may be set."""
    opens = habits.night.since + CHANGE_EVERY
    return opens if habits.nights and opens > now else None


def begin_holiday(habits: Habits, now: int, days: int) -> Habits:
    """`habits` with a holiday of so many days, which begins now.

    :raises Unsettable: he is on holiday, or it is too long, too soon, or one too many.
    """
    if habits.holiday(now) is not None:
        raise Unsettable("bot-holiday-already", habits.holiday(now))
    if not HOLIDAY_LEAST <= days <= HOLIDAY_MOST:
        raise Unsettable("bot-holiday-length")
    last = max((each.end for each in habits.holidays), default=None)
    if last is not None and now - last < BETWEEN:
        raise Unsettable("bot-holiday-too-soon", last + BETWEEN)
    begun = sorted(each.start for each in habits.holidays if now - each.start < YEAR)
    if len(begun) >= BEGUN:
        raise Unsettable("bot-holiday-too-many", begun[-BEGUN] + YEAR)
    if days > holiday_left(habits, now):
        raise Unsettable("bot-holiday-used")
    return replace(habits, holidays=(*_counting(habits, now), Holiday(now, now + days * DAY)))


def end_holiday(habits: Habits, now: int) -> Habits:
    """`habits` of somebody who is back before his holiday is over.

    :raises Unsettable: he is on none.
    """
    if habits.holiday(now) is None:
        raise Unsettable("bot-holiday-none")
    ended = (replace(each, end=now) if each.end > now else each for each in habits.holidays)
    return replace(habits, holidays=tuple(ended))


def holiday_left(habits: Habits, now: int) -> int:
    """The days that a holiday which begins now may have at most, by what was used in the year around it."""
    used = sum(each.days for each in _counting(habits, now))
    return max(0, min(HOLIDAY_MOST, HOLIDAYS - used))


def pack(habits: Habits) -> str:
    """`habits` as text, for the store."""
    nights = [[night.since, night.start, night.end, night.zone] for night in habits.nights]
    holidays = [[each.start, each.end] for each in habits.holidays]
    return json.dumps([habits.zone, nights, holidays, habits.direct, habits.hour])


def unpack(packed: str) -> Habits:
    """What `pack` made of them."""
    zone, nights, holidays, *called = json.loads(packed)  # an older program kept no hour
    return Habits(zone, tuple(Night(*each) for each in nights), tuple(Holiday(*each) for each in holidays), *called)


def _counting(habits: Habits, now: int) -> tuple[Holiday, ...]:
    """The holidays that reach into the year before `now`, or beyond."""
    return tuple(each for each in habits.holidays if each.start + max(each.end - each.start, DAY) > now - YEAR)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as unknown:
        raise Unsettable("bot-zone-unknown") from unknown


def _moment(day: date, minutes: int, zone: str) -> int:
    """When the clocks of `zone` show so many minutes after midnight: of an hour that comes twice the first, of one that
    is left out when it would have been."""
    shown = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=_zone(zone))
    return int(shown.astimezone(UTC).timestamp())
