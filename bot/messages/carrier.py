"""Sends a message of the bot's own once, and takes it away again: the steps that are one for all, in their order.

What will be sent is noted, it is sent with a nonce, its id is noted. Whatever step a crash comes after, what was being
sent is looked for before it is sent again: by its words and among what belongs to no other post, since Discord would
know it by its nonce for some minutes only.
"""

from __future__ import annotations

from contextlib import suppress

from bot.host.posts import Post, Posts
from bot.messages.courtesy import Gate
from bot.messages.message import Message
from bot.messages.outlet import Gone, Outlet
from bot.table.session import Session


class Carrier:
    """Between the posts in the store and the messages on Discord."""

    def __init__(self, posts: Posts, outlet: Outlet, gate: Gate) -> None:
        self._posts = posts
        self._gate = gate
        self._outlet = outlet

    async def send(self, session: Session, post: Post, message: Message) -> Post:
        """The post as it stands: in the table's channel, or with whom it is meant for.

        :raises Refused: he cannot be sent it.
        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails; nobody knows whether it arrived.
        """
        post = await self._posts.begin(post, message.digest, post.nonce)
        if post.user:
            channel, sent = await self._outlet.direct(post.user, message, f"d{post.number}")
        else:
            channel = session.table.channel
            sent, _ = await self._gate.send(session, message, post.nonce)
        return await self._posts.change(post, channel=channel, message=sent, digest="")

    async def found(self, post: Post, channel: int, *, after: int | None = None) -> Post | None:
        """The post as it stands, if it was being sent and arrived; what is older than the message `after` is not it.

        :raises Refused: Discord lets nobody look there.
        :raises Closed: nobody may look into the channel.
        :raises Failing: Discord fails.
        """
        if not post.digest:
            return None
        known = await self._posts.known(post)
        if post.user:
            there = await self._outlet.find_direct(post.user, post.digest, known)
        else:
            sent = await self._outlet.find_words(channel, post.digest, known, after=after)
            there = None if sent is None else (channel, sent)
        if there is None:
            return None
        return await self._posts.change(post, channel=there[0], message=there[1], digest="")

    async def delete(self, post: Post) -> None:
        """Take the message away, if it is there.

        :raises Dormant: its thread is archived.
        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        if post.channel is not None and post.message is not None:
            with suppress(Gone):
                await self._outlet.delete(post.channel, post.message)
