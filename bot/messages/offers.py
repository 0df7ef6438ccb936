"""A seat that is offered, in words: while it is open, and when it is settled."""

from __future__ import annotations

from bot.messages.custom_id import Action, Press
from bot.messages.i18n import mention, moment
from bot.messages.message import Message, Row, Style, Words
from bot.messages.present import button, title, voice
from bot.messages.proposals import called
from bot.table.limits import Wish
from bot.table.session import Offer, Session, Status
from games.core import text


def worded(session: Session, offer: Offer) -> Message:
    """The offer as it stands. Only whom it is made to is pinged."""
    return _offering(session, offer) if offer.open else _settled(session, offer)


def _offering(session: Session, offer: Offer) -> Message:
    speaker = voice(session, session.table.locale)
    who, by = mention(offer.user), called(session, offer.by)
    own = session.seat_of(offer.by) == offer.seat
    objections = offer.objections > offer.opened
    if offer.accepted is not None:
        said = [text("bot-offer-waits", who=who, seat=offer.seat, until=moment(offer.objections))]
    else:
        said = [text("bot-offer" if own else "bot-offer-free", who=who, by=by, seat=offer.seat)]
        said += [text("bot-offer-objections", until=moment(offer.objections))] if objections else []
        said.append(text("bot-offer-until", until=moment(offer.until)))
    lines = (f"### {title(session, speaker.locale)}", *map(speaker.say, said))
    wish = Wish(offer.by, session.id, "offer")
    return Message((Words("\n".join(lines)), _answers(session, offer, objections=objections)), (offer.user,), wish=wish)


def _answers(session: Session, offer: Offer, *, objections: bool) -> Row:
    locale, number = session.table.locale, str(offer.number)
    answers = [("accept", Action.ACCEPT, Style.SUCCESS)] if offer.accepted is None else []
    answers.append(("decline", Action.DECLINE, Style.SECONDARY))
    answers += [("object", Action.OBJECT, Style.SECONDARY)] if objections else []
    return Row(
        tuple(
            button(f"bot-button-{name}", locale, Press(action, session.id, stamp=number), style)
            for name, action, style in answers
        )
    )


def _settled(session: Session, offer: Offer) -> Message:
    speaker = voice(session, session.table.locale)
    objected = offer.status is Status.REFUSED and offer.refused != offer.user
    how = "objected" if objected else offer.status.value
    who = called(session, offer.refused) if objected and offer.refused is not None else mention(offer.user)
    return Message((Words(f"-# {speaker.say(text(f'bot-offer-end-{how}', who=who, seat=offer.seat))}"),))
