"""The picture of a Cacao position."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from threading import Lock

from PIL import Image

from games.cacao import tiles
from games.cacao.foresight import Preview
from games.cacao.state import Table, View
from games.cacao.tiles import Jungle
from games.core import Move, Seat, text
from renderers import palette, png
from renderers.cacao import count, field, hands, jungle, legend, paints, status, symbols, turning, villages, workers
from renderers.cacao.layout import WIDTH, Box, Layout, frame, layout
from renderers.cacao.scene import Scene
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.lettering import Style

_making = Lock()

Strip = tuple[int, Callable[[Scene, Box], None]]
"""What lies below the map: its height, and what draws it."""


def picture(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
    """The position as a PNG, 1,280 pixels wide."""
    return png.encode(drawing(view, say, path=path, preview=preview), colours())


def drawing(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> Image.Image:
    """The position before it is encoded."""
    below = strips(view, path if preview is None else ())
    plan = plan_for(view.table if preview is None else preview.table, below)
    canvas = Canvas.blank(WIDTH, plan.height, palette.PAPER)
    scene = Scene(view, say, say(text("renderers-face")), plan, canvas, path, preview)
    status.draw(scene)
    villages.draw(scene)
    field.draw(scene)
    for box, (_, draw) in zip(plan.strips, below, strict=True):
        draw(scene, box)
    return canvas.image


def strips(view: View, path: Move) -> tuple[Strip, ...]:
    """The rotations where one is to be chosen, else hands and legend; at the end the count."""
    if view.outcome is not None:
        return ((count.height(len(view.counts)), count.draw),)
    if turning.shown(view, path):
        return ((turning.HEIGHT, turning.draw),)
    held = tuple((hands.HEIGHT, partial(_hand, seat)) for seat in hands.shown(view))
    return (*held, (legend.HEIGHT, legend.draw))


def plan_for(table: Table, below: tuple[Strip, ...]) -> Layout:
    """Where everything stands."""
    return layout(frame(table), len(table.villages), tuple(high for high, _ in below))


def _hand(seat: Seat, scene: Scene, box: Box) -> None:
    hands.draw(scene, seat, box)


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
    signs = (symbols.fruit, symbols.coin, symbols.sun, symbols.drop, symbols.place, symbols.hand, symbols.figure)
    canvas.panel((0, 6 * size, 16 * size, 9 * size), 0, palette.PANEL)
    for number, sign in enumerate(signs):
        canvas.put(sign(size), number * size, 6 * size)
    for number, ink in enumerate((palette.INK, palette.MUTED, paints.POND_DARK)):
        canvas.text("0123456789 Gg Rr", 10, 7.3 * size + number * 40, Style(30), ink)
    return canvas.image
