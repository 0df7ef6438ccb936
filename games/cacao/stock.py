"""What a village has, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.cacao.outcome import scores
from games.cacao.state import Phase, View
from games.core import Seat, Standing

WORTH = {"sales": 1, "mines": 1, "temple": 1, "water": 1, "sun": 2, "cacao": 2}
"""In gold: of each what counts at the end, and what a fruit mostly sells for."""
LAST = WORTH | {"sun": 1, "cacao": 0}
"""The same when the game is over."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""
    then = scores(later.table)
    foremost = Seat(max((other for other in range(len(then)) if other != seat), key=lambda other: then[other].total))
    own, theirs = _counted(view, seat), _counted(view, foremost)
    worth = LAST if later.table.phase is Phase.OVER else WORTH
    return [Standing(f"cacao-stock-{name}", own[name], theirs[name], one, foremost) for name, one in worth.items()]


def _counted(view: View, seat: Seat) -> dict[str, int]:
    """What a seat has of everything; its gold by where it comes from."""
    score, account = scores(view.table)[seat], view.table.accounts[seat]
    earned = {"sales": sum(account.sold), "mines": account.mines}
    return earned | {name: getattr(score, name) for name in ("temple", "water", "sun", "cacao")}
