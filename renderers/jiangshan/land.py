"""Cells: plain, mountain, joined water, forest, fire."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.jiangshan.board import AROUND, EDGES, FOREST, MOUNTAIN, WATER, Cell, Ground, plus
from renderers.canvas import Canvas, Pen, sprite
from renderers.jiangshan.layout import Layout
from renderers.jiangshan.paints import (
    FLAME,
    FRAME,
    GLOW,
    RIVER,
    RIVER_DARK,
    ROCK,
    ROCK_DARK,
    SAND,
    SAND_DARK,
    SNOW,
    WOOD,
    WOOD_DARK,
)
from renderers.palette import PAPER


@lru_cache(maxsize=16)
def base(ground: Ground, plan: Layout) -> Canvas:
    """The empty board."""
    canvas = Canvas.blank(plan.width, plan.height, PAPER)
    left, top, right, bottom = plan.board
    edge = plan.rim
    canvas.panel((left - edge, top - edge, right + edge, bottom + edge), 14, FRAME)
    canvas.panel((left - edge + 3, top - edge + 3, right + edge - 3, bottom + edge - 3), 11, SAND_DARK)
    for at in ground.cells():
        x, y = plan.corner(at)
        canvas.panel((x + 1, y + 1, x + plan.cell - 1, y + plan.cell - 1), 5, SAND)
    for at in ground.cells():
        if ground.terrain(at) == WATER:
            _water(canvas, ground, plan, at)
    for at in ground.cells():
        x, y = plan.corner(at)
        if ground.terrain(at) == WATER:
            canvas.put(waves(plan.cell), x, y)
        elif ground.terrain(at) == MOUNTAIN:
            canvas.put(mountain(plan.cell), x, y)
        elif ground.terrain(at) == FOREST:
            canvas.put(forest(plan.cell), x, y)
    return canvas


def _water(canvas: Canvas, ground: Ground, plan: Layout, at: Cell) -> None:
    """A pond that runs over into its neighbours, by corners too."""
    size, (x, y) = plan.cell, plan.corner(at)
    inset = size // 12
    canvas.panel((x + inset, y + inset, x + size - inset, y + size - inset), size // 4, RIVER)
    for step in AROUND:
        near = plus(at, step)
        if ground.terrain(near) != WATER or not ground.holds(near):
            continue
        other = plan.corner(near)
        if step in EDGES:
            low, high = (min(x, other[0]) + inset, min(y, other[1]) + inset), (max(x, other[0]), max(y, other[1]))
            box = (*low, high[0] + size - inset, high[1] + size - inset)
            canvas.panel(box, size // 4, RIVER)
        else:
            middle = ((x + other[0] + size) // 2, (y + other[1] + size) // 2)
            reach = size // 4
            canvas.panel((middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), reach, RIVER)


@lru_cache(maxsize=8)
def waves(size: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        for row, shift in ((34, 0), (52, 12), (70, 0)):
            for start in (22 + shift, 50 + shift):
                pen.line([(start, row), (start + 6, row - 5), (start + 13, row), (start + 20, row - 4)], RIVER_DARK, 3.5)

    return sprite(size, draw)


@lru_cache(maxsize=8)
def mountain(size: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.polygon([(8, 86), (36, 22), (64, 86)], ROCK_DARK)
        pen.polygon([(38, 86), (66, 34), (94, 86)], ROCK)
        pen.polygon([(12, 86), (36, 30), (52, 68), (44, 86)], ROCK)
        pen.polygon([(36, 22), (27, 44), (34, 40), (39, 47), (45, 42)], SNOW)
        pen.polygon([(66, 34), (57, 51), (64, 49), (69, 55), (75, 51)], SNOW)

    return sprite(size, draw)


@lru_cache(maxsize=8)
def forest(size: int) -> Image.Image:
    def draw(pen: Pen) -> None:
        for x, y, tall in ((30, 88, 52), (70, 88, 52), (50, 94, 68)):
            pen.rounded((x - 4, y - 12, x + 4, y), 2, WOOD_DARK)
            for share in (0.0, 0.3, 0.58):
                foot, wide = y - 8 - tall * share, 22 * (1 - share * 0.75)
                pen.polygon([(x - wide, foot), (x + wide, foot), (x, foot - tall * 0.5)], WOOD_DARK)
                pen.polygon([(x - wide + 3, foot - 2), (x + wide - 3, foot - 2), (x, foot - tall * 0.5 + 4)], WOOD)

    return sprite(size, draw)


@lru_cache(maxsize=16)
def fire(size: int, *, big: bool) -> Image.Image:
    """A flame, for the cell's upper right quarter if small."""

    def draw(pen: Pen) -> None:
        pen.polygon([(50, 4), (76, 40), (84, 66), (70, 92), (30, 92), (16, 66), (26, 42), (36, 52)], FLAME)
        pen.polygon([(50, 38), (66, 62), (60, 88), (40, 88), (34, 64)], GLOW)

    return sprite(round(size * (0.62 if big else 0.4)), draw)
