"""Lines of words below a picture, for somebody who has seen none of its kind before."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from renderers import boxes, png
from renderers.lettering import Style
from renderers.palette import INK, PANEL

SIZE, LEADING, GAP, MARGIN = 30, 38, 10, 20
"""In pixels: of the letters, from one line to the next, between two sentences, and around them."""


def captioned(picture: bytes, sentences: Sequence[str], face: str) -> bytes:
    """A PNG of `renderers.png` with the sentences below what it shows, in its own colours."""
    style = Style(SIZE, face=face)
    said = [boxes.paragraph(each, style, INK, leading=LEADING) for each in sentences]
    with Image.open(BytesIO(picture)) as shown:
        below = boxes.on(None, boxes.column(*said, gap=GAP), (MARGIN,) * 4)
        whole = boxes.picture(boxes.column(boxes.icon(shown.convert("RGBA")), below), shown.width, PANEL)
        return png.encode(whole.image, shown)
