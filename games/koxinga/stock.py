"""What a ship has beside the foremost of the others, as it counts at the end; reviews compare it from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat, Standing
from games.koxinga.cabins import Good, total
from games.koxinga.guess import usual_treasure
from games.koxinga.players.advise import MEASURE
from games.koxinga.players.position import TERMS
from games.koxinga.state import SeenPlayer, View
from games.koxinga.voyage import CANNONS, FOOD, distance, graded

STORES = 0.3
"""What a point of food and cannons is worth at the end, where they count no more but a ship may come to need them."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`. The foremost is who it is later. A treasure that the viewer does not know counts as
    much as such cards do on average then."""
    hidden, units = usual_treasure(later), [one for _, one in MEASURE.units[1:]]

    def points(other: int) -> float:
        held = _held(later.players[other], hidden)
        return sum(amount * one for amount, one in zip(held, units, strict=True))

    foremost = Seat(max((other for other in range(len(later.players)) if other != seat), key=points))
    own, theirs = (_held(view.players[who], hidden) for who in (seat, foremost))
    return [
        Standing(f"koxinga-stock-{name}", has - have, one, foremost)
        for name, one, has, have in zip(TERMS[1:], units, own, theirs, strict=True)
    ]


def _held(who: SeenPlayer, hidden: int) -> tuple[float, float, float, float]:
    """Blocks of the way, gold, stores and treasures."""
    way = 0 if who.finished else -distance(who.block)
    food, cannons = (total(who.cabins, good) for good in (Good.FOOD, Good.CANNON))
    treasure = sum(hidden if points is None else points for points in who.treasures)
    return way, total(who.cabins, Good.GOLD), STORES * (graded(food, FOOD) + graded(cannons, CANNONS)), treasure
