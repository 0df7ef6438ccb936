"""`/undo` and the buttons "Take back", "Change" and "Redo"."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, insist_on, respond, visit_channel
from bot.handlers.panel import after, reconsider, show
from bot.handlers.table.proposals import ask_whether_to_propose
from bot.messages.custom_id import Item, Picked
from bot.messages.message import Message, Words, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.takebacks import controls
from bot.table.features import undo
from bot.table.guards import Refusal, running, seated
from bot.table.session import UndoRight
from games.core import text


async def take_back(context: Context, asker: Asker, command: Command) -> Response:
    """`/undo`: one's own latest message, alone or by asking the others."""
    return Reply(await taken_back(await visit_channel(context, asker)))


async def brought_back(visit: Visit) -> Message:
    """What comes of the button "Redo" of a table for practice."""
    answer = await visit.do(undo.redo, visit.asker.user)
    insist_on(answer)
    return await after(visit, answer)


async def press_undo(visit: Visit, click: Click) -> Response:
    """The button "Take back" beside a move."""
    return respond(click, await taken_back(visit, click.press.given(Item).number))


async def taken_back(visit: Visit, number: int | None = None) -> Message:
    """What was taken back; or the question whether to ask the others; or the panel to choose something else in. Of an
    own move that was meant by its `number` and is not the one that can be taken back now, that it is past."""
    asker, host = visit.asker, visit.context.host
    if (kept := await host.answered(asker.interaction)) is not None:
        insist_on(kept)
        return await after(visit, kept)
    running(visit.session)
    seat, now = seated(visit.session, asker.user), int(visit.context.now())
    right = undo.right(visit.session, seat, now)
    if number not in (None, undo.number(visit.session, seat, right)):
        present = controls(visit.session, seat, asker.locale, now, asking=True)
        return Message((Words(visit.voice.say(text("bot-undo-old"))), *rows(present)))
    match right:
        case UndoRight.CONSENT:
            return ask_whether_to_propose(visit, "takeback")
        case UndoRight.CHANGE:
            return await _change(visit)
        case _:
            answer = await visit.do(undo.undo, asker.user)
            insist_on(answer)
            return await after(visit, answer)


async def _change(visit: Visit) -> Message:
    at = await reconsider(visit)
    if at is None:
        raise Refusal(text("bot-undo-past"))
    return await show(visit, Picked(at.stamp), remark=(text("bot-undo-change"),))
