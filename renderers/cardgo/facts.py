"""The marked placements with the count of their group and what they cost, passes among them; and what lies on the
discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from games.cardgo.board import name as cell_name
from games.cardgo.preview import Preview
from games.cardgo.state import Card, Effect, Ending, Placement, Side
from games.core import Seat
from renderers.boxes import MIDDLE, Box, Rest, alike, column, either, flow, icon, label, on, row, space
from renderers.canvas import Canvas
from renderers.cardgo import links, marks, pieces, plates
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


def lines(scene: Scene) -> Iterator[Box]:
    """The latest ones, and below them which removed pieces counted otherwise than is printed on them."""
    for each in _placed(scene)[-_MOST:]:
        yield _pass(scene, each.seat) if isinstance(each, Pass) else _line(scene, each)
    if counted := _counted(scene):
        yield row(space(12), label(counted, scene.type(SMALL), BAND_INK, high=_TITLE, cut=True))


def strip(told: Sequence[Box]) -> Box:
    """As many of the last lines as a frame of an animation has room for: as much in every one."""
    latest = (column(*told[first:], gap=GAP) for first in range(len(told)))
    return alike(space(0, _STRIP), either(latest))


def _counted(scene: Scene) -> str:
    columns, every = scene.view.ground.columns, otherwise(links.latest(scene.view, scene.since, scene.preview))
    found = (
        scene.words("cardgo-picture-counted", cell=cell_name(columns, place), value=value, worth=worth)
        for place, value, worth in every
    )
    return listed(found, scene.say)


def _placed(scene: Scene) -> Sequence[Placement | Pass | Preview]:
    """The marked turns, or what is foreseen."""
    if scene.preview is not None:
        return (scene.preview,)
    found = told(scene.view, scene.since)
    if scene.view.ending is Ending.PASSES:  # the headline says so
        return [each for each in found if not isinstance(each, Pass)]
    return found


def _pass(scene: Scene, seat: Seat) -> Box:
    """Somebody placed nothing."""
    words = label(scene.words("cardgo-picture-pass"), scene.type(PLAIN), WHITE)
    told = row(icon(pieces.emblem(seat, 42), wide=46, high=_LINE), Rest(words), gap=6)
    return on(partial(Canvas.panel, radius=12, fill=PAINTS[seat].edge), told, _PAD)


def _line(scene: Scene, placed: Placement | Preview) -> Box:
    """`(3) E5  X 4` and what each side lost, on a second line where there is no room beside; beside the flag of Bravery
    the cell of the piece that it took. Where nothing is connected there is nothing to count."""
    taken = next(iter(placed.converted), None) if isinstance(placed, Placement) else None
    lost = placed.lost if isinstance(placed, Placement) else [plates.lost(scene, seat) for seat in plates.SIDES]
    columns, card, bold = scene.view.ground.columns, printed(scene, placed.card), scene.type(PLAIN, bold=True)
    plain = None if card is None else Card(card.value)
    piece = pieces.piece(placed.seat, plain, Look.CLOSED if card is None else Look.FIRM, _LINE)
    marked = card is not None and card.effect is not Effect.NONE
    parts = (
        icon(piece),
        label(cell_name(columns, placed.cell), bold, WHITE),
        icon(marks.badge(card.effect, 40, MUTED)) if card is not None and marked else None,
        label(cell_name(columns, taken), scene.type(SMALL), WHITE) if taken is not None else None,
        *(_count(scene, side) for side in placed.sides if side.counts),
    )
    losses = [_loss(scene, seat, lost[seat]) for seat in plates.SIDES if lost[seat]]
    below = row(Rest(space(0, _SECOND)), *losses, gap=16)
    forms = (row(*parts, Rest(), *losses, gap=9), column(row(*parts, Rest(), gap=9), below))
    ground = partial(Canvas.panel, radius=12, fill=BLUE if scene.preview is not None else PAINTS[placed.seat].edge)
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
