"""A hint in a game for practice: the move that a long look prefers, what it brings, and why."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.handlers import notation, panel
from bot.handlers.context import Visit
from bot.host.reviews import FOLLOWS
from bot.host.workers.computers import question
from bot.host.workers.sandbox import Crashed, Exceeded
from bot.messages.message import Message
from bot.table import guards
from bot.table.guards import Refusal
from games.core import text
from games.search import answering

TIMES = 4.0
"""A hint weighs so many times as many positions as the strongest level: half a second of an EPYC core at most."""


async def hint(visit: Visit) -> Message:
    """The panel at the best move, with Confirm: nothing is played.

    :raises Refusal: there are no hints here, nothing is asked, or it took too long.
    :raises Unanswered: too many ask, or the asker does already.
    """
    at = visit.seated()
    if not at.session.table.practice:
        raise Refusal(text("bot-hint-practice"))
    if at.rules.think is None:
        raise Refusal(text("bot-table-no-computers"))
    guards.turn(at.session, at.asker.user)
    guards.asked(at.position, at.seat)
    asked = question(at.session, at.rules, at.position.state, at.position.lines + 1, at.seat, TIMES)
    try:
        found = await visit.context.host.advise(at.asker.user, asked)
    except (Crashed, Exceeded):  # which the log has
        raise Refusal(text("bot-hint-failed")) from None
    now = await visit.again()
    if now.session.position is None or now.session.position.stamp(at.seat) != at.stamp:
        return await panel.show(now, remark=(text("bot-table-stale"),))
    best, *others = answering(at.rules, at.position.state, at.seat, found)
    why = best.why or text("bot-hint-alike" if others else "bot-hint-only")
    view = at.position.view(at.seat)
    compared = partial(notation.compared, at.rules, view, voice=visit.voice)
    beside = () if best.beside is None else (await asyncio.to_thread(compared, best.beside),)
    follows = [(seat, at.rules.format(move)) for seat, move in best.line[:FOLLOWS]]
    expected = partial(notation.expected, at.rules, view, follows, visit.voice)
    line = (await asyncio.to_thread(expected),) if best.line and best.value == 1.0 else ()
    return await panel.show_after(now, at, best.move, remark=(text("bot-hint"), why, *beside, *line))
