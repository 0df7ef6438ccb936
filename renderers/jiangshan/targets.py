"""Marks of what may be chosen next, told apart by shape: a disc to go to, crossed swords for a capture, cross-hairs for a shot,
a diamond for a command, a frame for anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from renderers.canvas import Pen, sprite
from renderers.jiangshan.paints import CINNABAR_INK
from renderers.palette import BLUE, VIOLET, WHITE, Colour

KINDS = ("move", "capture", "shot", "command", "other")


@lru_cache(maxsize=64)
def mark(kind: str, size: int, *, covered: bool) -> Image.Image:
    """The mark of a target, `size` being a cell's side. On a `covered` cell it keeps to the rim, so that one reads what stands
    there."""
    return sprite(size, lambda pen: _KINDS[kind](pen, covered))


@lru_cache(maxsize=16)
def chosen(size: int) -> Image.Image:
    """The frame of the unit that a choice is about."""

    def draw(pen: Pen) -> None:
        pen.rounded((0, 0, 100, 100), 10, WHITE)
        pen.rounded((1.5, 1.5, 98.5, 98.5), 9, BLUE)
        pen.rounded((9, 9, 91, 91), 4, (0, 0, 0, 0))

    return sprite(size, draw)


def _corners(pen: Pen, ink: Colour) -> None:
    """Four angles at the corners of the cell."""
    for paint, thick in ((WHITE, 13), (ink, 8)):
        for x, y in ((5, 5), (95, 5), (95, 95), (5, 95)):
            a, b = (1 if x < 50 else -1), (1 if y < 50 else -1)
            pen.line([(x + 24 * a, y), (x, y), (x, y + 24 * b)], paint, thick)


def _move(pen: Pen, covered: bool) -> None:
    if covered:
        _corners(pen, BLUE)
        pen.disc(84, 84, 13, WHITE)
        pen.disc(84, 84, 10, BLUE)
        return
    pen.disc(50, 50, 22, WHITE)
    pen.disc(50, 50, 17, BLUE)


def _capture(pen: Pen, covered: bool) -> None:
    """Crossed swords where nobody is seen; else the four points of two of them stand out of the cell's corners."""
    for paint, thick in ((WHITE, 15), (CINNABAR_INK, 9)):
        if covered:
            for x, y in ((3, 3), (97, 3), (97, 97), (3, 97)):
                a, b = (1 if x < 50 else -1), (1 if y < 50 else -1)
                pen.line([(x, y), (x + 21 * a, y + 21 * b)], paint, thick)
                pen.line([(x + 22 * a, y + 6 * b), (x + 6 * a, y + 22 * b)], paint, thick - 2)
        else:
            pen.line([(28, 28), (72, 72)], paint, thick)
            pen.line([(72, 28), (28, 72)], paint, thick)


def _shot(pen: Pen, covered: bool) -> None:
    reach = 44 if covered else 24
    for paint, thick in ((WHITE, 12), (CINNABAR_INK, 7)):
        pen.arc(50, 50, reach, (0, 360), paint, thick)
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            pen.line(
                [(50 + x * (reach - 12), 50 + y * (reach - 12)), (50 + x * (reach + 5), 50 + y * (reach + 5))], paint, thick
            )


def _command(pen: Pen, covered: bool) -> None:
    reach = 49 if covered else 30
    for paint, out, into in ((WHITE, reach, reach - 15), (VIOLET, reach - 2.5, reach - 12)):
        _diamond(pen, out, into, paint)


def _diamond(pen: Pen, out: float, into: float, ink: Colour) -> None:
    for a, b in (((0, -1), (1, 0)), ((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1))):
        pen.polygon(
            [
                (50 + a[0] * out, 50 + a[1] * out),
                (50 + b[0] * out, 50 + b[1] * out),
                (50 + b[0] * into, 50 + b[1] * into),
                (50 + a[0] * into, 50 + a[1] * into),
            ],
            ink,
        )


def _other(pen: Pen, covered: bool) -> None:
    _corners(pen, BLUE)


_KINDS: dict[str, Callable[[Pen, bool], None]] = {
    "move": _move,
    "capture": _capture,
    "shot": _shot,
    "command": _command,
    "other": _other,
}
