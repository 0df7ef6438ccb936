"""Burning cells."""

from __future__ import annotations

from renderers.canvas import Pen, penned
from renderers.jiangshan.colours import EMBER, FLAME, GLOW
from renderers.kept import kept


@kept
@penned
def scorched(pen: Pen, *, big: bool) -> None:
    """The edge of a burning cell."""
    inset, clear = (11, 150) if big else (7, 90)
    pen.rims((2, 10, FLAME), (inset, 7, (*EMBER, clear)))


@kept
@penned
def fire(pen: Pen, *, big: bool) -> None:
    """One flame; a big fire is three."""
    if big:
        _flame(pen, 24, 96, 0.62)
        _flame(pen, 78, 96, 0.56)
    _flame(pen, 50, 97, 0.94)


def _flame(pen: Pen, x: float, y: float, scale: float) -> None:
    outer = (
        (2, -96),
        (20, -66),
        (32, -40),
        (28, -12),
        (12, 0),
        (-12, 0),
        (-29, -13),
        (-31, -42),
        (-18, -60),
        (-12, -42),
        (-2, -66),
    )
    inner = ((4, -52), (15, -30), (13, -8), (0, -2), (-14, -9), (-14, -28), (-5, -22))
    for shape, ink in ((outer, FLAME), (inner, GLOW)):
        pen.polygon([(x + a * scale, y + b * scale) for a, b in shape], ink)
    for a, b, radius, ink in ((-16, -14, 15, FLAME), (14, -14, 17, FLAME), (0, -12, 13, GLOW)):
        pen.disc(x + a * scale, y + b * scale, radius * scale, ink)
