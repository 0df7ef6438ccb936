"""Who has to agree to what is proposed at a table, when it is settled, and what ends it before that. Pure.

Asked is each person who sits there and is not absent; a computer never is. To propose is to agree, and silence is no.
Who has just become absent has a day to say that he is back before anything is agreed without him.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.table.guards import Refusal
from bot.table.habits import NOBODYS, Habits
from bot.table.proposal import Fate, Proposal
from bot.table.session import Chair, Phase, Session
from bot.table.timing import DAY, HOUR, later, pace_of
from games.core import text

STAYS = 2 * DAY
"""Seconds that a proposal waits for answers at most; where a decision has less time, so has this."""
GRACE = DAY
"""Seconds that somebody who has become absent has to come back before others agree without him."""
AGAIN = DAY
"""Seconds after which somebody may propose again what was not agreed to, if he also had a turn of his own since."""


def people(session: Session) -> tuple[tuple[int, Chair], ...]:
    """The people who sit at the table, each with his chair."""
    seated = ((chair.occupant, chair) for chair in session.chairs)
    return tuple((who.user, chair) for who, chair in seated if who is not None and who.user is not None)


def asked(session: Session, now: int) -> tuple[int, ...]:
    """Whom something that is proposed at `now` is asked of."""
    return tuple(user for user, chair in people(session) if chair.present or _back_until(chair) > now)


def until(session: Session, now: int) -> int:
    """Until when something that is proposed at `now` may be agreed to."""
    hours = session.table.hours
    return now + (STAYS if not hours else min(STAYS, int(hours * HOUR)))


def asleep(
    session: Session, people: Mapping[int, Habits], users: Iterable[int], now: int
) -> tuple[tuple[int, int], ...]:
    """Those of `users` whom nothing at this table may ping at `now`, each with when he wakes."""
    pace = pace_of(session)
    habits = {user: people.get(user, NOBODYS) for user in users}
    return tuple((user, pace.rest(each, now).wakes(now)) for user, each in habits.items() if pace.asleep(each, now))


def is_agreed(session: Session, proposal: Proposal, now: int) -> bool:
    """Whether everybody has agreed whose answer is waited for at `now`."""
    return all(user in proposal.agreed for user in asked(session, now))


def rings(session: Session) -> int | None:
    """When the clock has to look at the open proposal: it lapses, or whoever is absent is waited for no longer."""
    proposal = session.proposal
    if proposal is None:
        return None
    silent = [chair for user, chair in people(session) if user not in proposal.agreed]
    if any(chair.present for chair in silent):
        return proposal.until
    return min(proposal.until, max(map(_back_until, silent), default=0))


def _back_until(chair: Chair) -> int:
    """Until when whoever is absent may come back and still be asked."""
    return 0 if chair.away is None else chair.away + GRACE


def renewable(session: Session, user: int, kind: str, now: int) -> None:
    """`user` may propose this (again).

    :raises Refusal: it was not agreed to, and he has had no turn or too little time has passed since.
    """
    before = next((each for each in session.proposals if (each.kind, each.by) == (kind, user)), None)
    if before is None or before.fate in (Fate.AGREED, Fate.OVERTAKEN):
        return
    wait = (before.settled or 0) + AGAIN - now
    if wait > 0 or turns(session, user) <= before.turns:
        raise Refusal(text("bot-proposal-again", hours=max(0, -(-wait // HOUR))))


def turns(session: Session, user: int) -> int:
    """How many owed choices `user` has answered on his seat; 0 where the game cannot be read."""
    seat = session.seat_of(user)
    return 0 if seat is None or session.position is None else session.position.answers[seat]


def put(session: Session, proposal: Proposal) -> Session:
    """`session` with the proposal: in place of itself, else of the last of its kind by the same person."""
    kept = (each for each in session.proposals if (each.kind, each.by) != (proposal.kind, proposal.by))
    return replace(session, proposals=tuple(sorted((*kept, proposal), key=lambda each: each.number)))


def settle(session: Session, proposal: Proposal, fate: Fate, now: int, *, refused: int | None = None) -> Session:
    """`session` when the proposal has come to that end at `now`."""
    done = replace(proposal, fate=fate, settled=now, refused=refused, asleep=(), calls=())
    return put(session, done)


def resume(session: Session, away: int) -> Session:
    """`session` when the bot was away for so many seconds: they count neither for the open proposal nor for whoever
    may still come back."""
    chairs = tuple(replace(chair, away=later(chair.away, away)) for chair in session.chairs)
    moved = replace(session, chairs=chairs)
    proposal = moved.proposal
    return moved if proposal is None else put(moved, replace(proposal, until=proposal.until + away))


def follow(before: Session, after: Session, now: int, *, public: bool) -> Session:
    """`after` with what became of the open proposal by the step from `before`: it has ended, or somebody who came back
    is asked as well. `public` tells whether everybody saw a move."""
    proposal = after.proposal
    if proposal is None:
        return after
    if _is_overtaken(before, after, proposal, public=public):
        return settle(after, proposal, Fate.OVERTAKEN, now)
    back = tuple(user for user, chair in people(after) if chair.present and user not in proposal.asked)
    return put(after, replace(proposal, asked=(*proposal.asked, *back))) if back else after


def _is_overtaken(before: Session, after: Session, proposal: Proposal, *, public: bool) -> bool:
    handed = [chair.occupant for chair in before.chairs] != [chair.occupant for chair in after.chairs]
    ended = after.phase is not Phase.RUNNING
    return handed or ended or after.table.epoch != proposal.epoch or (proposal.fleeting and public)
