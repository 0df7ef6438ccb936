"""How many tables one person, and one server, may have open, and how often somebody is invited: the next is refused
before anything is made for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.guards import Refusal
from games.core import text

DAY = 24 * 3600
"""Seconds within which invitations count."""
INVITATIONS = 10
"""Invitations that one person gets in that time at most."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Open tables at most: `lobbies` and `running` games that one person opened on a server, `tables` of all on it."""

    lobbies: int
    running: int
    tables: int


@dataclass(frozen=True, slots=True)
class Opened:
    """The open tables of a server: `lobbies` and `running` games that one person opened there, `tables` of all."""

    lobbies: int
    running: int
    tables: int


def room(opened: Opened, limits: Limits) -> None:
    """The person may open another table.

    :raises Refusal: he may not, and what he can do.
    """
    if opened.lobbies >= limits.lobbies:
        raise Refusal(text("bot-table-most-lobbies", most=limits.lobbies))
    if opened.running >= limits.running:
        raise Refusal(text("bot-table-most-running", most=limits.running))
    if opened.tables >= limits.tables:
        raise Refusal(text("bot-table-most-tables", most=limits.tables))


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody was asked at `at` (Unix seconds) by `by` to a table of `game`. `taken`: he sat down at one."""

    at: int
    by: int
    game: str
    taken: bool = False


def invite(earlier: Sequence[Invitation], new: Invitation) -> tuple[Invitation, ...]:
    """The invitations of a person that count when he gets the new one, itself among them. Nobody is asked again by the
    same person to the same game within a day, unless he came, nor too often by all together.

    :raises Refusal: he is not asked.
    """
    counting = tuple(each for each in earlier if new.at - each.at < DAY)
    if any((each.by, each.game, each.taken) == (new.by, new.game, False) for each in counting):
        raise Refusal(text("bot-invited-today"))
    if len(counting) >= INVITATIONS:
        raise Refusal(text("bot-invited-often", most=INVITATIONS))
    return (*counting, new)
