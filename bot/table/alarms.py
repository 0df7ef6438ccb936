"""What the clock rings for. Which alarms a table has follows from its session (`bot.table.timing.alarms`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.table.log.seal import TABLE
from games.core import Seat


class AlarmKind(Enum):
    """Why the clock rings; in this order where several moments have come."""

    DUE = "due"
    """The time for a choice is over."""
    REMIND = "remind"
    """The owner of a choice is to be called or reminded."""
    ENDS = "ends"
    """A lobby, a table that sleeps or a pause has had its time."""
    LOST = "lost"
    """A channel that could not be found is looked for again."""
    STARTS = "starts"
    """The game of a lobby begins by itself."""
    VOTE = "vote"
    """A vote about the table or a seat lapses or is done, or somebody wakes who is to be asked."""
    FOLLOWS = "follows"
    """Somebody is told what he follows: an alarm of a person's own."""
    MESSAGES = "messages"
    """A direct message of the table's is to be sent: what the posts say, not the session."""
    LETTERS = "letters"
    """A direct message over several tables is to be sent to a person: an alarm of his own."""
    LOOKING = "looking"
    """Somebody has looked for players long enough: an alarm of a server's."""
    NOTES = "notes"
    """What a person noted at a table goes, a month after its end: an alarm of his own."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """A moment at which the clock rings, in Unix seconds; what concerns no seat has the table's own."""

    kind: AlarmKind
    at: int
    seat: Seat = TABLE
