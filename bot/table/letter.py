"""What one person is told by a direct message, because he wants to be called like that. Pure.

A letter holds no words: it says what it is about, and is worded when it is sent, from the table as it is then. What has
no reason any more by that time is not sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.table.session import Owed, Session
from games.core import Seat


class Topic(Enum):
    """What a letter is about."""

    CHOICE = "choice"
    """A choice that he owes: he is called, reminded or nudged. `said` is the message's key, and for how many seconds
    the bot was away where that is to be said."""
    TABLE = "table"
    """Everybody at the table is called: the game is over or was stopped, or there is news."""
    NOTICE = "notice"
    """Something is asked or offered, or somebody has sat down; `said` is the notice's key."""
    ENDED = "ended"
    """A game that he follows is over; `said` is the language that he reads."""
    DAY = "day"
    """What happened within a day in the games that he follows; `said` is the language that he reads."""
    NEWS = "news"
    """Something that he alone is to hear, which the channel never does; `said` is the number of the news."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A direct message to `user` about a session, to be sent or sent already. `about` tells it from his others there:
    it is written once."""

    user: int
    session: int
    topic: Topic
    about: str
    said: str = ""
    seat: Seat | None = None
    choice: str = ""
    """Which one of `seat` it calls to, as `choice_of` tells them apart."""
    rings: int | None = None
    """When it is due, in Unix seconds. None: with what the channel is shown next, or it was sent."""
    tries: int = 0
    """How often Discord failed."""
    barred: str = ""
    """Why it goes to the channel: `refused` by whom it is meant for, or Discord `failed` too often."""
    channel: int | None = None
    message: int | None = None
    """Which message it is, and where; None: it is not sent yet."""
    id: int = 0


def choice_of(session: Session, owed: Owed) -> str:
    """What tells a choice from all others of its seat: not the moment alone, since several may be asked for within a
    second."""
    assert session.position is not None, session.table
    return f"{owed.since}.{owed.era}.{session.position.answers[owed.seat]}"
