"""What stands on the board: tiles, units, fires, the latest moves, the half-made choice."""

from __future__ import annotations

from math import hypot

from PIL import Image, ImageDraw

from games.jiangshan.board import FILES, Cell
from games.jiangshan.state import Place, SeenUnit, Step
from renderers.jiangshan import land, pieces
from renderers.jiangshan.paints import ARMIES
from renderers.jiangshan.scene import Scene
from renderers.palette import AMBER, BLUE, INK, Colour

_SCALE = 3


def draw(scene: Scene) -> None:
    """Everything on the board, what lies under it first."""
    _coordinates(scene)
    _traces(scene)
    for at, tile in scene.view.tiles.items():
        scene.canvas.centre(pieces.tile(tile, round(scene.plan.cell * 0.94)), *scene.plan.middle(at))
    for unit in scene.view.units.values():
        _unit(scene, unit)
    for at, fire in scene.view.fires.items():
        x, y = scene.plan.corner(at)
        flame = land.fire(scene.plan.cell, big=fire.big)
        scene.canvas.put(flame, x + scene.plan.cell - flame.width - 2, y + 2)
    _choice(scene)


def _coordinates(scene: Scene) -> None:
    plan = scene.plan
    left, top, right, bottom = plan.board
    style, ground = scene.style(max(20, plan.rim - 10), bold=True), scene.view.ground
    for column in range(ground.columns):
        x = left + (column + 0.5) * plan.cell
        for y in (top - plan.rim / 2, bottom + plan.rim / 2):
            scene.canvas.text(FILES[column], x, y, style, INK, align="middle")
    for row in range(ground.height):
        y = top + (ground.height - row - 0.5) * plan.cell
        for x in (left - plan.rim / 2, right + plan.rim / 2):
            scene.canvas.text(str(row + 1), x, y, style, INK, align="middle")


def _unit(scene: Scene, unit: SeenUnit) -> None:
    size, (x, y) = scene.plan.cell, scene.plan.middle(unit.cell)
    if unit.kind is None and unit.mark == "?":
        scene.canvas.centre(pieces.mystery(round(size * 0.5)), x + size * 0.2, y + size * 0.2)
        return
    private = scene.shares(unit.owner)
    if unit.place is Place.OPEN:
        scene.canvas.centre(pieces.unit(unit, round(size * 0.92), scene.face, private=private), x, y)
        return
    scene.canvas.centre(pieces.unit(unit, round(size * 0.62), scene.face, private=private, faint=True), x, y)
    if unit.marked:
        scene.canvas.centre(pieces.mystery(round(size * 0.34)), x + size * 0.3, y - size * 0.3)


def _traces(scene: Scene) -> None:
    """Arrows of the latest turn, under the units."""
    for step in scene.view.steps:
        if step.start is not None and step.start != step.end:
            _arrow(scene, step)
        ink = AMBER if not step.capture else ARMIES[step.seat].edge
        scene.canvas.put(pieces.ring(scene.plan.cell, ink), *scene.plan.corner(step.end))


def _arrow(scene: Scene, step: Step) -> None:
    assert step.start is not None, step
    ink = AMBER
    start, end = scene.plan.middle(step.start), scene.plan.middle(step.end)
    left, top = min(start[0], end[0]) - 24, min(start[1], end[1]) - 24
    size = (round(abs(start[0] - end[0])) + 48, round(abs(start[1] - end[1])) + 48)
    image = Image.new("RGBA", (size[0] * _SCALE, size[1] * _SCALE))
    pen = ImageDraw.Draw(image)
    a = ((start[0] - left) * _SCALE, (start[1] - top) * _SCALE)
    b = ((end[0] - left) * _SCALE, (end[1] - top) * _SCALE)
    pen.line([a, b], fill=(*ink, 255), width=9 * _SCALE)
    pen.ellipse([a[0] - 9 * _SCALE, a[1] - 9 * _SCALE, a[0] + 9 * _SCALE, a[1] + 9 * _SCALE], fill=(*ink, 255))
    _head(pen, a, b, ink, scene.plan.cell)
    scene.canvas.put(image.reduce(_SCALE), left, top)


def _head(pen: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], ink: Colour, cell: int) -> None:
    """The arrow's head, at the edge of the last cell so that the unit does not hide it."""
    far = hypot(b[0] - a[0], b[1] - a[1])
    x, y = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    tip = (b[0] - x * cell * 0.4 * _SCALE, b[1] - y * cell * 0.4 * _SCALE)
    foot = (tip[0] - x * 20 * _SCALE, tip[1] - y * 20 * _SCALE)
    wide = 15 * _SCALE
    pen.polygon([tip, (foot[0] - y * wide, foot[1] + x * wide), (foot[0] + y * wide, foot[1] - x * wide)], fill=(*ink, 255))


def _choice(scene: Scene) -> None:
    size = scene.plan.cell
    for at in scene.named:
        scene.canvas.put(pieces.ring(size, BLUE), *scene.plan.corner(at))
    for at in scene.offered - set(scene.named):
        _offer(scene, at)


def _offer(scene: Scene, at: Cell) -> None:
    """A free cell gets a dot, anything else a frame."""
    occupied = at in scene.view.units or at in scene.view.tiles
    if occupied:
        scene.canvas.put(pieces.ring(scene.plan.cell, BLUE), *scene.plan.corner(at))
    else:
        scene.canvas.centre(pieces.dot(round(scene.plan.cell * 0.6), BLUE), *scene.plan.middle(at))
