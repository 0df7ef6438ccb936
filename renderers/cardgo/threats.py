"""What the owner of the picture is warned about: the cell of the largest blow, and pieces that may be enclosed."""

from __future__ import annotations

from games.cardgo.board import cell
from renderers import marks
from renderers.cardgo import fences
from renderers.cardgo.scene import Scene


def draw(scene: Scene) -> None:
    """A frame around each of the cells; where a fence stands, its corners alone within that, which shows its gap."""
    within, fenced = fences.within(scene.plan.cell), fences.cells(scene.view, scene.preview)
    ground = scene.view.ground
    named = dict.fromkeys(each for threat in scene.threats for each in threat.cells)
    for place in (cell(ground.columns, ground.rows, each) for each in named):
        if place is not None:
            frame = marks.threatened(within if place in fenced else scene.plan.cell, sides=place not in fenced)
            scene.canvas.centre(frame, *scene.plan.middle(place))
