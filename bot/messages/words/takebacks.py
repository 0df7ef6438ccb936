"""The buttons with which one takes back, changes or brings back: each stands where it may be pressed, by what its owner
has played and what everybody saw."""

from __future__ import annotations

from bot.messages.custom_id import Action, Item, Press
from bot.messages.message import Button
from bot.messages.words.table_messages import button
from bot.table.features import undo
from bot.table.guards import Refusal
from bot.table.session import Playing, Session, UndoRight
from games.core import Seat

LABELS = {
    UndoRight.ALONE: "bot-button-undo",
    UndoRight.SECRET: "bot-button-undo",
    UndoRight.PRACTICE: "bot-button-undo",
    UndoRight.CHANGE: "bot-button-undo-change",
    UndoRight.CONSENT: "bot-button-undo-ask",
}


def controls(session: Session, seat: Seat | None, locale: str, now: int, *, asking: bool = False) -> tuple[Button, ...]:
    """What `seat` may take back now, and bring back; with `asking` also what the others would have to agree to."""
    if seat is None or not isinstance(session.phase, Playing) or session.position is None:
        return ()
    redo = (button(Press(Action.REDO, session.id), locale),) if undo.can_redo(session) else ()
    try:
        ground = undo.right(session, seat, now)
    except Refusal:
        return redo
    if ground is UndoRight.CONSENT and not asking:
        return redo
    back = Press(Action.UNDO, session.id, Item(undo.number(session, seat, ground)))
    return (button(back, locale, LABELS[ground]), *redo)
