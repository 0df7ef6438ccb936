"""What happens when time is up: reminders, moves by somebody else, at last absent seats and tables that sleep or are
closed.

Time in which the bot, or its connection, was away is nobody's. The host notes in the store that it lives; from that it
knows, after whatever happened, for how long it was away, and moves what is owed before anything rings.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVarTuple, Unpack

import structlog

from bot.host.clock import Clock, Time, once_writable
from bot.host.storage import alarms, follows, looking, notes, posts, records
from bot.host.storage.store import Store, StoreClosed, StoreUnwritable
from bot.host.workers.computers import Computers, Door, default, insist
from bot.table.alarms import Alarm, AlarmKind
from bot.table.features import acts, lobby, plans, votes
from bot.table.features.plans import queue_of
from bot.table.guards import begun
from bot.table.log.seal import TABLE
from bot.table.session import Owed, Position, Session
from bot.table.timing import BLINK, is_silent
from bot.table.timing import alarms as alarms_of
from games.core import Move, Seat

log = structlog.get_logger(__name__)

Args = TypeVarTuple("Args")

PULSE = 60
"""Seconds between two notes in the store that the host lives."""

CALLING = 60
"""Seconds that a reminder, or a look for a channel, may take before the clock goes on."""

LONGEST_TURN = 32
"""Moves that a computer makes at most to finish the turn of somebody whose time is over."""

REMIND_AGAIN = 15 * 60
"""Seconds until a reminder that could not be sent is tried again."""


_ACTS = {
    AlarmKind.ENDS: acts.expire,
    AlarmKind.STARTS: lobby.begin_by_itself,
}
"""What is done by an act alone."""


class Messenger(Protocol):
    """Who speaks to the channels for the clock."""

    async def remind(self, session: int, seat: Seat) -> bool:
        """Ask `seat` again. False: the reminder cannot be sent now, and may be later."""

    async def exists(self, channel: int) -> bool | None:
        """Whether the channel is there, seen or hidden; None where that cannot be known now."""

    async def deliver(self, session: int) -> None:
        """Send the session's direct messages that are to be sent. Returns at once."""

    async def deliver_to(self, user: int) -> None:
        """Send somebody's direct messages over several sessions that are to be sent. Returns at once."""


