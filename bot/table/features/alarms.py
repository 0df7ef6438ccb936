"""When the clock has to look at a table. All of it follows from the session; nobody sets an alarm by himself. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.table.features import votes
from bot.table.log.seal import TABLE
from bot.table.session import Session
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


@dataclass(frozen=True, slots=True)
class Alarm:
    """A moment at which the clock rings, in Unix seconds; what concerns no seat has the table's own."""

    kind: AlarmKind
    at: int
    seat: Seat = TABLE


def alarms(session: Session) -> tuple[Alarm, ...]:
    """Every alarm of a session."""
    found = [(AlarmKind.DUE, owed.due, owed.seat) for owed in session.owed]
    found += [(AlarmKind.REMIND, owed.remind, owed.seat) for owed in session.owed]
    found += [(AlarmKind.VOTE, votes.rings(session, vote), vote.subject) for vote in session.votes if vote.open]
    table = session.table
    if table.phase.open:
        of_table = ((AlarmKind.ENDS, table.ends), (AlarmKind.LOST, table.lost), (AlarmKind.STARTS, table.starts))
        found += [(kind, at, TABLE) for kind, at in of_table]
    return tuple([Alarm(kind, at, seat) for kind, at, seat in found if at is not None])
