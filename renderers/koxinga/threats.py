"""What the owner of the picture is warned about: the blocks where somebody may come and beat their ship."""

from __future__ import annotations

from renderers import marks
from renderers.koxinga.layout import BLOCKS
from renderers.koxinga.scene import Scene


def draw(scene: Scene) -> None:
    """A frame in each of the blocks."""
    for block in {int(threat.cells[0]) for threat in scene.threats if threat.cells}:
        left, top, right, bottom = BLOCKS[block]
        size = min(right - left, bottom - top)
        scene.canvas.centre(marks.threatened(size), (left + right) / 2, (top + bottom) / 2)
