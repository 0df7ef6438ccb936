"""Where north, east, south and west lie: a plate at each edge of the board, its tip towards where it says, whichever
way the map lies."""

from __future__ import annotations

from PIL import Image

from games.jiangshan.board import FACINGS
from renderers.canvas import polygon, sprite, turned
from renderers.jiangshan.colours import BROWN, SCROLL
from renderers.jiangshan.layout import Layout
from renderers.jiangshan.scene import Scene
from renderers.kept import kept
from renderers.lettering import Style, mask

_SIZE, _LETTER = 46, 36
"""Pixels of a plate and of its letter: 11 where the picture is shown 390 wide, as a character needs."""
_TIP = ((50, 0), (90, 24), (90, 98), (10, 98), (10, 24))
_MIDDLES = {"n": (50, 60), "s": (50, 39), "e": (40, 50), "w": (60, 50)}
_INSET = 24
"""Pixels from the board's edge to the middle of a plate."""


def draw(scene: Scene) -> None:
    """On the board, where coordinates are not hidden; below whatever stands there."""
    for facing in FACINGS:
        words, shown = scene.words(f"jiangshan-compass-{facing}"), scene.plan.facing(facing)
        middle = place(scene.plan, shown, _between(scene, shown))
        scene.canvas.centre(_plate(words, shown, scene.face), *middle)


def place(plan: Layout, shown: str, before: int) -> tuple[float, float]:
    """The middle of the plate on the edge above (n), on the right (e), below (s) or on the left (w), between a column
    or a row and the one `before` it."""
    left, top, right, bottom = plan.board
    x, y = left + before * plan.cell, top + before * plan.cell
    return {"n": (x, top + _INSET), "e": (right - _INSET, y), "s": (x, bottom - _INSET), "w": (left + _INSET, y)}[shown]


def _between(scene: Scene, shown: str) -> int:
    """The line nearest to the middle of that edge with nobody on either side of it."""
    plan, along = scene.plan, 0 if shown in "ns" else 1
    long, last = ((plan.columns, plan.rows - 1), (plan.rows, plan.columns - 1))[along]
    edge = 0 if shown in "nw" else last
    stand = [plan.place(at) for at in (*scene.view.units, *scene.view.tiles)]
    taken = {at[along] for at in stand if at[1 - along] == edge}
    free = [each for each in range(1, long) if not {each - 1, each} & taken]
    return min(free, key=lambda each: abs(each - long // 2), default=long // 2)


@kept
def _plate(words: str, shown: str, face: str) -> Image.Image:
    image = sprite(_SIZE, polygon(turned(_TIP, FACINGS.index(shown)), BROWN))
    drawn = mask(words, Style(_LETTER, bold=True, face=face))
    x, y = (part * _SIZE / 100 for part in _MIDDLES[shown])
    image.paste(SCROLL, (round(x - drawn.image.width / 2), round(y - drawn.image.height / 2)), drawn.image)
    return image
