"""`/log`: everything public that happened, by turns, with the moments in the reader's own clock and the result."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from bot.handlers.context import Context, Visit, visit_channel
from bot.host.storage import setting
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import Raw, Voice, moment
from bot.messages.message import Document, Message, Part, Row, Words
from bot.messages.requests import Asker, Command, Reply, Response
from bot.messages.words.table_messages import button, end, note, result, title, voice
from bot.table.guards import Refusal, belongs
from bot.table.log.story import Chapter
from bot.table.session import Cancelled, Session
from bot.table.timing import HOUR
from games.core import Text, text

LENGTH = 3_000
"""Characters of the log that a message shows at most; a file beside it holds everything."""
WORDED = 8
"""Logs whose words are kept, for who asks again before anything happens."""
SHOWN, AGAIN = setting.number("log"), HOUR
"""When a table's log was shown to its channel, and seconds until it may be again."""


async def show_log(context: Context, asker: Asker, command: Command) -> Response:
    """`/log`, for the asker alone."""
    return Reply(await written(await visit_channel(context, asker)))


async def shared(visit: Visit) -> Message:
    """The button below the log: show it to everybody in the channel, once an hour; by somebody of the table."""
    context, asker, session = visit.context, visit.asker, visit.session
    belongs(session, asker.user, owners=True)
    now, before = int(context.now()), await context.host.recall(SHOWN, visit.id)
    if before is not None and now - before < AGAIN:
        raise Refusal(text("bot-log-shown-already"))
    speaker = voice(session, session.table.locale)
    shown = Message(await _parts(context, session, speaker, text("bot-log-shown-by", name=asker.name)))
    trouble = await context.publisher.share(session, shown, asker.interaction)
    if trouble is not None:
        raise Refusal(trouble)
    await context.host.remember(SHOWN, visit.id, now)
    return note(asker.locale, text("bot-log-shown"))


async def written(visit: Visit) -> Message:
    """The log, with a way to show it to the channel."""
    show = button(Press(Action.SHOW_LOG, visit.id), visit.asker.locale)
    return Message((*await _parts(visit.context, visit.session, visit.voice), Row((show,))))


async def _parts(context: Context, session: Session, speaker: Voice, *remarks: Text) -> tuple[Part, ...]:
    """The log in words, the latest of it where it is long, and then all of it as a file.

    :raises Refusal: nothing has happened yet.
    """
    chapters = await context.host.chapters(session.id)
    if not chapters:
        raise Refusal(text("bot-story-empty"))
    head = "\n".join((f"**{title(session, speaker.locale)}**", *map(speaker.say, remarks)))
    first, *file = await asyncio.to_thread(_worded, chapters, _ending(session, speaker), speaker)
    return Words(f"{head}\n{first}"), *(Document("log.txt", each.encode()) for each in file)


@lru_cache(WORDED)
def _worded(chapters: tuple[Chapter, ...], ending: tuple[str, ...], speaker: Voice) -> tuple[str, ...]:
    """What the message says, and the file beside it where that is not all."""
    lines = [*_lines(chapters, speaker)]
    if sum(map(len, (*lines, *ending))) + len(lines) <= LENGTH:
        return ("\n".join((*lines, *ending)),)
    latest = _latest(lines, LENGTH - sum(map(len, ending)))
    whole = "\n".join((*_plain(chapters, speaker), *ending)) + "\n"
    return "\n".join((speaker.say(text("bot-story-latest")), *latest, *ending)), whole


def _lines(chapters: Sequence[Chapter], speaker: Voice) -> Iterator[str]:
    """Each turn under a heading of its own, with the moment as Discord shows it to each reader."""
    for chapter in chapters:
        if chapter.at:
            yield f"-# {_heading(chapter, speaker, moment(chapter.at, 'f'))}"
        yield from map(speaker.say, chapter.said)


def _plain(chapters: Sequence[Chapter], speaker: Voice) -> Iterator[str]:
    """The same for a file, where moments are in one clock for all."""
    for chapter in chapters:
        if chapter.at:
            yield _heading(chapter, speaker, Raw(f"{datetime.fromtimestamp(chapter.at, UTC):%Y-%m-%d %H:%M} UTC"))
        yield from (f"  {speaker.plain(said)}" for said in chapter.said)


def _heading(chapter: Chapter, speaker: Voice, at: Raw) -> str:
    if chapter.number == 0:
        return speaker.say(text("bot-log-begin", at=at))
    return speaker.say(text("bot-log-turn", number=chapter.number, at=at))


def _ending(session: Session, speaker: Voice) -> tuple[str, ...]:
    """How the game ended, if it has."""
    position = session.position
    if position is not None and position.outcome is not None:
        return (result(position.outcome, speaker),)
    return (speaker.say(end(session)),) if isinstance(session.phase, Cancelled) else ()


def _latest(lines: Sequence[str], room: int) -> tuple[str, ...]:
    """The last lines for which there is room."""
    kept = list[str]()
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0 and kept:
            break
        kept.append(line[: LENGTH // 2])
    return tuple(reversed(kept))
