"""What each viewer may know (Cacao 11)."""

from __future__ import annotations

from games.cacao.outcome import outcome
from games.cacao.state import Phase, State, View
from games.core import Seat


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` (None: a spectator) may know; all hands once the game is over."""
    seats = range(len(state.hands))
    table = state.table
    shown = table.options.hands == "open" or table.phase is Phase.OVER
    return View(
        table=table,
        viewer=viewer,
        hands=tuple(state.hands[seat] if shown or seat == viewer else None for seat in seats),
        counts=tuple(map(len, state.hands)),
        unplayed=tuple(tuple(sorted((*state.hands[seat], *state.piles[seat]))) for seat in seats),
        jungle=state.jungle,
        orders=tuple(state.orders[seat] if seat == viewer else None for seat in seats),
        told=state.told,
        held=state.held,
        outcome=outcome(table),
    )
