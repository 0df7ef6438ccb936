"""Fences around groups: a closed one around a group that is enclosed; one in its side's colour, with a gap where it has
its last empty cell."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.cardgo.connection import Group, groups
from games.cardgo.preview import Preview, left
from games.cardgo.state import View
from games.core import Seat
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.scene import Scene
from renderers.palette import INK, Colour
from renderers.sheet import Box

_THICK = 0.055
"""Of a cell's side."""


def standing(view: View, preview: Preview | None = None) -> tuple[Group, ...]:
    """The groups that are enclosed, and those that are once one more cell is filled, while the game goes on: after the
    placement that is foreseen, if one is."""
    after = view if preview is None else left(view, preview.move)
    found = groups(view.ground, after.board) if after is not None and view.outcome is None else ()
    return tuple(group for group in found if len(group.free) == 1 or (group.touched and not group.free))


def cells(view: View, preview: Preview | None) -> frozenset[int]:
    """Where a fence stands."""
    return frozenset(cell for group in standing(view, preview) for cell in group.cells)


def draw(scene: Scene) -> None:
    """Within the cells of each group, around the frame of what was placed last. Where fences stand side by side, those
    with a gap tell by their colours whose gap it is."""
    columns, size = scene.view.ground.columns, scene.plan.cell
    for group in standing(scene.view, scene.preview):
        within = {divmod(cell, columns) for cell in (*group.cells, *group.free)}
        for cell in group.cells:
            (row, column), (x, y) = divmod(cell, columns), scene.plan.spot(cell)
            for (down, right), (start, top, end, bottom) in _sides(size):
                if (row + down, column + right) not in within:
                    scene.canvas.image.paste(
                        _paint(group.owner, gate=bool(group.free)), (x + start, y + top, x + end, y + bottom)
                    )


def _paint(owner: Seat, *, gate: bool) -> Colour:
    return PAINTS[owner].edge if gate else INK


def fenced(image: Image.Image, owner: Seat, *, gate: bool) -> Image.Image:
    """A square sprite in a fence, with a gap on its right if it has a gate."""
    for (_, right), box in _sides(image.width):
        if not (gate and right > 0):
            image.paste((*_paint(owner, gate=gate), 255), box)
    return image


def _sides(size: int) -> Iterator[tuple[tuple[int, int], Box]]:
    """Above, on the left, below and on the right of a square: rows down and columns to the right, and the line there,
    apart from that of the next cell."""
    near, thick = _apart(size), _thick(size)
    far, inner = size - near, size - near - thick
    yield (-1, 0), (near, near, far, near + thick)
    yield (0, -1), (near, near, near + thick, far)
    yield (1, 0), (near, inner, far, far)
    yield (0, 1), (inner, near, far, far)


def within(size: int) -> int:
    """Pixels of what a fence leaves of a square."""
    return size - 2 * (_apart(size) + _thick(size))


def _apart(size: int) -> int:
    """Pixels of the ground that are left outside."""
    return size // 36


def _thick(size: int) -> int:
    """Pixels of the fence on a square."""
    return max(3, round(size * _THICK))
