"""An army's stratagems on its plate: a token for each that everybody has seen, with its name where there is room for
all names; dark ones lie face down."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from renderers.boxes import Box, flow, icon
from renderers.canvas import Canvas, rims, sprite
from renderers.jiangshan import armies, badges
from renderers.jiangshan.colours import GOLD, GRID, SOFT
from renderers.jiangshan.scene import Scene
from renderers.jiangshan.symbols import symbol
from renderers.kept import kept
from renderers.lettering import Style, width
from renderers.palette import INK, WHITE
from renderers.sheet import SMALLEST

_HIGH, _LEAD, _GAP = 34, 4, 4
"""Pixels of a token, between lines of them, and between two in a line."""
_USED, _SIGN, _NAME, _END, _BACK = 22, 26, 26, 4, 24
_DARK = ""


def tokens(scene: Scene, seat: Seat, *, named: bool) -> Box:
    """In lines with their names, or without."""
    side = scene.view.sides[seat]
    dark = len(armies.unseen(side)) or armies.blanks(scene.view, seat)
    every = (_laid(scene, seat, each, named=named) for each in (*armies.shown(side), *(_DARK,) * dark))
    return flow(*every, gap=_GAP, lead=_LEAD, ordered=True)


def _laid(scene: Scene, seat: Seat, name: str, *, named: bool) -> Box:
    words = scene.words(f"jiangshan-stratagem-{name}") if named and name != _DARK else ""
    return icon(_token(name, words, scene.face, used=name in scene.view.sides[seat].used))


def blank(size: int, face: str) -> Image.Image:
    """One that lies face down, so high."""
    return _token(_DARK, "", face, used=False).resize((size * _BACK // _HIGH, size))


@kept
def _token(name: str, words: str, face: str, *, used: bool) -> Image.Image:
    """With its name, if there are words; ticked once it is `used`."""
    style, high = Style(SMALLEST, bold=name == _DARK, face=face), _HIGH
    wide = _NAME + round(width(words, style)) + _END if words else _BACK if name == _DARK else high
    fill = SOFT if name == _DARK else GRID if used else GOLD
    pixel = 100 / min(wide, high)
    image = sprite((wide, high), rims((0, 7 * pixel, INK), (2 * pixel, 5 * pixel, fill)))
    if name != _DARK:
        image.alpha_composite(symbol(name, _SIGN), (1 if words else (high - _SIGN) // 2, (high - _SIGN) // 2))
    if words or name == _DARK:
        x, ink, align = (_NAME, INK, "left") if words else (wide / 2, WHITE, "middle")
        Canvas(image).text(words or "?", x, high / 2, style, ink, align=align)
    if used:
        image.alpha_composite(badges.done(_USED), (0 if words else wide - _USED, high - _USED))
    return image
