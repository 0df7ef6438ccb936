"""The baseline player `greedy-1`: one order ahead, no stratagems but the standing order (Jiangshan 12.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.core import Chance, Move, Rules, Seat
from games.jiangshan import legality, sight
from games.jiangshan.board import FOREST, Cell, cell
from games.jiangshan.guess import guess
from games.jiangshan.offer import choices
from games.jiangshan.orders import Command, Go, Order, Rebuild, Recruit, Sail, Shoot, Swap, Word
from games.jiangshan.play.execution import after
from games.jiangshan.state import Phase, State, View
from games.replacing import replace
from tests.games.jiangshan.evaluation import worth

LEAST = 0.05
"""A free order must gain so much."""


def greedy_1(rules: Rules[Any, Any, Any], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """Free shots and recruits that gain something, then the order after which the board looks best, in an army imagined
    from what was seen. It rebuilds nothing, since it could not see what a camp is good for later."""
    state = guess(view, chance)
    if view.phase is not Phase.ACTION:
        return rules.default(state, seat)
    free = _best(state, seat, filter(_is_wanted, legality.free(view)))
    if free is not None and free[0] > worth(state, seat) + LEAST:
        return choices.path(view, free[1], closes=False)
    best = _best(state, seat, (tried for order in legality.spending(view) for tried in _tried(view, order)))
    return rules.default(state, seat) if best is None else _spelled(view, best[1])


def _is_wanted(order: Order) -> bool:
    return (isinstance(order, Shoot) and not order.fire) or isinstance(order, Recruit)


def _best(state: State, seat: Seat, tried: Iterable[Order]) -> tuple[float, Order] | None:
    valued = ((worth(after(state, seat, order), seat), order) for order in tried)
    return max(valued, key=lambda each: each[0], default=None)


def _tried(view: View, order: Order) -> tuple[Order, ...]:
    """The order with every mounted shot it allows; none of what takes a stratagem."""
    if isinstance(order, Swap | Rebuild) or (isinstance(order, Sail) and order.sneak):
        return ()
    shots = (cell(token[1:]) for token in choices.tails(view, order) if token[0] == "*")
    return (order, *(_aimed(order, shot) for shot in shots if shot is not None))


def _aimed(order: Order, shot: Cell) -> Order:
    assert isinstance(order, Go), order
    return replace(order, shot=shot)


def _spelled(view: View, order: Order) -> Move:
    """The order as a path; infantry that fights in the open turns to the nearest enemy."""
    if isinstance(order, Word):
        return choices.path(view, order)
    if isinstance(order, Go | Sail | Command) and "/n" in choices.tails(view, order):
        order = replace(order, facing=_facing(view, order.start, order.end))
    return choices.path(view, order, closes=False)


def _facing(view: View, start: Cell, end: Cell) -> str | None:
    unit = view.units[start]
    if not unit.battle or view.ground.terrain(end) == FOREST:
        return None
    assert unit.kind is not None, unit
    return sight.board(view).default_facing(end, unit.owner)
