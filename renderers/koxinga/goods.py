"""Food, gold, cannons, treasure chests and the flame as signs that stay apart at a few pixels."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from games.koxinga.board import Item
from games.koxinga.cabins import Good
from renderers.canvas import CAPITAL, Canvas, Stroke, disc, discs, ellipse, polygon, rounded, sprite
from renderers.kept import kept
from renderers.koxinga.colours import (
    ASKED,
    BAY,
    BOWL,
    BOWLS,
    COIN,
    FIRE,
    FIRE_HEART,
    GOLD,
    GOLD_EDGE,
    IRON,
    RICE,
    SEPIA,
    WHEEL,
    WOOD,
)
from renderers.lettering import Style
from renderers.palette import WHITE, blend

SIGNS: Mapping[str, tuple[Stroke, ...]] = MappingProxyType(
    {
        # A bowl of rice.
        Good.FOOD: (
            discs(50, 46, (36, SEPIA), (30, RICE)),
            polygon([(2, 46), (98, 46), (80, 84), (66, 95), (34, 95), (20, 84)], SEPIA),
            polygon([(9, 51), (91, 51), (76, 81), (63, 90), (37, 90), (24, 81)], BOWL),
        ),
        # A coin with a square hole.
        Good.GOLD: (
            discs(50, 50, (48, GOLD_EDGE), (40, GOLD)),
            polygon([(36, 36), (64, 36), (64, 64), (36, 64)], GOLD_EDGE),
        ),
        # A barrel on its wheel.
        Good.CANNON: (
            polygon([(4, 50), (88, 12), (97, 40), (12, 80)], IRON),
            disc(10, 66, 15, IRON),
            discs(48, 72, (25, IRON), (19, WHEEL), (6, IRON)),
        ),
        "chest": (
            rounded((2, 14, 98, 92), 14, SEPIA),
            rounded((8, 20, 92, 46), 10, blend(WOOD, WHITE, 0.18), corners="ne"),
            rounded((8, 52, 92, 86), 4, WOOD),
            polygon([(22, 20), (34, 20), (34, 86), (22, 86)], GOLD),
            polygon([(66, 20), (78, 20), (78, 86), (66, 86)], GOLD),
            discs(50, 52, (14, SEPIA), (9, GOLD)),
        ),
        "flame": (
            polygon(
                [(50, 2), (66, 28), (84, 20), (90, 62), (74, 90), (50, 98), (26, 90), (10, 62), (20, 34), (36, 44)],
                FIRE,
            ),
            disc(50, 64, 34, FIRE),
            polygon([(50, 34), (68, 64), (62, 84), (50, 90), (38, 84), (32, 64)], FIRE_HEART),
        ),
    }
)


@kept
def sign(name: str, size: int) -> Image.Image:
    """A square of `size` pixels with the sign of a good, of a treasure or of the flame."""
    return sprite(size, *SIGNS[name])


_CHEST = (
    rounded((2, 14, 98, 92), 12, blend(WOOD, BAY, 0.25)),
    polygon([(2, 46), (98, 46), (98, 54), (2, 54)], BAY),
    *(polygon([(left, 14), (left + 14, 14), (left + 14, 92), (left, 92)], GOLD) for left in (20, 66)),
)
"""A treasure without an outline."""


def _plate(item: Item) -> tuple[Stroke, ...]:
    """A coin or a bowl of rice without an outline, room for a number on it."""
    if item.kind is Good.GOLD:
        return (disc(56, 50, 50, COIN),)
    bowl = [(0, 26), (112, 26), (106, 66), (86, 96), (26, 96), (6, 66)]
    return ellipse(56, 26, 46, 25, RICE), polygon(bowl, BOWLS[min(max(item.amount, 2), 4) - 2])


DEMAND = (36, 32)
"""Pixels of what a block asks: the same wherever it stands."""
FIGURE, _FOOT = 34, 29
"""Pixels of the number on it, which captains compare (eleven CSS pixels on a telephone), and where it stands: clear of
the block's own number above."""


@kept
def price(item: Item, times: int = 1) -> Image.Image:
    """What a block asks, quiet beside the ships: a number on a bowl of rice or on a coin; a treasure chest. In the
    rules it is larger, so many times."""
    if item.kind is None:
        return sprite(DEMAND[1] * times, *_CHEST)
    image = sprite((DEMAND[0] * times, DEMAND[1] * times), *_plate(item))
    style = Style(FIGURE * times, bold=True)
    middle = image.width / 2, _FOOT * times - style.size * CAPITAL
    Canvas(image).text(str(item.amount), *middle, style, ASKED[item.kind], align="middle")
    return image
