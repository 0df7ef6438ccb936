"""What is kept of a person, and how it goes."""

from __future__ import annotations

from bot.handlers.context import Context, respond
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import say
from bot.messages.message import Message, Row, Words
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.table_messages import button, note
from bot.table.guards import Refusal
from games.core import text


async def explain(context: Context, asker: Asker, command: Command) -> Response:
    """`/privacy`: what is kept, for how long, who sees it."""
    return Reply(note(asker.locale, text("bot-privacy")))


async def forget(context: Context, asker: Asker, command: Command) -> Response:
    """`/forget`: ask first.

    :raises Refusal: the asker still sits somewhere; leaving comes first.
    """
    await _insist_on_having_left(context, asker)
    yes = button(Press(Action.FORGET), asker.locale)
    no = button(Press(Action.KEEP), asker.locale)
    return Reply(Message((Words(say(asker.locale, text("bot-forget-sure"))), Row((yes, no)))))


async def press_forget(context: Context, asker: Asker, click: Click) -> Response:
    """The yes to it."""
    await _insist_on_having_left(context, asker)
    answer = await context.host.forget_person(asker.interaction, asker.user)
    assert answer.text is not None
    return respond(click, note(asker.locale, answer.text))


async def _insist_on_having_left(context: Context, asker: Asker) -> None:
    if await context.host.tables_to_leave(asker.user):
        raise Refusal(text("bot-forget-seated"))
