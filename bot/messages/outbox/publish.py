"""Shows sessions in their channels, one worker a session: bursts are shown once, failures are answered, and what
somebody wishes to be shown is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence

import structlog

from bot import metrics
from bot.host.ending import end_within
from bot.host.host import Host
from bot.host.stories import Stories
from bot.messages.drawing import Drawing
from bot.messages.message import Message
from bot.messages.outbox.boards import Boards
from bot.messages.outbox.calls import NUDGE
from bot.messages.outbox.carrier import Carrier
from bot.messages.outbox.dormancy import Dormancy
from bot.messages.outbox.outbox import Outbox
from bot.messages.outbox.outlet import Closed, Deleted, Failing, Gone, Outlet, Refused, Trouble
from bot.messages.outbox.planned_posts import OWN_THREAD, PlannedPosts
from bot.messages.outbox.welcomes import Welcomes
from bot.messages.outbox.workers import Workers
from bot.messages.words.table_messages import computing
from bot.table.limits import Ping
from bot.table.session import Session
from games.core import Seat, Text, text

log = structlog.get_logger(__name__)

PATIENCE = 3.0
"""Seconds to wait for a computer's move before the board is shown without it."""
AT_ONCE = 0.5
"""Seconds after which the board that stands says that a computer thinks: most have moved by then."""
FIRST = 5.0
"""Seconds to wait for a table's first message before it is said that the table is open."""
LOOKING = 5.0
"""Seconds to wait until Discord says whether a board or a channel is there: somebody may wait for their answer
meanwhile."""
THREADING = 20.0
"""Seconds that Discord has for a new thread, while whoever opens a table waits."""
GREETING = 20.0
"""Seconds that Discord has for a first direct message, while whoever wishes for some waits."""
CLOSING = 2.0
"""Seconds that what is being sent has to arrive, when the program stops."""


