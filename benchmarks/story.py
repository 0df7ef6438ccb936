"""Looking back: random jumps in a game of 2,000 lines, cold after a restart and warm, and animations of the longest
golden games."""

from __future__ import annotations

import dataclasses
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.counts import Counts
from benchmarks.positions import GAME
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, percentile
from benchmarks.tables import Room, room
from bot.catalogue import games
from bot.host.clock import SystemTime
from bot.host.host import Host
from bot.host.storage.store import open_store
from bot.host.stories import Stories
from bot.host.workers.engine import Crew
from bot.messages.drawing import Drawing
from bot.messages.i18n import Voice
from bot.table.log import story
from bot.table.session import Position, Session
from renderers import film
from renderers.core import Game
from tests.support.stories import TOLD, golden, log

JUMP = 1.5
"""A random jump against a board, both cold."""
MEGABYTES, SECONDS, TURNS = 5.0, 6.0, 100
VOICE = Voice("en", tuple(f"P{seat}" for seat in range(6)))


async def rows(counts: Counts) -> list[Row]:
    with TemporaryDirectory(prefix="parlour-story-") as folder:
        path = Path(folder) / "story.sqlite3"
        async with room(path) as among:
            session = await _long(among, counts.story[0])
        jumps = counts.story[2]
        found = [*await _cold(path, session, jumps), *await _warm(path, session, 5 * jumps)]
    return [*found, *(row for name in TOLD for row in _film(name, counts.story[1]))]


async def _long(among: Room, lines: int) -> int:
    """A game of at least so many lines."""
    options = dataclasses.replace(games()[GAME].rules.options(), hp=999, maxturns=1000)
    longest = 0, 0
    for channel in range(1, 9):
        session = await among.table(channel, game=GAME, options=options)
        while not (position := await among.position(session)).outcome and position.lines < lines:
            await among.move(session)
        longest = max(longest, (position.lines, session))
        if position.lines >= lines:
            break
    return longest[1]


@dataclass(frozen=True, slots=True)
class _Desk:
    """A store that was opened just now, as after a restart, and the game in it that is looked back at."""

    host: Host
    stories: Stories
    id: int

    async def session(self) -> Session:
        session = await self.host.session(self.id)
        assert session is not None, self.id
        return session

    async def board(self) -> int:
        """Draw the channel's board, its trail included, nothing of it drawn before; how many lines the game has."""
        session = await self.session()
        position, trail = _position(session), await self.stories.trail(session, None)
        async with _fresh() as drawing:
            await drawing.picture(position.game, position.view(None), VOICE, since=trail)
        return position.lines

    async def jump(self, pick: random.Random) -> None:
        """Draw a spectator's page of any turn, nothing of it drawn before."""
        session = await self.session()
        turns = await self.stories.turns(session)
        number = pick.randrange(len(turns))
        page = await self.stories.page(session, number, lambda _: None, trail=max(0, number - 1))
        async with _fresh() as drawing:
            await drawing.picture(_position(session).game, page.view, VOICE, since=page.since)


@asynccontextmanager
async def _fresh() -> AsyncIterator[Drawing]:
    drawing = Drawing()
    try:
        yield drawing
    finally:
        await drawing.close()


@asynccontextmanager
async def _desk(path: Path, id: int) -> AsyncIterator[_Desk]:
    store, thinking = await open_store(path), Crew()
    host = Host(store, games(), time=SystemTime(), engine=thinking)
    try:
        yield _Desk(host, Stories(store), id)
    finally:
        await host.close()
        await thinking.close()
        await store.close()


async def _cold(path: Path, id: int, jumps: int) -> list[Row]:
    """Boards and random jumps in turn, the store opened anew for every one."""
    boards, jumped, pick, lines = list[float](), list[float](), random.Random(1), 0
    for number in range(jumps + 1):
        async with _desk(path, id) as desk:
            with _lap(boards if number else []):  # the ground of a board is drawn once in a program
                lines = await desk.board()
        async with _desk(path, id) as desk:
            with _lap(jumped):
                await desk.jump(pick)
    return _compared(f"a board of {lines:,} lines, cold, p95", boards, "a random jump, cold, p95", jumped)


async def _warm(path: Path, id: int, jumps: int) -> list[Row]:
    """Boards and random jumps in turn in a program that goes on."""
    boards, jumped, pick = list[float](), list[float](), random.Random(1)
    async with _desk(path, id) as desk:
        await desk.jump(pick)
        for _ in range(jumps):
            with _lap(boards):
                await desk.board()
            with _lap(jumped):
                await desk.jump(pick)
        kept = Row("snapshots of that game", desk.stories.size / 1024 / 1024, "MB", Goal(64))
    return [*_compared("a board, p95", boards, "a random jump, p95", jumped), kept]


def _lap(laps: list[float]) -> Lap:
    """Milliseconds of the processor: what else the machine does is no part of the comparison."""
    return Lap(laps, clock=time.process_time)


def _compared(board: str, boards: Sequence[float], jump: str, jumps: Sequence[float]) -> list[Row]:
    usual = percentile(boards, 95)
    return [Row(board, usual), Row(jump, percentile(jumps, 95), "ms", Goal(JUMP * usual, f"{JUMP} × a board"))]


def _position(session: Session) -> Position:
    assert session.position is not None, session.id
    return session.position


def _film(name: str, most: int) -> list[Row]:
    """The animation of a golden game, at most so many turns of it."""
    game, views = _views(name, most)
    start, frames, reel = time.process_time(), list[bytes](), None
    for number, view in enumerate(views):
        png = game.renderer.picture(view, VOICE.plain, since=tuple(views[max(0, number - 1) : number]))
        reel = film.reel([png], reel)
        frames += reel.frames
    assert reel is not None, name
    gif = film.film(frames, reel.size, reel.palette)
    spent, megabytes = time.process_time() - start, len(gif) / 1_000_000
    share = len(views) / TURNS
    return [
        Row(f"animation of {name}, {len(views)} turns", spent, "s", Goal(SECONDS * share, f"{SECONDS:.0f} s for 100")),
        Row("", megabytes, "MB", Goal(MEGABYTES * max(1, share), f"{MEGABYTES:.0f} MB for 100")),
    ]


def _views(name: str, most: int) -> tuple[Game, Sequence[Any]]:
    played = golden(name)
    game, views = games()[played.game], list[Any]()
    begun = story.opened(game, game.rules.options(**played.options), played.seats)
    for tale, _ in story.told(game, begun, log(played.lines)):
        if len(tale.turns) > len(views):
            views.append(game.rules.view(tale.state, None))
    return game, views[:most]
