"""The rest of the column: the marked placements with the count of their group and what they cost, passes among them,
what the signs on the board mean, and what lies on the discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from games.cardgo.board import name as cell_name
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, Ending, Placement, Side, View
from games.core import Seat
from renderers.canvas import Canvas, cut_out
from renderers.cardgo import heading, legend, links, pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed
from renderers.cardgo.trail import Pass, told
from renderers.kept import kept
from renderers.lettering import Style, width
from renderers.palette import BAND_INK, BAND_MUTED, BLUE, INK, MUTED, PANEL, WHITE
from renderers.prose import change, listed
from renderers.sheet import PLAIN, SMALL, SMALLEST, Box

_ROW, _MOST, _PILES = 50, 4, 84
"""Pixels of a line, how many there are, and pixels of the piles, which stand here at the end if the band is full."""
_START, _BADGE = 57, 50
"""Where the words of a line begin, and pixels of an effect in it."""
_NOTE = 36
"""Pixels of the line that says what removed pieces counted."""
_CARD, _LINE, _TITLE, _SIGN = (38, 46), 86, 42, 54
"""Pixels of a card of the discard, of a row with the numbers below, of its title, and of the sign before it where it
has no title."""
_ABREAST, _APART = 3, 10
"""How many names stand side by side, and pixels around the legend."""


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
        top = 4 + (_pass(scene, box, line.seat) if isinstance(line, Pass) else _line(scene, box, line))
    if (counted := _counted(scene)) and top + _NOTE <= bottom:
        scene.canvas.label(
            counted, left + 12, top + 14, scene.type(SMALL), BAND_INK, room=right - left - 20, least=SMALLEST
        )
        top += _NOTE
    if not heading.holds_piles(scene) and top + _PILES <= bottom:
        heading.piles(scene, left + 4, top + _PILES // 2, right)
        top += _PILES
    _lower(scene, (left, top + 2, right, bottom))


def _lower(scene: Scene, box: Box) -> None:
    """The legend from above and the discard from below: with its title where there is room for the whole legend too,
    else without, and not at all where signs would stay unnamed for it."""
    left, top, right, bottom = box
    every, wide, room = legend.entries(scene), right - left - 4, bottom - top
    pile = _Pile.of(scene, right - left)
    takes = pile.high(titled=legend.whole(scene, every, wide) + _APART + pile.high(titled=True) <= room)
    rows = legend.rows(scene, every, wide, room - takes)
    if sum(len(row.cells) for row in rows) < len(every):
        takes, rows = 0, legend.rows(scene, every, wide, room)
    legend.draw(scene, rows, left + 4, top)
    if takes:
        pile.draw(scene, (left, bottom - takes, right, bottom))


def wanted(view: View, since: Sequence[View], preview: Preview | None, *, broad: bool) -> int:
    """About how many pixels the column would take; names stand beside what signs do where it is `broad`. There is
    always room for a discard: plates shall not shrink when the first card is removed."""
    lines = 1 if preview is not None else min(_MOST, len(told(view, since)))
    signs = len(legend.signs(view, since, preview))
    if view.outcome is not None:
        signs = -(-signs // _ABREAST)
    notes = _NOTE * any(_otherwise(links.latest(view, since, preview)))
    return (
        _ROW * lines
        + notes
        + _LINE
        + _APART
        + signs * (legend.ROW if broad or view.outcome is not None else legend.TALL)
    )


def _counted(scene: Scene) -> str:
    """Which removed pieces of the last placement counted more or less than is printed on them, and what."""
    columns, found = scene.view.ground.columns, list[str]()
    for place, value, worth in _otherwise(links.latest(scene.view, scene.since, scene.preview)):
        cell = cell_name(columns, place)
        found.append(scene.words("cardgo-picture-counted", cell=cell, value=value, worth=worth))
    return listed(found, scene.say)


def _otherwise(placement: Placement | None) -> Iterator[tuple[int, int, int]]:
    """The cell, the value and the worth of each removed piece that counted another number than its value."""
    for place, piece in () if placement is None else placement.removed:
        worth = None if placement is None else placement.worth(place)
        if piece.card is not None and worth is not None and worth != piece.card.value:
            yield place, piece.card.value, worth


@dataclass(frozen=True, slots=True)
class _Pile:
    """How many cards of each value lie on the discard, in rows of so many values."""

    counts: tuple[tuple[int, int], ...]
    abreast: int

    @classmethod
    def of(cls, scene: Scene, wide: int) -> _Pile:
        """As many side by side as `wide` pixels hold."""
        counts = tuple(sorted(Counter(card.value for card in scene.view.discard).items()))
        style = scene.type(SMALL, bold=True)
        widest = max((round(width(_times(count), style)) for _, count in counts), default=0)
        return cls(counts, int((wide - _SIGN) / (max(_CARD[0], widest) + 4)))

    def high(self, *, titled: bool) -> int:
        """Pixels, under its title or without; none if nothing lies there."""
        return -(-len(self.counts) // self.abreast) * _LINE + (_TITLE if titled else 6) if self.counts else 0

    def draw(self, scene: Scene, box: Box) -> None:
        """Below a title, or beside a sign of the pile where the box is too low for that."""
        left, top, right, bottom = box
        y = bottom - self.high(titled=False) + 6
        if y - top >= _TITLE - 6:
            title = scene.words("cardgo-picture-discard")
            scene.canvas.text(title, left + 4, top + _TITLE / 2, scene.type(SMALL), BAND_MUTED)
        else:
            sign = pieces.pile(_SIGN - 6, face_up=True)
            scene.canvas.centre(sign, left + _SIGN / 2, y + _CARD[1] / 2)
            left += _SIGN
        step = min(80, (right - left) / min(self.abreast, len(self.counts)))
        for number, (value, count) in enumerate(self.counts):
            row, column = divmod(number, self.abreast)
            x, line = left + (column + 0.5) * step, y + row * _LINE
            scene.canvas.put(_small(value), x - _CARD[0] / 2, line)
            style = scene.type(SMALL, bold=True)
            scene.canvas.text(_times(count), x, line + _CARD[1] + 22, style, BAND_INK, align="middle")


def _times(count: int) -> str:
    return f"×{count}"


@kept
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


def _pass(scene: Scene, box: Box, seat: Seat) -> int:
    """Somebody placed nothing. Returns where the line ends."""
    left, top, _, bottom = box
    y = (top + bottom) / 2
    scene.canvas.panel(box, 12, PAINTS[seat].edge)
    scene.canvas.centre(pieces.emblem(seat, 42), left + 28, y)
    scene.canvas.text(scene.words("cardgo-picture-pass"), left + _START, y, scene.type(PLAIN), WHITE)
    return bottom


def _of(placement: Placement) -> _Told:
    taken = next(iter(placement.converted), None)
    return _Told(placement.seat, placement.card, placement.cell, placement.sides, placement.lost, taken)


def _foreseen(preview: Preview) -> _Told:
    lost = (preview.lost[0] + preview.direct[0], preview.lost[1] + preview.direct[1])
    return _Told(preview.seat, preview.card, preview.cell, preview.sides, lost)


def _line(scene: Scene, box: Box, line: _Told) -> int:
    """`(3) E5  X 4` and what each side lost, on a second line where there is no room beside; beside the flag of Bravery
    the cell of the piece that it took. Returns where it ends."""
    left, top, right, bottom = box
    canvas, y, card = scene.canvas, (top + bottom) / 2, printed(scene, line.card)
    apart = _long(scene, card, line) > right - left
    bottom += (_ROW - 10) * apart
    canvas.panel((left, top, right, bottom), 12, BLUE if scene.preview is not None else PAINTS[line.seat].edge)
    plain = None if card is None else Card(card.value)
    canvas.centre(pieces.piece(line.seat, plain, Look.CLOSED if card is None else Look.FIRM, 46), left + 28, y)
    cell = cell_name(scene.view.ground.columns, line.cell)
    x = left + _START + canvas.text(cell, left + _START, y, scene.type(PLAIN, bold=True), WHITE) + 10
    if card is not None and card.effect is not Effect.NONE:
        canvas.centre(legend.badge(card.effect, 40), x + 20, y)
        x += _BADGE
    if line.taken is not None:
        x += canvas.text(cell_name(scene.view.ground.columns, line.taken), x - 4, y, scene.type(SMALL), WHITE) + 6
    for side in line.sides:
        x = _count(scene, side, x, y)
    _losses(scene, line.lost, right - 12, y + (_ROW - 10) * apart)
    return bottom


def _long(scene: Scene, card: Card | None, line: _Told) -> float:
    """Pixels of a line with the losses at its end."""
    columns, bold = scene.view.ground.columns, scene.type(PLAIN, bold=True)
    long = _START + width(cell_name(columns, line.cell), bold) + 10
    long += _BADGE * (card is not None and card.effect is not Effect.NONE)
    if line.taken is not None:
        long += width(cell_name(columns, line.taken), scene.type(SMALL)) + 6
    long += sum(_wide(_x(side)) + 8 for side in line.sides)
    return long + sum(width(change(-lost), bold) + 44 for lost in line.lost if lost) + 4


def _count(scene: Scene, side: Side, x: float, y: float) -> float:
    """X, the number that a value must not be above, on the colour of the side that counts."""
    words, paint = _x(side), PAINTS[side.side]
    style, wide = scene.type(SMALL, bold=True), _wide(words)
    scene.canvas.framed((int(x), int(y) - 19, int(x) + wide, int(y) + 19), 10, PANEL, edge=paint.fill, thick=3)
    scene.canvas.text(words, x + wide / 2, y, style, paint.edge, align="middle")
    return x + wide + 8


def _x(side: Side) -> str:
    return f"X {side.threshold}"


def _wide(words: str) -> int:
    """Pixels of the frame around a count."""
    return 28 + 16 * len(words)


def _losses(scene: Scene, lost: tuple[int, int], right: float, y: float) -> None:
    x = right
    for seat in (RED, GREEN):
        if lost[seat]:
            x -= (
                scene.canvas.text(change(-lost[seat]), x, y, scene.type(PLAIN, bold=True), BAND_INK, align="right") + 20
            )
            scene.canvas.centre(pieces.emblem(seat, 32), x, y)
            x -= 24
