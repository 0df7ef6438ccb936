"""What can be taken back alone: standing orders, and what shows neither a hand nor standing orders and draws nothing
(Cacao 8.5, 9, 11)."""

from __future__ import annotations

from itertools import product

from games.cacao import choices, guess, tiles, turns
from games.cacao.choices import Answer, Standing, Turn
from games.cacao.state import Phase, State, View
from games.cacao.village import Orders
from games.core import Chance, Move, Seat
from games.replacing import replace

_EVERY_ORDERS = tuple(Orders(least, keep) for least, keep in product((2, 3, 4, None), range(6)))


def reversible(view: View, move: Move) -> bool:
    """See `games.core.IsReversible`."""
    seat = view.viewer
    if seat is None:
        return False
    match choices.meaning(view, move):
        case Standing():
            return True
        case Turn() as turn:
            return _is_known(view, seat, tiles.TYPES[turn.form]) and _is_certain(view, seat, turn)
        case Answer() as answer:
            return _is_certain(view, seat, answer)


def _is_known(view: View, seat: Seat, kind: str) -> bool:
    """Whether everybody knows that the seat holds such a tile: its pile has too few others to fill the hand."""
    if view.table.options.hands == "open":
        return True
    others = sum(other != kind for other in view.unplayed[seat])
    return others < view.counts[seat]


def _is_certain(view: View, seat: Seat, meaning: choices.Meaning) -> bool:
    """Whether the game goes on without chance, and the same way whatever anybody's standing orders are."""
    base = guess.guess(view, Chance(b"any world", 0))  # what hands and piles hold changes nothing that is asked here
    worlds = (replace(base, orders=(orders,) * len(view.counts)) for orders in _EVERY_ORDERS)
    first, told = turns.play(next(worlds), seat, meaning)
    if turns.due(first)[1] or first.table.phase is Phase.OVER:
        return False
    return not _sells(first) or all(_played(world, seat, meaning) == (first.table, told) for world in worlds)


def _sells(state: State) -> bool:
    """Whether workers acted at a market: nowhere else do standing orders make a difference."""
    table = state.table
    return table.last is not None and any(table.jungle[use.contact.jungle].market for use in table.last.uses)


def _played(world: State, seat: Seat, meaning: choices.Meaning) -> tuple[object, object]:
    after, told = turns.play(world, seat, meaning)
    return after.table, told
