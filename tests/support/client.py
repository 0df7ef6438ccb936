"""The real discord.py on a playground: a small bot whose commands and clicks are functions of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands

from bot.playground import Playground

Click = Callable[[discord.Interaction[Any]], Awaitable[None]]


class Client(discord.AutoShardedClient):
    """Answers components and modals with `click`."""

    def __init__(self, click: Click | None = None, **options: Any) -> None:
        flags = discord.MemberCacheFlags.none()
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(
            intents=intents,
            chunk_guilds_at_startup=False,
            member_cache_flags=flags,
            max_messages=None,
            guild_ready_timeout=0.1,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.click = click
        self.begun = asyncio.Event()
        self.resumed = asyncio.Event()

    async def on_ready(self) -> None:
        self.begun.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if self.click is not None and interaction.type in kinds:
            await self.click(interaction)


@asynccontextmanager
async def online(client: Client, playground: Playground) -> AsyncIterator[Client]:
    """The client, connected and ready."""
    discord.http.Route.BASE = playground.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway)
    running = asyncio.create_task(client.start(playground.bot_token))
    ready = asyncio.create_task(client.begun.wait())
    await asyncio.wait((running, ready), timeout=30, return_when=asyncio.FIRST_COMPLETED)
    try:
        if running.done():
            running.result()
        assert client.is_ready()
        yield client
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(running, ready, return_exceptions=True)
