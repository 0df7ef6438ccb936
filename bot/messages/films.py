"""Pictures that nobody's turn waits for, made in a process of their own at low priority: animations, each distinct one
once, also when several wait for it; and what a file makes of a board, before its table is opened."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.catalogue import games
from bot.host.stories import TRAIL
from bot.host.workers.sandbox import Box, Crashed
from bot.messages.i18n import Voice
from bot.messages.words.proof import Proof, proof
from bot.table.session import TableRequest
from renderers import film
from renderers.core import Game
from renderers.film import Reel

BYTES = 32 * 1024 * 1024
"""How much is kept."""
LARGEST = 8_000_000
"""Bytes of an animation at most; with more the steps are made wider."""
FRAMES = 300
"""Frames of an animation at most."""
AT_ONCE = 6
"""Frames of one job: what is asked for meanwhile comes in between."""


@dataclass(frozen=True, slots=True)
class Film:
    """An animation: the bytes of a GIF, and of how many turns each frame is one."""

    gif: bytes
    step: int


@dataclass(frozen=True, slots=True)
class Shot:
    """A turn of an animation: what a spectator saw at its end, and whether it was taken back."""

    view: Any
    struck: bool = False


Drawing = tuple[Any, tuple[Any, ...], bool]
"""A view, those since the frame before it, and whether it is crossed out."""


@dataclass(eq=False)
class Shooting:
    """An animation that is being made: so many frames of so many are done."""

    total: int
    done: int = 0
    task: asyncio.Task[Film] = field(init=False)


class Films:
    """Makes animations in `box`, and keeps the latest by what they show."""

    def __init__(self, box: Box, *, most: int = BYTES, largest: int = LARGEST) -> None:
        self._box = box
        self._most = most
        self._largest = largest
        self._kept: OrderedDict[Hashable, Film] = OrderedDict()
        self._underway: dict[Hashable, Shooting] = {}
        self._jobs = 0

    def ready(self, game: Game, shots: Sequence[Shot], voice: Voice) -> Film | None:
        """The animation, if it was made not long ago."""
        key = (game.rules.name, tuple(shots), voice)
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def shoot(self, game: Game, shots: Sequence[Shot], voice: Voice) -> Shooting:
        """The animation of these, a frame each, as it is being made: for whoever else asks the same one."""
        key = (game.rules.name, tuple(shots), voice)
        if key not in self._underway:
            shooting = self._underway[key] = Shooting(len(shots))
            shooting.task = asyncio.create_task(self._shot(key, shooting, game, shots, voice), name="animation")
        return self._underway[key]

    async def proof(self, opening: TableRequest, locale: str) -> Proof:
        """What its host is shown of the files of a table before it is opened.

        :raises Refusal: it cannot be played so.
        :raises Unanswered: it cannot be drawn within bounds, or too many are asking.
        """
        try:
            return await self._box.run(opening.host, proof, opening, locale)
        except Crashed:
            return await self._box.run(opening.host, proof, opening, locale)

    async def close(self) -> None:
        """Give up what is being made; whoever asked for it asks again."""
        tasks = [shooting.task for shooting in self._underway.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _shot(self, key: Hashable, shooting: Shooting, game: Game, shots: Sequence[Shot], voice: Voice) -> Film:
        try:
            step = -(-len(shots) // FRAMES)
            while (made := await self._made(shooting, game, shots, voice, step)) is None:
                step *= 2
            self._keep(key, made)
            return made
        finally:
            del self._underway[key]

    async def _made(
        self, shooting: Shooting, game: Game, shots: Sequence[Shot], voice: Voice, step: int
    ) -> Film | None:
        """With one frame for so many turns, the last one always among them; None if that is too large."""
        shown = [*range(0, len(shots) - 1, step), len(shots) - 1]
        shooting.total, shooting.done = len(shown), 0
        frames, reel = list[bytes](), None
        for start in range(0, len(shown), AT_ONCE):
            part = [_drawing(shots, at, step) for at in shown[start : start + AT_ONCE]]
            reel = await self._run(game.rules.name, part, voice, reel)
            frames += reel.frames
            shooting.done = len(frames)
            if film.weight(frames) > self._largest and len(shown) > 2:
                return None
        assert reel is not None, shots
        return Film(await asyncio.to_thread(film.film, frames, reel.size, reel.palette), step)

    async def _run(self, game: str, part: list[Drawing], voice: Voice, before: Reel | None) -> Reel:
        """Some frames; once more where the process ended meanwhile."""
        self._jobs += 1
        number = self._jobs
        try:
            return await self._box.run(number, drawn, game, part, voice, before)
        except Crashed:
            return await self._box.run(number, drawn, game, part, voice, before)

    def _keep(self, key: Hashable, made: Film) -> None:
        self._kept[key] = made
        while sum(len(each.gif) for each in self._kept.values()) > self._most and len(self._kept) > 1:
            self._kept.popitem(last=False)


def _drawing(shots: Sequence[Shot], at: int, step: int) -> Drawing:
    """What the frame at a place shows, with what stood before it since the frame before."""
    since = tuple(each.view for each in shots[max(0, at - min(step, TRAIL)) : at] if not each.struck)
    return shots[at].view, since, shots[at].struck


def drawn(game: str, part: Sequence[Drawing], voice: Voice, before: Reel | None) -> Reel:
    """The frames of some views, each with those since the frame before it; the job that the process does."""
    renderer = games()[game].renderer
    boards = [renderer.picture(view, voice.plain, since=since) for view, since, _ in part]
    return film.reel(boards, before, struck={place for place, (_, _, struck) in enumerate(part) if struck})
