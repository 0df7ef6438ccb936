"""`/undo` and the buttons "Take back", "Change" and "Redo"."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, insist_on, visit_channel
from bot.handlers.panel import after, reconsider, show
from bot.handlers.table.proposals import ask_whether_to_propose
from bot.messages.custom_id import Picked
from bot.messages.message import Message
from bot.messages.requests import Asker, Command, Reply, Response
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


async def taken_back(visit: Visit) -> Message:
    """What was taken back; or the question whether to ask the others; or the panel to choose something else in."""
    asker, host = visit.asker, visit.context.host
    if (kept := await host.answered(asker.interaction)) is not None:
        insist_on(kept)
        return await after(visit, kept)
    running(visit.session)
    match undo.right(visit.session, seated(visit.session, asker.user), int(visit.context.now())):
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
