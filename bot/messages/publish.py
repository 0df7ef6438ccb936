"""Shows sessions in their channels: a new board for a new turn, bursts drawn once, what was shown kept, failures answered.

The order of a new board: the nonce of the message is stored, the message is sent with it, what is shown is stored, the older
board loses its controls. Whatever step a crash comes after, the same nonce leads to the same message.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol
from zlib import crc32

import structlog

from bot.host.host import Host
from bot.messages.drawing import Drawing
from bot.messages.limits import fitting
from bot.messages.message import Message, Payload
from bot.messages.present import NEWS, board, closed, lobby, older, reminder, voice
from bot.table.session import Phase, Session
from games.core import Seat, Text, text

log = structlog.get_logger(__name__)

PATIENCE = 3.0
"""Seconds to wait for a computer's move before the board is shown without it."""
PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds between tries while Discord fails; the last one again and again."""
SENDING = "sending"
INVITED = "invited"
CALLED = "called"


class Gone(Exception):
    """The message was deleted."""


class Closed(Exception):
    """The channel takes nothing from the bot until somebody changes that; `reason` is for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class Deleted(Closed):
    """The channel is no more."""

    def __init__(self) -> None:
        super().__init__(text("bot-channel-gone"))


class Failing(Exception):
    """Discord failed; later it may work."""


class Outlet(Protocol):
    """Where messages go. Every method raises `Closed` or `Failing`; `edit` and `check` also `Gone`."""

    async def send(self, channel: int, message: Message, nonce: str) -> tuple[int, bool]:
        """The id of the new message, or of the one already sent with this nonce; whether it says what `message` says."""

    async def find(self, channel: int, session: int, *, after: int | None) -> int | None:
        """The latest message of ours, sent after the message `after`, that carries the controls of a session."""

    async def edit(self, channel: int, id: int, message: Message) -> None: ...

    async def strip(self, channel: int, id: int, components: Sequence[Payload]) -> None:
        """Put `components` in place of the message's own; its files stay."""

    async def check(self, channel: int, id: int) -> None:
        """Nothing, if the message is there."""

    async def look(self, channel: int) -> None:
        """Nothing, if the channel is there and can be seen."""

    async def thread(self, channel: int, name: str) -> int:
        """A new public thread in the channel."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The surface's own note on what a channel shows: the kind of message, for whom it waited, what it said: the latest
    news, and how many stood there before them."""

    kind: str = ""
    acting: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    news: tuple[str, ...] = ()
    components: tuple[Payload, ...] = ()
    earlier: int = 0

    def pack(self) -> str:
        fields = [self.kind, self.acting, self.counts, self.news, self.components, self.earlier]
        return json.dumps(fields, ensure_ascii=False)

    @staticmethod
    def unpack(packed: str) -> Shown:
        if not packed:
            return Shown()
        kind, acting, counts, news, components, *earlier = json.loads(packed)  # notes of old end before `earlier`
        return Shown(kind, tuple(acting), tuple(counts), tuple(news), tuple(components), *earlier)

    def telling(self, news: Sequence[str], before: Shown) -> Shown:
        """This note with `news` after those of `before`. However long a table plays on in one message, the note stays short."""
        told = (*before.news, *news)
        dropped = max(0, len(told) - NEWS)
        return replace(self, news=told[dropped:], earlier=before.earlier + dropped)


@dataclass(frozen=True, slots=True)
class PendingSend:
    """A message that was being sent: its nonce, the note on it, and how many news it told."""

    nonce: str
    note: str
    told: int

    def pack(self) -> str:
        return json.dumps([self.nonce, self.note, self.told], ensure_ascii=False)

    @staticmethod
    def unpack(packed: str | None) -> PendingSend | None:
        return None if packed is None else PendingSend(*json.loads(packed))


