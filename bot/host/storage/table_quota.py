"""Whether a table may be opened: how many its host and the server have, who may be asked to it.

A table that gets a thread of its own is admitted before the thread is made, and opened after it. Whatever happens
meanwhile, it is not refused then: a thread without a table would be left.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from itertools import combinations
from sqlite3 import Connection

from bot.host.storage import ping_limits, records
from bot.host.storage.store import Store
from bot.table.guards import Refusal
from bot.table.limits import INVITATION, Invitation, Limits, Ping, Wish, asked, counted, invite, room
from bot.table.session import Session, Table, TableRequest


class TableQuota:
    """Those of a host; `limits` bound how many tables people open (None: nothing does)."""

    def __init__(self, limits: Limits | None) -> None:
        self._limits = limits
        self._admitted: list[TableRequest] = []
        self._deciding = asyncio.Lock()

    @asynccontextmanager
    async def admitted(self, store: Store, opening: TableRequest, now: int) -> AsyncIterator[None]:
        """Within it the table may be opened, and counts as if it were.

        :raises Refusal: it may not.
        """
        async with self._deciding:
            await store.read(lambda connection: self.insist(connection, opening, now))
            self._admitted.append(opening)
        try:
            yield
        finally:
            self._admitted.remove(opening)

    def insist(self, connection: Connection, new: TableRequest | Table, now: int) -> None:
        """The table may be opened, and everybody invited to it may be asked.

        :raises Refusal: not so.
        """
        # Before the store is read: a table that leaves these meanwhile is stored already, and seen there.
        coming = tuple(self._admitted)
        for user in new.invited:
            self._insist_on(connection, user, Invitation(now, new.host, new.game), coming)
        ping_limits.insist_on_peace(connection, new.host, combinations(new.invited, 2))
        self._insist_on_room(connection, new.guild, new.host, coming)

    def open_rematch(self, connection: Connection, session: Session) -> int:
        """The id of a rematch, to which all who have a seat there are asked as by name. Somebody who was asked often
        enough still has their seat, and is named without a ping.

        :raises Refusal: as `insist_on_rematch`.
        """
        table = session.table
        self.insist_on_rematch(connection, session)
        id = records.insert(connection, session)
        self._ask(connection, table, self._asked_again(connection, session), id, table.opened)
        return id

    def insist_on_rematch(self, connection: Connection, session: Session) -> None:
        """The rematch may be opened.

        :raises Refusal: one of them takes no invitations of its host or refuses another, or there is no room.
        """
        table = session.table
        for user in session.unconfirmed:
            ping_limits.insist_on_manners(connection, table.host, user)
        ping_limits.insist_on_peace(connection, table.host, combinations(session.unconfirmed, 2))
        self.room(connection, table.guild, table.host)

    def _asked_again(self, connection: Connection, session: Session) -> Iterator[int]:
        """Those who have a seat in a rematch, but for who was asked often enough."""
        new = Invitation(session.table.opened, session.table.host, session.table.game)
        for user in session.unconfirmed:
            with suppress(Refusal):
                self._insist_on(connection, user, new, tuple(self._admitted))
                yield user

    def _insist_on(self, connection: Connection, user: int, new: Invitation, coming: Sequence[TableRequest]) -> None:
        ping_limits.insist_on_welcome(connection, new.by, user, new.at)
        waiting = (Invitation(new.at, each.host, each.game) for each in coming if user in each.invited)
        invite((*records.invitations(connection, user, new.by), *waiting), new)

    def room(self, connection: Connection, guild: int, user: int) -> None:
        """`user` may open another table on the server.

        :raises Refusal: not so.
        """
        self._insist_on_room(connection, guild, user, tuple(self._admitted))

    def _insist_on_room(self, connection: Connection, guild: int, user: int, coming: Sequence[TableRequest]) -> None:
        if self._limits is None:
            return
        opened = records.opened(connection, guild, user)
        here = [each for each in coming if each.guild == guild]
        own = sum(each.host == user for each in here)
        room(replace(opened, lobbies=opened.lobbies + own, tables=opened.tables + len(here)), self._limits)

    def ask(self, connection: Connection, table: Table, id: int, now: int) -> None:
        """Those who are invited to the table just opened were asked."""
        self._ask(connection, table, table.invited, id, now)

    def _ask(self, connection: Connection, table: Table, people: Iterable[int], id: int, now: int) -> None:
        for user in people:
            new = Invitation(now, table.host, table.game)
            records.keep_invitations(connection, user, counted(records.invitations(connection, user, new.by), new))
            ping_limits.admit(connection, (Ping((user,), Wish(table.host, id, INVITATION), asked(id)),), "", now)
