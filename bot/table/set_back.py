"""A running game that a backup brings back: what happened after the backup is gone, and everybody is told so. Pure.

The line that says so is more than a notice. Chance follows from the seed and the number of the line, and so would give
once more what some have seen already; after one line more all that chance decides is new.

Nothing is replayed: the position stays as it was, and a game whose rules are not installed is set back like any other.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table import seat_offers, votes
from bot.table.seal import TABLE, Entry
from bot.table.session import Log, Owed, Session

GAP = 1000
"""How far the table's revision is raised. The lost turns had the next ones, and a board's nonce is made of its
revision: if the first board from here on had the nonce of a lost one, Discord would send nothing and answer with that
one."""


def set_back(session: Session, log: Log, *, taken: int, now: int) -> tuple[Session, Entry]:
    """A running session as it goes on now from a backup that was `taken` then (Unix seconds), and the host's own line,
    a public one, that says so."""
    lines = log.entries[-1].n if log.entries else 0
    entry = Entry(lines + 1, TABLE, ("restored", str(taken)), now)
    table = replace(session.table, revision=session.table.revision + GAP)
    owed = tuple(_started_again(each, max(0, now - taken), now) for each in session.owed)
    return replace(_later(session, max(0, now - taken)), table=table, owed=owed), entry


def _later(session: Session, lost: int) -> Session:
    return seat_offers.resume(votes.resume(session, lost), lost)


def _started_again(owed: Owed, lost: int, now: int) -> Owed:
    """The clocks stood still for the seconds that were `lost`. Whoever is asked has half of his time at least; what is
    held moves by those seconds alone, for more would say whose it is."""
    later = replace(
        owed,
        since=owed.since + lost,
        due=_shifted(owed.due, lost),
        remind=_shifted(owed.remind, lost),
        latest=_shifted(owed.latest, lost),
    )
    if owed.held or owed.due is None or later.due is None or later.due >= now + (owed.due - owed.since) // 2:
        return later
    return replace(later, due=now + (owed.due - owed.since) // 2, remind=None)


def _shifted(moment: int | None, seconds: int) -> int | None:
    return None if moment is None else moment + seconds
