"""What each viewer may know (Cacao 11)."""

from __future__ import annotations

from games.cacao.outcome import outcome
from games.cacao.state import Phase, State, View
from games.core import Seat
from games.derived import derived_for_each


@derived_for_each
def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` (None: a spectator) may know; all hands once the game is over.

    One View for each viewer of a state, so that a move is offered, checked and played by the same steps.
    """
    table = state.table
    shown = table.options.hands == "open" or table.phase is Phase.OVER
    return View(
        table=table,
        viewer=viewer,
        hands=tuple(hand if shown or seat == viewer else None for seat, hand in enumerate(state.hands)),
        counts=tuple(map(len, state.hands)),
        unplayed=tuple(tuple(sorted(hand + pile)) for hand, pile in zip(state.hands, state.piles, strict=True)),
        jungle=state.jungle,
        orders=tuple(orders if seat == viewer else None for seat, orders in enumerate(state.orders)),
        told=state.told,
        held=state.held,
        outcome=outcome(table),
    )
