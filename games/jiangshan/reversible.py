"""What can be taken back alone: what one leaves in secret, and the march of a unit that everybody knows, on open ground
(Jiangshan 3.5).

Everything else shows somebody, or may: a back turned up, a stratagem, what lies under a forest, what a hidden king
loses at the end of a turn.
"""

from __future__ import annotations

from games.core import Move, Seat
from games.jiangshan import legality, preview, reaction
from games.jiangshan.board import PLAIN, Cell
from games.jiangshan.offer.notation import closes, order_of
from games.jiangshan.orders import Go, Order, Preset, Word
from games.jiangshan.state import View


def reversible(view: View, move: Move) -> bool:
    """See `games.core.IsReversible`."""
    seat = view.viewer
    if seat is None or closes(move):
        return False
    order = order_of(move)
    return _is_secret(view, seat, move) if order is None else _is_harmless(view, seat, move, order)


def _is_secret(view: View, seat: Seat, move: Move) -> bool:
    """A standing order, an answer left in a blind window, stratagems while somebody else still picks theirs."""
    match move[0]:
        case "standing":
            return True
        case "pick":
            return any(not side.picked for other, side in enumerate(view.sides) if other != seat)
        case "decoy" | "refuse":
            return view.attack is not None and view.attack.blind
        case _:
            assert move == reaction.SETTLE, move
            return False


def _is_harmless(view: View, seat: Seat, move: Move, order: Order) -> bool:
    match order:
        case Preset():
            return True
        case Word("draw"):
            return any(not (side.draw or side.defeated) for other, side in enumerate(view.sides) if other != seat)
        case Go(start, end, _, _, _, None):
            return _is_march(view, start, end) and bool(preview.follow(view, move))
        case _:
            return False


def _is_march(view: View, start: Cell, end: Cell) -> bool:
    """Whether a unit in battle state goes from one free plain cell to another."""
    unit = legality.own(view, start)
    return (
        unit is not None
        and legality.fights(unit)
        and view.ground.terrain(start) == view.ground.terrain(end) == PLAIN
        and not legality.attacks(view, unit, end)
        and end not in view.tiles
    )
