"""`/games`: one person's tables, what waits for them first; each with the one thing that they can do about it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from enum import IntEnum

from bot.handlers.context import Context, Visit, insist_on, visit_table
from bot.handlers.people import following, preferences
from bot.host.storage.follows import Follow
from bot.messages.custom_id import Action, Number, Press
from bot.messages.i18n import Raw, Voice, moment, say
from bot.messages.limits import clip
from bot.messages.message import Message
from bot.messages.requests import Asker, Click, Command, Reply, Response, Update
from bot.messages.words.listing import NEVER, Entry, about, listing, outcome, table_words, until, waiting
from bot.messages.words.table_messages import game_name, note, seated_names
from bot.table.features import acts
from bot.table.pace import Pace
from bot.table.session import Asleep, Cancelled, Ended, Lobby, News, Open, Over, Paused, Playing, Running, Summary
from bot.table.timing import HOUR
from games.core import Seat, Text, text

NEWS, NEWS_LENGTH = 3, 200
"""Private news of a table that the list tells at most, and characters of each."""
ELSEWHERE = 3
"""Other tables that are named beside a refusal at most."""


class Group(IntEnum):
    """Why a table is in the list; the most urgent first."""

    YOURS = 0
    AWAY = 1
    """The computer, or somebody else, plays on their seat."""
    ASLEEP = 2
    LOBBY = 3
    THEIRS = 4
    FOLLOWED = 5
    """They do not play there."""
    FINISHED = 6


HEADINGS = {
    Group.YOURS: "bot-games-group-yours",
    Group.AWAY: "bot-games-group-away",
    Group.ASLEEP: "bot-games-group-asleep",
    Group.LOBBY: "bot-games-group-lobby",
    Group.THEIRS: "bot-games-group-theirs",
    Group.FOLLOWED: "bot-games-group-followed",
    Group.FINISHED: "bot-games-group-finished",
}
CONTROLS = {
    Group.YOURS: Action.GAMES_MOVE,
    Group.AWAY: Action.GAMES_BACK,
    Group.ASLEEP: Action.GAMES_BACK,
    Group.FINISHED: Action.GAMES_EXPORT,
}
"""The one thing that can be done about a table from the list."""


async def list_games(context: Context, asker: Asker, command: Command) -> Response:
    """`/games`: the asker's tables in every channel of every server, what waits for them on top."""
    return Reply(await _page(context, asker, 0))


async def press_page(context: Context, asker: Asker, click: Click) -> Response:
    """Another page of the list."""
    return Update(await _page(context, asker, click.press.given(Number).number))


async def press_back(context: Context, asker: Asker, click: Click) -> Response:
    """ "I am back", in the list, which stays."""
    return Update(await _page(context, asker, 0, await _come_back(context, asker, click.press.session)))


async def press_leave(context: Context, asker: Asker, click: Click) -> Response:
    """The asker follows that game no longer; the list stays."""
    return Update(await _page(context, asker, 0, await following.leave(context, asker, click.press.session)))


async def _come_back(context: Context, asker: Asker, id: int) -> Text:
    visit = await visit_table(context, asker, id)
    answer = await visit.do(acts.come_back, asker.user)
    insist_on(answer)
    return answer.text


async def _page(context: Context, asker: Asker, number: int, *remarks: Text) -> Message:
    """The page of this number, counted from 0; the last one where there are not so many any more."""
    summaries = await context.host.of_user(asker.user)
    unread = await context.host.news(asker.user)
    general = [each for each in unread if each.general]
    read, said = tuple(each.id for each in general), (*remarks, *(each.said for each in general))
    followed = await context.host.follows.of_user(asker.user)
    if not summaries and not followed:
        return replace(note(asker.locale, *said, text("bot-games-none")), news=read)
    noted = await context.host.notes.of_user(asker.user)
    entries = [_entry(context, asker, summary, unread, noted) for summary in sorted(summaries, key=urgency)]
    over = sum(group_of(summary) is Group.FINISHED for summary in summaries)
    entries[len(entries) - over : len(entries) - over] = [_followed(asker, *each, noted) for each in followed]
    shown = listing(asker.locale, entries, number, _page_press, said, below=_habits(context, asker, summaries))
    return replace(shown, news=read)


def _habits(context: Context, asker: Asker, summaries: Sequence[Summary]) -> tuple[Text, ...]:
    """Which of the asker's own settings count at a table that is open; nothing where none does."""
    pending = [summary for summary in summaries if isinstance(summary.phase, Open)]
    unhurried = any(not Pace(summary.hours).hurried for summary in pending)
    rest = preferences.in_short(context, asker) if unhurried else ()
    theirs = context.host.habits(asker.user)
    written = theirs.direct is not None and bool(pending)
    return (*rest, *((text("bot-games-daily" if theirs.daily else "bot-games-direct"),) if written else ()))


