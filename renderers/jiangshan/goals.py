"""How a scenario is won, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Text, text
from games.jiangshan.state import Terms


def goals(terms: Terms) -> Iterator[Text]:
    """Every way: the King always, else what the scenario adds."""
    yield text("jiangshan-picture-goal-king")
    if terms.capital_loss == "defeat":
        yield text("jiangshan-picture-goal-capital")
    if terms.hold:
        yield text("jiangshan-picture-goal-hold", count=terms.hold)
    if terms.merit_goal:
        yield text("jiangshan-picture-goal-merit", count=terms.merit_goal)
