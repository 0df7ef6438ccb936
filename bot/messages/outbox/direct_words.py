"""What stands in a direct message: its words are made when it is sent, in the language of whom it is meant for, from
the table as it is then. Pure."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import accumulate

from bot.host.storage.follows import Follow
from bot.host.storage.posts import LASTING, Post, Topic
from bot.messages.custom_id import Action, Named, Press
from bot.messages.i18n import Voice, mention, plain, say
from bot.messages.message import Link, Message, Row, Wanted, Words, rows
from bot.messages.outbox.questions import asked, key_of, question_of
from bot.messages.words.listing import LENGTH, LINES, NEVER, about, outcome, table_words, until, waiting
from bot.messages.words.table_messages import (
    address,
    at_table,
    button,
    closed,
    game_name,
    reminder,
    result,
    seated_names,
    title,
    voice,
)
from bot.table.guards import begun
from bot.table.limits import ASKED, GAME, Ping, Wish, nudging
from bot.table.session import Ended, Lobby, News, Open, Owed, Playing, Session, Summary, stage
from games.core import Seat, Text, text
from games.replacing import replace

HEADING = "### "
BY = "@"
"""Stands in front of who wished a nudge, in the state of a call to a choice."""


def choice_of(session: Session, owed: Owed) -> str:
    """What tells a choice from all others of its seat: not the moment alone, since several may be asked for within a
    second."""
    return f"{owed.since}.{owed.undo_count}.{begun(session).answers[owed.seat]}"


def calling(post: Post) -> tuple[Seat, str, Sequence[str]]:
    """Which choice of which seat a direct message calls to, by the message of which key, and for how many seconds the
    bot was away where that is to be said."""
    seat, choice, *said = post.state.split()
    return Seat(int(seat)), choice, said


def kept_cause(why: Ping) -> str:
    """Why everybody at the table is called, as the state of a direct message: empty where the game itself does."""
    return f"{why.cause.by} {why.cause.kind} {why.counted}" if isinstance(why.cause, Wish) else ""


def _why(session: Session, post: Post) -> Ping:
    """Why a direct message is sent to somebody who plays."""
    game, mine = Ping((post.user,), GAME), (post.user,)
    match post.topic:
        case Topic.CHOICE:
            by = [each.removeprefix(BY) for each in calling(post)[2] if each.startswith(BY)]
            return Ping(mine, nudging(int(by[0]), session.id), post.key.split()[1]) if by else game
        case Topic.TABLE if post.state:
            who, kind, counted = post.state.split()
            return Ping(mine, Wish(int(who), session.id, kind), counted)
        case Topic.LOOKING:
            return Ping(mine, _sought_by(session, post))
        case Topic.NOTICE:
            question = asked(session)[post.state].content
            assert question is not None, post
            return Ping(mine, question.pings[0].cause)
        case _:
            return game


def wanted_of(session: Session, post: Post, locale: str, news: Sequence[News] = ()) -> Wanted | None:
    """A direct message to somebody who plays, as it is now, with a way to the board; None where there is no reason for
    it any more. `news` are what whom it is meant for has not read."""
    message = _worded(session, post, locale, news)
    if message is None:
        return None
    return Wanted(replace(message, pings=(_why(session, post),)), post.state, open=post.topic not in LASTING)


def _worded(session: Session, post: Post, locale: str, news: Sequence[News]) -> Message | None:
    here = replace(session, table=replace(session.table, locale=locale))
    match post.topic:
        case Topic.CHOICE:
            return _with_link(here, _choice(here, post))
        case Topic.TABLE:
            return _with_link(here, _of_words(_called(here, post)))
        case Topic.NOTICE:
            return _with_link(here, _notice(here, post))
        case Topic.LOOKING:
            return _with_link(here, _seat_for(here, post))
        case Topic.NEWS:
            unread = next((each for each in news if each.id == int(post.state)), None)
            told = None if unread is None else _of_words(voice(here, locale).say(unread.said))
            return _with_link(here, told)
        case _:
            return None


def in_channel(session: Session, post: Post, posts: Sequence[Post], why: Ping) -> Message | None:
    """The same call in the channel, for the same cause; None for what the channel never hears. A choice is called for
    by a reminder, whose words are its own."""
    locale = session.table.locale
    match post.topic:
        case Topic.TABLE:
            called = _called(session, post)
            return None if called is None else Message((Words(called),), (why,))
        case Topic.LOOKING:
            row = Row((_link(session, locale, session.board.message),))
            said = _seat_words(session, post)
            return Message((Words(say(locale, said)), row), (why,)) if _has_seat(session, post.user) else None
        case Topic.NOTICE:
            words = Words(say(locale, text("bot-direct-notice", who=mention(post.user))))
            asking = (each.message for each in posts if question_of(each.key) == post.state)
            message = next((each for each in asking if each is not None), None)
            return Message((words, Row((_link(session, locale, message),))), (why,))
        case _:
            return None


def _owed(session: Session, post: Post) -> Owed | None:
    """The choice that the post calls its reader to, if it is still theirs to make."""
    seat, choice, _ = calling(post)
    if session.seat_of(post.user) != seat or session.asleep or not isinstance(session.phase, Playing):
        return None
    owed = session.owes(seat)
    return owed if owed is not None and choice_of(session, owed) == choice and not owed.computer else None


def _choice(session: Session, post: Post) -> Message | None:
    if _owed(session, post) is None:
        return None
    seat, _, (key, *more) = calling(post)
    silence = [each for each in more if not each.startswith(BY)]
    there = replace(session, table=replace(session.table, silence=int(silence[0]) if silence else None))
    return reminder(there, {seat: key}, _why(session, post))


def _called(session: Session, post: Post) -> str | None:
    """Why everybody at the table is called."""
    if session.position is None or post.user not in at_table(session):
        return None
    speaker = voice(session, session.table.locale)
    key = f"bot-called-{stage(session.phase)}" if isinstance(session.phase, Ended) else "bot-called"
    said = speaker.say(text(key, who=mention(post.user)))
    outcome = session.position.outcome
    return said if outcome is None else f"{said}\n{result(outcome, speaker)}"


def _notice(session: Session, post: Post) -> Message | None:
    """What the post's reader is asked, as long as they are."""
    question = asked(session).get(post.state)
    if question is None or not question.open or question.content is None:
        return None
    vote = next((each for each in session.votes if key_of(each) == post.state), None)
    people = question.content.mentions if vote is None or vote.of_seat else vote.missing
    return question.content if post.user in people else None


