"""What the reader alone sees, in a bar below the board: the reserve of his army and of those whose secrets he shares,
and the stratagems that they still hold face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, SeenSide, View
from renderers import boxes
from renderers.boxes import Box, either, icon, label, on, row, sized, space
from renderers.canvas import Canvas
from renderers.jiangshan import badges, glyphs
from renderers.jiangshan.colours import BANNERS, GRID, SCROLL, SILK, SOFT
from renderers.jiangshan.layout import BAR
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.palette import INK, MUTED
from renderers.sheet import HEIGHT, SMALLEST, WIDTH

_CHIP = 46


def sides(view: View) -> tuple[Seat, ...]:
    """The armies whose secrets the reader knows, while the game goes on; his own first."""
    if view.viewer is None or view.outcome is not None:
        return ()
    known = [Seat(seat) for seat, side in enumerate(view.sides) if side.reserve is not None]
    return tuple(sorted(known, key=lambda seat: seat != view.viewer))


def draw(scene: Scene) -> None:
    """A line for each."""
    for line, seat in enumerate(sides(scene.view)):
        _line(scene, seat, scene.view.sides[seat], HEIGHT + line * BAR)


def _line(scene: Scene, seat: Seat, side: SeenSide, top: int) -> None:
    key = banner(scene, seat)
    scene.canvas.image.paste(SILK, (0, top, WIDTH, top + BAR))
    scene.canvas.image.paste(BANNERS[key].paint.edge, (0, top, WIDTH, top + 4))
    signs = icon(badges.emblem(key, 44, seal(scene, seat), scene.face)), icon(symbol("reserve", 32), wide=40)
    held = either(row(*_held(scene, side, named=named), gap=8) for named in (True, False))
    told = row(*signs, *_reserve(scene, key, side), space(16), held, gap=4)
    boxes.draw(scene.canvas, (12, top + 4, WIDTH - 8, top + BAR), sized(told, high=BAR - 4))


def _reserve(scene: Scene, key: str, side: SeenSide) -> Iterator[Box]:
    """Types, and how many of each where it is more than one."""
    for kind in scene.view.terms.units.listed(side.reserve or ()):
        count = (side.reserve or ()).count(kind)
        times = label(f"×{count}", scene.type(SMALLEST, bold=True), INK) if count > 1 else None
        yield row(icon(badges.chip(glyphs.unit(kind, scene.face), key, _CHIP, scene.face)), times, gap=4)


def _held(scene: Scene, side: SeenSide, *, named: bool) -> Iterator[Box]:
    """Stratagems that the enemy has not seen."""
    for each in (each for each in STRATAGEMS if each in (side.held or ()) and each not in side.shown):
        tired = each in side.used
        words = label(scene.words(f"jiangshan-stratagem-{each}"), scene.type(SMALLEST), MUTED if tired else INK)
        ground = partial(Canvas.framed, radius=8, fill=GRID if tired else SCROLL, edge=SOFT, thick=2)
        yield on(
            ground, row(icon(symbol(each, 32), wide=_CHIP, high=42), words if named else None), (0, 0, 8 * named, 0)
        )
