"""What was laid since the viewer looked: every placement in order, with its owner and its tiles; and where its number
hides least."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.cacao.board import Cell
from games.cacao.state import Table, View
from games.core import Seat
from renderers.cacao.chips import Corner


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


_ROW = 3
"""So many workers reach into the corners of their edge."""


def free_corner(table: Table, at: Cell, numbered: Collection[Cell] = ()) -> Corner:
    """The corner of a worker tile that rows of workers and names of cells keep freest: two worker tiles meet there, and
    of two that are `numbered` each has a corner of its own."""
    return min(((-1, -1), (-1, 1), (1, -1), (1, 1)), key=lambda each: _hidden(table, at, each, numbered))


def _hidden(table: Table, at: Cell, towards: Corner, numbered: Collection[Cell]) -> tuple[bool, int, int]:
    """Whether another number may stand at the corner, how many rows of workers end there, and how many of the cells
    there have no tile but perhaps a name."""
    down, across = towards
    other = at[0] + down, at[1] + across
    beside = (other, (at[0] + down, at[1]), (at[0], at[1] + across))
    bare = sum(cell not in table.jungle and cell not in table.workers for cell in beside)
    return other in numbered, _rows(table, at, towards) + _rows(table, other, (-down, -across)), bare


def _rows(table: Table, at: Cell, towards: Corner) -> int:
    """How many rows of workers end at the tile's corner."""
    tile = table.workers.get(at)
    if tile is None:
        return 0
    down, across = towards
    return sum(int(tile.form[side]) == _ROW for side in (0 if down < 0 else 2, 1 if across > 0 else 3))
