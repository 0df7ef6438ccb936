"""Every request to Discord, counted and timed as it leaves and comes back."""

from __future__ import annotations

import asyncio
from time import monotonic
from types import SimpleNamespace

import aiohttp

from bot import metrics

TOO_MANY = 429


def trace() -> aiohttp.TraceConfig:
    """What discord.py hands to its HTTP client."""
    config = aiohttp.TraceConfig()
    config.on_request_start.append(_start)
    config.on_request_end.append(_end)
    config.on_request_exception.append(_break_off)
    return config


async def _start(_: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
    context.begun = monotonic()


async def _end(_: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
    status = ended.response.status
    metrics.DISCORD.labels(ended.method, str(status)).observe(monotonic() - context.begun)
    if status == TOO_MANY:
        metrics.WAITS.inc(_seconds(ended.response.headers.get("Retry-After", "")))


async def _break_off(
    _: aiohttp.ClientSession, context: SimpleNamespace, broken: aiohttp.TraceRequestExceptionParams
) -> None:
    if not isinstance(broken.exception, asyncio.CancelledError):
        metrics.DISCORD.labels(broken.method, "0").observe(monotonic() - context.begun)


def _seconds(header: str) -> float:
    """Whatever stands in front of Discord may send a date, or nothing."""
    return float(header) if header.replace(".", "", 1).isdecimal() else 0.0
