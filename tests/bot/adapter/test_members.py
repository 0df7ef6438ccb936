"""Who is on a server, as Discord says."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import AsyncMock, create_autospec

import aiohttp
import discord
import pytest

from bot.adapter.members import KNOWN, UNKNOWN_MEMBER, Members
from tests.support.hosting import VirtualTime


def refused(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})  # type: ignore[arg-type]


def members(*answers: object) -> tuple[Members, AsyncMock, VirtualTime]:
    client, time = create_autospec(discord.Client, instance=True), VirtualTime()
    client.get_guild.return_value.fetch_member = fetch = AsyncMock(side_effect=answers)
    return Members(client, time), fetch, time


async def test_discord_is_asked_once_a_minute() -> None:
    known, fetch, time = members("member", refused(404, UNKNOWN_MEMBER))
    assert [await known.has(7, 1) for _ in range(3)] == [True] * 3
    time.set(time.now() + KNOWN)
    assert [await known.has(7, 1) for _ in range(3)] == [False] * 3
    assert fetch.await_count == 2


@pytest.mark.parametrize("failure", [refused(500, 0), refused(404, 10004), aiohttp.ClientConnectionError()])
async def test_where_discord_does_not_say_nobody_is_shut_out(failure: Exception) -> None:
    assert await members(failure)[0].has(7, 1)


async def test_of_a_server_that_the_bot_is_not_on_nobody_can_be_asked() -> None:
    known, _, _ = members()
    known._client.get_guild.return_value = None  # type: ignore[attr-defined]
    assert await known.has(7, 1)