class Publisher:
    """One worker a session while there is something to show."""

    def __init__(
        self,
        host: Host,
        stories: Stories,
        outlet: Outlet,
        drawing: Drawing,
        *,
        strict: bool,
        patience: float = PATIENCE,
    ) -> None:
        """Shows the sessions of `host` through `outlet`, with what `stories` tell of them."""
        self.host = host
        self._outlet = outlet
        self._patience = patience
        self._workers = Workers(self._show_latest, "session not shown", metrics.BOARDS.observe)
        self._dormancy = Dormancy(self._workers.wake)
        carrier = Carrier(host, outlet, self._dormancy.stir)
        self._closed: dict[int, Trouble] = {}
        self._waiting: dict[int, set[int]] = {}
        self._wished: set[int] = set()
        self._outbox = Outbox(host, outlet, carrier, strict=strict)
        self._direct = self._outbox.direct
        self._drafts = PlannedPosts(host, stories, drawing, strict=strict)
        self._boards = Boards(host, outlet, carrier, self._drafts, self._direct, self._dormancy)
        self._welcomes = Welcomes(host, carrier, drawing, strict=strict)
        self._all = (self._workers, self._direct.workers, self._direct.letters, self._welcomes.workers)

    async def take_up(self) -> None:
        """Finish what an earlier run of the program left: a board that was being sent, boards to be retired, reminders
        without a reason."""
        for id in sorted(await self.host.posts.in_channels()):
            await self.show(id)
        for id in await self.host.posts.sessions():
            if self._workers.task(id) is None:  # whoever shows the session looks at them afterwards
                self._direct.workers.wake(id)
        for user in await self.host.posts.people():
            self._direct.letters.wake(user)
        await self._welcomes.take_up()

    async def welcome(self, guild: int, channel: int) -> None:
        """Say on a server, in that channel, what the bot is there for; once."""
        await self._welcomes.note(guild, channel)

    async def show(self, session: int, *, wished: bool = False) -> None:
        """The channel should see `session` again, because a person wished something there or by itself: then no
        archived thread is woken for what calls nobody."""
        if wished:
            self._wished.add(session)
        self._workers.wake(session)

    async def settled(self) -> None:
        """Wait until nothing is left to show."""
        while tasks := tuple(task for workers in self._all for task in workers.tasks):
            await asyncio.gather(*tasks)
            await asyncio.sleep(0)  # since 3.12 gather may not pause, and what is done has yet to leave

    async def close(self) -> None:
        """Finish what is being sent, within `CLOSING` seconds; what is left is shown at the next start."""
        for workers in self._all:
            workers.stop()
        await end_within(0, *self._welcomes.workers.tasks)  # drawing them may take longer, and they are taken up again
        if not await end_within(CLOSING, *(task for workers in self._all for task in workers.tasks)):
            log.warning("Discord does not answer; what is being sent is looked for at the next start")

    @property
    def unshown(self) -> int:
        """How many tables are not shown as they are."""
        return len(self._workers.tasks)

    def trouble(self, channel: int) -> Text | None:
        """Why the channel cannot be served; None if it can."""
        closed = self._closed.get(channel)
        return None if closed is None else closed.reason

    async def posted(self, session: int, channel: int) -> Trouble | None:
        """Why the channel does not show a session that was just opened there; None if it does, or if that takes
        long."""
        if (worker := self._workers.task(session)) is not None:
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
        if there and (closed := self._closed.get(channel)) is not None and closed.deleted:
            await self.retry(channel)
        return there

    async def _look(self, channel: int) -> bool | None:
        try:
            async with asyncio.timeout(LOOKING):
                await self._outlet.look(channel)
        except Deleted as gone:
            self._closed[channel] = gone.trouble
            return False
        except Closed as hidden:
            self._closed[channel] = hidden.trouble
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
        """Say to the person on `seat`, and to all who are to be reminded with them, that the game waits: half of the
        time is over, a reminder is due where there is no limit, or clocks start again. False: that cannot be said
        now."""
        now = await self.host.session(session)
        owed = None if now is None else now.owes(seat)
        if now is None or owed is None:
            return True
        return await self._ping(now, self._outbox.remind(now, seat))

    async def greet(self, user: int, locale: str, said: Text) -> Text | None:
        """Say by a direct message what somebody is sent some for from now on. Why that cannot be done, if so."""
        try:
            async with asyncio.timeout(GREETING):
                await self._direct.greet(user, locale, said)
        except Refused as refused:
            return text("bot-direct-impossible" if refused.lasting else "bot-discord-fails")
        except (Failing, TimeoutError) as failed:
            log.warning("direct message not sent", error=repr(failed))
            return text("bot-discord-fails")
        return None

    async def deliver(self, session: int) -> None:
        """Send the direct messages of a session that are to be sent."""
        self.host.posts.note(session)
        self._direct.workers.wake(session)

    async def deliver_to(self, user: int) -> None:
        """Send somebody's direct messages over several sessions that are to be sent."""
        self._direct.letters.wake(user)

    async def nudge(self, session: Session, seats: Sequence[Seat], why: Ping) -> None:
        """Ping those on `seats`, whom the game waits for; `why` has the wish and the request that it counts by."""
        left = await self._direct.write_reminders(session, dict.fromkeys(seats, NUDGE), why)
        if left:
            await self._ping(session, self._outbox.nudge(session, left, why))

    async def share(self, session: Session, message: Message, request: int) -> Text | None:
        """Send what somebody wants to show to the table's channel, once for a request; it pings nobody. Why that cannot
        be done, if so."""
        sent = await self._ping(session, self._outbox.say(session, request, message))
        return None if sent else self.trouble(session.table.channel) or text("bot-discord-fails")

    async def thread(self, channel: int, name: str) -> int:
        """A new thread for a game. Its lobby mentions whoever opened it, so that Discord adds them to the thread.

        :raises Closed: the bot may not open one.
        :raises Failing: Discord fails, or does not answer in time.
        """
        try:
            async with asyncio.timeout(THREADING):
                made = await self._outlet.thread(channel, name)
        except TimeoutError as late:
            raise Failing("no thread in time") from late
        await self.host.remember(OWN_THREAD, made, True)
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
        self._closed[channel] = refused.trouble
        if isinstance(refused, Deleted):
            await self.lose_channel(channel)

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
            retired = await self._boards.put(session, wished=wished)
            settled = await self._outbox.show(session, wake=wished)
            if not self._workers.has_changed(id):  # else it may be a wish that came meanwhile
                self._wished.discard(id)
            await self._direct.look(id)
            if not (retired and settled):  # nothing else may happen there for days
                raise Failing("something older stands still")
        except Closed as refused:
            log.warning("channel closed to the bot", session=id, channel=channel, reason=refused.reason.key)
            await self._shut(channel, refused)
            self._waiting.setdefault(channel, set()).add(id)

    async def _wait_for_computers(self, id: int) -> Session | None:
        """The session; while only computers are to move, after waiting a little for their moves. If they take longer
        than a moment the board that stands says so meanwhile."""
        session = await self._moved_within(id, min(AT_ONCE, self._patience))
        if session is None or not computing(session) or self._patience <= AT_ONCE:
            return session
        await self._boards.say_who_thinks(session)
        return await self._moved_within(id, self._patience - AT_ONCE)

    async def _moved_within(self, id: int, seconds: float) -> Session | None:
        """The session once somebody else than computers is to move, or after so many seconds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        session = await self.host.session(id)
        while session is not None and computing(session) and not self._workers.stopping:
            rest = until - loop.time()
            if rest <= 0 or not await self._workers.changes_within(id, rest):
                break
            session = await self.host.session(id)
        return session
