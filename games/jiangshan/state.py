"""Units, tiles, sides, the complete state and what one viewer may know of it (Jiangshan 3, 5, 6, 12.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeVar

from games.core import Move, Outcome, Seat
from games.derived import only_fields
from games.jiangshan.board import Cell, Ground
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.units import Kind, Roster

STRATAGEMS = ("swap", "sneak", "fire", "scout", "extra", "decoy")
COSTS = {"swap": 1, "sneak": 2, "fire": 2, "scout": 2, "extra": 3, "decoy": 3}
SACRIFICE = SHIPPED.sacrifice
FIRST = Seat(0)


T = TypeVar("T")


class Chart(dict[Cell, T]):
    """What stands on which cell. Never changed once it is part of a state, and so it hashes."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # a dict promises not to hash, since it may change
        return hash(frozenset(self.items()))


class Place(Enum):
    """Where a unit on the board is (Jiangshan 3.2)."""

    OPEN = "open"
    FOREST = "forest"
    TILE = "tile"


OPEN, UNDER, INSIDE = Place
"""The same: a member of a class is looked up by its name each time, twenty times as slowly."""


@dataclass(frozen=True)
class Unit:
    """A unit on the board. `battle` is meaningful in the open: front face up, for a scout: identified. `facing` is
    infantry's in battle state, `preset` its secret facing for the next flip (None: auto). `marked` is the mark
    *occupied*. `tracked`: everybody has seen the type and could follow the unit since; `began` is where the scenario
    put it, if everybody could follow it from there; `trail` the last cells that it left, the latest first. Without
    slots, as most units stand in many states."""

    owner: Seat
    kind: Kind
    cell: Cell
    place: Place = OPEN
    battle: bool = False
    facing: str | None = None
    preset: str | None = None
    chaos: bool = False
    commanded: bool = False
    marked: bool = False
    face: str = "i"
    tracked: bool = False
    began: Cell | None = field(default=None, repr=False)
    trail: tuple[Cell, ...] = field(default=(), repr=False)

    __getstate__ = only_fields


@dataclass(frozen=True, slots=True)
class Tile:
    """A city or a camp (Jiangshan 5)."""

    owner: Seat
    camp: bool
    capital: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """A fire on a cell (Jiangshan 6.4), and who lit it."""

    big: bool
    owner: Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """The Substitution standing order (Jiangshan 6.5), units by their letters."""

    mode: str = "auto"
    protect: str = str(SHIPPED.king)
    sacrifice: str = SACRIFICE


def usual_standing(units: Roster) -> Standing:
    """The standing order of who has given none."""
    return Standing(protect=str(units.king), sacrifice=units.sacrifice)


@dataclass(frozen=True)
class Side:
    """One player's counters and secrets; units off the board by their letters. `held` are the stratagems chosen, None
    until they are. Without slots: one is changed in half the time."""

    team: int
    morale: int = 2
    supply: int = 0
    merit: int = 0
    earned: int = 0
    reserve: tuple[str, ...] = ()
    box: tuple[str, ...] = ()
    held: tuple[str, ...] | None = ()
    shown: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()
    standing: Standing = Standing()
    defeated: bool = False
    draw: bool = False

    @property
    def picked(self) -> bool:
        """Whether its stratagems are chosen."""
        return self.held is not None


class Phase(Enum):
    """What the game waits for."""

    MAP = "map"
    PICK = "pick"
    WEATHER = "weather"
    ACTION = "action"
    REACT = "react"
    OVER = "over"


ACTION = Phase.ACTION
"""The same, for who asks thousands of times."""


@dataclass(frozen=True, slots=True)
class Terms:
    """A scenario's special rules, and its units (Jiangshan 7.7, 8.9, 14.3)."""

    setback_city: int = 0
    setback_capital: int = 0
    capital_loss: str = "setback"
    hold: int = 0
    merit_goal: int = 0
    team_loss: str = "all"
    allied_intel: bool = False
    scout_costs_ap: bool = False
    fallen: str = "gone"
    round_limit: int = 70
    no_progress: int = 25
    weather: tuple[str, ...] = ("cloud", "cloud", "cloud", "sun", "sun", "rain")
    pick: int = 3
    fixed: tuple[str, ...] = ()
    allowed: tuple[str, ...] = STRATAGEMS
    units: Roster = SHIPPED

    def setback(self, tile: Tile) -> int | None:
        """Morale that a tile's owner loses with it; None where losing it is their defeat."""
        if tile.capital and self.capital_loss == "defeat":
            return None
        return self.setback_capital if tile.capital else self.setback_city

    def ends(self, round: int, progressed: int) -> bool:
        """Whether the game ends where a round would begin, with no `round_limit` if that is 0 (Jiangshan 7.7)."""
        return self.left(round, progressed) < 1

    def left(self, round: int, progressed: int) -> int:
        """How many rounds there still are, this one counted, if nothing more comes of them."""
        idle = progressed + self.no_progress + 1 - round
        return min(idle, self.round_limit + 1 - round) if self.round_limit else idle


