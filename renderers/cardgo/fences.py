"""Fences around groups: a closed one around a group that is enclosed, one with a gap where it has its last empty
cell."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.cardgo.connection import Group, groups
from games.cardgo.state import View
from renderers.cardgo.scene import Scene
from renderers.palette import INK
from renderers.sheet import Box

_THICK = 0.055
"""Of a cell's side."""


def standing(view: View) -> tuple[Group, ...]:
    """The groups that are enclosed, and those that are once one more cell is filled, while the game goes on."""
    found = groups(view.ground, view.board) if view.outcome is None else ()
    return tuple(group for group in found if len(group.free) == 1 or (group.touched and not group.free))


def cells(view: View) -> frozenset[int]:
    """Where a fence stands."""
    return frozenset(cell for group in standing(view) for cell in group.cells)


def draw(scene: Scene) -> None:
    """Within the cells of each group, around the frame of what was placed last."""
    columns, size = scene.view.ground.columns, scene.plan.cell
    for group in standing(scene.view):
        within = {divmod(cell, columns) for cell in (*group.cells, *group.free)}
        for cell in group.cells:
            (row, column), (x, y) = divmod(cell, columns), scene.plan.spot(cell)
            for (down, right), (left, top, end, bottom) in _sides(size):
                if (row + down, column + right) not in within:
                    scene.canvas.image.paste(INK, (x + left, y + top, x + end, y + bottom))


def fenced(image: Image.Image, *, gate: bool) -> Image.Image:
    """A square sprite in a fence, with a gap on its right if it has a gate."""
    for (_, right), box in _sides(image.width):
        if not (gate and right > 0):
            image.paste((*INK, 255), box)
    return image


def _sides(size: int) -> Iterator[tuple[tuple[int, int], Box]]:
    """Above, on the left, below and on the right of a square: rows down and columns to the right, and the line
    there."""
    inner = size - _thick(size)
    yield (-1, 0), (0, 0, size, size - inner)
    yield (0, -1), (0, 0, size - inner, size)
    yield (1, 0), (0, inner, size, size)
    yield (0, 1), (inner, 0, size, size)


def within(size: int) -> int:
    """Pixels of what a fence leaves of a square."""
    return size - 2 * _thick(size)


def _thick(size: int) -> int:
    """Pixels of the fence on a square."""
    return max(3, round(size * _THICK))
