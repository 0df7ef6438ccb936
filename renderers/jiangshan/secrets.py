"""What the reader alone sees, in a line at the foot: the reserve of his army and of those whose secrets he shares,
and the stratagems that they still hold face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, SeenSide, View
from renderers import boxes, sheet
from renderers.boxes import Box, either, icon, label, on, row, sized, space
from renderers.canvas import Canvas
from renderers.jiangshan import badges, glyphs
from renderers.jiangshan.colours import BANNERS, SCROLL, SILK
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.palette import INK, LINE, MUTED
from renderers.sheet import HEIGHT, SMALLEST

_RIM, _CHIP = 4, 26
"""Pixels by which a sign is lower than its line, and of a stratagem's sign."""
_LOW, _LIFT = 34, 3
"""Below so many pixels the letters of a line that hang down would leave the sheet: it stands so much higher."""


def sides(view: View) -> tuple[Seat, ...]:
    """The armies of whose secrets there is something to tell the reader, while the game goes on; his own first."""
    if view.viewer is None or view.outcome is not None:
        return ()
    known = [Seat(seat) for seat, side in enumerate(view.sides) if side.reserve or unseen(side)]
    return tuple(sorted(known, key=lambda seat: seat != view.viewer))


def unseen(side: SeenSide) -> list[str]:
    """Its stratagems that the enemy has not seen, as far as they are known."""
    return [each for each in STRATAGEMS if each in (side.held or ()) and each not in side.shown]


def draw(scene: Scene) -> None:
    """A line for each, at the foot."""
    known = sides(scene.view)
    for above, seat in enumerate(reversed(known)):
        high = scene.plan.bar(len(known))
        top = HEIGHT - (above + 1) * high
        _line(scene, seat, scene.view.sides[seat], (0, top, scene.plan.foot[2], top + high))


def _line(scene: Scene, seat: Seat, side: SeenSide, room: sheet.Box) -> None:
    key = banner(scene, seat)
    left, top, right, bottom = room
    scene.canvas.image.paste(SILK, room)
    scene.canvas.image.paste(BANNERS[key].paint.edge, (left, top, right, top + 2))
    size = bottom - top - _RIM
    signs = icon(badges.emblem(key, size, seal(scene, seat), scene.face)), icon(symbol("reserve", 26), wide=36)
    held = either(row(*_held(scene, side, size, named=named), gap=10) for named in (True, False))
    told = row(*signs, *_reserve(scene, key, side, size), space(12), held, gap=4)
    lift = _LIFT if bottom - top < _LOW else 0
    boxes.draw(scene.canvas, (left + 12, top + 2 - lift, right - 8, bottom - lift), sized(told, high=bottom - top - 2))


def _reserve(scene: Scene, key: str, side: SeenSide, size: int) -> Iterator[Box]:
    """Types, and how many of each where it is more than one."""
    for kind in scene.view.terms.units.listed(side.reserve or ()):
        count = (side.reserve or ()).count(kind)
        times = label(f"×{count}", scene.type(SMALLEST, bold=True), INK, high=size) if count > 1 else None
        yield row(icon(badges.chip(glyphs.unit(kind, scene.face), key, size, scene.face)), times, gap=4)


def _held(scene: Scene, side: SeenSide, size: int, *, named: bool) -> Iterator[Box]:
    ground = partial(Canvas.framed, radius=8, fill=SCROLL, edge=LINE, thick=2)
    for each in unseen(side):
        tired = each in side.used
        ink = MUTED if tired else INK
        words = label(scene.words(f"jiangshan-stratagem-{each}"), scene.type(SMALLEST), ink, high=size)
        sign = badges.done(_CHIP) if tired else symbol(each, _CHIP)
        told = row(icon(sign, wide=_CHIP + 6, high=size), words if named else None)
        yield on(ground, told, (4, 0, 6 if named else 4, 0))
