"""Acts about a seat that is offered: to offer it, to accept or decline, to object; and what the clock does.

As in `bot.table.acts`, every act takes the session, the moment and what was asked for, and gives the change. Until an
offer is settled whoever sits there plays on, and the computer where time is over.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table import changes, seats
from bot.table.answers import Verdict
from bot.table.changes import Change, Moment, visible
from bot.table.guards import Refusal, running, seated
from bot.table.offer import Offer
from bot.table.proposal import Fate
from bot.table.session import Session, person
from games.core import Seat, text


def offer(session: Session, moment: Moment, by: int, user: int, name: str) -> Change:
    """`by` offers the seat that he sits on to `user`, called `name`."""
    running(session)
    seat = seated(session, by)
    until = seats.objections(session, by, moment.now)
    return visible(make(session, moment, seat, by, user, name, objections=until), text("bot-offer-made", name=name))


def make(
    session: Session, moment: Moment, seat: Seat, by: int, user: int, name: str, *, objections: int | None = None
) -> Session:
    """`session` in which `seat` is offered; others may object until `objections` (None: they have agreed).

    :raises Refusal: it may not be offered to him.
    """
    seats.offerable(session, seat, user, name, moment.now)
    made = Offer(
        number=max((each.number for each in session.offers), default=0) + 1,
        seat=seat,
        user=user,
        name=name,
        by=by,
        opened=moment.now,
        objections=moment.now if objections is None else objections,
        until=moment.now + seats.OFFER_STAYS,
    )
    return seats.put(session, made)


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
    return visible(seats.put(session, accepted), text("bot-offer-accepted"))


def decline(session: Session, moment: Moment, user: int, number: int) -> Change:
    """Whom it is offered to says no, or whoever offered it takes the offer back."""
    standing = _standing(session, moment, number)
    if user == standing.by:
        return visible(seats.settle(session, standing, Fate.WITHDRAWN, moment.now), text("bot-offer-withdrawn"))
    if user != standing.user:
        raise Refusal(text("bot-offer-not-yours", name=standing.name))
    return visible(seats.settle(session, standing, Fate.REFUSED, moment.now, refused=user), text("bot-offer-declined"))


def object_to(session: Session, moment: Moment, user: int, number: int) -> Change:
    """Somebody who plays does not want it: the seat stays whose it is."""
    standing = _standing(session, moment, number)
    seated(session, user)
    if user == standing.by:
        return decline(session, moment, user, number)
    if standing.objections <= moment.now:
        raise Refusal(text("bot-offer-too-late"))
    return visible(seats.settle(session, standing, Fate.REFUSED, moment.now, refused=user), text("bot-offer-objected"))


def look_at_offers(session: Session, moment: Moment) -> Change:
    """What the clock does when an offer rings: an accepted one is carried out, another lapses."""
    due = next((each for each in session.offers if each.open and each.rings <= moment.now), None)
    if due is None:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    if due.accepted is not None:
        return _handed_over(session, moment, due)
    return visible(seats.settle(session, due, Fate.LAPSED, moment.now), text("bot-offer-over"))


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
        seats.fit(session, accepted.seat, accepted.user, accepted.name)
    except Refusal as refused:
        return visible(seats.settle(session, accepted, Fate.OVERTAKEN, moment.now), refused.reason)
    settled = seats.settle(session, accepted, Fate.AGREED, moment.now)
    by = person(accepted.user, accepted.name)
    return changes.hand_over(settled, position, accepted.seat, by, text("bot-offer-yours"), moment)
