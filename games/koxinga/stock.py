"""What a ship has beside the foremost of the others; reviews compare it from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat, Standing
from games.koxinga.cabins import Good, total
from games.koxinga.players.values import FAR
from games.koxinga.state import Phase, SeenPlayer, View
from games.koxinga.voyage import TREASURE, distance

WORTH = {"way": -FAR.step - FAR.race, "gold": 1, "food": 0.3, "cannons": 0.3, "treasure": TREASURE}
"""In points of the end, where food and cannons count no more; blocks are those that are left."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""

    def points(other: int) -> float:
        return sum(amount * one for amount, one in zip(_held(later.players[other]), WORTH.values(), strict=True))

    worth = WORTH | {"food": 0, "cannons": 0} if view.phase is Phase.OVER else WORTH
    foremost = Seat(max((other for other in range(len(later.players)) if other != seat), key=points))
    own, theirs = (_held(view.players[who]) for who in (seat, foremost))
    return [
        Standing(f"koxinga-stock-{name}", has, beside, one, foremost)
        for (name, one), has, beside in zip(worth.items(), own, theirs, strict=True)
    ]


def _held(who: SeenPlayer) -> tuple[int, ...]:
    """In the order of `WORTH`."""
    way = 0 if who.finished else distance(who.block)
    return way, *(total(who.cabins, good) for good in (Good.GOLD, Good.FOOD, Good.CANNON)), len(who.treasures)
