"""What stands in a direct message: its words are made when it is sent, in the language of whom it is meant for, from
the table as it is then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host.posts import Post
from bot.messages.i18n import mention, plain, say
from bot.messages.message import Link, Message, Row, Words
from bot.messages.present import address, at_table, reminder, result, title, voice
from bot.messages.questions import asked, key_of, question_of
from bot.table.letter import Letter, Topic, choice_of
from bot.table.session import News, Owed, Phase, Session
from games.core import text

HEADING = "### "


def worded(session: Session, letter: Letter, locale: str, news: Sequence[News] = ()) -> Message | None:
    """The letter as it is now, with a way to the board; None where there is no reason for it any more. `news` are what
    whom it is meant for has not read."""
    here = replace(session, table=replace(session.table, locale=locale))
    match letter.topic:
        case Topic.CHOICE:
            return _with_link(here, _choice(here, letter))
        case Topic.TABLE:
            return _with_link(here, _of_words(_called(here, letter)))
        case Topic.NOTICE:
            return _with_link(here, _notice(here, letter))
        case Topic.NEWS:
            unread = next((each for each in news if each.id == int(letter.said)), None)
            told = None if unread is None else _of_words(voice(here, locale).say(unread.said))
            return _with_link(here, told)
        case _:
            return None


def is_asked(session: Session, letter: Letter) -> bool:
    """Whether what the letter asks for is still to be done by him."""
    match letter.topic:
        case Topic.CHOICE:
            return _owed(session, letter) is not None
        case Topic.NOTICE:
            return _notice(session, letter) is not None
        case _:
            return False


def in_channel(session: Session, letter: Letter, posts: Sequence[Post]) -> Message | None:
    """The same call in the channel; None for what the channel never hears. A choice is called for by a reminder, whose
    words are its own."""
    locale = session.table.locale
    match letter.topic:
        case Topic.TABLE:
            called = _called(session, letter)
            return None if called is None else Message((Words(called),), (letter.user,))
        case Topic.NOTICE:
            words = Words(say(locale, text("bot-direct-notice", who=mention(letter.user))))
            message = next(
                (each.message for each in posts if question_of(each.key) == letter.said and each.message), None
            )
            return Message((words, Row((_link(session, locale, message),))), (letter.user,))
        case _:
            return None


def _owed(session: Session, letter: Letter) -> Owed | None:
    """The choice that he is called for, if it is still his to make."""
    if letter.seat is None or session.seat_of(letter.user) != letter.seat or session.asleep:
        return None
    owed = session.owes(letter.seat) if session.phase is Phase.RUNNING else None
    return owed if owed is not None and choice_of(session, owed) == letter.choice and not owed.computer else None


def _choice(session: Session, letter: Letter) -> Message | None:
    if letter.seat is None or _owed(session, letter) is None:
        return None
    key, *silence = letter.said.split()
    there = replace(session, table=replace(session.table, silence=int(silence[0]) if silence else None))
    return reminder(there, {letter.seat: key})


def _called(session: Session, letter: Letter) -> str | None:
    """Why everybody at the table is called."""
    if session.position is None or letter.user not in at_table(session):
        return None
    speaker = voice(session, session.table.locale)
    key = {Phase.OVER: "bot-called-over", Phase.CANCELLED: "bot-called-cancelled"}.get(session.phase, "bot-called")
    said = speaker.say(text(key, who=mention(letter.user)))
    outcome = session.position.outcome
    return said if outcome is None else f"{said}\n{result(outcome, speaker)}"


def _notice(session: Session, letter: Letter) -> Message | None:
    """What he is asked, as long as he is."""
    question = asked(session).get(letter.said)
    if question is None or not question.open or question.content is None:
        return None
    vote = next((each for each in session.votes if key_of(each) == letter.said), None)
    people = question.content.mentions if vote is None or vote.of_seat else vote.missing
    return question.content if letter.user in people else None


def _of_words(said: str | None) -> Message | None:
    return None if said is None else Message((Words(said),))


def _with_link(session: Session, message: Message | None) -> Message | None:
    """The message as a direct one: named after its table, pinging nobody by name, with a way to the board."""
    if message is None:
        return None
    locale = session.table.locale
    words = "\n".join(part.content for part in message.parts if isinstance(part, Words))
    controls = [control for part in message.parts if isinstance(part, Row) for control in part.controls]
    head = words if words.startswith(HEADING) else f"{HEADING}{title(session, locale)}\n{words}"
    return Message((Words(head), Row((*controls, _link(session, locale, session.board.message)))))


def _link(session: Session, locale: str, message: int | None) -> Link:
    """The way to a message in the table's channel, or to the channel."""
    table = session.table
    return Link(address(table.guild, table.channel, message), plain(locale, text("bot-button-board")))
