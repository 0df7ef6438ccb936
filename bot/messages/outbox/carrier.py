"""How a message of the bot's own goes out once, pings only who may be pinged, and is taken away again: the gate and the
steps that are one for all. Nothing else sends a new message.

What will be sent is noted, it is sent with a nonce, its id is noted. Whatever step a crash comes after, what was being
sent is looked for before it is sent again: by its words and among what belongs to no other post, since Discord would
know it by its nonce for some minutes only.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from bot.host.host import Host
from bot.host.storage.posts import Post
from bot.messages.message import Message
from bot.messages.outbox.outlet import Gone, Outlet
from bot.table.session import Session


class Carrier:
    """Between the posts in the store and the messages on Discord. `sent` hears of each channel in which a new message
    stands, since that wakes an archived thread."""

    def __init__(self, host: Host, outlet: Outlet, sent: Callable[[int], None]) -> None:
        self._host = host
        self._posts = host.posts
        self._outlet = outlet
        self._sent = sent

    async def send(self, session: Session, post: Post, message: Message) -> Post:
        """The post as it stands in the table's channel.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails; nobody knows whether it arrived.
        """
        begun = await self._posts.begin(post, message.digest)
        sent, _ = await self.deliver(session, begun, message)
        return await self._stands(begun, session.table.channel, sent)

    async def place(self, post: Post, channel: int, message: Message) -> Post:
        """The post as it stands in a channel, of no table. What arrived before is found.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails; nobody knows whether it arrived.
        """
        arrived = await self.found(post, channel) if post.digest else None
        if arrived is not None:
            return arrived
        begun = await self._posts.begin(post, message.digest)
        spared = message.pinging(await self._host.admit(message.pings, begun.nonce))
        sent, _ = await self._outlet.send(channel, spared, begun.nonce)
        return await self._stands(begun, channel, sent)

    async def deliver(self, session: Session, begun: Post, message: Message, *, wake: bool = True) -> tuple[int, bool]:
        """The id of the new message in the table's channel, or of the one already sent with the nonce of the post that
        was `begun`; whether it says what `message` says. Here is the gate: it pings nobody who sleeps, and nobody who
        was called often enough because others wished it; they are named in it.

        :raises Dormant: the thread is archived, and this is not to `wake` it.
        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails; nobody knows whether it arrived.
        """
        assert begun.digest, "a message that nobody would look for"
        channel, awake = session.table.channel, message.pinging(self._host.awake(session, message.mentions))
        spared = awake.pinging(await self._host.admit(awake.pings, begun.nonce))
        sent = await self._outlet.send(channel, spared, begun.nonce, wake=wake)
        self._sent(channel)
        return sent

    async def write(self, post: Post, message: Message) -> Post | None:
        """The post as it stands with its recipient; None where they are spared it. A direct message pings them whatever
        it holds, so it says why, and names nobody else.

        :raises Refused: they cannot be sent it.
        :raises Failing: Discord fails; nobody knows whether it arrived.
        """
        assert message.mentions == (post.user,), f"a direct message without a cause: {post.key}"
        begun = await self._posts.begin(post, message.digest)
        if not await self._host.admit(message.pings, begun.letter):
            return None
        return await self._stands(begun, *await self._outlet.direct(begun.user, message.pinging(()), begun.letter))

    async def found(self, post: Post, channel: int, *, after: int | None = None) -> Post | None:
        """The post as it stands in the channel, if it was being sent and arrived; what is older than the message
        `after` is not it.

        :raises Closed: nobody may look into the channel.
        :raises Failing: Discord fails.
        """
        known = await self._posts.known(post)
        sent = await self._outlet.find_words(channel, post.digest, known, after=after)
        return None if sent is None else await self._stands(post, channel, sent)

    async def written(self, post: Post) -> Post | None:
        """The post as it stands with whom it is meant for, if it was being sent and arrived.

        :raises Refused: Discord lets nobody look there.
        :raises Failing: Discord fails.
        """
        if not post.digest:
            return None
        there = await self._outlet.find_direct(post.user, post.digest, await self._posts.known(post))
        return None if there is None else await self._stands(post, *there)

    async def _stands(self, post: Post, channel: int, message: int) -> Post:
        return await self._posts.change(post, channel=channel, message=message, digest="")

    async def delete(self, post: Post) -> None:
        """Take the message away, if it is there.

        :raises Dormant: its thread is archived.
        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        if post.channel is not None and post.message is not None:
            with suppress(Gone):
                await self._outlet.delete(post.channel, post.message)
