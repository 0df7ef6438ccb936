"""The one gate that every new message of a table's channel passes: it pings nobody who sleeps, and nobody who was
called often enough because others wished it; they are named in it. What is sent in an archived thread wakes it, so
whoever left something asleep there hears of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.host.host import Host
from bot.messages.message import Message
from bot.messages.outlet import Outlet
from bot.table.session import Session


class Gate:
    """Before an outlet. `sent` hears of each channel in which a new message stands."""

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
