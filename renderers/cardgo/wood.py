"""The go board: wood in broad bands of grain, the painted fields of the terrains, ink lines where cells are linked.
Drawn once a map."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from string import ascii_uppercase

from PIL import Image, ImageDraw

from games.cardgo.board import Ground
from renderers.canvas import Canvas
from renderers.cardgo import terrains
from renderers.cardgo.colours import BESIDE, GRAIN, LETTER, ROPE, TABLE, TIMBER, TINTS
from renderers.cardgo.layout import GUTTER, LINTEL, Layout, layout, rim
from renderers.kept import kept_sheet
from renderers.lettering import Style
from renderers.palette import Colour
from renderers.sheet import HEIGHT, SMALL, WIDTH

_BANDS = 9
_PLAIN_BELOW = 50
"""Pixels of a cell under which the marks of basic terrains would be mere specks."""
_STARS = {9: (2, 4, 6), 13: (3, 6, 9), 15: (3, 7, 11), 17: (3, 8, 13), 19: (3, 9, 15), 8: (2, 5), 10: (2, 7)}
"""Where star points are, on boards of the sizes of go and on the usual ones."""


@kept_sheet
def base(ground: Ground) -> Canvas:
    """Board, coordinates and empty cells, which are the same for everybody. Copy it before drawing."""
    plan = layout(ground.columns, ground.rows)
    canvas = Canvas.blank(WIDTH, HEIGHT, BESIDE)
    left, top, right, bottom = plan.board
    wide, high, wood = right - left, bottom - top, plan.wood
    canvas.image.paste(_timber(wide, high, TABLE), (left, top))
    rim = (wood[0] - GUTTER, wood[1] - LINTEL, wood[2] + GUTTER, wood[3] + LINTEL)
    canvas.image.paste(TIMBER, (max(left, rim[0]), max(top, rim[1]), min(right, rim[2]), min(bottom, rim[3])))
    grain = _timber(wide, high, GRAIN)
    canvas.image.paste(grain.crop((wood[0] - left, wood[1] - top, wood[2] - left, wood[3] - top)), wood)
    _coordinates(canvas, ground, plan)
    _fields(canvas, ground, plan)
    lines(canvas, ground, plan)
    _marks(canvas, ground, plan)
    return canvas


def _timber(wide: int, high: int, tones: Sequence[Colour]) -> Image.Image:
    """Tones of wood in waving bands."""
    image = Image.new("RGB", (wide, high), tones[0])
    draw = ImageDraw.Draw(image)
    for band in range(1, _BANDS):
        start = high * band / _BANDS
        edge = [
            (x, start + 16 * sin(x / wide * 2 * pi + band * 1.7) + 7 * sin(x / 83 + band))
            for x in range(0, wide + 8, 8)
        ]
        draw.polygon([*edge, (wide, high), (0, high)], tones[-band % len(tones)])
    return image


def _coordinates(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    for column in range(ground.columns):
        column_name(canvas, plan, column)
    for row in range(ground.rows):
        middle = plan.corner(0, row)[1] + plan.cell / 2
        for x in (plan.wood[0] - GUTTER / 2, plan.wood[2] + GUTTER / 2)[: 1 + (rim(plan.columns) == GUTTER)]:
            canvas.text(str(row + 1), x, middle, _LETTERS, LETTER, align="middle")


_LETTERS = Style(SMALL, bold=True)


def column_name(canvas: Canvas, plan: Layout, column: int) -> None:
    """The letter over a column and below it."""
    x = plan.corner(column, 0)[0] + plan.cell / 2
    for y in (plan.wood[1] - LINTEL / 2, plan.wood[3] + LINTEL / 2):
        canvas.text(ascii_uppercase[column], x, y, _LETTERS, LETTER, align="middle")


def _fields(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    """Whole cells in the terrain's colour; bare wood for soil and where there is nothing."""
    for place, terrain in enumerate(ground.terrain):
        if terrain not in terrains.WOODEN:
            x, y = plan.spot(place)
            canvas.image.paste(TINTS[terrain], (x, y, x + plan.cell, y + plan.cell))


def lines(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    """From cell to cell where they are linked: what lies on linked cells can be connected."""
    half, thick = plan.cell // 2, 2 if plan.cell >= 44 else 1
    for place, linked in enumerate(ground.links):
        x, y = plan.spot(place)
        for other in (each for each in linked if each > place):
            level = other == place + 1
            left, top = (x + half, y + half - thick // 2) if level else (x + half - thick // 2, y + half)
            wide, high = (plan.cell, thick) if level else (thick, plan.cell)
            canvas.image.paste(ROPE, (left, top, left + wide, top + high))
    for row in _STARS.get(ground.rows, ()):
        for column in _STARS.get(ground.columns, ()):
            if ground.terrain[row * ground.columns + column] in terrains.WOODEN:
                x, y = plan.corner(column, row)
                canvas.panel((x + half - 5, y + half - 5, x + half + 5, y + half + 5), 5, ROPE)


def _marks(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    for place, terrain in enumerate(ground.terrain):
        if terrain not in (terrains.WOODEN if plan.cell >= _PLAIN_BELOW else terrains.BASIC):
            canvas.centre(terrains.sign(terrain, plan.cell), *plan.middle(place))
