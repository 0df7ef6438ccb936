"""The connection ends when it is told to, whatever Discord does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from unittest.mock import create_autospec

import discord
import pytest
from structlog.testing import capture_logs

from bot.adapter import service
from bot.adapter.client import Parlour
from bot.adapter.responses import Delivery, Excuses
from bot.handlers.context import Context
from bot.host.clock import SystemTime
from bot.host.host import Host
from bot.host.storage.store import StoreUnwritable
from bot.messages.message import Message, Words
from bot.messages.outbox.publish import Publisher
from bot.messages.requests import Response

NOTHING = Message((Words("-"),))


async def for_ever(*_: object, **__: object) -> None:
    await asyncio.Event().wait()


async def at_once(*_: object, **__: object) -> None:
    return None


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.adapter.client.LEAVING", 0.05)
    monkeypatch.setattr("bot.adapter.client.FINISHING", 0.05)


@pytest.mark.parametrize("connect", [at_once, for_ever], ids=["connected", "connecting for ever"])
@pytest.mark.parametrize(("close", "cut"), [(at_once, False), (for_ever, True)], ids=["polite", "a close that hangs"])
async def test_leaving_ends_whatever_the_gateway_does(
    monkeypatch: pytest.MonkeyPatch, connect: object, close: object, cut: bool
) -> None:
    client, closed = Parlour(), list[bool]()

    async def note() -> None:
        closed.append(True)

    monkeypatch.setattr(client, "connect", connect)
    monkeypatch.setattr(client, "close", close)
    monkeypatch.setattr(client.http, "close", note)
    listening = client.listen()
    await asyncio.sleep(0)
    with capture_logs() as logs:
        await client.leave()
    assert listening.done()
    assert bool(closed) is bool(logs) is cut, "the connections that a cut leaves open are closed"


async def test_what_connects_is_ended_before_the_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the library would go on connecting for ever where that fails in the moment of the close."""
    client, done = Parlour(), list[bool]()

    async def close() -> None:
        done.append(listening.done())

    monkeypatch.setattr(client, "connect", for_ever)
    monkeypatch.setattr(client, "close", close)
    listening = client.listen()
    await asyncio.sleep(0)
    await client.leave()
    assert done == [True]


async def test_an_answer_that_discord_never_takes_is_not_waited_for() -> None:
    """It used to be, for the five minutes after which the library gives up."""
    client = Parlour()
    answering = client._answering[1] = asyncio.create_task(for_ever())
    answering.add_done_callback(lambda _: client._answering.pop(1))
    await client.finish()
    assert answering.cancelled()


async def test_nor_is_work_for_which_discord_is_asked_in_vain() -> None:
    """A thread that is to be opened, a look whether a board still stands: the answer waits for them, and the stop
    waited for the answer."""
    client, working, ended = Parlour(), asyncio.Event(), list[bool]()

    async def work() -> Response:
        try:
            working.set()
            await asyncio.Event().wait()
        finally:
            ended.append(True)
        raise AssertionError

    interaction = create_autospec(discord.Interaction, instance=True, type=discord.InteractionType.application_command)
    interaction.message = None
    delivery = Delivery(strict=True, patience=60)
    carried = delivery.carry(interaction, work(), lambda: Excuses(NOTHING, Words("-")))
    answering = client._answering[1] = asyncio.create_task(carried)
    await working.wait()
    await client.finish()
    assert answering.cancelled()
    assert ended


Step = Callable[..., Coroutine[object, object, None]]


@pytest.mark.parametrize("hanging", ["login", "start", "take up", "starts", "listen"])
async def test_a_stop_is_heard_at_every_step_of_a_start(hanging: str, monkeypatch: pytest.MonkeyPatch) -> None:
    client, stop, reached = Parlour(), asyncio.Event(), asyncio.Event()
    host, publisher = create_autospec(Host, instance=True), create_autospec(Publisher, instance=True)
    client.context = create_autospec(Context, instance=True, host=host, publisher=publisher)

    async def hang(*_: object, **__: object) -> None:
        reached.set()
        await asyncio.Event().wait()

    def step(name: str) -> Step:
        return hang if name == hanging else at_once

    monkeypatch.setattr(client, "login", step("login"))
    monkeypatch.setattr(service, "wait_for_starts", step("starts"))
    monkeypatch.setattr(client, "connect", step("listen"))
    host.start, publisher.take_up = step("start"), step("take up")
    serving = asyncio.create_task(service.serve(client, "a token", stop, None))
    await reached.wait()
    stop.set()
    await serving
    await client.leave()


async def test_a_start_waits_until_the_store_takes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to end with a traceback where another program held the store in that moment."""
    client, stop, host = Parlour(), asyncio.Event(), create_autospec(Host, instance=True)
    client.context = create_autospec(Context, instance=True, host=host)
    client.context.publisher.take_up = at_once  # type: ignore[method-assign]
    host.start.side_effect = [StoreUnwritable("locked"), StoreUnwritable("locked"), None]
    monkeypatch.setattr("bot.adapter.service.SystemTime", lambda: create_autospec(SystemTime, instance=True))
    monkeypatch.setattr(service, "wait_for_starts", at_once)
    monkeypatch.setattr(client, "login", at_once)
    monkeypatch.setattr(client, "connect", at_once)
    await service.serve(client, "a token", stop, None)
    assert host.start.await_count == 3
