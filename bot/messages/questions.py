"""What is asked at a table by a message of its own: what is proposed, seats that are offered, who sat down in the
lobby."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.messages import offers, proposals
from bot.messages.message import Message
from bot.messages.present import joined, to_confirm
from bot.table.session import Phase, Proposal, Session

NOTICES = "proposed"
"""The scope in which the notices of a table are kept."""
JOINED, CONFIRM = "j", "c"
PROPOSED = "a"
"""How the key of a proposal's notice begins."""
CALL = 10_000
"""What the number of a notice grows by when somebody is called who slept: then it is a new message."""
LOBBYS = (JOINED, CONFIRM)
"""How the keys of a lobby's notices begin: that somebody has sat down, that something is to be confirmed."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that asks: what it is about (`a` and a proposal's number, `o` and an offer's, `j` and who has sat down,
    `c`), which message it is (0: none any more), and a number that changes with what it says. One that was being sent
    when the program ended or Discord failed has the digest of its words, and nobody knows whether it is there."""

    key: str
    message: int
    state: int
    lost: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a notice should say; a settled one is done with once it says so, and one without a message once it is
    gone."""

    message: Message | None
    state: int
    open: bool


def unpacked(packed: str | None) -> tuple[Notice, ...]:
    """The notices of a table as they are kept."""
    return tuple(Notice(*row) for row in json.loads(packed or "[]"))


def pack(notices: Iterable[Notice]) -> str:
    """The notices of a table, to be kept."""
    return json.dumps([[each.key, each.message, each.state, *filter(None, (each.lost,))] for each in notices])


def wanted(session: Session) -> Mapping[str, Wanted]:
    """Everything that was asked at the table, by key."""
    if session.phase is Phase.LOBBY and session.trouble is None:
        return _of_lobby(session)
    proposed = {
        f"{PROPOSED}{each.number}": Wanted(proposals.worded(session, each), _state(each), each.open)
        for each in session.proposals
    }
    offered = {
        f"o{each.number}": Wanted(offers.worded(session, each), int(each.accepted is not None), each.open)
        for each in session.offers
    }
    return {**proposed, **offered}


def _state(proposal: Proposal) -> int:
    return len(proposal.agreed) + 100 * len(proposal.asked) + CALL * len(proposal.calls)


def _of_lobby(session: Session) -> Mapping[str, Wanted]:
    """Whoever opened the table hears of each who has sat down; whoever sat down, that he has something to confirm."""
    host, waiting = session.table.host, session.unconfirmed
    seated = [chair.occupant for chair in session.chairs if chair.confirmed and chair.occupant is not None]
    asked = {
        f"{JOINED}{who.user}": Wanted(joined(session, who), 0, open=True)
        for who in seated
        if who.user not in (None, host)
    }
    if waiting and session.table.changed:
        asked[CONFIRM] = Wanted(to_confirm(session, waiting), 0, open=True)
    return asked
