"""The empty board: paper, coordinates, mountains in ink, joined waters, forests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.jiangshan.board import AROUND, EDGES, FILES, FOREST, MOUNTAIN, WATER, Ground, plus
from renderers.canvas import Canvas, Stroke, disc, drawn, ellipse, line, polygon, rounded, sprite
from renderers.jiangshan import strokes
from renderers.jiangshan.colours import (
    BAMBOO,
    BAMBOO_DARK,
    BANK,
    BORDER,
    BROWN,
    CREST,
    FOOT,
    GLADE,
    GRID,
    LEAF,
    LEAF_DARK,
    REED,
    RIVER,
    RIVER_DEEP,
    RIVER_EDGE,
    ROCK,
    SCROLL,
    SHOAL,
    SILK,
    SLOPE,
    TRUNK,
)
from renderers.jiangshan.layout import LOW, SIDE, Layout
from renderers.jiangshan.strokes import brush
from renderers.kept import kept, kept_sheet
from renderers.lettering import Style
from renderers.sheet import HEADING, HEIGHT, SMALLEST, WIDTH

_GROUNDS = {WATER: SHOAL, MOUNTAIN: ROCK, FOREST: GLADE}
"""The tint of a whole cell."""


@kept_sheet
def base(plan: Layout) -> Canvas:
    """Everything that never moves, on its sheet. Copy it before drawing."""
    canvas = Canvas.blank(WIDTH, HEIGHT, SCROLL)
    left, top, right, bottom = plan.board
    canvas.image.paste(strokes.landscape(WIDTH, HEIGHT - HEADING), (0, HEADING))
    canvas.image.paste(SILK, (0, top, left, HEIGHT))
    canvas.image.paste(SILK, (0, bottom, right, bottom + LOW))
    canvas.image.paste(SCROLL, plan.foot)
    lay(canvas, plan)
    canvas.image.paste(SCROLL, (right, HEADING, WIDTH, HEIGHT))
    canvas.image.paste(SILK, (right, top, right + SIDE, bottom + LOW))
    for x in (left - 2, right):
        canvas.image.paste(BROWN, (x, top, x + 2, bottom + 2))
    canvas.image.paste(BROWN, (left - 2, bottom, right + 2, bottom + 2))
    _coordinates(canvas, plan)
    return canvas


def lay(canvas: Canvas, plan: Layout) -> None:
    """Grid and terrain of a board, upon whatever is there: every cell that is not plain is tinted as a whole, so that
    one can count them."""
    _grid(canvas, plan)
    _cells(canvas, plan)
    _waters(canvas, plan)
    _borders(canvas, plan)
    for row, column in product(range(plan.rows), range(plan.columns)):
        _terrain(canvas, plan, column, row)


def _cells(canvas: Canvas, plan: Layout) -> None:
    """The tints, within the grid's lines."""
    for column, row in product(range(plan.columns), range(plan.rows)):
        if (tint := _GROUNDS.get(_kind(plan, column, row))) is not None:
            left, top = plan.board[0] + column * plan.cell, plan.board[1] + row * plan.cell
            canvas.image.paste(tint, (left + 1, top + 1, left + plan.cell - 1, top + plan.cell - 1))


def _grid(canvas: Canvas, plan: Layout) -> None:
    left, top, right, bottom = plan.board
    for x in range(left + plan.cell, right, plan.cell):
        canvas.image.paste(GRID, (x - 1, top, x + 1, bottom))
    for y in range(top + plan.cell, bottom, plan.cell):
        canvas.image.paste(GRID, (left, y - 1, right, y + 1))


def _borders(canvas: Canvas, plan: Layout) -> None:
    """The grid's lines go on over water, and are blue around it."""
    left, top, right, bottom = plan.board
    for at in plan.shown.cells():
        column, row = at[0], plan.rows - 1 - at[1]
        if _kind(plan, column, row) != WATER:
            continue
        x, y = left + column * plan.cell, top + row * plan.cell
        for across in (x, x + plan.cell):
            if left < across < right:
                canvas.image.paste(BORDER, (across - 1, max(top, y - 1), across + 1, min(bottom, y + plan.cell + 1)))
        for down in (y, y + plan.cell):
            if top < down < bottom:
                canvas.image.paste(BORDER, (max(left, x - 1), down - 1, min(right, x + plan.cell + 1), down + 1))


