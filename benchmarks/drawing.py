"""Drawing and encoding a board beside the floors: copying a frame, reading it out, encoding a ready one.

All of it runs in one thread, and is measured in that thread's processor time: what else the machine does is left out.
"""

from __future__ import annotations

import io
import itertools
import time
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any

from PIL import Image

from benchmarks.counts import Counts
from benchmarks.positions import GAME, VOICE, filled, playout
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median, percentile, timed
from bot.catalogue import games
from games.core import Seat
from renderers.core import Game
from renderers.png import encode

MILLISECONDS, KILOBYTES = 12, 120
SLOWEST = 1.5
"""How much longer than the usual one a picture in a hundred may take."""
FIRST = Seat(0)


CROWDED = {"cardgo": {"hp": 999, "highest": 10, "columns": 19, "rows": 19, "effects": True, "map": "random:heavy"}}
"""Options of the fullest boards there are: with a hundred cards."""
_FILLED = 80
"""After so many moves at random most cards lie on such a board; where few pictures are drawn, fewer are played."""


async def rows(counts: Counts) -> list[Row]:
    found = []
    for name, game in games().items():
        for preset in game.rules.presets:
            found += _board(f"{name}, {preset}", partial(_views, game, preset), game, counts.pictures)
        if name in CROWDED:
            found += _board(f"{name}, full board", partial(_late, name), game, counts.pictures)
    return [*found, *_floors(games()[GAME], counts.pictures)]


Views = Callable[[int, Seat | None, int], Iterator[Any]]
"""So many views of somebody (None: everybody), from the games that begin at a number."""


def _board(what: str, views: Views, game: Game, times: int) -> list[Row]:
    rows = []
    for whose, viewer in (("for a player", FIRST), ("for everybody", None)):
        laps, sizes = _drawn(game, views, times, viewer)
        told = f"{what}, {whose}"
        rows.append(Row(f"{told}: draw and encode, median", median(laps), "ms", Goal(MILLISECONDS)))
        slowest = percentile(laps, 99)
        rows.append(Row(f"{told}: draw and encode, 99 %", slowest, "ms", Goal(SLOWEST * median(laps))))
        usual = median(sizes) / 1000
        rows.append(Row(f"{told}: picture, median", usual, "KB", Goal(KILOBYTES)))
        rows.append(Row(f"{told}: picture, 99 %", percentile(sizes, 99) / 1000, "KB", Goal(SLOWEST * usual)))
    return rows


def boards(game: Game, preset: str, times: int, viewer: Seat | None = FIRST) -> tuple[list[float], list[int]]:
    """Milliseconds and bytes of `times` different boards, after a game that warms the caches of sprites and text."""
    return _drawn(game, partial(_views, game, preset), times, viewer)


def _drawn(game: Game, views: Views, times: int, viewer: Seat | None) -> tuple[list[float], list[int]]:
    say = VOICE.plain
    for view in views(times, viewer, times):
        game.renderer.picture(view, say)
    laps: list[float] = []
    sizes: list[int] = []
    for view in views(times, viewer, 0):
        with Lap(laps, clock=time.thread_time):
            picture = game.renderer.picture(view, say)
        sizes.append(len(picture))
    return laps, sizes


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
