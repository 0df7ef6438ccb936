"""An outlet that spares people: who was called often enough because others wished it is named, and not pinged. What is
sent in an archived thread wakes it, so whoever left something asleep there hears of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from bot.host.host import Host
from bot.messages.message import Message, Payload
from bot.messages.outlet import Outlet


class Courteous:
    """Passes everything on to another outlet. `sent` hears of each channel in which a new message stands."""

    def __init__(self, host: Host, outlet: Outlet, sent: Callable[[int], None]) -> None:
        self._host = host
        self._outlet = outlet
        self._sent = sent

    async def send(self, channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        if message.wish is not None and message.mentions:
            message = replace(message, mentions=await self._host.admit(message.mentions, message.wish, nonce))
        sent = await self._outlet.send(channel, message, nonce, wake=wake)
        self._sent(channel)
        return sent

    async def direct(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        return await self._outlet.direct(user, message, nonce)

    async def find_direct(self, user: int, digest: str, known: Collection[int]) -> tuple[int, int] | None:
        return await self._outlet.find_direct(user, digest, known)

    async def find(self, channel: int, session: int, *, after: int | None) -> int | None:
        return await self._outlet.find(channel, session, after=after)

    async def find_words(self, channel: int, digest: str, known: Collection[int], *, after: int | None) -> int | None:
        return await self._outlet.find_words(channel, digest, known, after=after)

    async def edit(self, channel: int, id: int, message: Message, *, wake: bool = True) -> None:
        await self._outlet.edit(channel, id, message, wake=wake)

    async def strip(self, channel: int, id: int, components: Sequence[Payload]) -> None:
        await self._outlet.strip(channel, id, components)

    async def delete(self, channel: int, id: int) -> None:
        await self._outlet.delete(channel, id)

    async def check(self, channel: int, id: int) -> None:
        await self._outlet.check(channel, id)

    async def look(self, channel: int) -> None:
        await self._outlet.look(channel)

    async def sees(self, guild: int, channel: int, user: int) -> bool:
        return await self._outlet.sees(guild, channel, user)

    async def thread(self, channel: int, name: str) -> int:
        return await self._outlet.thread(channel, name)
