"""The bot on Discord: connects, registers the commands, carries every interaction to its handler and its answer
back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import discord
import structlog
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot import metrics
from bot.adapter import interactions
from bot.adapter.channels import PERMISSIONS, Channels
from bot.adapter.responses import Delivery, Excuses
from bot.adapter.traced import trace
from bot.adapter.wire import BROKEN
from bot.catalogue import games
from bot.handlers import dispatch
from bot.handlers.context import Context
from bot.handlers.documents import Documents, Unfetched
from bot.host.backup import Backups
from bot.host.clock import AGAIN, SystemTime
from bot.host.engine import EngineProcess
from bot.host.farewells import Farewells
from bot.host.heartbeat import Heartbeat
from bot.host.host import Host
from bot.host.monitor import Monitor
from bot.host.sandbox import Sandbox
from bot.host.store import StoreUnwritable, open_store
from bot.host.stories import Stories
from bot.messages.commands import payloads
from bot.messages.drawing import Drawing
from bot.messages.films import Films
from bot.messages.i18n import register, say
from bot.messages.limits import command_problems
from bot.messages.message import Words
from bot.messages.present import note
from bot.messages.publish import Publisher
from bot.messages.requests import Asker, Response
from bot.settings import Settings
from bot.table.limits import Limits
from games.core import text

__all__ = ["PERMISSIONS", "NoCommands", "Parlour", "run"]

T = TypeVar("T")

log = structlog.get_logger(__name__)

# No voice is wanted: no warnings about libraries for it.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

Kind = discord.InteractionType
FILMING = 30.0
"""Seconds of CPU time for some frames of an animation at most."""
ROOM = 256 * 1024 * 1024
"""Bytes by which the process that makes animations may grow."""
FETCHING = 30
"""Seconds until an attachment that does not come is given up."""
LEAVING = 2.5
"""Seconds that the gateway has to close, and then to end."""
FINISHING = 2.0
"""Seconds that answers which are under way have to be sent, when the program stops."""
BAD_REQUEST = 400


class NoCommands(Exception):
    """Discord refuses the list of commands, and none are registered: nobody could use the bot."""


class Parlour(discord.AutoShardedClient):
    """The connection. It keeps no members, no messages and no views."""

    def __init__(self, *, strict: bool = False, shards: int | None = None, served: Sequence[int] | None = None) -> None:
        """`shards` is how many there are, Discord's own number if None; `served` those of them that are ours, all if
        None."""
        super().__init__(
            shard_count=shards,
            shard_ids=cast(Any, None if served is None else list(served)),  # None is its own default
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=trace(),
        )
        self.context: Context | None = None
        self.connected = asyncio.Event()
        self._delivery = Delivery(strict=strict, read=self._forget_news)
        self._answering: dict[int, asyncio.Task[None]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._unheard: set[int] = set()
        self._stopping = False

    async def setup_hook(self) -> None:
        assert self.application_id is not None
        kept = await self._register(self.application_id)
        if self.context is not None:
            commands = {command["name"]: int(command["id"]) for command in kept}
            self.context = replace(self.context, commands=commands)
            register(commands)

    async def _register(self, application: int) -> Sequence[Any]:
        """Put the commands to Discord; what is registered from then on. Where Discord refuses the list, what was
        registered before stands: people go on with that.

        :raises NoCommands: and there is nothing.
        """
        commands = payloads()
        if found := command_problems(commands):
            log.error("commands over Discord's limits", problems=found)
        put: Any = self.http.bulk_upsert_global_commands  # takes the plain JSON of our commands
        try:
            return cast(Sequence[Any], await put(application, commands))
        except discord.HTTPException as refused:
            if refused.status != BAD_REQUEST:
                raise
            kept: Sequence[Any] = await self.http.get_global_commands(application)
            if not kept:
                raise NoCommands(str(refused)) from refused
            log.warning("Discord refuses the commands; those registered before are kept", reason=str(refused))
            return kept

    async def on_connect(self) -> None:
        self.connected.set()

    async def on_shard_connect(self, shard: int) -> None:
        await self._hear(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self._hear(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Who presses now is not heard, so nobody's time runs."""
        self._unheard.add(shard)
        metrics.CONNECTED.set(0)
        if self.context is not None:
            self.context.host.lose_connection()

    async def _hear(self, shard: int) -> None:
        self._unheard.discard(shard)
        metrics.CONNECTED.set(not self._unheard)
        if self.context is not None and not self._unheard:
            await self.context.host.regain_connection()

    async def on_shard_ready(self, shard: int) -> None:
        log.info("connected", shard=shard)

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("event not served", event_name=event)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Each interaction once, in a task of its own that is waited for when the bot stops."""
        if self._stopping or interaction.id in self._answering:
            return
        task = asyncio.create_task(self._serve(interaction), name=f"interaction {interaction.id}")
        self._answering[interaction.id] = task
        task.add_done_callback(lambda _: self._answering.pop(interaction.id, None))
        await task

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._lose_channel(channel.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from it, not unavailable: of that Discord tells otherwise."""
        if self.context is not None:
            await _insist(partial(self.context.host.leave_server, guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self.context is not None:
            for channel in await _insist(partial(self.context.host.return_to_server, guild.id)):
                await self.context.publisher.retry(channel)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self._lose_channel(event.thread_id)

    @property
    def well(self) -> bool:
        """Whether the bot hears Discord, or knows that it does not and is mending it."""
        return not self.is_closed() and not (self._listening is not None and self._listening.done())

    def listen(self) -> asyncio.Task[None]:
        """Connect to the gateway, and stay connected until `close`."""
        self._listening = asyncio.create_task(self.connect(), name="gateway")
        return self._listening

    async def finish(self) -> None:
        """Take nothing new, and wait for the answers that are under way, at most `FINISHING` seconds: one that Discord
        never takes would be waited for five minutes."""
        self._stopping = True
        await _end_within(FINISHING, asyncio.create_task(self._answered(), name="answers"))
        for task in list(self._answering.values()):
            task.cancel()
        await self._answered()

    async def _answered(self) -> None:
        while self._answering:
            await asyncio.gather(*self._answering.values(), return_exceptions=True)
            await asyncio.sleep(0)  # since 3.12 gather may not pause, and what is done has yet to leave

    async def leave(self) -> None:
        """Close the connection and wait for its end, at most `LEAVING` seconds for each: discord.py goes on connecting
        for ever where the connection is lost in the moment in which it is closed."""
        await _end_within(LEAVING, asyncio.create_task(self.close(), name="close"))
        if self._listening is not None:
            await _end_within(LEAVING, self._listening)

    async def _forget_news(self, ids: tuple[int, ...]) -> None:
        if self.context is not None:
            with suppress(StoreUnwritable):  # which the log has; he hears it once more
                await self.context.host.forget_news(ids)

    async def _lose_channel(self, channel: int) -> None:
        if self.context is not None:
            await _insist(partial(self.context.publisher.lose_channel, channel))

    async def _serve(self, interaction: discord.Interaction) -> None:
        context = self.context
        if context is None:
            return
        try:
            await self._answer(context, interaction)
        finally:
            await context.host.delivered(interaction.id)

    async def _answer(self, context: Context, interaction: discord.Interaction) -> None:
        who = interactions.asker(interaction)
        if interaction.type is Kind.autocomplete:
            typing = interactions.typing(interaction)
            if typing is not None:
                await self._delivery.suggest(interaction, await dispatch.suggest(context, who, typing))
        elif interaction.type is Kind.application_command:
            await self._delivery.carry(
                interaction, dispatch.answer_command(context, who, interactions.command(interaction)), excuses(who)
            )
        else:
            click = interactions.click(interaction)
            form = dispatch.form_at_once(context, who, click)
            work = dispatch.answer_click(context, who, click) if form is None else _ready(form)
            await self._delivery.carry(interaction, work, excuses(who))

    async def fetch(self, url: str) -> bytes:
        """What is behind an address of Discord's.

        :raises Unfetched: it is not there any more, or cannot be had.
        """
        try:
            return await asyncio.wait_for(self.http.get_from_cdn(url), FETCHING)
        except (discord.HTTPException, *BROKEN) as failed:
            log.info("attachment not fetched", error=repr(failed))
            raise Unfetched from failed


async def _end_within(seconds: float, task: asyncio.Task[None]) -> None:
    """Wait for `task`, and cancel it after so many seconds. What it raises is not ours to answer: we are leaving."""
    _, late = await asyncio.wait({task}, timeout=seconds)
    if late:
        log.warning("ended what would not end", task=task.get_name())
        task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def excuses(asker: Asker) -> Excuses:
    """What somebody gets where Discord refuses the answer, or takes it in words only."""
    bare = say(asker.locale, text("bot-in-words", permission=text("bot-permission-attach_files")))
    return Excuses(note(asker.locale, text("bot-failed")), Words(f"-# {bare}"))


async def _insist(call: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What `call` gives, as soon as it can be written: Discord tells something once."""
    while True:
        try:
            return await call()
        except StoreUnwritable:  # which the log has
            await asyncio.sleep(AGAIN)


async def _ready(answer: Response) -> Response:
    return answer


def direct(api: str) -> None:
    """Point discord.py at another Discord: its REST base address, and the gateway on the same host."""
    at = urlsplit(api)
    discord.http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://{at.netloc}/gateway/")


async def run(
    settings: Settings, stop: asyncio.Event, *, ready: Callable[[], None] | None = None, strict: bool = False
) -> None:
    """Serve until `stop` is set, then finish what is being done and close everything in order.

    :raises discord.LoginFailure: Discord refuses the token.
    :raises NoCommands: Discord refuses the commands, and knows none of older ones.
    """
    assert settings.token is not None, "no token"
    if settings.api is not None:
        direct(settings.api)
    async with _open(
        settings, Parlour(strict=strict, shards=settings.shards, served=settings.served), strict=strict
    ) as client:
        await _connect(client, settings.token.get_secret_value(), stop, ready)


@asynccontextmanager
async def _open(settings: Settings, client: Parlour, *, strict: bool) -> AsyncIterator[Parlour]:
    store = await open_store(settings.database)
    drawing = Drawing(settings.drawing_threads)
    publisher = Publisher(Channels(client), drawing, strict=strict)
    engine, box = EngineProcess(seconds=settings.thinking_seconds), Sandbox()
    studio = Sandbox(seconds=FILMING, patience=2 * FILMING, memory=ROOM)
    films = Films(studio)
    host = Host(
        store,
        games(),
        time=SystemTime(),
        engine=engine,
        window_hours=settings.window_hours,
        most=settings.sessions_in_memory,
        limits=Limits(settings.lobbies_per_person, settings.games_per_person, settings.tables_per_server),
    )
    stories = Stories(store)
    publisher.serve(host, stories)
    documents = Documents(settings.files, client.fetch)
    backups = Backups(
        settings.database, settings.backups, hours=settings.backup_hours, keep=settings.backup_keep, time=SystemTime()
    )
    heartbeat = Heartbeat(settings.alive, SystemTime(), well=lambda: client.well)
    monitor = Monitor(settings.monitored, store, SystemTime(), well=lambda: client.well)
    box.start()
    farewells = Farewells(host, SystemTime())
    backups.start()
    heartbeat.start()
    farewells.start()
    client.context = Context(
        host,
        drawing,
        publisher,
        time.time,
        documents,
        box,
        stories,
        films,
        settings.deadline_hours or None,
        settings.confirm,
    )
    try:
        await monitor.start()
        yield client
    finally:
        await monitor.close()
        await films.close()  # whoever waits for one of these is told so now, and not waited for
        await studio.close()
        await box.close()
        await client.finish()
        await farewells.close()
        await host.close()
        await publisher.close()
        await client.leave()
        await backups.close()
        drawing.close()
        await store.close()
        await heartbeat.close()


async def _connect(client: Parlour, token: str, stop: asyncio.Event, ready: Callable[[], None] | None) -> None:
    stopping = asyncio.create_task(stop.wait(), name="stop")
    if not await _log_in(client, token, stopping):
        return
    assert client.context is not None
    await client.context.host.start(client.context.publisher)
    await client.context.publisher.take_up()
    client.context.host.lose_connection()  # until Discord is heard for the first time
    connection = client.listen()
    announcing = asyncio.create_task(_announce(client, ready), name="ready")
    try:
        await asyncio.wait({connection, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            connection.result()
    finally:
        stopping.cancel()
        announcing.cancel()
        await asyncio.gather(stopping, announcing, return_exceptions=True)


async def _log_in(client: Parlour, token: str, stopping: asyncio.Task[bool]) -> bool:
    """Whether that was done before the program is to stop."""
    entering = asyncio.create_task(client.login(token), name="login")
    await asyncio.wait({entering, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if not entering.done():
        entering.cancel()
        await asyncio.gather(entering, return_exceptions=True)
        return False
    if entering.exception() is not None:
        stopping.cancel()
    entering.result()
    return True


async def _announce(client: Parlour, ready: Callable[[], None] | None) -> None:
    await client.connected.wait()
    if ready is not None:
        ready()
