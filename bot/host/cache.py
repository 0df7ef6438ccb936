"""Sessions in memory: a lock and a snapshot for each, the latest used ones kept, the others read again when needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

import structlog

from bot.host import records
from bot.host.store import Store
from bot.table import play
from bot.table.session import Position, Session
from games.core import text
from renderers.core import Game

log = structlog.get_logger(__name__)


@dataclass(eq=False)
class Slot:
    """A session's place in memory: its lock, and its snapshot once it was read."""

    id: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    session: Session | None = None


class Cache:
    """Every session's slot. One that somebody still uses stays the only one of its session: there are never two locks."""

    def __init__(self, store: Store, games: Mapping[str, Game], most: int) -> None:
        self._store = store
        self._games = games
        self._most = most
        self._used: WeakValueDictionary[int, Slot] = WeakValueDictionary()
        self._recent: OrderedDict[int, Slot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._used)

    def slot(self, id: int) -> Slot:
        """The session's slot; the least recently used ones beyond the bound are let go."""
        slot = self._used.get(id)
        if slot is None:
            slot = self._used[id] = Slot(id)
        self._recent[id] = slot
        self._recent.move_to_end(id)
        while len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return slot

    async def session(self, id: int) -> Session | None:
        """The session as it is now; None if there is none."""
        slot = self.slot(id)
        if slot.session is not None:
            return slot.session
        async with slot.lock:
            return await self.load(slot)

    async def load(self, slot: Slot) -> Session | None:
        """The slot's session, read and replayed if it is not in memory. Under the slot's lock."""
        if slot.session is None:
            stored = await self._store.read(lambda connection: records.load(connection, slot.id))
            slot.session = None if stored is None else await asyncio.to_thread(self._rebuild, stored)
        return slot.session

    def _rebuild(self, stored: records.Stored) -> Session:
        session, table = stored.session, stored.session.table
        game = self._games.get(table.game)
        if game is None:
            return replace(session, trouble=text("bot-table-unknown-game", game=table.game))
        if game.rules.version != table.version:
            return replace(session, trouble=text("bot-table-unknown-version", version=table.version))
        try:
            known = replace(session, game=game, table=replace(table, options=game.rules.options(**table.options)))
            return known if stored.header is None else replace(known, position=_resume(game, known, stored))
        except Exception:  # a log that its own rules cannot replay: the session is kept, and said to be unplayable
            log.exception("session cannot be replayed", session=session.id)
            return replace(session, trouble=text("bot-table-unreadable"))


def _resume(game: Game, session: Session, stored: records.Stored) -> Position:
    assert stored.header is not None
    return play.resume(
        game,
        session.table.options,
        len(session.chairs),
        session.seed,
        header=stored.header,
        entries=stored.entries,
        public=stored.public,
        told=session.board.line,
    )
