"""Drawing and encoding a board beside the floors: copying a frame, reading it out, encoding a ready one.

All of it runs in one thread, and is measured in that thread's processor time: what else the machine does is left out.
"""

from __future__ import annotations

import gc
import io
import itertools
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from PIL import Image

from benchmarks.counts import Counts
from benchmarks.positions import GAME, VOICE, filled, playout
from benchmarks.processes import children, memory
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median, percentile, timed
from bot.catalogue import games
from bot.messages.drawers import ProcessDrawer
from bot.messages.drawing_jobs import Board, DrawingJob, pack
from games.core import Seat
from renderers.core import Game
from renderers.png import encode

DRAWN, PRIVATE, KILOBYTES = 2.4, 2.8, 120
"""How many times as long as encoding a ready frame a picture may take, and one with its reader's secrets; its size."""
MEMORY = 90
"""Megabytes of a process that draws."""
SLOWEST = 1.6
"""How much longer than the usual one a picture in a hundred may take."""
ENCODING = "× encode"
FIRST = Seat(0)


CROWDED = {"cardgo": {"hp": 999, "highest": 10, "columns": 19, "rows": 19, "effects": True, "map": "random:heavy"}}
"""Options of the fullest boards there are: with a hundred cards."""
_FILLED = 80
"""After so many moves at random most cards lie on such a board; where few pictures are drawn, fewer are played."""


async def rows(counts: Counts) -> list[Row]:
    found = []
    for what, views, game in _kinds():
        found += _board(what, views, game, counts.pictures)
    held = await _held(counts.pictures)
    dearest = max((row for row in found if row.unit == ENCODING), key=lambda row: row.figure)
    return [
        replace(dearest, what=f"the dearest board: {dearest.what}", main=True),
        *found,
        *_floors(games()[GAME], counts.pictures),
        Row("a drawing process after the boards of all rows", held, "MB", Goal(MEMORY), main=True),
    ]


async def _held(times: int) -> float:
    """Megabytes of a process that has drawn so many boards of each row, for a player and for everybody."""
    drawer = ProcessDrawer()
    try:
        for (_, views, game), viewer in itertools.product(_kinds(), (FIRST, None)):
            for view in views(times, viewer, 0):
                job = DrawingJob(game.rules.name, VOICE, Board(view))
                await drawer.draw(game, job, pack(job))
        (process,) = children(os.getpid(), "bot.messages.drawing_process")
        return memory(process)
    finally:
        await drawer.close()


Views = Callable[[int, Seat | None, int], Iterator[Any]]
"""So many views of somebody (None: everybody), from the games that begin at a number."""


def _kinds() -> Iterator[tuple[str, Views, Game]]:
    """The boards that are drawn: of each preset, and full ones."""
    for name, game in games().items():
        for preset in game.rules.presets:
            yield f"{name}, {preset}", partial(_views, game, preset), game
        if name in CROWDED:
            yield f"{name}, full board", partial(_late, name), game


def _board(what: str, views: Views, game: Game, times: int) -> list[Row]:
    rows = []
    for whose, viewer in (("for a player", FIRST), ("for everybody", None)):
        laps, sizes = _drawn(game, views, times, viewer)
        told, goal = f"{what}, {whose}", DRAWN if viewer is None else PRIVATE
        encoding = median(_encoding(game.renderer.picture(next(views(1, viewer, 0)), VOICE.plain), times))
        drawn, slowest = median(laps), percentile(laps, 99)
        took = f"{drawn:.1f} ms"
        rows.append(Row(f"{told}: draw and encode, median", drawn / encoding, ENCODING, Goal(goal), took))
        rows.append(Row(f"{told}: draw and encode, 99 %", slowest / drawn, "× median", Goal(SLOWEST)))
        usual = median(sizes) / 1000
        rows.append(Row(f"{told}: picture, median", usual, "KB", Goal(KILOBYTES)))
        rows.append(Row(f"{told}: picture, 99 %", percentile(sizes, 99) / 1000, "KB", Goal(SLOWEST * usual)))
    return rows


def boards(game: Game, preset: str, times: int, viewer: Seat | None = FIRST) -> tuple[list[float], list[int]]:
    """Milliseconds and bytes of `times` different boards, after a game that warms the caches of sprites and text."""
    return _drawn(game, partial(_views, game, preset), times, viewer)


def _drawn(game: Game, views: Views, times: int, viewer: Seat | None) -> tuple[list[float], list[int]]:
    say, laps, sizes = VOICE.plain, list[float](), list[int]()
    warming, shown = (tuple(views(times, viewer, first)) for first in (times, 0))
    with _settled():
        for view in warming:
            game.renderer.picture(view, say)
        for view in shown:
            with Lap(laps, clock=time.thread_time):
                picture = game.renderer.picture(view, say)
            sizes.append(len(picture))
    return laps, sizes


@contextmanager
def _settled() -> Iterator[None]:
    """Like a process that draws: what is there already, no collection walks. Here that is all that the benchmarks hold,
    and a picture during which it was walked took as long as four."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _views(game: Game, preset: str, times: int, viewer: Seat | None = FIRST, first: int = 0) -> Iterator[Any]:
    """What the viewer sees, in `times` positions of as many games as it takes."""
    rules = game.rules
    states = (state for number in itertools.count(first) for state, _ in playout(rules, rules.presets[preset], number))
    return (rules.view(state, viewer) for state in itertools.islice(states, times))


def _late(name: str, times: int, viewer: Seat | None = FIRST, first: int = 0) -> Iterator[Any]:
    """The same on boards that have filled, always of the same games."""
    rules = games()[name].rules
    return (rules.view(state, viewer) for state in _filled_states(name, times))


@lru_cache(maxsize=2)
def _filled_states(name: str, times: int) -> tuple[Any, ...]:
    rules, begin = games()[name].rules, min(_FILLED, 10 * times)
    options = rules.options(**CROWDED[name])
    every = (filled(rules, options, number, begin) for number in itertools.count())
    return tuple(itertools.islice(itertools.chain.from_iterable(every), times))


def picture(game: Game) -> bytes:
    """A board in the middle of a game."""
    *_, view = _views(game, next(iter(game.rules.presets)), 40)
    return game.renderer.picture(view, VOICE.plain)


def _encoding(drawn: bytes, times: int) -> list[float]:
    """Milliseconds that it takes to encode the picture's frame when it is ready."""
    ready = Image.open(io.BytesIO(drawn))
    ready.load()
    frame = ready.convert("RGB")
    return timed(lambda: encode(frame, ready), times=times)


def _floors(game: Game, times: int) -> list[Row]:
    """For the frame of one board: what no drawing can be faster than."""
    ready = Image.open(io.BytesIO(picture(game)))
    ready.load()
    frame = ready.convert("RGB")
    raw = frame.tobytes()
    size = f"{frame.width}×{frame.height}"
    return [
        Row(f"floor, {size}: copy of the frame's bytes", median(timed(lambda: bytearray(raw), times=times))),
        Row(f"floor, {size}: frame read out", median(timed(frame.tobytes, times=times))),
        Row(f"floor, {size}: encode of a ready frame", median(timed(lambda: encode(frame, ready), times=times))),
    ]
