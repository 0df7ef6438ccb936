"""Brings the messages of a table that stand until their reason is gone to what is wanted.

The order is one for all: what will be sent is noted, it is sent with a nonce, its id is noted; then what stands is
edited or deleted. What was being sent when the program ended or Discord failed is looked for first, by its words:
Discord would know it by its nonce for some minutes only.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from zlib import crc32

import structlog

from bot.host.host import Host
from bot.host.posts import Post
from bot.messages.direct import DirectMessages
from bot.messages.limits import fitting
from bot.messages.message import Message, Wanted
from bot.messages.outlet import Dormant, Failing, Gone, Outlet
from bot.messages.questions import JOINED, LOBBYS, question_of, wanted
from bot.table.session import Session

log = structlog.get_logger(__name__)


class Outbox:
    """The messages of all tables, their boards apart."""

    def __init__(self, host: Host, outlet: Outlet, direct: DirectMessages, *, strict: bool) -> None:
        self._host = host
        self._outlet = outlet
        self._direct = direct
        self._strict = strict

    async def show(self, session: Session, *, wake: bool) -> bool:
        """Bring the messages up to date. Where that does not `wake` an archived thread, what calls nobody waits for
        what does. Whether Discord failed at nothing that stands.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails at something new.
        """
        standing = await self._found(session)
        now, known = wanted(session, standing), {post.key for post in standing}
        for key, each in now.items():
            if each.open and each.content is not None and key not in known:
                await self._send(session, key, each, each.content)
        done = [await self._settle(session, post, now.get(post.key), wake=wake) for post in standing]
        return all(done)

    async def _found(self, session: Session) -> tuple[Post, ...]:
        """Those that stand, after a look in the channel for what was being sent."""
        standing = await self._host.posts.of(session.id)
        for post in standing:
            if post.digest:
                await self._find(session, post, standing)
        return await self._host.posts.of(session.id) if any(post.digest for post in standing) else standing

    async def _find(self, session: Session, post: Post, standing: tuple[Post, ...]) -> None:
        known = [each.message for each in standing if each.message is not None]
        after = session.board.message if post.key[0] in LOBBYS else None  # of an earlier lobby it is another one
        sent = await self._outlet.find_words(session.table.channel, post.digest, known, after=after)
        if sent is None:
            await self._host.posts.drop(post)
        else:
            await self._host.posts.change(post, message=sent, digest="")

    async def _send(self, session: Session, key: str, wanted: Wanted, content: Message) -> None:
        message, nonce = fitting(content, strict=self._strict), _nonce(session, key)
        question = question_of(key)
        left = await self._direct.write_of_notice(session, message.mentions, message.wish, question, nonce)
        message = replace(message, mentions=self._host.awake(session, left))
        noted = await self._host.posts.put(Post(session.id, key, wanted.state, nonce, message.digest))
        sent, _ = await self._outlet.send(session.table.channel, message, nonce)
        await self._host.posts.change(noted, message=sent, digest="")

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
            await self._delete(session, post, remembered=wanted is not None)
        elif not wanted.open or wanted.state != post.state:
            there = await self._edit(session, post, wanted.content, wake=wake)
            if there and wanted.open:
                await self._host.posts.change(post, state=wanted.state)
            else:
                await self._host.posts.drop(post)

    async def _delete(self, session: Session, post: Post, *, remembered: bool) -> None:
        if post.message is not None:
            with suppress(Gone):
                await self._outlet.delete(session.table.channel, post.message)
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
    question, *calls = key.split(".")
    what = crc32(question.encode()) if key[0] == JOINED else question[1:] or session.table.changed
    return ".".join((f"{key[0]}{session.id}", str(what), *calls))
