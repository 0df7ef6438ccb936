"""Planning ahead: the own turn before it comes, and what of others' orders can be waited for: what everybody is told of
cells. Of what is hidden nobody is told a cell."""

from __future__ import annotations

import re

from games.core import IllegalMove, text
from games.jiangshan.board import cell, name
from games.jiangshan.offer.choices import asked
from games.jiangshan.state import Phase, View
from games.replacing import replace

_UNDER_WAY = (Phase.WEATHER, Phase.ACTION, Phase.REACT)
_TOLD = re.compile(r"([a-z]\d{1,2})(?:\s*[-–>*→到至]\s*([a-z]\d{1,2}))?", re.ASCII | re.IGNORECASE)
ORDERS = 1
"""Orders of a turn that begins."""


def ahead(view: View) -> View | None:
    """See `games.core.LookAhead`: with what is seen now, and no order carried out yet."""
    seat = view.viewer
    if seat is None or view.phase not in _UNDER_WAY or view.sides[seat].defeated:
        return None
    if view.active == seat or seat in asked(view):
        return None
    return replace(view, phase=Phase.ACTION, active=seat, ap=ORDERS, attack=None, rider=None, steps=())


def condition(view: View, typed: str) -> str:
    """See `games.core.ReadCondition`: `c3-c5` for what went or struck from one cell to another, `c5` for anything
    that is told of a cell.

    :raises IllegalMove: it is neither, or the cell is not on the board.
    """
    read = _TOLD.fullmatch(typed.strip())
    cells = [] if read is None else [cell(each) for each in read.groups() if each is not None]
    if read is None or any(at is None or not view.ground.holds(at) for at in cells):
        raise IllegalMove(text("jiangshan-refusal-condition", typed=typed))
    return "-".join(name(at) for at in cells if at is not None)
