"""One of everything that a picture of CardGO may hold: what its palette is made from."""

from __future__ import annotations

from itertools import product

from PIL import Image

from games.cardgo.board import Terrain
from games.cardgo.state import Card, Effect
from games.core import Seat
from renderers import palette
from renderers.canvas import Canvas
from renderers.cardgo import field, marks, pieces, terrains
from renderers.cardgo.pieces import Look
from renderers.lettering import Style


def sheet() -> Image.Image:
    """Pieces on every terrain, marks and cards at 52 pixels, and the inks of text."""
    size = 52
    canvas = Canvas.blank(16 * size, 30 * size, palette.PANEL)
    looks = (Look.FIRM, Look.SECRET, Look.CLOSED, Look.LEAVING, Look.GONE)
    for row, (seat, look) in enumerate(product((Seat(0), Seat(1)), looks)):
        for terrain in Terrain:
            card = None if look is Look.CLOSED else Card(terrain % 10 + 1, Effect(terrain % 13))
            canvas.put(terrains.tile(terrain, size), terrain * size, 2 * row * size)
            canvas.put(field.occupied(terrain, seat, card, look, size, terrain == 9), terrain * size, 2 * row * size)
            canvas.put(terrains.tile(terrain, size), terrain * size, (2 * row + 1) * size)
    for effect in marks.MARKS:
        canvas.put(marks.mark(effect, size), effect * size, 20 * size)
        canvas.put(marks.badge(effect, size, palette.MUTED), effect * size, 21 * size)
        canvas.put(
            pieces.card_face(Seat(effect % 2), Card(1, effect), size, size, effects=True, chosen=effect > 6),
            effect * size,
            22 * size,
        )
    for row, (ink, ground) in enumerate(
        product((palette.INK, palette.MUTED), (palette.PANEL, palette.AMBER_PALE, palette.PAPER))
    ):
        canvas.image.paste(ground, (0, (23 + row) * size, canvas.image.width, (24 + row) * size))
        canvas.text("0123456789 Gg Rr", 10, (23.5 + row) * size, Style(30), ink)
    return canvas.image
