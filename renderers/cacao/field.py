"""The map: clearings, tiles, and what is marked on them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from PIL import Image

from games.cacao import board, choices, notation, outcome
from games.cacao.board import Cell
from games.cacao.notation import Begun
from games.cacao.state import Phase
from games.cacao.tiles import Jungle
from games.core import Seat
from renderers import marks
from renderers.cacao import chips, ground, jungle, names, symbols, workers
from renderers.cacao.colours import PAINTS, SHADE
from renderers.cacao.scene import Scene, gains_shown, placement, table_shown
from renderers.cacao.trail import free_corner, trail
from renderers.canvas import Ink, faded, rims, sprite
from renderers.kept import kept
from renderers.palette import AMBER, BLUE, WHITE, Colour

_SEAM = 4
"""Pixels between two cells."""
_THIN, _THICK = 4, 7
"""Pixels of a frame: around a jungle tile, around a worker tile."""
_REACH = 16
"""Pixels by which the ring of what was placed last is larger than a cell: it lies on the neighbours' edges rather than
on the workers."""
_ROOMY = 108
"""Pixels of a cell from which there is room for chips beside what is drawn on it: on a smaller one the villages tell
alone what a turn has brought."""


def draw(scene: Scene) -> None:
    """Everything on the map."""
    table, begun = table_shown(scene), placement(scene)
    named = table.phase is not Phase.OVER and scene.film is None
    open_ = board.open_cells(table.jungle, table.workers) if named else ()
    cells = [at for at in open_ if scene.plan.shows(at)]
    _clearings(scene, [at for at in cells if not scene.plan.is_low(at)], begun)
    for at, kind in table.jungle.items():
        _put(scene, at, lying(kind, _size(scene)))
    for at, tile in table.workers.items():
        _put(scene, at, standing(tile.owner, scene.plan.form(tile.form), _size(scene), covers=tile.covers))
    if named:
        names.origin(scene)
    if scene.preview is not None:
        _foreseen(scene)
    elif begun is None or begun.at is None:
        _trail(scene)
        _waiting(scene)
    _temples(scene)
    _clearings(scene, [at for at in cells if scene.plan.is_low(at)], begun)
    if scene.plan.region.edged:
        names.rulers(scene, begun)
    if scene.plan.region.turned:
        left, top, _, _ = scene.plan.inner
        scene.canvas.centre(symbols.north(56), left + 40, top + 40)
    if begun is not None:
        _covers(scene, begun)
        _candidate(scene, begun)
    _answers(scene)


@kept
def lying(kind: Jungle, size: int) -> Image.Image:
    """A jungle tile with its shadow."""
    return ground.lifted(jungle.drawn(kind, size))


@kept
def standing(owner: Seat, form: str, size: int, *, covers: bool) -> Image.Image:
    """A worker tile with its shadow."""
    return ground.lifted(workers.drawn(owner, form, size, covers=covers))


def _size(scene: Scene) -> int:
    return scene.plan.cell - _SEAM


def _put(scene: Scene, at: Cell, drawn: Image.Image) -> None:
    x, y = scene.plan.corner(at)
    scene.canvas.put(drawn, x + _SEAM // 2, y + _SEAM // 2)


def _clearings(scene: Scene, cells: Collection[Cell], begun: Begun | None) -> None:
    """The cells where a worker tile may go, by name; blue those that the half-made choice may lead to."""
    choosing = begun is not None and begun.kind is not None and not begun.over and begun.at is None
    row = begun.row if begun is not None else None
    for at in cells:
        if begun is not None and begun.at == at:
            continue
        yours = choosing and row in (None, at[0])
        left, top, right, bottom = scene.plan.ledge(at)
        drawn = ground.clearing((right - left - _SEAM, bottom - top - _SEAM), chosen=yours)
        scene.canvas.put(drawn, left + _SEAM // 2, top + _SEAM // 2)
        if not scene.plan.ruled:
            names.cell(scene, at, BLUE if yours else SHADE)


def _trail(scene: Scene) -> None:
    """What was laid since the viewer looked, in the movers' colours; numbered where it is more than one placement. Then
    what the latest turn brought."""
    laid = trail(scene.view, scene.since)
    for one in laid:
        paint = PAINTS[one.seat]
        for at in one.jungle:
            _frame(scene, at, paint.fill, _THIN)
        scene.canvas.centre(marks.placed(scene.plan.cell + _REACH, paint), *scene.plan.centre(one.placed))
    placed = [one.placed for one in laid]
    for number, one in enumerate(laid, 1) if len(laid) > 1 else ():
        _number(scene, one.placed, placed, marks.number(number, PAINTS[one.seat]))
    if table_shown(scene).phase is not Phase.OVER and scene.plan.cell >= _ROOMY:
        _earned(scene)


def _number(scene: Scene, at: Cell, placed: Sequence[Cell], drawn: Image.Image) -> None:
    """The number of a placement: in the middle, or on a small tile at the corner where it hides least, nothing of the
    other numbers."""
    x, y = scene.plan.centre(at)
    if _size(scene) < workers.ROOMY:
        down, across = scene.plan.place(free_corner(table_shown(scene), at, placed))
        x, y = x + across * scene.plan.cell / 2, y + down * scene.plan.cell / 2
    scene.canvas.centre(drawn, x, y)


def _waiting(scene: Scene) -> None:
    """Amber around the plantations and markets about which others are asked what their workers do there."""
    table = table_shown(scene)
    owed = {contact.jungle for contact in table.pending if contact.owner in table.answering}
    asked = {at for at in owed if table.jungle[at].trades}
    for at in () if scene.view.viewer in table.answering else sorted(asked):
        _frame(scene, at, AMBER, _THICK)


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
    """What each contact brought, in a corner of its jungle tile; what a sale cost is told by the village alone, as a
    price has to be seen. The first chip of a tile says by a sign what it counts, if the tile is large enough."""
    by_tile: dict[Cell, dict[Cell, chips.Chip]] = {}
    for gain in gains_shown(scene):
        contact = gain.use.contact
        shown = chips.gains(gain, table_shown(scene).jungle[contact.jungle], chips.SIGN)
        if shown:
            by_tile.setdefault(contact.jungle, {})[contact.worker] = shown[0]
    brief = scene.plan.cell < _ROOMY
    for at, brought in by_tile.items():
        for worker, corner in chips.corners(at, sorted(brought)).items():
            chip = brought[worker]
            if brief or worker != min(brought):
                chip = chip.bare(disc=brief and len(brought) > 1)
            chips.put(scene, at, corner, chip)


def _frame(scene: Scene, at: Cell, ink: Colour, thick: int) -> None:
    scene.canvas.centre(frame(scene.plan.cell + 8, ink, thick), *scene.plan.centre(at))


@kept
def frame(size: int, ink: Colour, thick: int) -> Image.Image:
    """A frame around a cell, `thick` pixels of ink between two lines of white."""
    insets = [100 * pixels / size for pixels in (0, 1.2, 1.2 + thick, 2.4 + thick)]
    fills: tuple[Ink, ...] = (WHITE, ink, WHITE, (0, 0, 0, 0))
    rings = ((inset, max(0, 14 - inset * 0.7), fill) for inset, fill in zip(insets, fills, strict=True))
    return sprite(size, rims(*rings))


def _covers(scene: Scene, begun: Begun) -> None:
    """The own tiles that may be covered, by name."""
    if begun.over and begun.at is None and scene.view.viewer is not None:
        for at in choices.covers(table_shown(scene), scene.view.viewer):
            if begun.row in (None, at[0]):
                _frame(scene, at, BLUE, _THICK)
                chips.cover(scene, at)


def _candidate(scene: Scene, begun: Begun) -> None:
    """The tile on its cell, what is known of the filling, and the workers that were told what to do."""
    if begun.at is None or begun.kind is None or scene.view.viewer is None:
        return
    seat, table = scene.view.viewer, table_shown(scene)
    laid = dict(item for token in begun.tail if "=" in token for item in notation.filling(token))
    gaps = () if begun.over else board.gaps(table.jungle, table.workers, begun.at)
    for at in gaps:
        _put(scene, at, jungle.tile(laid.get(at, Jungle.BLANK), _size(scene)))
        _frame(scene, at, BLUE, _THIN)
    for at in gaps if begun.form is not None and not begun.tail else ():
        chips.gap(scene, at)
    form = scene.plan.form(begun.form) if begun.form else None
    drawn = workers.tile(seat, form, _size(scene), covers=begun.over) if form else _turning(scene, seat)
    _put(scene, begun.at, drawn)
    _frame(scene, begun.at, BLUE, _THICK)
    _beside(scene, _told(begun.tail))


def _turning(scene: Scene, seat: Seat) -> Image.Image:
    """The tile before it is turned: without figures."""
    return faded(workers.tile(seat, "0000", _size(scene)), 0.75)


def _answers(scene: Scene) -> None:
    """The workers that wait for the viewer's word, and the word that was given."""
    viewer = scene.view.viewer
    if scene.preview is not None or viewer is None or viewer not in table_shown(scene).answering:
        return
    named = {name for name, _ in _uses(scene.path)}
    waiting = {
        (contact.jungle, contact.worker): chips.waiting(contact.count, chips.SIGN)
        for contact in table_shown(scene).pending
        if contact.owner == viewer and contact.name not in named
    }
    _beside(scene, {**waiting, **_told(scene.path)})


