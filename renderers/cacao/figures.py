"""Figures of the player's rules: worker tiles large and small (Cacao 3, 8), where tiles go and how gaps are filled
(4, 5), what workers do (6), a temple's count (10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import inf
from types import MappingProxyType

from PIL import Image

from games.cacao.board import Cell
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers import figure, marks
from renderers.boxes import icon, label, on, row
from renderers.cacao import chips, colours, ground, symbols
from renderers.cacao import field as board
from renderers.canvas import Canvas
from renderers.core import Figure, Say
from renderers.lettering import Style
from renderers.marks import Drawn
from renderers.palette import BLUE, INK, WHITE
from renderers.sheet import SMALL

_CELL, _MIDDLE, _SEAM = 120, 112, 4
"""Pixels of a cell where two pieces of a map stand side by side, and where three do; between two tiles."""
_RIM = 20
"""Pixels of jungle around a piece of a map."""
RED, PURPLE, WHITES, YELLOW = (Seat(number) for number in range(4))


@dataclass(frozen=True, slots=True)
class _Map:
    """A piece of a map: rows and columns, the tiles on it, which of them cover another, cells where one may go, what
    was laid last, and words over the edges of cells, given by the row and column of their middle. `cell` is in
    pixels."""

    rows: int
    columns: int
    jungle: Mapping[Cell, Jungle] = field(default_factory=dict)
    workers: Mapping[Cell, tuple[Seat, str]] = field(default_factory=dict)
    clearings: tuple[Cell, ...] = ()
    ringed: Mapping[Cell, Seat] = field(default_factory=dict)
    gains: Mapping[tuple[float, float], tuple[str, Drawn]] = field(default_factory=dict)
    awards: Mapping[Cell, tuple[tuple[Seat, int], ...]] = field(default_factory=dict)
    covers: tuple[Cell, ...] = ()
    cell: int = _CELL


_PAIR = {(0, 0): (PURPLE, "1210"), (0, 2): (YELLOW, "1300")}
_BEGUN, _LAID = (
    {(1, 1): Jungle.SINGLE_PLANTATION, (2, 2): Jungle.MARKET_2},
    {(1, 2): (RED, "1111"), (2, 1): (PURPLE, "1210")},
)
_AT_WORK = {(0, 1): Jungle.SINGLE_PLANTATION, (1, 2): Jungle.MARKET_3, (2, 1): Jungle.WATER}
_RIVALS = {(0, 1): (RED, "0130"), (1, 2): (PURPLE, "1111"), (1, 0): (YELLOW, "1111")}
_STEPS: Mapping[str, tuple[_Map, ...]] = MappingProxyType(
    {
        "form": (
            _Map(1, 3, {(0, 1): Jungle.SINGLE_PLANTATION}, _PAIR, cell=_MIDDLE),
            _Map(
                2,
                3,
                {(0, 1): Jungle.SINGLE_PLANTATION, (1, 0): Jungle.WATER, (1, 2): Jungle.MARKET_3},
                {**_PAIR, (1, 1): (RED, "1111")},
                cell=_MIDDLE // 2,
            ),
            _Map(
                1,
                3,
                {(0, 0): Jungle.MARKET_2, (0, 2): Jungle.DOUBLE_PLANTATION},
                {(0, 1): (WHITES, "2101")},
                covers=((0, 1),),
                cell=_MIDDLE,
            ),
        ),
        "place": (
            _Map(4, 4, _BEGUN, _LAID, ((0, 1), (1, 0), (2, 3), (3, 2))),
            _Map(
                4,
                4,
                {**_BEGUN, (0, 2): Jungle.MINE_1},
                {**_LAID, (0, 1): (YELLOW, "1210")},
                ((1, 0), (2, 3), (3, 2), (0, 3)),
                {(0, 1): YELLOW, (0, 2): YELLOW},
            ),
        ),
        "work": (
            _Map(3, 4, _AT_WORK, {(1, 1): (RED, "2101")}, ringed={(1, 1): RED}),
            _Map(
                3,
                4,
                _AT_WORK,
                {(1, 1): (RED, "2101")},
                gains={(0.12, 1.7): ("+2", symbols.fruit), (1.12, 2.7): ("+3", symbols.coin)},
            ),
        ),
        "temple": (
            _Map(2, 3, {(1, 1): Jungle.TEMPLE}, _RIVALS),
            _Map(
                2,
                3,
                {(1, 1): Jungle.TEMPLE},
                _RIVALS,
                awards={(1, 1): ((RED, 6), (PURPLE, 1), (YELLOW, 1))},
            ),
        ),
    }
)
"""The drawings of each figure, from left to right."""


def figures() -> Mapping[str, Callable[[Say], Figure]]:
    """By the names that the rules call them."""
    return {name: partial(_figure, name) for name in _STEPS}


def _figure(name: str, say: Say) -> Figure:
    key = f"cacao-figure-{name}"
    return figure.told(list(map(_drawn, _STEPS[name])), key, say, colours.EXACT, f"{key}-alt")


def _drawn(one: _Map) -> Image.Image:
    wide, high = one.columns * one.cell + 2 * _RIM, one.rows * one.cell + 2 * _RIM
    canvas = Canvas(ground.sheet().image.crop((0, 100, wide, 100 + high)))
    size = one.cell - _SEAM
    for cell in one.clearings:
        canvas.put(ground.clearing((size, size), chosen=False), *_corner(one, cell))
    for cell, kind in one.jungle.items():
        canvas.put(board.lying(kind, size), *_corner(one, cell))
    for cell, (seat, form) in one.workers.items():
        canvas.put(board.standing(seat, form, size, covers=cell in one.covers), *_corner(one, cell))
    for cell, seat in one.ringed.items():
        x, y = _corner(one, cell)
        canvas.centre(marks.placed(one.cell + 8, colours.PAINTS[seat]), x + size / 2, y + size / 2)
    for (down, right), (words, sign) in one.gains.items():
        _gain(canvas, (_RIM + right * one.cell, _RIM + down * one.cell), words, sign(30))
    for cell, won in one.awards.items():
        x, y = _corner(one, cell)
        for number, (seat, gold) in enumerate(won):
            best = gold == max(each for _, each in won)
            disc = chips.award(seat, gold, best=best)
            across, down = ((0.5, 0.12), (0.88, 0.5), (0.12, 0.5))[number]
            canvas.centre(disc, x + across * size, y + down * size)
    return canvas.image


def _corner(one: _Map, cell: Cell) -> tuple[int, int]:
    return _RIM + cell[1] * one.cell + _SEAM // 2, _RIM + cell[0] * one.cell + _SEAM // 2


def _gain(canvas: Canvas, middle: tuple[float, float], words: str, sign: Image.Image) -> None:
    told = row(label(words, Style(SMALL + 4, bold=True), INK, high=44), icon(sign))
    pill = on(partial(Canvas.framed, radius=22, fill=WHITE, edge=BLUE, thick=3), told, (10, 0, 10, 0))(inf, inf)
    pill.draw(canvas, middle[0] - pill.wide / 2, middle[1] - pill.high / 2)
