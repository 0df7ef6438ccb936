"""The connection ends when it is told to, whatever Discord does."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.adapter.client import Parlour


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
