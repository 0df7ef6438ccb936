"""What a computer thinks of the moves that a seat has (Cacao 15)."""

from __future__ import annotations

from collections.abc import Sequence

from games.cacao import choices, notation, preview
from games.cacao.choices import Turn
from games.cacao.players import standing
from games.cacao.players.position import Position, imagined
from games.cacao.players.scratch import Placement, Purse, purses
from games.cacao.players.values import SCALE
from games.cacao.state import Phase, View
from games.core import Advice, Budget, Chance, Move, Seat
from games.replacing import replace
from games.search import Act, Manner, Meter, Search, advised


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """See `games.core.Advise`: standing orders first, where others than the seat has are better. Asked for its
    contacts, the automatic resolver. What could follow hangs on tiles that nobody has drawn, so nothing of it is
    said."""
    if view.table.phase is not Phase.PLACE:
        return [Advice(("auto",), 0.5, weighed=False)]
    meter = Meter(budget)
    given = choices.meaning(view, budget.beside) if budget.beside else None
    also = _come_to(view, given) if isinstance(given, Turn) else None

    def world(chance: Chance) -> Position:
        return Position(imagined(view, chance), seat, meter, given=also, told=budget.told)

    search = Search(world, seat, key, meter, SCALE, Manner(gambles=False))
    at_once = {each.act for each in search.found}
    start = choices.turn(view.table, seat, view.hand)

    def spelled(act: Act) -> Move:
        assert isinstance(act, Placement)
        if act not in at_once:
            return ()
        if (act.turn, act.purses) == also:
            return budget.beside
        return standing.by_word(view, seat, act.turn, notation.path(start, act.turn))

    def differ(one: Placement, other: Placement) -> bool:
        return (one.purses, one.prizes) != (other.purses, other.prizes)  # as a mirror image's do not

    found = [replace(each, line=()) for each in advised(search, spelled, rivals=differ)]
    ordered = standing.order(view, seat)
    return found if ordered is None else [Advice(ordered, found[0].value, found[0].spread), *found]


def _come_to(view: View, turn: Turn) -> tuple[Turn, tuple[Purse, ...]]:
    """A turn as a placement has it, and what everybody holds once its workers have done what they were told, by word or
    by standing orders; whoever has yet to tell them can still do what is best."""
    known = replace(view, orders=(None,) * len(view.orders)) if turn.held else view
    return turn._replace(told=(), held=False), purses(preview.placed(known, turn._replace(held=False))[0])