def _page_press(page: int) -> Press:
    return Press(Action.GAMES_PAGE, argument=Number(page))


async def elsewhere(visit: Visit) -> tuple[Text, ...]:
    """What tells the table of this channel from others of the server where the asker plays: its name, and links to
    those. Nothing where they play nowhere else."""
    summaries, here = await visit.context.host.of_user(visit.asker.user), visit.session.table
    linked = tuple(
        text("bot-games-elsewhere", game=game_name(each.game), channel=Raw(f"<#{each.channel}>"))
        for each in sorted(summaries, key=urgency)
        if each.guild == here.guild and each.session != here.id and isinstance(each.phase, Playing)
    )[:ELSEWHERE]
    told = text("bot-games-here", game=game_name(here.game), number=str(here.id), others=linked)
    return (told,) if linked else ()


def urgency(summary: Summary) -> tuple[int, int, int, int]:
    """Sorts tables: what waits for the person, the earliest deadline first; last what is over, the latest first."""
    group = group_of(summary)
    if isinstance(summary.phase, Ended):
        return group, -summary.phase.ended, 0, -summary.session
    owed = [summary.own] if summary.own is not None else summary.asked
    ends = NEVER if isinstance(summary.phase, Running) else summary.phase.ends
    due = min((each.due for each in owed if each.due is not None), default=ends)
    return group, due, min((each.since for each in owed), default=summary.opened), summary.session


def group_of(summary: Summary) -> Group:
    """Why the table is in the list of the person whose `seat` it names."""
    if not isinstance(summary.phase, Open):
        return Group.FINISHED
    if isinstance(summary.phase, Lobby):
        return Group.LOBBY
    if summary.seat is None or (summary.chairs[summary.seat].absent and not summary.asleep):
        return Group.AWAY
    if summary.asleep:
        return Group.ASLEEP
    return Group.YOURS if summary.own is not None else Group.THEIRS


def _entry(context: Context, asker: Asker, summary: Summary, unread: Sequence[News], noted: Container[int]) -> Entry:
    """The table's line, and below it the asker's unread news; it is read once they are answered at the table."""
    group = group_of(summary)
    voice = Voice(asker.locale, seated_names(summary.game, asker.locale, summary.chairs))
    trouble = context.publisher.trouble(summary.channel) if isinstance(summary.phase, Open) else None
    told = (*_standing(group, summary), *((trouble,) if trouble else ()), *_noted(summary, noted))
    words = " · ".join((*table_words(summary, voice), *map(voice.say, told)))
    own = [each for each in unread if each.session == summary.session and not each.general]
    mine = own[-NEWS:]
    words = "\n".join((words, *(f"  - {clip(voice.say(each.said), NEWS_LENGTH)}" for each in mine)))
    action = CONTROLS.get(group)
    return Entry(HEADINGS[group], words, action and about(action, summary, asker.locale))


def _followed(asker: Asker, follow: Follow, summary: Summary, noted: Container[int]) -> Entry:
    """A table that the asker follows."""
    told = (*following.described(follow, summary), *_noted(summary, noted))
    words = " · ".join(say(asker.locale, each) for each in told)
    return Entry(HEADINGS[Group.FOLLOWED], words, about(Action.GAMES_LEAVE, summary, asker.locale))


def _noted(summary: Summary, noted: Container[int]) -> tuple[Text, ...]:
    """Whether the asker has a note there."""
    return (text("bot-games-noted"),) if summary.session in noted else ()


def _standing(group: Group, summary: Summary) -> tuple[Text, ...]:
    """How things stand there."""
    match group, summary.phase:
        case Group.YOURS, _:
            assert summary.own is not None, summary
            return (until(summary.own), *_bank(summary))
        case Group.AWAY, _:
            return (_played_by(summary),)
        case Group.THEIRS, _:
            return waiting(summary)
        case _, Lobby(ends=ends) | Asleep(ends=ends) | Paused(ends=ends):
            return (text("bot-games-closes", ends=moment(ends)),)
        case _, Over(ended=ended) | Cancelled(ended=ended):
            return (outcome(summary), text("bot-games-ended", ended=moment(ended)))
        case _:
            return ()


def _played_by(summary: Summary) -> Text:
    seat = summary.seat if summary.seat is not None else summary.owned
    occupant = None if seat is None else summary.chairs[seat].occupant
    if summary.seat is None and occupant is not None and occupant.user is not None:
        return text("bot-games-replaced", seat=seat or Seat(0))
    return text("bot-games-away")


def _bank(summary: Summary) -> tuple[Text, ...]:
    """What is left of the hours that the seat's owner may spend beyond their time."""
    assert summary.seat is not None, summary
    bank = summary.chairs[summary.seat].bank
    return (text("bot-games-bank", hours=bank // HOUR, minutes=bank % HOUR // 60),) if bank else ()
