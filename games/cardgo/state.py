"""Cards, pieces, options, the complete state and what one viewer may know of it (CardGO 2-5, 12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Generic, TypeVar

from games.cardgo.board import Ground
from games.cardgo.board import Terrain as Terrain
from games.cardgo.options import Options
from games.core import Outcome, Seat
from games.derived import only_fields

GREEN, RED = Seat(0), Seat(1)

SIDES = "GR"
"""The sides' letters in the notation, which is the same in every language."""

EVERYBODY = 0b111
"""Who has seen a card, as a set of bits: green, red, spectators."""


class Effect(IntEnum):
    """CardGO 8."""

    NONE = 0
    INDULGENCE = 1
    BRAVERY = 2
    JOY = 3
    PRIDE = 4
    SORROW = 5
    PAIN = 6
    KINDNESS = 7
    SOLITUDE = 8
    FONDNESS = 9
    SUPPRESSION = 10
    EXCITEMENT = 11
    MALICE = 12


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A value and an effect; equal cards are interchangeable (CardGO 3.2)."""

    value: int
    effect: Effect = Effect.NONE


C = TypeVar("C", bound="Card | None", covariant=True)


@dataclass(frozen=True)  # no slots: with them SeenPiece, a class with its parameter, could not be called
class Piece(Generic[C]):
    """A card on the board: of a State a Card, of a View also None while it lies face down for the viewer. `seen` says
    who may know it, as everybody knows: more than its owner, if it changed hands (CardGO 10, 12)."""

    owner: Seat
    card: C
    seen: int = EVERYBODY
    may: tuple[Card, ...] | None = None
    """The cards that it may be, face down, after all that it was seen to do, for those who may not know it; None if
    nothing is concluded."""

    @property
    def face_down(self) -> bool:
        """Whether it is hidden from anybody (tall grass, CardGO 12)."""
        return self.seen != EVERYBODY


SeenPiece = Piece[Card | None]
"""A piece as one viewer sees it."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side's half of the connection test as everybody saw it (CardGO 7.2)."""

    side: Seat
    size: int
    threshold: int
    hits: tuple[tuple[int, int], ...]
    """(cell, effective value) of each piece that took effect, row-major."""

    @property
    def counts(self) -> bool:
        """Whether the threshold tells anything: something is connected, or takes effect all the same."""
        return bool(self.threshold or self.hits)


@dataclass(frozen=True, slots=True)
class Placement:
    """A placement that everybody saw, for the picture and the story. Cells are row-major indexes.

    `removed` holds what left the board with what it was, `converted` the piece that Bravery took, `lost` the HP each
    seat lost, direct effects included (negative: gained).
    """

    seat: Seat
    cell: int
    card: Card | None
    sides: tuple[Side, ...] = ()
    removed: tuple[tuple[int, SeenPiece], ...] = ()
    converted: tuple[int, ...] = ()
    lost: tuple[int, int] = (0, 0)
    direct: tuple[int, int] = (0, 0)
    """The part of `lost` that the card's own effect took before the test."""
    roll: int | None = None
    """What Sorrow rolled."""
    destroyed: int | None = None
    """The cell that Malice cleared."""
    drew: bool = False
    """Whether Fondness drew a card."""
    vanished: bool = False
    """Whether the piece fell into a pit."""
    hp: tuple[int, int] = (0, 0)
    """What both sides had left."""
    seen: int = EVERYBODY
    """Who may know `card`."""

    def worth(self, cell: int) -> int | None:
        """The effective value of the piece that took effect there; None if none did."""
        return next((worth for side in self.sides for place, worth in side.hits if place == cell), None)


class Due(Enum):
    """The fact that chance owes next."""

    MAP = "map"
    DEAL = "deal"
    DRAW = "draw"
    SORROW = "sorrow"
    BRAVERY = "bravery"
    MALICE = "malice"
    FONDNESS = "fondness"


class Ending(Enum):
    """Why a game is over (CardGO 11)."""

    HP = "hp"
    PASSES = "passes"
    TURNS = "turns"
    RESIGNED = "resigned"


@dataclass(frozen=True)
class State:
    """Everything. `deck` is a sorted multiset: which card comes next is drawn when it is needed. Without slots:
    `views.view` keeps its views with it."""

    options: Options
    ground: Ground
    board: tuple[Piece[Card] | None, ...]
    hp: tuple[int, int]
    turn: Seat
    number: int
    """Turns begun, both sides counted, from 1; 0 before the first."""
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Sorted."""
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    pools: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    """What the deck may still hold as green, red and the spectators know it: the cards at the latest shuffle without
    those they have seen drawn since."""
    passed: tuple[bool, bool] = (False, False)
    """Whether each side passed in its latest turn."""
    waived: tuple[bool, bool] = (False, False)
    """Whether that pass was voluntary, so that the next draw is lost (CardGO 5)."""
    extra: int | None = None
    """Value required of the extra placement that `turn` may make now; None if no right is open."""
    due: Due | None = None
    placing: Placement | None = None
    """The placement that waits for a fact of chance."""
    last: tuple[Placement, ...] = ()
    ending: Ending | None = None
    resigned: Seat | None = None

    @property
    def waiting(self) -> bool:
        """Whether a seat may move now: the game runs and chance owes nothing."""
        return self.ending is None and self.due is None

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)


@dataclass(frozen=True)
class View:
    """What `viewer` (None: a spectator) may know (CardGO 12). Cells are row-major, A1 first. Without slots: `choices`
    keeps with it what it offers."""

    options: Options
    viewer: Seat | None
    ground: Ground
    board: tuple[SeenPiece | None, ...]
    hp: tuple[int, int]
    turn: Seat
    number: int
    """Turns begun, both sides counted, from 1; 0 before the first."""
    hands: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]
    """Sorted; None where the viewer may only know the number."""
    counts: tuple[int, int]
    deck: int
    discard: tuple[Card, ...]
    pool: tuple[Card, ...]
    """What the deck may still hold as far as the viewer knows."""
    passed: tuple[bool, bool]
    """Whether each side passed in its latest turn."""
    waived: tuple[bool, bool]
    """Whether that pass was voluntary, so that the next draw is lost."""
    extra: int | None
    """Value required of the extra placement that `turn` may make now; None if no right is open, 0 if the viewer may not
    know the value."""
    last: tuple[Placement, ...]
    """The placements of the latest turn in which a card was placed, in order."""
    waiting: bool
    """Whether a seat may move now: the game runs and chance owes nothing."""
    ending: Ending | None
    resigned: Seat | None
    outcome: Outcome | None

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        return self.ground.terrain

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)
