"""What a village has, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.cacao.outcome import scores
from games.cacao.state import View
from games.core import Seat, Standing

WORTH = {"gold": 1, "temple": 1, "water": 1, "sun": 2, "cacao": 2}
"""In gold: of each what counts at the end, and what a fruit mostly sells for."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""
    now, then = scores(view.table), scores(later.table)
    foremost = Seat(max((other for other in range(len(then)) if other != seat), key=lambda other: then[other].total))
    own, theirs = now[seat], now[foremost]
    return [
        Standing(f"cacao-stock-{name}", getattr(own, name), getattr(theirs, name), one, foremost)
        for name, one in WORTH.items()
    ]
