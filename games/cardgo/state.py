"""Cards, pieces, options, the complete state and what one viewer may know of it (CardGO 2-5, 12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from games.cardgo.options import Options
from games.core import Outcome, Seat


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


class Terrain(IntEnum):
    """CardGO 9."""

    NONE = 0
    SOIL = 1
    GRASSLAND = 2
    WASTELAND = 3
    WATER = 4
    STONE = 5
    PIT = 6
    SWAMP = 7
    HIGHLAND = 8
    SHRUB = 9
    ICE = 10
    TALL_GRASS = 11
    TREE = 12
    FLOWER = 13
    FIRE = 14


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A value and an effect; equal cards are interchangeable (CardGO 3.2)."""

    value: int
    effect: Effect = Effect.NONE


@dataclass(frozen=True, slots=True)
class SeenPiece:
    """A piece as one viewer sees it. `card` is None while it lies face down for him; `face_down` marks that others may
    not see the card although this viewer does (tall grass, CardGO 12)."""

    owner: Seat
    card: Card | None
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One side's half of the connection test as everybody saw it (CardGO 7.2)."""

    side: Seat
    size: int
    threshold: int
    hits: tuple[tuple[int, int], ...]
    """(cell, effective value) of each piece that took effect, row-major."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A placement that everybody saw, for the picture and the story. Cells are row-major indexes.

    `removed` holds what left the board with what it was, `lost` the HP each seat lost, direct effects included
    (negative: gained).
    """

    seat: Seat
    cell: int
    card: Card | None
    sides: tuple[Side, ...]
    removed: tuple[tuple[int, SeenPiece], ...]
    converted: tuple[int, ...]
    lost: tuple[int, int]


@dataclass(frozen=True, slots=True)
class View:
    """What `viewer` (None: a spectator) may know (CardGO 12). Cells are row-major, A1 first."""

    options: Options
    viewer: Seat | None
    terrain: tuple[Terrain, ...]
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
    passed: tuple[bool, bool]
    """Whether each side passed in its latest turn."""
    extra: int | None
    """Value required of the extra placement that `turn` may make now; None if no right is open."""
    last: tuple[Placement, ...]
    """The placements of the latest turn in which a card was placed, in order."""
    outcome: Outcome | None
