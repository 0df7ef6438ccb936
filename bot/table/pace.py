"""How much time a table gives, and what that is called. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.table.habits import RESTLESS, Habits, Rest
from games.core import Text, text

PACES: Mapping[str, float | None] = {
    "live": 1 / 6,
    "brisk": 12.0,
    "daily": 24.0,
    "relaxed": 48.0,
    "slow": 96.0,
    "none": None,
}
"""The hours for a decision at each pace that has a name; None: no limit."""
UNHURRIED = 12.0
"""Hours for a decision: where people have less, nobody's quiet hours and holidays count."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The hours that a table allows for a decision and for a reaction (`reactions` None: as many as for a decision),
    and the most that whoever runs the bot allows for a reaction. None (or 0): no limit."""

    hours: float | None
    reactions: float | None = None
    most: float | None = None

    @property
    def hurried(self) -> bool:
        """Whether nobody's quiet hours and holidays count: whoever sits down means to stay."""
        return self.hours is not None and self.hours < UNHURRIED

    def rest(self, habits: Habits, since: int) -> Rest:
        """What of somebody's habits counts here for a choice that began to be owed at `since`."""
        return RESTLESS if self.hurried else habits.rest(since)

    def asleep(self, habits: Habits, now: int) -> bool:
        """Whether nothing at this table may ping him now."""
        return not self.hurried and habits.asleep(now)


def named(hours: float | None) -> str:
    """The name of the pace that so many hours for a decision come to: the quickest that gives as much.

    >>> named(20), named(24), named(None), named(500)
    ('daily', 'daily', 'none', 'none')
    """
    enough = (name for name, each in PACES.items() if hours is not None and each is not None and hours <= each)
    return next(enough, "none")


def called(hours: float | None) -> Text:
    """What so many hours for a decision are called."""
    name = next((name for name, each in PACES.items() if each == hours), None)
    return (
        text(f"bot-choice-pace-{name}") if name is not None else text("bot-choice-pace-hours", hours=round(hours or 0))
    )
