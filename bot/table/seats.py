"""Who may sit on a seat of a running game, and what becomes of offers when something happens there. Pure.

One person, one hand: who has sat on a seat has seen what it sees, and sits on no other one of the same game, unless
that one sees all of it as well.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table import consent, former
from bot.table.guards import Refusal, alone_in_practice
from bot.table.offer import Offer
from bot.table.proposal import Fate
from bot.table.session import Kind, Phase, Session
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
    if all(user == by for user, _ in consent.people(session)):
        return now
    hours = session.table.hours
    return now + (OBJECTIONS if not hours else min(OBJECTIONS, int(hours * HOUR)))


def put(session: Session, offer: Offer) -> Session:
    """`session` with the offer: in place of itself, else after the others. To each person the latest of each seat is
    kept."""
    kept = (each for each in session.offers if (each.seat, each.user) != (offer.seat, offer.user))
    return replace(session, offers=tuple(sorted((*kept, offer), key=lambda each: each.number)))


def settle(session: Session, offer: Offer, fate: Fate, now: int, *, refused: int | None = None) -> Session:
    """`session` when the offer has come to that end at `now`."""
    return put(session, replace(offer, fate=fate, settled=now, refused=refused))


def follow(before: Session, after: Session, now: int) -> Session:
    """`after` with what became of its open offers by the step from `before`: the end of the game, or another person on
    the seat or on another one, ends them. At the end nothing is left of those who are forgotten."""
    for offer in after.offers:
        handed = before.chairs[offer.seat].occupant != after.chairs[offer.seat].occupant
        if offer.open and (after.phase is not Phase.RUNNING or handed or after.seat_of(offer.user) is not None):
            after = settle(after, offer, Fate.OVERTAKEN, now)
    return after if after.phase.open else former.without_marks(after)


def rings(session: Session) -> int | None:
    """When the clock has to look at the open offers."""
    return min((offer.rings for offer in session.offers if offer.open), default=None)


def resume(session: Session, away: int) -> Session:
    """`session` when the bot was away for so many seconds: they count for no offer."""
    moved = tuple(
        replace(offer, objections=offer.objections + away, until=offer.until + away) if offer.open else offer
        for offer in session.offers
    )
    return replace(session, offers=moved)
