"""What a server is shown when the bot comes to it: once, also where the program ends meanwhile."""

from __future__ import annotations

import structlog

from bot.host.host import Host
from bot.host.storage.posts import SERVER, Post
from bot.messages.drawing import Drawing
from bot.messages.limits import fitting
from bot.messages.outbox.carrier import Carrier
from bot.messages.outbox.outlet import Closed
from bot.messages.outbox.workers import Workers
from bot.messages.welcome import welcome

log = structlog.get_logger(__name__)

WELCOME = "welcome"


class Welcomes:
    """Those of all servers. What was said stays noted, so that it is not said again."""

    def __init__(self, host: Host, carrier: Carrier, drawing: Drawing, *, strict: bool) -> None:
        self._host = host
        self._carrier = carrier
        self._drawing = drawing
        self._strict = strict
        self.workers = Workers(self._deliver, "welcome not sent")

    async def take_up(self) -> None:
        """Say what was still to be said when the program ended."""
        for guild in await self._host.posts.servers():
            self.workers.wake(guild)

    async def note(self, guild: int, channel: int) -> None:
        """The server is to be welcomed in that channel, unless it was."""
        post = Post(guild, WELCOME, nonce=f"{WELCOME[0]}{guild}", channel=channel, scope=SERVER)
        await self._host.posts.put(post)
        self.workers.wake(guild)

    async def _deliver(self, guild: int) -> None:
        (post,) = await self._host.posts.of_server(guild)
        if post.message is not None or post.channel is None:
            return
        message = fitting(await welcome(self._drawing), strict=self._strict)
        try:
            await self._carrier.place(post, post.channel, message)
        except Closed as refused:  # /help shows the same
            log.info("server not welcomed", guild=guild, reason=refused.reason.key)
