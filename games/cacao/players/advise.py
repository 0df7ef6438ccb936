"""What a computer thinks of the moves that a seat has (Cacao 15)."""

from __future__ import annotations

from collections.abc import Sequence

from games.cacao import board, choices, notation, tiles
from games.cacao.choices import Turn
from games.cacao.players import standing
from games.cacao.players.position import Position, imagined
from games.cacao.players.scratch import Placement
from games.cacao.players.values import SCALE
from games.cacao.state import Phase, View
from games.core import Advice, Budget, Chance, Move, Seat
from games.search import Act, Manner, Meter, Search, advised


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """See `games.core.Advise`: standing orders first, where others than the seat has are better. Asked for its
    contacts, the automatic resolver."""
    if view.table.phase is not Phase.PLACE:
        return [Advice(("auto",), 0.5, weighed=False)]
    meter = Meter(budget)
    given = choices.meaning(view, budget.beside) if budget.beside else None
    also = given._replace(told=(), held=False) if isinstance(given, Turn) else None

    def world(chance: Chance) -> Position:
        return Position(imagined(view, chance), seat, meter, given=also, told=budget.told)

    search = Search(world, seat, key, meter, SCALE, Manner(gambles=False))
    at_once = {each.act for each in search.found}
    start = choices.turn(view.table, seat, view.hand)

    def spelled(act: Act) -> Move:
        assert isinstance(act, Placement)
        if act not in at_once:
            return _sketched(act.turn)
        if act.turn == also:
            return budget.beside
        return standing.by_word(view, seat, act.turn, notation.path(start, act.turn))

    found = advised(search, spelled)
    ordered = standing.order(view, seat)
    return found if ordered is None else [Advice(ordered, found[0].value, found[0].spread), *found]


def _sketched(turn: Turn) -> Move:
    """A placement to come, as far as it can be said before it is on offer."""
    fill = ("+".join(f"{board.name(cell)}={tile}" for cell, tile in turn.fill),) if turn.fill else ()
    over = ("over",) if turn.over else ()
    return (*over, tiles.TYPES[turn.form], f"{choices.AT}{board.name(turn.at)}", turn.form, *fill)
