"""The channels of Discord that the playground does not have."""

from __future__ import annotations

from unittest.mock import AsyncMock, create_autospec

import aiohttp
import discord
import pytest

from bot.adapter.channels import Channels
from bot.messages.outlet import Closed, Deleted


@pytest.mark.parametrize(("news", "kind"), [(False, "public_thread"), (True, "news_thread")])
async def test_a_thread_is_of_the_kind_that_its_channel_takes(news: bool, kind: str) -> None:
    parent = create_autospec(discord.TextChannel, instance=True)
    parent.is_news.return_value = news
    parent.create_thread.return_value.id = 5
    client = create_autospec(discord.Client, instance=True)
    client.fetch_channel = AsyncMock(return_value=parent)
    assert await Channels(client).thread(1, "a table") == 5
    parent.create_thread.assert_awaited_once_with(
        name="a table", type=getattr(discord.ChannelType, kind), auto_archive_duration=10_080
    )


@pytest.mark.parametrize(("code", "ends"), [(10003, True), (10004, False), (50001, False)])
async def test_only_a_deleted_channel_ends_what_is_played_there(code: int, ends: bool) -> None:
    client = create_autospec(discord.Client, instance=True)
    refusal = create_autospec(aiohttp.ClientResponse, instance=True, status=404, reason="")
    client.fetch_channel = AsyncMock(side_effect=discord.NotFound(refusal, {"code": code, "message": ""}))
    with pytest.raises(Closed) as closed:
        await Channels(client).thread(1, "a table")
    assert isinstance(closed.value, Deleted) == ends
    assert (closed.value.reason.key == "bot-channel-gone") == ends, "that text says that the game is over"
