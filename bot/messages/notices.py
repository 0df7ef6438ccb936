"""Messages of their own that ask people something with buttons: what is proposed at a table, seats that are offered.

Each pings whoever is asked, changes when somebody has answered, and is reduced to a line when it is settled. Which
message it is, is kept by table, also over a restart.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from zlib import crc32

from bot.host.host import Host
from bot.messages import proposals
from bot.messages.direct import DirectMessages
from bot.messages.limits import fitting
from bot.messages.message import Message
from bot.messages.outlet import Dormant, Gone, Outlet
from bot.messages.questions import CALL, JOINED, LOBBYS, NOTICES, Notice, Wanted, pack, unpacked, wanted
from bot.table.session import Phase, Session


class Notices:
    """The notices of all tables."""

    def __init__(self, host: Host, outlet: Outlet, direct: DirectMessages, *, strict: bool) -> None:
        self._host = host
        self._outlet = outlet
        self._direct = direct
        self._strict = strict
        self._standing: dict[int, tuple[Notice, ...]] = {}

    async def show(self, session: Session, *, wake: bool) -> None:
        """Bring the messages up to date: a new one for what is newly asked, a line for what is settled. Where that does
        not `wake` an archived thread, what is settled waits for what does.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        standing, asked = await self._found(session), wanted(session)
        for notice in standing:
            now = await self._changed(session, notice, asked.get(notice.key), wake=wake)
            await self._put(session.id, notice, now)
        known = {notice.key for notice in standing}
        for key in [key for key, each in asked.items() if each.open and key not in known]:
            await self._post(session, key, asked[key])

    async def _found(self, session: Session) -> tuple[Notice, ...]:
        """Those that stand, after a look in the channel for what was being sent when the program ended or Discord
        failed: Discord would know it by its nonce for some minutes only."""
        for notice in [each for each in await self._of(session.id) if each.lost]:
            known = [each.message for each in await self._of(session.id)]
            after = session.board.message if notice.key[0] in LOBBYS else None  # of an earlier lobby it is another one
            sent = await self._outlet.find_words(session.table.channel, notice.lost, known, after=after)
            await self._put(session.id, notice, None if sent is None else Notice(notice.key, sent, notice.state))
        return await self._of(session.id)

    async def _post(self, session: Session, key: str, wanted: Wanted) -> None:
        assert wanted.message is not None, key
        message = fitting(wanted.message, strict=self._strict)
        what = crc32(key.encode()) if key[0] == JOINED else key[1:] or session.table.changed
        calls = wanted.state // CALL
        nonce = f"{key[0]}{session.id}.{what}" + (f".{calls}" if calls else "")
        left = await self._direct.write_of_notice(session, message.mentions, message.wish, key, nonce)
        message = replace(message, mentions=self._host.awake(session, left))
        begun = Notice(key, 0, wanted.state, message.digest)
        await self._put(session.id, None, begun)
        sent, _ = await self._outlet.send(session.table.channel, message, nonce)
        await self._put(session.id, begun, Notice(key, sent, wanted.state))

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
            if all(each.state // CALL <= notice.state // CALL for each in await self._about(session, notice.key)):
                await self._post(session, notice.key, now)
            await self._delete(session, notice)
            return None
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

    async def _about(self, session: Session, key: str) -> tuple[Notice, ...]:
        return tuple(each for each in await self._of(session.id) if each.key == key)

    async def _of(self, session: int) -> tuple[Notice, ...]:
        """The store is asked once."""
        if session not in self._standing:
            packed = await self._host.recall(NOTICES, session)
            self._standing.setdefault(session, unpacked(packed))
        return self._standing[session]

    async def _put(self, session: int, before: Notice | None, after: Notice | None) -> None:
        """Keep one in the place of another; None: in addition, or instead of it nothing."""
        if before == after:
            return
        kept = [each for each in await self._of(session) if each is not before]
        await self._keep(session, (*kept, *filter(None, (after,))))

    async def _keep(self, session: int, notices: tuple[Notice, ...]) -> None:
        self._standing[session] = notices
        if notices:
            await self._host.remember(NOTICES, session, pack(notices))
        else:
            await self._host.forget(NOTICES, session)
