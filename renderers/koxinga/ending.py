"""The end in the strait: the winners' ships under sail, wreathed, with their points."""

from __future__ import annotations

from functools import partial

from games.core import Seat
from renderers import boxes, marks
from renderers.boxes import MIDDLE, Box, column, icon, label, on, row, sized, space
from renderers.canvas import Canvas
from renderers.koxinga import situation
from renderers.koxinga.colours import EDGE, SEPIA, SHEET
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.lettering import Style
from renderers.prose import numeral

_LARGEST, _POINTS, _OVER = 190, 46, 14
"""Pixels of a wreath at most, of the points below it, and by which these lie on it."""
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
    every = [sized(_winner(scene, seat, size), wide) for seat in winners]
    lines = (row(*every[first : first + columns]) for first in range(0, len(every), columns))
    boxes.draw(scene.canvas, scene.plan.fight, column(space(0, 4 if rows > 1 else 40), *lines))


def _winner(scene: Scene, seat: Seat, size: int) -> Box:
    points = numeral(situation.score(scene.view.players[seat])["total"])
    plate = partial(Canvas.framed, radius=12, fill=SHEET, edge=EDGE, thick=3)
    told = on(plate, label(points, Style(38, bold=True), SEPIA, high=_POINTS), (14, 0, 14, 0))
    drawn = icon(marks.crowned(partial(ship, seat), size))
    return column(drawn, on(None, told, (0, -_OVER, 0, _OVER)), align=MIDDLE)
