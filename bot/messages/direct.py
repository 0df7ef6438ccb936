"""Direct messages to those who want to be called like that: their letters are written before the channel is shown what
they are about, sent after it, and deleted when their reason is gone.

Who takes none is called in the channel at once, and only then are they turned off for him. What he alone is to hear the
channel never does: it waits for his next private answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace

import structlog

from bot.host.host import Host
from bot.host.letters import CALLED, FAILED, LASTING, REFUSED
from bot.messages.correspondence import in_channel, is_asked, worded
from bot.messages.following import Following, find_begun, send_once
from bot.messages.limits import fitting
from bot.messages.message import Message
from bot.messages.outlet import Closed, Failing, Gone, Outlet, Refused
from bot.messages.present import note, people_on, waited_for
from bot.messages.questions import PROPOSED
from bot.table.letter import Letter, Topic, choice_of
from bot.table.limits import Wish
from bot.table.session import Owed, Phase, Session
from games.core import Seat, Text

log = structlog.get_logger(__name__)

FOLLOWED = {Topic.ENDED, Topic.DAY}
"""What is told to those who do not play."""
TRIES = 3
"""How often Discord may fail before somebody is called in the channel instead."""
PAUSE = 60
"""Seconds after which a message that Discord failed at is tried again."""


Call = Callable[[Session, Seat, str, int], Awaitable[None]]
"""Asks a seat in the channel by the message of that key, instead of the letter of that number."""


class DirectMessages:
    """Those of all tables."""

    def __init__(self, host: Host, outlet: Outlet, call: Call, *, strict: bool) -> None:
        self.host = host
        self._outlet = outlet
        self._call_seat = call
        self._strict = strict
        self._following = Following(host, outlet, strict=strict)
        self._waiting: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    # Writing

    async def write_of_board(self, session: Session, called: Sequence[int], nonce: str) -> tuple[int, ...]:
        """Letters instead of the mentions of a new board; who of the `called` is left for the board. Who sleeps is
        called to his turn by the clock, when he wakes."""
        readers = self._readers(called) if session.phase is not Phase.LOBBY else ()
        waited = waited_for(session)
        letters = [self._table(session, user, nonce) for user in readers if user not in waited]
        for owed in session.owed:
            user = next((each for each in people_on(session, (owed.seat,)) if each in readers and each in waited), None)
            if user is not None and _is_called(owed) and self.host.wakes(session, user) is None:
                key, choice = "bot-call" if owed.turn else "bot-call-decision", choice_of(session, owed)
                about = f"{nonce} {choice}"  # a board that cannot be sent keeps its nonce while the game goes on
                letters.append(Letter(user, session.id, Topic.CHOICE, about, key, owed.seat, choice))
        await self.host.letters.put(letters)
        return tuple(user for user in called if user not in readers)

    async def write_reminders(
        self, session: Session, keys: Mapping[Seat, str], request: int | None = None
    ) -> Mapping[Seat, str]:
        """Letters instead of a reminder, or of the nudge that was asked for by `request`; who is left for the
        channel."""
        readers = self._readers(people_on(session, tuple(keys)))
        letters, left = list[Letter](), dict[Seat, str]()
        for seat, key in keys.items():
            owed, user = session.owes(seat), next(iter(people_on(session, (seat,))), None)
            if owed is None or user not in readers:
                left[seat] = key
                continue
            said = key if session.table.silence is None else f"{key} {session.table.silence}"
            about = f"r{choice_of(session, owed)}.{owed.reminded} {said}" if request is None else str(request)
            letters.append(Letter(user, session.id, Topic.CHOICE, about, said, seat, choice_of(session, owed)))
        await self.host.letters.put(letters)
        if letters:
            self.wake(session.id)
        return left

    async def write_of_notice(
        self, session: Session, called: Sequence[int], wish: Wish | None, key: str, nonce: str
    ) -> tuple[int, ...]:
        """Letters instead of the mentions of a notice, for those who were not called often enough by others' wishes;
        who of the `called` is left for the channel. For a proposal who sleeps is called by another notice, when he
        wakes."""
        readers = self._readers(called)
        if not readers:
            return tuple(called)
        wakes = {user: self.host.wakes(session, user) for user in readers}
        told = tuple(user for user, rings in wakes.items() if rings is None or not key.startswith(PROPOSED))
        spared = told if wish is None else await self.host.admit(told, wish, nonce)
        await self.host.letters.put(
            Letter(user, session.id, Topic.NOTICE, nonce, key, rings=wakes[user]) for user in spared
        )
        return tuple(user for user in called if user not in readers)

    def _table(self, session: Session, user: int, nonce: str) -> Letter:
        return Letter(user, session.id, Topic.TABLE, nonce, rings=self.host.wakes(session, user))

    def _readers(self, users: Iterable[int]) -> tuple[int, ...]:
        return tuple(user for user in users if self.host.habits(user).direct is not None)

    # Sending

    async def greet(self, user: int, locale: str, request: int, said: Text) -> None:
        """Tell somebody by a direct message what he is sent some for from now on.

        :raises Refused: he cannot be sent any.
        :raises Failing: Discord fails.
        """
        message = note(locale, said)
        await self._outlet.direct(user, fitting(message, strict=self._strict), f"h{request}"[:25])

    async def look(self, session: int) -> None:
        """The session was shown: send what is to be sent, delete what is done with."""
        if session in await self.host.letters.sessions():
            self.wake(session)

    def wake(self, session: int) -> None:
        """The same, without waiting for it."""
        self._waiting.add(session)
        if session not in self._workers and not self._stopped:
            self._workers[session] = asyncio.create_task(self._work(session), name=f"direct messages {session}")

    @property
    def busy(self) -> bool:
        """Whether something is being sent."""
        return bool(self._workers)

    @property
    def workers(self) -> tuple[asyncio.Task[None], ...]:
        """Those that are sending."""
        return tuple(self._workers.values())

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        await asyncio.gather(*self._workers.values())

    def stop(self) -> None:
        """Begin nothing new; what is left is sent at the next start."""
        self._stopped = True

    async def _work(self, id: int) -> None:
        try:
            while id in self._waiting and not self._stopped:
                self._waiting.discard(id)
                await self._deliver(id)
        except Exception:  # the others go on; this one is looked at again with its next change or at the next start
            log.exception("direct messages not sent", session=id)
        finally:
            del self._workers[id]

    async def _deliver(self, id: int) -> None:
        for letter in await self.host.letters.of(id):
            session = await self.host.session(id)
            if session is None or session.trouble is not None or self._stopped:
                return
            if letter.message is not None:
                await self._tidy(session, letter)
            elif letter.rings is None:
                await self._send(session, letter)

    async def _send(self, session: Session, letter: Letter) -> None:
        if letter.topic in FOLLOWED:
            await self._following.tell(session, letter)
            return
        await self._send_to_player(session, letter)

    async def _send_to_player(self, session: Session, letter: Letter) -> None:
        """Send it, if there is still a reason for it and he is awake; in the channel if it cannot be sent to him."""
        locale, wakes = self.host.habits(letter.user).direct, self.host.wakes(session, letter.user)
        news = await self.host.news(letter.user) if letter.topic is Topic.NEWS else ()
        message = worded(session, letter, locale or session.table.locale, news)
        if message is None or letter.barred == CALLED:
            await self._withdraw(session, letter)
        elif wakes is not None:
            await self.host.put_off(letter, until=wakes)
        elif locale is None or letter.barred:
            await self._tell_channel(session, letter)
        else:
            await self._tell_person(session, letter, fitting(message, strict=self._strict))

    async def _tell_person(self, session: Session, letter: Letter, message: Message) -> None:
        try:
            channel, sent = await send_once(self._outlet, self.host.letters, letter, message)
        except Refused as refused:
            barred = REFUSED if refused.lasting else FAILED
            await self._tell_channel(session, await self.host.letters.change(letter, barred=barred))
        except Failing as failed:
            log.warning("direct message not sent", session=session.id, error=repr(failed))
            await self._fail(session, letter)
        else:
            await self._arrive(letter, channel, sent)

    async def _fail(self, session: Session, letter: Letter) -> None:
        if letter.tries + 1 < TRIES:
            await self.host.put_off(letter, pause=PAUSE, tries=letter.tries + 1)
        else:
            await self._tell_channel(session, await self.host.letters.change(letter, barred=FAILED))

    async def _arrive(self, letter: Letter, channel: int, sent: int) -> None:
        """What nothing can make obsolete is done with."""
        match letter.topic:
            case Topic.NEWS:
                await self.host.letters.deliver_news(letter)
            case Topic.TABLE:
                await self.host.letters.drop(letter)
            case _:
                await self.host.letters.arrive(letter, channel, sent)

    async def _tell_channel(self, session: Session, letter: Letter) -> None:
        """The same call in the channel; only then are direct messages turned off for whoever refused this one. A
        channel that takes nothing calls nobody."""
        try:
            await self._call(session, letter)
        except Closed as closed:
            log.warning("not called in the channel either", session=session.id, reason=closed.reason.key)
        except Failing as failed:
            log.warning("not called in the channel yet", session=session.id, error=repr(failed))
            await self.host.put_off(letter, pause=PAUSE)
            return
        if letter.barred == REFUSED:
            await self.host.refuse_direct(letter, look=PAUSE)
        else:
            await self.host.leave_to_channel(letter, look=PAUSE)

    async def _call(self, session: Session, letter: Letter) -> None:
        if letter.topic is Topic.CHOICE and letter.seat is not None:
            await self._call_seat(session, letter.seat, letter.said.split()[0], letter.id)
            return
        message = in_channel(session, letter, await self.host.posts.of(session.id))
        if message is not None:
            await self._outlet.send(session.table.channel, fitting(message, strict=self._strict), f"f{letter.id}")

    async def _withdraw(self, session: Session, letter: Letter) -> None:
        """There is no reason to send it any more, or the channel has called him instead. If it was being sent when
        Discord failed, it may have arrived all the same: then it is deleted once its reason is gone."""
        try:
            stays = letter.topic in LASTING
            arrived = None if stays else await find_begun(self._outlet, self.host.letters, letter)
        except Refused:
            arrived = None
        except Failing as failed:
            log.info("direct message not looked for", session=session.id, error=repr(failed))
            await self.host.put_off(letter, pause=PAUSE)
            return
        if arrived is None:
            await self.host.letters.drop(letter)
            return
        channel, message = arrived
        await self.host.letters.arrive(letter, channel, message)
        await self._tidy(session, replace(letter, channel=channel, message=message))

    async def _tidy(self, session: Session, letter: Letter) -> None:
        """Delete the message whose reason is gone."""
        assert letter.channel is not None, letter
        assert letter.message is not None, letter
        if is_asked(session, letter):
            return
        try:
            await self._outlet.delete(letter.channel, letter.message)
        except Failing as failed:
            log.info("direct message stays", session=session.id, error=repr(failed))
            await self.host.put_off(letter, pause=PAUSE)  # nothing else may happen at the table any more
            return
        except (Gone, Closed):
            pass
        await self.host.letters.drop(letter)


def _is_called(owed: Owed) -> bool:
    return not (owed.computer or owed.held or owed.uncalled)
