"""The picture of a Jiangshan position."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from threading import Lock

from PIL import Image

from games.core import Move, text
from games.jiangshan.board import Ground
from games.jiangshan.preview import Preview
from games.jiangshan.state import View
from renderers import palette, png
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.jiangshan import (
    armies,
    badges,
    field,
    glyphs,
    heading,
    land,
    legend,
    paints,
    pieces,
    plates,
    symbols,
    targets,
    towns,
)
from renderers.jiangshan.layout import ROWS, layout
from renderers.jiangshan.scene import Scene, picked
from renderers.lettering import Style

_making = Lock()


def picture(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
    """The position as a PNG."""
    return png.encode(drawing(view, say, path=path, preview=preview), colours())


def drawing(view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> Image.Image:
    """The position before it is encoded. A preview takes the place of the half-made choice."""
    scene, setting = _begun(view, say, path, preview)
    heading.draw(scene)
    plates.draw(scene)
    field.draw(scene)
    legend.draw(scene, setting)
    return scene.canvas.image


def _begun(view: View, say: Say, path: Move, preview: Preview | None) -> tuple[Scene, legend.Setting]:
    """The empty board, high enough for what has to be explained."""
    chosen = picked(view, () if preview is not None else path)
    face, opened = say(text("renderers-face")), any(side.reserve for side in view.sides)
    plan = layout(view.ground, len(view.sides), opened=opened)
    scene = Scene(view, say, face, plan, Canvas.blank(1, 1, paints.SAND), armies.keys(view), chosen, preview)
    setting = legend.fitted(scene)
    if len(setting.rows) > ROWS:
        plan = layout(view.ground, len(view.sides), opened=opened, deep=True)
    return replace(scene, plan=plan, canvas=land.base(view.ground, plan).copy()), setting


def colours() -> Image.Image:
    """The palette of all Jiangshan pictures, made once."""
    with _making:
        return _colours()


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    exact = dict.fromkeys(
        (*paints.COLOURS, palette.INK, palette.MUTED, palette.WHITE, palette.BLUE, palette.VIOLET, palette.TRACK)
    )
    return png.palette(_reference(), tuple(exact))


def _reference() -> Image.Image:
    """An empty board, and one of everything that a picture may hold."""
    ground = Ground(("*.^~~*", "^^.~*.", ".~~^.*", "*^..~^"))
    size, plan = 62, layout(ground, 2)
    board = land.base(ground, plan).image.reduce(2)
    canvas = Canvas.blank(max(board.width, 12 * size), board.height + 9 * size, paints.SAND)
    canvas.image.paste(board, (0, 0))
    for row, key in enumerate(paints.BANNERS):
        y = board.height + row * size
        for column, kind in enumerate("DJAHGK"):
            look = pieces.Look(
                key, glyphs.UNITS["sc"][kind], column % 2 == 0, kind in "JGK", "nesw"[column % 4] if column < 3 else None
            )
            canvas.put(pieces.tile_of(look, size, "sc"), column * size, y)
        canvas.put(badges.emblem(key, size, "汉", "sc"), 6 * size, y)
        canvas.put(towns.town(key, size, camp=row % 2 == 0, capital=row > 1), 7 * size, y)
        canvas.image.paste(paints.BANNERS[key].paint.pale, (8 * size, y, 12 * size, y + size))
        canvas.text("0123456789 Gg", 8 * size, y + size / 2, Style(30, bold=row % 2 == 0), palette.INK)
    top = board.height + 4 * size
    for column, name in enumerate(("morale", "supply", "merit", "reserve", "action", "star", "cloud", "sun", "rain")):
        canvas.put(symbols.symbol(name, size - 6), column * size, top)
    for column, kind in enumerate(targets.KINDS):
        canvas.put(targets.mark(kind, size, covered=column % 2 == 0), column * size, top + size)
    others = (
        land.fire(size, big=True),
        land.fire(size, big=False),
        badges.mystery(size),
        badges.cross(size),
        badges.chaos(size, "sc"),
    )
    for column, image in enumerate((*others, badges.done(size), targets.chosen(size))):
        canvas.put(image, column * size, top + 2 * size)
    for row, fill in enumerate((paints.SCROLL, palette.TRACK)):
        canvas.image.paste(fill, (0, top + (3 + row) * size, canvas.image.width, top + (4 + row) * size))
        canvas.text("0123456789 Gg Rr", 10, top + (3.5 + row) * size, Style(30), palette.INK)
        canvas.text("0123456789 Gg Rr", 400, top + (3.5 + row) * size, Style(30), palette.MUTED)
    return canvas.image
