"""What is proposed at a table, in words: while somebody has to answer, and when it is settled."""

from __future__ import annotations

from bot.messages.custom_id import Action, Press
from bot.messages.i18n import Raw, Voice, mention, moment
from bot.messages.message import Message, Row, Style, Words
from bot.messages.present import button, title, voice
from bot.table.limits import Wish
from bot.table.session import Proposal, Session
from bot.table.votes import AGREEMENTS
from games.core import Arg, Text, text


def worded(session: Session, proposal: Proposal) -> Message:
    """The proposal as it stands."""
    return asking(session, proposal) if proposal.open else settled(session, proposal)


def asking(session: Session, proposal: Proposal) -> Message:
    """What is proposed, who has to answer until when, and two buttons."""
    speaker = voice(session, session.table.locale)
    until = moment(proposal.until)
    lines = [f"### {title(session, speaker.locale)}", speaker.say(_words(session, proposal, ""))]
    told = enumerate(AGREEMENTS[proposal.kind].more(session, proposal))
    lines += [f"- {speaker.say(line)}" if number else speaker.say(line) for number, line in told]
    if proposal.missing:
        who = Raw(" ".join(map(mention, proposal.missing)))
        lines.append(speaker.say(text("bot-proposal-asked", who=who, until=until)))
    else:
        lines.append(speaker.say(text("bot-proposal-waits", until=until)))
    lines += [speaker.say(text("bot-proposal-has-agreed", who=called(session, user))) for user in proposal.agreed[1:]]
    wish = Wish(proposal.by, session.id, proposal.kind)
    return Message((Words("\n".join(lines)), _answers(session, proposal, speaker)), proposal.called, wish=wish)


def _answers(session: Session, proposal: Proposal, speaker: Voice) -> Row:
    number = str(proposal.number)
    return Row(
        (
            button("bot-button-agree", speaker.locale, Press(Action.AGREE, session.id, stamp=number), Style.SUCCESS),
            button("bot-button-disagree", speaker.locale, Press(Action.DISAGREE, session.id, stamp=number)),
        )
    )


def over(session: Session) -> Message:
    """What is left of a proposal that was followed by another of its kind."""
    return Message((Words(f"-# {voice(session, session.table.locale).say(text('bot-proposal-over'))}"),))


def settled(session: Session, proposal: Proposal) -> Message:
    """One line of what became of it."""
    speaker = voice(session, session.table.locale)
    what = _words(session, proposal, "-short")
    who: Arg = called(session, proposal.refused) if proposal.refused is not None else ""
    return Message((Words(f"-# {speaker.say(text(f'bot-proposal-end-{proposal.status.value}', what=what, who=who))}"),))


def _words(session: Session, proposal: Proposal, form: str) -> Text:
    agreement = AGREEMENTS[proposal.kind]
    more = agreement.words(session, proposal)
    return text(f"bot-proposal-{proposal.kind}{form}", who=called(session, proposal.by), **more)


def called(session: Session, user: int) -> Arg:
    """Who sits here by name; who does not any more by a mention, which pings nobody."""
    seat = session.seat_of(user)
    return mention(user) if seat is None else seat
