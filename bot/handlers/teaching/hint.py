"""A hint in a game for practice: the move that a long look prefers, what it brings, and why."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from bot.handlers import notation, panel
from bot.handlers.context import Visit
from bot.handlers.teaching import beside
from bot.handlers.warnings import threats
from bot.host.reviews import FOLLOWS
from bot.host.workers.computers import question
from bot.host.workers.sandbox import Crashed, Exceeded
from bot.messages.i18n import Raw, Voice
from bot.messages.message import Message
from bot.table import guards
from bot.table.guards import Refusal
from games.core import Advice, Rules, Seat, Text, text
from games.search import CLEAR, answering

V = TypeVar("V")
TIMES = 4.0
"""A hint weighs so many times as many positions as the strongest level: mostly 0.2 to 0.4 seconds of an EPYC core, and
0.8 at most."""

LOST = 0.005
"""Of the victory, what the best move is worth where all lose, as far as was looked."""


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
    view = at.position.view(at.seat)
    warned = at.session.table.warned
    said, rival = await asyncio.to_thread(_said, at.rules, view, at.seat, visit.voice, best, others, warned=warned)
    said = (*said, text("bot-hint-warned")) if threats(at, best.move) else said
    return await panel.show_after(now, at, best.move, remark=(text("bot-hint"), *said), beside=rival)


def _said(
    rules: Rules[Any, Any, V],
    view: V,
    seat: Seat,
    voice: Voice,
    best: Advice,
    others: Sequence[Advice],
    *,
    warned: bool,
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Why the best move is and what could follow; and what the move does that it is compared with: the next one where
    that is clearly less good, and the best one does not win anyhow."""
    worse = (each.move for each in others[:1] if best.value < 1.0 and best.value - each.value >= CLEAR)
    rival = best.beside or next(worse, ())
    alike = "bot-hint-lost" if best.value < LOST else "bot-hint-alike"
    nothing = text("bot-beside-unsaid" if rival else alike if others else "bot-hint-only")
    line = [(who, rules.format(move)) for who, move in best.line[:FOLLOWS]]
    line_told = beside.follows(rules, view, seat, (best.move,), line, voice, always=best.value == 1.0)
    why = nothing if best.why is None else best.why
    if rival:
        called = Raw(notation.called(rules, view, rules.format(rival), voice))
        why = text("bot-hint-beside", move=called, why=why)
    told = beside.instead(rules, view, rival, best.move, voice, warned=warned) if rival else ()
    return (why, *line_told), told
