"""Pictures, drawn off the event loop, each distinct one once, and first those that the game waits for."""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from queue import PriorityQueue
from time import thread_time
from typing import Any, TypeVar

from bot import metrics
from bot.messages.i18n import Voice
from bot.messages.limits import ALT, clip
from bot.messages.message import Picture
from games.chronicle import Chronicle
from games.core import Move, Preview
from renderers import chronicle
from renderers.core import Game, uncharted

T = TypeVar("T")

BYTES = 32 * 1024 * 1024
"""How much is kept."""
TURN = 0.0005
"""Seconds for which a drawing thread may keep the interpreter from the event loop, a tenth of what Python allows."""

GRACE = 1.0
"""Seconds for which a patient picture lets others go first, at the most."""


class Threads:
    """Threads that work off the event loop, in order of arrival but for what is `patient`: that is done after all
    else."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="drawing")
        self._waiting: PriorityQueue[tuple[bool, int, Future[Any], Callable[[], Any]]] = PriorityQueue()
        self._arrivals = itertools.count()
        sys.setswitchinterval(TURN)

    async def do(self, work: Callable[[], T], *, patient: bool = False) -> T:
        done: Future[T] = Future()
        self._waiting.put((patient, next(self._arrivals), done, work))
        self._pool.submit(self._next)
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Begin nothing more; what is being done is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _next(self) -> None:
        _, _, done, work = self._waiting.get_nowait()
        if not done.set_running_or_notify_cancel():
            return
        begun = thread_time()
        try:
            done.set_result(work())
        except Exception as failure:  # raised where the work was asked for
            done.set_exception(failure)
        finally:
            metrics.DRAWN.inc(thread_time() - begun)


class Drawing:
    """Draws in `threads` threads and keeps the latest pictures by what they show."""

    def __init__(self, threads: int = 1, *, most: int = BYTES) -> None:
        self._threads = Threads(threads)
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._size = 0
        self._most = most
        self._underway: dict[Hashable, asyncio.Task[Picture]] = {}
        self._first = 0
        self._calm = asyncio.Event()
        self._calm.set()

    @contextmanager
    def first(self) -> Iterator[None]:
        """What is asked for or sent meanwhile should not share the machine with a patient picture."""
        self._first += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._first -= 1
            if not self._first:
                self._calm.set()

    async def picture(
        self,
        game: Game,
        view: Any,
        voice: Voice,
        *,
        path: Move = (),
        preview: Preview | None = None,
        since: tuple[Any, ...] = (),
        patient: bool = False,
    ) -> Picture:
        """What the view's owner may see, with alt text; changes are marked from the first of the views `since` on. A
        `patient` picture is drawn when no other one is asked for and nothing goes `first`."""
        work = partial(_drawn, game, view, voice, path, preview, since)
        return await self._once(game, (game.rules.name, view, voice, path, preview, since), work, patient=patient)

    async def figure(self, game: Game, name: str, voice: Voice, options: Any = None) -> Picture:
        """A picture of the player's rules; of a table's, where its `options` are given."""
        own = options if game.charts is not uncharted else None
        work = partial(_figure, game, name, voice, own)
        return await self._once(game, (game.rules.name, name, voice, own), work, patient=False)

    async def chronicle(self, game: Game, told: Chronicle, heading: str, view: Any, voice: Voice) -> Picture:
        """What a game that is over was; `view` is a spectator's, of its end."""
        work = partial(_told, game, told, heading, view, voice)
        return await self._once(game, (game.rules.name, told, heading, voice), work, patient=False)

    async def told(self, game: Game, view: Any, voice: Voice) -> str:
        """The position on one line."""
        return await self._threads.do(partial(game.renderer.alt, view, voice.plain))

    async def words(self, game: Game, view: Any, voice: Voice) -> str:
        """The complete position as text."""
        return await self._threads.do(partial(game.renderer.board, view, voice.plain))

    def close(self) -> None:
        """Draw nothing more."""
        self._threads.close()

    async def _once(self, game: Game, key: Hashable, work: Callable[[], Picture], *, patient: bool) -> Picture:
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if (task := self._underway.get(key)) is None:
            task = self._underway[key] = asyncio.create_task(self._draw(game.rules.name, key, work, patient=patient))
        return await asyncio.shield(task)

    async def _draw(self, game: str, key: Hashable, work: Callable[[], Picture], *, patient: bool) -> Picture:
        try:
            if patient:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._calm.wait(), GRACE)
            with metrics.DRAWING.labels(game).time():
                drawn = await self._threads.do(work, patient=patient)
            self._keep(key, drawn)
            return drawn
        finally:
            del self._underway[key]

    def _keep(self, key: Hashable, drawn: Picture) -> None:
        self._kept[key] = drawn
        self._size += len(drawn.png)
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped.png)


def _drawn(game: Game, view: Any, voice: Voice, path: Move, preview: Preview | None, since: tuple[Any, ...]) -> Picture:
    png = game.renderer.picture(view, voice.plain, path=path, preview=preview, since=since)
    return Picture("board.png", png, clip(game.renderer.alt(view, voice.plain), ALT))


def _figure(game: Game, name: str, voice: Voice, options: Any) -> Picture:
    charts = game.charts(options) if options is not None else {}
    figure = charts.get(name, game.figures[name])(voice.plain)
    return Picture(f"{name}.png", figure.png, clip(figure.alt, ALT))


def _told(game: Game, told: Chronicle, heading: str, view: Any, voice: Voice) -> Picture:
    assert game.annals is not None, game.rules.name
    png = chronicle.picture(told, heading, voice.plain, game.annals.paints(view))
    return Picture("chronicle.png", png, clip(chronicle.alt(told, heading, voice.plain), ALT))
