"""Sessions in memory: a lock and a snapshot for each, the latest used ones kept, the others read again when needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from sqlite3 import Connection
from typing import Any
from weakref import WeakValueDictionary

import structlog

from bot.host.storage import records
from bot.host.storage.store import Store
from bot.table import play
from bot.table.changes import Change
from bot.table.features import rules_change, votes
from bot.table.features.followers import perform
from bot.table.session import Frozen, Log, Playing, Session
from bot.table.timing import Moment
from games.core import Text, text
from renderers.core import Game

log = structlog.get_logger(__name__)

Spread = Callable[[Session, Change], Awaitable[None]]
"""Tells of what became of a session."""
Finish = Callable[[Coroutine[Any, Any, Session | None]], Awaitable[Session | None]]
"""Does something to its end, even when the caller gives up."""


@dataclass(eq=False)
class Slot:
    """A session's place in memory: its lock, and its snapshot once it was read."""

    id: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    session: Session | None = None


class Cache:
    """Every session's slot. One that somebody still uses stays the only one of its session: there are never two
    locks."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        most: int,
        *,
        moment: Callable[[], Moment],
        spread: Spread,
        finish: Finish,
    ) -> None:
        """`spread` tells everybody who waits for changes of a session that went on under other rules while it was read;
        `finish` sees to it that it is told of whatever was written."""
        self._store = store
        self._moment = moment
        self._spread = spread
        self._finish = finish
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
        return await self._finish(self._read(slot))

    async def _read(self, slot: Slot) -> Session | None:
        async with slot.lock:
            return await self.load(slot)

    async def load(self, slot: Slot) -> Session | None:
        """The slot's session, read and replayed if it is not in memory. One that was begun under other rules goes on
        under these, durably, where they tell the same story. Under the slot's lock, in a task that nobody cancels."""
        if slot.session is not None:
            return slot.session
        stored, known = await self._store.read(lambda connection: _read(connection, slot.id))
        if stored is None:
            return None
        found = await asyncio.to_thread(self._rebuild, stored)
        change = found if isinstance(found, Change) else Change(found, text("bot-table-rules-carried"))
        if (why := _why(change.session)) != known:
            after = votes.to_be_told(stored.session, change.session, self._moment().now)
            change = replace(change, session=after)
        if change.session.table.revision != stored.session.table.revision:
            await self._tell(stored.session, change, why)
        slot.session = change.session
        return slot.session

    async def _tell(self, before: Session, change: Change, why: str) -> None:
        """What became of a session while it was read is written, and its channel told."""

        def work(connection: Connection) -> None:
            records.save(connection, before, change.session, change.entries)
            if why:
                records.KEPT.put(connection, before.id, why)
            else:
                records.KEPT.drop(connection, before.id)

        await self._store.write(work)
        await self._spread(before, change)

    def _rebuild(self, stored: records.Stored) -> Session | Change:
        session, table = stored.session, stored.session.table
        if not session.readable:
            log.error("table cannot be read", session=session.id, reason=session.fault)
            return _kept(stored, text("bot-table-unreadable"))
        game = self._games.get(table.game)
        if game is None:
            return _kept(stored, text("bot-table-unknown-game", game=table.game))
        try:
            if game.rules.version != table.version:
                return self._under_other_rules(game, stored)
            return _resume(game, session, stored.log)
        except Exception:  # a log that its own rules cannot replay: the session is kept, and said to be unplayable
            log.exception("session cannot be replayed", session=session.id)
            return _kept(stored, text("bot-table-unreadable"))

    def _under_other_rules(self, game: Game, stored: records.Stored) -> Session | Change:
        """A lobby takes the rules that are installed; a game goes on under them where nobody can have noticed a
        difference."""
        session, table = stored.session, stored.session.table
        if stored.log is None:
            options = rules_change.readable(game, session)
            if options is not None:
                return replace(session, course=game, table=replace(table, options=options, version=game.rules.version))
        elif isinstance(session.phase, Playing):
            found = self._carried_over(game, session, stored.log)
            if found is not None:
                return found
        elif rules_change.agree(game, session, stored.log):
            return _resume(game, session, stored.log)
        return _kept(stored, text("bot-table-unknown-version", version=table.version), game)

    def _carried_over(self, game: Game, session: Session, stored: Log) -> Change | None:
        try:
            found = rules_change.carried_over(game, session, stored)
            if isinstance(found, Session):
                return perform(found, self._moment(), rules_change.carry_over, session.table.version)
        except Exception as failed:  # rules that never saw such a log may fail at it anywhere
            log.warning("session parts from the rules", session=session.id, game=game.rules.name, error=repr(failed))
            return None
        log.warning("session parts from the rules", session=session.id, line=found.line, game=game.rules.name)
        return None


def _read(connection: Connection, id: int) -> tuple[records.Stored | None, str]:
    """A session, and why it is kept as far as its channel was told."""
    return records.load(connection, id), records.KEPT.get(connection, id) or ""


def _kept(stored: records.Stored, trouble: Text, game: Game | None = None) -> Session:
    """A session that this program does not go on with; `game` if that is because its rules are others."""
    session = stored.session
    if stored.log is None:
        return replace(session, course=Frozen(trouble))
    kept = play.keep(trouble, len(session.chairs), session.seed, stored.log)
    if game is not None and isinstance(session.phase, Playing):
        kept = replace(kept, parting=rules_change.parting(game, session, stored.log))
    return replace(session, course=kept)


def _why(session: Session) -> str:
    """Why a running game is kept: a text that changes when its channel has to hear of it. Empty where it is not."""
    if not isinstance(session.phase, Playing) or session.trouble is None:
        return ""
    parting = None if session.kept is None else session.kept.parting
    return session.trouble.key if parting is None else f"{session.trouble.key} {parting.version}"


def _resume(game: Game, session: Session, log: Log | None) -> Session:
    known = replace(
        session, course=game, table=replace(session.table, options=game.rules.options(**session.table.options))
    )
    if log is None:
        return known
    position = play.resume(game, known.table.options, len(session.chairs), session.seed, log)
    return replace(known, course=replace(position, undo_count=known.table.undo_count))
