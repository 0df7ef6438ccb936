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
        box = boxes.on(None, boxes.column(*said, gap=GAP), (MARGIN, MARGIN, MARGIN, MARGIN))
        below = boxes.picture(box, shown.width, PANEL).image
        whole = Image.new("RGB", (shown.width, shown.height + below.height))
        whole.paste(shown.convert("RGB"), (0, 0))
        whole.paste(below, (0, shown.height))
        return png.encode(whole, shown)
