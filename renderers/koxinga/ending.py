"""The end in the strait: the winners' ships under sail, wreathed, with their points."""

from __future__ import annotations

from games.core import Seat
from renderers import marks
from renderers.canvas import Point
from renderers.koxinga import situation
from renderers.koxinga.colours import EDGE, SEPIA, SHEET
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.lettering import Style
from renderers.prose import numeral

_LARGEST, _POINTS = 190, 46
"""Pixels of a wreath at most, and of the points below it."""
_FEW = 2
"""So many winners stand one below the other, more of them in pairs."""


def draw(scene: Scene) -> None:
    """Each winner's ship and points; nothing while the game goes on."""
    if scene.view.outcome is None:
        return
    winners = tuple(scene.view.outcome.winners)
    left, top, right, bottom = scene.plan.fight
    columns = 1 if len(winners) <= _FEW else 2
    rows = -(-len(winners) // columns)
    wide = (right - left) / columns
    size = min(_LARGEST, round(wide) - 6, (bottom - top - 16) // rows - _POINTS)
    start = top + 4 if rows > 1 else top + 40
    for index, seat in enumerate(winners):
        row, column = divmod(index, columns)
        _winner(scene, seat, (left + wide * (column + 0.5), start + size / 2 + row * (size + _POINTS)), size)


def _winner(scene: Scene, seat: Seat, middle: Point, size: int) -> None:
    x, y = middle
    scene.canvas.centre(marks.laurel(size), x, y)
    scene.canvas.centre(ship(seat, round(size * 0.6)), x, y - size * 0.03)
    points = numeral(situation.score(scene.view.players[seat])["total"])
    wide = 30 + 20 * len(points)
    box = (round(x - wide / 2), round(y + size / 2 - 14), round(x + wide / 2), round(y + size / 2 + 32))
    scene.canvas.framed(box, 12, SHEET, edge=EDGE, thick=3)
    scene.canvas.text(points, x, (box[1] + box[3]) / 2, Style(38, bold=True), SEPIA, align="middle")
