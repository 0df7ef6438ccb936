"""The connection ends when it is told to, whatever Discord does."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.adapter.client import Parlour, _log_in


async def for_ever(*_: object, **__: object) -> None:
    await asyncio.Event().wait()


async def at_once(*_: object, **__: object) -> None:
    return None


@pytest.mark.parametrize(
    ("connect", "close", "ended"),
    [
        (at_once, at_once, []),
        (for_ever, at_once, ["gateway"]),
        (at_once, for_ever, ["close"]),
        (for_ever, for_ever, ["close", "gateway"]),
    ],
    ids=["all is well", "connecting for ever", "a close that hangs", "both"],
)
async def test_leaving_ends_whatever_the_gateway_does(
    monkeypatch: pytest.MonkeyPatch, connect: object, close: object, ended: list[str]
) -> None:
    monkeypatch.setattr("bot.adapter.client.LEAVING", 0.05)
    client = Parlour()
    monkeypatch.setattr(client, "connect", connect)
    monkeypatch.setattr(client, "close", close)
    listening = client.listen()
    await asyncio.sleep(0)
    with capture_logs() as logs:
        await client.leave()
    assert listening.done()
    assert [entry["task"] for entry in logs] == ended


async def test_an_answer_that_discord_never_takes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to be, for the five minutes after which the library gives up."""
    monkeypatch.setattr("bot.adapter.client.FINISHING", 0.05)
    client = Parlour()
    answering = client._answering[1] = asyncio.create_task(for_ever())
    answering.add_done_callback(lambda _: client._answering.pop(1))
    await client.finish()
    assert answering.cancelled()


@pytest.mark.parametrize(("login", "entered"), [(at_once, True), (for_ever, False)])
async def test_a_stop_does_not_wait_for_a_login(login: object, entered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    client, stop = Parlour(), asyncio.Event()
    monkeypatch.setattr(client, "login", login)
    stopping = asyncio.create_task(stop.wait())
    if not entered:
        stop.set()
    assert await _log_in(client, "a token", stopping) is entered
    stopping.cancel()
