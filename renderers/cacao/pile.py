"""The kinds of jungle tiles that are still to come, and how many of each."""

from __future__ import annotations

from PIL import Image

from games.cacao.tiles import Jungle
from renderers.cacao import jungle
from renderers.cacao.colours import COLUMN, COORDINATE
from renderers.cacao.scene import Scene
from renderers.canvas import Canvas, faded
from renderers.kept import kept
from renderers.lettering import Style
from renderers.sheet import SMALL, Box

KINDS = tuple(kind for kind in Jungle if kind is not Jungle.BLANK)
_ROWS = 2


def draw(scene: Scene, box: Box) -> None:
    """Two rows of five; a kind that is used up is faint."""
    left, top, right, bottom = box
    counts = tuple(scene.view.jungle.count(kind) for kind in KINDS)
    high = min(bottom - top, 150)
    scene.canvas.image.paste(_entries(counts, right - left, high), (left, top + (bottom - top - high) // 2))


@kept
def _entries(counts: tuple[int, ...], wide: int, high: int) -> Image.Image:
    columns = len(KINDS) // _ROWS
    across, down = wide / columns, high / _ROWS
    size = round(min(across - 24, down - 8))
    canvas = Canvas.blank(wide, high, COLUMN)
    for number, (kind, count) in enumerate(zip(KINDS, counts, strict=True)):
        row, column = divmod(number, columns)
        x, y = column * across, (row + 0.5) * down
        tile = jungle.tile(kind, size)
        canvas.put(tile if count else faded(tile, 0.3), x, y - size / 2)
        if count:
            canvas.text(str(count), x + size + 3, y, Style(SMALL, bold=True), COORDINATE)
    return canvas.image
