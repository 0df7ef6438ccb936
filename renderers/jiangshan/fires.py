"""Burning cells."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Stroke, disc, polygon, rims, sprite
from renderers.jiangshan.colours import EMBER, FLAME, GLOW
from renderers.kept import kept

_OUTER = (
    *((2, -96), (20, -66), (32, -40), (28, -12), (12, 0), (-12, 0)),
    *((-29, -13), (-31, -42), (-18, -60), (-12, -42), (-2, -66)),
)
_INNER = ((4, -52), (15, -30), (13, -8), (0, -2), (-14, -9), (-14, -28), (-5, -22))
_DISCS = ((-16, -14, 15, FLAME), (14, -14, 17, FLAME), (0, -12, 13, GLOW))
"""A flame around its foot, without a size."""


@kept
def scorched(size: int, *, big: bool) -> Image.Image:
    """The edge of a burning cell."""
    inset, clear = (11, 150) if big else (7, 90)
    return sprite(size, rims((2, 10, FLAME), (inset, 7, (*EMBER, clear))))


@kept
def fire(size: int, *, big: bool) -> Image.Image:
    """One flame; a big fire is three."""
    beside = (*_flame(24, 96, 0.62), *_flame(78, 96, 0.56))
    return sprite(size, *beside * big, *_flame(50, 97, 0.94))


def _flame(x: float, y: float, scale: float) -> tuple[Stroke, ...]:
    return (
        *(
            polygon([(x + a * scale, y + b * scale) for a, b in shape], ink)
            for shape, ink in ((_OUTER, FLAME), (_INNER, GLOW))
        ),
        *(disc(x + a * scale, y + b * scale, radius * scale, ink) for a, b, radius, ink in _DISCS),
    )
