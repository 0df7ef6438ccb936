"""Messages that only ask somebody to move: reminders, nudges, calls of those whom no direct message reached. Whom each
asked for what is its state; it goes when none of that is owed any more. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.host.storage.posts import Post
from bot.messages.words.table_messages import owing
from bot.table.session import Owed, Session
from games.core import Seat
from games.replacing import replace

REMINDED, NUDGED, CALLED = "r", "n", "f"
CALLS = (REMINDED, NUDGED, CALLED)
"""How their keys begin."""
SAID = "s"
"""How the key of a message begins that nothing makes obsolete: it is remembered until what it stands for is settled."""
NUDGE = "bot-nudge"
"""The message that asks somebody because others wish it."""
TOGETHER = 60
"""Seconds within which several are reminded by one message."""
ASKED = 0
"""The moment of a message that is of no reminder's, but of who asked for it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A seat is asked for what it owes since a moment. `reminds`: of which moment this is the reminder; None where the
    message was found after it had been given up, so that it counts for whatever is to be said next."""

    seat: int
    since: int
    reminds: int | None


def reasons(session: Session, seats: Iterable[Seat], reminds: int) -> str:
    """The state of a message that asks these seats."""
    owed = (session.owes(seat) for seat in seats)
    return _packed(Reason(int(each.seat), each.since, reminds) for each in owed if each is not None)


def found(state: str) -> str:
    """The state of such a message that arrived although nobody knew."""
    return _packed(replace(each, reminds=None) for each in _unpacked(state))


def holds(session: Session, state: str) -> bool:
    """Whether anybody of those who were asked still owes what they owed then."""
    owed = (session.owes(seat) for seat in owing(session))
    waited = {(int(each.seat), each.since) for each in owed if each is not None}
    return not waited.isdisjoint((each.seat, each.since) for each in _unpacked(state))


def telling(owed: Owed | None, post: Post, reminds: int) -> str | None:
    """The state of a message that has told the owner of `owed` what is to be said now, counted as that."""
    if owed is None or post.key[0] not in CALLS:
        return None
    asked, counted = (int(owed.seat), owed.since), Reason(int(owed.seat), owed.since, reminds)
    now = _unpacked(post.state)
    told = next((each for each in now if (each.seat, each.since) == asked and _tells(each, reminds)), None)
    return None if told is None else _packed(counted if each is told else each for each in now)


def when(owed: Owed | None) -> int:
    """Of which moment the reminder of `owed` is."""
    return ASKED if owed is None else owed.remind or owed.since


def to_remind(session: Session, seat: Seat) -> Mapping[Seat, str]:
    """`seat` and all who are to be reminded by then, each with the message that does it."""
    moment = when(session.owes(seat))
    seats = [each for each in owing(session) if each == seat or _near(_reminded(session.owes(each)), moment)]
    return {each: _key(session, session.owes(each)) for each in seats}


def _tells(reason: Reason, reminds: int) -> bool:
    return reason.reminds is None or (ASKED not in (reason.reminds, reminds) and _near(reason.reminds, reminds))


def _key(session: Session, owed: Owed | None) -> str:
    """Why somebody is pinged: they were not called yet, clocks start again, or it is a reminder."""
    if session.table.silence is not None:
        return "bot-resumed"
    if owed is not None and owed.uncalled:
        return "bot-call" if owed.turn else "bot-call-decision"
    return "bot-reminder" if owed is None or owed.due is not None else "bot-reminder-unhurried"


def _reminded(owed: Owed | None) -> int | None:
    return None if owed is None else owed.remind


def _near(one: int | None, other: int) -> bool:
    return one is not None and abs(one - other) <= TOGETHER


def _packed(all: Iterable[Reason]) -> str:
    return json.dumps([[each.seat, each.since, each.reminds] for each in all])


def _unpacked(state: str) -> tuple[Reason, ...]:
    return tuple(Reason(*row) for row in json.loads(state))
