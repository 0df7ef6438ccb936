"""What the owner of the picture is warned about: the unit or town that may fall, and an arrow from whoever takes it."""

from __future__ import annotations

from games.jiangshan.board import Cell, cell
from renderers import marks
from renderers.jiangshan import arrows
from renderers.jiangshan.colours import CINNABAR_INK
from renderers.jiangshan.scene import Scene, covered
from renderers.palette import WHITE, Colour

_FRAME = 1.06
"""Of a cell's side."""


def draw(scene: Scene) -> None:
    """Above all that stands there, heads above frames. From the next cell a head says it all: a shaft would lie on the
    character of whoever threatens."""
    lines, victims = list[arrows.Line](), list[Cell]()
    for threat in scene.threats:
        victim, *enemies = (at for each in threat.cells if (at := cell(each)) is not None)
        lines += (line(scene, start, victim) for start in enemies)
        victims.append(victim)
    far = (each for each in lines if abs(each.arrow.across) + abs(each.arrow.down) > 1)
    arrows.shafts(scene.canvas, scene.plan, far)
    for victim in victims:
        scene.canvas.centre(marks.threatened(round(scene.plan.cell * _FRAME)), *scene.plan.middle(victim))
    arrows.heads(scene.canvas, scene.plan, lines)


def line(scene: Scene, start: Cell, end: Cell, ink: Colour = CINNABAR_INK, *, shot: bool = False) -> arrows.Line:
    """From somebody who may still go or shoot, or threatens to."""
    arrow = arrows.between(scene.plan, start, end, shot=shot, covered=covered(scene, end), stays=True)
    return arrows.Line(start, arrow, (WHITE, ink))
