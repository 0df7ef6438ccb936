"""The engine whose jobs are thought about on other machines, as many at once as thinkers take; at home where nobody
takes one, or the answer does not come."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from bot import metrics
from bot.host.cluster import sealed
from bot.host.cluster.link import Place, keep
from bot.host.cluster.sealed import LARGEST, Broken, Way
from bot.host.ending import end_within
from bot.host.workers.engine import Engine, Job, Question
from bot.host.workers.line import Ticket
from games.core import Advice, Move, Rules
from games.packing import packed
from renderers.core import Game

log = structlog.get_logger(__name__)

START = 0.5
"""Seconds within which a thinker must say that it begins."""
OVERTIME = 1.0
"""Seconds beyond its time after which an answer counts as lost."""
NOBODY = "503"
"""What the server says where nobody is free."""
BEGUN = "begun"
"""What a thinker says when it begins."""
HOPE = 0.5
"""Seconds after which somebody may be free again where nobody was."""


def _future() -> asyncio.Future[object]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class _Asked:
    """A job that was sent, and what came of it: whether a thinker began, and what it answered."""

    about: str
    begun: asyncio.Future[object] = field(default_factory=_future)
    answer: asyncio.Future[object] = field(default_factory=_future)

    def end(self) -> None:
        """Nothing comes any more."""
        for each in (self.begun, self.answer):
            if not each.done():
                each.set_result(None)


class Cluster:
    """Thinkers elsewhere, and at home those who think where they do not."""

    def __init__(self, home: Engine, games: Mapping[str, Game], place: Place) -> None:
        self._home = home
        self._games = games
        self._place = place
        self._nats: Client | None = None
        self._inbox = ""
        self._asked: dict[str, _Asked] = {}
        self._at_home, self._away, self._known = 0, 0, 1
        """How many jobs are thought about at home and elsewhere; how many may be elsewhere, as far as is known."""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(keep(self._place, self._serve, self._lose), name="NATS")

    async def close(self) -> None:
        if self._task is not None:
            await end_within(0, self._task)
        await self._home.close()

    @property
    def connected(self) -> bool:
        return self._nats is not None and self._nats.is_connected

    @property
    def width(self) -> int:
        return self._home.width + (self._known if self.connected else 0)

    async def move(self, job: Job, ticket: Ticket) -> Move:
        """:raises EngineFailed: the player failed again and again, at home."""
        failed = False
        while True:
            if not failed and self.connected and self._away < self._known:
                failed, move = await self._elsewhere(job, ticket)
                if move is not None:
                    return move
            elif self._at_home < self._home.width:
                return await self._think(job, ticket)
            else:
                await self._changed.wait()

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        """What a person asks is thought about at home."""
        return await self._home.advise(person, question)

    async def _think(self, job: Job, ticket: Ticket) -> Move:
        self._at_home += 1
        try:
            return await self._home.move(job, ticket)
        finally:
            self._at_home -= 1
            self._change()

    def _change(self) -> None:
        """Somebody may be free: whoever waits for that looks again."""
        self._changed.set()
        self._changed = asyncio.Event()

    # Elsewhere

    async def _elsewhere(self, job: Job, ticket: Ticket) -> tuple[bool, Move | None]:
        """Whether it was tried, not only offered; and the move, if there is one in time that is legal. To offer what is
        too large is of no use."""
        nonce, seconds = sealed.nonce(), ticket.share(self.width)
        asked, body = _Asked(self._about(job)), packed(replace(job, seconds=seconds))
        message = sealed.sealed(self._place.key, Way.JOB, asked.about, nonce, body, time.time())
        if len(message) > LARGEST:
            return True, None
        self._asked[nonce.hex()] = asked
        self._away += 1
        try:
            if not await self._is_begun(asked, message, f"{self._inbox}.{nonce.hex()}"):
                metrics.ELSEWHERE.labels("not begun").inc()
                return False, None
            self._known = max(self._known, self._away + 1)
            with ticket.thinking(seconds), metrics.THINKING.labels(job.game, job.level).time():
                return True, await self._answer(asked, job, seconds)
        finally:
            del self._asked[nonce.hex()]
            self._away -= 1
            self._change()

    async def _answer(self, asked: _Asked, job: Job, seconds: float) -> Move | None:
        try:
            async with asyncio.timeout(seconds + OVERTIME):
                answer = await asked.answer
        except TimeoutError:
            metrics.ELSEWHERE.labels("lost").inc()
            return None
        move = _move(self._games[job.game].rules, job, answer)
        metrics.ELSEWHERE.labels("failed" if move is None else "answered").inc()
        return move

    def _about(self, job: Job) -> str:
        return sealed.subject(job.game, self._games[job.game].rules.version)

    async def _is_begun(self, asked: _Asked, message: bytes, reply: str) -> bool:
        """Whether somebody takes it at once. Where nobody does, nobody more is free for a while."""
        assert self._nats is not None
        try:
            async with asyncio.timeout(START):
                await self._nats.publish(asked.about, message, reply)
                if await asked.begun:
                    return True
        except (Error, OSError, TimeoutError) as failure:
            log.info("nobody began to think elsewhere", failure=repr(failure))
        self._known = self._away - 1
        asyncio.get_running_loop().call_later(HOPE, self._hope)
        return False

    def _hope(self) -> None:
        self._known = max(self._known, self._away + 1)
        self._change()

    # What comes back

    async def _serve(self, nats: Client) -> None:
        self._inbox = nats.new_inbox()
        await nats.subscribe(f"{self._inbox}.*", cb=self._take)
        self._nats, self._known = nats, max(1, self._known)
        try:
            await asyncio.Event().wait()
        finally:
            self._nats = None
            self._lose()

    def _lose(self) -> None:
        for asked in self._asked.values():
            asked.end()

    async def _take(self, message: Msg) -> None:
        """One more of what comes for a job. What is not sealed for it changes nothing."""
        job = message.subject.rpartition(".")[2]
        asked = self._asked.get(job)
        if asked is None:
            return
        if message.headers is not None and message.headers.get("Status") == NOBODY:
            if not asked.begun.done():  # anybody may write this; who has begun goes on
                asked.end()
            return
        try:
            nonce, _, body = sealed.opened(self._place.key, Way.ANSWER, asked.about, message.data)
            if nonce.hex() != job:
                raise Broken("of another job")
        except Broken as broken:
            log.warning("answer refused", reason=str(broken))
            return
        _note(asked, json.loads(body))


def _note(asked: _Asked, said: object) -> None:
    """A thinker says that it begins, or what it found: the first of each counts."""
    if not asked.begun.done():
        asked.begun.set_result(said == BEGUN)
    if said != BEGUN and not asked.answer.done():
        asked.answer.set_result(said)


def _move(rules: Rules[Any, Any, Any], job: Job, answer: object) -> Move | None:
    """What was answered, if it is a move that may be made."""
    if not isinstance(answer, list) or not all(isinstance(token, str) for token in answer):
        log.warning("no move came from elsewhere", game=job.game, answer=repr(answer)[:500])
        return None
    for length, token in enumerate(answer):
        choice = rules.choice(job.view, tuple(answer[:length]))
        if choice is None or token not in (*choice.tokens, *choice.open):
            return None
    return tuple(answer) if rules.choice(job.view, tuple(answer)) is None else None
