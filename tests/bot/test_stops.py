"""The program ends when it is told to, whatever Discord's gateway does: the process itself, against a Discord that
answers its HTTP and spoils the connection. With `PARLOUR_LONG` two hundred stops are timed."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import WSMsgType, web

from bot.settings import variables
from tests.support.counts import LONG, count

PATIENCE = 120.0
"""Seconds that a process may take on the slowest machine."""
TIMELY = 10.0
"""Seconds that a stop may take, on a machine with nothing else to do."""
STOPS = count(1, full=40)
"""Stops for each thing that the gateway may do."""
USER = {"id": "500", "username": "parlour", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {"id": "500", "name": "parlour", "icon": None, "description": "", "bot_public": True, "verify_key": ""}
APPLICATION |= {"bot_require_code_grant": False, "flags": 0, "owner": USER, "summary": "", "rpc_origins": None}
LIMIT = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
Gateway = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def _frozen(request: web.Request) -> web.StreamResponse:
    """It takes the connection and says nothing."""
    await asyncio.Event().wait()
    raise AssertionError


async def _refusing(request: web.Request) -> web.StreamResponse:
    return web.Response(status=503)


async def _closing(request: web.Request) -> web.StreamResponse:
    """It closes in the handshake."""
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.close()
    return socket


async def _silent(request: web.Request) -> web.StreamResponse:
    """It never says hello, nor that it closes."""
    socket = web.WebSocketResponse(autoclose=False, autoping=False)
    await socket.prepare(request)
    await asyncio.Event().wait()
    return socket


async def _dropping(request: web.Request) -> web.StreamResponse:
    """It says hello, and breaks the connection when somebody has said who he is."""
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
    async for message in socket:
        if message.type is WSMsgType.BINARY or message.type is WSMsgType.TEXT:
            assert request.transport is not None
            request.transport.abort()
            break
    return socket


GATEWAYS: Mapping[str, Gateway] = {
    "frozen": _frozen,
    "refusing": _refusing,
    "closing": _closing,
    "silent": _silent,
    "dropping": _dropping,
}


OFTEN = ("frozen", "refusing", "closing")
"""Those that are tried every time."""


class Discord:
    """Answers what a start asks for. `seen` counts connections to the gateway."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._coming = asyncio.Condition()
        self.seen = 0
        self.address = ""

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if path.startswith("/gateway/") and path != "/gateway/bot":
            async with self._coming:
                self.seen += 1
                self._coming.notify_all()
            return await self._gateway(request)
        answers = {"/users/@me": USER, "/oauth2/applications/@me": APPLICATION}
        if path.startswith("/gateway"):
            url = f"ws://{self.address}/gateway/"
            return _json({"url": url, "shards": 1, "session_start_limit": LIMIT})
        if path.endswith("/commands"):
            return _json([])
        return _json(answers.get(path, {}), 200 if path in answers else 404)

    async def reached(self, times: int) -> None:
        """Until the gateway was asked for so often."""
        async with self._coming:
            await self._coming.wait_for(lambda: self.seen >= times)


def _json(told: object, status: int = 200) -> web.Response:
    """As discord.py wants it: without a charset."""
    return web.Response(body=json.dumps(told).encode(), status=status, headers={"content-type": "application/json"})


@asynccontextmanager
async def discord(gateway: Gateway) -> AsyncIterator[Discord]:
    here = Discord(gateway)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", here.serve)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    here.address = f"{host}:{port}"
    try:
        yield here
    finally:
        await runner.cleanup()


async def stopped(folder: Path, here: Discord, times: int, later: float) -> tuple[float, int, str]:
    """A process that is told to stop so many seconds after it asked for the gateway so often: how long that took, its
    exit status and what it had to say."""
    clean = {name: value for name, value in os.environ.items() if name not in {each.name for each in variables()}}
    mine = {"PARLOUR_DATA": str(folder), "PARLOUR_TOKEN": "a.b.c", "PARLOUR_API": f"http://{here.address}/api/v10"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env=clean | mine,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            before = here.seen
            await here.reached(before + times)
            if later:
                await asyncio.sleep(later)
            begun = time.monotonic()
            process.send_signal(signal.SIGTERM)
            _, errors = await process.communicate()
        return time.monotonic() - begun, process.returncode or 0, errors.decode()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@pytest.mark.parametrize("name", GATEWAYS if LONG else OFTEN)
async def test_a_stop_ends_the_program_whatever_the_gateway_does(tmp_path: Path, name: str) -> None:
    chance, took = random.Random(name), list[float]()
    async with discord(GATEWAYS[name]) as here:
        for number in range(STOPS):
            times = chance.choice((1, 1, 2)) if LONG and name not in ("frozen", "silent") else 1
            later = 3 * chance.random() if LONG else 0.0
            seconds, status, errors = await stopped(tmp_path / str(number), here, times, later)
            took.append(seconds)
            assert status == 0, errors
            assert "Traceback" not in errors.splitlines()[-1:], errors
    took.sort()
    report = f"{name}: median {took[len(took) // 2]:.2f} s, most {took[-1]:.2f} s of {len(took)} stops"
    logging.getLogger(__name__).warning(report)
    assert not LONG or took[-1] <= TIMELY, report
