"""The empty board: paper, coordinates, mountains in ink, joined waters, forests; and fires."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from games.jiangshan.board import AROUND, EDGES, FILES, FOREST, MOUNTAIN, WATER, Cell, Ground, plus
from renderers.canvas import Canvas, Pen, sprite
from renderers.jiangshan import panorama
from renderers.jiangshan.colours import (
    BROWN,
    CREST,
    EMBER,
    FLAME,
    FOOT,
    GLADE,
    GLOW,
    GRID,
    LEAF,
    LEAF_DARK,
    RIVER,
    RIVER_DEEP,
    RIVER_EDGE,
    SAND,
    SCROLL,
    SILK,
    SLOPE,
    TRUNK,
)
from renderers.jiangshan.layout import Layout
from renderers.jiangshan.strokes import stroke, wash
from renderers.lettering import Style

_SCALE = 2


@lru_cache(maxsize=16)
def base(ground: Ground, plan: Layout) -> Canvas:
    """Everything that never moves."""
    canvas = Canvas.blank(plan.width, plan.height, SCROLL)
    panorama.paint(canvas, plan.heading)
    _frame(canvas, plan)
    _grid(canvas, ground, plan)
    _waters(canvas, ground, plan)
    for at in sorted(ground.cells(), key=lambda at: -at[1]):
        _terrain(canvas, ground, plan, at)
    _coordinates(canvas, ground, plan)
    return canvas


def _frame(canvas: Canvas, plan: Layout) -> None:
    left, top, right, bottom = plan.board
    rim, thin = plan.rim, max(2, plan.px(1.6))
    canvas.panel((left - rim, top - rim, right + rim, bottom + rim), plan.px(5), BROWN)
    canvas.panel((left - rim + thin, top - rim + thin, right + rim - thin, bottom + rim - thin), plan.px(4), SILK)
    thick = max(2, plan.px(2))
    canvas.panel((left - thick, top - thick, right + thick, bottom + thick), 2, BROWN)


def _grid(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    left, top, right, bottom = plan.board
    canvas.image.paste(SAND, plan.board)
    for column in range(1, ground.columns):
        x = left + column * plan.cell
        canvas.image.paste(GRID, (x - 1, top, x + 1, bottom))
    for row in range(1, ground.height):
        y = top + row * plan.cell
        canvas.image.paste(GRID, (left, y - 1, right, y + 1))


def _coordinates(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    left, top, right, bottom = plan.board
    style, narrow = Style(plan.px(22), bold=True), Style(plan.px(20), bold=True)
    for column in range(ground.columns):
        x = left + (column + 0.5) * plan.cell
        for y in (top - plan.rim / 2 - 1, bottom + plan.rim / 2 - 1):
            canvas.text(FILES[column], x, y, style, BROWN, align="middle")
    for row in range(ground.height):
        y = top + (ground.height - row - 0.5) * plan.cell
        for x in (left - plan.rim / 2, right + plan.rim / 2):
            canvas.text(str(row + 1), x, y, style if row < 9 else narrow, BROWN, align="middle")


def _terrain(canvas: Canvas, ground: Ground, plan: Layout, at: Cell) -> None:
    (x, y), size, variant = plan.corner(at), plan.cell, (at[0] * 5 + at[1] * 3) % 3
    kind = ground.terrain(at)
    if kind == WATER:
        canvas.put(waves(size, variant), x, y)
    elif kind == MOUNTAIN:
        canvas.put(mountain(size, variant), x, y)
    elif kind == FOREST:
        canvas.put(forest(size, variant), x, y)


# Water


def _waters(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    rows = tuple("".join(WATER if sign == WATER else "." for sign in row) for row in ground.rows)
    if any(WATER in row for row in rows):
        canvas.put(_river(Ground(rows), plan.cell), *plan.board[:2])


@lru_cache(maxsize=16)
def _river(ground: Ground, cell: int) -> Image.Image:
    """All the water, joined by edges and by corners, with shores of uneven ink."""
    size = ground.columns * cell, ground.height * cell
    soft = _shape(ground, cell * _SCALE).filter(ImageFilter.GaussianBlur(cell * _SCALE / 11))
    river = Image.new("RGBA", size, (*RIVER_EDGE, 0))
    for colour, level in ((RIVER_EDGE, 96), (RIVER_DEEP, 140), (RIVER, 214)):
        mask = soft.point(lambda depth, level=level: 255 if depth > level else 0).reduce(_SCALE)
        river.paste((*colour, 255), (0, 0), mask)
    river.putalpha(soft.point(lambda depth: 255 if depth > 96 else 0).reduce(_SCALE))
    return river


def _shape(ground: Ground, cell: int) -> Image.Image:
    image = Image.new("L", (ground.columns * cell, ground.height * cell))
    pen = ImageDraw.Draw(image)
    inset, narrow = cell * 0.07, cell * 0.2
    for x, y in ground.cells():
        if ground.terrain((x, y)) != WATER:
            continue
        left, top = x * cell, (ground.height - 1 - y) * cell
        pen.rounded_rectangle(
            (left + inset, top + inset, left + cell - inset, top + cell - inset), cell * 0.2, fill=255
        )
        for step in AROUND:
            near = plus((x, y), step)
            if not ground.holds(near) or ground.terrain(near) != WATER:
                continue
            if step in EDGES:
                dx, dy = step[0] * cell / 2, -step[1] * cell / 2
                pen.rectangle(
                    (left + inset + dx, top + inset + dy, left + cell - inset + dx, top + cell - inset + dy), fill=255
                )
            else:
                a, b = left + cell / 2 + step[0] * cell / 2, top + cell / 2 - step[1] * cell / 2
                pen.line((left + cell / 2, top + cell / 2, a, b), fill=255, width=round(2 * narrow))
                pen.ellipse((a - narrow, b - narrow, a + narrow, b + narrow), fill=255)
    return image


@lru_cache(maxsize=24)
def waves(size: int, variant: int) -> Image.Image:
    """Water; `variant` shifts its lines."""

    def draw(pen: Pen) -> None:
        for row, shift in ((32, variant * 7), (54, 14 - variant * 5), (76, variant * 4)):
            for start in (14 + shift, 50 + shift):
                points = [(start, row), (start + 8, row - 6), (start + 17, row - 1), (start + 26, row - 5)]
                stroke(pen, points, (1.5, 3.6, 3, 1), RIVER_EDGE)

    return sprite(size, draw)


# Mountains

_RANGES = (
    ((4, 92), (14, 66), (24, 50), (36, 22), (44, 34), (52, 50), (62, 44), (72, 58), (84, 74), (97, 92)),
    ((3, 92), (14, 72), (25, 56), (34, 62), (45, 40), (58, 16), (68, 36), (76, 50), (86, 66), (97, 92)),
    ((4, 92), (12, 62), (22, 38), (30, 28), (38, 44), (48, 56), (60, 38), (69, 30), (80, 52), (90, 74), (97, 92)),
)


@lru_cache(maxsize=24)
def mountain(size: int, variant: int) -> Image.Image:
    """Peaks in wet ink, dark at the crest and lost in mist at the foot."""
    ridge = _RANGES[variant]
    pixels = [(x * size / 100, y * size / 100) for x, y in ridge]
    image = wash((size, size), pixels, CREST, FOOT, fade=0.35)
    image.alpha_composite(sprite(size, lambda pen: _ridges(pen, ridge)))
    return image


def _ridges(pen: Pen, ridge: tuple[tuple[int, int], ...]) -> None:
    """The contour, thick and thin, and the folds of the rock."""
    inner = ridge[1:-1]
    stroke(pen, ridge, [2.5, *(3.4 + (step * 7 % 4) for step in range(len(inner))), 2], CREST)
    tops = [
        at
        for before, at, after in zip(ridge, ridge[1:], ridge[2:], strict=False)
        if at[1] < before[1] and at[1] <= after[1]
    ]
    for x, y in tops:
        for lean, far in ((-9, 30), (3, 40), (12, 24)):
            foot = min(88, y + far)
            stroke(
                pen,
                [(x + lean * 0.3, y + 8), (x + lean, (y + foot) / 2), (x + lean * 1.2, foot)],
                (3.2, 2.2, 0.8),
                SLOPE,
            )


# Forests

_TREES = (
    ((28, 62, 1.0), (72, 58, 1.0), (50, 88, 1.12)),
    ((30, 86, 1.1), (52, 56, 0.95), (76, 82, 1.05)),
    ((24, 58, 0.9), (50, 78, 1.15), (78, 62, 1.0)),
)


@lru_cache(maxsize=24)
def forest(size: int, variant: int) -> Image.Image:
    """Trees; `variant` places them."""

    def draw(pen: Pen) -> None:
        pen.rounded((2, 2, 98, 98), 16, GLADE)
        for x, y, scale in sorted(_TREES[variant], key=lambda tree: tree[1]):
            _pine(pen, x, y, scale)

    return sprite(size, draw)


def _pine(pen: Pen, x: float, y: float, scale: float) -> None:
    """A trunk and three clouds of needles, darker below."""
    stroke(pen, [(x + 2, y + 6), (x - 1, y - 14 * scale), (x + 1, y - 34 * scale)], (5, 4, 2), TRUNK)
    for wide, up in ((21, 10), (17, 23), (11, 35)):
        pen.ellipse(x, y - up * scale, wide * scale, 8.5 * scale, LEAF_DARK)
        pen.ellipse(x - 1, y - (up + 2.2) * scale, wide * 0.86 * scale, 5.8 * scale, LEAF)


# Fires


@lru_cache(maxsize=16)
def scorched(size: int, *, big: bool) -> Image.Image:
    """The edge of a burning cell."""
    thick = 9 if big else 5

    def draw(pen: Pen) -> None:
        pen.rounded((2, 2, 98, 98), 10, FLAME)
        pen.rounded((2 + thick, 2 + thick, 98 - thick, 98 - thick), 7, (*EMBER, 150 if big else 90))

    return sprite(size, draw)


@lru_cache(maxsize=16)
def fire(size: int, *, big: bool) -> Image.Image:
    """One flame; a big fire is three."""

    def draw(pen: Pen) -> None:
        if big:
            _flame(pen, 24, 96, 0.62)
            _flame(pen, 78, 96, 0.56)
        _flame(pen, 50, 97, 0.94)

    return sprite(size, draw)


def _flame(pen: Pen, x: float, y: float, scale: float) -> None:
    outer = (
        (2, -96),
        (20, -66),
        (32, -40),
        (28, -12),
        (12, 0),
        (-12, 0),
        (-29, -13),
        (-31, -42),
        (-18, -60),
        (-12, -42),
        (-2, -66),
    )
    inner = ((4, -52), (15, -30), (13, -8), (0, -2), (-14, -9), (-14, -28), (-5, -22))
    for shape, ink in ((outer, FLAME), (inner, GLOW)):
        pen.polygon([(x + a * scale, y + b * scale) for a, b in shape], ink)
    for a, b, radius, ink in ((-16, -14, 15, FLAME), (14, -14, 17, FLAME), (0, -12, 13, GLOW)):
        pen.disc(x + a * scale, y + b * scale, radius * scale, ink)
