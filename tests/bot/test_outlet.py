"""The channels of Discord that the playground does not have."""

from __future__ import annotations

from unittest.mock import AsyncMock, create_autospec

import discord
import pytest

from bot.channels import Channels


@pytest.mark.parametrize(("news", "kind"), [(False, "public_thread"), (True, "news_thread")])
async def test_a_thread_is_of_the_kind_that_its_channel_takes(news: bool, kind: str) -> None:
    parent = create_autospec(discord.TextChannel, instance=True)
    parent.is_news.return_value = news
    parent.create_thread.return_value.id = 5
    client = create_autospec(discord.Client, instance=True)
    client.fetch_channel = AsyncMock(return_value=parent)
    assert await Channels(client).thread(1, "a table") == 5
    parent.create_thread.assert_awaited_once_with(name="a table", type=getattr(discord.ChannelType, kind))
