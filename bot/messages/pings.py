"""Messages that only ask somebody to move. Each goes when its reason is gone: they are kept by table, also over a
restart."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

import structlog

from bot.host.host import Host
from bot.messages.limits import fitting
from bot.messages.outlet import Closed, Dormant, Failing, Gone, Outlet
from bot.messages.present import owing, people_on, reminder
from bot.table.session import Owed, Session
from games.core import Seat

log = structlog.get_logger(__name__)

PINGS = "pings"
"""The scope in which the reminders of a table are kept."""
NUDGE = "bot-nudge"
"""The message that asks somebody because others wish it."""
TOGETHER = 60
"""Seconds within which several are reminded by one message."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A reminder in a channel: its message (0: it was being sent when the program ended or Discord failed, so nobody
    knows whether it is there), of which moment it is (0: of nobody's but who asked for it), and for whom: seats, each
    with the moment since when it owes."""

    message: int
    moment: int
    reasons: tuple[tuple[int, int], ...]


class Fate(Enum):
    """What became of a reminder: Discord `FAILED` to delete it, or it `STAYS` until somebody does something there."""

    GONE = 0
    STAYS = 1
    FAILED = 2


class Pings:
    """The reminders of all tables."""

    def __init__(self, host: Host, outlet: Outlet, *, strict: bool) -> None:
        self._host = host
        self._outlet = outlet
        self._strict = strict
        self._standing: dict[int, tuple[Ping, ...]] = {}
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One thing at a time at a table."""
        self._found: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)
        """Whom a message asked that was found after all: seats, each with the moment since when it owes."""

    async def to_remind(self, session: Session, seat: Seat) -> Mapping[Seat, str]:
        """`seat` and all who are to be reminded by then, each with the message that does it; nobody where that was said
        already.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            if await self._is_found(session, seat):
                return {}
            owed, moment, standing = session.owes(seat), _when(session, seat), await self._of(session.id)
            if any(ping.moment and _near(ping.moment, moment) and _asks(ping, owed) for ping in standing):
                return {}
            seats = [each for each in owing(session) if each == seat or _near(_moment(session.owes(each)), moment)]
            return {each: _key(session, session.owes(each)) for each in seats if self._awake(session, each)}

    async def remind(self, session: Session, seat: Seat, keys: Mapping[Seat, str]) -> None:
        """One message for all of `keys`, who are reminded with `seat`.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            moment = _when(session, seat)
            await self._send(session, keys, f"r{session.id}.{moment}", moment)

    async def call(self, session: Session, seat: Seat, key: str, nonce: str) -> None:
        """A message for `seat`, who could not be told otherwise; nothing where it arrived already.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            if not await self._is_found(session, seat):
                await self._send(session, {seat: key}, nonce, 0)

    async def nudge(self, session: Session, request: int, keys: Mapping[Seat, str]) -> None:
        """One message for all of `keys`, whom the game waits for.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            await self._send(session, keys, str(request), 0)

    async def _is_found(self, session: Session, seat: Seat) -> bool:
        """Whether a message for `seat` that may have been lost was found after all; it counts once."""
        await self._find_lost(session)
        owed, said = session.owes(seat), self._found[session.id]
        if owed is None or (int(seat), owed.since) not in said:
            return False
        said.remove((int(seat), owed.since))
        return True

    async def tidy(self, session: Session) -> bool:
        """Delete the reminders of those who have moved. Whether Discord did not fail at any."""
        async with self._turns[session.id]:
            await self._find_lost(session)
            standing = await self._of(session.id)
            fates = [Fate.STAYS if _holds(ping, session) else await self._delete(session, ping) for ping in standing]
            left = tuple(ping for ping, fate in zip(standing, fates, strict=True) if fate is not Fate.GONE)
            if left != standing:
                await self._keep(session.id, left)
            return Fate.FAILED not in fates

    def _awake(self, session: Session, seat: Seat) -> bool:
        """Whether the person on `seat` may be pinged."""
        return bool(self._host.awake(session, people_on(session, (seat,))))

    async def _send(self, session: Session, keys: Mapping[Seat, str], nonce: str, moment: int) -> None:
        message = reminder(session, keys)
        if message is None:
            return
        reasons = tuple((int(owed.seat), owed.since) for owed in map(session.owes, keys) if owed is not None)
        begun = Ping(0, moment, reasons)
        standing = await self._of(session.id)
        await self._keep(session.id, (*standing, begun))
        sent, _ = await self._outlet.send(session.table.channel, fitting(message, strict=self._strict), nonce[:25])
        await self._keep(session.id, (*standing, replace(begun, message=sent)))

    async def _find_lost(self, session: Session) -> None:
        """Look in the channel for what was being sent when the program ended or Discord failed."""
        standing, found = await self._of(session.id), list[Ping]()
        if all(ping.message for ping in standing):
            return
        for ping in standing:
            known = {each.message for each in (*standing, *found)}
            lost = ping.message or await self._outlet.find_call(session.table.channel, session.id, known)
            found += [] if lost is None else [replace(ping, message=lost)]
            self._found[session.id].update(ping.reasons if lost and not ping.message else ())
        await self._keep(session.id, tuple(found))

    async def _delete(self, session: Session, ping: Ping) -> Fate:
        """What became of a message without a reason."""
        try:
            await self._outlet.delete(session.table.channel, ping.message)
        except Gone:
            return Fate.GONE
        except (Closed, Failing) as failed:
            log.info("reminder stays", session=session.id, error=repr(failed))
            waits = isinstance(failed, Closed | Dormant)
            return Fate.STAYS if waits else Fate.FAILED
        return Fate.GONE

    async def _of(self, session: int) -> tuple[Ping, ...]:
        """The store is asked once."""
        if session not in self._standing:
            packed = await self._host.recall(PINGS, session)
            self._standing.setdefault(session, _unpacked(packed))
        return self._standing[session]

    async def _keep(self, session: int, pings: tuple[Ping, ...]) -> None:
        self._standing[session] = pings
        if pings:
            packed = json.dumps([[ping.message, ping.moment, ping.reasons] for ping in pings])
            await self._host.remember(PINGS, session, packed)
        else:
            await self._host.forget(PINGS, session)


def _when(session: Session, seat: Seat) -> int:
    """Of which moment the reminder of `seat` is."""
    owed = session.owes(seat)
    return 0 if owed is None else owed.remind or owed.since


def _key(session: Session, owed: Owed | None) -> str:
    """Why somebody is pinged: he was not called yet, clocks start again, or he is reminded."""
    if session.table.silence is not None:
        return "bot-resumed"
    if owed is not None and owed.uncalled:
        return "bot-call" if owed.turn else "bot-call-decision"
    return "bot-reminder" if owed is None or owed.due is not None else "bot-reminder-unhurried"


def _unpacked(packed: str | None) -> tuple[Ping, ...]:
    rows = json.loads(packed) if packed else []
    return tuple(Ping(id, moment, tuple((seat, since) for seat, since in reasons)) for id, moment, reasons in rows)


def _holds(ping: Ping, session: Session) -> bool:
    """Whether anybody of those who were asked still owes what he owed."""
    waited = {(int(seat), owed.since) for seat in owing(session) if (owed := session.owes(seat)) is not None}
    return not waited.isdisjoint(ping.reasons)


def _asks(ping: Ping, owed: Owed | None) -> bool:
    return owed is not None and (int(owed.seat), owed.since) in ping.reasons


def _moment(owed: Owed | None) -> int | None:
    return None if owed is None else owed.remind


def _near(one: int | None, other: int | None) -> bool:
    return one is not None and other is not None and abs(one - other) <= TOGETHER
