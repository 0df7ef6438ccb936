"""The jungle tiles: one ground and one picture each, apart from one another at twenty pixels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from games.cacao.tiles import Jungle
from renderers.cacao.colours import (
    AWNING,
    CAVE,
    CLOTH,
    DAWN,
    DUSK,
    FOAM,
    GOLD,
    GOLD_EDGE,
    GOLD_LIGHT,
    LEAF,
    LEAF_DARK,
    LEAF_DEEP,
    POD,
    POD_DARK,
    POD_LIGHT,
    POND,
    POND_DARK,
    RAY,
    RAY_EDGE,
    ROCK,
    ROCK_DARK,
    ROCK_EDGE,
    STALL,
    STALL_EDGE,
    STONE,
    STONE_DARK,
    STONE_EDGE,
    SUN,
    UNKNOWN,
)
from renderers.canvas import Point, Stroke, arc, disc, discs, ellipse, inscribe, polygon, rims, rounded, sprite
from renderers.kept import kept
from renderers.palette import INK, WHITE, Colour
from renderers.sheet import SMALLEST

GROUNDS: Mapping[Jungle, tuple[Colour, Colour]] = MappingProxyType(
    {
        Jungle.SINGLE_PLANTATION: (LEAF, LEAF_DEEP),
        Jungle.DOUBLE_PLANTATION: (LEAF, LEAF_DEEP),
        Jungle.MARKET_2: (STALL, STALL_EDGE),
        Jungle.MARKET_3: (STALL, STALL_EDGE),
        Jungle.MARKET_4: (STALL, STALL_EDGE),
        Jungle.MINE_1: (ROCK, ROCK_EDGE),
        Jungle.MINE_2: (ROCK, ROCK_EDGE),
        Jungle.WATER: (POND, POND_DARK),
        Jungle.SUN_SITE: (DAWN, RAY_EDGE),
        Jungle.TEMPLE: (DUSK, STONE_EDGE),
        Jungle.BLANK: (UNKNOWN, LEAF_DEEP),
    }
)
"""Ground and edge."""
_NEAR = 56
"""Pixels: on smaller tiles the coin of a market is larger, so that its price can be read."""


def drawn(kind: Jungle, size: int) -> Image.Image:
    """A jungle tile on a square of `size` pixels, for callers that keep what they make of it."""
    (ground, edge), (down, radius) = GROUNDS[kind], (65, 31) if size > _NEAR else (58, 40)
    price = (coin(50, down, radius),) * kind.market
    image = sprite(size, rims((0, 12, edge), (3, 10, ground)), *_PICTURES[kind], *price)
    if kind.market:
        inscribe(image, str(kind.worth), (50, down), 0.52, INK, least=SMALLEST)
    if kind is Jungle.BLANK:
        inscribe(image, "?", (50, 52), 0.6, WHITE, least=SMALLEST)
    return image


tile = kept(drawn)
"""The same for all others."""


def pod(x: float, y: float, high: float) -> tuple[Stroke, ...]:
    """A cacao fruit, upright."""
    across = high * 0.6
    return (
        ellipse(x, y, across + 3, high + 3, POD_DARK),
        polygon([(x - 3, y - high - 9), (x + 4, y - high - 9), (x + 3, y - high + 4), (x - 3, y - high + 4)], POD_DARK),
        ellipse(x, y, across, high, POD),
        ellipse(x - across * 0.36, y - high * 0.12, across * 0.22, high * 0.62, POD_LIGHT),
        ellipse(x + across * 0.3, y, across * 0.12, high * 0.66, POD_DARK),
    )


def coin(x: float, y: float, radius: float) -> Stroke:
    """A gold coin without a number."""
    return discs(x, y, (radius, GOLD_EDGE), (radius * 0.88, GOLD_LIGHT), (radius * 0.72, GOLD))


def sun(x: float, y: float, radius: float) -> tuple[Stroke, ...]:
    """The sun with eight rays."""
    rings = (radius * 0.62, RAY_EDGE), (radius * 0.53, SUN), (radius * 0.3, RAY), (radius * 0.2, SUN)
    return *rays(x, y, radius, RAY), discs(x, y, *rings)


def rays(x: float, y: float, radius: float, fill: Colour) -> Iterator[Stroke]:
    """The eight rays."""
    corners = ((0, radius), (-0.3, radius * 0.6), (0.3, radius * 0.6))
    for angle in (turn * pi / 4 for turn in range(8)):
        yield polygon([(x + cos(angle + side) * far, y + sin(angle + side) * far) for side, far in corners], fill)


def _leaves(root: Point, tips: Sequence[Point], fill: Colour) -> Iterator[Stroke]:
    """From where they grow to their tips."""
    x, y = root
    for end, top in tips:
        across, down = end - x, top - y
        middle = (x + across * 0.45, y + down * 0.45)
        aside = (-down * 0.34, across * 0.34)
        left, right = ((middle[0] + side * aside[0], middle[1] + side * aside[1]) for side in (1, -1))
        yield polygon([root, left, (end, top), right], fill)


def _mine(nuggets: int) -> tuple[Stroke, ...]:
    """A cave with a nugget on its sill; a rich one is a wide cave with one on either side."""
    across, places = (45, (27, 73)) if nuggets == 2 else (27, (50,))
    return (
        polygon([(4, 76), (26, 30), (44, 12), (62, 18), (84, 42), (96, 76)], ROCK_DARK),
        polygon([(26, 30), (44, 12), (50, 34), (36, 44)], ROCK),
        rounded((3, 80, 97, 97), 8, ROCK_EDGE),
        ellipse(50, 54, across, 36, CAVE),
        rounded((50 - across, 54, 50 + across, 90), 2, CAVE),
        *(nugget for x in places for nugget in _nugget(x, 66)),
    )


def _nugget(x: float, y: float) -> tuple[Stroke, ...]:
    outer = ((-22, 8), (-13, -15), (6, -19), (21, -5), (20, 14), (-4, 20))
    return (
        polygon([(x + a, y + b) for a, b in outer], GOLD_EDGE),
        polygon([(x + a * 0.82, y + b * 0.82) for a, b in outer], GOLD),
        polygon([(x - 12, y + 2), (x - 8, y - 11), (x + 4, y - 14), (x + 2, y - 2)], GOLD_LIGHT),
    )


_MARKET = (
    rounded((10, 26, 16, 97), 1, STALL_EDGE),
    rounded((84, 26, 90, 97), 1, STALL_EDGE),
    *(
        stroke
        for left, fill in zip(range(5, 95, 15), (AWNING, CLOTH) * 3, strict=True)
        for stroke in (rounded((left, 7, left + 15, 28), 0, fill), disc(left + 7.5, 28, 7.5, fill))
    ),
    rounded((5, 5, 95, 9), 1, STALL_EDGE),
)
_STEPS = ((43, 74, STONE_DARK), (34, 55, STONE), (25, 36, STONE_DARK), (16, 17, STONE))
_PICTURES: Mapping[Jungle, tuple[Stroke, ...]] = MappingProxyType(
    {
        Jungle.SINGLE_PLANTATION: (
            *_leaves((50, 50), ((8, 12), (92, 12), (7, 84), (93, 84)), LEAF_DARK),
            *pod(50, 54, 33),
        ),
        Jungle.DOUBLE_PLANTATION: (
            *_leaves((50, 56), ((50, 5), (5, 40), (95, 40), (14, 92), (86, 92)), LEAF_DEEP),
            *pod(29, 54, 31),
            *pod(71, 54, 31),
        ),
        **dict.fromkeys((Jungle.MARKET_2, Jungle.MARKET_3, Jungle.MARKET_4), _MARKET),
        Jungle.MINE_1: _mine(1),
        Jungle.MINE_2: _mine(2),
        Jungle.WATER: (
            ellipse(50, 52, 43, 38, POND_DARK),
            ellipse(50, 50, 40, 35, POND),
            *(
                arc(x + shift, y + 8, 12, (200, 340), FOAM, 6)
                for y, shift in ((34, 0), (52, -8), (70, 2))
                for x in (32, 58)
            ),
            disc(14, 16, 10, LEAF_DARK),
            disc(86, 84, 10, LEAF_DARK),
        ),
        Jungle.SUN_SITE: sun(50, 50, 44),
        Jungle.TEMPLE: (
            *(
                stroke
                for half, top, fill in _STEPS
                for stroke in (
                    rounded((50 - half - 3, top - 3, 50 + half + 3, 95), 2, STONE_EDGE),
                    rounded((50 - half, top, 50 + half, 92), 1, fill),
                )
            ),
            polygon([(42, 38), (58, 38), (64, 92), (36, 92)], STONE_EDGE),
            *(rounded((43.5 - n * 1.3, 43 + n * 10, 56.5 + n * 1.3, 48 + n * 10), 1, STONE) for n in range(5)),
            rounded((43, 20, 57, 35), 3, CAVE),
        ),
        Jungle.BLANK: tuple(_leaves((50, 50), ((8, 12), (92, 12), (7, 88), (93, 88)), LEAF_DARK)),
    }
)
