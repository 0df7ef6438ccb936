"""Worker tiles, jungle tiles, cells and who is next to whom (Cacao 2, 4)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from games.core import Seat

Cell = tuple[int, int]
"""(row, column) from the start plantation; rows grow southwards, columns eastwards (Cacao 4.1)."""
ORIGIN: Cell = (0, 0)
SIDES: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west: the order of the digits of a form."""
_CELL = re.compile(r"00|(?=.)(?:([NS])([0-9]{1,4}))?(?:([EW])([0-9]{1,4}))?")
_ROW, _COLUMN = "NS", "WE"

BASES = {"A": "1111", "B": "1210", "C": "1300", "D": "0310"}
FORMS: dict[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys(base[-turn:] + base[:-turn] if turn else base for turn in range(4)))
    for name, base in BASES.items()
}
"""The distinct rotations of each type, a quarter turn clockwise after the other (Cacao 2.1)."""
TYPES = {form: name for name, forms in FORMS.items() for form in forms}
WORKERS: dict[int, dict[str, int]] = {
    2: {"A": 4, "B": 5, "C": 1, "D": 1},
    3: {"A": 3, "B": 5, "C": 1, "D": 1},
    4: {"A": 3, "B": 4, "C": 1, "D": 1},
}
"""Worker tiles of each player, by the number of players (Cacao 3)."""
HAND, SHOWN = 3, 2


class Jungle(StrEnum):
    """Cacao 2.3; `BLANK` stands for a tile that a computer player cannot know."""

    SINGLE_PLANTATION = "C1"
    DOUBLE_PLANTATION = "C2"
    MARKET_2 = "M2"
    MARKET_3 = "M3"
    MARKET_4 = "M4"
    MINE_1 = "G1"
    MINE_2 = "G2"
    WATER = "WT"
    SUN_SITE = "SN"
    TEMPLE = "TM"
    BLANK = "--"

    @property
    def plantation(self) -> bool:
        return self.value[0] == "C"

    @property
    def market(self) -> bool:
        return self.value[0] == "M"

    @property
    def trades(self) -> bool:
        """Whether it gives or takes fruits."""
        return self.plantation or self.market

    @property
    def mine(self) -> bool:
        return self.value[0] == "G"

    @property
    def worth(self) -> int:
        """Fruits or gold for each worker, at a market the price."""
        return int(self.value[1])


_ALL = {"C1": 6, "C2": 2, "M2": 2, "M3": 4, "M4": 1, "G1": 2, "G2": 1, "WT": 3, "SN": 2, "TM": 5}
_LEFT_OUT = {"C1": 2, "M3": 1, "G1": 1, "WT": 1, "SN": 1, "TM": 1}
START: dict[Cell, Jungle] = {ORIGIN: Jungle.SINGLE_PLANTATION, (1, 1): Jungle.MARKET_2}


def jungle(seats: int) -> tuple[Jungle, ...]:
    """The jungle tiles that are not on the map at the start (Cacao 3)."""
    counts = {Jungle(code): count - (_LEFT_OUT.get(code, 0) if seats == 2 else 0) for code, count in _ALL.items()}
    for tile in START.values():
        counts[tile] -= 1
    return tuple(tile for tile, count in counts.items() for _ in range(count))


def workers(seats: int) -> tuple[str, ...]:
    """The types of one player's worker tiles."""
    return tuple(name for name, count in WORKERS[seats].items() for _ in range(count))


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker tile on the map; `covers` marks that another lies beneath it."""

    owner: Seat
    form: str
    covers: bool = False


@dataclass(frozen=True, slots=True)
class Contact:
    """A worker tile and a jungle tile that share an edge, with the workers on it (Cacao 8.1)."""

    owner: Seat
    worker: Cell
    jungle: Cell
    count: int

    @property
    def name(self) -> str:
        return f"{cell_name(self.worker)}>{cell_name(self.jungle)}"


def cell_name(cell: Cell) -> str:
    row, column = row_name(cell[0]), column_name(cell[1])
    return "00" if cell == ORIGIN else row.replace("00", "") + column.replace("00", "")


def row_name(row: int) -> str:
    return f"{_ROW[row > 0]}{abs(row)}" if row else "00"


def column_name(column: int) -> str:
    return f"{_COLUMN[column > 0]}{abs(column)}" if column else "00"


def cell(name: str) -> Cell | None:
    """The cell of a name, or None if it is none."""
    match = _CELL.fullmatch(name.upper())
    if match is None:
        return None
    row = int(match[2] or 0) * (-1 if match[1] == "N" else 1)
    column = int(match[4] or 0) * (-1 if match[3] == "W" else 1)
    return row, column


def neighbours(at: Cell) -> tuple[Cell, ...]:
    """North, east, south, west."""
    row, column = at
    return (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)


def even(at: Cell) -> bool:
    """Jungle tiles lie on even cells, worker tiles on odd ones (Cacao 4.2)."""
    return (at[0] + at[1]) % 2 == 0


def facing(tile: Worker, side: int) -> int:
    """Workers on the edge number `side` of `SIDES`."""
    return int(tile.form[side])


def open_cells(jungle: Mapping[Cell, Jungle], workers: Mapping[Cell, Worker]) -> tuple[Cell, ...]:
    """Where an ordinary worker tile may go, row by row (Cacao 6.1)."""
    return tuple(sorted({near for at in jungle for near in neighbours(at) if near not in workers and near not in jungle}))


def gaps(jungle: Mapping[Cell, Jungle], workers: Mapping[Cell, Worker], placed: Cell) -> tuple[Cell, ...]:
    """The empty cells beside `placed` that at least two worker tiles touch, row by row (Cacao 7)."""
    around = (near for near in neighbours(placed) if near not in jungle)
    return tuple(sorted(near for near in around if sum(beside in workers for beside in neighbours(near)) >= 2))


def contacts(
    jungle: Mapping[Cell, Jungle], workers: Mapping[Cell, Worker], placed: Cell, laid: Iterable[Cell]
) -> tuple[Contact, ...]:
    """All contacts that act this turn: those of the placed tile, and of older tiles with tiles laid now (Cacao 8.1)."""
    found = [
        Contact(workers[placed].owner, placed, near, facing(workers[placed], side))
        for side, near in enumerate(neighbours(placed))
        if near in jungle
    ]
    for at in laid:
        for side, near in enumerate(neighbours(at)):
            if near in workers and near != placed:
                found.append(Contact(workers[near].owner, near, at, facing(workers[near], (side + 2) % 4)))
    return tuple(contact for contact in found if contact.count)
