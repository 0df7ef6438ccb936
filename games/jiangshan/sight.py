"""Line of sight (Jiangshan 3.1). Everything here is public but the hidden viewers, so it works on a State and on a
View.

Sets of cells are whole numbers here, a bit a cell: a player's computer asks thousands of times a second who sees
whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from games.core import Seat
from games.jiangshan.board import FOREST, MOUNTAIN, Cell, Ground, distance, mids, order, plus
from games.jiangshan.state import Place, Tile

_WIDTH, _HEIGHT = 12, 18
BIT = {(x, y): 1 << (_WIDTH * y + x) for y in range(_HEIGHT) for x in range(_WIDTH)}
"""The bit of a cell; higher bits are cells of higher rows, then of higher columns."""


class Piece(Protocol):
    """A unit, or as much of one as sight asks for."""

    @property
    def owner(self) -> Seat: ...
    @property
    def cell(self) -> Cell: ...
    @property
    def place(self) -> Place: ...


class Team(Protocol):
    """A side, or its team."""

    @property
    def team(self) -> int: ...


class Position(Protocol):
    """A State, a View or a Field: all that sight asks for."""

    @property
    def ground(self) -> Ground: ...
    @property
    def units(self) -> Mapping[Cell, Piece]: ...
    @property
    def tiles(self) -> Mapping[Cell, Tile]: ...
    @property
    def sides(self) -> Sequence[Team]: ...


def team(position: Position, seat: Seat) -> int:
    """The team of a seat."""
    return position.sides[seat].team


def cells(seen: int) -> Iterator[Cell]:
    """The cells of a set, the lower row and then the lower column first."""
    while seen:
        lowest = seen & -seen
        row, column = divmod(lowest.bit_length() - 1, _WIDTH)
        yield column, row
        seen ^= lowest


def holds(seen: int, at: Cell) -> bool:
    """Whether a cell, which may lie off the board, is in a set."""
    return bool(seen & BIT.get(at, 0))


def bits(of: Iterator[Cell]) -> int:
    """The set of these cells."""
    return sum(BIT[at] for at in set(of))


@lru_cache(maxsize=64)
def _heights(ground: Ground) -> int:
    """Mountains and forests."""
    return bits(at for at in ground.cells() if ground.terrain(at) in (MOUNTAIN, FOREST))


class _Glances:
    """What is seen from each cell of a board of one size, past each pattern of walls around it, worked out once
    each."""

    def __init__(self, columns: int, height: int) -> None:
        self._columns, self._height = columns, height
        self._around: dict[Cell, int] = {}
        self._found: dict[Cell, dict[int, int]] = {}

    def seen(self, start: Cell, walls: int) -> int:
        around = self._around.get(start)
        if around is None:
            around = self._around[start] = bits(self._within(start, 1))
            self._found[start] = {}
        near = walls & around
        seen = self._found[start].get(near)
        if seen is None:
            seen = self._found[start][near] = bits(at for at in self._within(start, 2) if _sees(start, at, near))
        return seen

    def _within(self, start: Cell, far: int) -> Iterator[Cell]:
        steps = range(-far, far + 1)
        square = (plus(start, (x, y)) for y in steps for x in steps)
        return ((x, y) for x, y in square if 0 <= x < self._columns and 0 <= y < self._height)


def _sees(start: Cell, at: Cell, walls: int) -> bool:
    """One of the ways to a cell two steps away must be clear."""
    ways = mids((at[0] - start[0], at[1] - start[1]))
    return any(all(not BIT[plus(start, mid)] & walls for mid in way) for way in ways)


_glances = lru_cache(maxsize=16)(_Glances)


def glances(ground: Ground) -> _Glances:
    """What is seen past walls on boards of that size."""
    return _glances(len(ground.rows[0]), len(ground.rows))


def opaque(position: Position, viewers: int) -> int:
    """The cells that block the sight of a team."""
    foreign = [side.team != viewers for side in position.sides]
    walls = _heights(position.ground)
    for at, unit in position.units.items():
        if foreign[unit.owner] and unit.place is Place.OPEN:
            walls |= BIT[at]
    for at, tile in position.tiles.items():
        if foreign[tile.owner]:
            walls |= BIT[at]
    return walls


def seen_from(ground: Ground, walls: int, start: Cell) -> int:
    """The cells of the board that a viewer on `start` sees past `walls`."""
    return glances(ground).seen(start, walls)


def viewers(position: Position, side: int, *, hidden: bool) -> set[Cell]:
    """Where a team looks from: its open units, its tiles and, with `hidden`, its units under forests as far as
    known."""
    mine = [each.team == side for each in position.sides]
    places = (Place.OPEN, Place.FOREST) if hidden else (Place.OPEN,)
    units = {at for at, unit in position.units.items() if mine[unit.owner] and unit.place in places}
    return units | {at for at, tile in position.tiles.items() if mine[tile.owner]}


def watched(position: Position, side: int, *, hidden: bool) -> int:
    """All that a team sees."""
    seen, walls, from_ = 0, opaque(position, side), glances(position.ground).seen
    for at in viewers(position, side, hidden=hidden):
        seen |= from_(at, walls)
    return seen


def enemies(position: Position, seat: Seat) -> int:
    """Cells of open enemy units and of enemy tiles."""
    mine = team(position, seat)
    foreign = [side.team != mine for side in position.sides]
    found = 0
    for at, unit in position.units.items():
        if foreign[unit.owner] and unit.place is Place.OPEN:
            found |= BIT[at]
    for at, tile in position.tiles.items():
        if foreign[tile.owner]:
            found |= BIT[at]
    return found


def default_facing(position: Position, unit: Piece) -> str:
    """Towards the nearest enemy; the lower row, then the lower column on ties (Jiangshan 3.4)."""
    there = list(cells(enemies(position, unit.owner)))
    if not there:
        return "n"
    x, y = min(there, key=lambda at: (distance(unit.cell, at), order(at)))
    dx, dy = x - unit.cell[0], y - unit.cell[1]
    if abs(dx) >= abs(dy):
        return "e" if dx > 0 else "w"
    return "n" if dy > 0 else "s"
