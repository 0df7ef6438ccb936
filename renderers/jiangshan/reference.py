"""An empty board, and one of everything that a picture of Jiangshan may hold: what its palette is made from."""

from __future__ import annotations

from PIL import Image

from games.jiangshan.board import Ground
from games.jiangshan.muster import SHIPPED
from renderers import marks, palette
from renderers.canvas import Canvas
from renderers.jiangshan import badges, colours, fires, glyphs, land, pieces, symbols, targets, towns
from renderers.jiangshan.layout import layout
from renderers.lettering import Style

_GROUND = Ground(("*.^~~*..", "^^.~*.**", ".~~^.*.^", "*^..~^~."))
_SIZE = 62
"""Pixels of a sign."""


def sheet() -> Image.Image:
    """The board at half its size; below it rows of pieces, signs and marks, and the inks of text."""
    board = land.base(layout(_GROUND, 2)).image.reduce(2)
    canvas = Canvas.blank(max(board.width, 12 * _SIZE), board.height + 10 * _SIZE, colours.SAND)
    canvas.image.paste(board, (0, 0))
    rows = [board.height + row * _SIZE for row in range(10)]
    _armies(canvas, rows[:4])
    _signs(canvas, rows[4:7])
    _texts(canvas, rows[7:])
    return canvas.image


def _armies(canvas: Canvas, rows: list[int]) -> None:
    for row, (y, key) in enumerate(zip(rows, colours.BANNERS, strict=True)):
        for column, kind in enumerate("DJAHGK"):
            look = pieces.Look(
                key,
                glyphs.unit(SHIPPED[kind], "sc"),
                column % 2 == 0,
                SHIPPED[kind].heavy,
                "nesw"[column % 4] if column < 3 else None,
            )
            canvas.put(pieces.tile_of(look, _SIZE, "sc"), column * _SIZE, y)
        canvas.put(badges.emblem(key, _SIZE, "汉", "sc"), 6 * _SIZE, y)
        canvas.put(towns.town(key, _SIZE, camp=row % 2 == 0, capital=row > 1), 7 * _SIZE, y)
        canvas.image.paste(colours.BANNERS[key].paint.pale, (8 * _SIZE, y, 12 * _SIZE, y + _SIZE))
        canvas.text("0123456789 Gg", 8 * _SIZE, y + _SIZE / 2, Style(30, bold=row % 2 == 0), palette.INK)


def _signs(canvas: Canvas, rows: list[int]) -> None:
    """What counts; marks of the choice; what is pinned on tiles."""
    counted, marked, pinned = rows
    for column, name in enumerate(("morale", "supply", "merit", "reserve", "action", "star", "cloud", "sun", "rain")):
        canvas.put(symbols.symbol(name, _SIZE - 6), column * _SIZE, counted)
    for column, kind in enumerate(targets.KINDS):
        canvas.put(targets.mark(_SIZE, kind, covered=column % 2 == 0), column * _SIZE, marked)
    pins = (
        badges.eye(_SIZE),
        marks.threatened(_SIZE),
        fires.fire(_SIZE, big=True),
        fires.fire(_SIZE, big=False),
        badges.mystery(_SIZE),
        badges.cross(_SIZE),
        badges.chaos(_SIZE, "sc"),
        badges.done(_SIZE),
        targets.chosen(_SIZE),
    )
    for column, image in enumerate(pins):
        canvas.put(image, column * _SIZE, pinned)


def _texts(canvas: Canvas, rows: list[int]) -> None:
    for y, fill in zip(rows, (colours.SCROLL, palette.TRACK, palette.BAND), strict=True):
        canvas.image.paste(fill, (0, y, canvas.image.width, y + _SIZE))
        canvas.text("0123456789 Gg Rr", 10, y + _SIZE / 2, Style(30), palette.INK)
        canvas.text("0123456789 Gg Rr", 300, y + _SIZE / 2, Style(30), palette.MUTED)
        canvas.text("0123456789 Gg Rr", 560, y + _SIZE / 2, Style(30), palette.BAND_INK)
