"""A connection to NATS that is there again as soon as it can be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import structlog
from nats.aio.client import Client
from nats.errors import Error
from pydantic import SecretStr

from bot.host.ending import end_within
from bot.settings import Settings

log = structlog.get_logger(__name__)

AGAIN = 2
"""Seconds between two attempts to connect."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where NATS is, and what it and the others there are shown."""

    servers: SecretStr
    """Addresses, separated by commas; each may hold a name and a password."""
    key: bytes
    """What the bot and its thinkers share."""
    credentials: Path | None = None
    """NATS's own file."""


def place(settings: Settings) -> Place:
    """Where the settings say that it is."""
    assert settings.nats is not None, "no NATS"
    return Place(settings.nats, settings.cluster_key, settings.nats_credentials)


async def keep(place: Place, serve: Callable[[Client], Awaitable[None]], lost: Callable[[], None]) -> None:
    """`serve` with a connection, for ever. One that breaks comes back by itself, and `lost` is told; `serve` begins
    anew where the server ended it for good, as when it takes a password no longer."""
    while True:
        try:
            await _once(place, serve, lost)
        except (Error, OSError, TimeoutError) as refused:
            log.warning("NATS cannot be reached", failure=repr(refused))
        await asyncio.sleep(AGAIN)


async def _once(place: Place, serve: Callable[[Client], Awaitable[None]], lost: Callable[[], None]) -> None:
    nats, ended, fails = Client(), asyncio.Event(), False

    async def told(failure: Exception) -> None:
        """Of all attempts in a row the first is told."""
        nonlocal fails
        (log.debug if fails else log.warning)("NATS fails", failure=repr(failure))
        fails = True

    async def disconnected() -> None:
        if not nats.is_closed:
            log.warning("NATS is lost")
        lost()

    async def reconnected() -> None:
        nonlocal fails
        fails = False
        log.warning("NATS is back")

    async def closed() -> None:
        ended.set()

    serving = ending = None
    try:
        await nats.connect(
            place.servers.get_secret_value().split(","),
            error_cb=told,
            disconnected_cb=disconnected,
            reconnected_cb=reconnected,
            closed_cb=closed,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN,
            user_credentials=place.credentials and str(place.credentials),
        )
        log.info("NATS is there")
        serving, ending = asyncio.ensure_future(serve(nats)), asyncio.ensure_future(ended.wait())
        await asyncio.wait({serving, ending}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
    finally:
        await end_within(0, *(task for task in (serving, ending) if task is not None))
        await nats.close()
