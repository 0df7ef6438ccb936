"""What the owner of the picture is warned about: the cell of the largest blow, and pieces that may be enclosed."""

from __future__ import annotations

from games.cardgo.board import cell
from renderers import marks
from renderers.cardgo.scene import Scene


def draw(scene: Scene) -> None:
    """A frame around each of the cells."""
    ground, frame = scene.view.ground, marks.threatened(scene.plan.cell)
    named = dict.fromkeys(each for threat in scene.threats for each in threat.cells)
    for place in (cell(ground.columns, ground.rows, each) for each in named):
        if place is not None:
            scene.canvas.centre(frame, *scene.plan.middle(place))
