"""A seat of a running game that is offered to somebody, from when it is until he has answered. Immutable."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.proposal import Fate
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Offer:
    """One offer. People are Discord's ids, moments Unix seconds. Until it is accepted whoever sits there plays on."""

    number: int
    """From 1, in the order of the table's offers."""
    seat: Seat
    user: int
    """Who shall sit there, called `name`."""
    name: str
    by: int
    """Who offers it."""
    opened: int
    objections: int
    """Until when those who play may object; before that the seat does not change hands."""
    until: int
    """When it lapses."""
    accepted: int | None = None
    """When he accepted; from then on only the time for objections is waited for."""
    fate: Fate = Fate.OPEN
    settled: int | None = None
    refused: int | None = None
    """Who declined or objected."""

    @property
    def open(self) -> bool:
        """Whether it is still to be settled."""
        return self.fate is Fate.OPEN

    @property
    def rings(self) -> int:
        """When the clock has to look at it: the seat changes hands, or it lapses."""
        return self.until if self.accepted is None else self.objections
