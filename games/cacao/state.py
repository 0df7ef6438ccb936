"""The complete state and what one viewer may know of it (Cacao 3, 11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from games.cacao.board import Cell, Contact
from games.cacao.options import Options
from games.cacao.tiles import Jungle, Worker
from games.cacao.village import Account, Orders, Use, Village
from games.core import Outcome, Seat
from games.derived import only_fields


class Phase(Enum):
    """What the game waits for."""

    DEAL = "deal"
    DISPLAY = "display"
    PLACE = "place"
    GAP = "gap"
    ACT = "act"
    REFILL = "refill"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Last:
    """The latest placement and what came of it, for the picture and the story: where the worker tile and the jungle
    tiles went, every player's board before the workers acted, and what each owner's contacts did."""

    seat: Seat
    placed: Cell
    laid: tuple[Cell, ...]
    before: tuple[Village, ...]
    uses: tuple[Use, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies open. `pending` are the contacts still to be resolved, of all owners; `answering` the seats
    that are asked for theirs. `gap` is the cell that waits for the tile on top of the pile."""

    options: Options
    jungle: Mapping[Cell, Jungle]
    workers: Mapping[Cell, Worker]
    villages: tuple[Village, ...]
    display: tuple[Jungle, ...]
    pile: int
    turn: Seat
    number: int
    phase: Phase
    gap: Cell | None = None
    pending: tuple[Contact, ...] = ()
    answering: tuple[Seat, ...] = ()
    last: Last | None = None
    accounts: tuple[Account, ...] = ()
    """Where each seat's gold comes from, as everybody saw it."""
    sold: tuple[Seat, ...] = ()
    """Those whose workers sold fruits by themselves in another's turn, in the order of their first such sale."""

    def __hash__(self) -> int:
        """Maps are never changed once they are on a table, so they count by what they hold."""
        return hash(
            (frozenset(self.jungle.items()), frozenset(self.workers.items()), self.villages, self.display, self.number)
        )


@dataclass(frozen=True)
class State:
    """`hands` and `piles` hold types A-D, ascending; a pile is a set without an order. `told` are the uses written in
    the move under way, with `held` if it ended in `hold`. Without slots: `views.view` keeps its views with it."""

    table: Table
    hands: tuple[tuple[str, ...], ...]
    piles: tuple[tuple[str, ...], ...]
    jungle: tuple[Jungle, ...]
    orders: tuple[Orders, ...]
    told: tuple[tuple[str, int], ...] = ()
    held: bool = False

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)


@dataclass(frozen=True)
class View:
    """What `viewer` (None: a spectator) may know. `hands` and `orders` of None are hidden; `unplayed` is hand and pile
    together, and `jungle` the pile's tiles: both follow from what lies open (Cacao 11). Without slots: `choices.root`
    is kept with it."""

    table: Table
    viewer: Seat | None
    hands: tuple[tuple[str, ...] | None, ...]
    counts: tuple[int, ...]
    unplayed: tuple[tuple[str, ...], ...]
    jungle: tuple[Jungle, ...]
    orders: tuple[Orders | None, ...]
    told: tuple[tuple[str, int], ...]
    held: bool
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's own worker tiles, types A-D; none for a spectator."""
        return () if self.viewer is None else self.hands[self.viewer] or ()

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)
