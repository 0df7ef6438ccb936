"""Marks of what may be chosen next, told apart by shape: a disc to go to, crossed swords for a capture, cross-hairs for
a shot, a diamond for a command, a frame for anything else."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.canvas import Pen, penned, sprite
from renderers.jiangshan.colours import CINNABAR_INK
from renderers.kept import kept
from renderers.palette import BLUE, VIOLET, WHITE, Colour


@kept
@penned
def mark(pen: Pen, kind: str, *, covered: bool) -> None:
    """The mark of a target, `size` being a cell's side. On a `covered` cell it is small, within a
    frame, so that one reads what stands there."""
    drawn, ink, reach = _KINDS[kind]
    if covered:
        _corners(pen, ink)
    drawn(pen, 50, 85 if covered else 50, reach * 0.6 if covered else reach)


@kept
def alone(kind: str, size: int) -> Image.Image:
    """The sign of a target without its cell."""
    drawn, _, reach = _KINDS[kind]
    return sprite(size, lambda pen: drawn(pen, 50, 50, reach * 1.6))


@kept
@penned
def chosen(pen: Pen) -> None:
    """The frame of the unit that a choice is about."""
    pen.rims((0, 10, WHITE), (1.5, 9, BLUE), (9, 4, (0, 0, 0, 0)))


def _corners(pen: Pen, ink: Colour) -> None:
    """Four angles at the corners of the cell."""
    for paint, thick in ((WHITE, 13), (ink, 8)):
        for x, y in ((5, 5), (95, 5), (95, 95), (5, 95)):
            a, b = (1 if x < 50 else -1), (1 if y < 50 else -1)
            pen.line([(x + 24 * a, y), (x, y), (x, y + 24 * b)], paint, thick)


def _move(pen: Pen, x: float, y: float, size: float) -> None:
    pen.discs(x, y, (size, WHITE), (size * 0.76, BLUE))


def _capture(pen: Pen, x: float, y: float, size: float) -> None:
    """Crossed swords."""
    for paint, thick in ((WHITE, 0.64), (CINNABAR_INK, 0.4)):
        pen.line([(x - size, y - size), (x + size, y + size)], paint, size * thick)
        pen.line([(x + size, y - size), (x - size, y + size)], paint, size * thick)


def _shot(pen: Pen, x: float, y: float, size: float) -> None:
    for paint, thick in ((WHITE, 0.5), (CINNABAR_INK, 0.28)):
        pen.arc(x, y, size, (0, 360), paint, size * thick)
        for across, down in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            near, far = size * 0.5, size * 1.2
            pen.line([(x + across * near, y + down * near), (x + across * far, y + down * far)], paint, size * thick)


def _command(pen: Pen, x: float, y: float, size: float) -> None:
    for paint, out in ((WHITE, 1.3), (VIOLET, 1.12), (WHITE, 0.62)):
        far = size * out
        pen.polygon([(x, y - far), (x + far, y), (x, y + far), (x - far, y)], paint)


_Drawn = Callable[[Pen, float, float, float], None]
_KINDS: dict[str, tuple[_Drawn, Colour, float]] = {
    "move": (_move, BLUE, 22),
    "capture": (_capture, CINNABAR_INK, 21),
    "shot": (_shot, CINNABAR_INK, 22),
    "command": (_command, VIOLET, 25),
    "other": (lambda pen, *_: _corners(pen, BLUE), BLUE, 0),
}
KINDS = tuple(_KINDS)
