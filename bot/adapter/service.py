"""The bot as a whole: all that it is made of, opened in order, and closed again within bounded time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from urllib.parse import urlsplit

import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.adapter.channels import Channels
from bot.adapter.client import Parlour
from bot.adapter.emoji import EmojiRegistry
from bot.adapter.starts import wait_for_starts
from bot.catalogue import games
from bot.handlers.context import Context
from bot.handlers.table.documents import Documents
from bot.host.clock import SystemTime, once_writable
from bot.host.ending import end_within
from bot.host.host import Host
from bot.host.operations.backup import Backups
from bot.host.operations.heartbeat import Heartbeat
from bot.host.operations.monitor import Monitor
from bot.host.operations.removed_servers import RemovedServers
from bot.host.reviews import Reviews
from bot.host.storage.store import Store, open_store
from bot.host.stories import Stories
from bot.host.workers.engine import Engine, crew
from bot.host.workers.line import Line
from bot.host.workers.sandbox import Sandbox
from bot.messages.drawers import drawers
from bot.messages.drawing import Drawing
from bot.messages.films import Films, studio
from bot.messages.outbox.publish import Publisher
from bot.settings import Settings
from bot.table.limits import Limits


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
    client = Parlour(strict=strict, shards=settings.shards, served=settings.served)
    async with opened(settings, client, strict=strict):
        await serve(client, settings.token.get_secret_value(), stop, ready)


@asynccontextmanager
async def opened(settings: Settings, client: Parlour, *, strict: bool) -> AsyncIterator[None]:
    """Everything that `client` serves with, as its context. What is opened first is closed last, each thing also where
    closing another one fails."""
    async with AsyncExitStack() as closing:
        heartbeat = Heartbeat(settings.alive, SystemTime(), well=lambda: client.well)
        closing.push_async_callback(heartbeat.close)
        store = await open_store(settings.database)
        closing.push_async_callback(store.close)
        client.context = context = _context(settings, client, store, closing, strict=strict)
        heartbeat.start()
        monitor = Monitor(
            settings.monitored,
            store,
            SystemTime(),
            well=lambda: client.well,
            waits=partial(_waits, context),
            backups=settings.backups if settings.backup_hours else None,
        )
        closing.push_async_callback(monitor.close)
        closing.callback(store.hurry)
        await monitor.start()
        yield


def _context(settings: Settings, client: Parlour, store: Store, closing: AsyncExitStack, *, strict: bool) -> Context:
    """What handlers are given. People are answered as long as there is a host, and the host's last words are shown as
    long as there is a connection. Work that somebody waits for is given up first, and they are told so."""
    drawing = Drawing(drawers(settings.drawing_processes, settings.drawing_threads))
    closing.push_async_callback(drawing.close)
    drawing.start()
    _back_up(settings, closing)
    closing.push_async_callback(client.leave)
    host, stories = _host(settings, store), Stories(store)
    publisher = Publisher(host, stories, Channels(client, direct=settings.hears_direct), drawing, strict=strict)
    farewells = RemovedServers(host, SystemTime())
    closing.push_async_callback(publisher.close)
    closing.push_async_callback(host.close)
    closing.push_async_callback(farewells.close)
    farewells.start()
    if settings.icons:
        emoji = EmojiRegistry(client, host)
        closing.push_async_callback(emoji.close)
        emoji.start()
    closing.push_async_callback(client.finish)
    box, made_in = Sandbox(), studio()
    films, reviews = Films(made_in), Reviews(store, host, stories)
    for each in (box, made_in, films, reviews):
        closing.push_async_callback(each.close)
    box.start()
    documents = Documents(settings.files, client.fetch)
    hours = settings.deadline_hours or None
    return Context(
        host, drawing, publisher, time.time, documents, box, stories, films, reviews, hours, settings.confirm
    )


def _waits(context: Context) -> Mapping[str, int]:
    """How much of what is asked for is not done, by what it is."""
    return {
        "computers": context.host.thinking,
        "boards": context.publisher.unshown,
        "pictures": context.drawing.waiting,
        "animations": context.films.waiting,
        "reviews": context.reviews.waiting,
        "sandbox": context.box.waiting,
    }


def _back_up(settings: Settings, closing: AsyncExitStack) -> None:
    hours, keep = settings.backup_hours, settings.backup_keep
    backups = Backups(settings.database, settings.backups, hours=hours, keep=keep, time=SystemTime())
    closing.push_async_callback(backups.close)
    backups.start()


def _host(settings: Settings, store: Store) -> Host:
    return Host(
        store,
        games(),
        time=SystemTime(),
        engine=_engine(settings),
        line=Line(settings.thinking_seconds, settings.thinking_patience),
        window_hours=settings.window_hours,
        most=settings.sessions_in_memory,
        limits=Limits(settings.lobbies_per_person, settings.games_per_person, settings.tables_per_server),
        shard=min(settings.served or (0,)),
    )


def _engine(settings: Settings) -> Engine:
    """Processes of this machine, and those who think elsewhere, where there is a way to them."""
    home = crew(processes=settings.thinking_processes)
    if settings.nats is None:
        return home
    from bot.host.cluster.cluster import Cluster  # what it needs is an extra
    from bot.host.cluster.link import place

    cluster = Cluster(home, games(), place(settings))
    cluster.start()
    return cluster


async def serve(client: Parlour, token: str, stop: asyncio.Event, ready: Callable[[], None] | None) -> None:
    """Connect, and stay connected until `stop` is set or Discord ends it for good.

    :raises discord.LoginFailure: Discord refuses the token.
    """
    stopping = asyncio.create_task(stop.wait(), name="stop")
    entering = asyncio.create_task(_enter(client, token), name="login")
    announcing = asyncio.create_task(_announce(client, ready), name="ready")
    try:
        if await _done_before(stopping, entering):
            await _done_before(stopping, client.listen())
    finally:
        await end_within(0, stopping, entering, announcing)


async def _done_before(stopping: asyncio.Task[bool], work: asyncio.Task[None]) -> bool:
    """Whether `work` was done before the program is to stop; what it raises is raised here."""
    await asyncio.wait({work, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if work.done():
        work.result()
    return work.done()


async def _enter(client: Parlour, token: str) -> None:
    await client.login(token)
    assert client.context is not None
    host, publisher = client.context.host, client.context.publisher
    await once_writable(SystemTime(), partial(host.start, publisher))
    await publisher.take_up()
    host.lose_connection()  # until Discord is heard for the first time
    await wait_for_starts(client, SystemTime())


async def _announce(client: Parlour, ready: Callable[[], None] | None) -> None:
    await client.connected.wait()
    if ready is not None:
        ready()
