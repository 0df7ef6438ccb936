"""What a ship has beside the foremost of the others, as it counts at the end, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat, Standing
from games.koxinga.guess import usual_treasure
from games.koxinga.players.advise import MEASURE
from games.koxinga.players.position import terms
from games.koxinga.state import SeenPlayer, View
from games.koxinga.voyage import Ship

END = 1.0
"""How near the end is by whose weights all is counted, so that nothing grows only because it comes nearer."""


def stock(view: View, seat: Seat) -> Sequence[Standing]:
    """See `games.core.TakeStock`. A treasure that the viewer does not know counts as much as such cards do on
    average."""
    found = [_held(who, usual_treasure(view)) for who in view.players]
    foremost = max((held for other, held in enumerate(found) if other != seat), key=sum)
    pairs = zip(MEASURE.units, found[seat], foremost, strict=True)
    return [Standing(key, (own - theirs) / one, one) for (key, one), own, theirs in list(pairs)[1:]]


def _held(who: SeenPlayer, hidden: float) -> tuple[float, ...]:
    prize = sum(hidden if points is None else points for points in who.treasures)
    over, way, *rest = terms(Ship(who.block, who.cabins, who.finished, prize), END, over=False)
    return over, 0.0 if who.finished else way, *rest
