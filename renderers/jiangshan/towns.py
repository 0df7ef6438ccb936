"""Cities and camps as seen from above: a round wall with four gates, solid or hollow, and a star for a capital."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from renderers.canvas import Pen, Point, sprite
from renderers.jiangshan.badges import sign
from renderers.jiangshan.colours import BANNERS, GOLD, SAND, Banner
from renderers.jiangshan.strokes import half, star
from renderers.palette import INK, Colour

_SMALLER, _HIGH = 0.62, 29
_Place = Callable[[Sequence[Point]], Sequence[Point]]
"""Where a shape of a sign is drawn."""


@lru_cache(maxsize=64)
def town(key: str, size: int, *, camp: bool, capital: bool, manned: bool = False) -> Image.Image:
    """A tile; one that is `manned` by somebody who is drawn leaves room below its own sign."""
    banner = BANNERS[key]

    def draw(pen: Pen) -> None:
        _wall(pen, banner, manned=manned)
        if camp:
            pen.disc(50, 50, 38.5 if manned else 28, banner.paint.edge)
            pen.disc(50, 50, 35.5 if manned else 25, SAND)
        place = _raised if manned else tuple
        if capital:
            pen.polygon(place(star(50, 51, 29)), INK)
            pen.polygon(place(star(50, 51, 23)), GOLD)
        elif camp:
            _tent(pen, banner, place)
        else:
            _hall(pen, banner.paint.ink, place)
        sign(pen, banner, 15, 15, 12.5)

    return sprite(size, draw)


def _wall(pen: Pen, banner: Banner, *, manned: bool) -> None:
    """Gates to the north, east, south and west stand out of the wall; they are shut where somebody stands inside."""
    edge, fill = banner.paint.edge, banner.paint.fill
    for x, y in ((50, 9), (91, 50), (50, 91), (9, 50)):
        pen.rounded((x - 12, y - 9, x + 12, y + 9) if x == 50 else (x - 9, y - 12, x + 9, y + 12), 2, edge)
    pen.disc(50, 50, 43, edge)
    pen.disc(50, 50, 38.5, fill)
    if banner.second is not None:
        pen.polygon(half(50, 50, 38.5), banner.second)
    for x, y in () if manned else ((50, 9), (91, 50), (50, 91), (9, 50)):
        pen.rounded((x - 6, y - 7, x + 6, y + 7) if x == 50 else (x - 7, y - 6, x + 7, y + 6), 1, SAND)


def _hall(pen: Pen, ink: Colour, place: _Place) -> None:
    """Two curved roofs over a gate."""
    for y, wide in ((32, 15), (50, 22)):
        roof = [(50 - wide, y + 7), (50 - wide * 0.5, y + 2), (50, y - 9), (50 + wide * 0.5, y + 2), (50 + wide, y + 7)]
        pen.polygon(place(roof), ink)
    for left, top, right, bottom in ((41, 40, 59, 46), (34, 58, 42, 72), (58, 58, 66, 72)):
        pen.polygon(place([(left, top), (right, top), (right, bottom), (left, bottom)]), ink)


def _tent(pen: Pen, banner: Banner, place: _Place) -> None:
    pen.polygon(place([(50, 31), (69, 67), (31, 67)]), banner.paint.edge)
    pen.polygon(place([(50, 48), (56, 67), (44, 67)]), SAND)


def _raised(outline: Sequence[Point]) -> Sequence[Point]:
    """A sign made smaller, in the upper part of the tile."""
    return [(50 + (x - 50) * _SMALLER, _HIGH + (y - 50) * _SMALLER) for x, y in outline]
