"""The signs that mean the same in every game.

Amber is who is asked. A double ring in the mover's colour is what was placed or moved last and, where there was more
since the viewer looked, a number in it the order. A red frame with heavy corners is what its owner alone is warned of.
Blue is what the viewer may choose, or is about to. Laurel is who has won. Nothing else has these forms or colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise, product
from math import cos, radians, sin

from PIL import Image

from renderers.canvas import (
    Canvas,
    Pen,
    Size,
    Stroke,
    arc,
    centred,
    disc,
    discs,
    drawn,
    inscribe,
    line,
    polygon,
    sprite,
)
from renderers.kept import kept
from renderers.palette import AMBER, BLUE, INK, LACQUER, LAUREL, LAUREL_DARK, WHITE, Colour, Paint
from renderers.sheet import SMALLEST, Box

_LIGHT = 690
"""The sum of a colour's parts from which on a ring of it needs bolder lines around it."""
BADGE = 36
"""Pixels of the disc with a number of the trail."""


def framed(
    canvas: Canvas,
    box: Box,
    radius: int,
    fill: Colour,
    edge: Colour,
    *,
    asked: bool,
    won: bool,
    thick: int = 7,
    thin: int = 3,
    inner: int = 0,
) -> None:
    """Somebody's panel: amber within a line of ink, readable on every ground, if they are asked; laurel if they have
    won, with `inner` pixels of light laurel in it; else with a thin edge of its own."""
    left, top, right, bottom = box
    if asked:
        canvas.panel((left - 2, top - 2, right + 2, bottom + 2), radius + 2, INK)
    edge = AMBER if asked else LAUREL_DARK if won else edge
    canvas.framed(box, radius, fill, edge=edge, thick=thick if asked or won else thin)
    if won and inner:
        within = left + thick, top + thick, right - thick, bottom - thick
        canvas.framed(within, radius - thick + 1, fill, edge=LAUREL, thick=inner)


asked_ring = drawn(arc(50, 50, 45.5, (0, 360), INK, 9), arc(50, 50, 45.5, (0, 360), AMBER, 6))
"""An amber ring, for the emblem of who is asked."""


@kept
def placed(size: int, paint: Paint, *, round_: bool = False) -> Image.Image:
    """The double ring around what was placed last, `size` pixels outside: ink, the mover's colour, white. It is a
    square, or `round_`; what it surrounds has `inside` pixels."""
    frame, thick, thin = _ring if round_ else _square, band(size), 3.5 if sum(paint.fill) > _LIGHT else 1.5
    ends = pairwise(accumulate((thin, thick, thin, max(2.0, thick * 0.5)), initial=0.0))
    rings = zip(ends, (INK, paint.fill, INK, WHITE), strict=True)
    return sprite(size, *(frame(size, outer, inner, ink) for (outer, inner), ink in rings))


def band(size: int) -> float:
    """Pixels of the mover's colour in a ring of `size` pixels."""
    return max(2.5, min(6.0, size * 0.06))


def _square(size: Size, outer: float, inner: float, ink: Colour) -> Stroke:
    """A line around a square or a rectangle, from so many pixels within its edges to so many."""
    wide, high = size if isinstance(size, tuple) else (size, size)
    pixel, middle = 100 / min(wide, high), (outer + inner) / 2
    near, right, low = middle * pixel, (wide - middle) * pixel, (high - middle) * pixel
    return line([(near, near), (right, near), (right, low), (near, low), (near, near)], ink, (inner - outer) * pixel)


def _ring(size: int, outer: float, inner: float, ink: Colour) -> Stroke:
    """The same around a disc."""
    outer, inner = outer * (100 / size), inner * (100 / size)
    return arc(50, 50, 50 - (outer + inner) / 2, (0, 360), ink, inner - outer)


@kept
def number(count: int, paint: Paint, size: int = BADGE) -> Image.Image:
    """The disc that says as which one in order this was placed since the viewer looked."""
    plate = sprite(size, discs(50, 50, (50, INK), (46, WHITE), (38, paint.fill)))
    return inscribe(plate, str(count), (50, 50), SMALLEST / size if count < 10 else 0.62, paint.ink)


def mark_order(canvas: Canvas, middle: tuple[float, float], size: int, paint: Paint, order: int) -> None:
    """The number in the upper left corner of a ring of `size` pixels."""
    reach = size / 2 - BADGE * 0.2
    canvas.centre(number(order, paint), middle[0] - reach, middle[1] - reach)


@kept
def yours(size: int) -> Image.Image:
    """The blue frame of what the viewer may choose or has chosen, `size` pixels outside."""
    lines = ((0, 1.5, WHITE), (1.5, 8, BLUE), (8, 9.5, WHITE))
    return sprite(size, *(_square(size, *each) for each in lines))


def _corners(pen: Pen) -> None:
    for x, y, a, b in ((0, 0, 1, 1), (pen.wide, 0, -1, 1), (0, pen.high, 1, -1), (pen.wide, pen.high, -1, -1)):
        for near, far, ink in ((0, 27, WHITE), (1, 23, LACQUER.fill)):
            pen.polygon([(x + near * a, y + near * b), (x + far * a, y + near * b), (x + near * a, y + far * b)], ink)


@kept
def threatened(size: Size, *, sides: bool = True) -> Image.Image:
    """The red frame of what its owner is warned about, `size` pixels outside: with heavy corners, unlike any other.
    Without `sides` it leaves what is drawn along them to be seen."""
    lines = ((0, 6.5, WHITE), (1.5, 5, LACQUER.fill)) if sides else ()
    return sprite(size, *(_square(size, *each) for each in lines), _corners)


def _around(side: int, angle: float, reach: float) -> tuple[float, float]:
    """Degrees from three o'clock clockwise on the left half (side −1), mirrored on the right one."""
    return 50 - side * -reach * cos(radians(angle)), 50 + reach * sin(radians(angle))


def _leaf(side: int, angle: float, lean: float) -> Iterator[Stroke]:
    """Beside the twig, its middle lighter."""
    (x, y), (a, b) = _around(side, angle - 6, 42), _around(side, angle + 14, 42 + lean)
    middle, across = ((x + a) / 2, (y + b) / 2), ((b - y) * 0.24, (x - a) * 0.24)
    left, right = (middle[0] + across[0], middle[1] + across[1]), (middle[0] - across[0], middle[1] - across[1])
    outline = ((x, y), left, (a, b), right)
    yield polygon(outline, LAUREL_DARK)
    yield polygon([(p + (middle[0] - p) * 0.25, q + (middle[1] - q) * 0.25) for p, q in outline], LAUREL)


laurel = drawn(
    *(line([_around(side, angle, 42) for angle in range(92, 252, 8)], LAUREL_DARK, 3.2) for side in (-1, 1)),
    *(part for each in product((-1, 1), range(100, 268, 24), (9, -9)) for part in _leaf(*each)),
    disc(50, 93, 5, LAUREL_DARK),
)
"""The wreath of who has won, open above: it goes around an emblem of six tenths of its side."""


Drawn = Callable[[int], Image.Image]
"""Makes an emblem of so many pixels."""


def ringed(emblem: Drawn, size: int) -> Image.Image:
    """The emblem in the ring of who is asked, `size` pixels square."""
    return centred(asked_ring(size).copy(), emblem(round(size * 0.64)))


def crowned(emblem: Drawn, size: int) -> Image.Image:
    """The emblem in its wreath, `size` pixels square."""
    return centred(laurel(size).copy(), emblem(round(size * 0.58)), up=round(size * 0.02))
