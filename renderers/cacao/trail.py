"""What was laid since the viewer looked: every placement in order, with its owner and its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.cacao.board import Cell
from games.cacao.state import Table, View
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """One placement: whose, the worker tile's cell, and the jungle tiles that came with it."""

    seat: Seat
    placed: Cell
    jungle: tuple[Cell, ...]


def trail(view: View, since: Sequence[View]) -> tuple[Laid, ...]:
    """The placements between the views and up to `view`, oldest first; without earlier views the latest one."""
    if since:
        tables = [*(each.table for each in since), view.table]
        return tuple(laid for one, other in pairwise(tables) for laid in _between(one, other))
    last = view.table.last
    return () if last is None else (Laid(last.seat, last.placed, last.laid),)


def _between(one: Table, other: Table) -> tuple[Laid, ...]:
    """What one turn has laid; a tile that covers another counts as new."""
    fresh = tuple(sorted(at for at in other.jungle if at not in one.jungle))
    return tuple(Laid(tile.owner, at, fresh) for at, tile in other.workers.items() if one.workers.get(at) != tile)
