"""What a side has, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo.state import View
from games.core import Seat, Standing

PIECE = 1
"""HP that a piece counts as: little beside those that are lost, which it may help to cost."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""
    other = Seat(1 - seat)
    owners = [piece.owner for piece in view.board if piece is not None]
    return [
        Standing("cardgo-stock-hp", view.hp[seat], view.hp[other], 1, other),
        Standing("cardgo-stock-pieces", owners.count(seat), owners.count(other), PIECE, other),
    ]
