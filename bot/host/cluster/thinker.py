"""Thinks for a bot that runs elsewhere: `parlour think`."""

from __future__ import annotations

import asyncio
import json
import pickle
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from bot.host.cluster import sealed
from bot.host.cluster.cluster import BEGUN
from bot.host.cluster.link import Place, keep
from bot.host.cluster.sealed import Broken, Seen, Way
from bot.host.workers.engine import EngineProcess, Job
from games.core import Move
from renderers.core import Game

log = structlog.get_logger(__name__)

QUEUE = "thinkers"
AGAIN = 2.0
"""Seconds until it is tried again where a process could not be started, or NATS not be asked."""


Say = Callable[[], Awaitable[None]]


class Player(Protocol):
    """Who thinks about one job after another."""

    async def start(self) -> None: ...

    async def move(self, job: Job) -> Move: ...

    async def close(self) -> None: ...


def thinker(place: Place, games: Mapping[str, Game], processes: int) -> Thinker:
    """One that thinks in so many processes."""
    return Thinker(place, games, [EngineProcess() for _ in range(processes)])


class Thinker:
    """As many jobs at once as there are players. Each asks for one only when it is free and ready: NATS gives a job to
    anybody who listens, and does not know who is busy."""

    def __init__(self, place: Place, games: Mapping[str, Game], players: Sequence[Player]) -> None:
        self._place = place
        self._subjects = {sealed.subject(name, game.rules.version) for name, game in games.items()}
        self._any = sealed.subject("*", "*")
        self._players = players
        self._seen = Seen()

    async def run(self) -> None:
        """Think, for ever."""
        try:
            await keep(self._place, self._serve, lambda: None)
        finally:
            await asyncio.gather(*(player.close() for player in self._players))

    async def _serve(self, nats: Client) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self._players:
                group.create_task(self._work(nats, player))

    async def _work(self, nats: Client, player: Player) -> None:
        answer: Say = _nothing
        while True:
            try:
                await player.start()
                coming = await _listen(nats, self._any)
                await answer()  # now: whoever reads it finds this one free again
                answer = _nothing
                answer = await self._think(nats, player, await coming)
            except (Error, OSError, EOFError, TimeoutError) as failure:
                log.warning("no job can be taken", failure=repr(failure))
                await asyncio.sleep(AGAIN)

    async def _think(self, nats: Client, player: Player, message: Msg) -> Say:
        """Open a job and say that it begins. What says what came of it."""
        try:
            nonce, job = self._opened(message)
        except Broken as broken:
            log.warning("job refused", reason=str(broken))
            return _nothing
        say = partial(self._say, nats, message, nonce)
        if message.subject not in self._subjects:  # a game, or rules of one, that is not installed here
            return partial(say, None)
        await say(BEGUN)
        return partial(say, await _found(player, job))

    async def _say(self, nats: Client, message: Msg, nonce: bytes, said: object) -> None:
        body, key, about = json.dumps(said).encode(), self._place.key, message.subject
        await nats.publish(message.reply, sealed.sealed(key, Way.ANSWER, about, nonce, body, time.time()))

    def _opened(self, message: Msg) -> tuple[bytes, bytes]:
        """:raises Broken: it is nothing to be opened."""
        nonce, written, job = sealed.opened(self._place.key, Way.JOB, message.subject, message.data)
        self._seen.take(nonce, written, time.time())
        return nonce, job


async def _found(player: Player, job: bytes) -> Move | None:
    """The move; None where there is none, for whatever reason: the bot thinks about it at home then."""
    try:
        return await player.move(pickle.loads(job))
    except Exception:  # also what another program, of the same version, took for a job
        log.exception("thought in vain")
        return None


async def _listen(nats: Client, subject: str) -> asyncio.Future[Msg]:
    """The next job for any thinker, to come. NATS gives this one no other: while it works, no second job reaches it."""
    coming: asyncio.Future[Msg] = asyncio.get_running_loop().create_future()
    listening = await nats.subscribe(subject, queue=QUEUE, future=coming, max_msgs=1)
    await listening.unsubscribe(limit=1)
    return coming


async def _nothing() -> None:
    """Says nothing."""
