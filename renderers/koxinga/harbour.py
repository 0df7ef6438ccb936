"""Home: the block of Formosa Strait as a harbour with a quay, a fort and its flag."""

from __future__ import annotations

from PIL import Image

from renderers import boxes
from renderers.boxes import column, label
from renderers.canvas import Canvas, Stroke, arc, line, polygon, rims, rounded, sprite
from renderers.kept import kept
from renderers.koxinga.colours import COAST, CRIMSON, DEPTHS, LAND, MORTAR, SEPIA, SHEET, STONE, WOOD
from renderers.lettering import Style, wrap
from renderers.sheet import Box

_EDGE, _LINE = 3, 31
"""Pixels of the coast around it, and of a line of its name."""
_WAVES = ((20, 66), (58, 62), (80, 76), (34, 88), (66, 98), (16, 101))
_WALL = (
    *((28, 0), (28, 10), (24, 10), (24, 7), (19, 7), (19, 10)),
    *((14, 10), (14, 7), (9, 7), (9, 10), (5, 10), (5, 0)),
)
"""The fort's battlements, from its right foot."""


def draw(canvas: Canvas, box: Box, style: Style, words: str) -> None:
    """The harbour with its name, a line or two."""
    left, top, right, bottom = box
    canvas.put(_quay((right - left, bottom - top)), left, top)
    lines = wrap(words, style, right - left - 10)[:2]
    told = column(*(label(line, style, SEPIA, high=_LINE, cut=True) for line in lines))
    boxes.draw(canvas, (left + 8, top + 4, right - 2, bottom), told)


@kept
def _quay(size: tuple[int, int]) -> Image.Image:
    """The harbour's water in the arms of its moles, a fort at the end of one; the land above has room for the name."""
    pixel = 100 / min(size)
    across, down = size[0] * pixel, size[1] * pixel
    return sprite(
        size,
        rims((0, 5, COAST), (_EDGE * pixel, 4, LAND)),
        rounded((3, 50, across - 3, down - 3), 10, WOOD),
        rounded((5, 52, across - 5, down - 3), 8, DEPTHS[1]),
        *(arc(x, y, reach, (190, 350), DEPTHS[3], 1.4) for x, y in _WAVES for reach in (7.0, 4.0)),
        *_fort(across, down - 5),
        line([(3, 50.5), (across - 3, 50.5)], SHEET, 1.2),
    )


def _fort(right: float, foot: float) -> tuple[Stroke, ...]:
    """A fort with its flag at the end of a mole."""
    return (
        rounded((right - 34, foot - 4, right - 3, foot + 2), 3, WOOD),
        rounded((right - 32, foot - 2, right - 3, foot + 2), 3, LAND),
        polygon([(right - x, foot - y) for x, y in _WALL], MORTAR),
        polygon([(right - x, foot - y) for x, y in ((25, 0), (25, 5), (8, 5), (8, 0))], STONE),
        line([(right - 6, foot - 8), (right - 6, foot - 26)], SEPIA, 1.8),
        polygon([(right - 7, foot - 26), (right - 22, foot - 21), (right - 7, foot - 15)], CRIMSON),
    )