def _coordinates(canvas: Canvas, plan: Layout) -> None:
    """Letters are the map's columns and figures its rows, however it lies."""
    left, top, right, bottom = plan.board
    style = Style(SMALLEST, bold=True)
    numbers = [str(number + 1) for number in range(max(plan.columns, plan.rows))]
    across, down = (numbers, FILES) if plan.turned else (FILES, numbers[: plan.rows][::-1])
    for column in range(plan.columns):
        canvas.text(
            across[column], left + (column + 0.5) * plan.cell, bottom + LOW // 2 - 1, style, BROWN, align="middle"
        )
    for row in range(plan.rows):
        y = top + (row + 0.5) * plan.cell
        canvas.text(down[row], left / 2 - 1, y, style, BROWN, align="middle")
        if len(down[row]) == 1:  # the strip on the right is too narrow for two digits
            canvas.text(down[row], right + SIDE / 2 + 1, y, style, BROWN, align="middle")


def _terrain(canvas: Canvas, plan: Layout, column: int, row: int) -> None:
    """Mountains and forests reach a little over their cells; where two mountains touch, a ridge joins them."""
    x, y = plan.board[0] + column * plan.cell, plan.board[1] + row * plan.cell
    size, variant = plan.cell, (column * 5 + row * 3) % 3
    kind = _kind(plan, column, row)
    if kind == WATER:
        canvas.put(waves(size, variant), x, y)
    elif kind == MOUNTAIN:
        for across in (-1, 0, 1):
            if _kind(plan, column + across, row - 1) == MOUNTAIN:
                for side, number in ((-0.2, 1), (0.2, 2)):
                    part = mountain(round(size * 0.56), (variant + number) % 3)
                    canvas.centre(part, x + size * (0.5 + across * 0.5 + side), y + size * (0.02 + side * 0.2))
        if _kind(plan, column - 1, row) == MOUNTAIN:
            part = mountain(round(size * 0.86), (variant + 2) % 3)
            canvas.centre(part, x, y + size * 0.56)
        for side in (-1, 1):  # lower hills, lost in mist, to either side
            hill = mountain(round(size * (0.62 if side == 1 - variant % 2 * 2 else 0.48)), (variant + side) % 3)
            canvas.put(hill, x + size * (0.5 + side * 0.42) - hill.width / 2, y + size * 0.98 - hill.height)
        wide = round(size * 1.16)
        canvas.put(mountain(wide, variant), x - (wide - size) / 2, y + size - wide)
    elif kind == FOREST:
        canvas.put(forest(size, (column * 7 + row * 4) % len(_WOODS)), x, y)


def _kind(plan: Layout, column: int, row: int) -> str:
    at = (column, plan.rows - 1 - row)
    return plan.shown.terrain(at) if plan.shown.holds(at) else ""


_SMALL = 64
"""Pixels of a cell below which the land is drawn with fewer strokes."""


# Water


def _waters(canvas: Canvas, plan: Layout) -> None:
    """As much of the board as holds water, and a cell around it."""
    wet = [at for at in plan.shown.cells() if plan.shown.terrain(at) == WATER]
    if not wet:
        return
    (left, right), (low, high) = ((min(each) - 1, max(each) + 2) for each in zip(*wet, strict=True))
    (left, right), (low, high) = (max(0, left), min(plan.columns, right)), (max(0, low), min(plan.rows, high))
    rows = tuple(
        "".join(WATER if sign == WATER else "." for sign in row[left:right]) for row in plan.shown.rows[low:high]
    )
    x, y = plan.board[0] + left * plan.cell, plan.board[1] + (plan.rows - high) * plan.cell
    canvas.put(_river(Ground(rows), plan.cell), x, y)


@kept
def _river(ground: Ground, cell: int) -> Image.Image:
    """All the water, joined by edges and by corners: a sandy bank, a dark shore, the deep; reeds here and there."""
    size = ground.columns * cell, ground.height * cell
    soft = _shape(ground, cell).filter(ImageFilter.GaussianBlur(cell / 7))
    soft = ImageChops.multiply(soft, _currents(ground.columns, ground.height).resize(size, Image.Resampling.BICUBIC))
    river = Image.new("RGBA", size, (*BANK, 0))
    for colour, level in ((BANK, 66), (RIVER_EDGE, 104), (RIVER_DEEP, 118), (RIVER, 200)):
        river.paste((*colour, 255), (0, 0), soft.point(_above(level)))
    river.putalpha(soft.point(_above(66)))
    for x, y in ground.cells():
        if ground.terrain((x, y)) == WATER and (x * 3 + y * 5) % 4 == 0 and ground.terrain((x, y - 1)) != WATER:
            river.alpha_composite(
                reeds(round(cell * 0.5)), (round((x + 0.06) * cell), round((ground.height - y - 0.58) * cell))
            )
    return river


