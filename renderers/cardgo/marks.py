"""The twelve card effects as marks: dark shapes that stay apart at twenty pixels (CardGO 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Effect
from renderers.canvas import Pen, Point, sprite
from renderers.palette import BLUE, INK, VIOLET, WHITE, Colour, colour

_RISE, _FALL, _PAIR, _PLUS = INK, colour("#00796B"), BLUE, colour("#2E7D32")
_TEAR, _BOLT, _LOVE = colour("#1B87C9"), colour("#D65A00"), colour("#C8193C")
_GOLD, _NIGHT, _PRESS, _FLAG, _SPITE = colour("#F5B800"), colour("#23305F"), VIOLET, colour("#8A4B00"), colour("#B0148C")

_SHARE = 0.74
"""How much of a badge its mark takes."""

COLOURS = (_RISE, _FALL, _PLUS, _TEAR, _BOLT, _LOVE, _GOLD, _NIGHT, _PRESS, _FLAG, _SPITE)


def _indulgence(pen: Pen) -> None:
    pen.polygon([(50, 4), (96, 54), (68, 54), (68, 96), (32, 96), (32, 54), (4, 54)], _RISE)


def _pride(pen: Pen) -> None:
    pen.polygon([(50, 96), (96, 46), (68, 46), (68, 4), (32, 4), (32, 46), (4, 46)], _FALL)


def _excitement(pen: Pen) -> None:
    pen.rounded((6, 18, 94, 43), 6, _PAIR)
    pen.rounded((6, 58, 94, 83), 6, _PAIR)


def _bravery(pen: Pen) -> None:
    pen.rounded((12, 2, 28, 98), 5, _FLAG)
    pen.polygon([(28, 4), (98, 32), (28, 62)], _FLAG)


def _joy(pen: Pen) -> None:
    pen.disc(50, 50, 50, INK)
    pen.disc(50, 50, 43, _GOLD)
    pen.disc(33, 38, 9, INK)
    pen.disc(67, 38, 9, INK)
    pen.arc(50, 48, 25, (15, 165), INK, 13)


def _sorrow(pen: Pen) -> None:
    pen.disc(50, 66, 32, _TEAR)
    pen.polygon([(50, 0), (80, 55), (20, 55)], _TEAR)


def _pain(pen: Pen) -> None:
    pen.polygon([(66, 0), (10, 58), (42, 58), (28, 100), (92, 38), (57, 38)], _BOLT)


def _kindness(pen: Pen) -> None:
    pen.disc(27, 33, 26, _LOVE)
    pen.disc(73, 33, 26, _LOVE)
    pen.polygon([(4, 45), (96, 45), (50, 98)], _LOVE)
    pen.polygon([(27, 33), (73, 33), (50, 60)], _LOVE)


def _solitude(pen: Pen) -> None:
    pen.disc(48, 50, 48, _NIGHT)
    pen.disc(70, 38, 37, (0, 0, 0, 0))


def _fondness(pen: Pen) -> None:
    pen.rounded((36, 4, 64, 96), 5, _PLUS)
    pen.rounded((4, 36, 96, 64), 5, _PLUS)


def _suppression(pen: Pen) -> None:
    pen.polygon([(6, 4), (94, 4), (50, 62)], _PRESS)
    pen.rounded((6, 72, 94, 96), 4, _PRESS)


def _malice(pen: Pen) -> None:
    pen.polygon(_star(50, 50, 50, 22, 8), _SPITE)
    pen.disc(50, 50, 9, WHITE)


def _star(x: float, y: float, outer: float, inner: float, rays: int) -> list[Point]:
    turns = [(pi * n / rays, inner if n % 2 else outer) for n in range(2 * rays)]
    return [(x + sin(angle) * reach, y - cos(angle) * reach) for angle, reach in turns]


MARKS: Mapping[Effect, Callable[[Pen], None]] = MappingProxyType(
    {
        Effect.INDULGENCE: _indulgence,
        Effect.BRAVERY: _bravery,
        Effect.JOY: _joy,
        Effect.PRIDE: _pride,
        Effect.SORROW: _sorrow,
        Effect.PAIN: _pain,
        Effect.KINDNESS: _kindness,
        Effect.SOLITUDE: _solitude,
        Effect.FONDNESS: _fondness,
        Effect.SUPPRESSION: _suppression,
        Effect.EXCITEMENT: _excitement,
        Effect.MALICE: _malice,
    }
)


@lru_cache(maxsize=256)
def mark(effect: Effect, size: int) -> Image.Image:
    """The mark of an effect, for a light ground."""
    return sprite(size, MARKS[effect])


@lru_cache(maxsize=256)
def badge(effect: Effect, size: int, edge: Colour) -> Image.Image:
    """The mark on a white disc with an edge, for any ground."""

    def disc(pen: Pen) -> None:
        pen.disc(50, 50, 50, edge)
        pen.disc(50, 50, 46, WHITE)

    ground = sprite(size, disc)
    inner = mark(effect, max(6, round(size * _SHARE)))
    ground.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return ground
