"""Planning ahead: the own turn before it comes, and what of others' moves can be waited for."""

from __future__ import annotations

import re

from games.cacao import board, tiles
from games.cacao.choices import asked
from games.cacao.state import Phase, View
from games.core import IllegalMove, text
from games.replacing import replace

_TOLD = re.compile(r"(?P<over>over\s+)?(?:(?P<form>\d{4})\s+)?(?P<at>[0nesw]\w*)", re.ASCII | re.IGNORECASE)


def ahead(view: View) -> View | None:
    """See `games.core.LookAhead`: with the display as it lies now."""
    table, seat = view.table, view.viewer
    if seat is None or not table.number or table.phase is Phase.OVER or seat in asked(table) or not view.hand:
        return None
    return replace(view, table=replace(table, turn=seat, phase=Phase.PLACE, gap=None, pending=(), answering=()))


def condition(view: View, typed: str) -> str:
    """See `games.core.ReadCondition`: `1111 S1W1`, or `S1W1` for any worker tile there; `over` in front of either.

    :raises IllegalMove: it is neither.
    """
    read = _TOLD.fullmatch(typed.strip())
    at = None if read is None else board.cell(read["at"].upper())
    if read is None or at is None or (read["form"] is not None and read["form"] not in tiles.TYPES):
        raise IllegalMove(text("cacao-refusal-condition", typed=typed))
    words = ("over" if read["over"] else None, read["form"], board.name(at))
    return " ".join(word for word in words if word is not None)
