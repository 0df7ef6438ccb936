"""One of everything that a picture of Cacao may hold: what its palette is made from."""

from __future__ import annotations

from PIL import Image

from games.cacao import tiles
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers import palette
from renderers.cacao import colours, ground, jungle, symbols, workers
from renderers.canvas import Canvas
from renderers.lettering import Style


def sheet() -> Image.Image:
    """Tiles and signs at 80 pixels, workers with their patterns at 100, and the inks of text."""
    size, large = 80, 100
    canvas = Canvas.blank(16 * size, 9 * size, colours.SOIL)
    for number, kind in enumerate(Jungle):
        canvas.put(jungle.tile(kind, size), number * size, 0)
    for owner in range(len(colours.PAINTS)):
        for number, form in enumerate(tiles.TYPES):
            canvas.put(workers.tile(Seat(owner), form, size, covers=number % 4 == 0), number * size, (1 + owner) * size)
        whole = workers.tile(Seat(owner), "2101", large)
        canvas.put(whole, len(tiles.TYPES) * size + owner % 2 * large, size + owner // 2 * large)
        canvas.put(workers.emblem(Seat(owner), size), (8 + owner) * size, 5 * size)
    signs = (symbols.fruit, symbols.coin, symbols.sun, symbols.drop, symbols.place, symbols.figure)
    canvas.panel((0, 6 * size, 16 * size, 9 * size), 0, palette.PANEL)
    for number, sign in enumerate(signs):
        canvas.put(sign(size), number * size, 6 * size)
    for number, ink in enumerate((palette.INK, palette.MUTED, colours.POND_DARK)):
        canvas.text("0123456789 Gg Rr", 10, 7.3 * size + number * 40, Style(30), ink)
    canvas.image.paste(ground.sheet().image.crop((0, 200, 8 * size, 200 + 3 * size)), (8 * size, 6 * size))
    return canvas.image
