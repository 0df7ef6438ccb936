"""Messages of their own that ask people something with buttons: what is proposed at a table, seats that are offered.

Each pings whoever is asked, changes when somebody has answered, and is reduced to a line when it is settled. Which
message it is, is kept by table, also over a restart.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from zlib import crc32

from bot.host.host import Host
from bot.messages import offers, proposals
from bot.messages.limits import fitting
from bot.messages.message import Message
from bot.messages.outlet import Dormant, Gone, Outlet
from bot.messages.present import joined, to_confirm, unconfirmed
from bot.table.proposal import Proposal
from bot.table.session import Phase, Session

NOTICES = "proposed"
"""The scope in which the notices of a table are kept."""
JOINED, CONFIRM = "j", "c"
CALL = 10_000
"""What the number of a notice grows by when somebody is called who slept: then it is a new message."""
LOBBYS = (JOINED, CONFIRM)
"""How the keys of a lobby's notices begin: that somebody has sat down, that something is to be confirmed."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that asks: what it is about (`a` and a proposal's number, `o` and an offer's, `j` and who has sat down,
    `c`), which message it is (0: none any more), and a number that changes with what it says."""

    key: str
    message: int
    state: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a notice should say; a settled one is done with once it says so, and one without a message once it is
    gone."""

    message: Message | None
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

    async def show(self, session: Session, *, wake: bool) -> None:
        """Bring the messages up to date: a new one for what is newly asked, a line for what is settled. Where that does
        not `wake` an archived thread, what is settled waits for what does.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        standing, wanted = await self._of(session.id), _wanted(session)
        left = [await self._changed(session, notice, wanted.get(notice.key), wake=wake) for notice in standing]
        known = {notice.key for notice in standing}
        fresh = [key for key, each in wanted.items() if each.open and key not in known]
        left += [await self._post(session, key, wanted[key]) for key in fresh]
        kept = tuple(notice for notice in left if notice is not None)
        if kept != standing:
            await self._keep(session.id, kept)

    async def _post(self, session: Session, key: str, wanted: Wanted) -> Notice:
        assert self._host is not None, "notices have no host yet"
        assert wanted.message is not None, key
        message = fitting(wanted.message, strict=self._strict)
        message = replace(message, mentions=self._host.awake(session, message.mentions))
        what = crc32(key.encode()) if key[0] == JOINED else key[1:] or session.table.changed
        calls = wanted.state // CALL
        nonce = f"{key[0]}{session.id}.{what}" + (f".{calls}" if calls else "")
        sent, _ = await self._outlet.send(session.table.channel, message, nonce)
        return Notice(key, sent, wanted.state)

    async def _changed(self, session: Session, notice: Notice, wanted: Wanted | None, *, wake: bool) -> Notice | None:
        """The notice as it stands now; None where nothing is left to be changed about it."""
        try:
            if notice.key[0] in LOBBYS:
                return await self._in_lobby(session, notice, wanted)
            return await self._in_game(session, notice, wanted, wake=wake)
        except Dormant:
            return notice

    async def _in_game(self, session: Session, notice: Notice, wanted: Wanted | None, *, wake: bool) -> Notice | None:
        now = Wanted(proposals.over(session), 0, open=False) if wanted is None else wanted
        if now.open and now.state == notice.state:
            return notice
        if now.open and now.state // CALL > notice.state // CALL:
            fresh = await self._post(session, notice.key, now)
            await self._delete(session, notice)
            return fresh
        assert now.message is not None, notice
        there = await self._edit(session, notice, now.message, wake=wake)
        return Notice(notice.key, notice.message, now.state) if now.open and there else None

    async def _in_lobby(self, session: Session, notice: Notice, wanted: Wanted | None) -> Notice | None:
        """Of a lobby's notices nothing is left in the channel. Who was told of is remembered as long as the lobby is
        open, so that nobody is told of him twice."""
        if wanted is not None:
            return notice
        if notice.message:
            await self._delete(session, notice)
        told = notice.key[0] == JOINED and session.phase is Phase.LOBBY
        return Notice(notice.key, 0, 0) if told else None

    async def _delete(self, session: Session, notice: Notice) -> None:
        with suppress(Gone):
            await self._outlet.delete(session.table.channel, notice.message)

    async def _edit(self, session: Session, notice: Notice, message: Message, *, wake: bool) -> bool:
        """Whether the message is there."""
        message = fitting(message, strict=self._strict)
        try:
            await self._outlet.edit(session.table.channel, notice.message, message, wake=wake)
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
    if session.phase is Phase.LOBBY and session.trouble is None:
        return _of_lobby(session)
    proposed = {
        f"a{each.number}": Wanted(
            proposals.worded(session, each),
            len(each.agreed) + 100 * len(each.asked) + CALL * len(each.calls),
            each.open,
        )
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
    host, waiting = session.table.host, unconfirmed(session)
    seated = [chair.occupant for chair in session.chairs if chair.confirmed and chair.occupant is not None]
    wanted = {
        f"{JOINED}{who.user}": Wanted(joined(session, who), 0, open=True)
        for who in seated
        if who.user not in (None, host)
    }
    if waiting and session.table.changed:
        wanted[CONFIRM] = Wanted(to_confirm(session, waiting), 0, open=True)
    return wanted
