"""What a seat has in gold, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.cacao.players.advise import MEASURE
from games.cacao.players.position import Position, imagined
from games.cacao.state import View
from games.core import Budget, Chance, Seat, Standing
from games.search import Meter


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""
    reasons = Position(imagined(view, Chance(b"stock", 0)), seat, Meter(Budget(0))).reasons(seat)
    return [Standing(key, points / one, one) for (key, one), (_, points) in zip(MEASURE.units, reasons, strict=True)]
