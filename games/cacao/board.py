"""Cells, their names, and who is next to whom on the map (Cacao 4, 6.1, 7, 8.1)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from games.cacao.tiles import MAPPED, Jungle, Worker
from games.core import Seat

Cell = tuple[int, int]
"""(row, column) from the start plantation; rows grow southwards, columns eastwards (Cacao 4.1)."""
ORIGIN: Cell = (0, 0)
START: Mapping[Cell, Jungle] = dict(zip((ORIGIN, (1, 1)), MAPPED, strict=True))
"""The map before the first turn (Cacao 3)."""

_CELL = re.compile(r"00|(?=.)(?:([NS])([0-9]{1,4}))?(?:([EW])([0-9]{1,4}))?")
_ROW, _COLUMN = "NS", "WE"

_KEPT = 4_096
"""Cells whose names and neighbours are kept: they are asked for a hundred times a move, always of the same few cells.
There is a bound because a person may type any cell there is."""


@dataclass(frozen=True, slots=True)
class Contact:
    """A worker tile and a jungle tile that share an edge, with the workers on it (Cacao 8.1)."""

    owner: Seat
    worker: Cell
    jungle: Cell
    count: int

    @property
    def name(self) -> str:
        """`W1>00`: the cell of the worker tile, then that of the jungle tile."""
        return f"{name(self.worker)}>{name(self.jungle)}"


@lru_cache(maxsize=_KEPT)
def name(cell: Cell) -> str:
    """`N1E2`; `00` is the start plantation, and a row or a column of 0 is left out."""
    return "00" if cell == ORIGIN else row_name(cell[0]).replace("00", "") + column_name(cell[1]).replace("00", "")


@lru_cache(maxsize=_KEPT)
def row_name(row: int) -> str:
    """`N2`, `S2`, or `00` for the row of the start plantation."""
    return f"{_ROW[row > 0]}{abs(row)}" if row else "00"


@lru_cache(maxsize=_KEPT)
def column_name(column: int) -> str:
    """`W2`, `E2`, or `00` for the column of the start plantation."""
    return f"{_COLUMN[column > 0]}{abs(column)}" if column else "00"


def cell(name: str) -> Cell | None:
    """The cell of a name, or None if it is none."""
    match = _CELL.fullmatch(name.upper())
    if match is None:
        return None
    row = int(match[2] or 0) * (-1 if match[1] == "N" else 1)
    column = int(match[4] or 0) * (-1 if match[3] == "W" else 1)
    return row, column


@lru_cache(maxsize=_KEPT)
def neighbours(at: Cell) -> tuple[Cell, ...]:
    """North, east, south, west: the order of the digits of a form."""
    row, column = at
    return (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)


def open_cells(jungle: Collection[Cell], workers: Collection[Cell]) -> tuple[Cell, ...]:
    """Where an ordinary worker tile may go, row by row (Cacao 6.1)."""
    beside = set(chain.from_iterable(map(neighbours, jungle)))
    return tuple(sorted(beside.difference(workers, jungle)))


def gaps(jungle: Collection[Cell], workers: Collection[Cell], placed: Cell) -> tuple[Cell, ...]:
    """The empty cells beside the worker tile at `placed` that at least one more touches, row by row (Cacao 7).
    `workers` may hold `placed` or not yet."""
    around, itself = (near for near in neighbours(placed) if near not in jungle), placed in workers
    return tuple(sorted(near for near in around if sum(map(workers.__contains__, neighbours(near))) > itself))


def contacts(
    jungle: Collection[Cell], workers: Mapping[Cell, Worker], placed: Cell, laid: Iterable[Cell]
) -> tuple[Contact, ...]:
    """All contacts that act this turn: those of the placed tile, and of older tiles with tiles laid now (Cacao 8.1)."""
    tile = workers[placed]
    found = [
        Contact(tile.owner, placed, near, count)
        for side, near in enumerate(neighbours(placed))
        if near in jungle and (count := tile.facing(side))
    ]
    for at in laid:
        for side, near in enumerate(neighbours(at)):
            older = workers.get(near) if near != placed else None
            if older is not None and (count := older.facing((side + 2) % 4)):
                found.append(Contact(older.owner, near, at, count))
    return tuple(found)
