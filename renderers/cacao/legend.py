"""The kinds of jungle tiles: what one worker earns there, and how many are still in the pile."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.cacao.outcome import FIRST_PRIZE, SECOND_PRIZE
from games.cacao.tiles import Jungle
from renderers.cacao import jungle, symbols
from renderers.cacao.layout import Box
from renderers.cacao.scene import Scene
from renderers.canvas import Canvas
from renderers.lettering import Style
from renderers.palette import INK, LINE, MUTED, PANEL

_TILE = 50
KINDS = tuple(kind for kind in Jungle if kind is not Jungle.BLANK)


def draw(scene: Scene, box: Box) -> None:
    """In one row, or in two columns where the box is high."""
    left, top, right, bottom = box
    scene.canvas.framed(box, 20, PANEL, edge=LINE, thick=3)
    counts = tuple(scene.view.jungle.count(kind) for kind in KINDS)
    scene.canvas.image.paste(_entries(counts, right - left - 16, bottom - top - 12), (left + 8, top + 6))


@lru_cache(maxsize=64)
def _entries(counts: tuple[int, ...], wide: int, high: int) -> Image.Image:
    columns = 2 if high > wide // 2 else len(KINDS)
    across, down = wide / columns, high / (len(KINDS) / columns)
    canvas = Canvas.blank(wide, high, PANEL)
    for number, (kind, count) in enumerate(zip(KINDS, counts, strict=True)):
        row, column = divmod(number, columns)
        _entry(canvas, kind, count, 4 + column * across, (row + 0.5) * down)
    return canvas.image


def _entry(canvas: Canvas, kind: Jungle, count: int, x: float, y: float) -> None:
    canvas.put(jungle.tile(kind, _TILE), x, y - _TILE / 2)
    start = x + _TILE + 5
    words, sign = {
        Jungle.WATER: ("+1", symbols.drop(24)),
        Jungle.SUN_SITE: ("+1", symbols.sun(26)),
        Jungle.TEMPLE: (f"{FIRST_PRIZE}/{SECOND_PRIZE}", symbols.coin(24)),
    }.get(kind) or (f"+{kind.worth}", symbols.fruit(26) if kind.plantation else symbols.coin(24))
    end = start + canvas.text(words, start, y - 15, Style(23, bold=True), INK) + 1
    canvas.centre(sign, end + 12, y - 15)
    canvas.text(f"×{count}", start, y + 16, Style(24, bold=count > 0), INK if count else MUTED)
