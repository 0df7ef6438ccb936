"""The rest of the column: the marked placements with the count of their group and what they cost, passes among them,
and what the signs on the board mean."""

from __future__ import annotations

from dataclasses import dataclass

from games.cardgo.board import name as cell_name
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, Placement, Side
from games.core import Seat
from renderers.cardgo import heading, legend, pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed
from renderers.cardgo.trail import Pass, told
from renderers.palette import BAND_INK, BLUE, PANEL, WHITE
from renderers.prose import change
from renderers.sheet import PLAIN, SMALL, Box

_ROW, _MOST, _PILES = 50, 4, 84
"""Pixels of a line, how many there are, and pixels of the piles, which stand here at the end if the band is full."""


@dataclass(frozen=True, slots=True)
class _Told:
    """One line: whose card went where, the counts of both sides, and what both lose."""

    seat: Seat
    card: Card | None
    cell: int
    sides: tuple[Side, ...]
    lost: tuple[int, int]
    taken: int | None = None
    """The cell of the piece that Bravery took."""


def draw(scene: Scene) -> None:
    """From the top of the box down, as much as fits."""
    left, top, right, bottom = scene.plan.facts
    for line in _lines(scene)[-_MOST:]:
        if top + _ROW > bottom:
            return
        box = (left, top, right, top + _ROW - 4)
        if isinstance(line, Pass):
            _pass(scene, box, line.seat)
        else:
            _line(scene, box, line)
        top += _ROW
    if not heading.holds_piles(scene) and top + _PILES <= bottom:
        heading.piles(scene, left + 4, top + _PILES // 2, right)
        top += _PILES
    legend.draw(scene, (left + 4, top + 2, right, bottom))


def _lines(scene: Scene) -> list[_Told | Pass]:
    if scene.preview is not None:
        return [_foreseen(scene.preview)]
    return [each if isinstance(each, Pass) else _of(each) for each in told(scene.view, scene.since)]


def _pass(scene: Scene, box: Box, seat: Seat) -> None:
    """Somebody placed nothing."""
    left, top, _, bottom = box
    y = (top + bottom) / 2
    scene.canvas.panel(box, 12, PAINTS[seat].edge)
    scene.canvas.centre(pieces.emblem(seat, 42), left + 28, y)
    scene.canvas.text(scene.words("cardgo-picture-pass"), left + 60, y, scene.type(PLAIN), WHITE)


def _of(placement: Placement) -> _Told:
    taken = next(iter(placement.converted), None)
    return _Told(placement.seat, placement.card, placement.cell, placement.sides, placement.lost, taken)


def _foreseen(preview: Preview) -> _Told:
    lost = (preview.lost[0] + preview.direct[0], preview.lost[1] + preview.direct[1])
    return _Told(preview.seat, preview.card, preview.cell, preview.sides, lost)


def _line(scene: Scene, box: Box, line: _Told) -> None:
    """`(3) E5  X 4` and what each side lost; beside the flag of Bravery the cell of the piece that it took."""
    left, top, right, bottom = box
    canvas, y, card = scene.canvas, (top + bottom) / 2, printed(scene, line.card)
    foreseen = scene.preview is not None
    canvas.panel(box, 12, BLUE if foreseen else PAINTS[line.seat].edge)
    plain = None if card is None else Card(card.value)
    canvas.centre(pieces.piece(line.seat, plain, Look.CLOSED if card is None else Look.FIRM, 46), left + 28, y)
    cell = cell_name(scene.view.ground.columns, line.cell)
    x = left + 60 + canvas.text(cell, left + 60, y, scene.type(PLAIN, bold=True), WHITE) + 14
    if card is not None and card.effect is not Effect.NONE:
        canvas.centre(legend.badge(card.effect, 40), x + 20, y)
        x += 50
    if line.taken is not None:
        x += canvas.text(cell_name(scene.view.ground.columns, line.taken), x - 4, y, scene.type(SMALL), WHITE) + 6
    for side in line.sides:
        x = _count(scene, side, x, y)
    _losses(scene, line.lost, right - 12, y)


def _count(scene: Scene, side: Side, x: float, y: float) -> float:
    """X, the number that a value must not be above, on the colour of the side that counts."""
    words, paint = f"X {side.threshold}", PAINTS[side.side]
    style = scene.type(SMALL, bold=True)
    wide = 28 + 16 * len(words)
    scene.canvas.framed((int(x), int(y) - 19, int(x) + wide, int(y) + 19), 10, PANEL, edge=paint.fill, thick=3)
    scene.canvas.text(words, x + wide / 2, y, style, paint.edge, align="middle")
    return x + wide + 8


def _losses(scene: Scene, lost: tuple[int, int], right: float, y: float) -> None:
    x = right
    for seat in (RED, GREEN):
        if lost[seat]:
            x -= (
                scene.canvas.text(change(-lost[seat]), x, y, scene.type(PLAIN, bold=True), BAND_INK, align="right") + 20
            )
            scene.canvas.centre(pieces.emblem(seat, 32), x, y)
            x -= 24
