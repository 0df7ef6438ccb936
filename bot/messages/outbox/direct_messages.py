"""Direct messages to those who want to be called like that, and to those who follow games without playing: posts that
are noted before the channel is shown what they are about, sent after it, and deleted when their reason is gone.

Whoever takes no direct messages is called in the channel at once; only then are these turned off for that person. The
channel never says what one person alone is to hear: it waits for their next private answer, and so does what a follower
cannot be sent. A follower is told nothing of what they cannot see any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

import structlog

from bot.host.host import Host
from bot.host.storage.alarms import PERSON
from bot.host.storage.posts import CALLED, FAILED, LASTING, REFUSED, Post, Topic
from bot.messages.limits import fitting
from bot.messages.message import Message
from bot.messages.outbox.calls import when
from bot.messages.outbox.carrier import Carrier
from bot.messages.outbox.direct_words import (
    BY,
    calling,
    choice_of,
    ended,
    in_channel,
    is_news,
    kept_cause,
    of_day,
    waiting_today,
    wanted_of,
    without_controls,
)
from bot.messages.outbox.outlet import Closed, Failing, Outlet, Refused
from bot.messages.outbox.questions import PROPOSED
from bot.messages.outbox.workers import Workers
from bot.messages.words.table_messages import at_table, game_name, note, people_on, waited_for, waits_alone
from bot.table.guards import may_join
from bot.table.limits import GAME, Ping, Wish
from bot.table.session import Lobby, Open, Owed, Session, Summary
from bot.table.timing import DAILY_LEAST, HOUR, is_told_daily
from games.core import Seat, Text, text
from games.replacing import replace

log = structlog.get_logger(__name__)

TRIES = 3
"""How often Discord may fail before somebody is called in the channel instead."""
PAUSE = 60
"""Seconds after which a message that Discord failed at is tried again."""


class InChannel(Protocol):
    """Tells in the table's channel what no direct message could, once for the direct message of that number. Both raise
    `Closed` and `Failing`."""

    async def call(self, session: Session, seat: Seat, key: str, letter: int, why: Ping) -> None:
        """Ask a seat by the message of that key."""

    async def say(self, session: Session, number: int, message: Message) -> None:
        """Send what nothing makes obsolete."""


class DirectMessages:
    """Those of all tables."""

    def __init__(self, host: Host, outlet: Outlet, carrier: Carrier, channels: InChannel, *, strict: bool) -> None:
        self.host = host
        self._outlet = outlet
        self._carrier = carrier
        self._channels = channels
        self._strict = strict
        self.workers = Workers(self._deliver, "direct messages not sent")
        self.letters = Workers(self._deliver_to, "direct message over several tables not sent")

    # Writing

    async def write_of_board(self, session: Session, pings: Sequence[Ping], nonce: str) -> tuple[int, ...]:
        """Posts instead of the mentions of a new board; who of the pinged is left for the board. People who sleep, or
        slept when they began to owe something, are called to their turn by the clock, when they wake."""
        why = {user: ping for ping in reversed(pings) for user in ping.users}
        called = tuple(why)
        readers = self._readers(called) if not isinstance(session.phase, Lobby) else ()
        waited = waited_for(session)
        owing = [(owed, user) for owed in session.owed for user in people_on(session, (owed.seat,))]
        posts = [self._of_table(session, user, nonce, why[user]) for user in readers if user not in waited]
        for owed, user in owing:
            if user in readers and user in waited and _is_called(owed) and self.host.wakes(session, user) is None:
                said = "bot-call" if owed.turn else "bot-call-decision"
                # A board that cannot be sent keeps its nonce while the game goes on.
                posts.append(_of_choice(session, user, owed, said, f"{nonce} {choice_of(session, owed)}"))
        await self.host.posts.put(*posts)
        otherwise = {*readers, *(user for owed, user in owing if owed.uncalled)}
        return tuple(user for user in called if user not in otherwise)

    async def write_reminders(self, session: Session, keys: Mapping[Seat, str], why: Ping) -> Mapping[Seat, str]:
        """Posts instead of a reminder, or of a nudge that somebody wished; who is left for the channel."""
        readers = self._readers(people_on(session, tuple(keys)))
        posts, left = list[Post](), dict[Seat, str]()
        for seat, key in keys.items():
            owed, user = session.owes(seat), next(iter(people_on(session, (seat,))), None)
            if owed is None or user not in readers:
                left[seat] = key
                continue
            said = key if session.table.silence is None else f"{key} {session.table.silence}"
            if why.cause is GAME and self._is_for_the_day(session, owed, user):
                posts.append(self._of_day(user, when(owed)))
                continue
            about = f"r{choice_of(session, owed)}.{owed.reminded} {said}"
            if isinstance(why.cause, Wish):
                about, said = why.counted, f"{said} {BY}{why.cause.by}"
            posts.append(_of_choice(session, user, owed, said, about))
        await self.host.posts.put(*posts)
        if posts:
            self.workers.wake(session.id)
        return left

    def _is_for_the_day(self, session: Session, owed: Owed, user: int) -> bool:
        """Whether the message of the day calls somebody to what they owe."""
        called = owed.uncalled and session.table.silence is None
        return called and self.host.habits(user).daily and is_told_daily(owed.allowed)

    def _of_day(self, user: int, rings: int) -> Post:
        """The message of the day of somebody whom the clock calls then: one, at however many tables."""
        key = f"{Topic.WAITING.value} {rings}"
        return Post(user, key, user=user, scope=PERSON, at=self.host.soon())

    async def write_of_notice(self, session: Session, called: Sequence[int], key: str, nonce: str) -> tuple[int, ...]:
        """Posts instead of the mentions of a notice; who of the `called` is left for the channel. Somebody who sleeps
        is called to a proposal by another notice, when they wake."""
        readers = self._readers(called)
        if not readers:
            return tuple(called)
        wakes = {user: self.host.wakes(session, user) for user in readers}
        told = tuple(user for user, rings in wakes.items() if rings is None or not key.startswith(PROPOSED))
        about = f"{Topic.NOTICE.value} {nonce}"
        await self.host.posts.put(*(Post(session.id, about, key, user=user, at=wakes[user]) for user in told))
        return tuple(user for user in called if user not in readers)

    def _of_table(self, session: Session, user: int, nonce: str, why: Ping) -> Post:
        wakes = self.host.wakes(session, user)
        return Post(session.id, f"{Topic.TABLE.value} {nonce}", kept_cause(why), user=user, at=wakes)

    def _readers(self, users: Iterable[int]) -> tuple[int, ...]:
        return tuple(user for user in users if self.host.habits(user).direct is not None)

    # Sending

    async def greet(self, user: int, locale: str, said: Text) -> None:
        """Tell somebody by a direct message why they are sent such messages from now on.

        :raises Refused: they cannot be sent any.
        :raises Failing: Discord fails.
        """
        message, posts = replace(note(locale, said), pings=(Ping((user,), GAME),)), self.host.posts
        hello = Post(user, f"{Topic.HELLO.value} {message.digest}", user=user, scope=PERSON)

        async def kept() -> list[Post]:
            return [each for each in await posts.of_person(user) if each.key == hello.key]

        try:
            begun = next(iter(await kept()), hello)  # with a message: it arrived, and the program ended just then
            sent = begun if begun.message is not None else await self._send(begun, message)
        except Refused:
            await posts.drop(*await kept())
            raise
        assert sent is not None, "somebody spared what he asked for"
        await posts.drop(sent)

    async def look(self, session: int) -> None:
        """The session was shown: send what is to be sent, delete what is done with."""
        if await self.host.posts.any_of(session):
            self.workers.wake(session)

    async def _deliver(self, id: int) -> None:
        for post in [each for each in await self.host.posts.of(id) if each.user]:
            session = await self.host.session(id)
            if session is None or session.trouble is not None or self.workers.stopping:
                return
            if post.message is not None:
                await self._tidy(session, post)
            elif post.at is None:
                if post.topic is Topic.ENDED:
                    await self._tell_follower(post, session)
                else:
                    await self._tell_player(session, post)

    async def _deliver_to(self, user: int) -> None:
        for post in await self.host.posts.of_person(user):
            if post.at is not None or self.letters.stopping:
                continue
            if post.topic is Topic.DAY:
                await self._tell_follower(post)
            elif post.topic is Topic.WAITING:
                await self._tell_waiting(post)

    async def _send(self, post: Post, message: Message) -> Post | None:
        """The post as it stands; it is sent, unless it was being sent before and arrived. None: its recipient is spared
        it.

        :raises Refused: it cannot be sent to them.
        :raises Failing: Discord fails.
        """
        arrived = await self._carrier.written(post)
        return arrived or await self._carrier.write(post, fitting(message, strict=self._strict))

    # To those who play

    async def _tell_player(self, session: Session, post: Post) -> None:
        """Send it, if there is still a reason for it and the player is awake; in the channel if they cannot be sent
        it."""
        if post.topic is Topic.LOOKING and post.barred != CALLED and not await self._seeks(session, post):
            return
        locale, wakes = self.host.habits(post.user).direct, self.host.wakes(session, post.user)
        news = await self.host.news(post.user) if post.topic is Topic.NEWS else ()
        wanted = wanted_of(session, post, locale or session.table.locale, news)
        if wanted is None or wanted.content is None or post.barred == CALLED:
            await self._withdraw(session, post)
        elif wakes is not None:
            await self.host.put_off(post, until=wakes)
        elif locale is None or post.barred:
            await self._tell_channel(session, post, wanted.content)
        else:
            heard = self._outlet.hears_direct
            await self._tell_person(session, post, wanted.content if heard else without_controls(wanted.content))

    async def _seeks(self, session: Session, post: Post) -> bool:
        """Whether somebody who was to be called to a lobby still looks for such a game, may sit down there, and sees
        its channel; who does not hears nothing of it."""
        reliability = await self.host.standings.reliability(session.table.guild)
        suits = await self.host.looking.suits(session, post.user, self.host.now())
        if suits and may_join(session, post.user, reliability):
            return await self._sees(session, post)
        await self._withdraw(session, post)
        return False

    async def _sees(self, session: Session, post: Post) -> bool:
        """Whether somebody who does not belong to the table sees its channel, as far as Discord says so now; who does
        not hears nothing of it."""
        try:
            if await self._outlet.sees(session.table.guild, session.table.channel, post.user):
                return True
            await self.host.posts.drop(post)
        except Failing as failed:
            log.info("nobody knows who sees the channel", session=session.id, error=repr(failed))
            await self.host.put_off(post, pause=PAUSE)
        return False

    async def _tell_person(self, session: Session, post: Post, message: Message) -> None:
        try:
            arrived = await self._send(post, message)
        except Refused as refused:
            await self._bar(session, post, message, REFUSED if refused.lasting else FAILED)
        except Failing as failed:
            log.warning("direct message not sent", session=session.id, error=repr(failed))
            if post.tries + 1 < TRIES:
                await self.host.put_off(post, pause=PAUSE, tries=post.tries + 1)
            else:
                await self._bar(session, post, message, FAILED)
        else:
            await (self.host.posts.drop(post) if arrived is None else self._arrive(arrived))

    async def _bar(self, session: Session, post: Post, message: Message, barred: str) -> None:
        """It goes to the channel; it was being sent by now, whatever came of that."""
        noted = await self.host.posts.change(post, barred=barred)
        await self._tell_channel(session, replace(noted, digest=post.digest or message.digest), message)

    async def _arrive(self, post: Post) -> None:
        """What nothing can make obsolete is done with."""
        if post.topic is Topic.NEWS:
            await self.host.posts.deliver_news(post)
        elif post.topic in LASTING:
            await self.host.posts.drop(post)

    async def _tell_channel(self, session: Session, post: Post, instead: Message) -> None:
        """The same call in the channel, `instead` of this message; only then are direct messages turned off for whoever
        refused this one. A channel that takes nothing calls nobody."""
        try:
            await self._call(session, post, replace(instead.pings[0], counted=instead.pings[0].counted or post.letter))
        except Closed as closed:
            log.warning("not called in the channel either", session=session.id, reason=closed.reason.key)
        except Failing as failed:
            log.warning("not called in the channel yet", session=session.id, error=repr(failed))
            await self.host.put_off(post, pause=PAUSE)
            return
        if post.barred == REFUSED:
            await self.host.refuse_direct(post, look=PAUSE)
        else:
            await self.host.leave_to_channel(post, look=PAUSE)

    async def _call(self, session: Session, post: Post, why: Ping) -> None:
        if post.topic is Topic.CHOICE:
            seat, _, (key, *_) = calling(post)
            await self._channels.call(session, seat, key, post.number, why)
            return
        message = in_channel(session, post, await self.host.posts.of(session.id), why)
        if message is not None:
            await self._channels.say(session, post.number, message)

    async def _withdraw(self, session: Session, post: Post) -> None:
        """There is no reason to send it any more, or the channel has called its recipient instead. If it was being sent
        when Discord failed, it may have arrived all the same: then it is deleted once its reason is gone."""
        try:
            stays = post.topic in LASTING
            arrived = None if stays else await self._carrier.written(post)
        except Refused:
            arrived = None
        except Failing as failed:
            log.info("direct message not looked for", session=session.id, error=repr(failed))
            await self.host.put_off(post, pause=PAUSE)
            return
        if arrived is None:
            await self.host.posts.drop(post)
        else:
            await self._tidy(session, arrived)

    async def _tidy(self, session: Session, post: Post) -> None:
        """Delete the message whose reason is gone."""
        wanted = wanted_of(session, post, session.table.locale)
        if wanted is not None and wanted.open:
            return
        try:
            await self._carrier.delete(post)
        except Failing as failed:
            log.info("direct message stays", session=session.id, error=repr(failed))
            await self.host.put_off(post, pause=PAUSE)  # nothing else may happen at the table any more
            return
        except Closed:
            pass
        await self.host.posts.drop(post)

    # Once a day

    async def _tell_waiting(self, post: Post) -> None:
        """Send all that waits for somebody, once they are awake; if it cannot be sent, they are called at each
        table."""
        if (rests := self.host.rests(post.user)) is not None:
            await self.host.put_off(post, until=rests)
            return
        locale = self.host.habits(post.user).direct
        waits = [each for each in await self.host.of_user(post.user) if each.own is not None]
        barred: str | None = "" if not waits else FAILED
        if locale is not None and waits:
            barred = await self._send_waiting(post, await self._worded_waiting(locale, waits))
        if barred is not None:
            await self._call_at_each(post, waits if barred else (), barred)

    async def _worded_waiting(self, locale: str, waits: Sequence[Summary]) -> Message:
        sessions = [await self.host.session(each.session) for each in waits]
        alone = {each.id for each in sessions if each is not None and waits_alone(each)}
        message = waiting_today(locale, waits, alone)
        return message if self._outlet.hears_direct else without_controls(message)

    async def _send_waiting(self, post: Post, message: Message) -> str | None:
        """Why the channels have to call instead, empty if they need not; None where it is tried again."""
        try:
            await self._send(post, replace(message, pings=(Ping((post.user,), GAME),)))
        except Refused as refused:
            return REFUSED if refused.lasting else FAILED
        except Failing as failed:
            log.warning("message of the day not sent", error=repr(failed))
            if post.tries + 1 >= TRIES:
                return FAILED
            await self.host.put_off(post, pause=PAUSE, tries=post.tries + 1)
            return None
        return ""

    async def _call_at_each(self, post: Post, waits: Sequence[Summary], barred: str) -> None:
        """The channels make the calls that this message stood for; then it is done with."""
        since = int(post.key.split()[1]) - DAILY_LEAST - HOUR
        for summary in waits:
            session = await self.host.session(summary.session)
            owed = None if session is None or summary.seat is None else session.owes(summary.seat)
            if session is None or owed is None or owed.since < since or not is_told_daily(owed.allowed):
                continue
            said = "bot-call" if owed.turn else "bot-call-decision"
            call = _of_choice(session, post.user, owed, said, f"{post.letter} {choice_of(session, owed)}")
            await self.host.posts.put(replace(call, barred=barred))
            self.workers.wake(session.id)
        await self.host.posts.drop(post)

    # To those who follow

    async def _tell_follower(self, post: Post, session: Session | None = None) -> None:
        """Send the post, on the end of the session or on all that its reader follows, if they are awake and there is
        something that they may be told."""
        rests = self.host.rests(post.user)
        if rests is not None:
            await self.host.put_off(post, until=rests)
            return
        try:
            if session is not None:
                await self._tell_end(session, post)
            else:
                await self._tell_day(post)
        except Failing as failed:
            log.warning("follower not told", error=repr(failed))
            await self.host.put_off(post, pause=PAUSE, tries=post.tries + 1)

    async def _tell_end(self, session: Session, post: Post) -> None:
        table = session.table
        seen = await self._outlet.sees(table.guild, table.channel, post.user)
        if not seen or post.user in at_table(session):
            await self.host.posts.drop(post)
            return
        unsent = text("bot-follow-over-unsent", game=game_name(table.game), number=str(session.id))
        await self._tell_or_leave_word(post, (session.id,), ended(session, post.state), unsent)

    async def _tell_day(self, post: Post) -> None:
        followed = [each for each in await self.host.follows.of_user(post.user) if each[0].daily]
        news = [each for each in followed if is_news(*each)]
        mine = [summary for _, summary in news if await self._may_hear(post.user, summary)]
        over = [summary.session for _, summary in news if not isinstance(summary.phase, Open)]
        if not mine:
            await self.host.follows.tell(post, {}, over)
            return
        seen = {each.session: each.public or 0 for each in mine}
        unsent = text("bot-follow-day-unsent")
        await self._tell_or_leave_word(post, tuple(seen), of_day(post.state, mine), unsent, seen, over)

    async def _may_hear(self, user: int, summary: Summary) -> bool:
        """Whether the follower still sees the channel, and does not play there by now."""
        people = [who.user for chair in summary.chairs for who in (chair.occupant, chair.owner) if who is not None]
        return user not in people and await self._outlet.sees(summary.guild, summary.channel, user)

    async def _tell_or_leave_word(
        self,
        post: Post,
        sessions: Sequence[int],
        message: Message,
        unsent: Text,
        seen: Mapping[int, int] = MappingProxyType({}),
        over: Sequence[int] = (),
    ) -> None:
        """The message, which tells of the `sessions`: of those that go on up to the lines `seen`, and for the last time
        of those that are `over`; or what its reader hears with their next private answer."""
        try:
            if post.tries < TRIES and await self.host.may_follow_up(post):
                await self._send(post, replace(message, pings=(Ping((post.user,), GAME),)))
                await self.host.follows.tell(post, seen, over)
                return
        except Refused:
            log.info("follower takes no direct message")
        await self.host.leave_word(post, sessions[0], unsent, seen, over)


def _of_choice(session: Session, user: int, owed: Owed, said: str, about: str) -> Post:
    state = f"{int(owed.seat)} {choice_of(session, owed)} {said}"
    return Post(session.id, f"{Topic.CHOICE.value} {about}", state, user=user)


def _is_called(owed: Owed) -> bool:
    return not (owed.computer or owed.held or owed.uncalled)
