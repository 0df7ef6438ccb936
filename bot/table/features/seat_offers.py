"""Who may sit on a seat of a running game, and what is particular to a seat that is offered: to whom, when again, and
that it changes hands. Everything else about an offer is as with any vote (`bot.table.features.votes`).

One person, one hand: who has sat on a seat has seen what it sees, and sits on no other one of the same game, unless
that one sees all of it as well. Until an offer is settled whoever sits there plays on, and the computer where time is
over.
"""

from __future__ import annotations

from bot.table import changes, former
from bot.table.changes import Change
from bot.table.guards import Refusal, alone_in_practice, running, seated
from bot.table.session import NOBODY, Kind, Open, Session, Vote, person
from bot.table.timing import DAY, HOUR, Moment
from games.core import Seat, text
from games.replacing import replace

HANDED = DAY
"""Seconds from when a person got a seat until it may be offered again."""
DECLINED = 7 * DAY
"""Seconds for which a seat is not offered again to somebody who declined."""


def newcomer(vote: Vote) -> tuple[Seat, int, str]:
    """The seat that is to be offered, or is, and who is to sit there, with his name."""
    seat, user, name = vote.about
    return Seat(int(seat)), int(user), name


def about(seat: Seat, user: int, name: str) -> tuple[str, ...]:
    """The same as it is kept in a vote."""
    return str(int(seat)), str(user), name


def fit(session: Session, seat: Seat, user: int, name: str) -> None:
    """`user`, called `name`, may sit on `seat`.

    :raises Refusal: he sits at the table, has seen what `seat` does not see, or was forgotten since he was asked.
    """
    if user == NOBODY:
        raise Refusal(text("bot-offer-over"))
    if session.seat_of(user) is not None:
        raise Refusal(text("bot-table-sits-already", name=name))
    seen = [Seat(number) for number, chair in enumerate(session.chairs) if former.has_sat_on(session, chair, user)]
    if not all(each == seat or _is_shared(session, each, seat) for each in seen):
        raise Refusal(text("bot-table-saw-another-seat", name=name))


def _is_shared(session: Session, seen: Seat, seat: Seat) -> bool:
    """Whether `seat` sees all that `seen` does, as in a team that has no secrets from each other."""
    position = session.position
    return position is not None and position.game.shares(position.view(None), seen, seat)


def owned(session: Session, user: int) -> tuple[Seat, ...]:
    """The seats that are `user`'s own, on which nobody sat before him but a computer, the one that he got last first:
    several only where he took an ally's."""
    mine = (Seat(seat) for seat, chair in enumerate(session.chairs) if chair.owner and chair.owner.user == user)
    return tuple(sorted(mine, key=lambda seat: -(session.chairs[seat].handed or 0)))


def is_free(session: Session, seat: Seat) -> bool:
    """Whether a computer plays on `seat`, for itself or for somebody absent: such a seat goes to somebody new only
    where all agree."""
    chair = session.chairs[seat]
    return chair.absent or (chair.occupant is not None and chair.occupant.kind is Kind.COMPUTER)


# An offer


def admit(session: Session, vote: Vote) -> None:
    """Whoever offers the seat may, and to whom it is offered may sit there.

    :raises Refusal: that is not so.
    """
    running(session)
    seated(session, vote.by)
    alone_in_practice(session, more=1)
    fit(session, *newcomer(vote))


def lately(session: Session, vote: Vote, now: int) -> None:
    """Neither has he declined one here not long ago, nor was this seat taken by somebody not long ago.

    :raises Refusal: that is so.
    """
    seat, user, name = newcomer(vote)
    declined = (each for each in session.votes if each.of_seat and each.asked == (user,) and each.refused == user)
    if any(now - (each.settled or 0) < DECLINED for each in declined):
        raise Refusal(text("bot-offer-declined-lately", name=name))
    handed = session.chairs[seat].handed
    if handed is not None and now - handed < HANDED:
        raise Refusal(text("bot-table-handed-lately", hours=-(-(handed + HANDED - now) // HOUR)))


def may_sit(session: Session, moment: Moment, vote: Vote) -> None:
    """He may sit there still."""
    fit(session, *newcomer(vote))


def hand_over(session: Session, moment: Moment, vote: Vote) -> Change:
    """The seat changes hands."""
    seat, user, name = newcomer(vote)
    return changes.hand_over(session, running(session), seat, person(user, name), text("bot-offer-yours"), moment)


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """At the end of the game nothing is left of those who are forgotten."""
    after = change.session
    return change if isinstance(after.phase, Open) else replace(change, session=former.without_marks(after))
