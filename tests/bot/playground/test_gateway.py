"""The gateway by raw websocket: greeting, heartbeats, resuming, compression, closing."""

from __future__ import annotations

import zlib
from typing import Any

import aiohttp
import orjson
import pytest
import zstandard
from aiohttp import web

from tests.support.wire import WAIT, Hands, Wire, text, wired


async def test_the_bot_is_greeted_with_its_server(wire: Wire) -> None:
    bot = await wire.dial("bot")
    ready = await bot.identify()
    assert ready["user"]["id"] == str(wire.playground.application_id)
    assert ready["resume_gateway_url"] == wire.playground.gateway
    assert ready["guilds"] == [{"id": str(wire.playground.guild_id), "unavailable": True}]
    guild = await bot.event("GUILD_CREATE")
    assert [channel["id"] for channel in guild["channels"]] == [str(one) for one in wire.playground.channel_ids]
    assert [member["user"]["id"] for member in guild["members"]] == [str(wire.playground.application_id)]


async def test_a_person_is_greeted_with_everything_at_once(wire: Wire) -> None:
    alice = await wire.dial("alice")
    ready = await alice.identify()
    [guild] = ready["guilds"]
    assert ready["user"]["username"] == "alice"
    assert ready["user_settings"] == {"locale": "en-US", "direct_messages": True}
    assert len(guild["members"]) == 6
    assert len(guild["channels"]) == 2


