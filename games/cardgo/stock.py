"""What a side has in HP, sets and pieces, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from games.cardgo.players.advise import measure
from games.cardgo.players.greedy import scratch
from games.cardgo.players.position import Position
from games.cardgo.players.values import weights
from games.cardgo.state import View
from games.core import Budget, Seat, Standing
from games.search import Meter


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`. Pieces that the side may not know are taken for middling ones."""
    counted = weights(view.options)
    reasons = Position(scratch(view), seat, ((), ()), (), counted, Meter(Budget(0))).reasons(seat)
    pairs = zip(measure(counted).units, reasons, strict=True)
    return [Standing(key, points / one, one) for (key, one), (_, points) in pairs if isfinite(one)]
