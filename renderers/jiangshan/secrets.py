"""What the reader alone sees, in a bar below the board: the reserve of his army and of those whose secrets he shares,
and the stratagems that they still hold face down."""

from __future__ import annotations

from games.core import Seat
from games.jiangshan.state import STRATAGEMS, SeenSide, View
from renderers.jiangshan import badges, glyphs
from renderers.jiangshan.colours import BANNERS, GRID, SCROLL, SILK, SOFT
from renderers.jiangshan.layout import BAR
from renderers.jiangshan.scene import Scene, banner, seal
from renderers.jiangshan.symbols import symbol
from renderers.lettering import width
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
    canvas, y = scene.canvas, top + 4 + (BAR - 4) / 2
    canvas.image.paste(SILK, (0, top, WIDTH, top + BAR))
    canvas.image.paste(BANNERS[key].paint.edge, (0, top, WIDTH, top + 4))
    canvas.centre(badges.emblem(key, 44, seal(scene, seat), scene.face), 34, y)
    canvas.centre(symbol("reserve", 32), 82, y)
    x = 106.0
    for kind in scene.view.terms.units.listed(side.reserve or ()):
        canvas.centre(badges.chip(glyphs.unit(kind, scene.face), key, _CHIP, scene.face), x + _CHIP / 2, y)
        x += _CHIP + 4
        count = (side.reserve or ()).count(kind)
        if count > 1:
            x += canvas.text(f"×{count}", x, y, scene.type(SMALLEST, bold=True), INK) + 8
    _held(scene, side, x + 20, y)


def _held(scene: Scene, side: SeenSide, x: float, y: float) -> None:
    """Stratagems that the enemy has not seen: their signs, and as far as there is room their names."""
    secret = [each for each in STRATAGEMS if each in (side.held or ()) and each not in side.shown]
    names = [scene.words(f"jiangshan-stratagem-{each}") for each in secret]
    style = scene.type(SMALLEST)
    named = x + sum(width(name, style) + _CHIP + 20 for name in names) <= WIDTH - 8
    for each, name in zip(secret, names, strict=True):
        wide = _CHIP + (width(name, style) + 10 if named else 0)
        box = (round(x), round(y) - 21, round(x + wide), round(y) + 21)
        tired = each in side.used
        scene.canvas.framed(box, 8, GRID if tired else SCROLL, edge=SOFT, thick=2)
        scene.canvas.centre(symbol(each, 32), x + 23, y)
        if named:
            scene.canvas.text(name, x + 44, y, style, MUTED if tired else INK)
        x += wide + 8