async def test_who_leaves_during_the_handshake_is_forgotten(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the connection had gone: nothing is logged, and the next one is greeted."""

    async def gone(response: web.WebSocketResponse, request: web.BaseRequest) -> None:
        raise aiohttp.ClientConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(web.WebSocketResponse, "prepare", gone)
        with pytest.raises(aiohttp.ClientError):
            await wire.dial("bot")
    assert (await (await wire.dial("bot")).next())["op"] == 10


async def test_heartbeats_are_acknowledged(wire: Wire) -> None:
    bot = await wire.listen("bot")
    await bot.socket.send_json({"op": 1, "d": bot.sequence})
    while (await bot.next())["op"] != 11:
        pass


IDENTITY: dict[str, Any] = {"intents": 1, "properties": {}}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"op": 2, "d": {**IDENTITY, "token": "wrong"}}, 4004),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 99, "d": {}}, 4001),
        ({"op": 2, "d": None}, 4002),
        ("nonsense", 4002),
    ],
)
async def test_a_connection_that_breaks_the_rules_is_closed(wire: Wire, message: Any, code: int) -> None:
    bot = await wire.dial("bot")
    await bot.next()
    await bot.socket.send_str(message if isinstance(message, str) else orjson.dumps(message).decode())
    assert await bot.closed() == code


@pytest.mark.parametrize(
    ("identity", "code"),
    [
        ({"intents": 1 << 15}, 4014),
        ({"intents": -1}, 4013),
        ({"intents": None}, 4013),
        ({"shard": [2, 2]}, 4010),
        ({"shard": [0]}, 4010),
    ],
)
async def test_an_identity_discord_would_not_take_is_refused(wire: Wire, identity: dict[str, Any], code: int) -> None:
    bot = await wire.dial("bot")
    await bot.next()
    await bot.socket.send_json({"op": 2, "d": {**IDENTITY, "token": bot.token, **identity}})
    assert await bot.closed() == code


async def test_identifying_twice_closes(wire: Wire) -> None:
    bot = await wire.listen("bot")
    await bot.socket.send_json({"op": 2, "d": {**IDENTITY, "token": bot.token}})
    assert await bot.closed() == 4005


@pytest.mark.parametrize("query", ["?v=9&encoding=json", "?v=10&encoding=etf"])
async def test_other_versions_are_refused(wire: Wire, query: str) -> None:
    assert await (await wire.dial("bot", query)).closed() == 4012


async def test_more_than_120_messages_a_minute_close(wire: Wire, hands: Hands) -> None:
    bot = await wire.listen("bot")
    for _ in range(119):
        await bot.socket.send_json({"op": 1, "d": None})
    hands.turn(60)
    for _ in range(120):
        await bot.socket.send_json({"op": 1, "d": None})
    await bot.socket.send_json({"op": 1, "d": None})
    assert await bot.closed() == 4008


async def test_resuming_replays_what_was_missed(wire: Wire) -> None:
    bot = await wire.listen("bot")
    ready = bot.heard[-1]["d"]
    await bot.event("GUILD_CREATE")
    await bot.socket.close()
    await wire.use("alice", await wire.command())
    await wire.ask("alice", "POST", f"/guilds/{wire.playground.guild_id}/channels", {"name": "new"})
    again = await wire.dial("bot")
    await again.next()
    await again.socket.send_json(
        {"op": 6, "d": {"token": bot.token, "session_id": ready["session_id"], "seq": bot.sequence}}
    )
    missed = [await again.next() for _ in range(3)]
    assert [one["t"] for one in missed] == ["INTERACTION_CREATE", "CHANNEL_CREATE", "RESUMED"]
    assert [one["s"] for one in missed] == [bot.sequence + n for n in (1, 2, 3)]
    assert isinstance(missed[2]["d"], dict)


async def test_a_session_nobody_has_cannot_be_resumed(wire: Wire) -> None:
    bot = await wire.dial("bot")
    await bot.next()
    await bot.socket.send_json({"op": 6, "d": {"token": bot.token, "session_id": "x", "seq": 1}})
    assert await bot.next() == {"op": 9, "d": False}


async def test_a_session_left_for_long_is_forgotten(wire: Wire, hands: Hands) -> None:
    bot = await wire.listen("bot")
    session = bot.heard[-1]["d"]["session_id"]
    await bot.socket.close()
    other = await wire.listen("alice")
    hands.turn(301)
    wire.playground.sweep()
    again = await wire.dial("bot")
    await again.next()
    await again.socket.send_json({"op": 6, "d": {"token": bot.token, "session_id": session, "seq": 1}})
    assert await again.next() == {"op": 9, "d": False}
    assert not other.socket.closed


async def test_a_sequence_from_the_future_is_refused(wire: Wire) -> None:
    bot = await wire.listen("bot")
    again = await wire.dial("bot")
    await again.next()
    session = bot.heard[-1]["d"]["session_id"]
    await again.socket.send_json({"op": 6, "d": {"token": bot.token, "session_id": session, "seq": 99}})
    assert await again.closed() == 4007


async def test_disturbances(wire: Wire) -> None:
    bot, alice = await wire.listen("bot"), await wire.listen("alice")
    await bot.event("GUILD_CREATE")
    wire.playground.reconnect()
    assert await bot.next() == {"op": 7, "d": None}
    wire.playground.invalidate(resumable=True)
    assert await bot.next() == {"op": 9, "d": True}
    wire.playground.invalidate(resumable=False)
    assert await bot.next() == {"op": 9, "d": False}
    bot = await wire.listen("bot")
    await bot.event("GUILD_CREATE")
    wire.playground.abort()
    assert (await bot.socket.receive(timeout=WAIT)).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
    await wire.say({"content": "still here"}, "bob")
    assert (await alice.event("MESSAGE_CREATE"))["content"] == "still here"


@pytest.mark.parametrize("compression", ["zlib-stream", "zstd-stream"])
async def test_compressed_streams_are_flushed_with_each_message(wire: Wire, compression: str) -> None:
    inflate = (
        zlib.decompressobj().decompress
        if compression == "zlib-stream"
        else zstandard.ZstdDecompressor().decompressobj().decompress
    )
    socket = await wire.http.ws_connect(f"{wire.playground.gateway}?v=10&encoding=json&compress={compression}")
    assert orjson.loads(inflate((await socket.receive(timeout=WAIT)).data))["op"] == 10
    await socket.send_json({"op": 2, "d": {**IDENTITY, "token": wire.playground.bot_token}})
    assert orjson.loads(inflate((await socket.receive(timeout=WAIT)).data))["t"] == "READY"
    assert orjson.loads(inflate((await socket.receive(timeout=WAIT)).data))["t"] == "GUILD_CREATE"
    await socket.close()


async def test_shards_hear_their_own_servers(wire: Wire) -> None:
    mine = (wire.playground.guild_id >> 22) % 2
    here, there = await wire.listen("bot", shard=[mine, 2]), await wire.listen("bot", shard=[1 - mine, 2])
    assert there.heard[-1]["d"]["guilds"] == []
    await wire.use("alice", await wire.command())
    assert (await here.event("INTERACTION_CREATE"))["type"] == 2
    await there.socket.send_json({"op": 1, "d": None})
    assert (await there.next())["op"] == 11


async def test_intents_decide_what_the_bot_hears(wire: Wire) -> None:
    quiet, curious = await wire.listen("bot", intents=0), await wire.listen("bot", intents=1 << 9)
    await wire.say({"content": "x"}, "alice")
    await wire.use("alice", await wire.command())
    assert (await quiet.next())["t"] == "INTERACTION_CREATE"
    assert [(await curious.next())["t"] for _ in range(2)] == ["MESSAGE_CREATE", "INTERACTION_CREATE"]


async def test_the_bot_hears_when_its_places_go(wire: Wire) -> None:
    bot = await wire.listen("bot")
    channel, guild = wire.channel, wire.playground.guild_id
    thread = (await wire.ask("bot", "POST", f"/channels/{channel}/threads", {"name": "t", "type": 11})).body
    assert (await bot.event("THREAD_CREATE"))["newly_created"]
    await wire.ask("alice", "PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert (await bot.event("THREAD_UPDATE"))["thread_metadata"]["archived"]
    await wire.ask("alice", "DELETE", f"/channels/{thread['id']}")
    assert (await bot.event("THREAD_DELETE")).keys() == {"id", "guild_id", "parent_id", "type"}
    await wire.ask("alice", "DELETE", f"/channels/{channel}")
    assert (await bot.event("CHANNEL_DELETE"))["id"] == str(channel)
    await wire.ask("alice", "DELETE", f"/guilds/{guild}/members/{wire.playground.application_id}")
    assert await bot.event("GUILD_DELETE") == {"id": str(guild)}
    await wire.ask("alice", "PUT", f"/guilds/{guild}/members/{wire.playground.application_id}")
    assert (await bot.event("GUILD_CREATE"))["id"] == str(guild)


async def test_member_events_need_the_privileged_intent(tmp_path: Any) -> None:
    async with wired(tmp_path, privileged=1 << 1) as wire:
        bot = await wire.listen("bot", intents=1 | 1 << 1)
        bob = (await wire.ask("bob", "GET", "/users/@me")).body["id"]
        await wire.ask("alice", "DELETE", f"/guilds/{wire.playground.guild_id}/members/{bob}")
        assert (await bot.event("GUILD_MEMBER_REMOVE"))["user"]["id"] == bob
        await bot.socket.send_json({"op": 8, "d": {"guild_id": str(wire.playground.guild_id), "query": "", "limit": 0}})
        assert len((await bot.event("GUILD_MEMBERS_CHUNK"))["members"]) == 5


async def test_an_ephemeral_message_reaches_the_bot_as_a_direct_one(wire: Wire) -> None:
    bot = await wire.listen("bot", intents=1 | 1 << 9 | 1 << 12)
    await wire.use("alice", await wire.command())
    interaction = await bot.event("INTERACTION_CREATE")
    await wire.answer(interaction, 4, {"flags": 64 | 1 << 15, "components": [text("psst")]})
    assert "guild_id" not in await bot.event("MESSAGE_CREATE")
