"""Marks of what may be chosen next, told apart by shape: a disc to go to, crossed swords for a capture, cross-hairs for
a shot, a diamond for a command, a frame for anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from renderers.canvas import Stroke, arc, discs, drawn, line, polygon, rims, sprite
from renderers.jiangshan.colours import CINNABAR_INK
from renderers.kept import kept
from renderers.palette import BLUE, VIOLET, WHITE, Colour


@kept
def mark(size: int, kind: str, *, covered: bool) -> Image.Image:
    """The mark of a target, `size` being a cell's side. On a `covered` cell it is small, within a
    frame, so that one reads what stands there."""
    sign, ink, reach = _KINDS[kind]
    angles, down, share = (_corners(ink), 85, 0.6) if covered else ((), 50, 1)
    return sprite(size, *angles, *sign(50, down, reach * share))


@kept
def alone(kind: str, size: int) -> Image.Image:
    """The sign of a target without its cell."""
    sign, _, reach = _KINDS[kind]
    return sprite(size, *sign(50, 50, reach * 1.6))


chosen = drawn(rims((0, 10, WHITE), (1.5, 9, BLUE), (9, 4, (0, 0, 0, 0))))
"""The frame of the unit that a choice is about."""


def _corners(ink: Colour) -> Sequence[Stroke]:
    """Four angles at the corners of the cell."""
    return [
        line([(x + 24 * a, y), (x, y), (x, y + 24 * b)], paint, thick)
        for paint, thick in ((WHITE, 13), (ink, 8))
        for x, y, a, b in ((5, 5, 1, 1), (95, 5, -1, 1), (95, 95, -1, -1), (5, 95, 1, -1))
    ]


def _swords(x: float, y: float, size: float) -> Sequence[Stroke]:
    """Crossed."""
    return [
        line([(x - side * size, y - size), (x + side * size, y + size)], paint, size * thick)
        for paint, thick in ((WHITE, 0.64), (CINNABAR_INK, 0.4))
        for side in (1, -1)
    ]


def _hairs(x: float, y: float, size: float) -> Sequence[Stroke]:
    """Crossed, in a ring."""
    near, far = size * 0.5, size * 1.2
    return [
        stroke
        for paint, thick in ((WHITE, size * 0.5), (CINNABAR_INK, size * 0.28))
        for stroke in (
            arc(x, y, size, (0, 360), paint, thick),
            *(
                line([(x + across * near, y + down * near), (x + across * far, y + down * far)], paint, thick)
                for across, down in ((0, 1), (1, 0), (0, -1), (-1, 0))
            ),
        )
    ]


def _diamond(x: float, y: float, size: float) -> Sequence[Stroke]:
    return [
        polygon([(x, y - far), (x + far, y), (x, y + far), (x - far, y)], paint)
        for paint, far in ((WHITE, size * 1.3), (VIOLET, size * 1.12), (WHITE, size * 0.62))
    ]


_Sign = Callable[[float, float, float], Sequence[Stroke]]
_KINDS: dict[str, tuple[_Sign, Colour, float]] = {
    "move": (lambda x, y, size: [discs(x, y, (size, WHITE), (size * 0.76, BLUE))], BLUE, 22),
    "capture": (_swords, CINNABAR_INK, 21),
    "shot": (_hairs, CINNABAR_INK, 22),
    "command": (_diamond, VIOLET, 25),
    "other": (lambda *_: _corners(BLUE), BLUE, 0),
}
KINDS = tuple(_KINDS)
