"""Home: the block of Formosa Strait as a harbour with a quay, a fort and its flag."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.kept import kept
from renderers.koxinga.colours import COAST, CRIMSON, DEPTHS, LAND, MORTAR, SEPIA, SHEET, STONE, WOOD
from renderers.lettering import Style, fit, width, wrap
from renderers.sheet import SMALLEST, Box

_EDGE = 3


def draw(canvas: Canvas, box: Box, style: Style, words: str) -> None:
    """The harbour with its name, a line or two."""
    left, top, right, bottom = box
    canvas.put(_quay(right - left, bottom - top), left, top)
    room = right - left - 10
    lines = [words] if width(words, style) <= room else wrap(words, style, room)[:2]
    if len(lines) == 1 and width(words, style) > room:
        lines = [words[: len(words) // 2], words[len(words) // 2 :]]
    for row, line in enumerate(lines):
        fitted, smaller = fit(line, style, room, least=SMALLEST)
        canvas.text(fitted, left + 8, top + 20 + 31 * row, smaller, SEPIA)


@kept
def _quay(wide: int, high: int) -> Image.Image:
    """The harbour's water in the arms of its moles, a fort at the end of one; the land above has room for the name."""

    def draw(pen: Pen) -> None:
        unit = min(wide, high) / 100
        across, down = wide / unit, high / unit
        pen.rounded((0, 0, across, down), 5, COAST)
        pen.rounded((_EDGE / unit, _EDGE / unit, across - _EDGE / unit, down - _EDGE / unit), 4, LAND)
        pen.rounded((3, 50, across - 3, down - 3), 10, WOOD)
        pen.rounded((5, 52, across - 5, down - 3), 8, DEPTHS[1])
        for x, y in ((20, 66), (58, 62), (80, 76), (34, 88), (66, 98), (16, 101)):
            for reach in (7.0, 4.0):
                pen.arc(x, y, reach, (190, 350), DEPTHS[3], 1.4)
        _fort(pen, across, down - 5)
        pen.line([(3, 50.5), (across - 3, 50.5)], SHEET, 1.2)

    pen = Pen(wide, high)
    draw(pen)
    return pen.sprite()


def _fort(pen: Pen, right: float, foot: float) -> None:
    """A fort with its flag at the end of a mole."""
    pen.rounded((right - 34, foot - 4, right - 3, foot + 2), 3, WOOD)
    pen.rounded((right - 32, foot - 2, right - 3, foot + 2), 3, LAND)
    outline = (
        (28, 0),
        (28, 10),
        (24, 10),
        (24, 7),
        (19, 7),
        (19, 10),
        (14, 10),
        (14, 7),
        (9, 7),
        (9, 10),
        (5, 10),
        (5, 0),
    )
    pen.polygon([(right - x, foot - y) for x, y in outline], MORTAR)
    pen.polygon([(right - x, foot - y) for x, y in ((25, 0), (25, 5), (8, 5), (8, 0))], STONE)
    pen.line([(right - 6, foot - 8), (right - 6, foot - 26)], SEPIA, 1.8)
    pen.polygon([(right - 7, foot - 26), (right - 22, foot - 21), (right - 7, foot - 15)], CRIMSON)
