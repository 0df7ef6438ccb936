"""The picture of a Cacao position."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PIL import Image

from games.cacao import tiles
from games.cacao.preview import Preview
from games.cacao.state import View
from games.cacao.tiles import Jungle
from games.core import Move, Seat, text
from renderers import palette, png
from renderers.cacao import count, field, hands, jungle, legend, paints, status, symbols, turning, villages, workers
from renderers.cacao.layout import WIDTH, Layout, frame, layout
from renderers.cacao.scene import Scene
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.lettering import Style

_making = Lock()


def picture(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path, preview=preview), colours())


def drawing(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> Image.Image:
    """The position before it is encoded."""
    plan = plan_for(view, path, preview)
    canvas = Canvas.blank(WIDTH, plan.height, palette.PAPER)
    scene = Scene(view, say, say(text("renderers-face")), plan, canvas, path, preview)
    status.draw(scene)
    villages.draw(scene)
    field.draw(scene)
    _strips(scene)
    return canvas.image


def plan_for(view: View, path: Move = (), preview: Preview | None = None) -> Layout:
    """Where everything stands."""
    table = view.table if preview is None else preview.table
    if view.outcome is not None:
        return layout(frame(table), 0, (count.height(len(view.counts)),), legend=False)
    turned = preview is None and turning.shown(view, path)
    below = (turning.HEIGHT,) if turned else hands.heights(view)
    return layout(frame(table), len(view.counts), below, legend=not turned)


def _strips(scene: Scene) -> None:
    """The count at the end; the rotations where one is to be chosen; else the hands and the legend."""
    plan = scene.plan
    if scene.view.outcome is not None:
        count.draw(scene, plan.strips[0])
    elif scene.begun is not None and turning.shown(scene.view, scene.path):
        turning.draw(scene, plan.strips[0])
    else:
        held = len(hands.heights(scene.view))
        hands.draw(scene, plan.strips[:held])
        legend.draw(scene, plan.legend or plan.strips[held])


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
    canvas = Canvas.blank(16 * size, 9 * size, paints.SOIL)
    for number, kind in enumerate(Jungle):
        canvas.put(jungle.tile(kind, size), number * size, 0)
    for owner in range(len(paints.PAINTS)):
        for number, form in enumerate(tiles.TYPES):
            canvas.put(workers.tile(Seat(owner), form, size, covers=number % 4 == 0), number * size, (1 + owner) * size)
        canvas.put(workers.emblem(Seat(owner), size), (8 + owner) * size, 5 * size)
    signs = (symbols.fruit, symbols.coin, symbols.sun, symbols.drop, symbols.place, symbols.figure)
    canvas.panel((0, 6 * size, 16 * size, 9 * size), 0, palette.PANEL)
    for number, sign in enumerate(signs):
        canvas.put(sign(size), number * size, 6 * size)
    for number, ink in enumerate((palette.INK, palette.MUTED, paints.POND_DARK)):
        canvas.text("0123456789 Gg Rr", 10, 7.3 * size + number * 40, Style(30), ink)
    return canvas.image
