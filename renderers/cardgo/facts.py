"""The marked placements with the count of their group and what they cost, passes among them; and what lies on the
discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from games.cardgo.board import name as cell_name
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, Ending, Placement, Side
from games.core import Seat
from renderers.boxes import MIDDLE, Box, Rest, alike, column, either, flow, icon, label, on, row, space
from renderers.canvas import Canvas
from renderers.cardgo import legend, links, pieces, plates
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.layout import GAP
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed
from renderers.cardgo.trail import Pass, otherwise, told
from renderers.palette import BAND_INK, BAND_MUTED, BLUE, MUTED, PANEL, WHITE
from renderers.prose import change, listed
from renderers.sheet import PLAIN, SMALL

_MOST = 4
"""How many lines there are at most."""
_LINE, _SECOND, _PAD = 46, 40, (5, 0, 12, 0)
"""Pixels of a line, of one that goes on below, and around what stands in it."""
_STRIP = 2 * _LINE + GAP + _SECOND
"""Pixels of all lines in an animation."""
_CARD, _TITLE, _SIGN = (38, 46), 36, 48
"""Pixels of a card of the discard, of its title, and of the sign before it where it has no title."""


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


def lines(scene: Scene) -> Iterator[Box]:
    """The latest ones, and below them which removed pieces counted otherwise than is printed on them."""
    for each in _lines(scene)[-_MOST:]:
        yield _pass(scene, each.seat) if isinstance(each, Pass) else _line(scene, each)
    if counted := _counted(scene):
        yield row(space(12), label(counted, scene.type(SMALL), BAND_INK, high=_TITLE, cut=True))


def strip(told: Sequence[Box]) -> Box:
    """As many of the last lines as a frame of an animation has room for: as much in every one."""
    latest = (column(*told[first:], gap=GAP) for first in range(len(told)))
    return alike(space(0, _STRIP), either(latest))


def _counted(scene: Scene) -> str:
    columns, found = scene.view.ground.columns, list[str]()
    for place, value, worth in otherwise(links.latest(scene.view, scene.since, scene.preview)):
        found.append(scene.words("cardgo-picture-counted", cell=cell_name(columns, place), value=value, worth=worth))
    return listed(found, scene.say)


def _lines(scene: Scene) -> Sequence[_Told | Pass]:
    if scene.preview is not None:
        return [_foreseen(scene, scene.preview)]
    found = [each if isinstance(each, Pass) else _of(each) for each in told(scene.view, scene.since)]
    if scene.view.ending is Ending.PASSES:  # the headline says so
        return [line for line in found if not isinstance(line, Pass)]
    return found


def _of(placement: Placement) -> _Told:
    taken = next(iter(placement.converted), None)
    return _Told(placement.seat, placement.card, placement.cell, placement.sides, placement.lost, taken)


def _foreseen(scene: Scene, preview: Preview) -> _Told:
    lost = plates.lost(scene, GREEN), plates.lost(scene, RED)
    return _Told(preview.seat, preview.card, preview.cell, preview.sides, lost)


def _pass(scene: Scene, seat: Seat) -> Box:
    """Somebody placed nothing."""
    words = label(scene.words("cardgo-picture-pass"), scene.type(PLAIN), WHITE)
    told = row(icon(pieces.emblem(seat, 42), wide=46, high=_LINE), Rest(words), gap=6)
    return on(partial(Canvas.panel, radius=12, fill=PAINTS[seat].edge), told, _PAD)


def _line(scene: Scene, line: _Told) -> Box:
    """`(3) E5  X 4` and what each side lost, on a second line where there is no room beside; beside the flag of Bravery
    the cell of the piece that it took. Where nothing is connected there is nothing to count."""
    columns, card, bold = scene.view.ground.columns, printed(scene, line.card), scene.type(PLAIN, bold=True)
    plain = None if card is None else Card(card.value)
    piece = pieces.piece(line.seat, plain, Look.CLOSED if card is None else Look.FIRM, _LINE)
    marked = card is not None and card.effect is not Effect.NONE
    parts = (
        icon(piece),
        label(cell_name(columns, line.cell), bold, WHITE),
        icon(legend.badge(card.effect, 40)) if card is not None and marked else None,
        label(cell_name(columns, line.taken), scene.type(SMALL), WHITE) if line.taken is not None else None,
        *(_count(scene, side) for side in line.sides if side.counts),
    )
    losses = [_loss(scene, seat, line.lost[seat]) for seat in (GREEN, RED) if line.lost[seat]]
    below = row(Rest(space(0, _SECOND)), *losses, gap=16)
    forms = (row(*parts, Rest(), *losses, gap=9), column(row(*parts, Rest(), gap=9), below))
    ground = partial(Canvas.panel, radius=12, fill=BLUE if scene.preview is not None else PAINTS[line.seat].edge)
    return on(ground, either(forms), _PAD)


def _count(scene: Scene, side: Side) -> Box:
    """X, the number that a value must not be above, on the colour of the side that counts."""
    paint, style = PAINTS[side.side], scene.type(SMALL, bold=True)
    ground = partial(Canvas.framed, radius=10, fill=PANEL, edge=paint.fill, thick=3)
    return on(ground, label(f"X {side.threshold}", style, paint.edge, high=38), (10, 0, 10, 0))


def _loss(scene: Scene, seat: Seat, hp: int) -> Box:
    number = label(change(-hp), scene.type(PLAIN, bold=True), BAND_INK)
    return row(icon(pieces.emblem(seat, 32)), number, gap=4)


def pile(scene: Scene, *, titled: bool) -> Box:
    """How many cards of each value lie on the discard, below a title or beside a sign of the pile. There is always room
    for it under a title: plates shall not shrink when the first card is removed."""
    counts = sorted(Counter(card.value for card in scene.view.discard).items())
    bold = scene.type(SMALL, bold=True)
    cards = (pieces.small_card(MUTED, Card(value), *_CARD) for value, _ in counts)
    times = (label(f"×{count}", bold, BAND_INK, high=36) for _, count in counts)
    every = [column(icon(card), count, align=MIDDLE) for card, count in zip(cards, times, strict=True)]
    title = label(scene.words("cardgo-picture-discard"), scene.type(SMALL), BAND_MUTED, high=_TITLE)
    if titled:
        below = flow(*every, gap=20) if every else space(0, _CARD[1] + _TITLE)
        return column(title if every else space(0, _TITLE), below)
    sign = icon(pieces.pile(_SIGN, face_up=True), high=_CARD[1])
    return row(sign, flow(*every, gap=10), gap=4, align=0) if every else space(0)
