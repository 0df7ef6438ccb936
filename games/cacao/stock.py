"""What a village has, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.cacao.outcome import scores
from games.cacao.state import Phase, View
from games.core import Seat, Standing

WORTH = {"sales": 1, "mines": 1, "temple": 1, "water": 1, "sun": 1, "cacao": 2}
"""In gold: of each what counts at the end, and what a fruit mostly sells for; nothing when the game is over."""


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`."""
    end = view if view.table.phase is Phase.OVER else later
    now, then = scores(view.table), scores(end.table)
    foremost = Seat(max((other for other in range(len(then)) if other != seat), key=lambda other: then[other].total))
    rows = [(now[each], view.table.accounts[each]) for each in (seat, foremost)]
    own, theirs = (
        {
            "sales": sum(account.sold),
            "mines": account.mines,
            "temple": score.temple,
            "water": score.water,
            "sun": score.sun,
            "cacao": score.cacao,
        }
        for score, account in rows
    )
    worth = WORTH | {"cacao": 0} if end.table.phase is Phase.OVER else WORTH
    return [Standing(f"cacao-stock-{name}", own[name], theirs[name], one, foremost) for name, one in worth.items()]
