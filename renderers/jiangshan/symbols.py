"""Small signs of the plates and the heading: morale, supply, merit, reserves, actions, stratagems, the weather."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from renderers.canvas import Pen, sprite, star
from renderers.jiangshan.colours import CINNABAR_INK, CREST, FLAME, GLOW, GOLD, RIVER_EDGE, SOFT
from renderers.kept import kept
from renderers.palette import BAND, BLUE, INK, WHITE, Colour


@kept
def symbol(name: str, size: int) -> Image.Image:
    """The symbol of that name, on a square of `size` pixels."""
    return sprite(size, _SYMBOLS[name])


def _morale(pen: Pen) -> None:
    """A war flag."""
    pen.rounded((14, 4, 24, 98), 4, INK)
    pen.polygon([(24, 8), (94, 14), (78, 33), (94, 54), (24, 60)], CINNABAR_INK)


def _supply(pen: Pen) -> None:
    """A full sack of grain."""
    pen.ellipse(50, 62, 40, 36, INK)
    pen.ellipse(50, 62, 32, 28, GOLD)
    pen.polygon([(38, 32), (28, 6), (72, 6), (62, 32)], INK)


def _merit(pen: Pen) -> None:
    """A medal on a ribbon."""
    pen.polygon([(24, 2), (46, 2), (60, 44), (40, 44)], BLUE)
    pen.polygon([(76, 2), (54, 2), (40, 44), (60, 44)], BLUE)
    pen.discs(50, 66, (32, INK), (26, GOLD))
    pen.polygon(star(50, 67, 19), INK)


def _reserve(pen: Pen) -> None:
    """Two tiles, face down."""
    for x, y in ((30, 6), (6, 30)):
        pen.rounded((x, y, x + 62, y + 62), 10, WHITE)
        pen.rounded((x + 4, y + 4, x + 58, y + 58), 8, INK)
    for step in (22, 35, 48):
        pen.line([(step, 44), (step, 78)], SOFT, 5)


def _tablet(pen: Pen, edge: Colour, fill: Colour) -> None:
    pen.polygon([(50, 2), (84, 22), (84, 98), (16, 98), (16, 22)], edge)
    pen.polygon([(50, 13), (75, 28), (75, 89), (25, 89), (25, 28)], fill)


def _action(pen: Pen) -> None:
    """An order tablet."""
    _tablet(pen, INK, GOLD)
    for y in (46, 60, 74):
        pen.line([(37, y), (63, y)], INK, 6)


def _star(pen: Pen) -> None:
    pen.polygon(star(50, 52, 50), INK)
    pen.polygon(star(50, 52, 38), GOLD)


def _cloud(pen: Pen) -> None:
    for ink, grow in ((CREST, 5), (WHITE, -3)):
        for x, y, radius in ((30, 58, 20), (52, 44, 25), (73, 58, 19)):
            pen.disc(x, y, radius + grow, ink)
        pen.rounded((30 - grow, 58 - grow, 73 + grow, 77 + grow), 12, ink)


def _sun(pen: Pen) -> None:
    for ray in range(8):
        x, y = cos(ray * pi / 4), sin(ray * pi / 4)
        pen.line([(50 + 30 * x, 50 + 30 * y), (50 + 45 * x, 50 + 45 * y)], FLAME, 8)
    pen.discs(50, 50, (27, FLAME), (20, GLOW))


def _rain(pen: Pen) -> None:
    for x, y, radius in ((32, 36, 18), (52, 28, 21), (71, 37, 17)):
        pen.disc(x, y, radius, CREST)
    pen.rounded((24, 36, 78, 55), 9, CREST)
    for x in (30, 50, 70):
        pen.line([(x, 66), (x - 8, 92)], RIVER_EDGE, 8)


def _swap(pen: Pen) -> None:
    """Two ranks change places."""
    for mirrored in (False, True):
        points = [(6, 26), (60, 26), (60, 8), (96, 34), (60, 58), (60, 42), (6, 42)]
        pen.polygon([(100 - x, 100 - y) if mirrored else (x, y) for x, y in points], INK)


def _sneak(pen: Pen) -> None:
    """A crescent over water: a crossing by night."""
    pen.disc(46, 38, 34, INK)
    pen.disc(62, 30, 28, GOLD)
    for y in (80, 94):
        pen.line([(8, y), (28, y - 8), (50, y), (72, y - 8), (92, y)], INK, 7)


def _fire(pen: Pen) -> None:
    pen.polygon([(52, 0), (72, 30), (86, 22), (90, 62), (72, 94), (28, 94), (10, 62), (24, 30), (36, 44)], FLAME)
    pen.polygon([(50, 44), (66, 68), (60, 92), (40, 92), (34, 68)], GLOW)


def _scout(pen: Pen) -> None:
    """A tile out of nothing."""
    for start in range(0, 360, 45):
        pen.arc(50, 50, 44, (start, start + 26), INK, 9)
    pen.rounded((30, 28, 70, 72), 6, INK)
    pen.rounded((38, 36, 62, 64), 3, WHITE)


def _extra(pen: Pen) -> None:
    """One more order."""
    pen.rounded((40, 8, 60, 92), 4, INK)
    pen.rounded((8, 40, 92, 60), 4, INK)


def _decoy(pen: Pen) -> None:
    """A mask, half light and half dark."""
    pen.disc(50, 48, 46, INK)
    pen.polygon([(50, 8), (78, 18), (88, 46), (74, 78), (50, 90)], WHITE)
    pen.disc(32, 42, 8, WHITE)
    pen.disc(68, 42, 8, INK)


_SYMBOLS: dict[str, Callable[[Pen], None]] = {
    "morale": _morale,
    "supply": _supply,
    "merit": _merit,
    "reserve": _reserve,
    "action": _action,
    "spent": lambda pen: _tablet(pen, SOFT, BAND),
    "star": _star,
    "cloud": _cloud,
    "sun": _sun,
    "rain": _rain,
    "swap": _swap,
    "sneak": _sneak,
    "fire": _fire,
    "scout": _scout,
    "extra": _extra,
    "decoy": _decoy,
}
