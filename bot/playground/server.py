"""The playground as a whole: one loopback server that is Discord to the bot, to people and to their browser."""

import asyncio
import logging
import time
from pathlib import Path
from typing import Any, ClassVar

from aiohttp import web

from bot.playground import files, interactions, limits
from bot.playground.archive import Archive
from bot.playground.calls import Recorder
from bot.playground.control import add_control
from bot.playground.faults import Faults
from bot.playground.routes import Api
from bot.playground.snowflakes import Clock
from bot.playground.world import TEXT, World

log = logging.getLogger(__name__)
GONE = 499
"""The status noted for a request whose sender went away; nobody reads it."""
SWEEP_SECONDS = 0.2


class Playground:
    """A Discord on 127.0.0.1 that lives in `folder`.

    :param clock: seconds since 1970; three seconds, fifteen minutes and archive times are measured by it
    :param recorder: gets every call with its answer
    :param privileged: the privileged intents that are switched on for the application
    :param limited: whether Discord's own rate limits hold; without them a game is over sooner
    """

    default_recorder: ClassVar[Recorder | None] = None  # for those made without one

    def __init__(
        self,
        folder: Path,
        *,
        clock: Clock = time.time,
        recorder: Recorder | None = None,
        privileged: int = 0,
        name: str = "Parlour",
        limited: bool = True,
    ) -> None:
        self.folder = folder
        self.clock = clock
        self.limited = limited
        self.recorder = recorder or type(self).default_recorder
        self.world = World(Archive(folder), clock, privileged=privileged, name=name, limited=limited)
        self.port = 0
        self._runner: web.AppRunner | None = None
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self, port: int = 0) -> None:
        """Listens on the loopback address; port 0 takes any that is free.

        :raises OSError: when the port is taken
        """
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port, backlog=1024).start()
        self.port = int(self._runner.addresses[0][1])
        self.world.base = self.url
        self._sweeper = asyncio.create_task(self._sweep(), name="playground sweeper")

    async def stop(self) -> None:
        """Closes every connection and the data folder."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.world.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.archive.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> str:
        return f"{self.url}/api/v10"

    @property
    def gateway(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway/"

    @property
    def bot_token(self) -> str:
        return self.world.bot_token

    @property
    def application_id(self) -> int:
        return self.world.application_id

    @property
    def guild_id(self) -> int:
        return next(iter(self.world.guilds))

    @property
    def channel_ids(self) -> list[int]:
        return [identity for identity, channel in self.world.channels.items() if channel["type"] == TEXT]

    @property
    def faults(self) -> Faults:
        return self.world.faults

    def invite(self) -> None:
        """The application comes to the server now, once in the life of the folder: until then it has been there
        long."""
        if self.world.archive.document("fact", "announced") is None:
            self.world.invite()
            self.world.archive.keep("fact", "announced", {"at": self.clock()})

    def reconnect(self) -> None:
        """Asks the bot to reconnect and resume (op 7)."""
        self.world.gateway.reconnect()

    def invalidate(self, *, resumable: bool) -> None:
        """Declares the bot's session invalid (op 9)."""
        self.world.gateway.invalidate(resumable=resumable)

    def abort(self) -> None:
        """Cuts the bot's gateway connection."""
        self.world.gateway.abort()

    def _application(self) -> web.Application:
        application = web.Application(middlewares=[self._guard], client_max_size=limits.REQUEST_BYTES + 1)
        Api(self.world, self.recorder, limited=self.limited).add_to(application.router)
        add_control(application.router, self.world)
        router = application.router
        router.add_get("/gateway/", self._gateway)
        router.add_get("/gateway", self._gateway)
        router.add_get("/playground.json", self._playground_json)
        router.add_get("/attachments/{place}/{id}/{filename}", self._attachment)
        router.add_get("/ephemeral-attachments/{place}/{id}/{filename}", self._attachment)
        router.add_get("/emojis/{id}.{kind}", self._emoji)
        router.add_put("/uploads/{name:.+}", self._upload)
        router.add_get("/{name:.*}", self._page)
        return application

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        if files.is_foreign(request, self.port):
            return web.Response(status=403, text="This address answers this machine alone.", headers=files.GUARDS)
        try:
            response: web.StreamResponse = await handler(request)
        except ConnectionResetError:
            if request.transport is not None:
                raise
            return web.Response(status=GONE)
        return response

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await self.world.gateway.serve(request, self.world)

    async def _playground_json(self, request: web.Request) -> web.StreamResponse:
        return files.playground_json(self.world)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        return files.attachment(self.world, request.match_info["id"], request.match_info["filename"])

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        return files.attachment(self.world, request.match_info["id"], f"emoji.{request.match_info['kind']}")

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        return await files.upload(self.world, request.match_info["name"], request)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return files.page(request.match_info["name"], self.port)

    async def _sweep(self) -> None:
        """What time alone brings about: unanswered interactions, idle threads, abandoned sessions."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Does at once what the clock has made due."""
        try:
            with self.world.archive.together():
                interactions.sweep(self.world)
                self.world.archive_idle_threads()
            self.world.gateway.sweep()
        except Exception:  # the outermost place: the server lives on, the log says what happened
            log.exception("The playground's sweep failed")
