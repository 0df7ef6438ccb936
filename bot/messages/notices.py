"""Messages of their own that ask people something with buttons: what is proposed at a table, seats that are offered.

Each pings whoever is asked, changes when somebody has answered, and is reduced to a line when it is settled. Which
message it is, is kept by table, also over a restart.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.host.host import Host
from bot.messages import offers, proposals
from bot.messages.limits import fitting
from bot.messages.message import Message
from bot.messages.outlet import Gone, Outlet
from bot.table.session import Session

NOTICES = "proposed"
"""The scope in which the notices of a table are kept."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that asks: what it is about (`a` and a proposal's number, `o` and an offer's), which message it is, and
    a number that changes with what it says."""

    key: str
    message: int
    state: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a notice should say; a settled one is done with once it says so."""

    message: Message
    state: int
    open: bool


class Notices:
    """The notices of all tables."""

    def __init__(self, outlet: Outlet, *, strict: bool) -> None:
        self._outlet = outlet
        self._strict = strict
        self._host: Host | None = None
        self._standing: dict[int, tuple[Notice, ...]] = {}

    def serve(self, host: Host) -> None:
        """Keep them in the store of `host` from now on."""
        self._host = host

    async def show(self, session: Session) -> None:
        """Bring the messages up to date: a new one for what is newly asked, a line for what is settled.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        standing, wanted = await self._of(session.id), _wanted(session)
        left = [await self._changed(session, notice, wanted.get(notice.key)) for notice in standing]
        known = {notice.key for notice in standing}
        fresh = [key for key, each in wanted.items() if each.open and key not in known]
        left += [await self._post(session, key, wanted[key]) for key in fresh]
        kept = tuple(notice for notice in left if notice is not None)
        if kept != standing:
            await self._keep(session.id, kept)

    async def _post(self, session: Session, key: str, wanted: Wanted) -> Notice:
        assert self._host is not None, "notices have no host yet"
        message = fitting(wanted.message, strict=self._strict)
        message = replace(message, mentions=self._host.awake(session, message.mentions))
        nonce = f"{key[0]}{session.id}.{key[1:]}"
        sent, _ = await self._outlet.send(session.table.channel, message, nonce)
        return Notice(key, sent, wanted.state)

    async def _changed(self, session: Session, notice: Notice, wanted: Wanted | None) -> Notice | None:
        """The notice as it stands now; None where nothing is left to be changed about it."""
        now = Wanted(proposals.over(session), 0, open=False) if wanted is None else wanted
        if now.open and now.state == notice.state:
            return notice
        there = await self._edit(session, notice, now.message)
        return Notice(notice.key, notice.message, now.state) if now.open and there else None

    async def _edit(self, session: Session, notice: Notice, message: Message) -> bool:
        """Whether the message is there."""
        try:
            await self._outlet.edit(session.table.channel, notice.message, fitting(message, strict=self._strict))
        except Gone:
            return False
        return True

    async def _of(self, session: int) -> tuple[Notice, ...]:
        """The store is asked once."""
        if session not in self._standing:
            assert self._host is not None, "notices have no host yet"
            packed = await self._host.recall(NOTICES, session)
            self._standing.setdefault(session, tuple(Notice(*row) for row in json.loads(packed or "[]")))
        return self._standing[session]

    async def _keep(self, session: int, notices: tuple[Notice, ...]) -> None:
        assert self._host is not None, "notices have no host yet"
        self._standing[session] = notices
        if notices:
            packed = json.dumps([[each.key, each.message, each.state] for each in notices])
            await self._host.remember(NOTICES, session, packed)
        else:
            await self._host.forget(NOTICES, session)


def _wanted(session: Session) -> Mapping[str, Wanted]:
    """Everything that was asked at the table, by key."""
    proposed = {
        f"a{each.number}": Wanted(proposals.worded(session, each), len(each.agreed) + 100 * len(each.asked), each.open)
        for each in session.proposals
    }
    offered = {
        f"o{each.number}": Wanted(offers.worded(session, each), int(each.accepted is not None), each.open)
        for each in session.offers
    }
    return {**proposed, **offered}
