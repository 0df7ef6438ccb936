"""What an army has beside the others, as everybody sees it, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat, Standing
from games.jiangshan.players.values import CITY, MERIT, SUPPLY
from games.jiangshan.state import View

WORTH = {"lost": -2, "cities": CITY, "morale": 1, "supply": SUPPLY, "merit": MERIT}
"""In Pikes."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`. What an army has is what its team has. Of units everybody knows which fell, and no
    more: who goes out of sight, or stands in a reserve, is not lost. Of two armies the beaten one's morale counts on,
    which may be why it is beaten; its towns that leave the map with it as they were before, where that is known."""
    sides = view.sides
    cleared = [side.defeated for side in sides] != [side.defeated for side in later.sides]
    tiles = {**later.tiles, **view.tiles} if cleared else view.tiles  # what the victor won last is theirs
    other = Seat(1 - seat) if len(sides) == 2 else None

    def held(*, own: bool) -> tuple[int, ...]:
        team = [number for number, side in enumerate(sides) if (side.team == sides[seat].team) == own]
        alive = [sides[number] for number in team if other is not None or not sides[number].defeated]
        return (
            sum(owner in team for owner, _ in view.dead),
            sum(tile.owner in team for tile in tiles.values()),
            *(sum(getattr(side, name) for side in alive) for name in ("morale", "supply", "merit")),
        )

    gone = other is not None and any(side.defeated for side in later.sides)
    worth = WORTH | {"cities": 0} if gone else WORTH
    counted = zip(worth.items(), held(own=True), held(own=False), strict=True)
    return [Standing(f"jiangshan-stock-{name}", has, beside, one, other) for (name, one), has, beside in counted]
