"""How many tables one person, and one server, may have open, how often somebody is invited and called by others: the
next is refused before anything is made for it, or named without a ping."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.table.guards import Refusal
from games.core import text

DAY = 24 * 3600
"""Seconds within which invitations count."""
INVITATIONS = 10
"""Invitations that one person gets in that time at most."""
CALLS = 10
"""Times that one person is pinged in that time at most because somebody else wished it."""
INVITATION = "invitation"
"""The kind of wish of an invitation, by name or to a rematch."""
HANDS = "hands"
"""The kind of wish by which a seat changes hands. Of a table it is one and the same, whoever wishes it."""


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
    *counting, _ = after = counted(earlier, new)
    if any((each.by, each.game, each.taken) == (new.by, new.game, False) for each in counting):
        raise Refusal(text("bot-invited-today"))
    if len(counting) >= INVITATIONS:
        raise Refusal(text("bot-invited-often", most=INVITATIONS))
    return after


def counted(earlier: Sequence[Invitation], new: Invitation) -> tuple[Invitation, ...]:
    """The invitations of a person within a day up to the new one, which is the last."""
    return (*(each for each in earlier if new.at - each.at < DAY), new)


class Welcome(Enum):
    """Whose invitations somebody takes."""

    EVERYBODY = "everybody"
    """Anybody's."""
    SHARED = "shared"
    """Of those with whom he played."""
    NOBODY = "nobody"
    """None."""


@dataclass(frozen=True, slots=True)
class InvitePolicy:
    """Whose invitations a person takes: those of `welcome`, but for the people in `refused`; of who was forgotten
    there is a mark, below 0."""

    welcome: Welcome = Welcome.EVERYBODY
    refused: frozenset[int] = frozenset()

    def takes(self, by: int, *, shared: bool) -> bool:
        """Whether he takes one of `by`, who may have `shared` a table with him."""
        return by not in self.refused and (
            self.welcome is Welcome.EVERYBODY or (self.welcome is Welcome.SHARED and shared)
        )


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody is pinged for because `by` (0: whoever) wished it: a `kind` (nudge, proposal, offer, invitation) at
    a table (0: at whichever)."""

    by: int
    table: int
    kind: str


@dataclass(frozen=True, slots=True)
class Call:
    """A person was pinged at `at` (Unix seconds) for a wish; `nonce` tells whether it was this message."""

    at: int
    wish: Wish
    nonce: str


def count_call(earlier: Sequence[Call], new: Call) -> tuple[Call, ...] | None:
    """A person's calls that count with the new one; None where he is not called: for the same wish a second time within
    a day, or too often in all. A message that is sent again is the same call."""
    counting = tuple(each for each in earlier if new.at - each.at < DAY)
    if any(each.nonce == new.nonce for each in counting):
        return counting
    if len(counting) >= CALLS or any(each.wish == new.wish for each in counting):
        return None
    return (*counting, new)
