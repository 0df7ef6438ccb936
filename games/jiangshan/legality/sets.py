"""What a side may reach as sets of cells, as far as it knows the board (Jiangshan 2.2, 7.4): of a player's view, and of
the boards on which a computer tries things out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, Protocol

from games.core import Seat
from games.derived import derived
from games.jiangshan import sight
from games.jiangshan.board import Cell, Ground, plus
from games.jiangshan.sight import BIT, CELLS, Board, Land, bits, cells
from games.jiangshan.state import INSIDE, Fire, Place, Terms, Tile, View
from games.jiangshan.units import Abilities, Kind

Spot = tuple[Cell, int]
"""A cell, and its bit."""
Step = tuple[Cell, int, int, int]
"""Where to, its bit, and the cells in between by either way: one of the two sets must be clear."""
Line = tuple[Spot, ...]


class Reach(NamedTuple):
    """What abilities cover from a cell: quiet steps, capturing steps, lines as the cells along them, quiet ones and
    capturing ones; `hits` are the cells that could be captured on, were nothing between, `ends` all cells."""

    moves: tuple[Step, ...]
    advances: tuple[Step, ...]
    runs: tuple[Line, ...]
    charges: tuple[Line, ...]
    hits: int
    ends: tuple[Cell, ...]

    def open(self, free: int, strikes: int, clear: int) -> Iterator[tuple[Cell, int, bool, bool]]:
        """Every way to one of the `free` cells by a quiet ability, or of those that it `strikes` at by a capturing one,
        past `clear` cells: where to, its bit, and whether it captures, and slides."""
        for captures, steps, ends in ((False, self.moves, free), (True, self.advances, strikes)):
            if ends:
                for end, bit, one, other in steps:
                    if ends & bit and (not one & ~clear or not other & ~clear):
                        yield end, bit, captures, False
        for captures, lines, ends in ((False, self.runs, free), (True, self.charges, strikes)):
            for line in lines if ends else ():
                for end, bit in line:
                    if ends & bit:
                        yield end, bit, captures, True
                    if not clear & bit:
                        break

    def path(self, end: int) -> Path | None:
        """The way to a cell, given by its bit, a step before a line; None where it is not covered."""
        for captures, steps in ((True, self.advances), (False, self.moves)):
            for _, bit, one, other in steps:
                if bit == end:
                    return Path(captures, False, one, other)
        for captures, lines in ((True, self.charges), (False, self.runs)):
            for line in lines:
                between = 0
                for _, bit in line:
                    if bit == end:
                        return Path(captures, True, between, between)
                    between |= bit
        return None


class Path(NamedTuple):
    """How a cell is covered: by a capturing ability or not, along a line or not, and the cells in between by either
    way: one of the two sets must be clear."""

    captures: bool
    slides: bool
    one: int
    other: int


@lru_cache(maxsize=1 << 13)
def aims(land: Land, offsets: tuple[Cell, ...], here: Cell) -> tuple[Cell, ...]:
    """What may be shot at from a cell, or commanded."""
    return land.ground.beside(here, offsets)


@lru_cache(maxsize=1 << 13)
def reach(land: Land, abilities: Abilities, here: Cell) -> Reach:
    """What a unit with such abilities covers."""
    moves, advances = (_steps(land.ground, here, abilities, each) for each in (abilities.moves, abilities.advances))
    runs, charges = (_lines(land.ground, here, each) for each in (abilities.runs, abilities.charges))
    hits = {end for end, _, _, _ in advances}.union(end for line in charges for end, _ in line)
    along = (end for line in (*runs, *charges) for end, _ in line)
    ends = dict.fromkeys((*(end for end, _, _, _ in (*moves, *advances)), *along))
    return Reach(moves, advances, runs, charges, bits(hits), tuple(ends))


def _steps(ground: Ground, here: Cell, abilities: Abilities, offsets: tuple[Cell, ...]) -> tuple[Step, ...]:
    found = []
    for offset in offsets:
        end = plus(here, offset)
        if ground.holds(end):
            ways = [bits(plus(here, mid) for mid in way) for way in abilities.ways(offset)]
            found.append((end, BIT[end], ways[0], ways[-1]))
    return tuple(found)


def _lines(ground: Ground, here: Cell, steps: tuple[Cell, ...]) -> tuple[Line, ...]:
    return tuple(line for step in steps if (line := _line(ground, here, step)))


def _line(ground: Ground, here: Cell, step: Cell) -> Line:
    found, there = [], plus(here, step)
    while ground.holds(there):
        found.append((there, BIT[there]))
        there = plus(there, step)
    return tuple(found)


class Man(sight.Piece, Protocol):
    """A unit as somebody knows it: `kind` is None where they do not know the type."""

    @property
    def kind(self) -> Kind | None: ...
    @property
    def facing(self) -> str | None: ...
    @property
    def chaos(self) -> bool: ...
    @property
    def commanded(self) -> bool: ...
    @property
    def marked(self) -> bool: ...


class Known(Protocol):
    """A View, or the Field of who tries things out: all that is asked of it here."""

    @property
    def terms(self) -> Terms: ...
    @property
    def units(self) -> Mapping[Cell, Man]: ...
    @property
    def tiles(self) -> Mapping[Cell, Tile]: ...
    @property
    def fires(self) -> Mapping[Cell, Fire]: ...
    @property
    def rider(self) -> Cell | None: ...


def _is_scout(unit: Man) -> bool:
    return unit.kind is not None and unit.kind.scout


class Sets:
    """The sets of cells that decide what a side may do. `under` are the forests where it knows of units of its team,
    `marked` those where it knows of others. `ground` is where anybody
    can stand, `clear` cells are as 2.2 says; on `quiet` ones a unit may end without a
    fight, own `empty` tiles among them; `prey` are units to be captured, `foreign` the tiles."""

    def __init__(self, board: Board, known: Known, seat: Seat, under: int, marked: int) -> None:
        self.seat, self.land, self.known = seat, board.land, known
        team, mine = board.teams[seat], board.held[seat]
        standing, held, ours = board.all_open(), board.all_held(), board.of_team(board.open, team)
        burning = bits(known.fires) if known.fires else 0
        units, theirs = known.units, held & ~board.of_team(board.held, team)
        self.clear = self.land.plain & ~(burning | standing | held)
        self.woods = self.land.forest & ~burning
        self.ground = self.land.plain & ~burning | self.woods
        self.empty = sum([BIT[here] for here in cells(mine) if here not in units])
        self.quiet = self.clear | self.woods & ~(under | marked) | self.empty
        self.foes, self.marked = standing & ~ours, marked
        self.prey = (self.foes | marked) & ~burning  # where it burns nobody goes (Jiangshan 7.4)
        self.foreign = held & ~mine
        self.foreign &= ~sum([BIT[here] for here in cells(self.foreign) if here in units and units[here].marked])
        self.enemies = self.foes | theirs
        self.walls = self.land.heights | self.enemies
        self.scouts = 0
        if known.terms.units.scout is not None:
            self.scouts = sum([BIT[here] for here in cells(self.foes & board.battle) if _is_scout(units[here])])

    def able(self, at: Cell) -> Man | None:
        """The side's unit on or under a cell that may act, if there is one."""
        unit = self.known.units.get(at)
        return None if unit is None or unit.owner != self.seat or unit.chaos or unit.commanded else unit

    def alert(self, here: Cell) -> bool:
        """Whether a unit there sees an enemy, so that it may deploy."""
        return bool(self.land.seen(BIT[here], self.walls) & self.enemies)

    def strikes(self, unit: Man, kind: Kind, here: Cell, end: Cell) -> bool:
        """Whether a unit there ends elsewhere by an ability that captures, by a way that is clear: as it faces, or as
        it may turn up."""
        stances = (kind.battle(unit.facing),) if unit.battle else kind.drawn if self.alert(here) else ()
        paths = (reach(self.land, stance, here).path(BIT[end]) for stance in stances)
        return any(way and way.captures and not (way.one & ~self.clear and way.other & ~self.clear) for way in paths)

    def settles(self, kind: Kind, place: Place, here: Cell) -> int:
        """Where a unit may be put by who commands it: a garrison leaves by a gate."""
        found = self.quiet & ~self.empty if kind.scout else self.quiet
        return found & self.land.exits[here] if place is INSIDE else found

    def waters(self, *, sneak: bool) -> int:
        """The water that is open to a voyage: with Crossing all of it, else what no other team cuts (Jiangshan 4.2)."""
        exits, foes = self.land.exits, 0 if sneak else self.enemies
        return bits(here for here in cells(self.land.water) if not exits[here] & foes)

    def landings(self, here: Cell, water: int) -> int:
        """Every cell beside the waterway that a unit can travel, its own left out."""
        exits, around, found = self.land.exits, self.land.around, 0
        reached = waves = exits[here] & water
        while waves:
            at = CELLS[waves.bit_length() - 1]
            found |= exits[at]
            fresh = around[at] & water & ~reached
            reached |= fresh
            waves = waves & ~BIT[at] | fresh
        return found & ~BIT[here]

    def covers(self, kind: Kind, there: Reach) -> int:
        """Where a unit that covers so much may go, as far as its side knows (Jiangshan 7.4)."""
        free, found = self.quiet, 0
        strikes = free | self.prey | (0 if kind.king else self.foreign)
        if kind.scout:
            free = strikes = free & ~self.empty | self.scouts
        for _, bit, _, _ in there.open(free, strikes, self.clear):
            found |= bit
        return found


@derived
def sets(view: View) -> Sets:
    """What the view's owner knows."""
    assert view.viewer is not None
    board = sight.board(view)
    under = board.of_team(board.under, board.teams[view.viewer])
    return Sets(board, view, view.viewer, under, sum(board.under) & ~under)
