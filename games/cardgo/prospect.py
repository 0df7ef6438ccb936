"""Planning ahead: the own turn before it comes, and what of the other side's moves can be waited for."""

from __future__ import annotations

import re

from games.cardgo.board import cell, name
from games.cardgo.choices import PASS
from games.cardgo.deck import card, code
from games.cardgo.notation import WIDE
from games.cardgo.state import View
from games.core import IllegalMove, text
from games.replacing import replace

_TOLD = re.compile(r"(?P<card>\d{1,9}(?:e\d{1,9})?)?\s*@\s*(?P<cell>[a-z]\s*\d{1,9})", re.ASCII | re.IGNORECASE)


def ahead(view: View) -> View | None:
    """See `games.core.LookAhead`."""
    if view.viewer is None or not view.waiting or view.turn == view.viewer:
        return None
    return replace(view, turn=view.viewer, extra=None)


def condition(view: View, typed: str) -> str:
    """See `games.core.ReadCondition`: `3@D7`, `@D7` for any card there, or `pass`.

    :raises IllegalMove: it is none of these.
    """
    written = typed.translate(WIDE).strip()
    if written.casefold() == PASS:
        return PASS
    read = _TOLD.fullmatch(written)
    at = None if read is None else cell(view.ground.columns, view.ground.rows, "".join(read["cell"].split()))
    played = card((read["card"] or "").lower()) if read is not None else None
    if read is None or at is None or (read["card"] and played is None):
        raise IllegalMove(text("cardgo-refusal-condition", typed=typed))
    return f"{'' if played is None else code(played)}@{name(view.ground.columns, at)}"
