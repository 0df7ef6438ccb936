"""The buttons with which one takes back, changes or brings back: each stands where it may be pressed, by what its owner
has played and what everybody saw."""

from __future__ import annotations

from bot.messages.custom_id import Action, Press
from bot.messages.message import Button, Style
from bot.messages.present import button
from bot.table import takeback
from bot.table.guards import Refusal
from bot.table.session import Ground, Phase, Session
from games.core import Seat

LABELS = {
    Ground.ALONE: "bot-button-undo",
    Ground.SECRET: "bot-button-undo",
    Ground.PRACTICE: "bot-button-undo",
    Ground.CHANGE: "bot-button-undo-change",
    Ground.CONSENT: "bot-button-undo-ask",
}


def controls(session: Session, seat: Seat | None, locale: str, now: int, *, asking: bool = False) -> tuple[Button, ...]:
    """What `seat` may take back now, and bring back; with `asking` also what the others would have to agree to."""
    if seat is None or session.phase is not Phase.RUNNING or session.position is None:
        return ()
    redo = (button("bot-button-redo", locale, Press(Action.REDO, session.id)),) if takeback.can_redo(session) else ()
    try:
        ground = takeback.ground(session, seat, now)
    except Refusal:
        return redo
    if ground is Ground.CONSENT and not asking:
        return redo
    return (button(LABELS[ground], locale, Press(Action.UNDO, session.id), Style.SECONDARY), *redo)
