"""The map: ground, coordinates, tiles, and what is marked on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from games.cacao import board, choices, notation, outcome
from games.cacao.board import Cell
from games.cacao.notation import Begun
from games.cacao.state import Phase
from games.cacao.tiles import Jungle
from games.cacao.village import Gain
from games.core import Seat
from renderers.cacao import chips, jungle, workers
from renderers.cacao.colours import CLEARING, SOIL, SOIL_EDGE
from renderers.cacao.layout import GUTTER
from renderers.cacao.scene import Scene, gains_shown, placement, table_shown
from renderers.canvas import Ink, Pen, faded, sprite
from renderers.lettering import uniform
from renderers.palette import AMBER, BLUE, BLUE_PALE, INK, WHITE, Colour

_SEAM = 4
"""Pixels between two cells."""
_THIN, _THICK = 4, 7
"""Pixels of a frame: around a jungle tile, around a worker tile."""
_STACKED = 2
"""Awards of a temple that fit below one another."""


def draw(scene: Scene) -> None:
    """Everything on the map."""
    scene.canvas.framed(scene.plan.map, 22, SOIL, edge=SOIL_EDGE, thick=3)
    _highlight(scene)
    _coordinates(scene)
    table, begun = table_shown(scene), placement(scene)
    if table.phase is not Phase.OVER:
        _clearings(scene, begun)
    for at, kind in table.jungle.items():
        _put(scene, at, jungle.tile(kind, _size(scene)))
    for at, tile in table.workers.items():
        _put(scene, at, workers.tile(tile.owner, tile.form, _size(scene), covers=tile.covers))
    if begun is None or begun.at is None:
        _last(scene)
    if begun is not None:
        _covers(scene, begun)
        _candidate(scene, begun)
    _answers(scene)
    if table.phase is Phase.OVER:
        _temples(scene)


def _size(scene: Scene) -> int:
    return scene.plan.cell - _SEAM


def _put(scene: Scene, at: Cell, drawn: Image.Image) -> None:
    x, y = scene.plan.corner(at)
    scene.canvas.put(drawn, x + _SEAM // 2, y + _SEAM // 2)


def _highlight(scene: Scene) -> None:
    """The chosen row, or the row and the column of the chosen cell, up to their names."""
    begun, plan = placement(scene), scene.plan
    if begun is None or begun.row is None:
        return
    left, top = plan.corner((plan.region.row, plan.region.column))
    y = plan.corner((begun.row, 0))[1]
    right = left + plan.region.columns * plan.cell
    scene.canvas.panel((left - GUTTER + 4, y, right, y + plan.cell), 14, BLUE_PALE)
    if begun.at is not None:
        x = plan.corner(begun.at)[0]
        scene.canvas.panel((x, top - GUTTER + 6, x + plan.cell, top + plan.region.rows * plan.cell), 14, BLUE_PALE)


def _coordinates(scene: Scene) -> None:
    plan, begun = scene.plan, placement(scene)
    style = scene.type(max(24, min(30, round(plan.cell * 0.4))), bold=True)
    left, top = plan.corner((plan.region.row, plan.region.column))
    for column in range(plan.region.column, plan.region.column + plan.region.columns):
        x = plan.corner((0, column))[0] + plan.cell / 2
        chosen = begun is not None and begun.at is not None and begun.at[1] == column
        scene.canvas.text(
            board.column_name(column), x, top - GUTTER / 2 + 4, style, BLUE if chosen else INK, align="middle"
        )
    for row in range(plan.region.row, plan.region.row + plan.region.rows):
        y = plan.corner((row, 0))[1] + plan.cell / 2
        chosen = begun is not None and begun.row == row
        scene.canvas.text(board.row_name(row), left - GUTTER / 2 + 4, y, style, BLUE if chosen else INK, align="middle")


def _clearings(scene: Scene, begun: Begun | None) -> None:
    """The cells where a worker tile may go; those that the half-made choice may lead to by name."""
    table, half = table_shown(scene), scene.plan.cell / 2
    choosing = begun is not None and begun.kind is not None and not begun.over and begun.at is None
    row = begun.row if begun is not None else None
    cells = board.open_cells(table.jungle, table.workers)
    named = [at for at in cells if choosing and row in (None, at[0])]
    style = scene.type(max(20, round(scene.plan.cell * 0.27)), bold=True)
    style = uniform(map(board.name, named), style, scene.plan.cell - 16, smallest=8)
    for at in cells:
        _put(scene, at, clearing(_size(scene), chosen=at in named))
    for at in named:
        x, y = scene.plan.corner(at)
        scene.canvas.text(board.name(at), x + half, y + half, style, BLUE, align="middle")


@lru_cache(maxsize=32)
def clearing(size: int, *, chosen: bool) -> Image.Image:
    """A cell where a worker tile may go."""

    def draw(pen: Pen) -> None:
        pen.rounded((3, 3, 97, 97), 12, BLUE if chosen else CLEARING)
        pen.rounded((6.5, 6.5, 93.5, 93.5), 10, WHITE if chosen else CLEARING)

    return sprite(size, draw)


def _last(scene: Scene) -> None:
    """The latest turn, or the one that is foreseen: where tiles went and what they brought."""
    last = table_shown(scene).last
    if last is None or (scene.preview is not None and last == scene.view.table.last):
        return
    ink = AMBER if scene.preview is None else BLUE
    for at in last.laid:
        _frame(scene, at, ink, _THIN)
    _frame(scene, last.placed, ink, _THICK)
    if table_shown(scene).phase is not Phase.OVER:
        _earned(scene)


def _earned(scene: Scene) -> None:
    """What each contact brought, on its jungle tile; of several at one tile, the first thing that each brought."""
    by_tile: dict[Cell, list[Gain]] = {}
    for gain in gains_shown(scene):
        by_tile.setdefault(gain.use.contact.jungle, []).append(gain)
    for at, gains in by_tile.items():
        kind, size = table_shown(scene).jungle[at], chips.height(scene) - 8
        told = [chips.gains(gain, kind, size) for gain in sorted(gains, key=lambda gain: gain.use.contact.worker)]
        if len(told) == 1:
            chips.put(scene, at, gains[0].use.contact.worker, told[0])
        else:
            chips.put(scene, at, None, [shown[0] for shown in told if shown])


def _frame(scene: Scene, at: Cell, ink: Colour, thick: int) -> None:
    x, y = scene.plan.corner(at)
    scene.canvas.centre(frame(scene.plan.cell + 8, ink, thick), x + scene.plan.cell / 2, y + scene.plan.cell / 2)


@lru_cache(maxsize=64)
def frame(size: int, ink: Colour, thick: int) -> Image.Image:
    """A frame around a cell, `thick` pixels of ink between two lines of white."""
    insets = [100 * pixels / size for pixels in (0, 1.2, 1.2 + thick, 2.4 + thick)]
    fills: tuple[Ink, ...] = (WHITE, ink, WHITE, (0, 0, 0, 0))

    def draw(pen: Pen) -> None:
        for inset, fill in zip(insets, fills, strict=True):
            pen.rounded((inset, inset, 100 - inset, 100 - inset), max(0, 14 - inset * 0.7), fill)

    return sprite(size, draw)


def _covers(scene: Scene, begun: Begun) -> None:
    """The own tiles that may be covered."""
    if begun.over and begun.at is None and scene.view.viewer is not None:
        for at in choices.covers(table_shown(scene), scene.view.viewer):
            if begun.row in (None, at[0]):
                _frame(scene, at, BLUE, _THICK)


def _candidate(scene: Scene, begun: Begun) -> None:
    """The tile on its cell, what is known of the filling, and the workers that were told what to do."""
    if begun.at is None or begun.kind is None or scene.view.viewer is None:
        return
    seat, table = scene.view.viewer, table_shown(scene)
    laid = dict(item for token in begun.tail if "=" in token for item in notation.filling(token))
    for at in () if begun.over else board.gaps(table.jungle, table.workers, begun.at):
        _put(scene, at, jungle.tile(laid.get(at, Jungle.BLANK), _size(scene)))
        _frame(scene, at, BLUE, _THIN)
    drawn = workers.tile(seat, begun.form, _size(scene), covers=begun.over) if begun.form else _turning(scene, seat)
    _put(scene, begun.at, drawn)
    _frame(scene, begun.at, BLUE, _THICK)
    _told(scene, begun.tail)


def _turning(scene: Scene, seat: Seat) -> Image.Image:
    """The tile before it is turned: without figures."""
    return faded(workers.tile(seat, "0000", _size(scene)), 0.75)


def _answers(scene: Scene) -> None:
    """The workers that wait for the viewer's word, and the word that was given."""
    viewer = scene.view.viewer
    if scene.preview is not None or viewer is None or viewer not in table_shown(scene).answering:
        return
    named = {name for name, _ in _uses(scene.path)}
    for contact in table_shown(scene).pending:
        if contact.owner == viewer and contact.name not in named:
            size = chips.height(scene) - 8
            chips.put(scene, contact.jungle, contact.worker, [chips.waiting(contact.count, size)])
    _told(scene, scene.path)


def _told(scene: Scene, tail: tuple[str, ...]) -> None:
    """The contacts that were named, with the workers that are to act there if that is settled."""
    for name, count in _uses(tail):
        worker, _, at = (board.cell(part) for part in name.partition(">"))
        if worker is not None and at is not None:
            chips.put(scene, at, worker, [chips.told(count, chips.height(scene) - 8)])


def _uses(tail: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for name, count in pairwise((*tail, "?")):
        if ">" in name:
            yield name, count


def _temples(scene: Scene) -> None:
    """Who won which temple."""
    size = chips.height(scene) - 8
    for at, prizes in outcome.temples(table_shown(scene)).items():
        won = [(seat, gold) for seat, gold in sorted(prizes.items(), key=lambda prize: (-prize[1], prize[0])) if gold]
        if len(won) > _STACKED:
            chips.grid(scene, at, won)
        else:
            shown = [chips.award(seat, gold, size) for seat, gold in won]
            chips.put(scene, at, None, shown or [chips.waiting(0, size)])
