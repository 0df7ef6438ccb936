"""Something that all who play have to agree to, from when one of them asks until it is settled. Immutable.

There is one thing called consent, for everything that nobody may decide alone: what can be proposed stands in
`bot.table.agreements`, who is asked and when it is settled in `bot.table.consent`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Fate(Enum):
    """What became of a proposal."""

    OPEN = "open"
    """Somebody has yet to answer."""
    AGREED = "agreed"
    """All who were asked agreed, and it was done."""
    REFUSED = "refused"
    """Somebody said no."""
    WITHDRAWN = "withdrawn"
    """Whoever had asked said no."""
    LAPSED = "lapsed"
    """Its time was over: silence is no."""
    OVERTAKEN = "overtaken"
    """Something else happened: a seat changed hands, lines were taken back, the game ended, or it can be done no
    longer."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """One proposal at a table. People are Discord's ids, moments Unix seconds."""

    number: int
    """From 1, in the order of the table's proposals."""
    kind: str
    """A key of `bot.table.agreements.AGREEMENTS`."""
    by: int
    epoch: int
    """The table's when it was made: after another taking back it means another game."""
    asked: tuple[int, ...]
    """Whoever sits there and is not absent, the one who proposes among them."""
    agreed: tuple[int, ...]
    """Who has agreed; to propose is to agree."""
    opened: int
    until: int
    about: tuple[str, ...] = ()
    """What exactly is proposed, where the kind leaves that open: a seat and who shall sit there, hours."""
    turns: int = 0
    """Owed choices that the one who proposed had answered by then."""
    fleeting: bool = False
    """Whether any public move ends it."""
    fate: Fate = Fate.OPEN
    settled: int | None = None
    refused: int | None = None
    """Who said no."""
    asleep: tuple[tuple[int, int], ...] = ()
    """Who was not pinged since he slept, and when he wakes."""
    calls: tuple[tuple[int, ...], ...] = ()
    """Who was pinged once he was awake, each time that somebody was."""

    @property
    def open(self) -> bool:
        """Whether it is still to be settled."""
        return self.fate is Fate.OPEN

    @property
    def missing(self) -> tuple[int, ...]:
        """Who was asked and has not answered."""
        return tuple(user for user in self.asked if user not in self.agreed)

    @property
    def called(self) -> tuple[int, ...]:
        """Whom the message that stands now pings."""
        return tuple(user for user in self.calls[-1] if user in self.missing) if self.calls else self.missing

    @property
    def wakes(self) -> int | None:
        """When the next of those wakes who have neither been pinged nor answered; None for nobody."""
        return min((moment for user, moment in self.asleep if user in self.missing), default=None)
