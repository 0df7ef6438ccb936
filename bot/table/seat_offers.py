"""Who may sit on a seat of a running game, and the seats that are offered: to offer one, to accept, to decline, to
object.

One person, one hand: who has sat on a seat has seen what it sees, and sits on no other one of the same game, unless
that one sees all of it as well. Until an offer is settled whoever sits there plays on, and the computer where time is
over. As in `bot.table.acts`, every act takes the session, the moment and what was asked for, and gives the change.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table import changes, former
from bot.table.answers import Verdict
from bot.table.changes import Change, Moment, visible
from bot.table.guards import Refusal, alone_in_practice, running, seated
from bot.table.session import Kind, Offer, Phase, Session, Status, handed, person, sitting
from bot.table.timing import DAY, HOUR
from games.core import Seat, text

OFFER_STAYS = 7 * DAY
"""Seconds until a seat that nobody took is offered no more."""
OBJECTIONS = 12 * HOUR
"""Seconds within which somebody who plays may object to an offer of a seat of one's own; where a decision has less
time, so has this."""
HANDED = DAY
"""Seconds from when a person got a seat until it may be offered again."""
DECLINED = 7 * DAY
"""Seconds for which a seat is not offered again to somebody who declined."""


def fit(session: Session, seat: Seat, user: int, name: str) -> None:
    """`user`, called `name`, may sit on `seat`.

    :raises Refusal: he sits at the table, or has seen what `seat` does not see.
    """
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


def offerable(session: Session, seat: Seat, user: int, name: str, now: int) -> None:
    """`seat` may be offered at `now` to `user`, called `name`.

    :raises Refusal: he may not sit there, declined not long ago, or the seat was taken by somebody not long ago.
    """
    alone_in_practice(session, more=1)
    fit(session, seat, user, name)
    if any(offer.open and offer.seat == seat for offer in session.offers):
        raise Refusal(text("bot-offer-open"))
    declined = (offer for offer in session.offers if offer.user == user and offer.refused == user)
    if any(now - (offer.settled or 0) < DECLINED for offer in declined):
        raise Refusal(text("bot-offer-declined-lately", name=name))
    handed = session.chairs[seat].handed
    if handed is not None and now - handed < HANDED:
        raise Refusal(text("bot-table-handed-lately", hours=-(-(handed + HANDED - now) // HOUR)))


def is_free(session: Session, seat: Seat) -> bool:
    """Whether a computer plays on `seat`, for itself or for somebody absent: such a seat goes to somebody new only
    where all agree."""
    chair = session.chairs[seat]
    return chair.absent or (chair.occupant is not None and chair.occupant.kind is Kind.COMPUTER)


def objections(session: Session, by: int, now: int) -> int:
    """Until when others may object to what `by` offers at `now`: not at all where nobody else sits there. Who is absent
    may be back in time."""
    if all(user == by for user, _ in sitting(session)):
        return now
    hours = session.table.hours
    return now + (OBJECTIONS if not hours else min(OBJECTIONS, int(hours * HOUR)))


def put(session: Session, offer: Offer) -> Session:
    """`session` with the offer: in place of itself, else after the others. To each person the latest of each seat is
    kept."""
    kept = (each for each in session.offers if (each.seat, each.user) != (offer.seat, offer.user))
    return replace(session, offers=tuple(sorted((*kept, offer), key=lambda each: each.number)))


def settle(session: Session, offer: Offer, status: Status, now: int, *, refused: int | None = None) -> Session:
    """`session` when the offer has come to that end at `now`."""
    return put(session, replace(offer, status=status, settled=now, refused=refused))


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """What became of the open offers by a change: the end of the game, or another person on the seat or on another one,
    ends them. At the end nothing is left of those who are forgotten."""
    after, given = change.session, handed(before, change.session)
    for offer in after.offers:
        gone = offer.seat in given or after.seat_of(offer.user) is not None
        if offer.open and (after.phase is not Phase.RUNNING or gone):
            after = settle(after, offer, Status.OVERTAKEN, moment.now)
    return replace(change, session=after if after.phase.open else former.without_marks(after))


def rings(session: Session) -> int | None:
    """When the clock has to look at the open offers."""
    return min((offer.rings for offer in session.offers if offer.open), default=None)


# The acts


def offer(session: Session, moment: Moment, by: int, user: int, name: str) -> Change:
    """`by` offers the seat that he sits on to `user`, called `name`."""
    running(session)
    seat = seated(session, by)
    until = objections(session, by, moment.now)
    return visible(make(session, moment, seat, by, user, name, objections=until), text("bot-offer-made", name=name))


def make(
    session: Session, moment: Moment, seat: Seat, by: int, user: int, name: str, *, objections: int | None = None
) -> Session:
    """`session` in which `seat` is offered; others may object until `objections` (None: they have agreed).

    :raises Refusal: it may not be offered to him.
    """
    offerable(session, seat, user, name, moment.now)
    made = Offer(
        number=max((each.number for each in session.offers), default=0) + 1,
        seat=seat,
        user=user,
        name=name,
        by=by,
        opened=moment.now,
        objections=moment.now if objections is None else objections,
        until=moment.now + OFFER_STAYS,
    )
    return put(session, made)


def accept(session: Session, moment: Moment, user: int, number: int) -> Change:
    """Whom it is offered to sits down, once nobody can object any more."""
    standing = _standing(session, moment, number)
    if user != standing.user:
        raise Refusal(text("bot-offer-not-yours", name=standing.name))
    if standing.accepted is not None:
        raise Refusal(text("bot-offer-accepted-already"))
    accepted = replace(standing, accepted=moment.now)
    if accepted.objections <= moment.now:
        return _handed_over(session, moment, accepted)
    return visible(put(session, accepted), text("bot-offer-accepted"))


def decline(session: Session, moment: Moment, user: int, number: int) -> Change:
    """Whom it is offered to says no, or whoever offered it takes the offer back."""
    standing = _standing(session, moment, number)
    if user == standing.by:
        return visible(settle(session, standing, Status.WITHDRAWN, moment.now), text("bot-offer-withdrawn"))
    if user != standing.user:
        raise Refusal(text("bot-offer-not-yours", name=standing.name))
    return visible(settle(session, standing, Status.REFUSED, moment.now, refused=user), text("bot-offer-declined"))


def object_to(session: Session, moment: Moment, user: int, number: int) -> Change:
    """Somebody who plays does not want it: the seat stays whose it is."""
    standing = _standing(session, moment, number)
    seated(session, user)
    if user == standing.by:
        return decline(session, moment, user, number)
    if standing.objections <= moment.now:
        raise Refusal(text("bot-offer-too-late"))
    return visible(settle(session, standing, Status.REFUSED, moment.now, refused=user), text("bot-offer-objected"))


def look_at_offers(session: Session, moment: Moment) -> Change:
    """What the clock does when an offer rings: an accepted one is carried out, another lapses."""
    due = next((each for each in session.offers if each.open and each.rings <= moment.now), None)
    if due is None:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    if due.accepted is not None:
        return _handed_over(session, moment, due)
    return visible(settle(session, due, Status.LAPSED, moment.now), text("bot-offer-over"))


def _standing(session: Session, moment: Moment, number: int) -> Offer:
    """The offer of this number, which is open."""
    running(session)
    found = next((each for each in session.offers if each.number == number and each.open), None)
    if found is None or found.until <= moment.now:
        raise Refusal(text("bot-offer-over"))
    return found


def _handed_over(session: Session, moment: Moment, accepted: Offer) -> Change:
    """The seat changes hands; where it may not any more, that is the end of the offer."""
    position = running(session)
    try:
        fit(session, accepted.seat, accepted.user, accepted.name)
    except Refusal as refused:
        return visible(settle(session, accepted, Status.OVERTAKEN, moment.now), refused.reason)
    settled = settle(session, accepted, Status.AGREED, moment.now)
    by = person(accepted.user, accepted.name)
    return changes.hand_over(settled, position, accepted.seat, by, text("bot-offer-yours"), moment)