@dataclass(frozen=True, slots=True)
class Attack:
    """A melee that waits for a reaction: who strikes from where at what, and what follows for the attacker: where
    infantry turns as told (`facing`) or as it came out of a forest (`drawn`), and a mounted shot. `pairs` are the legal
    exchanges. Of a
    `blind` one nobody can tell whether it waits for anybody; `answer` is what was left for it to come to. After one
    that
    `closes`, the turn ends (Jiangshan 6.5, 9.2)."""

    start: Cell
    target: Cell
    facing: str | None
    shot: Cell | None
    seat: Seat
    drawn: str | None = None
    pairs: tuple[tuple[Cell, Cell], ...] = ()
    blind: bool = False
    answer: Move = ()
    closes: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A move or a shot as everybody saw it, for the picture's arrows; `turn` is its number. `start` None: came from
    nowhere visible, or went nowhere. A shot that captures kills. `by` says how where it is neither: "command", "sail",
    "support", "deploy", "challenge", "faces", or "held", a shot that was not spent; `shown` as what the unit was seen,
    or facing which way."""

    turn: int
    seat: Seat
    start: Cell | None
    end: Cell
    capture: bool = False
    shot: bool = False
    by: str = ""
    shown: str = ""


class Entered(NamedTuple):
    """Who went out of sight: of what seat, as the type or class that everybody saw by its letter, if they did, and
    where it began (see `Unit`)."""

    owner: Seat
    shown: str
    began: Cell | None = None


NOBODY = Chart[Entered]()


@dataclass(frozen=True)
class State:
    """`units` by cell: at most one unit stands on a cell or under it. `progressed` is the round in which a unit fell, a
    tile changed hands, or a reserve unit came; `seen` are the positions since then. `entered` are the tiles and forests
    that everybody saw somebody go into who cannot have left unseen. Without slots: keeps what is derived of it."""

    options: Options
    ground: Ground
    terms: Terms
    names: tuple[str, ...]
    sides: tuple[Side, ...]
    units: Chart[Unit]
    tiles: Chart[Tile]
    fires: Chart[Fire]
    phase: Phase = Phase.PICK
    active: Seat = FIRST
    ap: int = 0
    round: int = 1
    turn: int = 0
    rider: Cell | None = None
    attack: Attack | None = None
    dead: tuple[tuple[Seat, str], ...] = ()
    progressed: int = 0
    seen: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()
    entered: Chart[Entered] = NOBODY
    weather: str | None = None
    result: Outcome | None = None

    __getstate__ = only_fields


@dataclass(frozen=True, slots=True)
class SeenUnit:
    """A unit as one viewer sees it: `kind` None where they may know its march `mark` only; the mark is "?" where only
    the mark *occupied* tells that somebody is there. `exposed`: everybody knows the type, so that for an enemy it says
    no more than `kind` does. `trail` is known of own units alone."""

    owner: Seat
    mark: str
    kind: Kind | None
    cell: Cell
    place: Place
    battle: bool
    facing: str | None
    preset: str | None
    chaos: bool
    commanded: bool
    marked: bool
    face: str
    exposed: bool
    began: Cell | None = None
    trail: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class SeenSide:
    """`reserve`, `box`, `held` and `standing` are None where hidden."""

    team: int
    morale: int
    supply: int
    merit: int
    earned: int
    reserve: tuple[str, ...] | None
    reserves: int
    box: tuple[str, ...] | None
    held: tuple[str, ...] | None
    picked: bool
    shown: frozenset[str]
    used: frozenset[str]
    standing: Standing | None
    defeated: bool
    draw: bool


@dataclass(frozen=True)
class View:
    """What `viewer` (None: a spectator) may know (Jiangshan 3.5). `units` holds own and seen units by cell, `alert` the
    cells of own units whose own sight holds an enemy, so that they may deploy. Without slots: keeps what is derived of
    it."""

    viewer: Seat | None
    options: Options
    ground: Ground
    terms: Terms
    names: tuple[str, ...]
    sides: tuple[SeenSide, ...]
    units: Chart[SeenUnit]
    tiles: Chart[Tile]
    fires: Chart[Fire]
    phase: Phase
    active: Seat
    ap: int
    round: int
    turn: int
    rider: Cell | None
    attack: Attack | None
    dead: tuple[tuple[Seat, str], ...]
    progressed: int
    steps: tuple[Step, ...]
    entered: Chart[Entered]
    weather: str | None
    alert: frozenset[Cell]
    outcome: Outcome | None

    __getstate__ = only_fields

    @property
    def sheltering(self) -> frozenset[Cell]:
        """The tiles where somebody is known to be of whom nothing more is known."""
        return frozenset(at for at in self.entered if at in self.tiles and at not in self.units)

    @property
    def quiet(self) -> int:
        """The whole rounds since the last progress."""
        return self.round - 1 - self.progressed if self.round > self.progressed else 0
