"""Who has sat on a chair, also once he is forgotten: then a mark is left of him, which follows from his number and the
table's secret seed. Pure.

Otherwise whoever had his number taken out of everything could sit down on a second seat of the same game. A mark stays
until the game is over and its seed is known. Who refuses somebody's invitations keeps such a mark of him as well, which
follows from the store's own secret.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest

from bot.table.session import Chair, Session
from games.replacing import replace

BYTES = 6
"""How long a mark is: two people at one table hardly ever have the same, and SQLite holds it as a number."""


def mark(secret: bytes, user: int) -> int:
    """What is left of `user` where he is forgotten: no number of a person, since it is negative.

    >>> mark(b"a seed", 1001) == mark(b"a seed", 1001) < 0
    True
    """
    return -1 - int.from_bytes(digest(secret, f"sat:{user}".encode(), sha256)[:BYTES], "big")


def has_sat_on(session: Session, chair: Chair, user: int) -> bool:
    """Whether `user` has sat on `chair` since the game began, and so has seen what it sees."""
    return user in chair.sat or any(each < 0 and each == mark(session.seed, user) for each in chair.sat)


def without_marks(session: Session) -> Session:
    """`session` in which nothing is left of those who are forgotten."""
    if all(user >= 0 for chair in session.chairs for user in chair.sat):
        return session
    chairs = (replace(chair, sat=tuple(user for user in chair.sat if user >= 0)) for chair in session.chairs)
    return replace(session, chairs=tuple(chairs))
