"""Drawings with words below: figures for the player's rules, side by side; and a picture for somebody who has seen none
of its kind before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image

from games.core import text
from renderers import boxes, png
from renderers.boxes import Box, column, icon, on, paragraph, row, sized
from renderers.core import Figure, Say
from renderers.lettering import Style, clean
from renderers.palette import INK, PANEL, Colour
from renderers.prose import together
from renderers.sheet import PLAIN, WIDTH

_GAP, _LEADING = 20, 42
_SIZE, _CLOSE = 30, 38
"""Pixels of the letters below a picture, and from one line of them to the next."""


def told(drawn: Sequence[Image.Image], name: str, say: Say, exact: Iterable[Colour], alt: str = "") -> Figure:
    """Drawings of one height from left to right, told by the messages `<name>-1`, `<name>-2` and so on; who cannot see
    them is told `alt`, or the same."""
    words = [clean(say(text(f"{name}-{number}"))) for number in range(1, len(drawn) + 1)]
    style, wide = Style(PLAIN, face=say(text("renderers-face"))), (WIDTH - _GAP * (len(drawn) + 1)) // len(drawn)
    steps = (_step(each, said, style, wide) for each, said in zip(drawn, words, strict=True))
    image = boxes.picture(on(None, row(*steps, gap=_GAP, align=0), (_GAP,) * 4), WIDTH, PANEL).image
    return encoded(image, exact, *((say(text(alt)),) if alt else words))


def captioned(picture: bytes, sentences: Sequence[str], face: str) -> bytes:
    """A PNG of `renderers.png` with the sentences below what it shows, in its own colours."""
    style = Style(_SIZE, face=face)
    said = [paragraph(clean(each), style, INK, leading=_CLOSE) for each in sentences]
    with Image.open(BytesIO(picture)) as shown:
        below = on(None, column(*said, gap=_GAP // 2), (_GAP,) * 4)
        whole = boxes.picture(column(icon(shown.convert("RGBA")), below), shown.width, PANEL)
        return png.encode(whole.image, shown)


def encoded(image: Image.Image, exact: Iterable[Colour], *shows: str) -> Figure:
    """The picture in its own colours, and what it shows, sentence by sentence."""
    return Figure(png.encode(image, png.palette(image, exact)), together(shows))


def _step(drawn: Image.Image, said: str, style: Style, wide: int) -> Box:
    words = sized(paragraph(said, style, INK, leading=_LEADING), wide, align=0)
    return column(icon(drawn.convert("RGBA"), wide=wide), words, gap=_GAP // 2)
