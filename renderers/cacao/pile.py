"""The kinds of jungle tiles that are still to come, and how many of each."""

from __future__ import annotations

from games.cacao.tiles import Jungle
from renderers import boxes, sheet
from renderers.boxes import Box, either, flow, icon, label, row, sized
from renderers.cacao import jungle
from renderers.cacao.colours import COORDINATE
from renderers.cacao.scene import Scene
from renderers.sheet import SMALL

KINDS = tuple(kind for kind in Jungle if kind is not Jungle.BLANK)
_SIZES = (56, 52, 48, 44, 40, 36, 32)
"""Pixels of a tile: as large as there is room for all."""


def draw(scene: Scene, room: sheet.Box) -> None:
    """In rows, without the kinds that are used up."""
    boxes.draw(scene.canvas, room, sized(either(_kinds(scene, size) for size in _SIZES), high=room[3] - room[1]))


def _kinds(scene: Scene, size: int) -> Box:
    left = {kind: scene.view.jungle.count(kind) for kind in KINDS if kind in scene.view.jungle}
    style = scene.type(SMALL, bold=True)
    counts = ((icon(jungle.tile(kind, size)), label(str(count), style, COORDINATE)) for kind, count in left.items())
    return flow(*(sized(row(*each, gap=4), size + 24, align=0) for each in counts), gap=6, lead=6)
