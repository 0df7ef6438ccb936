"""What the owner of the picture is warned about: the unit or town that may fall, and an arrow from whoever takes it."""

from __future__ import annotations

from games.jiangshan.board import Cell, cell
from renderers import marks
from renderers.jiangshan import arrows
from renderers.jiangshan.colours import CINNABAR_INK
from renderers.jiangshan.scene import Scene, covered
from renderers.palette import WHITE

_FRAME = 1.06
"""Of a cell's side."""


def draw(scene: Scene) -> None:
    """Above all that stands there."""
    for threat in scene.threats:
        victim, *enemies = (at for each in threat.cells if (at := cell(each)) is not None)
        lines = [_line(scene, start, victim) for start in enemies]
        arrows.shafts(scene.canvas, scene.plan, lines)
        arrows.heads(scene.canvas, scene.plan, lines)
        scene.canvas.centre(marks.threatened(round(scene.plan.cell * _FRAME)), *scene.plan.middle(victim))


def _line(scene: Scene, start: Cell, end: Cell) -> arrows.Line:
    arrow = arrows.between(scene.plan, start, end, covered=covered(scene, end), stays=True)
    return arrows.Line(start, arrow, (WHITE, CINNABAR_INK))
