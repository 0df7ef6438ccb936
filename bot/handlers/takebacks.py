"""`/undo` and the buttons "Take back", "Change" and "Forward"."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, insist_on, respond, visit_channel, visit_table
from bot.handlers.panel import after, reconsider, show
from bot.handlers.proposals import SURE, question
from bot.messages.custom_id import Action, Press
from bot.messages.message import Message, Style
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.table import undo
from bot.table.guards import Refusal, running, seated
from bot.table.session import UndoRight
from games.core import text


async def take_back(context: Context, asker: Asker, command: Command) -> Response:
    """`/undo`: one's own latest message, alone or by asking the others."""
    return Reply(await _take_back(await visit_channel(context, asker)))


async def press_undo(context: Context, asker: Asker, click: Click) -> Response:
    """The button "Take back", or "Change"."""
    return respond(click, await _take_back(await visit_table(context, asker, click.press.session)))


async def press_redo(context: Context, asker: Asker, click: Click) -> Response:
    """The button "Forward" of a table for practice."""
    visit = await visit_table(context, asker, click.press.session)
    answer = await visit.do(undo.redo, asker.user)
    insist_on(answer)
    return respond(click, await after(visit, answer))


async def _take_back(visit: Visit) -> Message:
    """What was taken back; or the question whether to ask the others; or the panel to choose something else in."""
    asker, host = visit.asker, visit.context.host
    if (kept := await host.answered(asker.interaction)) is not None:
        insist_on(kept)
        return await after(visit, kept)
    running(visit.session)
    match undo.right(visit.session, seated(visit.session, asker.user), int(visit.context.now())):
        case UndoRight.CONSENT:
            yes = Press(Action.PROPOSE, visit.id, picks=SURE, typed="takeback")
            return question(visit, yes, "bot-proposal-takeback-sure", "bot-button-propose", Style.PRIMARY)
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
    return await show(visit, Press(Action.PANEL, visit.id, at.stamp), remark=(text("bot-undo-change"),))
