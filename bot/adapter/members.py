"""Who is on which server, as Discord says: for whoever asks from outside, as in a direct message."""

from __future__ import annotations

import discord
import structlog

from bot.adapter.wire import BROKEN
from bot.host.clock import Time

log = structlog.get_logger(__name__)

KNOWN = 60
"""Seconds for which Discord is not asked again."""
MOST = 1_000
"""How many answers are kept."""
UNKNOWN_MEMBER = 10007
"""Discord's code for somebody who is not on a server."""


class Members:
    """Asks Discord, once a minute for each person and server at most."""

    def __init__(self, client: discord.Client, time: Time) -> None:
        self._client = client
        self._time = time
        self._known: dict[tuple[int, int], tuple[int, bool]] = {}

    async def has(self, guild: int, user: int) -> bool:
        """Whether `user` is on the server; where Discord does not say, nobody is shut out."""
        at, known = self._known.get((guild, user), (-KNOWN, True))
        if self._time.now() - at < KNOWN:
            return known
        if len(self._known) >= MOST:
            self._known.clear()
        belongs = await self._ask(guild, user)
        self._known[guild, user] = self._time.now(), belongs
        return belongs

    async def _ask(self, guild: int, user: int) -> bool:
        server = self._client.get_guild(guild)
        if server is None:
            return True
        try:
            await server.fetch_member(user)
        except discord.HTTPException as refused:
            return refused.code != UNKNOWN_MEMBER
        except BROKEN as broken:
            log.info("member not asked for", error=repr(broken))
        return True
