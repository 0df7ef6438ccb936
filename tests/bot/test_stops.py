"""The program ends when it is told to, whatever Discord's gateway does: the process itself, against a Discord that
answers its HTTP and spoils the connection; and whatever it is doing, against a playground. With `PARLOUR_LONG` some 300
stops are timed."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType, web

from bot.__main__ import CUT_OFF
from bot.messages.custom_id import Action
from bot.playground import Playground
from bot.playground.faults import Fault, Harm
from bot.settings import variables
from tests.support.counts import LONG, count
from tests.support.people import Human, begin, board, control, human, next_board, offers

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
NEVER = web.AppKey("never", asyncio.Event)
"""What whoever is not answered waits for."""
Gateway = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def _frozen(request: web.Request) -> web.StreamResponse:
    """It takes the connection and says nothing."""
    await request.app[NEVER].wait()
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
    await request.app[NEVER].wait()
    return socket


async def _dropping(request: web.Request) -> web.StreamResponse:
    """It says hello, and breaks the connection when somebody has said who they are."""
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

OFTEN = ("frozen",)
"""Those that are tried every time."""
MUTE = {"login": "/users/@me", "commands": "/applications/500/commands", "address": "/gateway/bot"}
"""What Discord never answers, by the step of a start that waits for it."""


class Discord:
    """Answers what a start asks for, but never what is asked at `mute`. `seen` counts connections to the gateway, and
    those requests."""

    def __init__(self, gateway: Gateway, mute: str = "") -> None:
        self._gateway = gateway
        self._mute = mute
        self._coming = asyncio.Condition()
        self.seen = 0
        self.address = ""

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if path == self._mute:
            await self._note()
            return await _frozen(request)
        if path.startswith("/gateway/") and path != "/gateway/bot":
            await self._note()
            try:
                return await self._gateway(request)
            except ConnectionResetError:  # whoever came is gone: it was told to stop
                return web.Response(status=400)
        answers = {"/users/@me": USER, "/oauth2/applications/@me": APPLICATION}
        if path.startswith("/gateway"):
            url = f"ws://{self.address}/gateway/"
            return _json({"url": url, "shards": 1, "session_start_limit": LIMIT})
        if path.endswith("/commands"):
            return _json([])
        return _json(answers.get(path, {}), 200 if path in answers else 404)

    async def _note(self) -> None:
        async with self._coming:
            self.seen += 1
            self._coming.notify_all()

    async def reached(self, times: int) -> None:
        """Until the gateway was asked for so often."""
        async with self._coming:
            await self._coming.wait_for(lambda: self.seen >= times)


def _json(told: object, status: int = 200) -> web.Response:
    """As discord.py wants it: without a charset."""
    return web.Response(body=json.dumps(told).encode(), status=status, headers={"content-type": "application/json"})


@asynccontextmanager
async def discord(gateway: Gateway, mute: str = "") -> AsyncIterator[Discord]:
    here = Discord(gateway, mute)
    app = web.Application()
    app[NEVER] = asyncio.Event()
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


class Program:
    """A process that runs, and is told to stop once."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def online(self) -> None:
        """Until it says that it is."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert await self._process.stdout.readline(), "it did not start"

    async def stopped(self) -> float:
        """Tell it to stop; how many seconds that takes. It ends well, and not by force."""
        begun = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            _, told = await self._process.communicate()
        took, errors = time.monotonic() - begun, told.decode()
        assert self._process.returncode == 0, errors
        assert "Traceback" not in errors.splitlines()[-1:], errors
        assert not LONG or CUT_OFF.decode() not in errors, errors
        return took


@asynccontextmanager
async def program(folder: Path, token: str, api: str, **more: str) -> AsyncIterator[Program]:
    clean = {name: value for name, value in os.environ.items() if name not in {each.name for each in variables()}}
    mine = {"PARLOUR_DATA": str(folder), "DISCORD_TOKEN": token, "PARLOUR_API": api}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env=clean | mine | more,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Program(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def stopped(folder: Path, here: Discord, times: int, later: float) -> float:
    """How long a process takes to end that is told so these seconds after it asked so often."""
    async with program(folder, "a.b.c", f"http://{here.address}/api/v10") as running:
        async with asyncio.timeout(PATIENCE):
            await here.reached(here.seen + times)
        if later:
            await asyncio.sleep(later)
        return await running.stopped()


def judged(name: str, took: Sequence[float]) -> None:
    """Says how long the stops took; with `PARLOUR_LONG` none may take too long."""
    middle, most = sorted(took)[len(took) // 2], max(took)
    report = f"{name}: median {middle:.2f} s, most {most:.2f} s of {len(took)} stops"
    logging.getLogger(__name__).warning(report)
    assert not LONG or most <= TIMELY, report


@pytest.mark.parametrize("name", GATEWAYS if LONG else OFTEN)
async def test_a_stop_ends_the_program_whatever_the_gateway_does(tmp_path: Path, name: str) -> None:
    chance, took = random.Random(name), list[float]()
    async with discord(GATEWAYS[name]) as here:
        for number in range(STOPS):
            times = chance.choice((1, 1, 2)) if LONG and name not in ("frozen", "silent") else 1
            later = 3 * chance.random() if LONG else 0.0
            took.append(await stopped(tmp_path / str(number), here, times, later))
    judged(name, took)


@pytest.mark.skipif(not LONG, reason="in the room's own tests a stop is heard at every step")
@pytest.mark.parametrize("step", MUTE)
async def test_a_stop_ends_the_program_at_every_step_of_a_start(tmp_path: Path, step: str) -> None:
    took = list[float]()
    async with discord(_frozen, MUTE[step]) as here:
        for number in range(STOPS // 4):
            took.append(await stopped(tmp_path / str(number), here, 1, 0))
    judged(step, took)


DOING = ("sending", "answering", "writing", "thinking", "filming")
"""What the program may be in the middle of: a board or an answer that Discord does not take, a move that cannot be
written since another program holds the store, computers that play on and on, an animation."""


@pytest.mark.parametrize("doing", [*((each,) for each in DOING), DOING] if LONG else [DOING], ids="-".join)
async def test_a_stop_ends_the_program_whatever_it_is_doing(tmp_path: Path, doing: tuple[str, ...]) -> None:
    took = list[float]()
    for number in range(max(1, STOPS // 8)):
        took.append(await stopped_midway(tmp_path / str(number), doing))
    judged(", ".join(doing), took)


async def stopped_midway(folder: Path, doing: Sequence[str]) -> float:
    """How long a process takes to end in the middle of all that."""
    playground = Playground(folder / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            program(folder, playground.bot_token, playground.api) as running,
            asked() as ask,
            AsyncExitStack() as held,
        ):
            await running.online()
            shown = await begin(alice, bob, hp=200, columns=8, rows=8)
            for mover in (alice, bob) * 3:
                await mover.command("move", text="auto")
                shown = await next_board(alice, shown, bob if mover is alice else alice)
            if "thinking" in doing:
                await _let_computers_play(alice, playground.channel_ids)
            if "sending" in doing:
                fault = playground.faults.add("POST /channels/*/messages", Harm.SLOW, count=99, delay=PATIENCE)
                ask(alice.command("move", text="auto"))
                await _struck(fault)
                alice, bob = bob, alice
            if "answering" in doing:
                fault = playground.faults.add("POST /interactions/*", Harm.SLOW, count=99, delay=PATIENCE)
                ask(alice.command("view"))
                await _struck(fault)
            if "filming" in doing:
                ask(alice.command("replay", **{"as": "animation"}))
            if "writing" in doing:
                held.enter_context(_held(folder / "parlour.sqlite3"))
                ask(alice.command("move", text="auto"))
            return await running.stopped()
    finally:
        await playground.stop()


@asynccontextmanager
async def asked() -> AsyncIterator[Callable[[Coroutine[Any, Any, Any]], None]]:
    """Takes what is asked and may never be answered."""
    asking = list[asyncio.Task[Any]]()
    try:
        yield lambda wish: asking.append(asyncio.create_task(wish))
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def _let_computers_play(person: Human, channels: Sequence[int]) -> None:
    person.channel = channels[1]
    await person.command("play", "cacao", seats=4, computers=3, level="expert", order="first")
    lobby = await person.seen(lambda message: offers(message, Action.START))
    await person.press(lobby, control(lobby, Action.START))
    await person.seen(board)
    await person.command("replace", seat="0", level="expert")
    person.channel = channels[0]


async def _struck(fault: Fault) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fault.hits:  # noqa: ASYNC110  # a fault sets no event
            await asyncio.sleep(0.01)


@contextmanager
def _held(store: Path) -> Iterator[None]:
    """Another program writes, and does not end."""
    with closing(sqlite3.connect(store, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
