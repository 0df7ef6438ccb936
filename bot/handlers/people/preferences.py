"""A person's own settings, with `/settings`: when nothing may ping them, holidays, how they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.handlers.context import Context
from bot.messages.i18n import Raw, moment, plain
from bot.messages.requests import Asker, Command, Typing
from bot.messages.zones import NIGHTS, called, clock, found, read_night, written_night
from bot.table import habits
from bot.table.guards import Refusal
from bot.table.habits import Habits, Unsettable
from bot.table.options import Value
from games.core import Text, text

NAMES = ("zone", "quiet", "holiday", "messages", "hour")
"""The parameters that are set here."""
CHANNEL, DAILY = "channel", "daily"
"""To be called in the channel, or by one direct message a day."""
USUAL_HOUR = 18
"""The hour of that message, unless the person names one."""
Choices = tuple[tuple[str, str], ...]


async def change(context: Context, asker: Asker, command: Command) -> None:
    """Set whatever of it the command names, all of it or nothing.

    :raises Refusal: it cannot be read, or may not be set now.
    """
    values = command.values
    if not any(name in values for name in NAMES):
        return
    zone, night, days = _zone(values.get("zone")), _night(values.get("quiet")), values.get("holiday")

    def changed(before: Habits, now: int) -> Habits:
        after = before
        if zone is not None or night is not None:
            start, end = night or (before.night.start, before.night.end)
            after = habits.set_night(after, now, start=start, end=end, zone=zone or before.zone)
        after = after if days is None else _on_holiday(after, now, int(days))
        return replace(after, direct=direct, hour=hour)

    before = context.host.habits(asker.user)
    hour = _hour(before, values)
    direct = _direct(before, asker, values.get("messages"), daily=hour is not None)
    if hour is not None and zone is None and not before.zone:
        raise Refusal(text("bot-daily-needs-zone"))
    if night is not None and night[0] != night[1] and zone is None and not before.zone:
        raise Refusal(text("bot-quiet-needs-zone"))
    if direct is not None and before.direct is None:
        await _greet(context, asker)
    try:
        await context.host.set_habits(asker.user, changed)
    except Unsettable as refused:
        until = {} if refused.until is None else {"until": moment(refused.until, "f")}
        raise Refusal(text(refused.key, **until)) from refused


def told(context: Context, asker: Asker) -> tuple[Text, ...]:
    """What is set now, a sentence each."""
    theirs, now = context.host.habits(asker.user), int(context.now())
    called = text("bot-settings-channel" if theirs.direct is None else "bot-settings-direct")
    if theirs.daily:
        called = text("bot-settings-daily", hour=Raw(f"{theirs.hour}:00"), zone=Raw(theirs.zone))
    return (_told_night(theirs, now), *_told_next_night(theirs, now), _told_holiday(theirs, now), called)


def in_short(context: Context, asker: Asker) -> tuple[Text, ...]:
    """Quiet hours, if there are any, and the holiday: until when it lasts, or how many days one might have."""
    theirs, now = context.host.habits(asker.user), int(context.now())
    night, back = theirs.night, theirs.holiday(now)
    hours = Raw(written_night(night.start, night.end).replace("-", "–"))
    quiet = (text("bot-games-quiet", hours=hours, zone=Raw(night.zone)),) if night.start != night.end else ()
    if back is not None:
        return (*quiet, text("bot-games-holiday", back=moment(back, "f")))
    return (*quiet, text("bot-games-holiday-left", days=habits.holiday_left(theirs, now)))


def suggest(context: Context, asker: Asker, typing: Typing) -> Choices:
    """Zones, each with what its clocks show, and quiet hours."""
    if typing.option == "zone":
        return tuple((f"{name} · {clock(name, context.now())}", name) for name in found(typing.typed)[:25])
    night = read_night(typing.typed)
    likely = tuple(each for each in NIGHTS if each.startswith(typing.typed.strip()))
    hours = likely if night is None or night[0] == night[1] else (written_night(*night),)
    return (*((each, each) for each in hours), (plain(asker.locale, text("bot-choice-quiet-off")), "off"))


def _direct(before: Habits, asker: Asker, wanted: object, *, daily: bool) -> str | None:
    """The language of the direct messages that call the asker from now on; None: the channel calls them."""
    if wanted is None and not daily:
        return before.direct and asker.locale
    return None if wanted == CHANNEL else asker.locale


def _hour(before: Habits, values: Mapping[str, Value]) -> int | None:
    """The hour of the one message a day from now on; None: a call for each thing. Whoever sets an hour asks for the
    one message."""
    wanted, hour = values.get("messages"), values.get("hour")
    if wanted not in (None, DAILY):
        return None
    if hour is not None:
        return int(hour)
    return USUAL_HOUR if wanted == DAILY and before.hour is None else before.hour


async def _greet(context: Context, asker: Asker) -> None:
    """:raises Refusal: the asker takes no direct messages, or Discord fails."""
    trouble = await context.publisher.greet(asker.user, asker.locale, text("bot-direct-hello"))
    if trouble is not None:
        raise Refusal(trouble)


def _zone(typed: object) -> str | None:
    if typed is None:
        return None
    zone = called(str(typed))
    if zone is None:
        raise Refusal(text("bot-zone-unknown"))
    return zone


def _night(typed: object) -> tuple[int, int] | None:
    if typed is None:
        return None
    night = read_night(str(typed))
    if night is None:
        raise Refusal(text("bot-quiet-unreadable"))
    return night


def _on_holiday(before: Habits, now: int, days: int) -> Habits:
    return habits.begin_holiday(before, now, days) if days else habits.end_holiday(before, now)


def _told_night(theirs: Habits, now: int) -> Text:
    night = theirs.night
    if night.start == night.end:
        return text("bot-settings-no-quiet")
    hours = Raw(written_night(night.start, night.end).replace("-", "–"))
    return text("bot-settings-quiet", hours=hours, zone=Raw(night.zone), clock=Raw(clock(night.zone, now)))


def _told_next_night(theirs: Habits, now: int) -> tuple[Text, ...]:
    until = habits.next_night(theirs, now)
    return () if until is None else (text("bot-settings-quiet-next", until=moment(until, "f")),)


def _told_holiday(theirs: Habits, now: int) -> Text:
    back = theirs.holiday(now)
    if back is not None:
        return text("bot-settings-holiday", back=moment(back, "f"))
    return text("bot-settings-no-holiday", days=habits.holiday_left(theirs, now))
