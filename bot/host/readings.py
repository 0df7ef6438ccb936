"""Logs read line by line, for who asks for all that was told: each is read once as long as nothing is played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

from bot.host.storage import records
from bot.host.storage.store import Store
from bot.table.guards import begun
from bot.table.log import story
from bot.table.log.story import Record
from bot.table.session import Session

MOST = 8
"""Logs that are kept as they were read."""


class Readings:
    """The logs of one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[int, int], tuple[Record, ...]] = OrderedDict()
        """By session and the number of lines."""
        self._alone = asyncio.Lock()

    async def records(self, session: Session) -> tuple[Record, ...]:
        """The game line by line, what is secret included. One log is read at a time, however many ask.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        position = begun(session)
        key = (session.id, position.lines)
        async with self._alone:
            if key not in self._kept:
                lines = await self._store.read(
                    lambda connection: records.entries(connection, session.id, last=position.lines)
                )
                options, seats = session.table.options, position.seats
                work = partial(story.records, position.game, options, seats, lines)
                self._kept[key] = await asyncio.to_thread(work)
            self._kept.move_to_end(key)
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
            return self._kept[key]
