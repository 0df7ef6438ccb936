"""The twelve card effects as marks: dark shapes that stay apart at twenty pixels (CardGO 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Effect
from renderers.canvas import Pen, centred, sprite, star
from renderers.cardgo.colours import BOLT, FALL, FLAG, GOLD, LOVE, NIGHT, PAIR, PLUS, PRESS, RISE, SPITE, TEAR
from renderers.kept import kept
from renderers.palette import INK, WHITE, Colour

_SHARE = 0.8
"""How much of a badge its mark takes."""


def _indulgence(pen: Pen) -> None:
    pen.polygon([(50, 4), (96, 54), (68, 54), (68, 96), (32, 96), (32, 54), (4, 54)], RISE)


def _pride(pen: Pen) -> None:
    pen.polygon([(50, 96), (96, 46), (68, 46), (68, 4), (32, 4), (32, 46), (4, 46)], FALL)


def _excitement(pen: Pen) -> None:
    pen.rounded((6, 18, 94, 43), 6, PAIR)
    pen.rounded((6, 58, 94, 83), 6, PAIR)


def _bravery(pen: Pen) -> None:
    pen.rounded((12, 2, 28, 98), 5, FLAG)
    pen.polygon([(28, 4), (98, 32), (28, 62)], FLAG)


def _joy(pen: Pen) -> None:
    pen.discs(50, 50, (50, INK), (43, GOLD))
    pen.disc(33, 38, 9, INK)
    pen.disc(67, 38, 9, INK)
    pen.arc(50, 48, 25, (15, 165), INK, 13)


def _sorrow(pen: Pen) -> None:
    pen.disc(50, 66, 32, TEAR)
    pen.polygon([(50, 0), (80, 55), (20, 55)], TEAR)


def _pain(pen: Pen) -> None:
    pen.polygon([(38, 2), (80, 2), (62, 36), (92, 36), (24, 100), (40, 56), (12, 56)], BOLT)


def _kindness(pen: Pen) -> None:
    pen.disc(27, 33, 26, LOVE)
    pen.disc(73, 33, 26, LOVE)
    pen.polygon([(4, 45), (96, 45), (50, 98)], LOVE)
    pen.polygon([(27, 33), (73, 33), (50, 60)], LOVE)


def _solitude(pen: Pen) -> None:
    pen.disc(48, 50, 48, NIGHT)
    pen.disc(70, 38, 37, (0, 0, 0, 0))


def _fondness(pen: Pen) -> None:
    """Two cards: a cross would be taken for healing, which is Kindness."""
    pen.rounded((8, 0, 64, 76), 9, PLUS)
    pen.rounded((26, 14, 92, 98), 12, WHITE)
    pen.rounded((36, 24, 90, 98), 9, PLUS)


def _suppression(pen: Pen) -> None:
    pen.polygon([(6, 4), (94, 4), (50, 62)], PRESS)
    pen.rounded((6, 72, 94, 96), 4, PRESS)


def _malice(pen: Pen) -> None:
    """A bomb with its fuse alight: no star, which at this size would be a flower."""
    pen.disc(42, 62, 38, INK)
    pen.line([(58, 34), (70, 20)], INK, 15)
    pen.disc(30, 50, 8, WHITE)
    pen.polygon(star(78, 18, 22, points=6, inner=9 / 22), SPITE)


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


@kept
def mark(effect: Effect, size: int) -> Image.Image:
    """The mark of an effect, for a light ground."""
    return sprite(size, MARKS[effect])


@kept
def badge(effect: Effect, size: int, edge: Colour) -> Image.Image:
    """The mark on a white disc with an edge, for any ground."""
    disc = sprite(size, lambda pen: pen.discs(50, 50, (50, edge), (47, WHITE)))
    return centred(disc, mark(effect, max(6, round(size * _SHARE))))
