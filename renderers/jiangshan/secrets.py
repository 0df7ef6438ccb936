"""What the reader alone sees: the reserve of their army and of those whose secrets they share, and the stratagems that
these armies still hold face down; in the band, or in lines at the foot where it has no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.core import Seat
from games.jiangshan.state import SeenSide, View
from renderers import boxes, sheet
from renderers.boxes import Box, Laid, column, either, icon, label, on, row, sized, whole
from renderers.canvas import Canvas
from renderers.jiangshan import armies, badges, glyphs
from renderers.jiangshan.colours import BANNERS, SCROLL, SILK
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.palette import INK, LINE, MUTED
from renderers.sheet import HEADING, HEIGHT, SMALLEST

_RIM, _CHIP, _PAD = 4, 26, (12, 2, 12, 2)
"""Pixels by which a sign is lower than its line, of a stratagem's sign, and around what the band holds."""
_ONE, _TWO = 50, 37
"""Pixels of signs in the band, on one line and on two."""
_LOW, _LIFT = 34, 3
"""Below so many pixels the letters of a line that hang down would leave the sheet: it stands so much higher."""


def sides(view: View) -> tuple[Seat, ...]:
    """The armies of whose secrets there is something to tell the reader, while the game goes on; their own first."""
    if view.viewer is None or view.outcome is not None:
        return ()
    known = [Seat(seat) for seat, side in enumerate(view.sides) if side.reserve or armies.unseen(side)]
    return tuple(sorted(known, key=lambda seat: seat != view.viewer))


def tray(scene: Scene, wide: float) -> Laid:
    """What the band holds, if it has so much room for all but the names of stratagems: else nothing."""
    if not (known := sides(scene.view)):
        return Laid()
    edge = BANNERS[banner(scene, known[0])].paint.edge
    ground = partial(Canvas.framed, radius=12, fill=SILK, edge=edge, thick=3)
    forms = (
        whole(on(ground, form, _PAD), missing=not named)
        for named in (True, False)
        for form in _forms(scene, known, named)
    )
    laid = either(forms)(wide, HEADING)
    return laid if laid.wide else Laid()


def _forms(scene: Scene, known: Sequence[Seat], named: bool) -> Iterator[Box]:
    """One army on a line or on two, several on a line each."""
    if len(known) == 1:
        yield _line(scene, known[0], _ONE, named=named)
        yield column(*_parts(scene, known[0], _TWO, named=named))
    yield column(*(_line(scene, seat, _TWO, named=named) for seat in known))


def draw(scene: Scene, known: Sequence[Seat]) -> None:
    """A line at the foot for each of these."""
    for above, seat in enumerate(reversed(known)):
        high = scene.plan.bar(len(known))
        top = HEIGHT - (above + 1) * high
        _bar(scene, seat, (0, top, scene.plan.foot[2], top + high))


def _bar(scene: Scene, seat: Seat, room: sheet.Box) -> None:
    left, top, right, bottom = room
    scene.canvas.image.paste(SILK, room)
    scene.canvas.image.paste(BANNERS[banner(scene, seat)].paint.edge, (left, top, right, top + 2))
    told = either(_line(scene, seat, bottom - top - _RIM, named=named) for named in (True, False))
    lift = _LIFT if bottom - top < _LOW else 0
    boxes.draw(scene.canvas, (left + 12, top + 2 - lift, right - 8, bottom - lift), sized(told, high=bottom - top - 2))


def _line(scene: Scene, seat: Seat, size: int, *, named: bool) -> Box:
    return row(*_parts(scene, seat, size, named=named), gap=16)


def _parts(scene: Scene, seat: Seat, size: int, *, named: bool) -> tuple[Box, Box]:
    """The reserve and the stratagems."""
    key, side = banner(scene, seat), scene.view.sides[seat]
    emblem = icon(badges.emblem(key, size, seal(scene, seat), scene.face)) if len(sides(scene.view)) > 1 else None
    reserve = row(emblem, icon(symbol("reserve", _CHIP), wide=36), *_reserve(scene, key, side, size), gap=4)
    return reserve, row(*_held(scene, side, size, named=named), gap=10)


def _reserve(scene: Scene, key: str, side: SeenSide, size: int) -> Iterator[Box]:
    """Types, and how many of each where it is more than one."""
    counts = armies.reserve(side)
    for kind in scene.view.terms.units.listed(counts):
        times = label(str(counts[kind]), scene.type(SMALLEST, bold=True), INK, high=size) if counts[kind] > 1 else None
        yield row(icon(badges.chip(glyphs.unit(kind, scene.face), key, size, scene.face)), times, gap=4)


def _held(scene: Scene, side: SeenSide, size: int, *, named: bool) -> Iterator[Box]:
    ground = partial(Canvas.framed, radius=8, fill=SCROLL, edge=LINE, thick=2)
    for each in armies.unseen(side):
        tired = each in side.used
        ink = MUTED if tired else INK
        words = label(scene.words(f"jiangshan-stratagem-{each}"), scene.type(SMALLEST), ink, high=size)
        sign = badges.done(_CHIP) if tired else symbol(each, _CHIP)
        told = row(icon(sign, wide=_CHIP + 6, high=size), words if named else None)
        yield on(ground, told, (4, 0, 6 if named else 4, 0))
