"""How a message of the bot's own goes out once, pings only who may be pinged, and is taken away again: the gate and the
steps that are one for all.

What will be sent is noted, it is sent with a nonce, its id is noted. Whatever step a crash comes after, what was being
sent is looked for before it is sent again: by its words and among what belongs to no other post, since Discord would
know it by its nonce for some minutes only.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.host.host import Host
from bot.host.storage.posts import Post, Posts
from bot.messages.message import Message
from bot.messages.outbox.outlet import Gone, Outlet
from bot.table.session import Session


class Gate:
    """What every new message of a table's channel passes, before the outlet: it pings nobody who sleeps, and nobody who
    was called often enough because others wished it; they are named in it. `sent` hears of each channel in which a new
    message stands, since that wakes an archived thread."""

    def __init__(self, host: Host, outlet: Outlet, sent: Callable[[int], None]) -> None:
        self._host = host
        self._outlet = outlet
        self._sent = sent

    async def send(self, session: Session, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        """The id of the new message in the table's channel, or of the one already sent with this nonce; whether it says
        what `message` says.

        :raises Dormant: the thread is archived, and this is not to `wake` it.
        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        channel, pinged = session.table.channel, self._host.awake(session, message.mentions)
        if message.wish is not None and pinged:
            pinged = await self._host.admit(pinged, message.wish, nonce)
        sent = await self._outlet.send(channel, replace(message, mentions=pinged), nonce, wake=wake)
        self._sent(channel)
        return sent


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
