"""A key to a game's pictures for the player's rules: each sign, and beside it what it means, in two columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import inf

from PIL import Image

from games.core import text
from renderers import boxes, sheet
from renderers.boxes import Box, column, icon, on, paragraph, sized
from renderers.canvas import Canvas
from renderers.core import Figure, Say
from renderers.figure import encoded
from renderers.lettering import Style, clean
from renderers.palette import INK, LINE, PANEL, Colour
from renderers.sheet import PLAIN, WIDTH

SIGN = (150, 96)
"""Pixels of the widest and the highest sign."""
_COLUMNS, _MARGIN, _NEAR, _LEADING, _LEAST, _APART = 2, 18, 16, 40, 112, 6
_WIDE = (WIDTH - _MARGIN * (_COLUMNS + 1)) // _COLUMNS
_ROOM = _WIDE - SIGN[0] - _NEAR
"""Pixels of a line of words."""


def told(
    signs: Mapping[str, Sequence[Image.Image]], name: str, say: Say, ground: Colour, exact: Iterable[Colour]
) -> Figure:
    """Signs by name, each told by the message `<name>-<its name>`: from above, the left column first, on the ground of
    the game's board."""
    words = [clean(say(text(f"{name}-{each}"))) for each in signs]
    style = Style(PLAIN, face=say(text("renderers-face")))
    every = [_entry(row(drawn), said, style, ground) for drawn, said in zip(signs.values(), words, strict=True)]
    first = _first([each(_WIDE, inf).high for each in every])
    both = boxes.row(column(*every[:first]), column(*every[first:]), gap=_MARGIN, align=0)
    image = boxes.picture(on(None, both, (_MARGIN,) * 4), WIDTH, PANEL).image
    return encoded(image, exact, *words)


def _entry(drawn: Image.Image, said: str, style: Style, ground: Colour) -> Box:
    """The sign on its ground and the words beside it, over a line."""
    words = paragraph(said, style, INK, leading=_LEADING)
    high = max(_LEAST, words(_ROOM, inf).high + 20)
    sign = on(partial(Canvas.panel, radius=12, fill=ground), sized(icon(drawn), SIGN[0], high - 8))
    return on(_ruled, boxes.row(sign, sized(words, _ROOM, high, align=0), gap=_NEAR))


def _ruled(canvas: Canvas, box: sheet.Box) -> None:
    left, _, right, bottom = box
    canvas.image.paste(LINE, (left, bottom - 1, right, bottom))


def row(signs: Sequence[Image.Image]) -> Image.Image:
    """Signs side by side, in the middle of their line."""
    return boxes.sprite(boxes.row(*map(icon, signs), gap=_APART))


def _first(heights: Sequence[float]) -> int:
    """How many entries stand in the left column, so that both are about as high."""
    return min(range(len(heights) + 1), key=lambda count: abs(sum(heights[:count]) - sum(heights[count:])))
