"""Who stands where as sets of cells, and line of sight (Jiangshan 3.1). Everything here is public but the hidden
viewers, so it works on a State and on a View.

Sets of cells are whole numbers here, a bit a cell: a player's computer asks thousands of times a second who sees
whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from games.core import Seat
from games.derived import derived
from games.jiangshan.board import FOREST, MOUNTAIN, PLAIN, WATER, Cell, Ground, distance, mids, plus
from games.jiangshan.state import OPEN, UNDER, Place, Tile

_WIDTH, _HEIGHT = 12, 18
CELLS = tuple((x, y) for y in range(_HEIGHT) for x in range(_WIDTH))
BIT = {at: 1 << number for number, at in enumerate(CELLS)}
"""The bit of a cell; higher bits are cells of higher rows, then of higher columns."""


class Piece(Protocol):
    """A unit, or as much of one as sight asks for."""

    @property
    def owner(self) -> Seat: ...
    @property
    def cell(self) -> Cell: ...
    @property
    def place(self) -> Place: ...
    @property
    def battle(self) -> bool: ...


class Team(Protocol):
    """A side, or its team."""

    @property
    def team(self) -> int: ...


class Position(Protocol):
    """A State or a View: all that sight asks for."""

    @property
    def ground(self) -> Ground: ...
    @property
    def units(self) -> Mapping[Cell, Piece]: ...
    @property
    def tiles(self) -> Mapping[Cell, Tile]: ...
    @property
    def sides(self) -> Sequence[Team]: ...


def cells(seen: int) -> Iterator[Cell]:
    """The cells of a set, the lower row and then the lower column first."""
    while seen:
        lowest = seen & -seen
        yield CELLS[lowest.bit_length() - 1]
        seen ^= lowest


def holds(seen: int, at: Cell) -> bool:
    """Whether a cell, which may lie off the board, is in a set."""
    return bool(seen & BIT.get(at, 0))


def bits(of: Iterable[Cell]) -> int:
    """The set of these cells."""
    return sum([BIT[at] for at in set(of)])


class _Shape:
    """What lies around each cell of a board of one size, and what is seen from there past each pattern of walls, worked
    out once each."""

    def __init__(self, columns: int, height: int) -> None:
        on_board = Ground((PLAIN * columns,) * height)
        self.gates = {at: on_board.gates(at) for at in on_board.cells()}
        self.exits = {at: bits(gates) for at, gates in self.gates.items()}
        self.around = {at: bits(on_board.near(at)) for at in self.gates}
        self.square = {BIT[at]: bits(self._within(at)) for at in self.gates}
        """Where one could be seen from."""
        self._beside = {BIT[at]: beside for at, beside in self.around.items()}
        self._found: dict[int, dict[int, int]] = {bit: {} for bit in self.square}

    def _within(self, start: Cell) -> Iterator[Cell]:
        return (at for at in self.gates if distance(start, at) <= 2)

    def seen(self, start: int, walls: int) -> int:
        """What is seen from a cell, of which the bit is given."""
        near = walls & self._beside[start]
        found = self._found[start]
        seen = found.get(near)
        if seen is None:
            (at,) = cells(start)
            seen = found[near] = bits(end for end in self._within(at) if _sees(at, end, near))
        return seen


def _sees(start: Cell, at: Cell, walls: int) -> bool:
    """One of the ways to a cell two steps away must be clear."""
    ways = mids((at[0] - start[0], at[1] - start[1]))
    return any(all(not BIT[plus(start, mid)] & walls for mid in way) for way in ways)


_shape = lru_cache(maxsize=16)(_Shape)


class Land:
    """The ground as sets of cells, worked out once. `closable` are the gates of each cell where anybody can stand."""

    def __init__(self, ground: Ground) -> None:
        shape = _shape(ground.columns, ground.height)
        self.ground = ground
        self.plain, self.forest, self.water = (_terrain(ground, kind) for kind in (PLAIN, FOREST, WATER))
        self.heights = self.forest | _terrain(ground, MOUNTAIN)
        self.gates, self.exits, self.around = shape.gates, shape.exits, shape.around
        self.square, self.seen = shape.square, shape.seen
        self.closable = {at: gates & (self.plain | self.forest) for at, gates in self.exits.items()}


def _terrain(ground: Ground, kind: str) -> int:
    return bits(at for at in ground.cells() if ground.terrain(at) == kind)


land = lru_cache(maxsize=64)(Land)


def seen_from(ground: Ground, walls: int, start: Cell) -> int:
    """The cells of the board that a viewer on `start` sees past `walls`."""
    return land(ground).seen(BIT[start], walls)


def _spread(mask: int) -> int:
    """At least all cells that are two steps or less from some; past the edge of the board too many."""
    mask |= mask << 1 | mask >> 1 | mask << 2 | mask >> 2
    return mask | mask << _WIDTH | mask >> _WIDTH | mask << 2 * _WIDTH | mask >> 2 * _WIDTH


@lru_cache(maxsize=64)
def _seats(teams: tuple[int, ...]) -> Mapping[int, tuple[int, ...]]:
    """The seats of each team."""
    return {team: tuple(seat for seat, other in enumerate(teams) if other == team) for team in teams}


class Board:
    """Sets of cells: for each seat its units in the open, those under forests, and its tiles; `battle` are the units in
    the open with their front up."""

    __slots__ = ("battle", "held", "land", "open", "seats", "teams", "under")
    land: Land
    teams: tuple[int, ...]
    seats: Mapping[int, tuple[int, ...]]
    open: list[int]
    under: list[int]
    held: list[int]
    battle: int

    def stand(self, position: Position) -> None:
        """Everybody stands as in a position."""
        self.land = land(position.ground)
        self.teams = tuple([side.team for side in position.sides])
        self.seats = _seats(self.teams)
        self.open, self.under, self.held = ([0] * len(self.teams) for _ in range(3))
        self.battle = 0
        for at, tile in position.tiles.items():
            self.held[tile.owner] |= BIT[at]
        for at, unit in position.units.items():
            self.mark(at, unit)

    def mark(self, at: Cell, unit: Piece) -> None:
        """A unit stands there now, where nobody did."""
        if unit.place is OPEN:
            self.open[unit.owner] |= BIT[at]
            if unit.battle:
                self.battle |= BIT[at]
        elif unit.place is UNDER:
            self.under[unit.owner] |= BIT[at]

    def of_team(self, masks: list[int], team: int) -> int:
        """All cells of a team."""
        found = 0
        for seat in self.seats[team]:
            found |= masks[seat]
        return found

    def all_open(self) -> int:
        """All units in the open."""
        found = 0
        for mask in self.open:
            found |= mask
        return found

    def all_held(self) -> int:
        """All tiles."""
        found = 0
        for mask in self.held:
            found |= mask
        return found

    def foes(self, team: int) -> int:
        """Open units and tiles of other teams: they block a team's sight."""
        every = self.all_open() | self.all_held()
        return every & ~(self.of_team(self.open, team) | self.of_team(self.held, team))

    def watched(self, team: int, under: int) -> int:
        """All that a team sees from its open units and its tiles, and from the forests `under` which it has units."""
        walls = self.land.heights | self.foes(team)
        seen, look = 0, self.land.seen
        eyes = self.of_team(self.open, team) | self.of_team(self.held, team) | under
        while eyes:
            lowest = eyes & -eyes
            seen |= look(lowest, walls)
            eyes ^= lowest
        return seen

    def observed(self, among: int, team: int) -> int:
        """Those of some cells that a team sees from its open units and its tiles."""
        square, look, found = self.land.square, self.land.seen, 0
        if not among:
            return found
        eyes, walls = self.of_team(self.open, team) | self.of_team(self.held, team), 0
        among &= _spread(eyes)
        while among:
            lowest = among & -among
            among ^= lowest
            near = eyes & square[lowest]
            if near:
                walls = walls or self.land.heights | self.foes(team)
                while near:
                    eye = near & -near
                    near ^= eye
                    if look(eye, walls) & lowest:
                        found |= lowest
                        break
        return found

    def exposed(self, among: int, seat: Seat) -> int:
        """Those of some cells that enemies of a seat see from their open units and their tiles."""
        found = 0
        for team in self.seats:
            if team != self.teams[seat]:
                found |= self.observed(among & ~found, team)
        return found

    def hiding(self, seat: Seat) -> int:
        """Units of a seat with their front up that no enemy sees: they turn down when its turn ends."""
        fighting = self.open[seat] & self.battle
        return fighting & ~self.exposed(fighting, seat)

    def alert(self, seat: Seat) -> int:
        """Units of a seat in the open and under forests from which an enemy is seen, so that they may deploy."""
        foes = self.foes(self.teams[seat])
        walls, mine, look, found = self.land.heights | foes, self.open[seat] | self.under[seat], self.land.seen, 0
        mine &= _spread(foes)
        while mine:
            lowest = mine & -mine
            mine ^= lowest
            if look(lowest, walls) & foes:
                found |= lowest
        return found

    def default_facing(self, start: Cell, owner: Seat) -> str:
        """Towards the nearest enemy; the lower row, then the lower column on ties (Jiangshan 3.4)."""
        foes, nearest = self.foes(self.teams[owner]), _WIDTH + _HEIGHT
        x, y = start
        dx, dy = 0, 1
        while foes:
            lowest = foes & -foes
            foes ^= lowest
            column, row = CELLS[lowest.bit_length() - 1]
            far = max(abs(column - x), abs(row - y))
            if far < nearest:
                nearest, dx, dy = far, column - x, row - y
        if abs(dx) >= abs(dy):
            return "e" if dx > 0 else "w"
        return "n" if dy > 0 else "s"


@derived
def board(position: Position) -> Board:
    """Who stands where in a State or a View, as far as it tells."""
    found = Board()
    found.stand(position)
    return found


def watched(position: Position, team: int, *, hidden: bool) -> int:
    """All that a team sees; with `hidden`, from its units under forests too, as far as the position tells."""
    found = board(position)
    return found.watched(team, sum([found.under[seat] for seat in found.seats[team] if hidden]))
