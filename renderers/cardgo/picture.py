"""The picture of a CardGO position."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from threading import Lock

from PIL import Image

from games.cardgo.board import Terrain
from games.cardgo.preview import Preview
from games.cardgo.state import Card, Effect, View
from games.core import Move, Seat, text
from renderers import palette, png
from renderers.canvas import Canvas
from renderers.cardgo import field, hands, margin, marks, pieces, plates, terrains
from renderers.cardgo.layout import Layout, extent, layout
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene
from renderers.core import Say
from renderers.lettering import Style

_EXACT = (*palette.NAMED, *marks.COLOURS, *terrains.COLOURS, field.GROUT)
_making = Lock()


def picture(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path, preview=preview), colours())


def drawing(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> Image.Image:
    """The position before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    legend = margin.legend(view, say, preview)
    plan = plan_for(view, legend)
    canvas = field.base(view.ground, plan).copy()
    scene = Scene(view, say, say(text("renderers-face")), plan, canvas, path, preview)
    plates.draw(scene)
    field.draw(scene)
    margin.draw(scene, legend)
    hands.draw(scene)
    return canvas.image


def plan_for(view: View, legend: tuple[margin.Entry, ...]) -> Layout:
    """Where everything stands."""
    columns, rows = view.options.columns, view.options.rows
    size = extent(columns, rows)
    high = margin.height(view, legend, size.margin, beneath=size.beneath, room=size.height)
    return layout(columns, rows, margin=high, hands=len(hands.shown(view)))


def colours() -> Image.Image:
    """The palette of all CardGO pictures, made once."""
    with _making:
        return _colours()


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    return png.palette(_reference(), _EXACT)


def _reference() -> Image.Image:
    """One of everything that a picture may hold."""
    size = 52
    canvas = Canvas.blank(16 * size, 30 * size, palette.PANEL)
    looks = (Look.FIRM, Look.SECRET, Look.CLOSED, Look.LEAVING, Look.GONE)
    for row, (seat, look) in enumerate(product((Seat(0), Seat(1)), looks)):
        for terrain in Terrain:
            card = None if look is Look.CLOSED else Card(terrain % 10 + 1, Effect(terrain % 13))
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