def _has_seat(session: Session, user: int) -> bool:
    """Whether there is a seat left for somebody who looks for such a game."""
    free = any(chair.occupant is None for chair in session.chairs)
    return isinstance(session.phase, Lobby) and session.trouble is None and free and user not in at_table(session)


def _sought_by(session: Session, post: Post) -> Wish:
    by, kind = post.state.split()
    return Wish(int(by), session.id, kind)


def _seat_words(session: Session, post: Post) -> Text:
    key = "bot-lfg-asks" if _sought_by(session, post).kind == ASKED else "bot-lfg-call"
    return text(key, who=mention(post.user), game=game_name(session.table.game), number=str(session.id))


def _seat_for(session: Session, post: Post) -> Message | None:
    """A seat for whoever looks for such a game, as long as there is one."""
    if not _has_seat(session, post.user):
        return None
    locale, table = session.table.locale, session.table
    join = button(Press(Action.JOIN, session.id), locale)
    stop = button(Press(Action.LFG_STOP, session.id, Named(table.game)), locale)
    return Message((Words(say(locale, _seat_words(session, post))), Row((join, stop))))


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


def without_controls(message: Message) -> Message:
    """The message with nothing to press but its links."""
    return replace(message, parts=tuple(_links(each) if isinstance(each, Row) else each for each in message.parts))


def _links(row: Row) -> Row:
    return replace(row, controls=tuple(each for each in row.controls if isinstance(each, Link)))


def _link(session: Session, locale: str, message: int | None) -> Link:
    """The way to a message in the table's channel, or to the channel."""
    table = session.table
    return Link(address(table.guild, table.channel, message), plain(locale, text("bot-button-board")))


def is_news(follow: Follow, summary: Summary) -> bool:
    """Whether something that everybody could see happened since the follower was told."""
    return not isinstance(summary.phase, Open) or (summary.public or 0) > follow.seen


def ended(session: Session, locale: str) -> Message:
    """To somebody who follows a game that is over: what it came to, and the way there."""
    here = replace(session, table=replace(session.table, locale=locale))
    speaker, position = voice(here, locale), session.position
    if position is not None and position.outcome is not None:
        said = "\n".join((f"### {title(here, locale)}", result(position.outcome, speaker)))
    else:
        said = "\n".join(part.content for part in closed(here).parts if isinstance(part, Words))
    link = _link(session, locale, session.board.message)
    return Message((Words(f"{said}\n-# {say(locale, text('bot-follow-why'))}"), Row((link,))))


def of_day(locale: str, followed: Sequence[Summary]) -> Message:
    """The message of a day: a line for each game in which something happened."""
    lines = [f"- {_line(locale, summary)}" for summary in followed]
    heading, why = say(locale, text("bot-follow-day")), say(locale, text("bot-follow-why"))
    return Message((Words("\n".join((f"### {heading}", *lines, f"-# {why}"))),))


def waiting_today(locale: str, waits: Sequence[Summary], alone: Container[int]) -> Message:
    """The message of a day to somebody who plays: a line and a button for each table that waits for them, the earliest
    deadline first. At those of `alone` everybody else has decided."""
    urgent = sorted(waits, key=_urgency)[:LINES]
    lines = [f"- {_waiting_line(locale, each, alone=each.session in alone)}" for each in urgent]
    first = urgent[: sum(total <= LENGTH for total in accumulate(map(len, lines)))]
    rest = len(waits) - len(first)
    more = [say(locale, text("bot-daily-more", count=rest))] if rest else []
    head, why = f"{HEADING}{say(locale, text('bot-daily'))}", f"-# {say(locale, text('bot-daily-why'))}"
    said = (head, *lines[: len(first)], *more, why)
    return Message((Words("\n".join(said)), *rows(tuple(about(Action.GAMES_MOVE, each, locale) for each in first))))


def _urgency(summary: Summary) -> tuple[int, int]:
    own = summary.own
    return NEVER if own is None or own.due is None else own.due, summary.session


def _waiting_line(locale: str, summary: Summary, *, alone: bool) -> str:
    speaker = Voice(locale, seated_names(summary.game, locale, summary.chairs))
    told = ((until(summary.own),) if summary.own is not None else ()) + ((text("bot-alone"),) if alone else ())
    return " · ".join((*table_words(summary, speaker), *map(speaker.say, told)))


def _line(locale: str, summary: Summary) -> str:
    speaker = Voice(locale, seated_names(summary.game, locale, summary.chairs))
    return " · ".join((*table_words(summary, speaker), *map(speaker.say, _standing(summary))))


def _standing(summary: Summary) -> tuple[Text, ...]:
    if not isinstance(summary.phase, Open):
        return (outcome(summary),)
    if isinstance(summary.phase, Lobby):
        return (text("bot-games-group-lobby"),)
    return (text("bot-games-group-asleep"),) if summary.asleep else waiting(summary)
