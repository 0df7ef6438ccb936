"""Misbehaviour on demand, by raw HTTP and as discord.py takes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import discord
import pytest
from yarl import URL

from bot.playground import Harm
from tests.support.client import Client, online
from tests.support.wire import Wire, wired

SEND = "POST /channels/*/messages"


async def test_a_rate_limit_carries_what_discord_sends(wire: Wire) -> None:
    wire.playground.faults.add(SEND, "rate-limit", retry_after=0.25, scope="global")
    limited = await wire.say({"content": "x"})
    assert limited.status == 429
    assert limited.body == {"message": "You are being rate limited.", "retry_after": 0.25, "global": True}
    expected = {
        "Via",
        "Retry-After",
        "X-RateLimit-Reset-After",
        "X-RateLimit-Bucket",
        "X-RateLimit-Scope",
        "X-RateLimit-Global",
    }
    assert expected <= set(limited.headers)
    assert (await wire.say({"content": "x"})).status == 200


async def test_a_bare_rate_limit_is_no_json(wire: Wire) -> None:
    wire.playground.faults.add(SEND, Harm.BARE_LIMIT)
    limited = await wire.say({"content": "x"})
    assert (limited.status, limited.body) == (429, b"error code: 1015")
    assert not {"Via", "X-RateLimit-Bucket"} & set(limited.headers)


@pytest.mark.parametrize(("harm", "messages"), [("error", 0), ("error-after", 1)])
async def test_an_error_comes_before_or_after_the_effect(wire: Wire, harm: str, messages: int) -> None:
    fault = wire.playground.faults.add(SEND, harm, status=502)
    assert (await wire.say({"content": "x"})).status == 502
    assert len(await wire.messages("alice")) == messages
    assert fault.hits == 1


@pytest.mark.parametrize(("harm", "messages"), [("reset", 0), ("lost", 1)])
async def test_a_connection_is_reset_before_or_after_the_effect(wire: Wire, harm: str, messages: int) -> None:
    wire.playground.faults.add(SEND, harm)
    with pytest.raises(aiohttp.ClientError):
        await wire.say({"content": "x"})
    assert len(await wire.messages("alice")) == messages


async def test_a_late_reply_has_its_effect_at_once(wire: Wire) -> None:
    alice = await wire.listen("alice")
    wire.playground.faults.add(SEND, "late", delay=0.3)
    reply = asyncio.create_task(wire.say({"content": "x"}))
    assert (await alice.event("MESSAGE_CREATE"))["content"] == "x"
    assert not reply.done()
    assert (await reply).status == 200


async def test_a_slow_call_still_succeeds(wire: Wire) -> None:
    wire.playground.faults.add(SEND, "slow", delay=0.05)
    assert (await wire.say({"content": "x"})).status == 200


async def test_faults_are_skipped_and_counted(wire: Wire) -> None:
    wire.playground.faults.add(SEND, "error", skip=1, count=2)
    assert [(await wire.say({"content": "x"})).status for _ in range(4)] == [200, 503, 503, 200]


async def test_faults_strike_the_bot_alone(wire: Wire) -> None:
    wire.playground.faults.add("*", "error", count=9)
    assert (await wire.say({"content": "x"}, "alice")).status == 200
    assert (await wire.say({"content": "x"})).status == 503


async def test_an_event_may_come_twice_or_not_at_all(wire: Wire) -> None:
    bot = await wire.listen("bot")
    command = await wire.command()
    wire.playground.faults.add("INTERACTION_CREATE", "duplicate")
    wire.playground.faults.add("INTERACTION_CREATE", "drop", skip=0)
    await wire.use("alice", command)
    first, second = await bot.event("INTERACTION_CREATE"), await bot.event("INTERACTION_CREATE")
    assert first == second
    await wire.use("alice", command)
    await wire.use("bob", command)
    assert (await bot.event("INTERACTION_CREATE"))["member"]["user"]["username"] == "bob"


async def test_another_process_switches_faults_by_http(wire: Wire) -> None:
    base = wire.playground.url
    async with wire.http.post(
        f"{base}/playground/faults", json={"route": SEND, "harm": "error", "status": 500}
    ) as reply:
        assert (await reply.json())["count"] == 1
    assert (await wire.say({"content": "x"})).status == 500
    async with wire.http.get(f"{base}/playground/faults") as reply:
        assert [fault["hits"] for fault in await reply.json()] == [1]
    async with wire.http.delete(f"{base}/playground/faults") as reply:
        assert reply.status == 204
    for wrong in ({"route": SEND, "harm": "flood"}, {"route": SEND, "harm": "error", "colour": "red"}):
        async with wire.http.post(f"{base}/playground/faults", json=wrong) as reply:
            assert reply.status == 400


async def test_another_process_disturbs_the_gateway_by_http(wire: Wire) -> None:
    bot = await wire.listen("bot")
    await bot.event("GUILD_CREATE")
    for body, message in (
        ({"action": "reconnect"}, {"op": 7, "d": None}),
        ({"action": "invalidate", "resumable": True}, {"op": 9, "d": True}),
    ):
        async with wire.http.post(f"{wire.playground.url}/playground/gateway", json=body) as reply:
            assert reply.status == 200
        assert await bot.next() == message
    async with wire.http.post(f"{wire.playground.url}/playground/gateway", json={"action": "explode"}) as reply:
        assert reply.status == 400


async def test_headers_tell_what_is_left_of_a_bucket(wire: Wire) -> None:
    first, second = await wire.say({"content": "x"}), await wire.say({"content": "x"})
    left = [int(reply.headers["X-RateLimit-Remaining"]) for reply in (first, second)]
    assert left[0] - left[1] == 1
    assert first.headers["X-RateLimit-Bucket"] == second.headers["X-RateLimit-Bucket"]


async def test_a_bucket_that_is_empty_refuses(wire: Wire) -> None:
    codes = {(await wire.ask("bot", "GET", "/users/@me")).status for _ in range(2000)}
    refusal = await wire.ask("bot", "GET", "/users/@me")
    assert (codes, refusal.status) == ({200}, 429)
    assert "Via" in refusal.headers


async def test_discord_py_waits_out_a_rate_limit_and_gives_up_on_a_bare_one(wire: Wire) -> None:
    bot = Client()
    async with online(bot, wire.playground):
        channel = bot.get_partial_messageable(wire.channel)
        limit = wire.playground.faults.add(SEND, "rate-limit", retry_after=0.05)
        await channel.send("x")
        assert limit.hits == 1
        wire.playground.faults.add(SEND, "bare-rate-limit")
        with pytest.raises(discord.HTTPException):
            await channel.send("y")
    assert [message["content"] for message in await wire.messages("alice")] == ["x"]


def changed(content: str) -> dict[str, str]:
    return {"content": content}


async def test_a_channel_takes_five_messages_and_five_changes_in_five_seconds(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with wired(tmp_path, limited=True, clock=lambda: now[0]) as wire:
        said = [await wire.say({"content": "x"}) for _ in range(6)]
        assert [reply.status for reply in said] == [200] * 5 + [429]
        assert said[0].headers["X-RateLimit-Limit"] == "5"
        refusal = said[-1].body
        assert (refusal["global"], refusal["retry_after"]) == (False, 5.0)
        address = f"/channels/{wire.channel}/messages/{said[0].body['id']}"
        codes = [(await wire.ask("bot", "PATCH", address, changed(str(n)))).status for n in range(6)]
        assert codes == [200] * 5 + [429], "changes are counted apart"
        now[0] += 5
        assert (await wire.say({"content": "x"})).status == 200


async def test_a_bot_asks_for_fifty_things_a_second_in_all(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with wired(tmp_path, limited=True, clock=lambda: now[0]) as wire:
        asked = [await wire.ask("bot", "GET", "/users/@me") for _ in range(51)]
        assert [reply.status for reply in asked] == [200] * 50 + [429]
        assert asked[-1].body["global"] is True
        assert asked[-1].headers["X-RateLimit-Scope"] == "global"
        assert (await wire.ask("alice", "GET", "/users/@me")).status == 200, "people are not counted"
        now[0] += 1
        assert (await wire.ask("bot", "GET", "/users/@me")).status == 200


async def test_a_bot_begins_one_session_in_five_seconds(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with wired(tmp_path, limited=True, clock=lambda: now[0]) as wire:
        gateway = wire.playground.world.gateway
        assert [gateway.may_identify(), gateway.may_identify()] == [True, False]
        now[0] += 5
        assert gateway.may_identify()


@pytest.mark.parametrize(
    "path",
    [
        *("/%00", "/index.html%00.png", "/" + "x" * 300, "/" + "/".join("x" * 4000)),
        *("/attachments/1/" + "9" * 5000 + "/x", "/attachments/1/%D9%A3/x", "/..%2f..%2fserver.py"),
    ],
    ids=["nul", "nul in a name", "long", "deep", "a number too long", "another digit", "outside"],
)
async def test_an_odd_path_is_not_found(wire: Wire, path: str) -> None:
    async with wire.http.get(URL(wire.playground.url + path, encoded=True)) as reply:
        assert reply.status in (400, 404)
