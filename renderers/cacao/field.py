"""The map: coordinates at its edge, tiles, and what is marked on them."""

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
from renderers import marks
from renderers.cacao import chips, ground, jungle, workers
from renderers.cacao.colours import COORDINATE, PAINTS
from renderers.cacao.layout import GUTTER, LINTEL
from renderers.cacao.scene import Scene, gains_shown, placement, table_shown
from renderers.cacao.trail import trail
from renderers.canvas import Ink, Pen, faded, sprite
from renderers.lettering import uniform, width
from renderers.palette import BLUE, BLUE_PALE, WHITE, Colour
from renderers.sheet import SMALL, SMALLEST

_SEAM = 4
"""Pixels between two cells."""
_THIN, _THICK = 4, 7
"""Pixels of a frame: around a jungle tile, around a worker tile."""
_ROOMY = 84
"""Pixels of a cell on which there is room for what a contact cost as well."""


def draw(scene: Scene) -> None:
    """Everything on the map."""
    _strips(scene)
    _highlight(scene)
    _coordinates(scene)
    table, begun = table_shown(scene), placement(scene)
    if table.phase is not Phase.OVER:
        _clearings(scene, begun)
    for at, kind in table.jungle.items():
        _put(scene, at, lying(kind, _size(scene)))
    for at, tile in table.workers.items():
        _put(scene, at, standing(tile.owner, tile.form, _size(scene), covers=tile.covers))
    if scene.preview is not None:
        _foreseen(scene)
    elif begun is None or begun.at is None:
        _trail(scene)
    if begun is not None:
        _covers(scene, begun)
        _candidate(scene, begun)
    _answers(scene)
    if table.phase is Phase.OVER:
        _temples(scene)


@lru_cache(maxsize=256)
def lying(kind: Jungle, size: int) -> Image.Image:
    """A jungle tile with its shadow."""
    return ground.lifted(jungle.tile(kind, size))


@lru_cache(maxsize=1024)
def standing(owner: Seat, form: str, size: int, *, covers: bool) -> Image.Image:
    """A worker tile with its shadow."""
    return ground.lifted(workers.tile(owner, form, size, covers=covers))


def _size(scene: Scene) -> int:
    return scene.plan.cell - _SEAM


