"""Where north, east, south and west lie: a plate on each edge of the board, its tip towards where it says, whichever
way the map lies."""

from __future__ import annotations

from PIL import Image

from games.jiangshan.board import FACINGS
from renderers.canvas import Pen, sprite
from renderers.jiangshan.colours import BROWN, SCROLL
from renderers.jiangshan.layout import LOW, RIM, Layout
from renderers.jiangshan.pieces import turned
from renderers.jiangshan.scene import Scene
from renderers.kept import kept
from renderers.lettering import Style, mask
from renderers.sheet import SMALLEST

_SIZE = 36
_TIP = ((50, 0), (90, 24), (90, 98), (10, 98), (10, 24))
_MIDDLES = {"n": (50, 60), "s": (50, 39), "e": (40, 50), "w": (60, 50)}
_LAST = 8
"""Figures of two digits leave no room between them: the plate below stands before the ninth at the latest."""


def draw(scene: Scene) -> None:
    """Below whatever stands on the board."""
    above = _above(scene)
    for facing in FACINGS:
        words, shown = scene.words(f"jiangshan-compass-{facing}"), scene.plan.facing(facing)
        scene.canvas.centre(_plate(words, shown, scene.face), *place(scene.plan, shown, above))


def place(plan: Layout, shown: str, above: int) -> tuple[float, float]:
    """The middle of the plate on the edge above (n), on the right (e), below (s) or on the left (w): between two
    columns or rows, off their names; the one above, which lies on the board, left of the column `above`."""
    left, top, right, bottom = plan.board
    x = left + min(plan.columns // 2, _LAST) * plan.cell
    y = top + plan.rows // 2 * plan.cell
    spots = {"e": (right + 5, y), "s": (x, bottom + LOW / 2 + 1), "w": (RIM / 2 - 1, y)}
    return spots.get(shown, (left + above * plan.cell, top + 19))


def _above(scene: Scene) -> int:
    """The column nearest to the middle between which and the one before nobody stands in the uppermost row."""
    taken = {scene.plan.place(at)[0] for at in (*scene.view.units, *scene.view.tiles) if not scene.plan.place(at)[1]}
    middle = scene.plan.columns // 2
    free = [each for each in range(1, scene.plan.columns) if not {each - 1, each} & taken]
    return min(free, key=lambda each: abs(each - middle), default=middle)


@kept
def _plate(words: str, shown: str, face: str) -> Image.Image:
    def tip(pen: Pen) -> None:
        pen.polygon(turned(_TIP, shown), BROWN)

    image = sprite(_SIZE, tip)
    drawn = mask(words, Style(SMALLEST, bold=True, face=face))
    x, y = (part * _SIZE / 100 for part in _MIDDLES[shown])
    image.paste(SCROLL, (round(x - drawn.image.width / 2), round(y - drawn.image.height / 2)), drawn.image)
    return image
