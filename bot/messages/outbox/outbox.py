"""Brings the messages of a table that stand until their reason is gone to what is wanted.

The order is one for all: what was being sent when the program ended or Discord failed is looked for, what is new is
sent (`bot.messages.outbox.carrier`), then what stands is edited or deleted.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from zlib import crc32

import structlog

from bot.host.host import Host
from bot.host.storage.posts import Post
from bot.messages.limits import fitting
from bot.messages.message import Message, Wanted
from bot.messages.outbox.boards import is_of_board
from bot.messages.outbox.calls import (
    ASKED,
    CALLED,
    CALLS,
    NUDGED,
    REMINDED,
    SAID,
    found,
    reasons,
    telling,
    to_remind,
    when,
)
from bot.messages.outbox.carrier import Carrier
from bot.messages.outbox.direct_messages import DirectMessages
from bot.messages.outbox.outlet import Dormant, Failing, Gone, Outlet
from bot.messages.outbox.questions import JOINED, LOBBYS, question_of, wanted
from bot.messages.words.table_messages import people_on, reminder
from bot.table.limits import GAME, Ping
from bot.table.session import Session
from games.core import Seat

log = structlog.get_logger(__name__)


class Outbox:
    """The messages of all tables, their boards apart."""

    def __init__(self, host: Host, outlet: Outlet, carrier: Carrier, *, strict: bool) -> None:
        self._host = host
        self._outlet = outlet
        self._carrier = carrier
        self.direct = DirectMessages(host, outlet, carrier, self, strict=strict)
        self._strict = strict
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One thing at a time at a table."""

    async def show(self, session: Session, *, wake: bool) -> bool:
        """Bring the messages up to date. Where that does not `wake` an archived thread, what calls nobody waits for
        what does. Whether Discord failed at nothing that stands.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails at something new.
        """
        async with self._turns[session.id]:
            standing = await self._found(session)
            now, known = wanted(session, standing), {post.key for post in standing}
            for key, each in now.items():
                if each.open and each.content is not None and key not in known:
                    await self._send(session, key, each, each.content)
            done = [await self._settle(session, post, now.get(post.key), wake=wake) for post in standing]
        return all(done)

    async def remind(self, session: Session, seat: Seat) -> None:
        """One message for `seat` and all who are to be reminded by then and are awake; nothing where that was said.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            moment = when(session.owes(seat))
            if await self._is_told(session, seat, moment):
                return
            keys = {each: key for each, key in to_remind(session, seat).items() if self._is_awake(session, each)}
            why = Ping((), GAME)
            left = await self.direct.write_reminders(session, keys, why)
            told = [each for each in left if await self._is_told(session, each, when(session.owes(each)))]
            left = {each: key for each, key in left.items() if each not in told}
            await self._call(session, f"{REMINDED}{moment}.{int(seat)}", left, moment, why)

    async def nudge(self, session: Session, keys: Mapping[Seat, str], why: Ping) -> None:
        """One message for all of `keys`, whom the game waits for; `why` has the wish and the request that it counts
        by.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            await self._call(session, f"{NUDGED}{why.counted}", keys, ASKED, why)

    async def call(self, session: Session, seat: Seat, key: str, letter: int, why: Ping) -> None:
        """A message for `seat`, whom no direct message reached; nothing where it arrived already.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            called = f"{CALLED}{letter}"
            is_sent = called in {post.key for post in await self._found(session)}
            if not is_sent and not await self._is_told(session, seat, ASKED):
                await self._call(session, called, {seat: key}, ASKED, why)

    async def say(self, session: Session, number: int, message: Message) -> None:
        """Send what nothing makes obsolete, once for the direct message or the request of this number; what it stands
        for is to be settled next.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        async with self._turns[session.id]:
            key = f"{SAID}{number}"
            if key not in {post.key for post in await self._found(session)}:
                await self._post(session, key, str(number), message)

    async def _is_told(self, session: Session, seat: Seat, reminds: int) -> bool:
        """Whether what is to be said to `seat` was; a message that was found after all counts once."""
        for post in await self._found(session):
            if (state := telling(session.owes(seat), post, reminds)) is not None:
                if state != post.state:
                    await self._host.posts.change(post, state=state)
                return True
        return False

    def _is_awake(self, session: Session, seat: Seat) -> bool:
        """Whether the person on `seat` may be pinged."""
        return bool(self._host.awake(session, people_on(session, (seat,))))

    async def _call(self, session: Session, key: str, keys: Mapping[Seat, str], reminds: int, why: Ping) -> None:
        message = reminder(session, keys, why)
        if message is not None:
            await self._post(session, key, reasons(session, keys, reminds), message)

    async def _post(self, session: Session, key: str, state: str, message: Message) -> None:
        post = Post(session.id, key, state, _nonce(session, key))
        await self._carrier.send(session, post, fitting(message, strict=self._strict))

    async def _found(self, session: Session) -> tuple[Post, ...]:
        """Those that stand, after a look in the channel for what was being sent."""
        posts = await self._host.posts.of(session.id)
        standing = [post for post in posts if not (post.user or is_of_board(post))]
        directed = {str(post.number) for post in posts if post.user}
        settled = [post for post in standing if post.key[0] == SAID and post.state not in directed]
        await self._host.posts.drop(*settled)
        left = [post for post in standing if post not in settled]
        looked = [await self._find(session, post) if post.digest else post for post in left]
        return tuple(post for post in looked if post is not None)

    async def _find(self, session: Session, post: Post) -> Post | None:
        after = session.board.message if post.key[0] in LOBBYS else None  # of an earlier lobby it is another one
        there = await self._carrier.found(post, session.table.channel, after=after)
        if there is None:
            await self._host.posts.drop(post)
        elif post.key[0] in CALLS:
            return await self._host.posts.change(there, state=found(there.state))
        return there

    async def _send(self, session: Session, key: str, wanted: Wanted, content: Message) -> None:
        question, nonce = question_of(key), _nonce(session, key)
        left = await self.direct.write_of_notice(session, content.mentions, question, nonce)
        await self._post(session, key, wanted.state, content.pinging(left))

    async def _settle(self, session: Session, post: Post, wanted: Wanted | None, *, wake: bool) -> bool:
        """Whether what stands says what it should, as far as that can be now."""
        try:
            await self._change(session, post, wanted, wake=wake)
        except Dormant:
            return True
        except Failing as failed:
            log.info("message stays as it is", session=session.id, error=repr(failed))
            return False
        return True

    async def _change(self, session: Session, post: Post, wanted: Wanted | None, *, wake: bool) -> None:
        """Edit or delete what stands; what is settled is done with once it says so."""
        if wanted is None or wanted.content is None:
            await self._delete(post, remembered=wanted is not None)
        elif not wanted.open or wanted.state != post.state:
            there = await self._edit(session, post, wanted.content, wake=wake)
            if there and wanted.open:
                await self._host.posts.change(post, state=wanted.state)
            else:
                await self._host.posts.drop(post)

    async def _delete(self, post: Post, *, remembered: bool) -> None:
        await self._carrier.delete(post)
        if not remembered:
            await self._host.posts.drop(post)
        elif post.message is not None:
            await self._host.posts.change(post, message=None)

    async def _edit(self, session: Session, post: Post, message: Message, *, wake: bool) -> bool:
        """Whether the message is there."""
        if post.message is None:
            return False
        try:
            message = fitting(message, strict=self._strict)
            await self._outlet.edit(session.table.channel, post.message, message, wake=wake)
        except Gone:
            return False
        return True


def _nonce(session: Session, key: str) -> str:
    """What follows from the note, in the 25 characters that Discord has for it."""
    question, *more = key.split(".")
    what = crc32(question.encode()) if key[0] == JOINED else question[1:] or session.table.changed
    return ".".join((f"{key[0]}{session.id}", str(what), *more)) if key[0] not in (NUDGED, SAID) else key
