"""Planning ahead: nobody can, since each step waits for the dice before it. What may be answered beforehand has orders
of its own (Koxinga 11)."""

from __future__ import annotations

from games.core import IllegalMove, text
from games.koxinga.state import View


def ahead(view: View) -> View | None:
    """See `games.core.Rules.ahead`."""
    return None


def condition(view: View, typed: str) -> str:
    """See `games.core.Rules.condition`.

    :raises IllegalMove: always.
    """
    raise IllegalMove(text("koxinga-refusal-condition"))
