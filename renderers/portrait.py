"""Portraits: what shows a game where there is room for a stamp only. The heart of its board, without words."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

SIZE = 240
"""Pixels of a side; Discord shows 85 of them."""
CELL = SIZE // 3
_COLOURS = 96


def board(ground: Image.Image, rows: Sequence[Sequence[Image.Image | None]]) -> bytes:
    """Three by three cells of a board, with what stands on each."""
    image = ground.convert("RGB").resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    for row, line in enumerate(rows):
        for column, drawn in enumerate(line):
            if drawn is not None:
                put(image, drawn, (column * CELL + CELL // 2, row * CELL + CELL // 2))
    return encoded(image)


def put(image: Image.Image, drawn: Image.Image, middle: tuple[int, int]) -> None:
    """What is drawn, with its middle there."""
    image.paste(drawn, (middle[0] - drawn.width // 2, middle[1] - drawn.height // 2), drawn)


def encoded(image: Image.Image) -> bytes:
    """A portrait as a PNG, each time the same bytes."""
    into = BytesIO()
    image.quantize(_COLOURS, dither=Image.Dither.NONE).save(into, "PNG", optimize=True)
    return into.getvalue()
