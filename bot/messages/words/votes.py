"""What is asked at a table, in words: while somebody has to answer, and when it is settled."""

from __future__ import annotations

from bot.messages.custom_id import Action, Number, Press
from bot.messages.i18n import Raw, Voice, mention, moment
from bot.messages.message import Message, Row, Words
from bot.messages.words.table_messages import button, title, voice
from bot.table.features.votes import KINDS
from bot.table.limits import Ping, Wish
from bot.table.session import Session, Status, Vote
from games.core import Arg, Text, text


def worded(session: Session, vote: Vote) -> Message:
    """The vote as it stands."""
    return asking(session, vote) if vote.open else settled(session, vote)


def asking(session: Session, vote: Vote) -> Message:
    """What is asked, who has to answer until when, and the buttons."""
    speaker = voice(session, session.table.locale)
    told = _offered(session, vote, speaker) if vote.of_seat else _proposed(session, vote, speaker)
    words = Words("\n".join((f"### {title(session, speaker.locale)}", *told)))
    why = Wish(vote.by, session.id, vote.kind, vote=not vote.of_seat)
    return Message((words, _answers(session, vote)), (Ping(vote.called, why),))


def _proposed(session: Session, vote: Vote, speaker: Voice) -> list[str]:
    until = moment(vote.until)
    lines = [speaker.say(_words(session, vote, ""))]
    told = enumerate(vote.more)
    lines += [f"- {speaker.say(line)}" if number else speaker.say(line) for number, line in told]
    if vote.missing:
        who = Raw(" ".join(map(mention, vote.missing)))
        lines.append(speaker.say(text("bot-proposal-asked", who=who, until=until)))
    else:
        lines.append(speaker.say(text("bot-proposal-waits", until=until)))
    return lines + [speaker.say(text("bot-proposal-has-agreed", who=called(session, user))) for user in vote.agreed[1:]]


def _offered(session: Session, vote: Vote, speaker: Voice) -> list[str]:
    seat, by = vote.subject, called(session, vote.by)
    (who,) = map(mention, vote.asked)
    objections = () if vote.objections is None else (moment(vote.objections),)
    if vote.agreed:
        said = [text("bot-offer-waits", who=who, seat=seat, until=until) for until in objections]
    else:
        own = session.seat_of(vote.by) == seat
        said = [text("bot-offer" if own else "bot-offer-free", who=who, by=by, seat=seat)]
        said += [text("bot-offer-objections", until=until) for until in objections]
        said.append(text("bot-offer-until", until=moment(vote.until)))
    return list(map(speaker.say, said))


def _answers(session: Session, vote: Vote) -> Row:
    answers = [Action.AGREE, Action.DISAGREE]
    if vote.of_seat:
        answers = [Action.DECLINE] if vote.agreed else [Action.ACCEPT, Action.DECLINE]
        answers += [] if vote.objections is None else [Action.OBJECT]
    presses = (Press(action, session.id, Number(vote.number)) for action in answers)
    return Row(tuple(button(press, session.table.locale) for press in presses))


def over(session: Session) -> Message:
    """What is left of a vote that was followed by another of its kind."""
    return Message((Words(f"-# {voice(session, session.table.locale).say(text('bot-proposal-over'))}"),))


def settled(session: Session, vote: Vote) -> Message:
    """One line of what became of it."""
    end = _end_of_offer(session, vote) if vote.of_seat else _end(session, vote)
    return Message((Words(f"-# {voice(session, session.table.locale).say(end)}"),))


def _end(session: Session, vote: Vote) -> Text:
    what = _words(session, vote, "-short")
    who: Arg = called(session, vote.refused) if vote.refused is not None else ""
    return text(f"bot-proposal-end-{vote.status.value}", what=what, who=who)


def _end_of_offer(session: Session, vote: Vote) -> Text:
    (user,), refused = vote.asked, vote.refused
    objected = vote.status is Status.REFUSED and refused is not None and refused != user
    how = "objected" if objected else vote.status.value
    who = called(session, refused) if objected and refused is not None else mention(user)
    return text(f"bot-offer-end-{how}", who=who, seat=vote.subject)


def _words(session: Session, vote: Vote, form: str) -> Text:
    more = KINDS[vote.kind].words(session, vote)
    return text(f"bot-proposal-{vote.kind}{form}", who=called(session, vote.by), **more)


def called(session: Session, user: int) -> Arg:
    """Who sits here by name; who does not any more by a mention, which pings nobody."""
    seat = session.seat_of(user)
    return mention(user) if seat is None else seat
