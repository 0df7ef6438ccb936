"""Pictures, drawn off the event loop, each distinct one once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.limits import ALT, clip
from bot.message import Picture
from bot.words import Voice
from games.core import Move, Preview
from renderers.core import Game

BYTES = 32 * 1024 * 1024
"""How much is kept."""


class Drawing:
    """Draws in `threads` threads and keeps the latest pictures by what they show."""

    def __init__(self, threads: int = 1, *, most: int = BYTES) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="drawing")
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._size = 0
        self._most = most
        self._underway: dict[Hashable, asyncio.Task[Picture]] = {}

    async def picture(self, game: Game, view: Any, voice: Voice, *, path: Move = (), preview: Preview | None = None) -> Picture:
        """What the view's owner may see, with alt text."""
        key = (game.rules.name, view, voice, path, preview)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if (task := self._underway.get(key)) is None:
            task = self._underway[key] = asyncio.create_task(self._draw(key, game, view, voice, path, preview))
        return await asyncio.shield(task)

    async def words(self, game: Game, view: Any, voice: Voice) -> str:
        """The complete position as text."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, game.renderer.board, view, voice.plain)

    def close(self) -> None:
        """Finish what is being drawn."""
        self._pool.shutdown()

    async def _draw(self, key: Hashable, game: Game, view: Any, voice: Voice, path: Move, preview: Preview | None) -> Picture:
        try:
            drawn = await asyncio.get_running_loop().run_in_executor(self._pool, _drawn, game, view, voice, path, preview)
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


def _drawn(game: Game, view: Any, voice: Voice, path: Move, preview: Preview | None) -> Picture:
    png = game.renderer.picture(view, voice.plain, path=path, preview=preview)
    return Picture("board.png", png, clip(game.renderer.alt(view, voice.plain), ALT))
