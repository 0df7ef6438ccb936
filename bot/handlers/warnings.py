"""What threatens whoever looks, where their table wishes it told: in their own panels and pictures, never elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from bot.handlers.context import Seated
from bot.messages.drawing_jobs import WARNED
from games.core import Move, Text, Threat, text


def threats(at: Seated, path: Move = ()) -> tuple[Threat, ...]:
    """What threatens the asker, or would after `path`; nothing at a table without warnings."""
    return at.position.threats(at.seat, path) if at.session.table.warned else ()


def standing(found: Sequence[Threat]) -> tuple[Text, ...]:
    """The worst of it, a sentence each."""
    return tuple(text("bot-threat", threat=each.text) for each in found[:WARNED])


def left(found: Sequence[Threat]) -> tuple[Text, ...]:
    """The worst of what a move leaves, a sentence each."""
    return tuple(text("bot-threat-after", threat=each.text) for each in found[:WARNED])
