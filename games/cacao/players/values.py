"""What things are worth to the computer, by how much of the game is left: numbers only, with where they come from.

They are least squares over what was held in 1,200 games for two, which players that look one tile ahead played with
some mistakes, and by how much gold those games were won.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from games.cacao.players.scratch import Prices, Worth
from games.cacao.state import View
from games.cacao.village import TRACK
from games.core import Level


def _prices(water: tuple[int, ...], fruit: tuple[int, ...], sun: tuple[int, ...], temple: int) -> Prices:
    """Of what each further field, fruit and token is worth."""
    fruits, suns = (tuple(accumulate(each, initial=0)) for each in (fruit, sun))
    return Prices(fruits, tuple(accumulate(water, initial=10 * TRACK[0])), suns, temple)


_EARLY = _prices((29, 17, 17, 22, 26, 28, 30, 36), (13, 12, 12, 9, 9), (23, 20, 2), 6)
_MIDDLE = _prices((32, 19, 18, 24, 27, 30, 26, 25), (12, 12, 12, 10, 9), (27, 20, 2), 7)
_LATE = _prices((46, 23, 18, 24, 29, 29, 32, 26), (12, 11, 10, 9, 4), (29, 17, 5), 7)
WORTH: Worth = (
    _prices((60, 30, 10, 20, 20, 30, 40, 50), (0, 0, 0, 0, 0), (10, 10, 10), 10),
    _prices((60, 27, 11, 19, 23, 30, 42, 43), (10, 5, 2, 1, 0), (26, 10, 10), 9),
    _prices((60, 26, 14, 18, 25, 34, 38, 36), (15, 7, 5, 2, 1), (30, 16, 10), 8),
    _LATE,
    _LATE,
    _MIDDLE,
    _MIDDLE,
    _EARLY,
)
SPREAD = (3, 10, 19, 29, 34, 38, 39, 42)
"""Tenths of gold ahead that are worth e times the share, by the tiles that a seat has left; the last holds for more."""
TILE = 70
"""Tenths of gold that a tile yet to be laid brings on the average. Among moves that are looked at alike it decides
nothing, and levels are tuned without it; how a position stands that a review tells would without it hang on who laid
last."""
WIN = 1_000_000.0
"""More than all else together."""
SCALE = 1.0
"""Points are made of so much each."""
COUNTS = (100, 100, 500, 1_500, 3_000)
"""Positions that the levels weigh for a decision, weakest first; the most take some 50 ms."""
CANDIDATES = (40, 16, 12, 8, 1)
"""Of the best moves, those that a level chooses among."""
NOISE = {"two": (0.33, 0.18, 0.082, 0.056), "more": (1.2, 1.0, 0.15, 0.056)}
"""On the values of all levels but the strongest, weakest first, at tables for two and larger ones, by
`python -m benchmarks.levels tune`: how many games say so, and how surely, stands in `docs/opponents.md`."""


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    noise = NOISE["two" if len(view.table.villages) == 2 else "more"]
    return list(map(Level, COUNTS, CANDIDATES, (*noise, 0.0)))
