"""What a ship has beside the foremost of the others; reviews compare it from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat, Standing
from games.koxinga import board
from games.koxinga.cabins import Good, total
from games.koxinga.guess import usual_treasure
from games.koxinga.state import Phase, View
from games.koxinga.voyage import TREASURE, distance

WORTH = {"way": -1, "gold": 1, "food": 0.3, "cannons": 0.3, "treasure": TREASURE}
"""In points of the end, while the game runs; blocks are those that are left, and the last ten are a point each."""
SCORE = {"score-position": 1, "score-treasure": 1, "score-gold": 1}
"""Once it is over points are counted, as the score has them."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""
    worth, held = (SCORE, _score) if later.phase is Phase.OVER else (WORTH, _held)

    def points(other: int) -> float:
        return sum(amount * one for amount, one in zip(held(later, other), worth.values(), strict=True))

    foremost = Seat(max((other for other in range(len(later.players)) if other != seat), key=points))
    return [
        Standing(f"koxinga-stock-{name}", has, beside, one, foremost)
        for (name, one), has, beside in zip(worth.items(), held(view, seat), held(view, foremost), strict=True)
    ]


def _held(view: View, seat: int) -> tuple[int, ...]:
    """In the order of `WORTH`."""
    who = view.players[seat]
    way = 0 if who.finished else distance(who.block)
    return way, *(total(who.cabins, good) for good in (Good.GOLD, Good.FOOD, Good.CANNON)), len(who.treasures)


def _score(view: View, seat: int) -> tuple[int, ...]:
    """In the order of `SCORE`. Cards that the viewer did not know yet count what such cards are worth on average."""
    who, average = view.players[seat], usual_treasure(view)
    treasures = [average if points is None else points for points in who.treasures]
    return board.points(who.block, finished=who.finished), sum(treasures), total(who.cabins, Good.GOLD)
