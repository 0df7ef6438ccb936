"""What the connection tells the host: when Discord cannot be heard, and when it is again."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import create_autospec

import discord

from bot.adapter.client import Parlour
from bot.host.clock import SystemTime
from bot.host.host import Host
from bot.host.storage.store import StoreUnwritable
from bot.messages.outbox.publish import Publisher


def connected() -> tuple[Parlour, Host]:
    """A client that need not be connected for this, and the host that it serves."""
    client, host = Parlour(), create_autospec(Host, instance=True)
    client.context = SimpleNamespace(host=host, publisher=create_autospec(Publisher, instance=True))  # type: ignore[assignment]
    return client, host


async def test_the_host_is_told_when_the_last_shard_is_heard_again() -> None:
    client, host = connected()
    await client.on_shard_disconnect(0)
    await client.on_shard_disconnect(1)
    assert host.lose_connection.called  # type: ignore[attr-defined]
    await client.on_shard_resumed(0)
    assert not host.regain_connection.called  # type: ignore[attr-defined]
    await client.on_shard_connect(1)
    host.regain_connection.assert_awaited_once_with()  # type: ignore[attr-defined]


async def test_a_deleted_channel_or_thread_is_looked_at() -> None:
    client, _ = connected()
    publisher = client.context.publisher  # type: ignore[union-attr]
    await client.on_guild_channel_delete(create_autospec(discord.TextChannel, instance=True, id=5))
    await client.on_raw_thread_delete(create_autospec(discord.RawThreadDeleteEvent, instance=True, thread_id=6))
    assert [call.args for call in publisher.lose_channel.await_args_list] == [(5,), (6,)]  # type: ignore[attr-defined]


def test_a_server_that_cannot_be_reached_for_a_while_ends_nothing() -> None:
    """Nothing listens to a guild that becomes unavailable: whatever was played there waits."""
    listened = {name for name in vars(Parlour) if name.startswith("on_guild_")}
    assert listened == {"on_guild_channel_delete", "on_guild_remove", "on_guild_join", "on_guild_available"}


def test_a_process_opens_the_shards_that_are_its_own() -> None:
    client = Parlour(shards=8, served=(4, 5))
    assert (client.shard_count, client.shard_ids) == (8, [4, 5])
    assert Parlour().shard_count is None


async def test_a_server_that_the_bot_was_removed_from_is_left_and_one_that_it_joins_is_served() -> None:
    client, host = connected()
    guild = create_autospec(discord.Guild, instance=True, id=5, me=SimpleNamespace(joined_at=None))
    host.return_to_server.return_value = (8, 9)  # type: ignore[attr-defined]
    await client.on_guild_remove(guild)
    host.leave_server.assert_awaited_once_with(5)  # type: ignore[attr-defined]
    await client.on_guild_join(guild)
    publisher = client.context.publisher  # type: ignore[union-attr]
    assert [call.args for call in publisher.retry.await_args_list] == [(8,), (9,)]  # type: ignore[attr-defined]


async def test_what_discord_tells_once_is_done_once_it_can_be_written() -> None:
    """A locked database in that moment used to keep a server that the bot was removed from for ever."""
    client, host = connected()
    client._time = create_autospec(SystemTime, instance=True)
    host.leave_server.side_effect = [StoreUnwritable("locked"), StoreUnwritable("locked"), None]  # type: ignore[attr-defined]
    await client.on_guild_remove(create_autospec(discord.Guild, instance=True, id=7))
    assert host.leave_server.await_count == 3  # type: ignore[attr-defined]


async def test_news_that_cannot_be_put_away_are_told_once_more() -> None:
    client, host = connected()
    host.forget_news.side_effect = StoreUnwritable("full")  # type: ignore[attr-defined]
    await client._forget_news((1,))
    host.forget_news.assert_awaited_once_with((1,))  # type: ignore[attr-defined]
