"""Private news: what one person alone is to hear stands on top of their next private answer at that table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.handlers.context import Context
from bot.messages.i18n import Voice
from bot.messages.limits import TEXT
from bot.messages.message import Message, Words
from bot.messages.requests import Asker, Reply, Response, Update
from bot.messages.words.table_messages import voice
from bot.table.session import News
from games.core import text

MOST, LENGTH = 10, 1_500
"""News and characters that one answer tells at most; the others come with the next one."""


async def with_news(context: Context, asker: Asker, answer: Response, session: int | None = None) -> Response:
    """The private answer about a session (None: that of the asker's channel) with their unread news of it on top."""
    if not isinstance(answer, Reply | Update) or not (unread := await context.host.news(asker.user)):
        return answer
    here = context.host.in_channel(asker.channel) if session is None else context.host.session(session)
    table = await here
    new = [each for each in unread if each.id not in answer.message.news]
    mine = [each for each in new if each.general or (table is not None and each.session == table.id)]
    if not mine:
        return answer
    speaker = Voice(asker.locale) if table is None else voice(table, asker.locale)
    return replace(answer, message=_on_top(speaker, mine, answer.message))


def _on_top(speaker: Voice, unread: Sequence[News], message: Message) -> Message:
    """As many as there is room for, oldest first."""
    room = min(LENGTH, TEXT - sum(len(part.content) for part in message.parts if isinstance(part, Words)))
    told, lines = list[News](), [f"**{speaker.say(text('bot-news-private'))}**"]
    for each in unread[:MOST]:
        words = f"- {speaker.say(each.said)}"
        if sum(map(len, lines)) + len(lines) + len(words) > room:
            break
        lines.append(words)
        told.append(each)
    if not told:
        return message
    first, *others = message.parts
    rest = (first, *others) if not isinstance(first, Words) else others
    head = "\n".join((*lines, first.content)) if isinstance(first, Words) else "\n".join(lines)
    return replace(message, parts=(Words(head), *rest), news=(*message.news, *(each.id for each in told)))
