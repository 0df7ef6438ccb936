"""The signs that mean the same in every game.

Amber is who is asked. A double ring in the mover's colour is what was placed or moved last and, where there was more
since the viewer looked, a number in it the order. A red frame with heavy corners is what its owner alone is warned of.
Blue is what the viewer may choose, or is about to. Laurel is who has won. Nothing else has these forms or colours.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from PIL import Image

from renderers.canvas import Canvas, Pen, centred, inscribe, penned, sprite
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


@kept
@penned
def asked_ring(pen: Pen) -> None:
    """An amber ring of `size` pixels, for the emblem of who is asked."""
    pen.arc(50, 50, 45.5, (0, 360), INK, 9)
    pen.arc(50, 50, 45.5, (0, 360), AMBER, 6)


@kept
def placed(size: int, paint: Paint, *, round_: bool = False) -> Image.Image:
    """The double ring around what was placed last, `size` pixels outside: ink, the mover's colour, white. It is a
    square, or `round_`; what it surrounds has `inside` pixels."""
    frame = _ring if round_ else _square
    thick, line = band(size), 3.5 if sum(paint.fill) > _LIGHT else 1.5

    def draw(pen: Pen) -> None:
        unit = 100 / size
        reach = 0.0
        for ink, pixels in ((INK, line), (paint.fill, thick), (INK, line), (WHITE, max(2.0, thick * 0.5))):
            frame(pen, reach * unit, (reach + pixels) * unit, ink)
            reach += pixels

    return sprite(size, draw)


def band(size: int) -> float:
    """Pixels of the mover's colour in a ring of `size` pixels."""
    return max(2.5, min(6.0, size * 0.06))


def _square(pen: Pen, outer: float, inner: float, ink: Colour) -> None:
    middle = (outer + inner) / 2
    corners = [(middle, middle), (100 - middle, middle), (100 - middle, 100 - middle), (middle, 100 - middle)]
    pen.line([*corners, corners[0]], ink, inner - outer)


def _ring(pen: Pen, outer: float, inner: float, ink: Colour) -> None:
    pen.arc(50, 50, 50 - (outer + inner) / 2, (0, 360), ink, inner - outer)


@kept
def number(count: int, paint: Paint, size: int = BADGE) -> Image.Image:
    """The disc that says as which one in order this was placed since the viewer looked."""
    disc = sprite(size, lambda pen: pen.discs(50, 50, (50, INK), (46, WHITE), (38, paint.fill)))
    return inscribe(disc, str(count), (50, 50), SMALLEST / size if count < 10 else 0.62, paint.ink)


def mark_placed(canvas: Canvas, middle: tuple[float, float], size: int, paint: Paint) -> None:
    """The square ring of `size` pixels around `middle`."""
    canvas.centre(placed(size, paint), *middle)


def mark_order(canvas: Canvas, middle: tuple[float, float], size: int, paint: Paint, order: int) -> None:
    """The number in the upper left corner of a ring of `size` pixels."""
    reach = size / 2 - BADGE * 0.2
    canvas.centre(number(order, paint), middle[0] - reach, middle[1] - reach)


@kept
@penned
def yours(pen: Pen) -> None:
    """The blue frame of what the viewer may choose or has chosen, `size` pixels outside."""
    unit = pen.pixel
    _square(pen, 0, 1.5 * unit, WHITE)
    _square(pen, 1.5 * unit, 8 * unit, BLUE)
    _square(pen, 8 * unit, 9.5 * unit, WHITE)


@kept
@penned
def threatened(pen: Pen, *, sides: bool = True) -> None:
    """The red frame of what its owner is warned about, `size` pixels outside: with heavy corners, unlike any other.
    Without `sides` it leaves what is drawn along them to be seen."""
    unit = pen.pixel
    if sides:
        _square(pen, 0, 6.5 * unit, WHITE)
        _square(pen, 1.5 * unit, 5 * unit, LACQUER.fill)
    for x, y in ((0, 0), (100, 0), (0, 100), (100, 100)):
        a, b = (1 if x < 50 else -1), (1 if y < 50 else -1)
        pen.polygon([(x, y), (x + 27 * a, y), (x, y + 27 * b)], WHITE)
        pen.polygon([(x + a, y + b), (x + 23 * a, y + b), (x + a, y + 23 * b)], LACQUER.fill)


@kept
@penned
def laurel(pen: Pen) -> None:
    """The wreath of who has won, `size` pixels square and open above: it goes around an emblem of six tenths of
    that."""
    for side in (-1, 1):
        pen.line(_twig(side), LAUREL_DARK, 3.2)
    for side in (-1, 1):
        for step in range(7):
            _leaf(pen, side, 100 + step * 24, outside=True)
            _leaf(pen, side, 100 + step * 24, outside=False)
    pen.disc(50, 93, 5, LAUREL_DARK)


def _twig(side: int) -> list[tuple[float, float]]:
    return [_around(side, angle, 42) for angle in range(92, 252, 8)]


def _around(side: int, angle: float, reach: float) -> tuple[float, float]:
    """Degrees from three o'clock clockwise on the left half (side −1), mirrored on the right one."""
    return 50 - side * -reach * cos(radians(angle)), 50 + reach * sin(radians(angle))


def _leaf(pen: Pen, side: int, angle: float, *, outside: bool) -> None:
    lean = 9 if outside else -9
    base, tip = _around(side, angle - 6, 42), _around(side, angle + 14, 42 + lean)
    middle = ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2)
    across = ((tip[1] - base[1]) * 0.24, (base[0] - tip[0]) * 0.24)
    left, right = (middle[0] + across[0], middle[1] + across[1]), (middle[0] - across[0], middle[1] - across[1])
    pen.polygon([base, left, tip, right], LAUREL_DARK)
    pen.polygon([_towards(point, middle, 0.25) for point in (base, left, tip, right)], LAUREL)


def _towards(point: tuple[float, float], other: tuple[float, float], share: float) -> tuple[float, float]:
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


Drawn = Callable[[int], Image.Image]
"""Makes an emblem of so many pixels."""


def ringed(emblem: Drawn, size: int) -> Image.Image:
    """The emblem in the ring of who is asked, `size` pixels square."""
    return centred(asked_ring(size).copy(), emblem(round(size * 0.64)))


def crowned(emblem: Drawn, size: int) -> Image.Image:
    """The emblem in its wreath, `size` pixels square."""
    return centred(laurel(size).copy(), emblem(round(size * 0.58)), up=round(size * 0.02))