@kept
def _currents(columns: int, rows: int) -> Image.Image:
    """What makes shores and depths uneven: four specks of grey to a cell, always the same ones."""
    specks = Image.new("L", (columns * 2, rows * 2))
    specks.putdata([255 - (x * 53 + y * 97 + x * y * 31) % 89 for y in range(rows * 2) for x in range(columns * 2)])
    return specks


@lru_cache(maxsize=8)
def _above(level: int) -> list[int]:
    """What turns a depth into how much of a colour lies there: all above the level, smooth around it."""
    return [max(0, min(255, (depth - level) * 14 + 128)) for depth in range(256)]


def _shape(ground: Ground, cell: int) -> Image.Image:
    """Uneven shores: no cell is filled quite like its neighbour."""
    image = Image.new("L", (ground.columns * cell, ground.height * cell))
    pen = ImageDraw.Draw(image)
    narrow = cell * 0.24
    for x, y in ground.cells():
        if ground.terrain((x, y)) != WATER:
            continue
        left, top = x * cell, (ground.height - 1 - y) * cell
        jut = [cell * (0.05 + 0.018 * ((x * a + y * b) % 4)) for a, b in ((3, 5), (7, 2), (2, 7), (5, 3))]
        pen.rounded_rectangle(
            (left + jut[0], top + jut[1], left + cell - jut[2], top + cell - jut[3]), cell * 0.3, fill=255
        )
        for step in AROUND:
            near = plus((x, y), step)
            if not ground.holds(near) or ground.terrain(near) != WATER:
                continue
            a, b = left + cell / 2 + step[0] * cell / 2, top + cell / 2 - step[1] * cell / 2
            if step in EDGES:
                wide, high = (cell * 0.43, 0.0) if step[0] == 0 else (0.0, cell * 0.43)
                (west, east), (north, south) = sorted((a, left + cell / 2)), sorted((b, top + cell / 2))
                pen.rectangle((west - wide, north - high, east + wide, south + high), fill=255)
            else:
                pen.line((left + cell / 2, top + cell / 2, a, b), fill=255, width=round(2 * narrow))
                pen.ellipse((a - narrow, b - narrow, a + narrow, b + narrow), fill=255)
    return image


reeds = drawn(
    *(
        brush([(x, 96), (x + lean * 0.4, 96 - high * 0.6), (x + lean, 96 - high)], (7, 5, 2), REED)
        for x, lean, high in ((20, -10, 50), (34, -2, 70), (48, 8, 58), (62, 16, 40))
    )
)
"""What grows on a bank."""
_WAVES = ((32, 7, (14, 50)), (54, -5, (28, 64)), (76, 4, (14, 50)))
_FEW_WAVES = ((36, 5, (16, 56)), (72, 5, (38,)))
"""How high lines of water are, how a variant shifts them, and where they begin: many, or fewer and larger ones."""


@kept
def waves(size: int, variant: int) -> Image.Image:
    """Water; `variant` shifts its lines."""
    large, rows = (1.4, _FEW_WAVES) if size < _SMALL else (1.0, _WAVES)
    widths = [wide * large for wide in (1.5, 3.6, 3, 1)]
    shape = [(a * large, b * large) for a, b in ((0, 0), (8, -6), (17, -1), (26, -5))]
    starts = ((x + variant * shift, y) for y, shift, starts in rows for x in starts)
    return sprite(size, *(brush([(x + a, y + b) for a, b in shape], widths, RIVER_EDGE) for x, y in starts))


# Mountains

_RANGES = (
    ((4, 92), (14, 66), (24, 50), (36, 22), (44, 34), (52, 50), (62, 44), (72, 58), (84, 74), (97, 92)),
    ((3, 92), (14, 72), (25, 56), (34, 62), (45, 40), (58, 16), (68, 36), (76, 50), (86, 66), (97, 92)),
    ((4, 92), (12, 62), (22, 38), (30, 28), (38, 44), (48, 56), (60, 38), (69, 30), (80, 52), (90, 74), (97, 92)),
)


