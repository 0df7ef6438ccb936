"""Shows sessions in their channels: a new board for a new turn, bursts drawn once, what was shown kept, failures
answered.

The order of a new board: the nonce of the message is stored, the message is sent with it, what is shown is stored, the
older board is retired, and that is stored. Whatever step a crash comes after, the same nonce leads to the same message,
and what was to be retired is retired later.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from zlib import crc32

import structlog

from bot import metrics
from bot.host.ending import end_within
from bot.host.host import Host
from bot.host.store import StoreUnwritable
from bot.host.stories import Stories
from bot.messages.chronicle import brief, heading
from bot.messages.courtesy import Courteous
from bot.messages.direct import DirectMessages
from bot.messages.dormancy import Dormancy
from bot.messages.drawing import Drawing
from bot.messages.i18n import Voice
from bot.messages.limits import fitting
from bot.messages.message import Message, Part, Payload, Words
from bot.messages.news import Line, Weight, fits, lasting, line
from bot.messages.notices import Notices
from bot.messages.outlet import Closed, Deleted, Dormant, Failing, Gone, Outlet, Refused
from bot.messages.pings import NUDGE, PINGS, Pings
from bot.messages.present import (
    NEWS_TEXT,
    begun,
    board,
    closed,
    expired,
    kept,
    lobby,
    older,
    owing,
    people_on,
    plainest,
    voice,
)
from bot.messages.questions import NOTICES
from bot.table import acts
from bot.table.branches import read
from bot.table.seal import TABLE
from bot.table.session import Board, Phase, Session
from games.core import Event, Seat, Text, text

log = structlog.get_logger(__name__)

PATIENCE = 3.0
"""Seconds to wait for a computer's move before the board is shown without it."""
FIRST = 5.0
"""Seconds to wait for a table's first message before it is said that the table is open."""
LOOKING = 5.0
"""Seconds to wait until Discord says whether a board or a channel is there: somebody may wait for his answer
meanwhile."""
THREADING = 20.0
"""Seconds that Discord has for a new thread, while whoever opens a table waits."""
GREETING = 20.0
"""Seconds that Discord has for a first direct message, while whoever wishes for some waits."""
CLOSING = 2.0
"""Seconds that what is being sent has to arrive, when the program stops."""
PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds between tries while Discord fails; the last one again and again."""
OWN_THREAD = "own thread"
"""The scope in which it is kept which threads were opened for a game of their own."""
SENDING = "sending"
ENDS = ("over", "cancelled", "closed")
"""The kinds of messages that say that nothing more will come."""
RESTORED, STRAYS = "bot-log-restored", 20
"""The host's line that says that a table was set back, and how many later boards are looked for then."""
TIMED_OUT = ("bot-log-timeout", "bot-log-timeout-again")
"""The host's lines that say that somebody's time was over."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The surface's own note on what a channel shows: the kind of message, for whom it waited, what it said, who sat
    there (people by id, computers as 0), and what becomes of it when the next one follows."""

    kind: str = ""
    acting: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    news: tuple[Line, ...] = ()
    components: tuple[Payload, ...] = ()
    sitting: tuple[int, ...] = ()
    calling: bool = False
    """Whether everybody at the table was called, and not only those who are waited for."""
    epoch: int = 0
    """How often lines had been taken back."""

    def pack(self) -> str:
        news = [[told.words, int(told.weight), told.seat] for told in self.news]
        fields = [self.kind, self.acting, self.counts, news, self.components, self.sitting, self.calling, self.epoch]
        return json.dumps(fields, ensure_ascii=False)

    @staticmethod
    def unpack(packed: str) -> Shown:
        if not packed:
            return Shown()
        kind, acting, counts, news, components, *later = json.loads(packed)
        sitting, calling, *rest = later if len(later) >= 2 else ((), False)  # notes of old end with a number, or before
        lines = tuple(Line(told) if isinstance(told, str) else Line(told[0], Weight(told[1]), told[2]) for told in news)
        return Shown(kind, tuple(acting), tuple(counts), lines, tuple(components), tuple(sitting), calling, *rest)


@dataclass(frozen=True, slots=True)
class Draft:
    """What the channel should show: the message, the note on it, and whether it is a message of its own or a change of
    the one that stands there."""

    message: Message
    note: Shown
    new: bool
    later: bool = False
    """Whether it can wait for what the computers do next."""

    @property
    def wakes(self) -> bool:
        """Whether it is shown in an archived thread as well: a new call is, and the end."""
        return (self.new and bool(self.message.mentions)) or self.note.kind in ENDS


