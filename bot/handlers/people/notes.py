"""A person's own notes at a table: a private form, and what stands in it."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, visit_channel
from bot.host.storage.notes import LENGTH
from bot.messages.custom_id import Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import plain, say
from bot.messages.message import Field, Form, Message, Row, Words
from bot.messages.requests import Ask, Asker, Click, Command, Reply, Response
from bot.messages.words.story import noted
from bot.messages.words.table_messages import button, note, title
from games.core import text

LINE = "typed"


async def write(context: Context, asker: Asker, command: Command) -> Response:
    """`/notes`: the form for the table of the channel."""
    return await _form(await visit_channel(context, asker))


async def fill_form(visit: Visit, click: Click) -> Response:
    """The form; once it is filled in, what is noted from now on."""
    typed = click.lines.get(LINE)
    if typed is None:
        return await _form(visit)
    words = typed.strip()[:LENGTH]
    await visit.context.host.notes.keep(visit.id, visit.asker.user, words, int(visit.context.now()))
    return Reply(_kept(visit, words))


async def of_table(visit: Visit) -> str:
    """What the asker has noted here."""
    return (await visit.context.host.notes.of_user(visit.asker.user)).get(visit.id, "")


async def _form(visit: Visit) -> Ask:
    locale, words = visit.asker.locale, await of_table(visit)
    label, about = plain(locale, text("bot-note-label")), plain(locale, text("bot-note-about"))
    line = Field(LINE, label, most=LENGTH, about=about, value=words, long=True)
    press = Press(Action.NOTE, visit.id)
    form = Form(custom_id(press), plain(locale, text("bot-button-note")), (line,))
    return Ask(form, note(locale, text("bot-note-late")))


def _kept(visit: Visit, words: str) -> Message:
    locale = visit.asker.locale
    head, why = Words(f"**{title(visit.session, locale)}**"), Words("-# " + say(locale, text("bot-note-about")))
    change = Row((button(Press(Action.NOTE, visit.id), locale, "bot-button-note-change"),))
    parts = (noted(visit.voice, words),) if words else (Words(say(locale, text("bot-note-gone"))),)
    return Message((head, *parts, why, change))
