"""The end in the strait: the winners' ships under sail, wreathed, with their points."""

from __future__ import annotations

from renderers import marks
from renderers.koxinga import situation
from renderers.koxinga.colours import EDGE, SEPIA, SHEET
from renderers.koxinga.layout import FIGHT
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.lettering import Style
from renderers.prose import numeral

_LARGEST = 190


def draw(scene: Scene) -> None:
    """One below the other; nothing while the game goes on."""
    if scene.view.outcome is None:
        return
    winners = tuple(scene.view.outcome.winners)
    left, top, right, bottom = FIGHT
    size = min(_LARGEST, (bottom - top - 16) // len(winners) - 44)
    step = size + 46
    start = top + 4 if len(winners) > 1 else top + 40
    for index, seat in enumerate(winners):
        x, y = (left + right) / 2, start + size / 2 + index * step
        scene.canvas.centre(marks.laurel(size), x, y)
        scene.canvas.centre(ship(seat, round(size * 0.6)), x, y - size * 0.03)
        points = numeral(sum(situation.points(scene.view.players[seat])))
        wide = 30 + 20 * len(points)
        box = (round(x - wide / 2), round(y + size / 2 - 14), round(x + wide / 2), round(y + size / 2 + 32))
        scene.canvas.framed(box, 12, SHEET, edge=EDGE, thick=3)
        scene.canvas.text(points, x, (box[1] + box[3]) / 2, Style(38, bold=True), SEPIA, align="middle")