@dataclass(frozen=True, slots=True)
class PendingSend:
    """A message that was being sent: its nonce, the note on it, how many news it told, and the messages that are still
    to be retired after it, each with what shall be left of it."""

    nonce: str
    note: str
    told: int
    older: tuple[tuple[int, tuple[Payload, ...]], ...] = ()

    def pack(self) -> str:
        return json.dumps([self.nonce, self.note, self.told, self.older], ensure_ascii=False)

    @staticmethod
    def unpack(packed: str | None) -> PendingSend | None:
        if packed is None:
            return None
        nonce, note, told, *older = json.loads(packed)  # those of old end before `older`
        return PendingSend(nonce, note, told, tuple((id, tuple(kept)) for id, kept in (older[0] if older else ())))


class Publisher:
    """One worker a session while there is something to show."""

    def __init__(self, outlet: Outlet, drawing: Drawing, *, strict: bool, patience: float = PATIENCE) -> None:
        self._dormancy = Dormancy(self._begin)
        self._outlet = outlet = Courteous(outlet, self._dormancy.stir)
        self._drawing = drawing
        self._strict = strict
        self._patience = patience
        self._host: Host | None = None
        self._stories: Stories | None = None
        self._changes: dict[int, asyncio.Event] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._since: dict[int, float] = {}
        self._closed: dict[int, Text] = {}
        self._waiting: dict[int, set[int]] = {}
        self._wished: set[int] = set()
        self._pending: dict[int, PendingSend | None] = {}
        self._standing: set[int] = set()
        """Sessions of which something stands that Discord failed to take away."""
        self._pings = Pings(outlet, strict=strict)
        self._direct = DirectMessages(outlet, self._pings, strict=strict)
        self._notices = Notices(outlet, self._direct, strict=strict)
        self._stopping = asyncio.Event()

    def serve(self, host: Host, stories: Stories) -> None:
        """Show the sessions of `host` from now on, with what `stories` tell of them."""
        self._host = host
        self._stories = stories
        self._outlet.serve(host)
        self._pings.serve(host)
        self._direct.serve(host)
        self._notices.serve(host)

    async def take_up(self) -> None:
        """Finish what an earlier run of the program left: a board that was being sent, boards to be retired, reminders
        without a reason."""
        left = [set(await self.host.recall_all(scope)) for scope in (SENDING, PINGS, NOTICES)]
        for id in sorted(set().union(*left)):
            await self.show(id)
        for id in await self.host.letters.sessions():
            if id not in self._workers:  # whoever shows the session looks at them afterwards
                self._direct.wake(id)

    @property
    def stories(self) -> Stories:
        assert self._stories is not None, "the publisher has no stories yet"
        return self._stories

    @property
    def host(self) -> Host:
        assert self._host is not None, "the publisher has no host yet"
        return self._host

    async def show(self, session: int, *, wished: bool = False) -> None:
        """The channel should see `session` again, because a person wished something there or by itself: then no
        archived thread is woken for what calls nobody."""
        if wished:
            self._wished.add(session)
        self._begin(session)

    def _begin(self, session: int) -> None:
        self._changes.setdefault(session, asyncio.Event()).set()
        self._since.setdefault(session, monotonic())
        if session not in self._workers and not self._stopping.is_set():
            self._workers[session] = asyncio.create_task(self._work(session), name=f"publish {session}")

    async def settled(self) -> None:
        """Wait until nothing is left to show."""
        while self._workers or self._direct.busy:
            await asyncio.gather(*self._workers.values())
            await self._direct.settled()
            await asyncio.sleep(0)  # since 3.12 gather may not pause, and what is done has yet to leave

    async def close(self) -> None:
        """Finish what is being sent, within `CLOSING` seconds; what is left is shown at the next start."""
        self._stopping.set()
        self._direct.stop()
        for change in self._changes.values():
            change.set()
        if not await end_within(CLOSING, *self._workers.values(), *self._direct.workers):
            log.warning("Discord does not answer; what is being sent is looked for at the next start")

    def trouble(self, channel: int) -> Text | None:
        """Why the channel cannot be served; None if it can."""
        return self._closed.get(channel)

    async def posted(self, session: int, channel: int) -> Text | None:
        """Why the channel does not show a session that was just opened there; None if it does, or if that takes
        long."""
        if (worker := self._workers.get(session)) is not None:
            await asyncio.wait({worker}, timeout=FIRST)
        return self._closed.get(channel)

    async def retry(self, channel: int) -> None:
        """Somebody spoke to the bot where it lacks nothing: try again what did not work there."""
        if self._closed.pop(channel, None) is not None:
            for session in self._waiting.pop(channel, set()):
                await self.show(session, wished=True)

    async def lose_channel(self, channel: int) -> None:
        """Something says that the channel is no more. It is looked at before anything is concluded: it may be
        hidden."""
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
            async with asyncio.timeout(LOOKING):
                await self._outlet.look(channel)
        except Deleted as gone:
            self._closed[channel] = gone.reason
            return False
        except Closed as hidden:
            self._closed[channel] = hidden.reason
        except (Failing, TimeoutError) as failed:
            log.info("channel not looked at", channel=channel, error=repr(failed))
            return None
        return True

    async def look(self, session: Session) -> None:
        """Post the board again if somebody deleted it, and bring it up to date where an archived thread kept it as it
        was: somebody looks."""
        if session.board.message is None or session.board.revision < session.table.revision:
            await self.show(session.id, wished=True)
            return
        try:
            async with asyncio.timeout(LOOKING):
                await self._outlet.check(session.table.channel, session.board.message)
        except Gone:
            await self.host.keep_board(session, message=None, nonce=session.board.nonce, note=session.board.note)
            await self.show(session.id, wished=True)
        except (Closed, Failing, TimeoutError) as failed:
            log.info("board not looked at", session=session.id, error=repr(failed))

    async def remind(self, session: int, seat: Seat) -> bool:
        """Say to the person on `seat`, and to all who are to be reminded with him, that the game waits: half of the
        time is over, a reminder is due where there is no limit, or clocks start again. False: that cannot be said
        now."""
        now = await self.host.session(session)
        owed = None if now is None else now.owes(seat)
        if now is None or owed is None:
            return True
        return await self._ping(now, self._remind(now, seat))

    async def _remind(self, session: Session, seat: Seat) -> None:
        left = await self._direct.write_reminders(session, await self._pings.to_remind(session, seat))
        if left:
            await self._pings.remind(session, seat, left)

    async def greet(self, user: int, locale: str, request: int, said: Text) -> Text | None:
        """Say by a direct message what somebody is sent some for from now on. Why that cannot be done, if so."""
        try:
            async with asyncio.timeout(GREETING):
                await self._direct.greet(user, locale, request, said)
        except Refused as refused:
            return text("bot-direct-impossible" if refused.lasting else "bot-discord-fails")
        except (Failing, TimeoutError) as failed:
            log.warning("direct message not sent", error=repr(failed))
            return text("bot-discord-fails")
        return None

    async def deliver(self, session: int) -> None:
        """Send the direct messages of a session that are to be sent."""
        self._direct.wake(session)

    async def nudge(self, session: Session, request: int, seats: Sequence[Seat]) -> None:
        """Ping those on `seats`, whom the game waits for."""
        left = await self._direct.write_reminders(session, dict.fromkeys(seats, NUDGE), request)
        if left:
            await self._ping(session, self._pings.nudge(session, request, left))

    async def share(self, session: Session, message: Message, request: int) -> Text | None:
        """Send what somebody wants to show to the table's channel, once for a request; it pings nobody. Why that cannot
        be done, if so."""
        channel = session.table.channel
        sent = await self._ping(session, self._say(channel, message, str(request)))
        return None if sent else self.trouble(channel) or text("bot-discord-fails")

    async def _say(self, channel: int, message: Message, nonce: str) -> None:
        await self._outlet.send(channel, fitting(message, strict=self._strict), nonce)

    async def thread(self, channel: int, name: str) -> int:
        """A new thread for a game, in whose lobby whoever opened it is mentioned: that lets Discord add him.

        :raises Closed: the bot may not open one.
        :raises Failing: Discord fails, or does not answer in time.
        """
        try:
            async with asyncio.timeout(THREADING):
                made = await self._outlet.thread(channel, name)
        except TimeoutError as late:
            raise Failing("no thread in time") from late
        await self.host.remember(OWN_THREAD, made, "")
        return made

    async def _ping(self, session: Session, sending: Coroutine[None, None, None]) -> bool:
        """Whether those who are to be pinged are, if the channel can be served."""
        if session.table.channel in self._closed:
            sending.close()
            return False
        try:
            await sending
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
                    metrics.BOARDS.observe(monotonic() - self._since.pop(id, monotonic()))
                    failures = 0
                except (Failing, StoreUnwritable) as failed:
                    if isinstance(failed, Failing):
                        log.warning("Discord fails, trying again", session=id, error=repr(failed))
                    self._changes[id].set()
                    await self._pause(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
        except Exception:  # the other channels go on; this one is repaired by its next change or at the next start
            log.exception("session not shown", session=id)
        finally:
            del self._workers[id], self._changes[id]
            self._since.pop(id, None)

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
        wished = id in self._wished
        self._dormancy.begin(session)
        try:
            with self._drawing.first():
                await self._put(session, wished=wished)
            await self._notices.show(session, wake=wished)
            if not await self._pings.tidy(session):
                self._standing.add(id)
            if not self._changes[id].is_set():  # else it may be a wish that came meanwhile
                self._wished.discard(id)
            await self._direct.look(id)
            self._insist(id)
        except Closed as refused:
            log.warning("channel closed to the bot", session=id, channel=channel, reason=refused.reason.key)
            await self._shut(channel, refused)
            self._waiting.setdefault(channel, set()).add(id)

    def _insist(self, id: int) -> None:
        """:raises Failing: something stands that is to be taken away, and nothing else may happen there for days."""
        if id in self._standing:
            self._standing.discard(id)
            raise Failing("something older stands still")

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

    async def _put(self, session: Session, *, wished: bool) -> None:
        """Bring the channel up to date with the session. What does not wake an archived thread waits for what does."""
        try:
            await self._show_draft(session, wished=wished)
        except Dormant:
            self._dormancy.leave(session)

    async def _show_draft(self, session: Session, *, wished: bool) -> None:
        pending, told = await self._unfinished(session.id), 0
        if pending is not None and pending.nonce != session.board.nonce:
            resumed = await self._resume(session, pending)
            if resumed is None:
                return
            session, told = resumed, pending.told
        elif pending is not None:
            await self._retire_all(session, pending)
            await self._finish(session.id)
        draft = await self._draft(session, Shown.unpack(session.board.note), told)
        if draft is None:
            await self._keep_unchanged(session)
        elif draft.later:
            log.debug("board waits for the computers", session=session.id)
        elif session.board.message is not None and not draft.new:
            await self._edit(session, session.board.message, draft, wake=wished or draft.wakes)
        else:
            if session.position is not None and is_set_back(session.position.happened()):
                await self._retire_strays(session)
            await self._post(session, draft, wake=wished or draft.wakes)

    async def _retire_strays(self, session: Session) -> None:
        """Take the controls from the boards that were posted after the backup: no note of them is left."""
        channel, known = session.table.channel, session.board.message
        for _ in range(STRAYS):
            stray = await self._outlet.find(channel, session.id, after=known)
            if stray is None:
                return
            try:
                await self._outlet.edit(channel, stray, plainest((), session))
            except Gone:
                return

    async def _unfinished(self, id: int) -> PendingSend | None:
        """What was being sent when the program or Discord failed. The store is asked once: later sendings are known
        here."""
        if id not in self._pending:
            self._pending[id] = PendingSend.unpack(await self.host.recall(SENDING, id))
        return self._pending[id]

    async def _keep_unchanged(self, session: Session) -> None:
        board = session.board
        await self.host.keep_board(session, message=board.message, nonce=board.nonce, note=board.note)

    async def _resume(self, session: Session, pending: PendingSend) -> Session | None:
        """A message was being sent when the program ended or Discord failed. Sent again with its nonce it either
        arrives now, as the present board (None), or it is there already: then the session with that board, still to be
        updated.

        Nobody can know whether a send that failed arrived, and both guesses may be wrong in public: two boards, or
        none. So Discord is asked: the same nonce gives the same message. It forgets a nonce after some minutes, though,
        while a crash may last for days, so the channel is looked through first. What is found there may be older than
        the session is now; it becomes the board as it is noted to be, and the usual comparison decides whether it is
        edited or followed.
        """
        draft = await self._draft(session, Shown(calling=Shown.unpack(pending.note).calling), 0)
        if draft is None:
            return session
        before, channel = session.board, session.table.channel
        found = await self._outlet.find(channel, session.id, after=before.message)
        sent, ours = (
            (found, False)
            if found is not None
            else await self._outlet.send(
                channel, await self._hushed(session, draft.message, pending.nonce), pending.nonce
            )
        )
        await self._retire_all(session, _with_older(pending, before), but=sent)
        if ours:
            await self.host.keep_board(session, message=sent, nonce=pending.nonce, note=draft.note.pack())
            await self._finish(session.id)
            return None
        return replace(session, board=replace(before, message=sent, nonce=pending.nonce, note=pending.note))

    async def _draft(self, session: Session, shown: Shown, told: int) -> Draft | None:
        """What the channel should show; None: nothing that it does not show. Of the news, the first `told` stand on the
        board already."""
        if session.phase is Phase.LOBBY and session.trouble is None:
            apart = await self.host.recall(OWN_THREAD, session.table.channel) is not None
            draft = Draft(lobby(session, apart=apart), Shown("lobby"), shown.kind != "lobby")
        elif session.phase is Phase.RUNNING and session.kept is not None:
            draft = Draft(await self._kept(session), Shown("kept"), new=shown.kind != "kept")
        elif session.trouble is not None or session.position is None:
            if session.board.message is None:
                return None
            ended = shown.kind == "kept" and not expired(session)
            draft = Draft(closed(session), Shown("closed"), new=ended)
        else:
            draft = await self._board(session, shown, told)
        message = fitting(draft.message, strict=self._strict)
        note = replace(draft.note, components=tuple(part.payload() for part in message.lasting))
        return replace(draft, message=message, note=note)

    async def _kept(self, session: Session) -> Message:
        """What those who sit there may decide, with a picture of where the game would go on."""
        parting, speaker = session.kept and session.kept.parting, voice(session, session.table.locale)
        if not parting:
            return kept(session, None)
        position = parting.position
        try:
            picture = await self._drawing.picture(position.game, position.view(None), speaker)
        except Exception:  # a position that these rules never made may have no picture, and the question matters more
            log.exception("no picture of where it would go on", session=session.id)
            return kept(session, None)
        return kept(session, picture)

    async def _board(self, session: Session, shown: Shown, told: int) -> Draft:
        position, speaker = session.position, voice(session, session.table.locale)
        assert position is not None
        now = Shown(_kind(session), tuple(map(int, owing(session))), position.answers, sitting=_sitting(session))
        now = replace(now, epoch=position.epoch)
        happened = position.happened()[told:]
        calling = calls(shown, now, happened)
        added = tuple(line(speaker, event) for event in happened)
        asking = calling or fresh(session, shown, now) or asks_again(session, now, happened)
        new = asking or not fits(speaker, (*shown.news, *added), NEWS_TEXT)
        # A full page is not turned for what computers do before they call somebody: his message has room for that.
        later = new and not asking and will_call(session) and fits(speaker, added, NEWS_TEXT // 2)
        news = added if new else (*shown.news, *added)
        trail = await self.stories.trail(session, None)
        picture = await self._drawing.picture(position.game, position.view(None), speaker, since=trail)
        now = replace(now, news=lasting(news), calling=calling or (shown.calling and not new))
        message = board(session, picture, news, calling=now.calling, chronicle=await self._chronicle(session, speaker))
        # A page that is turned only because it was full asks nobody: who is named on it was pinged before.
        return Draft(message if asking or not new else replace(message, mentions=()), now, new, later)

    async def _chronicle(self, session: Session, speaker: Voice) -> tuple[Part, ...]:
        """What the game was, once it is over. A game's end is shown also where that cannot be told."""
        position = session.position
        try:
            told = await self.stories.chronicle(session)
            if told is None or position is None:
                return ()
            turns, words = await self.stories.turns(session), heading(session, speaker.locale)
            drawn = await self._drawing.chronicle(position.game, told, words, position.view(None), speaker)
            said = brief(session, speaker, told, turns)
        except Exception:  # rules of another distribution may fail at it, and the result matters more
            log.exception("no chronicle", session=session.id)
            return ()
        return (drawn, Words(said)) if said else (drawn,)

    async def _edit(self, session: Session, id: int, draft: Draft, *, wake: bool) -> None:
        try:
            await self._outlet.edit(session.table.channel, id, draft.message, wake=wake)
        except Gone:
            await self._post(session, draft, lost=True, wake=wake)
            return
        await self.host.keep_board(session, message=id, nonce=session.board.nonce, note=draft.note.pack())
        await self._finish(session.id)

    async def _post(self, session: Session, draft: Draft, *, lost: bool = False, wake: bool) -> None:
        """A new message; the one before is retired, unless it is `lost`.

        The order is what makes a crash harmless: first it is stored what will be sent, then it is sent, then that it
        was shown, and only at the end is the older board touched. After a crash at any step `_resume` finds what is
        needed. Each nonce follows from the one before: it is the same when the same step is done again, and another one
        for the next board even where the table's revision is the same, as when a deleted board is posted anew.
        """
        before, unfinished = session.board, self._pending[session.id]
        nonce = f"{session.id}.{session.table.revision}.{crc32(before.nonce.encode()):x}"[-25:]
        told = len(session.position.happened()) if session.position is not None else 0
        older = () if unfinished is None else unfinished.older
        if before.message is not None and not lost:
            older = (*older, (before.message, _left(Shown.unpack(before.note), session)))
        pending = PendingSend(nonce, draft.note.pack(), told, older)
        await self.host.remember(SENDING, session.id, pending.pack())
        self._pending[session.id] = pending  # not before it is stored: it would be taken for sent
        message = await self._hushed(session, draft.message, nonce)
        sent, _ = await self._outlet.send(session.table.channel, message, nonce, wake=wake)
        await self.host.keep_board(session, message=sent, nonce=nonce, note=pending.note)
        await self._put_off(
            session, set(draft.message.mentions).difference(self.host.awake(session, draft.message.mentions))
        )
        await self._retire_all(session, pending)
        await self._finish(session.id)

    async def _hushed(self, session: Session, message: Message, nonce: str) -> Message:
        """The message, which pings neither who sleeps nor who is called when he wakes; for who is called by a direct
        message there is a letter."""
        left = await self._direct.write_of_board(session, message.mentions, nonce)
        otherwise = {user for owed in session.owed if owed.uncalled for user in people_on(session, (owed.seat,))}
        awake = self.host.awake(session, left)
        return replace(message, mentions=tuple(user for user in awake if user not in otherwise))

    async def _put_off(self, session: Session, asleep: set[int]) -> None:
        """Who has fallen asleep since he began to owe what the board tells is called when he wakes."""
        for owed in session.owed:
            if not owed.uncalled and asleep.intersection(people_on(session, (owed.seat,))):
                await self.host.do(None, session.id, acts.oversleep, owed, uncalled=True)

    async def _retire_all(self, session: Session, pending: PendingSend, *, but: int | None = None) -> None:
        """Retire what stands before the message that was sent, which is `but`; what Discord fails at is tried again
        soon, or when the program starts again, and in an archived thread with the next change."""
        left = [(id, kept) for id, kept in pending.older if id != but and not await self._retire(session, id, kept)]
        self._pending[session.id] = replace(pending, older=tuple(left))

    async def _finish(self, id: int) -> None:
        """What was sent is stored as shown: where nothing is left to be retired, nothing is left to be remembered of
        it."""
        pending = self._pending.get(id)
        if pending is not None and not pending.older:
            await self.host.forget(SENDING, id)
            self._pending[id] = None

    async def _retire(self, session: Session, id: int, components: Sequence[Payload]) -> bool:
        """Leave the older board what happened, and one button. Whether there is nothing more to be done about it."""
        try:
            await self._outlet.strip(session.table.channel, id, older(components, session))
        except Gone:
            return True
        except Dormant:
            self._dormancy.leave(session)
            return False
        except Failing as failed:
            log.info("older board keeps its controls", session=session.id, error=repr(failed))
            self._standing.add(session.id)
            return False
        except Closed:
            raise
        except (
            Exception
        ) as refused:  # Discord takes exception to the shape: the board goes on, and a plainer one is tried
            log.warning("older board in a plainer form", session=session.id, error=repr(refused))
            return await self._retire_plainly(session, id, components)
        return True

    async def _retire_plainly(self, session: Session, id: int, components: Sequence[Payload]) -> bool:
        try:
            await self._outlet.edit(session.table.channel, id, plainest(components, session), wake=False)
        except Dormant:
            self._dormancy.leave(session)
            return False
        except Failing:
            self._standing.add(session.id)
            return False
        except Gone:
            return True
        except Exception as refused:  # nothing plainer is left; the newer board stands below
            log.warning("older board stays as it is", session=session.id, error=repr(refused))
        return True


def _left(shown: Shown, session: Session) -> tuple[Payload, ...]:
    """What shall be left of an older message of the table."""
    return begun(shown.components, session) if shown.kind == "lobby" else shown.components


def computing(session: Session) -> bool:
    """Whether only computers are to move, for themselves or for somebody who is away."""
    asked = [owed for owed in session.owed if not owed.held]
    return bool(asked) and all(owed.computer for owed in asked)


def will_call(session: Session) -> bool:
    """Whether computers are to move, and somebody who is there plays on after them."""
    people = (chair for chair in session.chairs if chair.occupant is not None and chair.occupant.user is not None)
    return computing(session) and any(chair.present for chair in people)


def fresh(session: Session, shown: Shown, now: Shown) -> bool:
    """Whether the channel gets a new message: somebody owes a choice that he did not owe before, nobody does any more
    since the host holds one, or the game is over, falls asleep or goes on."""
    if now.kind != shown.kind:
        woken = shown.kind in ("asleep", "paused") and now.kind == "board"
        return not expired(session) and not (woken and computing(session))  # whom it calls comes with a later board
    if now.kind != "board":
        return False
    if now.epoch != shown.epoch:
        return _has_gone_on(session)
    if not now.acting:
        return bool(shown.acting) and not computing(session)  # whom the computers' moves call comes with a later board
    return any(_anew(seat, session, shown, now) for seat in now.acting)


def _has_gone_on(session: Session) -> bool:
    """Whether anything was played since lines were taken back. Taking back itself calls nobody: whoever took back is
    asked again, and knows it."""
    position = session.position
    assert position is not None, session.table
    last = position.log[position.public - 1]
    return not (last.seat == TABLE and read(last.move) is not None)


def calls(shown: Shown, now: Shown, happened: Sequence[Event]) -> bool:
    """Whether everybody at the table is called, and not only those whom the game waits for: another sits on a seat, or
    one is out of the game, or it pauses. The end calls all by itself."""
    if now.kind not in ("board", "paused"):
        return False
    if not shown.kind:  # what was being sent when the program died, if anything
        return shown.calling
    seated_anew = shown.kind == "board" and bool(shown.sitting) and shown.sitting != now.sitting
    return seated_anew or any(each.calls for each in happened)


def is_set_back(happened: Sequence[Event]) -> bool:
    """Whether the table was set back to a backup: the channel may hold boards that nobody here remembers."""
    return any(each.text.key == RESTORED for each in happened)


def asks_again(session: Session, now: Shown, happened: Sequence[Event]) -> bool:
    """Whether somebody whose time was over is asked for something else at once: he did not move himself, so he may not
    be looking. Or whether the game was set back, so that all who are asked begin anew."""
    if now.kind != "board":
        return False
    if is_set_back(happened):
        return True
    late = [value for each in happened if each.text.key in TIMED_OUT for _, value in each.text.args]
    seats = [value for value in late if isinstance(value, Seat)]
    return any(seat in now.acting and session.chairs[seat].present for seat in seats)


def _with_older(pending: PendingSend, before: Board) -> PendingSend:
    """What an older program noted did not say which board it was that the new one followed."""
    if pending.older or before.message is None:
        return pending
    return replace(pending, older=((before.message, Shown.unpack(before.note).components),))


def _kind(session: Session) -> str:
    running = "board" if not session.asleep else "asleep" if session.table.paused is None else "paused"
    return {Phase.OVER: "over", Phase.CANCELLED: "cancelled"}.get(session.phase, running)


def _sitting(session: Session) -> tuple[int, ...]:
    return tuple(0 if chair.occupant is None else chair.occupant.user or 0 for chair in session.chairs)


def _anew(seat: int, session: Session, shown: Shown, now: Shown) -> bool:
    if not session.chairs[seat].present:
        return False
    if seat not in shown.acting:
        return True
    moved = {
        other for other, (before, after) in enumerate(zip(shown.counts, now.counts, strict=True)) if before != after
    }
    others = moved - {seat}
    return bool(others - set(shown.acting)) or (seat in moved and bool(others))


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True
