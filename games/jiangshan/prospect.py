"""Planning ahead: the own turn before it comes. What another does is never named, since of one order everybody sees
something else."""

from __future__ import annotations

from dataclasses import replace

from games.core import IllegalMove, text
from games.jiangshan.offer.choices import asked
from games.jiangshan.state import Phase, View

_UNDER_WAY = (Phase.WEATHER, Phase.ACTION, Phase.REACT)
ORDERS = 1
"""Orders of a turn that begins."""


def ahead(view: View) -> View | None:
    """See `games.core.Rules.ahead`: with what is seen now, and no order carried out yet."""
    seat = view.viewer
    if seat is None or view.phase not in _UNDER_WAY or view.sides[seat].defeated:
        return None
    if view.active == seat or seat in asked(view):
        return None
    return replace(view, phase=Phase.ACTION, active=seat, ap=ORDERS, attack=None, rider=None, steps=())


def condition(view: View, typed: str) -> str:
    """See `games.core.Rules.condition`.

    :raises IllegalMove: always.
    """
    raise IllegalMove(text("jiangshan-refusal-condition"))
