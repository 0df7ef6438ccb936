"""Looking back: random jumps in a game of 2,000 lines, cold after a restart and warm, and animations of the longest
golden games."""

from __future__ import annotations

import dataclasses
import random
import time
from collections.abc import Sequence
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
from bot.host.engine import EngineProcess
from bot.host.host import Host
from bot.host.store import open_store
from bot.host.stories import Stories
from bot.messages.drawing import Drawing
from bot.messages.i18n import Voice
from bot.table import story
from bot.table.session import Session
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
        found = await _jumps(path, session, counts)
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


async def _jumps(path: Path, id: int, counts: Counts) -> list[Row]:
    """Jumps and boards, each cold: the store is opened anew for every one; then jumps in a program that goes on."""
    boards, cold, warm, drawn, pick = list[float](), list[float](), list[float](), list[float](), random.Random(1)
    lines = size = 0
    for _ in range(counts.story[2]):
        for laps, jump in ((boards, False), (cold, True)):
            store, thinking, drawing = await open_store(path), EngineProcess(), Drawing()
            host, stories = Host(store, games(), time=SystemTime(), engine=thinking), Stories(store)
            with Lap(laps):
                session = await host.session(id)
                assert session is not None
                await (_jump(session, stories, drawing, pick) if jump else _board(session, drawing))
            assert session.position is not None
            lines = session.position.lines
            await host.close()
            await thinking.close()
            drawing.close()
            await store.close()
    store, thinking = await open_store(path), EngineProcess()
    host, stories = Host(store, games(), time=SystemTime(), engine=thinking), Stories(store)
    session = await host.session(id)
    assert session is not None
    for number in range(5 * counts.story[2]):
        drawing = Drawing()
        with Lap(warm if number else []):
            await _jump(session, stories, drawing, pick)
        with Lap(drawn):
            await _board(session, Drawing())
        drawing.close()
    size = stories.size
    await host.close()
    await thinking.close()
    await store.close()
    board, jumped = percentile(boards, 95), percentile(cold, 95)
    return [
        Row(f"a board of {lines:,} lines, cold, p95", board),
        Row("a random jump, cold, p95", jumped, "ms", Goal(JUMP * board, f"{JUMP} × a board")),
        Row("a board, p95", percentile(drawn, 95)),
        Row("a random jump, p95", percentile(warm, 95), "ms", Goal(JUMP * percentile(drawn, 95), f"{JUMP} × a board")),
        Row("snapshots of that game", size / 1024 / 1024, "MB", Goal(64)),
    ]


async def _board(session: Session, drawing: Drawing) -> None:
    position = session.position
    assert position is not None
    await drawing.picture(position.game, position.view(None), VOICE)


async def _jump(session: Session, stories: Stories, drawing: Drawing, pick: random.Random) -> None:
    position = session.position
    assert position is not None
    turns = await stories.turns(session)
    number = pick.randrange(len(turns))
    page = await stories.page(session, number, lambda _: None, trail=max(0, number - 1))
    await drawing.picture(position.game, page.view, VOICE, since=page.since)


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
