"""The jungle tiles: one ground and one picture each, apart from one another at twenty pixels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from renderers.canvas import Pen, Point, inscribe, sprite
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


@kept
def tile(kind: Jungle, size: int) -> Image.Image:
    """A jungle tile on a square of `size` pixels."""
    return drawn(kind, size)


def drawn(kind: Jungle, size: int) -> Image.Image:
    """The same for callers that keep what they make of it."""

    def draw(pen: Pen) -> None:
        ground, edge = GROUNDS[kind]
        pen.rims((0, 12, edge), (3, 10, ground))
        _PICTURES[kind](pen)
        if kind.market:
            coin(pen, 50, 65, 31) if size > _NEAR else coin(pen, 50, 58, 40)

    image = sprite(size, draw)
    if kind.market:
        inscribe(image, str(kind.worth), (50, 65 if size > _NEAR else 58), 0.52, INK, least=SMALLEST)
    if kind is Jungle.BLANK:
        inscribe(image, "?", (50, 52), 0.6, WHITE, least=SMALLEST)
    return image


def pod(pen: Pen, x: float, y: float, high: float) -> None:
    """A cacao fruit, upright."""
    across = high * 0.6
    pen.ellipse(x, y, across + 3, high + 3, POD_DARK)
    pen.polygon([(x - 3, y - high - 9), (x + 4, y - high - 9), (x + 3, y - high + 4), (x - 3, y - high + 4)], POD_DARK)
    pen.ellipse(x, y, across, high, POD)
    pen.ellipse(x - across * 0.36, y - high * 0.12, across * 0.22, high * 0.62, POD_LIGHT)
    pen.ellipse(x + across * 0.3, y, across * 0.12, high * 0.66, POD_DARK)


def coin(pen: Pen, x: float, y: float, radius: float) -> None:
    """A gold coin without a number."""
    pen.discs(x, y, (radius, GOLD_EDGE), (radius * 0.88, GOLD_LIGHT), (radius * 0.72, GOLD))


def sun(pen: Pen, x: float, y: float, radius: float) -> None:
    """The sun with eight rays."""
    rays(pen, x, y, radius, RAY)
    pen.discs(x, y, (radius * 0.62, RAY_EDGE), (radius * 0.53, SUN), (radius * 0.3, RAY), (radius * 0.2, SUN))


def rays(pen: Pen, x: float, y: float, radius: float, fill: Colour) -> None:
    """The eight rays."""
    for turn in range(8):
        angle = turn * pi / 4
        tip, left, right = (
            (x + cos(angle + side) * reach, y + sin(angle + side) * reach)
            for side, reach in ((0, radius), (-0.3, radius * 0.6), (0.3, radius * 0.6))
        )
        pen.polygon([tip, left, right], fill)


def _leaf(pen: Pen, root: Point, tip: Point, broad: float, fill: Colour) -> None:
    (x, y), (end, top) = root, tip
    across, down = end - x, top - y
    aside = (-down * broad, across * broad)
    middle = (x + across * 0.45, y + down * 0.45)
    pen.polygon(
        [root, (middle[0] + aside[0], middle[1] + aside[1]), tip, (middle[0] - aside[0], middle[1] - aside[1])], fill
    )


def _plantation(pen: Pen) -> None:
    for tip in ((8, 12), (92, 12), (7, 84), (93, 84)):
        _leaf(pen, (50, 50), tip, 0.34, LEAF_DARK)
    pod(pen, 50, 54, 33)


def _double_plantation(pen: Pen) -> None:
    for tip in ((50, 5), (5, 40), (95, 40), (14, 92), (86, 92)):
        _leaf(pen, (50, 56), tip, 0.34, LEAF_DEEP)
    pod(pen, 29, 54, 31)
    pod(pen, 71, 54, 31)


def _market(pen: Pen) -> None:
    pen.rounded((10, 26, 16, 97), 1, STALL_EDGE)
    pen.rounded((84, 26, 90, 97), 1, STALL_EDGE)
    for number in range(6):
        left = 5 + number * 15
        fill = AWNING if number % 2 == 0 else CLOTH
        pen.rounded((left, 7, left + 15, 28), 0, fill)
        pen.disc(left + 7.5, 28, 7.5, fill)
    pen.rounded((5, 5, 95, 9), 1, STALL_EDGE)


def _mine(pen: Pen, nuggets: int) -> None:
    """A cave with a nugget on its sill; a rich one is a wide cave with one on either side."""
    rich = nuggets == 2
    pen.polygon([(4, 76), (26, 30), (44, 12), (62, 18), (84, 42), (96, 76)], ROCK_DARK)
    pen.polygon([(26, 30), (44, 12), (50, 34), (36, 44)], ROCK)
    pen.rounded((3, 80, 97, 97), 8, ROCK_EDGE)
    across = 45 if rich else 27
    pen.ellipse(50, 54, across, 36, CAVE)
    pen.rounded((50 - across, 54, 50 + across, 90), 2, CAVE)
    for x in (27, 73) if rich else (50,):
        _nugget(pen, x, 66)


def _nugget(pen: Pen, x: float, y: float) -> None:
    outer = [(-22, 8), (-13, -15), (6, -19), (21, -5), (20, 14), (-4, 20)]
    pen.polygon([(x + a, y + b) for a, b in outer], GOLD_EDGE)
    pen.polygon([(x + a * 0.82, y + b * 0.82) for a, b in outer], GOLD)
    pen.polygon([(x - 12, y + 2), (x - 8, y - 11), (x + 4, y - 14), (x + 2, y - 2)], GOLD_LIGHT)


def _water(pen: Pen) -> None:
    pen.ellipse(50, 52, 43, 38, POND_DARK)
    pen.ellipse(50, 50, 40, 35, POND)
    for y, shift in ((34, 0), (52, -8), (70, 2)):
        for x in (32, 58):
            pen.arc(x + shift, y + 8, 12, (200, 340), FOAM, 6)
    for x, y in ((14, 16), (86, 84)):
        pen.disc(x, y, 10, LEAF_DARK)


def _sun_site(pen: Pen) -> None:
    sun(pen, 50, 50, 44)


def _temple(pen: Pen) -> None:
    for step, (half, top) in enumerate(((43, 74), (34, 55), (25, 36), (16, 17))):
        pen.rounded((50 - half - 3, top - 3, 50 + half + 3, 95), 2, STONE_EDGE)
        pen.rounded((50 - half, top, 50 + half, 92), 1, STONE if step % 2 else STONE_DARK)
    pen.polygon([(42, 38), (58, 38), (64, 92), (36, 92)], STONE_EDGE)
    for row in range(5):
        y = 43 + row * 10
        pen.rounded((43.5 - row * 1.3, y, 56.5 + row * 1.3, y + 5), 1, STONE)
    pen.rounded((43, 20, 57, 35), 3, CAVE)


def _blank(pen: Pen) -> None:
    for tip in ((8, 12), (92, 12), (7, 88), (93, 88)):
        _leaf(pen, (50, 50), tip, 0.34, LEAF_DARK)


_PICTURES: Mapping[Jungle, Callable[[Pen], None]] = MappingProxyType(
    {
        Jungle.SINGLE_PLANTATION: _plantation,
        Jungle.DOUBLE_PLANTATION: _double_plantation,
        Jungle.MARKET_2: _market,
        Jungle.MARKET_3: _market,
        Jungle.MARKET_4: _market,
        Jungle.MINE_1: lambda pen: _mine(pen, 1),
        Jungle.MINE_2: lambda pen: _mine(pen, 2),
        Jungle.WATER: _water,
        Jungle.SUN_SITE: _sun_site,
        Jungle.TEMPLE: _temple,
        Jungle.BLANK: _blank,
    }
)
