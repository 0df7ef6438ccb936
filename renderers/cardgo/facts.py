"""The rest of the column: the marked placements with the count of their group and what they cost, passes among them,
what the signs on the board mean, and what lies on the discard."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cardgo.board import name as cell_name
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, Ending, Placement, Side
from games.core import Seat
from renderers.canvas import Canvas, cut_out
from renderers.cardgo import heading, legend, links, pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed
from renderers.cardgo.trail import Pass, told
from renderers.lettering import Style
from renderers.palette import BAND_INK, BAND_MUTED, BLUE, INK, MUTED, PANEL, WHITE
from renderers.prose import change, listed
from renderers.sheet import PLAIN, SMALL, SMALLEST, Box

_ROW, _MOST, _PILES = 50, 4, 84
"""Pixels of a line, how many there are, and pixels of the piles, which stand here at the end if the band is full."""
_NOTE = 36
"""Pixels of the line that says what removed pieces counted."""
_CARD, _DISCARD, _PILE = (38, 46), 130, 34
"""Pixels of a card of the discard, of all of it with its title, and of the title."""


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
    if (counted := _counted(scene)) and top + _NOTE <= bottom:
        scene.canvas.label(
            counted, left + 12, top + 14, scene.type(SMALL), BAND_INK, room=right - left - 20, least=SMALLEST
        )
        top += _NOTE
    if not heading.holds_piles(scene) and top + _PILES <= bottom:
        heading.piles(scene, left + 4, top + _PILES // 2, right)
        top += _PILES
    top = legend.draw(scene, (left + 4, top + 2, right, bottom))
    if scene.view.discard and top + _DISCARD <= bottom:
        _discard(scene, (left, bottom - _DISCARD, right, bottom))


def _counted(scene: Scene) -> str:
    """Which removed pieces of the last placement counted more or less than is printed on them, and what."""
    placement = links.latest(scene)
    if placement is None:
        return ""
    columns, found = scene.view.ground.columns, list[str]()
    for place, piece in placement.removed:
        worth = placement.worth(place)
        if piece.card is not None and worth not in (None, piece.card.value):
            what = {"value": piece.card.value, "worth": worth or 0}
            found.append(scene.words("cardgo-picture-counted", cell=cell_name(columns, place), **what))
    return listed(found, scene.say)


def _discard(scene: Scene, box: Box) -> None:
    """How many cards of each value lie on the discard."""
    left, top, right, _ = box
    counts = Counter(card.value for card in scene.view.discard)
    title = scene.words("cardgo-picture-discard")
    scene.canvas.text(title, left + 4, top + _PILE / 2, scene.type(SMALL), BAND_MUTED)
    step = min(80, (right - left) / len(counts))
    for number, (value, count) in enumerate(sorted(counts.items())):
        x = left + (number + 0.5) * step
        scene.canvas.put(_small(value), x - _CARD[0] / 2, top + _PILE + 2)
        y = top + _PILE + _CARD[1] + 24
        scene.canvas.text(f"×{count}", x, y, scene.type(SMALL, bold=True), BAND_INK, align="middle")


@lru_cache(maxsize=16)
def _small(value: int) -> Image.Image:
    """A card of neither side."""
    canvas = Canvas.blank(*_CARD, WHITE)
    canvas.framed((0, 0, *_CARD), 7, WHITE, edge=MUTED, thick=3)
    canvas.text(str(value), _CARD[0] / 2, _CARD[1] / 2, Style(SMALL, bold=True), INK, align="middle")
    return cut_out(canvas.image, 7)


def _lines(scene: Scene) -> list[_Told | Pass]:
    if scene.preview is not None:
        return [_foreseen(scene.preview)]
    lines = [each if isinstance(each, Pass) else _of(each) for each in told(scene.view, scene.since)]
    if scene.view.ending is Ending.PASSES:  # the headline says so
        return [line for line in lines if not isinstance(line, Pass)]
    return lines


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