def _put(scene: Scene, at: Cell, drawn: Image.Image) -> None:
    x, y = scene.plan.corner(at)
    scene.canvas.put(drawn, x + _SEAM // 2, y + _SEAM // 2)


def _strips(scene: Scene) -> None:
    """The dark bands at the edges that carry the coordinates."""
    left, top, right, bottom = scene.plan.map
    ground.strip(scene.canvas, (left, top, right, top + LINTEL))
    ground.strip(scene.canvas, (left, top, left + GUTTER, bottom))


def _highlight(scene: Scene) -> None:
    """The names of the chosen row and column, on blue."""
    begun, plan = placement(scene), scene.plan
    if begun is None or begun.row is None:
        return
    left, top = plan.map[:2]
    y = plan.corner((begun.row, 0))[1]
    scene.canvas.panel((left, y, left + GUTTER, y + plan.cell), 10, BLUE)
    if begun.at is not None:
        x = plan.corner(begun.at)[0]
        scene.canvas.panel((x, top, x + plan.cell, top + LINTEL), 10, BLUE)


def _coordinates(scene: Scene) -> None:
    """Beside every row and over every column, or over every second one where they are narrow."""
    plan, begun, style = scene.plan, placement(scene), scene.type(SMALL, bold=True)
    left, top = plan.map[:2]
    columns = range(plan.region.column, plan.region.column + plan.region.columns)
    widest = max(width(board.column_name(column), style) for column in columns)
    step = 1 if widest + 6 <= plan.cell else 2
    chosen = begun.at[1] if begun is not None and begun.at is not None else None
    for column in columns:
        if (column - (chosen or 0)) % step == 0:
            x, ink = plan.corner((0, column))[0] + plan.cell / 2, BLUE_PALE if column == chosen else COORDINATE
            scene.canvas.text(board.column_name(column), x, top + LINTEL / 2, style, ink, align="middle")
    for row in range(plan.region.row, plan.region.row + plan.region.rows):
        y = plan.corner((row, 0))[1] + plan.cell / 2
        ink = BLUE_PALE if begun is not None and begun.row == row else COORDINATE
        scene.canvas.text(board.row_name(row), left + GUTTER / 2, y, style, ink, align="middle")


def _clearings(scene: Scene, begun: Begun | None) -> None:
    """The cells where a worker tile may go; those that the half-made choice may lead to by name where there is room."""
    table, half = table_shown(scene), scene.plan.cell / 2
    choosing = begun is not None and begun.kind is not None and not begun.over and begun.at is None
    row = begun.row if begun is not None else None
    cells = board.open_cells(table.jungle, table.workers)
    named = [at for at in cells if choosing and row in (None, at[0])]
    style = uniform(map(board.name, named), scene.type(SMALL, bold=True), scene.plan.cell - 12, smallest=1)
    for at in cells:
        _put(scene, at, ground.clearing(_size(scene), chosen=at in named))
    for at in named if style.size >= SMALLEST else ():
        x, y = scene.plan.corner(at)
        scene.canvas.text(board.name(at), x + half, y + half, style, BLUE, align="middle")


def _trail(scene: Scene) -> None:
    """What was laid since the viewer looked, in the movers' colours; numbered where it is more than one placement. Then
    what the latest turn brought."""
    laid = trail(scene.view, scene.since)
    for number, one in enumerate(laid, 1):
        paint = PAINTS[one.seat]
        for at in one.jungle:
            _frame(scene, at, paint.fill, _THIN)
        x, y = scene.plan.corner(one.placed)
        half = scene.plan.cell / 2
        order = number if len(laid) > 1 else None
        marks.mark_placed(scene.canvas, (x + half, y + half), scene.plan.cell + 10, paint, order=order)
    if table_shown(scene).phase is not Phase.OVER:
        _earned(scene)


def _foreseen(scene: Scene) -> None:
    """Where the tiles of a move would go, and what they would bring."""
    last = table_shown(scene).last
    if last is None or last == scene.view.table.last:
        return
    for at in last.laid:
        _frame(scene, at, BLUE, _THIN)
    _frame(scene, last.placed, BLUE, _THICK)
    if table_shown(scene).phase is not Phase.OVER:
        _earned(scene)


def _earned(scene: Scene) -> None:
    """What each contact brought, over the edge between the workers and their jungle tile, so that this stays to be
    seen; of several at one tile, or where cells are small, the first thing that each brought."""
    by_tile: dict[Cell, list[Gain]] = {}
    for gain in gains_shown(scene):
        by_tile.setdefault(gain.use.contact.jungle, []).append(gain)
    for at, gains in by_tile.items():
        kind, brief = table_shown(scene).jungle[at], len(gains) > 1 or scene.plan.cell < _ROOMY
        for gain in sorted(gains, key=lambda gain: gain.use.contact.worker):
            shown = chips.gains(gain, kind, chips.SIGN)
            chips.put(scene, at, gain.use.contact.worker, shown[:1] if brief else shown)


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
            chips.put(scene, contact.jungle, contact.worker, [chips.waiting(contact.count, chips.SIGN)])
    _told(scene, scene.path)


def _told(scene: Scene, tail: tuple[str, ...]) -> None:
    """The contacts that were named, with the workers that are to act there if that is settled."""
    for name, count in _uses(tail):
        worker, _, at = (board.cell(part) for part in name.partition(">"))
        if worker is not None and at is not None:
            chips.put(scene, at, worker, [chips.told(count, chips.SIGN)])


def _uses(tail: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for name, count in pairwise((*tail, "?")):
        if ">" in name:
            yield name, count


def _temples(scene: Scene) -> None:
    """Who won which temple: gold and silver discs at its corners."""
    for at, prizes in outcome.temples(table_shown(scene)).items():
        won = [(seat, gold) for seat, gold in sorted(prizes.items(), key=lambda prize: (-prize[1], prize[0])) if gold]
        chips.awards(scene, at, won)
