"""The channels of Discord that the playground does not have."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, create_autospec

import aiohttp
import discord
import pytest

from bot.adapter.channels import SENDING, Channels
from bot.messages.message import Message, Words
from bot.messages.outbox.outlet import Closed, Deleted, Dormant


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


async def test_a_message_that_is_not_answered_is_sent_again_while_discord_knows_its_nonce(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An answer that never came used to be waited for until Discord had forgotten the nonce: that made two boards."""
    assert 3 * SENDING < 180, "a few minutes"
    monkeypatch.setattr("bot.adapter.channels.SENDING", 0)
    monkeypatch.setattr("bot.adapter.wire.PAUSES", (0, 0))
    client, nonces = create_autospec(discord.Client, instance=True), list[str]()

    async def send(*, nonce: str, **_: object) -> discord.Message:
        nonces.append(nonce)
        if len(nonces) == 1:
            await asyncio.Event().wait()
        return create_autospec(discord.Message, instance=True, id=9, components=[])

    client.get_partial_messageable.return_value.send = send
    assert (await Channels(client).send(1, Message((Words("a board"),)), "a nonce"))[0] == 9
    assert nonces == ["a nonce"] * 2


async def test_a_direct_message_that_is_not_answered_is_sent_again_while_discord_knows_its_nonce(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.adapter.channels.SENDING", 0)
    monkeypatch.setattr("bot.adapter.wire.PAUSES", (0, 0))
    client, nonces = create_autospec(discord.Client, instance=True), list[str]()

    async def send(*, nonce: str, **_: object) -> discord.Message:
        nonces.append(nonce)
        if len(nonces) == 1:
            await asyncio.Event().wait()
        return create_autospec(discord.Message, instance=True, id=9, components=[])

    place = create_autospec(discord.DMChannel, instance=True, id=5)
    place.send = send
    client.create_dm = AsyncMock(return_value=place)
    assert await Channels(client).direct(2, Message((Words("your move"),)), "a nonce") == (5, 9)
    assert nonces == ["a nonce"] * 2


async def test_of_a_locked_thread_it_is_said_that_it_is_locked() -> None:
    """Discord answers the wish to bring it back as if a permission were missing."""
    client, thread = create_autospec(discord.Client, instance=True), create_autospec(discord.Thread, instance=True)
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    message.edit = AsyncMock(side_effect=_refusal(400, 50083))
    thread.edit = AsyncMock(side_effect=_refusal(403, 50013))
    client.fetch_channel = AsyncMock(return_value=thread)
    with pytest.raises(Closed) as closed:
        await Channels(client).edit(1, 2, Message((Words("a board"),)))
    assert closed.value.reason.key == "bot-thread-archived"


async def test_what_wakes_nothing_says_that_the_thread_sleeps() -> None:
    """The controls of an older board, a reminder without a reason, an edit that calls nobody."""
    client = create_autospec(discord.Client, instance=True)
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    message.edit = message.delete = AsyncMock(side_effect=_refusal(400, 50083))
    channels = Channels(client)
    for call in (
        channels.strip(1, 2, []),
        channels.delete(1, 2),
        channels.edit(1, 2, Message((Words("a board"),)), wake=False),
    ):
        with pytest.raises(Dormant):
            await call
    client.fetch_channel.assert_not_called()


@pytest.mark.parametrize(("known", "archived", "sent"), [(True, False, 1), (False, False, 1), (False, True, 0)])
async def test_a_message_that_calls_nobody_is_not_sent_into_an_archived_thread(
    known: bool, archived: bool, sent: int
) -> None:
    """Sending would wake it; discord.py forgets threads that are archived, so only of those it does not know Discord is
    asked."""
    client = create_autospec(discord.Client, instance=True)
    thread = create_autospec(discord.Thread, instance=True, archived=archived)
    client.get_channel.return_value = thread if known else None
    client.fetch_channel = AsyncMock(return_value=thread)
    send = client.get_partial_messageable.return_value.send = AsyncMock()
    send.return_value.components = []
    try:
        await Channels(client).send(1, Message((Words("a page"),)), "1", wake=False)
    except Dormant:
        assert archived
    assert (send.await_count, client.fetch_channel.await_count) == (sent, int(not known))


async def test_who_is_named_on_an_older_board_is_named_still() -> None:
    client = create_autospec(discord.Client, instance=True)
    message = client.get_partial_messageable.return_value.get_partial_message.return_value
    message.edit = AsyncMock()
    await Channels(client).strip(1, 2, [Words("<@17> and <@18> play.").payload()])
    named = message.edit.await_args.kwargs["allowed_mentions"].to_dict()
    assert named["users"] == [17, 18]
    assert "parse" not in named or named["parse"] == []


def _refusal(status: int, code: int) -> discord.HTTPException:
    response = create_autospec(aiohttp.ClientResponse, instance=True, status=status, reason="")
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})