def _told(tail: tuple[str, ...]) -> dict[tuple[Cell, Cell], chips.Chip]:
    """The contacts that were named, with the workers that are to act there if that is settled."""
    told = {}
    for name, count in _uses(tail):
        worker, _, at = (board.cell(part) for part in name.partition(">"))
        if worker is not None and at is not None:
            told[at, worker] = chips.told(count, chips.SIGN)
    return told


def _beside(scene: Scene, shown: Mapping[tuple[Cell, Cell], chips.Chip]) -> None:
    """Chips by jungle tile and workers' tile, each in a corner of its own."""
    for at in dict.fromkeys(at for at, _ in shown):
        corners = chips.corners(at, sorted(worker for there, worker in shown if there == at))
        for worker, corner in corners.items():
            chips.put(scene, at, corner, shown[at, worker])


def _uses(tail: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for name, count in pairwise((*tail, "?")):
        if ">" in name:
            yield name, count


def _temples(scene: Scene) -> None:
    """What each temple pays, or would if the game ended here: gold and silver discs at its corners."""
    for at, prizes in outcome.temples(table_shown(scene)).items():
        won = [(seat, gold) for seat, gold in sorted(prizes.items(), key=lambda prize: (-prize[1], prize[0])) if gold]
        chips.awards(scene, at, won)
