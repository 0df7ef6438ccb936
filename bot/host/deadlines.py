"""What happens when time is up: a reminder at half time, at the end a move by somebody else, at last an absent seat."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import structlog

from bot.host import records
from bot.host.clock import Clock, Time
from bot.host.computers import Computers, Door, default, insist
from bot.host.engine import EngineFailed
from bot.host.store import Store, StoreClosed
from bot.table import acts
from bot.table.session import Owed, Position, Session
from games.core import Move, Seat

log = structlog.get_logger(__name__)

REMINDING = 60
"""Seconds that the sending of a reminder may take before the clock goes on."""

LONGEST_TURN = 32
"""Moves that a computer makes at most to finish the turn of somebody whose time is over."""

REMIND_AGAIN = 15 * 60
"""Seconds until a reminder that could not be sent is tried again."""

Remind = Callable[[int, Seat], Awaitable[bool]]
"""Sends a reminder; False: it may be sent later."""


class Deadlines:
    """The clock over everything that is owed in the store."""

    def __init__(self, door: Door, store: Store, computers: Computers, time: Time) -> None:
        self._door = door
        self._store = store
        self._computers = computers
        self._clock = Clock(time, earliest=self._earliest, ring=self._ring)
        self._remind_person: Remind | None = None
        self._aside: set[int] = set()

    def start(self, remind: Remind) -> None:
        self._remind_person = remind
        self._clock.start()

    async def close(self) -> None:
        await self._clock.close()

    async def resting(self) -> None:
        """Until nothing is due."""
        await self._clock.resting()

    def reconsider(self, id: int) -> None:
        """What the session owes may be another now."""
        self._aside.discard(id)
        self._clock.wake()

    async def _earliest(self) -> int | None:
        return await self._store.read(lambda connection: records.earliest(connection, self._aside))

    async def _ring(self, now: int) -> None:
        """Play for everybody whose time is over; then remind. One session's failure does not stop the others."""
        for id, seat in await self._store.read(lambda connection: records.due(connection, "due", now, self._aside)):
            await self._guard(self._time_over, id, seat, now)
        for id, seat in await self._store.read(lambda connection: records.due(connection, "remind", now, self._aside)):
            await self._guard(self._half_time, id, seat, now)

    async def _guard(self, work: Callable[[Session, Seat, int], Awaitable[None]], id: int, seat: Seat, now: int) -> None:
        if id in self._aside:
            return
        try:
            session = await self._door.session(id)
            if session is None or session.position is None:
                self._aside.add(id)  # unknown here: it waits for a program that knows the game
            else:
                await work(session, seat, now)
        except (OSError, sqlite3.Error, StoreClosed):
            raise
        except Exception:  # left alone until somebody changes it or the program starts again, so that the clock goes on
            log.exception("session set aside", session=id)
            self._aside.add(id)

    async def _time_over(self, session: Session, seat: Seat, now: int) -> None:
        owed = session.owes(seat)
        if owed is None or owed.due is None or owed.due > now:
            return
        if owed.held:
            await self._settle(session, owed)
            return
        missed = session.chairs[seat].missed + 1
        moved = await self._stand_in(session, seat, note=("timeout", str(int(seat))), missed=missed)
        if moved and owed.turn:
            await self._finish_turn(session.id, seat, missed)

    async def _settle(self, session: Session, owed: Owed) -> None:
        """What was held comes out. Nobody was asked, so nobody was late."""
        position = session.position
        assert position is not None, session.table
        move = await default(position, owed.seat)
        await insist(self._door, session.id, owed, move, note=(), missed=session.chairs[owed.seat].missed)

    async def _finish_turn(self, id: int, seat: Seat, missed: int) -> None:
        """What a turn still asks for after its first move is played at once."""
        for _ in range(LONGEST_TURN):
            session = await self._door.session(id)
            if session is None or session.position is None or session.position.acting != (seat,):
                return
            await self._stand_in(session, seat, note=(), missed=missed)

    async def _stand_in(self, session: Session, seat: Seat, *, note: Move, missed: int) -> bool:
        """Move for somebody who did not; whether that was still needed."""
        owed, position = session.owes(seat), session.position
        assert owed is not None, session.owed
        assert position is not None, session.table
        move = await self._baseline(session, position, seat) if owed.turn else await default(position, seat)
        return await insist(self._door, session.id, owed, move, note=note, missed=missed)

    async def _baseline(self, session: Session, position: Position, seat: Seat) -> Move:
        try:
            return await self._computers.think(session, position, seat, position.game.baseline)
        except EngineFailed:
            log.exception("default played instead", session=session.id)
            return await default(position, seat)

    async def _half_time(self, session: Session, seat: Seat, now: int) -> None:
        owed = session.owes(seat)
        if owed is None or owed.remind is None or owed.remind > now:
            return
        again = None if await self._send_reminder(session.id, seat) else now + REMIND_AGAIN
        later = again if again is not None and owed.due is not None and again < owed.due else None
        await self._door.do(None, session.id, acts.set_reminder, owed, later)

    async def _send_reminder(self, id: int, seat: Seat) -> bool:
        """Whether there is no use in trying again."""
        assert self._remind_person is not None
        try:
            async with asyncio.timeout(REMINDING):
                return await self._remind_person(id, seat)
        except TimeoutError:
            log.warning("reminder takes too long", session=id)
            return False
        except Exception:  # a mistake of ours, which would be made again
            log.exception("reminder not sent", session=id)
            return True
