"""The picture of a Koxinga position."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image

from games.core import Move
from games.koxinga.state import View
from renderers import palette, png
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.koxinga.account import board, headline
from renderers.koxinga.layout import BLOCKS, HEIGHT, MIDDLE, WIDTH
from renderers.lettering import Style, clean

_making = Lock()


def picture(view: View, say: Say, *, path: Move = ()) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path), colours())


def drawing(view: View, say: Say, *, path: Move = ()) -> Image.Image:
    canvas = Canvas.blank(WIDTH, HEIGHT, palette.PAPER)
    style = Style(26)
    for block, (left, top, right, bottom) in BLOCKS.items():
        item = view.items[block]
        canvas.framed((left + 2, top + 2, right - 2, bottom - 2), 8, palette.PANEL, edge=palette.LINE, thick=2)
        canvas.text(str(block), left + 8, top + 20, Style(20), palette.MUTED)
        words = "" if item is None else "T" if item.kind is None else f"{item.kind[0].upper()}{item.amount}"
        canvas.text(words, left + 8, top + 46, style, palette.INK)
        there = "".join(str(seat + 1) for seat, who in enumerate(view.players) if who.block == block)
        canvas.label(there, left + 8, top + 72, style, palette.BLUE, room=right - left - 12)
    canvas.text(clean(say(headline(view))), MIDDLE[0] + 30, MIDDLE[1] + 40, Style(34, bold=True), palette.INK)
    for line, words in enumerate(board(view, say).split("\n")[1:26]):
        canvas.label(clean(words), MIDDLE[0] + 30, MIDDLE[1] + 80 + 22 * line, Style(18), palette.INK, room=900)
    return canvas.image


def colours() -> Image.Image:
    """The palette of all Koxinga pictures, made once."""
    with _making:
        return _colours()


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    return png.palette(Image.new("RGB", (8, 8), palette.PAPER), palette.NAMED)
