"""Every question about time: when a choice is due, when its owner is reminded, when he may be nudged, who is away.
Pure.

All moments are Unix seconds. What a table allows is its `Pace`; what came of it stands in `Owed` and `Chair`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.table.session import ABSENT_AFTER, Chair, Kind, Owed, Session
from games.core import Seat, Window

HOUR = 3600
"""Seconds of an hour."""
DAY = 24 * HOUR
"""Seconds of a day."""

HASTY_AFTER = 2
"""Reactions missed in a row after which the next have `HASTY_HOURS` at most, until one is answered."""
HASTY_HOURS = 12.0
"""Hours at most for a reaction of somebody who misses them."""

REMIND_EVERY, REMINDERS = 3 * DAY, 3
"""Where nothing has a limit: seconds between reminders, and how many there are before who is silent counts as away."""

BLINK = 60
"""Seconds: a shorter absence of the bot moves nothing."""
SILENCE = HOUR
"""Seconds: after such an absence of the bot clocks start again, and everybody who owes is called."""

LOBBY_STAYS = 7 * DAY
"""Seconds that a lobby is open unless somebody begins the game."""
SLEEP_LASTS = 28 * DAY
"""Seconds that a game in which everybody is away goes on waiting for one of them."""

NUDGE_LEAST, NUDGE_UNHURRIED = HOUR, DAY
"""Seconds after which somebody may be nudged: at least, and where nothing has a limit."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The hours that a table allows for a decision and for a reaction (`reactions` None: as many as for a decision),
    and the most that whoever runs the bot allows for a reaction. None (or 0): no limit."""

    hours: float | None
    reactions: float | None = None
    most: float | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """What a choice gets: until when, when its owner is reminded, and how many seconds that are. Without a limit it is
    never due."""

    due: int | None
    remind: int | None
    allowed: int | None


def decide(pace: Pace, now: int) -> Term:
    """The term of a decision asked for at `now`.

    >>> decide(Pace(48), 0)
    Term(due=172800, remind=86400, allowed=172800)
    >>> decide(Pace(None), 0)
    Term(due=None, remind=259200, allowed=None)
    """
    return _term(pace.hours, now)


def react(pace: Pace, now: int, ignored: int) -> Term:
    """The term of a reaction asked for at `now` of somebody who missed `ignored` of them in a row.

    >>> react(Pace(48, reactions=6), 0, ignored=0).due
    21600
    >>> react(Pace(48), 0, ignored=2).due == HASTY_HOURS * HOUR
    True
    """
    hasty = HASTY_HOURS if ignored >= HASTY_AFTER else None
    limits = [hours for hours in (pace.reactions or pace.hours, pace.most, hasty) if hours]
    return _term(min(limits, default=None), now)


def hold(pace: Pace, window: Window) -> int:
    """The seconds of a blind window: the game's own hours, at most the table's. Whoever sits there, present or away, it
    is the same: a moment that depended on him would say whose window it is."""
    hours = min(each for each in (window.hours, pace.hours, pace.most) if each)
    return max(1, int(hours * HOUR))


def _term(hours: float | None, now: int) -> Term:
    if not hours:
        return Term(None, now + REMIND_EVERY, None)
    seconds = int(hours * HOUR)
    return Term(now + seconds, now + seconds // 2, seconds)


def remind_next(owed: Owed, now: int, *, counted: bool) -> Owed:
    """`owed` after its owner was reminded at `now`. A call after the bot's own absence is not `counted`: half time is
    still to come, or the next of the reminders where nothing has a limit."""
    if owed.allowed is None or owed.due is None:
        return replace(owed, remind=now + REMIND_EVERY, reminded=owed.reminded + counted)
    half = owed.due - owed.allowed // 2
    return replace(owed, remind=half if half > now else None)


def is_silent(owed: Owed, now: int) -> bool:
    """Whether the owner of a choice without a limit has had all reminders, and let the time after the last one pass."""
    return owed.due is None and owed.reminded >= REMINDERS and owed.remind is not None and owed.remind <= now


def resume(owed: Owed, away: int, now: int) -> Owed:
    """`owed` at `now`, when the bot has been `away` for so many seconds: that time is nobody's. After a long absence at
    least half of the term is left, and its owner is called. A blind choice moves as a whole."""
    if owed.computer:
        return owed
    moved = replace(owed, due=later(owed.due, away), remind=later(owed.remind, away), latest=later(owed.latest, away))
    if moved.held or away < SILENCE:
        return moved
    if moved.due is None or moved.allowed is None:
        return replace(moved, remind=now)
    return replace(moved, due=max(moved.due, now + moved.allowed // 2), remind=now)


def is_anybody_called(owed: Iterable[Owed]) -> bool:
    """Whether the game waits for a person."""
    return any(not (each.computer or each.held) for each in owed)


def later(moment: int | None, seconds: int) -> int | None:
    """`moment`, if there is one, put off by so many seconds."""
    return None if moment is None else moment + seconds


def nudge_from(pace: Pace, owed: Owed) -> int:
    """From when on the owner of `owed` may be nudged: a quarter of the allowance after he was asked."""
    allowed = owed.allowed if owed.allowed is not None else pace.hours and int(pace.hours * HOUR)
    return owed.since + (max(NUDGE_LEAST, allowed // 4) if allowed else NUDGE_UNHURRIED)


def nudged(session: Session, user: int, now: int) -> tuple[Seat, ...]:
    """The seats that a nudge by `user` reminds: asked, there, not his own, and not just now."""
    return tuple(owed.seat for owed in others(session, user) if nudge_from(pace_of(session), owed) <= now)


def others(session: Session, user: int) -> tuple[Owed, ...]:
    """What people other than `user` are asked for."""
    own = session.seat_of(user)
    return tuple(owed for owed in session.owed if not (owed.computer or owed.held or owed.seat == own))


def pace_of(session: Session, most: float | None = None) -> Pace:
    """The pace of the session's table; `most` is what whoever runs the bot allows for a reaction."""
    return Pace(session.table.hours, session.table.reactions, most)


def miss(chair: Chair, now: int, *, reaction: bool) -> Chair:
    """The chair when its owner's time was over at `now` and a move was played for him. A missed reaction is no
    absence."""
    played = replace(chair, played=chair.played + 1)
    if reaction:
        return replace(played, ignored=chair.ignored + 1)
    return _missing(played, chair.missed + 1, now)


def answer(chair: Chair, *, reaction: bool) -> Chair:
    """The chair when its owner moved himself: he is there."""
    return replace(chair, missed=0, ignored=0 if reaction else chair.ignored, away=None)


def silence(chair: Chair, now: int) -> Chair:
    """The chair when its owner, by `now`, answered no reminder where nothing has a limit."""
    return _missing(chair, max(chair.missed, ABSENT_AFTER), now)


def _missing(chair: Chair, missed: int, now: int) -> Chair:
    """The chair when so many decisions in a row were missed; who is absent by that is so from `now` on."""
    after = replace(chair, missed=missed)
    return replace(after, away=now) if after.absent and not chair.absent else after


def is_deserted(chairs: Iterable[Chair]) -> bool:
    """Whether people sit here, and none of them is there. Where all have given their seats to computers, these play
    on."""
    people = [chair for chair in chairs if chair.occupant is not None and chair.occupant.kind is Kind.PERSON]
    return bool(people) and not any(chair.present for chair in people)
