"""Pictures, drawn off the event loop, each distinct one once, and first those that somebody waits for in private."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import structlog

from bot import metrics
from bot.messages.drawers import Drawer, Queue, ThreadDrawer, Undrawn
from bot.messages.drawing_jobs import Board, DrawingJob, Drawn, Figure, History, InWords, Portrait, Standing, draw, pack
from bot.messages.i18n import Voice
from bot.messages.limits import ALT, clip
from bot.messages.message import Picture, Words
from games.chronicle import Chronicle
from games.core import Move, Preview, Threat
from games.replacing import replace
from renderers import ranking
from renderers.core import Game, uncharted

log = structlog.get_logger(__name__)

BYTES = 32 * 1024 * 1024
"""How much is kept."""

TURN = 0.0005
"""Seconds for which a thread of ours may keep the interpreter from the event loop, a tenth of what Python allows."""

ANSWER, BOARD, PAGE = 0.0, 0.5, 1.0
"""Seconds for which a private answer, a table's board and a page of the viewer let others go first."""


class Drawing:
    """Has `drawers` draw, and keeps the latest pictures by all that they show."""

    def __init__(self, drawers: Sequence[Drawer] | None = None, *, most: int = BYTES) -> None:
        self._drawers = (ThreadDrawer(),) if drawers is None else drawers
        self._queue = Queue(self._drawers)
        sys.setswitchinterval(TURN)
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._size = 0
        self._most = most
        self._underway: dict[bytes, asyncio.Task[Drawn]] = {}

    def start(self) -> None:
        """Get ready to draw."""
        for drawer in self._drawers:
            drawer.start()

    async def picture(
        self,
        game: Game,
        view: Any,
        voice: Voice,
        *,
        path: Move = (),
        preview: Preview | None = None,
        since: tuple[Any, ...] = (),
        threats: tuple[Threat, ...] = (),
        new: bool = False,
        aided: bool = True,
        yields: float = ANSWER,
    ) -> Picture | Words:
        """What the view's owner may see, with alt text; changes are marked from the first of the views `since` on, and
        `threats` for them alone; whoever is `new` to the game is told what it is about, and who is not `aided` is not
        shown what choices would bring. Where it cannot be drawn, the alt text alone."""
        try:
            return await self._picture(game, voice, Board(view, path, preview, since, threats, new, aided), yields)
        except Exception:  # the game goes on, and its players can read
            log.exception("board not drawn", game=game.rules.name)
            return Words(clip(await self.told(game, view, voice), ALT))

    async def figure(self, game: Game, name: str, voice: Voice, options: Any = None) -> Picture:
        """A picture of the player's rules; of a table's, where its `options` are given."""
        return await self._picture(game, voice, Figure(name, options if game.charts is not uncharted else None))

    async def chronicle(
        self, game: Game, told: Chronicle, heading: str, view: Any, voice: Voice, *, yields: float = ANSWER
    ) -> Picture:
        """What a game that is over was; `view` is a spectator's, of its end."""
        return await self._picture(game, voice, History(told, heading, view), yields)

    async def standing(self, game: Game, board: ranking.Board, voice: Voice) -> Picture | Words:
        """A page of a leader board; where it cannot be drawn, in words."""
        try:
            return await self._picture(game, voice, Standing(board))
        except Exception:  # it can be read as well
            log.exception("leader board not drawn", game=game.rules.name)
            return Words(clip(board.alt, ALT))

    async def portrait(self, game: Game, voice: Voice) -> Picture | None:
        """What shows a game where there is room for a stamp only; None where it has nothing, or it cannot be drawn."""
        try:
            return await self._picture(game, voice, Portrait()) if game.portrait is not None else None
        except Exception:  # the words stand for themselves
            log.exception("portrait not drawn", game=game.rules.name)
            return None

    async def told(self, game: Game, view: Any, voice: Voice) -> str:
        """The position on one line."""
        return await self._words(game, voice, InWords(view, brief=True))

    async def words(self, game: Game, view: Any, voice: Voice) -> str:
        """The complete position as text."""
        return await self._words(game, voice, InWords(view))

    async def close(self) -> None:
        """Draw nothing more."""
        for drawer in self._drawers:
            await drawer.close()

    async def _picture(
        self, game: Game, voice: Voice, what: Board | Figure | History | Standing | Portrait, yields: float = ANSWER
    ) -> Picture:
        drawn = await self._once(game, DrawingJob(game.rules.name, voice, what), yields)
        assert isinstance(drawn, Picture), what
        return drawn

    async def _words(self, game: Game, voice: Voice, what: InWords) -> str:
        job = DrawingJob(game.rules.name, voice, what)
        try:
            drawn = await self._once(game, job, ANSWER)
        except Undrawn:  # also where the system gives us no process: words need none
            drawn = await asyncio.to_thread(draw, game, job)
        assert isinstance(drawn, str), what
        return drawn

    async def _once(self, game: Game, job: DrawingJob, yields: float) -> Drawn:
        """What was drawn of an equal job, or is being drawn; else it is drawn now."""
        packed, key = await asyncio.to_thread(_packed, job)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if (task := self._underway.get(key)) is None:
            task = self._underway[key] = asyncio.create_task(self._draw(game, job, packed, key, yields))
            task.add_done_callback(_told)
        return await asyncio.shield(task)

    @property
    def waiting(self) -> int:
        """How many pictures are asked for and not drawn yet."""
        return len(self._underway)

    async def _draw(self, game: Game, job: DrawingJob, packed: bytes, key: bytes, yields: float) -> Drawn:
        try:
            with metrics.DRAWING.labels(job.game).time():
                async with self._queue.drawer(job.game, yields) as drawer:
                    drawn, seconds = await drawer.draw(game, job, packed)
            metrics.DRAWN.inc(seconds)
            if isinstance(drawn, Picture):
                drawn = replace(drawn, alt=clip(drawn.alt, ALT))
                self._keep(key, drawn)
            return drawn
        finally:
            del self._underway[key]

    def _keep(self, key: bytes, drawn: Picture) -> None:
        self._kept[key] = drawn
        self._size += len(drawn.png)
        while self._size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped.png)


def _told(task: asyncio.Task[Drawn]) -> None:
    """Who waits for it is told what failed; where nobody does any more, nobody need be."""
    if not task.cancelled():
        task.exception()


def _packed(job: DrawingJob) -> tuple[bytes, bytes]:
    """A job as it travels, and the digest by which its picture is known: of all that the picture depends on."""
    packed = pack(job)
    return packed, blake2b(packed, digest_size=16).digest()
