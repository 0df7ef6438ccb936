"""Sessions in memory: a lock and a snapshot for each, the latest used ones kept, the others read again when needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

import structlog

from bot.host import records
from bot.host.store import Store
from bot.table import play, rules_change
from bot.table.changes import Change, Moment
from bot.table.session import Phase, Session
from games.core import text
from renderers.core import Game

log = structlog.get_logger(__name__)

Spread = Callable[[Session, Session], Awaitable[None]]
"""Tells of a change: the session before and after."""


@dataclass(eq=False)
class Room:
    """A session's place in memory: its lock, and its snapshot once it was read."""

    id: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    session: Session | None = None


class Rooms:
    """Every session's room. A room that somebody still uses stays the only one of its session."""

    def __init__(
        self, store: Store, games: Mapping[str, Game], most: int, *, moment: Callable[[], Moment], spread: Spread
    ) -> None:
        """`spread` tells everybody who waits for changes of a session that went on under other rules while it was read."""
        self._store = store
        self._moment = moment
        self._spread = spread
        self._games = games
        self._most = most
        self._used: WeakValueDictionary[int, Room] = WeakValueDictionary()
        self._recent: OrderedDict[int, Room] = OrderedDict()

    def __len__(self) -> int:
        return len(self._used)

    def room(self, id: int) -> Room:
        """The session's room; the least recently used ones beyond the bound are let go."""
        room = self._used.get(id)
        if room is None:
            room = self._used[id] = Room(id)
        self._recent[id] = room
        self._recent.move_to_end(id)
        while len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return room

    async def session(self, id: int) -> Session | None:
        """The session as it is now; None if there is none."""
        room = self.room(id)
        if room.session is not None:
            return room.session
        async with room.lock:
            return await self.loaded(room)

    async def loaded(self, room: Room) -> Session | None:
        """The room's session, read and replayed if it is not in memory. One that was begun under other rules goes on under
        these, durably, where they tell the same story. Under the room's lock."""
        if room.session is not None:
            return room.session
        stored = await self._store.read(lambda connection: records.load(connection, room.id))
        if stored is None:
            return None
        found = await asyncio.to_thread(self._rebuilt, stored)
        if isinstance(found, Change):
            await self._carried_over(stored.session, found)
        room.session = found.session if isinstance(found, Change) else found
        return room.session

    async def _carried_over(self, before: Session, change: Change) -> None:
        await self._store.write(lambda connection: records.save(connection, before, change.session, change.entries))
        await self._spread(before, change.session)

    def _rebuilt(self, stored: records.Stored) -> Session | Change:
        session, table = stored.session, stored.session.table
        game = self._games.get(table.game)
        if game is None:
            return replace(session, trouble=text("bot-table-unknown-game", game=table.game))
        try:
            if game.rules.version != table.version:
                return self._under_other_rules(game, stored)
            return _resumed(game, session, stored.log)
        except Exception:  # a log that its own rules cannot replay: the session is kept, and said to be unplayable
            log.exception("session cannot be replayed", session=session.id)
            return replace(session, trouble=text("bot-table-unreadable"))

    def _under_other_rules(self, game: Game, stored: records.Stored) -> Session | Change:
        """A lobby takes the rules that are installed; a game goes on under them where nobody can have noticed a difference."""
        session, table = stored.session, stored.session.table
        if stored.log is None:
            options = game.rules.options(**table.options)
            return replace(session, table=replace(table, options=options, version=game.rules.version))
        if session.phase is Phase.RUNNING:
            found = rules_change.carry_over(game, session, stored.log, self._moment())
            if isinstance(found, Change):
                return found
            log.warning("session parts from the rules", session=session.id, line=found.line, game=table.game)
        elif rules_change.agree(game, session, stored.log):
            return _resumed(game, session, stored.log)
        return replace(session, trouble=text("bot-table-unknown-version", version=table.version))


def _resumed(game: Game, session: Session, log: play.Log | None) -> Session:
    known = replace(session, table=replace(session.table, options=game.rules.options(**session.table.options)))
    if log is None:
        return known
    return replace(known, position=play.resume(game, known.table.options, len(session.chairs), session.seed, log))