class Deadlines:
    """The clock over everything that is owed in the store."""

    def __init__(self, door: Door, store: Store, computers: Computers, time: Time, *, pulse: int = PULSE) -> None:
        self._door = door
        self._store = store
        self._computers = computers
        self._time = time
        self._pulse = pulse
        self._lived = 0
        self._cut: int | None = None
        self._hears = True
        self._regaining = False
        self._clock = Clock(time, earliest=self._earliest, ring=self._ring)
        self._messenger: Messenger | None = None
        self._aside: set[int] = set()
        self._kept: set[int] = set()
        """Those of them that go on only once all agree to it: what is proposed there has its time as anywhere."""

    async def wake_up(self) -> None:
        """Before anything is read from the store: move what is owed by the time that the program was not running."""
        now = self._lived = self._time.now()
        away = await self._store.write(lambda connection: records.catch_up(connection, now))
        if away:
            log.info("back after an absence", seconds=away)

    def start(self, messenger: Messenger) -> None:
        """Ring from now on."""
        self._messenger = messenger
        self._clock.start()

    async def close(self) -> None:
        """Stop, and note until when the host lived."""
        await self._clock.close()
        if self._messenger is not None and self._cut is None:
            now = self._time.now()
            with suppress(StoreClosed, StoreUnwritable, OSError, sqlite3.Error):
                await self._store.write(lambda connection: records.live(connection, now))

    async def resting(self) -> None:
        """Until nothing is due."""
        await self._clock.resting()

    def reconsider(self, id: int) -> None:
        """What the session owes may be another now."""
        self._aside.discard(id)
        self._kept.discard(id)
        self._clock.wake()

    def lose_connection(self) -> None:
        """Discord cannot be heard: from now on nothing is due."""
        self._hears = False
        self._cut = self._time.now() if self._cut is None else self._cut

    async def regain_connection(self) -> None:
        """Discord is heard again: the time between is nobody's. Nothing is due before that is written."""
        self._hears = True
        if self._cut is None or self._regaining:
            return
        self._regaining = True
        moved: dict[int, int] = {}
        try:
            now = await once_writable(self._time, partial(self._give_back, self._cut, moved))
        finally:
            self._regaining = False
        self._cut = None if self._hears else now
        self._clock.wake()

    async def _give_back(self, cut: int, moved: dict[int, int]) -> int:
        """Move everything by the time since `cut`; up to when that is."""
        now = self._lived = self._time.now()
        if now - cut >= BLINK:
            await self._resume(now - cut, moved)
            await self._note(now)
        return now

    async def _earliest(self) -> int | None:
        beat = self._lived + self._pulse
        if self._cut is not None:
            return beat
        first = await self._store.read(lambda connection: alarms.earliest(connection, self._aside, self._kept))
        return beat if first is None else min(beat, first)

    async def _ring(self, now: int) -> None:
        """Note that the host lives. Then play for everybody whose time is over, remind, close, look for lost channels.
        One session's failure does not stop the others."""
        await self._live(now)
        if self._cut is not None:
            return
        found = await self._store.read(lambda connection: alarms.due(connection, now, self._aside, self._kept))
        for id, alarm in found:
            if alarm.kind is AlarmKind.FOLLOWS:
                await self._tell_follower(id, now)
            elif alarm.kind is AlarmKind.LETTERS:
                await self._deliver_to(id, now)
            elif alarm.kind is AlarmKind.NOTES:
                await self._store.write(partial(notes.let_go, user=id, now=now))
            elif alarm.kind is AlarmKind.LOOKING:
                await self._store.write(partial(looking.expire, guild=id, now=now))
            else:
                kept = alarm.kind is AlarmKind.VOTE and alarm.seat == TABLE
                await self._guard(id, self._serve, alarm, now, kept=kept)

    async def _serve(self, session: Session, alarm: Alarm, now: int) -> None:
        """Do what the alarm is for, if it still stands: what rang before it may have changed the table."""
        if alarm.kind is not AlarmKind.MESSAGES and alarm not in alarms_of(session):
            return
        match alarm.kind:
            case AlarmKind.DUE:
                await self._time_over(session, alarm.seat)
            case AlarmKind.REMIND:
                await self._remind(session, alarm.seat, now)
            case AlarmKind.LOST:
                await self._look_for_channel(session)
            case AlarmKind.VOTE:
                await self._door.do(None, session.id, votes.look_at, alarm.seat)
            case AlarmKind.MESSAGES:
                await self._deliver(session, now)
            case kind:
                await self._door.do(None, session.id, _ACTS[kind])

    async def _live(self, now: int) -> None:
        """Note that the host lives. Where it slept through its own note, as a laptop does, it was away."""
        expected = self._lived + self._pulse
        if now < expected:
            return
        if self._cut is not None:
            self._lived = now
            return
        if now - expected >= max(BLINK, self._pulse):
            await self._resume(now - expected, {})
        self._lived = now
        await self._note(now)

    async def _note(self, now: int) -> None:
        """The host lives, and all that was to be given back is: a crash now finds nothing of it anew."""
        await self._store.write(lambda connection: records.live(connection, now))

    async def _resume(self, away: int, moved: dict[int, int]) -> None:
        """Move what is owed by the time that the bot was `away`, less what each session was `moved` by already."""
        log.info("back after an absence", seconds=away)
        for id in await self._store.read(alarms.timed):
            if away > moved.get(id, 0):
                await self._door.do(None, id, acts.shift, away - moved.get(id, 0))
                moved[id] = away

    async def _guard(
        self, id: int, work: Callable[[Session, Unpack[Args]], Awaitable[None]], *args: *Args, kept: bool = False
    ) -> bool:
        """`work`, but at no table that was set aside; with `kept`, also at one whose game is kept. Whether it was
        done."""
        if id in self._aside and not (kept and id in self._kept):
            return False
        await self._live(self._time.now())  # much to do is no absence
        try:
            session = await self._door.session(id)
            if session is None or (session.trouble is not None and not kept):
                self._aside.add(id)  # unknown here: it waits for a program that knows the game
                self._kept |= {id} if session is not None and session.readable else set()
            else:
                await work(session, *args)
                return True
        except (OSError, sqlite3.Error, StoreClosed, StoreUnwritable):
            raise
        except Exception:  # left alone until somebody changes it or the program starts again, so that the clock goes on
            log.exception("session set aside", session=id)
            self._aside.add(id)
            self._kept.discard(id)
        return False

    async def _time_over(self, session: Session, seat: Seat) -> None:
        owed = session.owes(seat)
        assert owed is not None, seat
        position = begun(session)
        if owed.held:  # what was held comes out: nobody was asked, so nobody was late
            await insist(self._door, session.id, acts.stand_in, owed, await default(position, seat))
            return
        if await self._plan_is_played(session, owed):
            return
        move = await self._move(session, position, owed)
        async with self._door.together(session.id):  # what is about to be played for the owner calls nobody
            if await insist(self._door, session.id, acts.time_out, owed, move) and owed.turn:
                await self._finish_turn(session.id, seat)

    async def _plan_is_played(self, session: Session, owed: Owed) -> bool:
        """Whether the plan of the seat's owner is played before anybody else moves for them."""
        occupant = session.occupant(owed.seat)
        user = None if occupant is None else occupant.user
        if user is None or not queue_of(session, user).plans:
            return False
        await self._door.do(None, session.id, plans.attempt, user, owed)
        after = await self._door.session(session.id)
        return after is None or after.owes(owed.seat) != owed

    async def _finish_turn(self, id: int, seat: Seat) -> None:
        """What a turn still asks for after its first move is played at once."""
        for _ in range(LONGEST_TURN):
            session = await self._door.session(id)
            owed = None if session is None else session.owes(seat)
            if session is None or owed is None or owed.computer or begun(session).acting != (seat,):
                return
            move = await self._move(session, begun(session), owed)
            await insist(self._door, id, acts.stand_in, owed, move)

    async def _move(self, session: Session, position: Position, owed: Owed) -> Move:
        """A move for somebody who made none."""
        if not owed.turn:
            return await default(position, owed.seat)
        move, _ = await self._computers.decide(session, position, owed.seat)
        return move

    async def _remind(self, session: Session, seat: Seat, now: int) -> None:
        owed = session.owes(seat)
        assert owed is not None, seat
        if is_silent(owed, now):
            await self._door.do(None, session.id, acts.fall_silent, owed)
        elif self._sleeps(session, seat):
            await self._door.do(None, session.id, acts.oversleep, owed)
        elif await self._send_reminder(session.id, seat):
            await self._door.do(None, session.id, acts.remind, owed)
        else:
            again = now + REMIND_AGAIN
            later = again if owed.due is None or again < owed.due else None
            await self._door.do(None, session.id, acts.put_off_reminder, owed, later)

    def _sleeps(self, session: Session, seat: Seat) -> bool:
        """Whether nothing may ping the person on `seat` now."""
        occupant = session.occupant(seat)
        return occupant is not None and occupant.user is not None and not self._door.awake(session, (occupant.user,))

    async def _send_reminder(self, id: int, seat: Seat) -> bool:
        """Whether there is no use in trying again."""
        assert self._messenger is not None
        try:
            async with asyncio.timeout(CALLING):
                return await self._messenger.remind(id, seat)
        except TimeoutError:
            log.warning("reminder takes too long", session=id)
            return False
        except StoreUnwritable:
            raise
        except Exception:  # a mistake of ours, which would be made again
            log.exception("reminder not sent", session=id)
            return True

    async def _tell_follower(self, user: int, now: int) -> None:
        """A message on all that `user` follows, at the first table that can be read; else tomorrow."""
        for id in await self._store.read(lambda connection: follows.daily(connection, user)):
            if await self._guard(id, self._begin_message, user, now):
                return
        await self._store.write(lambda connection: follows.put_off(connection, user, now))

    async def _begin_message(self, session: Session, user: int, now: int) -> None:
        await self._store.write(lambda connection: follows.ring(connection, session.id, user, now))

    async def _deliver_to(self, user: int, now: int) -> None:
        assert self._messenger is not None
        await self._store.write(lambda connection: posts.take(connection, alarms.PERSON, user, now))
        await self._messenger.deliver_to(user)

    async def _deliver(self, session: Session, now: int) -> None:
        assert self._messenger is not None
        await self._store.write(lambda connection: posts.take(connection, alarms.SESSION, session.id, now))
        await self._messenger.deliver(session.id)

    async def _look_for_channel(self, session: Session) -> None:
        """The second look, ten minutes after the first: now it is known whether the channel is gone."""
        match await self._there(session.table.channel):
            case True:
                await self._door.do(None, session.id, acts.find_channel)
            case False:
                await self._door.do(None, session.id, acts.lose_channel)
            case None:
                await self._door.do(None, session.id, acts.miss_channel)

    async def _there(self, channel: int) -> bool | None:
        assert self._messenger is not None
        try:
            async with asyncio.timeout(CALLING):
                return await self._messenger.exists(channel)
        except TimeoutError:
            return None
