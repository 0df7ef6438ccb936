"""How many tables one person, and one server, may have open, and how often somebody is invited and pinged because
others wish it: the next is refused before anything is made for it, or named without a ping. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.table.guards import Refusal
from games.core import text

DAY = 24 * 3600
"""Seconds within which invitations count."""
CALLS = 10
"""Times that one person is pinged in that time at most because somebody else wished it."""
OF_ONE = 3
"""How many of them one person uses at most, at whichever tables."""
VOTES = 5
"""Times that one person is pinged in that time at most for votes where he plays."""
INVITATION, NUDGE, HANDS, PAUSE, RESUME = "invitation", "nudge", "hands", "paused", "resumed"
"""Kinds of wishes: an invitation, by name or to a rematch; a nudge; a seat that changes hands; to pause; to go on."""
LOOKING, ASKED = "looking", "asked"
"""A lobby calls who looks for such a game: by itself, once a day at whichever table; or as whoever opened it asks."""
OF_TABLE = (HANDS, PAUSE, RESUME)
"""Of a table these are one and the same wish, whoever has it."""


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
    same person to the same game within a day, unless he came.

    :raises Refusal: he is not asked.
    """
    *counting, _ = after = counted(earlier, new)
    if any((each.by, each.game, each.taken) == (new.by, new.game, False) for each in counting):
        raise Refusal(text("bot-invited-today"))
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


class Origin(Enum):
    """What a ping comes from that nobody in particular wished."""

    GAME = "game"
    """The game itself: whose turn it is, what is to be decided, that it is over. Or what one asked for oneself."""


GAME = Origin.GAME
"""The cause of what the game itself makes necessary: it is always called."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody is pinged for because `by` wished it: a `kind` (nudge, proposal, offer, invitation) at a table (0:
    at whichever). Of a `vote` those are pinged who play there themselves."""

    by: int
    table: int
    kind: str
    vote: bool = False

    def is_same(self, other: Wish) -> bool:
        """Whether who was pinged for the one is not pinged for the other as well."""
        if self.kind == other.kind == LOOKING:
            return True
        by = self.kind in OF_TABLE or self.by == other.by
        return by and (self.table, self.kind) == (other.table, other.kind)


Cause = Origin | Wish
"""Why somebody is pinged."""


@dataclass(frozen=True, slots=True)
class Ping:
    """Whom a message pings, and why. `counted` is by which message it counts where another one asked or tells the
    same: a direct message that could not be sent, a press that was answered first."""

    users: tuple[int, ...]
    cause: Cause
    counted: str = ""


def nudging(by: int, table: int) -> Wish:
    """The wish that those whom the game waits for are reminded."""
    return Wish(by, table, NUDGE)


def asked(table: int) -> str:
    """By what the invitations to a table count: they do before its first message is sent."""
    return f"i{table}"


@dataclass(frozen=True, slots=True)
class Call:
    """A person was pinged at `at` (Unix seconds) for a wish; `nonce` tells whether it was this message."""

    at: int
    wish: Wish
    nonce: str


def count_call(earlier: Sequence[Call], new: Call) -> tuple[Call, ...] | None:
    """A person's calls that count with the new one; None where he is not called: for the same wish a second time within
    a day, or too often in all, or by this person. A message that is sent again is the same call. The votes of tables
    where he plays have a share of their own: no stranger uses it up."""
    counting = tuple(each for each in earlier if new.at - each.at < DAY)
    same = next((each for each in counting if each.wish.is_same(new.wish)), None)
    if same is not None:
        return counting if same.nonce == new.nonce else None
    share = [each.wish.by for each in counting if each.wish.vote == new.wish.vote]
    if new.wish.vote:
        return (*counting, new) if len(share) < VOTES else None
    return (*counting, new) if len(share) < CALLS and share.count(new.wish.by) < OF_ONE else None
