"""The kinds of jungle tiles that are still to come, and how many of each."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from games.cacao.state import View
from games.cacao.tiles import Jungle
from renderers import boxes, sheet
from renderers.boxes import Box, either, flow, icon, label, row, sized
from renderers.cacao import jungle
from renderers.cacao.scene import Scene
from renderers.canvas import Canvas, inscribe, rims, sprite
from renderers.kept import kept
from renderers.palette import BAND_INK, INK, WHITE
from renderers.sheet import PLAIN

KINDS = tuple(kind for kind in Jungle if kind is not Jungle.BLANK)
_TILE, _LOW, _COUNT = 56, 48, 28
"""Pixels of a tile, of one where many kinds are left, and of its count."""


def left(view: View) -> Mapping[Jungle, int]:
    """How many of each kind are still to come."""
    return {kind: view.jungle.count(kind) for kind in KINDS if kind in view.jungle}


def draw(scene: Scene, room: sheet.Box) -> None:
    """In rows, without the kinds that are used up; their counts beside them, on them where they are many."""
    every = left(scene.view)
    on_tiles = (icon(_counted(kind, count)) for kind, count in every.items())
    forms = _beside(scene, every, _TILE, 18), _beside(scene, every, _LOW, 8), flow(*on_tiles, gap=2)
    boxes.draw(scene.canvas, room, sized(either(forms), high=room[3] - room[1]))


def _beside(scene: Scene, left: Mapping[Jungle, int], size: int, gap: int) -> Box:
    counts = {kind: label(str(count), scene.type(PLAIN, bold=True), BAND_INK) for kind, count in left.items()}
    every = (row(icon(jungle.tile(kind, size)), count, gap=4) for kind, count in counts.items())
    return flow(*every, gap=gap, lead=gap - 8)


@kept
def _counted(kind: Jungle, count: int) -> Image.Image:
    """A tile with how many there are, at the corner where none has anything to be counted."""
    canvas = Canvas(Image.new("RGBA", (_TILE + 3, _TILE + 5)))
    canvas.put(jungle.tile(kind, _TILE), 0, 5)
    plate = sprite(_COUNT, rims((0, 34, WHITE)))
    canvas.put(inscribe(plate, str(count), (50, 50), 1.0, INK), _TILE + 3 - _COUNT, 0)
    return canvas.image
