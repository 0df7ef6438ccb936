"""The picture of a Jiangshan position."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image

from games.core import Move, Preview, text
from games.jiangshan.state import View
from renderers import palette, png
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.jiangshan import field, glyphs, land, legend, paints, pieces, plates
from renderers.jiangshan.layout import layout
from renderers.jiangshan.scene import Scene
from renderers.lettering import Style

_making = Lock()


def picture(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path), colours())


def drawing(view: View, say: Say, *, path: Move = ()) -> Image.Image:
    """The position before it is encoded."""
    plan = layout(view.ground, len(view.sides))
    canvas = land.base(view.ground, plan).copy()
    scene = Scene(view, say, say(text("renderers-face")), plan, canvas, path)
    plates.draw(scene)
    field.draw(scene)
    legend.draw(scene)
    return canvas.image


def colours() -> Image.Image:
    """The palette of all Jiangshan pictures, made once."""
    with _making:
        return _colours()


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    exact = dict.fromkeys((*palette.NAMED[:12], *paints.COLOURS))
    return png.palette(_reference(), tuple(exact))


def _reference() -> Image.Image:
    """One of everything that a picture may hold."""
    size = 64
    canvas = Canvas.blank(12 * size, 10 * size, paints.SAND)
    for owner in range(4):
        for column, kind in enumerate("DJAHGK"):
            sprite = pieces.tile_of(pieces.Look(owner, glyphs.UNITS["sc"][kind], column % 2 == 0, column > 3), size, "sc")
            canvas.put(sprite, column * size, owner * size)
        canvas.put(pieces.emblem(owner, size), 6 * size, owner * size)
        canvas.image.paste(paints.ARMIES[owner].pale, (7 * size, owner * size, 8 * size, (owner + 1) * size))
        canvas.text("0123 Gg", 7 * size, (owner + 0.5) * size, Style(26), palette.INK)
    for column, sprite in enumerate((land.mountain(size), land.forest(size), land.fire(size, big=True), pieces.mystery(size))):
        canvas.put(sprite, column * size, 5 * size)
    canvas.image.paste(paints.RIVER, (5 * size, 5 * size, 6 * size, 6 * size))
    canvas.put(land.waves(size), 5 * size, 5 * size)
    for row, ground in enumerate((palette.PANEL, palette.PAPER)):
        canvas.image.paste(ground, (0, (7 + row) * size, canvas.image.width, (8 + row) * size))
        canvas.text("0123456789 Gg Rr", 10, (7.5 + row) * size, Style(30), palette.INK)
        canvas.text("0123456789 Gg Rr", 400, (7.5 + row) * size, Style(30), palette.MUTED)
    return canvas.image
