"""A running game that a backup brings back: what happened after the backup is gone, and everybody is told so. Pure.

The line that says so is more than a notice. Chance follows from the seed and the number of the line, and so would give
once more what some have seen already; after one line more all that chance decides is new.

Nothing is replayed: the position stays as it was, and a game whose rules are not installed is set back like any other.
"""

from __future__ import annotations

from bot.table import timing
from bot.table.log import host_lines
from bot.table.log.host_lines import Restored
from bot.table.log.seal import Entry
from bot.table.session import Log, Session
from bot.table.timing import Moment
from games.replacing import replace

GAP = 1000
"""How far the table's revision is raised. The lost turns had the next ones, and a board's nonce is made of its
revision: if the first board from here on had the nonce of a lost one, Discord would send nothing and answer with that
one."""


def set_back(session: Session, log: Log, moment: Moment, *, taken: int) -> tuple[Session, Entry]:
    """A running session as it goes on from a backup that was `taken` then (Unix seconds), and the host's own line, a
    public one, that says so. Its clocks start again, whose time was moved before (`timing.shift`)."""
    (entry,) = host_lines.append(log.last, (Restored(taken),), moment.now)
    owed = tuple(
        timing.restart(each, moment.now, timing.rest_of(session, each, moment.people)) for each in session.owed
    )
    table = replace(session.table, revision=session.table.revision + GAP)
    return replace(session, table=table, owed=owed), entry
