"""Figures for the player's rules: drawings side by side, each with its words below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from games.core import text
from renderers import boxes, png
from renderers.boxes import Box, column, icon, on, paragraph, row, sized
from renderers.core import Figure, Say
from renderers.lettering import Style, clean
from renderers.palette import INK, PANEL, Colour
from renderers.sheet import PLAIN, WIDTH

_GAP, _LEADING = 20, 42


def told(drawn: Sequence[Image.Image], name: str, say: Say, exact: Iterable[Colour], alt: str = "") -> Figure:
    """Drawings of one height from left to right, told by the messages `<name>-1`, `<name>-2` and so on; who cannot see
    them is told `alt`, or the same."""
    words = [clean(say(text(f"{name}-{number}"))) for number in range(1, len(drawn) + 1)]
    style, wide = Style(PLAIN, face=say(text("renderers-face"))), (WIDTH - _GAP * (len(drawn) + 1)) // len(drawn)
    steps = (_step(each, said, style, wide) for each, said in zip(drawn, words, strict=True))
    image = boxes.picture(on(None, row(*steps, gap=_GAP, align=0), (_GAP,) * 4), WIDTH, PANEL).image
    return encoded(image, exact, say(text(alt)) if alt else " ".join(words))


def encoded(image: Image.Image, exact: Iterable[Colour], alt: str) -> Figure:
    """The picture in its own colours, and what it shows."""
    return Figure(png.encode(image, png.palette(image, exact)), alt)


def _step(drawn: Image.Image, said: str, style: Style, wide: int) -> Box:
    words = sized(paragraph(said, style, INK, leading=_LEADING), wide, align=0)
    return column(icon(drawn.convert("RGBA"), wide=wide), words, gap=_GAP // 2)
