"""What a computer thinks of the moves that a side has (CardGO 18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.cardgo.choices import END, PASS, cells
from games.cardgo.guess import guess
from games.cardgo.players.greedy import placement, scratch, tie
from games.cardgo.players.position import Position, near
from games.cardgo.players.scratch import Printed, Scratch, printed
from games.cardgo.players.values import SCALE, weights
from games.cardgo.state import Card, View
from games.core import Advice, Budget, Chance, Move, Seat
from games.search import Act, Meter, Search, advised

STOCK = 8
"""Cards to be drawn that a world needs."""


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """See `games.core.Advise`. Pieces that the side may not know are taken for plain and middling ones. A pass that is
    not the best move looks broken."""
    meter = Meter(budget)
    board = scratch(view)
    places = _places(view, board)
    counted = weights(view.options)

    def world(chance: Chance) -> Position:
        state = guess(view, chance)
        hands = tuple(map(printed, state.hands[0])), tuple(map(printed, state.hands[1]))
        return Position(
            board,
            seat,
            hands,
            _stock(state.deck, chance),
            counted,
            meter,
            passes=int(view.passed[1 - seat]),
            extra=view.extra,
            places=places,
        )

    def spelled(act: Act) -> Move:
        if isinstance(act, tuple):
            return placement(view, *act)
        return (PASS,) if view.extra is None else (END,)

    found = advised(Search(world, seat, key, meter, SCALE), spelled)
    return [found[0], *(replace(each, sound=each.sound and each.move != (PASS,)) for each in found[1:])]


def _places(view: View, board: Scratch) -> list[int]:
    """The legal cells worth a try: those beside pieces, and of the others the most central of each terrain."""
    legal = sorted(cells(view), key=lambda cell: tie(view, (0, 0), cell))
    beside = near(board)
    far = {view.ground.terrain[cell]: cell for cell in reversed(legal) if not beside >> cell & 1}
    return [*(cell for cell in legal if beside >> cell & 1), *far.values()]


def _stock(deck: Sequence[Card], chance: Chance) -> tuple[Printed, ...]:
    """The next cards of a deck that has no order yet."""
    rest = list(deck)
    return tuple([printed(rest.pop(chance.below(len(rest)))) for _ in range(min(STOCK, len(rest)))])
