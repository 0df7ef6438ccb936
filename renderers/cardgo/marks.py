"""The twelve card effects as marks: dark shapes that stay apart at twenty pixels (CardGO 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Effect
from renderers.canvas import Pen, Point, sprite
from renderers.palette import BLUE, VIOLET, WHITE, Colour, colour

# Marks of one family share a colour: another card, HP, what lies on the board, luck and harm.
_CARD, _LIFE, _BOARD, _HARM = BLUE, colour("#B02A50"), VIOLET, colour("#8A4B00")

COLOURS = (_CARD, _LIFE, _BOARD, _HARM)


def _indulgence(pen: Pen) -> None:
    pen.polygon([(50, 6), (92, 52), (66, 52), (66, 94), (34, 94), (34, 52), (8, 52)], _CARD)


def _pride(pen: Pen) -> None:
    pen.polygon([(50, 94), (92, 48), (66, 48), (66, 6), (34, 6), (34, 48), (8, 48)], _CARD)


def _excitement(pen: Pen) -> None:
    pen.rounded((8, 20, 92, 43), 6, _CARD)
    pen.rounded((8, 57, 92, 80), 6, _CARD)


def _bravery(pen: Pen) -> None:
    pen.rounded((14, 4, 27, 96), 5, _HARM)
    pen.polygon([(27, 8), (92, 32), (27, 60)], _HARM)


def _joy(pen: Pen) -> None:
    pen.disc(50, 50, 46, _BOARD)
    pen.disc(33, 38, 8, WHITE)
    pen.disc(67, 38, 8, WHITE)
    pen.arc(50, 48, 26, (20, 160), WHITE, 11)


def _sorrow(pen: Pen) -> None:
    pen.disc(50, 64, 31, _LIFE)
    pen.polygon([(50, 3), (79, 53), (21, 53)], _LIFE)
    pen.arc(50, 63, 17, (60, 140), WHITE, 8)


def _pain(pen: Pen) -> None:
    pen.polygon([(60, 2), (14, 56), (44, 56), (34, 98), (86, 40), (55, 40)], _LIFE)


def _kindness(pen: Pen) -> None:
    pen.disc(28, 34, 24, _LIFE)
    pen.disc(72, 34, 24, _LIFE)
    pen.polygon([(7, 46), (93, 46), (50, 95)], _LIFE)
    pen.polygon([(28, 34), (72, 34), (50, 60)], _LIFE)


def _solitude(pen: Pen) -> None:
    pen.disc(48, 50, 46, _BOARD)
    pen.disc(68, 38, 36, (0, 0, 0, 0))


def _fondness(pen: Pen) -> None:
    pen.rounded((8, 4, 66, 84), 10, _CARD)
    pen.disc(68, 70, 30, WHITE)
    pen.rounded((60, 44, 76, 96), 3, _CARD)
    pen.rounded((42, 62, 94, 78), 3, _CARD)


def _suppression(pen: Pen) -> None:
    pen.rounded((4, 6, 96, 26), 6, _BOARD)
    pen.polygon([(16, 36), (84, 36), (50, 72)], _BOARD)
    pen.rounded((4, 80, 96, 95), 6, _BOARD)


def _malice(pen: Pen) -> None:
    pen.polygon(_star(50, 50, 48, 21, 8), _HARM)
    pen.disc(50, 50, 10, WHITE)


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
        pen.disc(50, 50, 45, WHITE)

    ground = sprite(size, disc)
    inner = mark(effect, max(6, round(size * 0.62)))
    ground.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return ground
