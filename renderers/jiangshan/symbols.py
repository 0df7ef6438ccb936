"""Small signs of the plates and the heading: morale, supply, merit, reserves, actions, stratagems, the weather."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from renderers.canvas import Stroke, arc, disc, discs, ellipse, line, polygon, rounded, sprite, star
from renderers.jiangshan.colours import CINNABAR_INK, CREST, FLAME, GLOW, GOLD, RIVER_EDGE, SOFT
from renderers.kept import kept
from renderers.palette import BAND, BLUE, INK, WHITE, Colour


@kept
def symbol(name: str, size: int) -> Image.Image:
    """The symbol of that name, on a square of `size` pixels."""
    return sprite(size, *_SYMBOLS[name])


def _tablet(edge: Colour, fill: Colour) -> tuple[Stroke, ...]:
    """What an order is written on."""
    return (
        polygon([(50, 2), (84, 22), (84, 98), (16, 98), (16, 22)], edge),
        polygon([(50, 13), (75, 28), (75, 89), (25, 89), (25, 28)], fill),
    )


_RANK = ((6, 26), (60, 26), (60, 8), (96, 34), (60, 58), (60, 42), (6, 42))
_SYMBOLS: Mapping[str, tuple[Stroke, ...]] = MappingProxyType(
    {
        # A war flag.
        "morale": (
            rounded((14, 4, 24, 98), 4, INK),
            polygon([(24, 8), (94, 14), (78, 33), (94, 54), (24, 60)], CINNABAR_INK),
        ),
        # A full sack of grain.
        "supply": (
            ellipse(50, 62, 40, 36, INK),
            ellipse(50, 62, 32, 28, GOLD),
            polygon([(38, 32), (28, 6), (72, 6), (62, 32)], INK),
        ),
        # A medal on a ribbon.
        "merit": (
            polygon([(24, 2), (46, 2), (60, 44), (40, 44)], BLUE),
            polygon([(76, 2), (54, 2), (40, 44), (60, 44)], BLUE),
            discs(50, 66, (32, INK), (26, GOLD)),
            polygon(star(50, 67, 19), INK),
        ),
        # Two tiles, face down.
        "reserve": (
            rounded((30, 6, 92, 68), 10, WHITE),
            rounded((34, 10, 88, 64), 8, INK),
            rounded((6, 30, 68, 92), 10, WHITE),
            rounded((10, 34, 64, 88), 8, INK),
            *(line([(x, 44), (x, 78)], SOFT, 5) for x in (22, 35, 48)),
        ),
        # An order tablet, and where one lay.
        "action": (*_tablet(INK, GOLD), *(line([(37, y), (63, y)], INK, 6) for y in (46, 60, 74))),
        "spent": _tablet(SOFT, BAND),
        "star": (polygon(star(50, 52, 50), INK), polygon(star(50, 52, 38), GOLD)),
        "cloud": (
            *(disc(x, y, radius + 5, CREST) for x, y, radius in ((30, 58, 20), (52, 44, 25), (73, 58, 19))),
            rounded((25, 53, 78, 82), 12, CREST),
            *(disc(x, y, radius - 3, WHITE) for x, y, radius in ((30, 58, 20), (52, 44, 25), (73, 58, 19))),
            rounded((33, 61, 70, 74), 12, WHITE),
        ),
        "sun": (
            *(
                line([(50 + 30 * x, 50 + 30 * y), (50 + 45 * x, 50 + 45 * y)], FLAME, 8)
                for x, y in ((cos(ray * pi / 4), sin(ray * pi / 4)) for ray in range(8))
            ),
            discs(50, 50, (27, FLAME), (20, GLOW)),
        ),
        "rain": (
            *(disc(x, y, radius, CREST) for x, y, radius in ((32, 36, 18), (52, 28, 21), (71, 37, 17))),
            rounded((24, 36, 78, 55), 9, CREST),
            *(line([(x, 66), (x - 8, 92)], RIVER_EDGE, 8) for x in (30, 50, 70)),
        ),
        # Two ranks change places.
        "swap": (polygon(_RANK, INK), polygon([(100 - x, 100 - y) for x, y in _RANK], INK)),
        # A crescent over water: a crossing by night.
        "sneak": (
            disc(46, 38, 34, INK),
            disc(62, 30, 28, GOLD),
            *(line([(8, y), (28, y - 8), (50, y), (72, y - 8), (92, y)], INK, 7) for y in (80, 94)),
        ),
        "fire": (
            polygon([(52, 0), (72, 30), (86, 22), (90, 62), (72, 94), (28, 94), (10, 62), (24, 30), (36, 44)], FLAME),
            polygon([(50, 44), (66, 68), (60, 92), (40, 92), (34, 68)], GLOW),
        ),
        # A tile out of nothing.
        "scout": (
            *(arc(50, 50, 44, (start, start + 26), INK, 9) for start in range(0, 360, 45)),
            rounded((30, 28, 70, 72), 6, INK),
            rounded((38, 36, 62, 64), 3, WHITE),
        ),
        # One more order.
        "extra": (rounded((40, 8, 60, 92), 4, INK), rounded((8, 40, 92, 60), 4, INK)),
        # A mask, half light and half dark.
        "decoy": (
            disc(50, 48, 46, INK),
            polygon([(50, 8), (78, 18), (88, 46), (74, 78), (50, 90)], WHITE),
            disc(32, 42, 8, WHITE),
            disc(68, 42, 8, INK),
        ),
    }
)
