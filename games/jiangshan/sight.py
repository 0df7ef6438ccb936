"""Line of sight (Jiangshan 3.1). Everything here is public but the hidden viewers, so it works on a State and on a View."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from games.core import Seat
from games.jiangshan.board import FOREST, MOUNTAIN, Cell, Ground, distance, mids, order, plus
from games.jiangshan.state import Place, Tile


class Piece(Protocol):
    @property
    def owner(self) -> Seat: ...
    @property
    def cell(self) -> Cell: ...
    @property
    def place(self) -> Place: ...


class Team(Protocol):
    @property
    def team(self) -> int: ...


class Position(Protocol):
    @property
    def ground(self) -> Ground: ...
    @property
    def units(self) -> Mapping[Cell, Piece]: ...
    @property
    def tiles(self) -> Mapping[Cell, Tile]: ...
    @property
    def sides(self) -> Sequence[Team]: ...


def team(position: Position, seat: Seat) -> int:
    return position.sides[seat].team


def hostile(position: Position, one: Seat, other: Seat) -> bool:
    return team(position, one) != team(position, other)


@lru_cache(maxsize=64)
def _heights(ground: Ground) -> frozenset[Cell]:
    """Mountains and forests."""
    return frozenset(at for at in ground.cells() if ground.terrain(at) in (MOUNTAIN, FOREST))


def opaque(position: Position, viewers: int) -> set[Cell]:
    """The cells that block the sight of a team."""
    foreign = [side.team != viewers for side in position.sides]
    walls = {at for at, tile in position.tiles.items() if foreign[tile.owner]}
    walls.update(at for at, unit in position.units.items() if foreign[unit.owner] and unit.place is Place.OPEN)
    walls.update(_heights(position.ground))
    return walls


@lru_cache(maxsize=12 * 18 * 4)
def _square(columns: int, height: int, start: Cell) -> tuple[tuple[Cell, tuple[Cell, ...]], ...]:
    """The cells of the board within sight of `start`, each with the cells one of which must be clear; none: always seen."""
    square = (plus(start, (x, y)) for y in range(-2, 3) for x in range(-2, 3))
    inside = [(x, y) for x, y in square if 0 <= x < columns and 0 <= y < height]
    return tuple((at, tuple(plus(start, mid) for way in mids(_step(start, at)) for mid in way)) for at in inside)


def square(ground: Ground, start: Cell) -> Iterator[Cell]:
    """The cells that could be seen from `start` if nothing stood between: nor is it seen from any other."""
    return (at for at, _ in _square(ground.columns, ground.height, start))


def _step(start: Cell, at: Cell) -> Cell:
    return at[0] - start[0], at[1] - start[1]


def seen_from(ground: Ground, walls: frozenset[Cell], start: Cell) -> frozenset[Cell]:
    """The cells of the board that a viewer on `start` sees past `walls`."""
    near = _square(ground.columns, ground.height, start)
    return frozenset(at for at, between in near if not between or not walls.issuperset(between))


def viewers(position: Position, side: int, *, hidden: bool) -> set[Cell]:
    """Where a team looks from: its open units, its tiles and, with `hidden`, its units under forests as far as known."""
    places = (Place.OPEN, Place.FOREST) if hidden else (Place.OPEN,)
    units = {at for at, unit in position.units.items() if unit.place in places and team(position, unit.owner) == side}
    return units | {at for at, tile in position.tiles.items() if team(position, tile.owner) == side}


def vision(position: Position, side: int, *, hidden: bool) -> frozenset[Cell]:
    """All that a team sees."""
    ground, walls = position.ground, frozenset(opaque(position, side))
    return frozenset().union(*(seen_from(ground, walls, at) for at in viewers(position, side, hidden=hidden)))


def enemies(position: Position, seat: Seat) -> set[Cell]:
    """Cells of open enemy units and of enemy tiles."""
    units = {at for at, unit in position.units.items() if unit.place is Place.OPEN and hostile(position, seat, unit.owner)}
    return units | {at for at, tile in position.tiles.items() if hostile(position, seat, tile.owner)}


def default_facing(position: Position, unit: Piece) -> str:
    """Towards the nearest enemy; the lower row, then the lower column on ties (Jiangshan 3.4)."""
    there = enemies(position, unit.owner)
    if not there:
        return "n"
    x, y = min(there, key=lambda at: (distance(unit.cell, at), order(at)))
    dx, dy = x - unit.cell[0], y - unit.cell[1]
    if abs(dx) >= abs(dy):
        return "e" if dx > 0 else "w"
    return "n" if dy > 0 else "s"