@kept
def mountain(size: int, variant: int) -> Image.Image:
    """Peaks in wet ink, dark at the crest and lost in mist at the foot."""
    ridge = _RANGES[variant]
    pixels = [(x * size / 100, y * size / 100) for x, y in ridge]
    image = strokes.wash((size, size), pixels, CREST, FOOT, fade=0.8)
    image.alpha_composite(sprite(size, *_ridges(ridge, folds=size >= _SMALL // 2)))
    return image


def _ridges(ridge: tuple[tuple[int, int], ...], *, folds: bool) -> Iterator[Stroke]:
    """The contour, thick and thin, and the folds of the rock."""
    yield brush(ridge, [2.5, *(3.4 + (step * 7 % 4) for step in range(len(ridge) - 2)), 2], CREST)
    for before, (x, y), after in zip(ridge, ridge[1:], ridge[2:], strict=False) if folds else ():
        for lean, far in ((-9, 30), (3, 40), (12, 24)) if y < before[1] and y <= after[1] else ():
            foot = min(88, y + far)
            fold = [(x + lean * 0.3, y + 8), (x + lean, (y + foot) / 2), (x + lean * 1.2, foot)]
            yield brush(fold, (3.2, 2.2, 0.8), SLOPE)


# Forests

_WOODS = (
    (("pine", 28, 62, 1.0), ("pine", 72, 58, 1.0), ("pine", 50, 90, 1.12)),
    (("oak", 30, 60, 1.0), ("oak", 70, 56, 0.95), ("oak", 50, 92, 1.15)),
    (("bamboo", 24, 92, 1.0), ("bamboo", 44, 86, 1.1), ("bamboo", 62, 94, 1.0), ("bamboo", 80, 88, 0.95)),
    (("oak", 26, 84, 1.0), ("pine", 52, 58, 0.95), ("oak", 76, 88, 1.05)),
    (("pine", 24, 58, 0.9), ("pine", 50, 82, 1.15), ("pine", 78, 62, 1.0)),
)
"""Three kinds of trees."""


@kept
def forest(size: int, variant: int) -> Image.Image:
    """Trees on their glade; `variant` says which and where."""
    trees = sorted(_WOODS[variant], key=lambda tree: tree[2])
    parts = (part for kind, *at in trees for part in _TREES[kind](*at))
    return sprite(size, rounded((3, 3, 97, 97), 22, GLADE), *parts)


def _pine(x: float, y: float, scale: float) -> Iterator[Stroke]:
    """A trunk and three clouds of needles, darker below."""
    yield brush([(x + 2, y + 6), (x - 1, y - 14 * scale), (x + 1, y - 34 * scale)], (5, 4, 2), TRUNK)
    for wide, up in ((21, 10), (17, 23), (11, 35)):
        yield ellipse(x, y - up * scale, wide * scale, 8.5 * scale, LEAF_DARK)
        yield ellipse(x - 1, y - (up + 2.2) * scale, wide * 0.86 * scale, 5.8 * scale, LEAF)


def _oak(x: float, y: float, scale: float) -> tuple[Stroke, ...]:
    """A round crown over a short trunk."""
    dark = ((-11, 20, 15.5), (11, 20, 15.5), (0, 31, 16.5))
    light = ((-11, 21, 11), (11, 21, 11), (0, 32, 12), (0, 22, 11))
    return (
        brush([(x, y + 4), (x - 2, y - 12 * scale)], (7, 4), TRUNK),
        *(disc(x + across * scale, y - up * scale, reach * scale, LEAF_DARK) for across, up, reach in dark),
        *(disc(x + across * scale, y - up * scale, reach * scale, LEAF) for across, up, reach in light),
    )


def _bamboo(x: float, y: float, scale: float) -> Iterator[Stroke]:
    """A stem in joints, leaves to either side."""
    for joint, (ink, thick) in product(range(4), ((BAMBOO_DARK, 5), (BAMBOO, 2.6))):
        low = y - joint * 19 * scale
        yield line([(x, low), (x + 1, low - 16 * scale)], ink, thick)
    for up, side in ((30, -1), (48, 1), (62, -1), (72, 1)):
        top = y - up * scale
        yield polygon([(x, top), (x + side * 17 * scale, top + 3), (x + side * 8 * scale, top - 6)], BAMBOO_DARK)


_TREES: Mapping[str, Callable[[float, float, float], Iterable[Stroke]]] = {
    "pine": _pine,
    "oak": _oak,
    "bamboo": _bamboo,
}
