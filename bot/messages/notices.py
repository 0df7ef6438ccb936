"""Messages of their own that ask people something with buttons: what is proposed at a table, seats that are offered.

Each pings whoever is asked, changes when somebody has answered, and is reduced to a line when it is settled. Which
message it is, is kept by table, also over a restart.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from zlib import crc32

from bot.host.host import Host
from bot.messages import proposals
from bot.messages.direct import DirectMessages
from bot.messages.limits import fitting
from bot.messages.message import Message
from bot.messages.outlet import Dormant, Gone, Outlet
from bot.messages.questions import CALL, JOINED, LOBBYS, NOTICES, Notice, Wanted, unpacked, wanted
from bot.table.session import Phase, Session


class Notices:
    """The notices of all tables."""

    def __init__(self, outlet: Outlet, direct: DirectMessages, *, strict: bool) -> None:
        self._outlet = outlet
        self._direct = direct
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
        standing, asked = await self._of(session.id), wanted(session)
        left = [await self._changed(session, notice, asked.get(notice.key), wake=wake) for notice in standing]
        known = {notice.key for notice in standing}
        fresh = [key for key, each in asked.items() if each.open and key not in known]
        left += [await self._post(session, key, asked[key]) for key in fresh]
        kept = tuple(notice for notice in left if notice is not None)
        if kept != standing:
            await self._keep(session.id, kept)

    async def _post(self, session: Session, key: str, wanted: Wanted) -> Notice:
        assert self._host is not None, "notices have no host yet"
        assert wanted.message is not None, key
        message = fitting(wanted.message, strict=self._strict)
        what = crc32(key.encode()) if key[0] == JOINED else key[1:] or session.table.changed
        calls = wanted.state // CALL
        nonce = f"{key[0]}{session.id}.{what}" + (f".{calls}" if calls else "")
        left = await self._direct.write_of_notice(session, message.mentions, message.wish, key, nonce)
        message = replace(message, mentions=self._host.awake(session, left))
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
            self._standing.setdefault(session, unpacked(packed))
        return self._standing[session]

    async def _keep(self, session: int, notices: tuple[Notice, ...]) -> None:
        assert self._host is not None, "notices have no host yet"
        self._standing[session] = notices
        if notices:
            packed = json.dumps([[each.key, each.message, each.state] for each in notices])
            await self._host.remember(NOTICES, session, packed)
        else:
            await self._host.forget(NOTICES, session)
