"""Time zones and quiet hours as people type them: which there are, which begin so, what is meant."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from bot.messages.i18n import narrow
from bot.table.habits import MINUTES

LIKELY = ("Asia/Taipei", "Asia/Shanghai", "Asia/Hong_Kong", "Europe/London", "Europe/Berlin", "America/New_York")
"""Zones that are suggested before anything is typed."""
NIGHTS = ("22:00-07:00", "23:00-07:00", "23:00-08:00", "00:00-08:00", "21:00-06:00")
"""Quiet hours that are suggested before anything is typed."""
OFF = frozenset({"off", "none", "no", "0", "關", "关", "無", "无"})
"""What somebody types who wants no quiet hours."""
_HOURS = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(?:-|–|—|~|to|到|至)\s*(\d{1,2})(?:[:.h](\d{2}))?")


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones: those of places, and UTC."""
    listed = files("tzdata").joinpath("zones").read_text("ascii").split()
    places = (name for name in listed if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return ("UTC", *sorted(places))


def found(typed: str) -> tuple[str, ...]:
    """The zones that hold what is typed, those that begin with it first; the likely ones where nothing is."""
    wanted = narrow(typed).replace(" ", "_").casefold()
    if not wanted:
        return (*LIKELY, "UTC")
    holding = [name for name in zones() if wanted in name.casefold()]
    return tuple(sorted(holding, key=lambda name: not _begins(name.casefold(), wanted)))


def called(typed: str) -> str | None:
    """The zone of that name, however it is written; None if there is none."""
    wanted = narrow(typed).replace(" ", "_").casefold()
    exact = next((name for name in zones() if name.casefold() == wanted), None)
    ending = [name for name in zones() if name.casefold().rpartition("/")[2] == wanted]
    return exact or (ending[0] if len(ending) == 1 else None)


def clock(zone: str, now: float) -> str:
    """What the clocks of `zone` show at `now` (Unix seconds), such as `09:05`."""
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).strftime("%H:%M")


def read_night(typed: str) -> tuple[int, int] | None:
    """From when to when, in minutes after midnight, is quiet by what was typed; the same twice for no quiet hours;
    None if it cannot be read.

    >>> read_night("22:30 - 7"), read_night("off"), read_night("25-3")
    ((1350, 420), (0, 0), None)
    """
    words = narrow(typed).casefold()
    if words in OFF:
        return 0, 0
    read = _HOURS.fullmatch(words)
    if read is None:
        return None
    start, end = _minutes(read[1], read[2]), _minutes(read[3], read[4])
    return None if start is None or end is None else (start, end)


def written_night(start: int, end: int) -> str:
    """The hours as they are typed.

    >>> written_night(1350, 420)
    '22:30-07:00'
    """
    return "-".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in (start, end))


def _minutes(hours: str, minutes: str | None) -> int | None:
    whole = int(hours) * 60 + int(minutes or 0)
    return whole % MINUTES if whole <= MINUTES and int(minutes or 0) < 60 else None


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted) or name.rpartition("/")[2].startswith(wanted)
