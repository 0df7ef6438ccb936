"""The bot on Discord: connects, registers the commands, carries every interaction to its handler and its answer
back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, cast

import discord
import structlog

from bot import metrics
from bot.adapter import interactions
from bot.adapter.channels import first_open
from bot.adapter.members import Members
from bot.adapter.responses import Delivery, Excuses
from bot.adapter.traced import trace
from bot.adapter.wire import BROKEN
from bot.handlers import dispatch
from bot.handlers.context import Context
from bot.handlers.table.documents import Unfetched
from bot.host.clock import SystemTime, Time, once_writable
from bot.host.ending import end_within
from bot.host.storage.store import StoreUnwritable
from bot.messages.commands import payloads
from bot.messages.i18n import register, say
from bot.messages.limits import command_problems
from bot.messages.message import Words
from bot.messages.requests import Response
from bot.messages.words.table_messages import note
from games.core import text

log = structlog.get_logger(__name__)

# No voice is wanted: no warnings about libraries for it.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

Kind = discord.InteractionType
SLASH = 1
"""Discord's type of a command that is typed."""
FETCHING = 30
"""Seconds until an attachment that does not come is given up."""
LEAVING = 1.5
"""Seconds that the gateway has to close."""
FINISHING = 2.0
"""Seconds that answers which are under way have to be sent, when the program stops."""
NEW = 24 * 3600
"""Seconds for which the bot is new on a server."""
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
        self._time: Time = SystemTime()
        self._members = Members(self, self._time)

    async def setup_hook(self) -> None:
        assert self.application_id is not None
        kept = await self._register(self.application_id)
        if self.context is not None:
            commands = {command["name"]: int(command["id"]) for command in kept if command["type"] == SLASH}
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
            await once_writable(self._time, partial(self.context.host.leave_server, guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if self.context is not None:
            for channel in await once_writable(self._time, partial(self.context.host.return_to_server, guild.id)):
                await self.context.publisher.retry(channel)
        await self.on_guild_available(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server to which the bot has just come is welcomed, also where it came while nobody ran the program."""
        joined = guild.me.joined_at
        new = joined is not None and joined.timestamp() > self._time.now() - NEW
        channel = first_open(guild) if new else None
        if self.context is not None and channel is not None:
            await once_writable(self._time, partial(self.context.publisher.welcome, guild.id, channel))

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
        if not await end_within(FINISHING, *self._answering.values()):
            log.warning("answers are given up; what was done is done, and their owners see it on the board")

    async def leave(self) -> None:
        """Close the connection, in at most `LEAVING` seconds. What connects is ended first: where the connection is
        lost in the moment in which it is closed, discord.py would go on connecting for ever."""
        if self._listening is not None:
            await end_within(0, self._listening)
        if not await end_within(LEAVING, asyncio.create_task(self.close(), name="close")):
            log.warning("Discord does not let go of the connection; it is cut off")
            await end_within(LEAVING, asyncio.create_task(self.http.close(), name="close"))

    async def _forget_news(self, ids: tuple[int, ...]) -> None:
        if self.context is not None:
            with suppress(StoreUnwritable):  # which the log has; the reader hears it once more
                await self.context.host.forget_news(ids)

    async def _lose_channel(self, channel: int) -> None:
        if self.context is not None:
            await once_writable(self._time, partial(self.context.publisher.lose_channel, channel))

    async def _serve(self, interaction: discord.Interaction) -> None:
        context = self.context
        if context is None:
            return
        try:
            await self._answer(context, interaction)
        finally:
            await context.host.delivered(interaction.id)

    async def _answer(self, context: Context, interaction: discord.Interaction) -> None:
        who = interactions.asker(interaction, self._members)
        if interaction.type is Kind.autocomplete:
            typing = interactions.typing(interaction)
            if typing is not None:
                await self._delivery.suggest(interaction, await dispatch.suggest(context, who, typing))
        elif interaction.type is Kind.application_command:
            await self._delivery.carry(
                interaction,
                dispatch.answer_command(context, who, interactions.command(interaction)),
                partial(excuses, who.locale),
            )
        else:
            click = interactions.click(interaction)
            form = dispatch.form_at_once(context, who, click)
            work = dispatch.answer_click(context, who, click) if form is None else _ready(form)
            await self._delivery.carry(
                interaction, work, partial(excuses, who.locale), form=dispatch.may_open_form(click)
            )

    async def fetch(self, url: str) -> bytes:
        """What is behind an address of Discord's.

        :raises Unfetched: it is not there any more, or cannot be had.
        """
        try:
            return await asyncio.wait_for(self.http.get_from_cdn(url), FETCHING)
        except (discord.HTTPException, *BROKEN) as failed:
            log.info("attachment not fetched", error=repr(failed))
            raise Unfetched from failed


def excuses(locale: str) -> Excuses:
    """What somebody gets where Discord refuses the answer, or takes it in words only."""
    bare = say(locale, text("bot-in-words", permission=text("bot-permission-attach_files")))
    return Excuses(note(locale, text("bot-failed")), Words(f"-# {bare}"))


async def _ready(answer: Response) -> Response:
    return answer
