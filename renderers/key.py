"""A key to a game's pictures for the player's rules: each sign, and beside it what it means, in two columns."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderers.canvas import Canvas
from renderers.figure import Step
from renderers.lettering import Style, wrap
from renderers.palette import INK, LINE, PANEL, Colour
from renderers.sheet import PLAIN, WIDTH

SIGN = (150, 96)
"""Pixels of the widest and the highest sign."""
_COLUMNS, _MARGIN, _NEAR, _LEADING, _LEAST, _APART = 2, 18, 16, 40, 112, 6
_WIDE = (WIDTH - _MARGIN * (_COLUMNS + 1)) // _COLUMNS
_ROOM = _WIDE - SIGN[0] - _NEAR
"""Pixels of a line of words."""


def key(entries: Sequence[Step], face: str, ground: Colour) -> Canvas:
    """The entries from above, the left column first, `sheet.WIDTH` pixels wide in all; signs lie on the ground of the
    game's board."""
    style = Style(PLAIN, face=face)
    told = [(entry, wrap(entry.words, style, _ROOM)) for entry in entries]
    heights = [max(_LEAST, _LEADING * len(lines) + 20) for _, lines in told]
    first = _first(heights)
    canvas = Canvas.blank(WIDTH, max(sum(heights[:first]), sum(heights[first:])) + 2 * _MARGIN, PANEL)
    for column, (start, end) in enumerate(((0, first), (first, len(told)))):
        left, top = _MARGIN + column * (_WIDE + _MARGIN), _MARGIN
        for (entry, lines), high in zip(told[start:end], heights[start:end], strict=True):
            canvas.panel((left, top + 4, left + SIGN[0], top + high - 4), 12, ground)
            canvas.centre(entry.drawn, left + SIGN[0] / 2, top + high / 2)
            canvas.image.paste(LINE, (left, top + high - 1, left + _WIDE, top + high))
            middle = top + high / 2 - _LEADING * (len(lines) - 1) / 2
            for row, line in enumerate(lines):
                canvas.text(line, left + SIGN[0] + _NEAR, middle + row * _LEADING, style, INK)
            top += high
    return canvas


def row(signs: Sequence[Image.Image]) -> Image.Image:
    """Signs side by side, in the middle of their line."""
    wide = sum(each.width for each in signs) + _APART * (len(signs) - 1)
    image, x = Image.new("RGBA", (wide, max(each.height for each in signs))), 0
    for each in signs:
        image.paste(each, (x, (image.height - each.height) // 2))
        x += each.width + _APART
    return image


def _first(heights: Sequence[int]) -> int:
    """How many entries stand in the left column, so that both are about as high."""
    return min(range(len(heights) + 1), key=lambda count: abs(sum(heights[:count]) - sum(heights[count:])))
