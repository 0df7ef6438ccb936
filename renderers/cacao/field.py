"""The map: ground, coordinates, tiles, and what is marked on them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.cacao import tiles
from games.cacao.state import Phase
from games.cacao.tiles import Cell
from renderers.cacao import jungle, workers
from renderers.cacao.layout import GUTTER
from renderers.cacao.paints import CLEARING, SOIL, SOIL_EDGE
from renderers.cacao.scene import Scene
from renderers.canvas import Pen, sprite
from renderers.palette import AMBER, INK, WHITE, Colour

_SEAM = 4
"""Pixels between two cells."""


def draw(scene: Scene) -> None:
    """Everything on the map."""
    scene.canvas.framed(scene.plan.map, 22, SOIL, edge=SOIL_EDGE, thick=3)
    _coordinates(scene)
    table = scene.table
    if table.phase is not Phase.OVER:
        for at in tiles.open_cells(table.jungle, table.workers):
            _put(scene, at, clearing(scene.plan.cell - _SEAM))
    for at, kind in table.jungle.items():
        _put(scene, at, jungle.tile(kind, scene.plan.cell - _SEAM))
    for at, tile in table.workers.items():
        _put(scene, at, workers.tile(tile.owner, tile.form, scene.plan.cell - _SEAM, covers=tile.covers))
    _last(scene)


def _put(scene: Scene, at: Cell, drawn: Image.Image) -> None:
    x, y = scene.plan.corner(at)
    scene.canvas.put(drawn, x + _SEAM // 2, y + _SEAM // 2)


def _coordinates(scene: Scene) -> None:
    plan = scene.plan
    style = scene.type(max(24, min(30, round(plan.cell * 0.4))), bold=True)
    left, top = plan.corner((plan.frame.row, plan.frame.column))
    for column in range(plan.frame.column, plan.frame.column + plan.frame.columns):
        x = plan.corner((0, column))[0] + plan.cell / 2
        scene.canvas.text(tiles.column_name(column), x, top - GUTTER / 2 + 4, style, INK, align="middle")
    for row in range(plan.frame.row, plan.frame.row + plan.frame.rows):
        y = plan.corner((row, 0))[1] + plan.cell / 2
        scene.canvas.text(tiles.row_name(row), left - GUTTER / 2 + 4, y, style, INK, align="middle")


@lru_cache(maxsize=32)
def clearing(size: int) -> Image.Image:
    """A cell where a worker tile may go."""
    return sprite(size, lambda pen: pen.rounded((4, 4, 96, 96), 12, CLEARING))


def _last(scene: Scene) -> None:
    last = scene.table.last
    if last is None:
        return
    for at in last.laid:
        _frame(scene, at, AMBER, 5)
    _frame(scene, last.placed, AMBER, 9)


def _frame(scene: Scene, at: Cell, ink: Colour, thick: int) -> None:
    x, y = scene.plan.corner(at)
    scene.canvas.centre(frame(scene.plan.cell + 6, ink, thick), x + scene.plan.cell / 2, y + scene.plan.cell / 2)


@lru_cache(maxsize=64)
def frame(size: int, ink: Colour, thick: int) -> Image.Image:
    """A frame around a cell."""

    def draw(pen: Pen) -> None:
        pen.rounded((0, 0, 100, 100), 14, WHITE)
        pen.rounded((1.5, 1.5, 98.5, 98.5), 13, ink)
        pen.rounded((thick, thick, 100 - thick, 100 - thick), 10, WHITE)
        pen.rounded((thick + 1.2, thick + 1.2, 98.8 - thick, 98.8 - thick), 9, (0, 0, 0, 0))

    return sprite(size, draw)
