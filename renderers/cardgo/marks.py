"""The twelve card effects as marks: dark shapes that stay apart at twenty pixels (CardGO 8)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Effect
from renderers.canvas import Stroke, arc, centred, disc, discs, line, polygon, rounded, sprite, star
from renderers.cardgo.colours import BOLT, FALL, FLAG, GOLD, LOVE, NIGHT, PAIR, PLUS, PRESS, RISE, SPITE, TEAR
from renderers.kept import kept
from renderers.palette import INK, WHITE, Colour

_SHARE = 0.8
"""How much of a badge its mark takes."""

MARKS: Mapping[Effect, tuple[Stroke, ...]] = MappingProxyType(
    {
        Effect.INDULGENCE: (polygon([(50, 4), (96, 54), (68, 54), (68, 96), (32, 96), (32, 54), (4, 54)], RISE),),
        Effect.BRAVERY: (rounded((12, 2, 28, 98), 5, FLAG), polygon([(28, 4), (98, 32), (28, 62)], FLAG)),
        Effect.JOY: (
            discs(50, 50, (50, INK), (43, GOLD)),
            disc(33, 38, 9, INK),
            disc(67, 38, 9, INK),
            arc(50, 48, 25, (15, 165), INK, 13),
        ),
        Effect.PRIDE: (polygon([(50, 96), (96, 46), (68, 46), (68, 4), (32, 4), (32, 46), (4, 46)], FALL),),
        Effect.SORROW: (disc(50, 66, 32, TEAR), polygon([(50, 0), (80, 55), (20, 55)], TEAR)),
        Effect.PAIN: (polygon([(38, 2), (80, 2), (62, 36), (92, 36), (24, 100), (40, 56), (12, 56)], BOLT),),
        Effect.KINDNESS: (
            disc(27, 33, 26, LOVE),
            disc(73, 33, 26, LOVE),
            polygon([(4, 45), (96, 45), (50, 98)], LOVE),
            polygon([(27, 33), (73, 33), (50, 60)], LOVE),
        ),
        Effect.SOLITUDE: (disc(48, 50, 48, NIGHT), disc(70, 38, 37, (0, 0, 0, 0))),
        # Two cards: a cross would be taken for healing, which is Kindness.
        Effect.FONDNESS: (
            rounded((8, 0, 64, 76), 9, PLUS),
            rounded((26, 14, 92, 98), 12, WHITE),
            rounded((36, 24, 90, 98), 9, PLUS),
        ),
        Effect.SUPPRESSION: (polygon([(6, 4), (94, 4), (50, 62)], PRESS), rounded((6, 72, 94, 96), 4, PRESS)),
        Effect.EXCITEMENT: (rounded((6, 18, 94, 43), 6, PAIR), rounded((6, 58, 94, 83), 6, PAIR)),
        # A bomb with its fuse alight: no star, which at this size would be a flower.
        Effect.MALICE: (
            disc(42, 62, 38, INK),
            line([(58, 34), (70, 20)], INK, 15),
            disc(30, 50, 8, WHITE),
            polygon(star(78, 18, 22, points=6, inner=9 / 22), SPITE),
        ),
    }
)


@kept
def mark(effect: Effect, size: int) -> Image.Image:
    """The mark of an effect, for a light ground."""
    return sprite(size, *MARKS[effect])


@kept
def badge(effect: Effect, size: int, edge: Colour) -> Image.Image:
    """The mark on a white disc with an edge, for any ground."""
    return centred(sprite(size, discs(50, 50, (50, edge), (47, WHITE))), mark(effect, max(6, round(size * _SHARE))))
