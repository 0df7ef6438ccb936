"""The picture of a Cacao position."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image

from games.cacao import tiles
from games.cacao.state import View
from games.cacao.tiles import Jungle
from games.core import Move, Seat, text
from renderers import palette, png
from renderers.cacao import field, hands, jungle, paints, status, symbols, villages, workers
from renderers.cacao.layout import WIDTH, Layout, frame, layout
from renderers.cacao.scene import Scene
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.lettering import Style

_making = Lock()


def picture(view: View, say: Say, *, path: Move = ()) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path), colours())


def drawing(view: View, say: Say, *, path: Move = ()) -> Image.Image:
    """The position before it is encoded."""
    plan = plan_for(view)
    scene = Scene(view, say, say(text("renderers-face")), plan, Canvas.blank(WIDTH, plan.height, palette.PAPER), path)
    status.draw(scene)
    villages.draw(scene)
    field.draw(scene)
    hands.draw(scene, plan.strips)
    return scene.canvas.image


def plan_for(view: View) -> Layout:
    """Where everything stands."""
    return layout(frame(view.table), len(view.table.villages), (hands.HEIGHT,) * len(hands.shown(view)))


def colours() -> Image.Image:
    """The palette of all Cacao pictures, made once."""
    with _making:
        return _colours()


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    return png.palette(_reference(), (*palette.NAMED, *paints.COLOURS))


def _reference() -> Image.Image:
    """One of everything that a picture may hold."""
    size = 80
    canvas = Canvas.blank(16 * size, 8 * size, paints.SOIL)
    for number, kind in enumerate(Jungle):
        canvas.put(jungle.tile(kind, size), number * size, 0)
    for owner in range(len(paints.PAINTS)):
        for number, form in enumerate(tiles.TYPES):
            canvas.put(workers.tile(Seat(owner), form, size, covers=number % 4 == 0), number * size, (1 + owner) * size)
    signs = (symbols.fruit, symbols.coin, symbols.sun, symbols.drop, symbols.place, symbols.hand)
    canvas.panel((0, 5 * size, 16 * size, 8 * size), 0, palette.PANEL)
    for number, sign in enumerate(signs):
        canvas.put(sign(size), number * size, 5 * size)
    for number, ink in enumerate((palette.INK, palette.MUTED, paints.POND_DARK)):
        canvas.text("0123456789 Gg Rr", 10, 6.3 * size + number * 40, Style(30), ink)
    return canvas.image