class Publisher:
    """One worker a session while there is something to show."""

    def __init__(self, outlet: Outlet, drawing: Drawing, *, strict: bool, patience: float = PATIENCE) -> None:
        self._outlet = outlet
        self._drawing = drawing
        self._strict = strict
        self._patience = patience
        self._host: Host | None = None
        self._changes: dict[int, asyncio.Event] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._closed: dict[int, Text] = {}
        self._waiting: dict[int, set[int]] = {}
        self._pending: dict[int, PendingSend | None] = {}
        self._stopping = asyncio.Event()

    def serve(self, host: Host) -> None:
        """Show the sessions of `host` from now on."""
        self._host = host

    @property
    def host(self) -> Host:
        assert self._host is not None, "the publisher has no host yet"
        return self._host

    async def show(self, session: int) -> None:
        """The channel should see `session` again."""
        self._changes.setdefault(session, asyncio.Event()).set()
        if session not in self._workers and not self._stopping.is_set():
            self._workers[session] = asyncio.create_task(self._work(session), name=f"publish {session}")

    async def settled(self) -> None:
        """Wait until nothing is left to show."""
        while self._workers:
            await asyncio.gather(*self._workers.values())
            await asyncio.sleep(0)  # since 3.12 gather may not pause, and what is done has yet to leave

    async def close(self) -> None:
        """Finish what is being sent; what is left is shown at the next start."""
        self._stopping.set()
        for change in self._changes.values():
            change.set()
        await self.settled()

    def trouble(self, channel: int) -> Text | None:
        """Why the channel cannot be served; None if it can."""
        return self._closed.get(channel)

    async def retry(self, channel: int) -> None:
        """Somebody spoke to the bot where it lacks nothing: try again what did not work there."""
        if self._closed.pop(channel, None) is not None:
            for session in self._waiting.pop(channel, set()):
                await self.show(session)

    async def lose_channel(self, channel: int) -> None:
        """Something says that the channel is no more. It is looked at before anything is concluded: it may be hidden."""
        if not await self._look(channel):
            await self.host.miss_channel(channel)

    async def exists(self, channel: int) -> bool | None:
        """Whether the channel is there, be it hidden; what can be seen is served again. None: Discord does not say."""
        there = await self._look(channel)
        if there and self._closed.get(channel) == Deleted().reason:
            await self.retry(channel)
        return there

    async def _look(self, channel: int) -> bool | None:
        try:
            await self._outlet.look(channel)
        except Deleted as gone:
            self._closed[channel] = gone.reason
            return False
        except Closed as hidden:
            self._closed[channel] = hidden.reason
        except Failing as failed:
            log.info("channel not looked at", channel=channel, error=repr(failed))
            return None
        return True

    async def look(self, session: Session) -> None:
        """Post the board again if somebody deleted it."""
        if session.board.message is None:
            await self.show(session.id)
            return
        try:
            await self._outlet.check(session.table.channel, session.board.message)
        except Gone:
            await self.host.keep_board(session, message=None, nonce=session.board.nonce, note=session.board.note)
            await self.show(session.id)
        except (Closed, Failing) as failed:
            log.info("board not looked at", session=session.id, error=repr(failed))

    async def remind(self, session: int, seat: Seat) -> bool:
        """Say to the person on `seat` that the game waits: half of the time is over, a reminder is due where there is no limit,
        or clocks start again. False: that cannot be said now."""
        now = await self.host.session(session)
        owed = None if now is None else now.owes(seat)
        if now is None or owed is None:
            return True
        key = "bot-reminder" if owed.due is not None else "bot-reminder-unhurried"
        key = key if now.table.silence is None else "bot-resumed"
        return await self._ping(now, (seat,), key, f"r{session}.{int(seat)}.{now.table.revision}.{owed.remind or 0:x}")

    async def nudge(self, session: Session, request: int, seats: Sequence[Seat]) -> None:
        """Ping those on `seats`, whom the game waits for."""
        await self._ping(session, seats, "bot-nudge", str(request))

    async def thread(self, channel: int, name: str) -> int:
        """A new thread for a second game.

        :raises Closed: the bot may not open one.
        :raises Failing: Discord fails.
        """
        return await self._outlet.thread(channel, name)

    async def _ping(self, session: Session, seats: Sequence[Seat], key: str, nonce: str) -> bool:
        """Whether those who sit there are pinged, if anybody does."""
        message = reminder(session, seats, key)
        if message is None:
            return True
        if session.table.channel in self._closed:
            return False
        try:
            await self._outlet.send(session.table.channel, fitting(message, strict=self._strict), nonce[:25])
        except Closed as refused:
            await self._shut(session.table.channel, refused)
            return False
        except Failing as failed:
            log.warning("reminder not sent", session=session.id, error=repr(failed))
            return False
        return True

    async def _shut(self, channel: int, refused: Closed) -> None:
        self._closed[channel] = refused.reason
        if isinstance(refused, Deleted):
            await self.lose_channel(channel)

    async def _work(self, id: int) -> None:
        """Show the session until nothing changed meanwhile; wait and try again while Discord fails."""
        try:
            failures = 0
            while self._changes[id].is_set() and not self._stopping.is_set():
                self._changes[id].clear()
                try:
                    await self._show_latest(id)
                    failures = 0
                except Failing as failed:
                    log.warning("Discord fails, trying again", session=id, error=repr(failed))
                    self._changes[id].set()
                    await self._pause(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
        except Exception:  # the other channels go on; this one is repaired by its next change or at the next start
            log.exception("session not shown", session=id)
        finally:
            del self._workers[id], self._changes[id]

    async def _pause(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return

    async def _show_latest(self, id: int) -> None:
        session = await self._wait_for_computers(id)
        if session is None:
            return
        channel = session.table.channel
        if channel in self._closed:
            self._waiting.setdefault(channel, set()).add(id)
            return
        try:
            with self._drawing.first():
                await self._put(session)
        except Closed as refused:
            log.warning("channel closed to the bot", session=id, channel=channel, reason=refused.reason.key)
            await self._shut(channel, refused)
            self._waiting.setdefault(channel, set()).add(id)

    async def _wait_for_computers(self, id: int) -> Session | None:
        """The session; while only computers are to move, after waiting a little for their moves."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        session = await self.host.session(id)
        while session is not None and computing(session) and not self._stopping.is_set():
            rest = until - loop.time()
            if rest <= 0 or not await _set_within(self._changes[id], rest):
                break
            self._changes[id].clear()
            session = await self.host.session(id)
        return session

    async def _put(self, session: Session) -> None:
        """Bring the channel up to date with the session."""
        pending, told = await self._unfinished(session.id), 0
        if pending is not None and pending.nonce != session.board.nonce:
            resumed = await self._resume(session, pending)
            if resumed is None:
                return
            session, told = resumed, pending.told
        shown = Shown.unpack(session.board.note)
        made = await self._message(session, shown, told)
        if made is None:
            await self._keep_unchanged(session)
        elif session.board.message is not None and not fresh(session, shown, made[1]):
            await self._edit(session, session.board.message, *made)
        else:
            await self._post(session, *made)

    async def _unfinished(self, id: int) -> PendingSend | None:
        """What was being sent when the program or Discord failed. The store is asked once: later sendings are known here."""
        if id not in self._pending:
            self._pending[id] = PendingSend.unpack(await self.host.recall(SENDING, id))
        return self._pending[id]

    async def _keep_unchanged(self, session: Session) -> None:
        board = session.board
        await self.host.keep_board(session, message=board.message, nonce=board.nonce, note=board.note)

    async def _resume(self, session: Session, pending: PendingSend) -> Session | None:
        """A message was being sent when the program ended or Discord failed. Sent again with its nonce it either arrives
        now, as the present board (None), or it is there already: then the session with that board, still to be updated.

        Nobody can know whether a send that failed arrived, and both guesses may be wrong in public: two boards, or none. So
        Discord is asked: the same nonce gives the same message. It forgets a nonce after some minutes, though, while a crash
        may last for days, so the channel is looked through first. What is found there may be older than the session is now;
        it becomes the board as it is noted to be, and the usual comparison decides whether it is edited or followed.
        """
        made = await self._message(session, Shown(), 0)
        if made is None:
            return session
        message, now = made
        before, channel = session.board, session.table.channel
        found = await self._outlet.find(channel, session.id, after=before.message)
        sent, ours = (found, False) if found is not None else await self._outlet.send(channel, message, pending.nonce)
        if before.message is not None and before.message != sent:
            await self._retire(session, before.message, Shown.unpack(before.note))
        if ours:
            await self.host.keep_board(session, message=sent, nonce=pending.nonce, note=now.pack())
            return None
        return replace(session, board=replace(before, message=sent, nonce=pending.nonce, note=pending.note))

    async def _message(self, session: Session, shown: Shown, told: int) -> tuple[Message, Shown] | None:
        """What the channel should show, and the note on it; None: nothing that it does not show. Of the news, the first
        `told` stand on the board already."""
        if session.phase is Phase.LOBBY and session.trouble is None:
            invited = await self.host.recall(INVITED, session.table.channel)
            called = await self.host.recall(CALLED, session.table.channel) or ""
            made = lobby(session, int(invited) if invited else None, tuple(map(int, called.split())))
            message, now = made, Shown("lobby")
        elif session.phase is Phase.CANCELLED or session.trouble is not None or session.position is None:
            if session.board.message is None:
                return None
            message, now = closed(session), Shown("closed")
        else:
            message, now = await self._board(session, shown, told)
        message = fitting(message, strict=self._strict)
        return message, replace(now, components=tuple(message.components()))

    async def _board(self, session: Session, shown: Shown, told: int) -> tuple[Message, Shown]:
        position = session.position
        assert position is not None
        speaker = voice(session, session.table.locale)
        kind = "over" if position.outcome else "asleep" if session.asleep else "board"
        now = Shown(kind, tuple(map(int, position.asked)), position.answers)
        news = tuple(map(speaker.say, position.news()[told:]))
        now = now.telling(news, Shown() if fresh(session, shown, now) else shown)
        picture = await self._drawing.picture(position.game, position.view(None), speaker)
        return board(session, picture, now.news, earlier=now.earlier), now

    async def _edit(self, session: Session, id: int, message: Message, now: Shown) -> None:
        try:
            await self._outlet.edit(session.table.channel, id, message)
        except Gone:
            await self._post(session, message, now, lost=True)
            return
        await self.host.keep_board(session, message=id, nonce=session.board.nonce, note=now.pack())

    async def _post(self, session: Session, message: Message, now: Shown, *, lost: bool = False) -> None:
        """A new message; the one before loses its controls, unless it is `lost`.

        The order is what makes a crash harmless: first it is stored what will be sent, then it is sent, then that it was shown,
        and only at the end is the older board touched. After a crash at any step `_resume` finds what is needed. Each nonce
        follows from the one before: it is the same when the same step is done again, and another one for the next board even
        where the table's revision is the same, as when a deleted board is posted anew.
        """
        before = session.board
        nonce = f"{session.id}.{session.table.revision}.{crc32(before.nonce.encode()):x}"[-25:]
        told = len(session.position.news()) if session.position is not None else 0
        pending = self._pending[session.id] = PendingSend(nonce, now.pack(), told)
        await self.host.remember(SENDING, session.id, pending.pack())
        sent, _ = await self._outlet.send(session.table.channel, message, nonce)
        await self.host.keep_board(session, message=sent, nonce=nonce, note=pending.note)
        self._pending[session.id] = None
        if before.message is not None and not lost:
            await self._retire(session, before.message, Shown.unpack(before.note))

    async def _retire(self, session: Session, id: int, shown: Shown) -> None:
        """Leave the older board one button."""
        kept, row = older(shown.components, session)
        try:
            await self._outlet.strip(session.table.channel, id, [*kept, row])
        except Gone:
            return
        except Failing as failed:
            log.info("older board keeps its controls", session=session.id, error=repr(failed))


def computing(session: Session) -> bool:
    """Whether only computers are to move, for themselves or for somebody who is away."""
    asked = [owed for owed in session.owed if not owed.held]
    return bool(asked) and all(owed.computer for owed in asked)


def fresh(session: Session, shown: Shown, now: Shown) -> bool:
    """Whether the channel gets a new message: somebody owes a choice that he did not owe before, nobody does any more since
    the host holds one, or the game is over, falls asleep or goes on."""
    if now.kind != shown.kind:
        return now.kind != "closed"
    if now.kind != "board":
        return False
    if not now.acting:
        return bool(shown.acting)
    return any(_anew(seat, session, shown, now) for seat in now.acting)


def _anew(seat: int, session: Session, shown: Shown, now: Shown) -> bool:
    if not session.chairs[seat].present:
        return False
    if seat not in shown.acting:
        return True
    moved = {other for other, (before, after) in enumerate(zip(shown.counts, now.counts, strict=True)) if before != after}
    others = moved - {seat}
    return bool(others - set(shown.acting)) or (seat in moved and bool(others))


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True
