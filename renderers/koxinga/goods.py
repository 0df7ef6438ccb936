"""Food, gold, cannons, treasure chests and the flame as signs that stay apart at a few pixels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from games.koxinga.board import Item
from games.koxinga.cabins import Good
from renderers.canvas import Pen, inscribe, sprite
from renderers.kept import kept
from renderers.koxinga.colours import BOWL, BOWLS, FIRE, FIRE_HEART, GOLD, GOLD_EDGE, IRON, RICE, SEPIA, WHEEL, WOOD
from renderers.palette import WHITE, Colour, blend
from renderers.sheet import SMALLEST

_PLATE = 35
"""Pixels under which a sign has no room for more than its number."""


def _food(pen: Pen) -> None:
    """A bowl of rice."""
    pen.disc(50, 46, 36, SEPIA)
    pen.disc(50, 46, 30, RICE)
    pen.polygon([(2, 46), (98, 46), (80, 84), (66, 95), (34, 95), (20, 84)], SEPIA)
    pen.polygon([(9, 51), (91, 51), (76, 81), (63, 90), (37, 90), (24, 81)], BOWL)


def _gold(pen: Pen) -> None:
    """A coin with a square hole."""
    pen.disc(50, 50, 48, GOLD_EDGE)
    pen.disc(50, 50, 40, GOLD)
    pen.polygon([(36, 36), (64, 36), (64, 64), (36, 64)], GOLD_EDGE)


def _cannon(pen: Pen) -> None:
    """A barrel on its wheel."""
    pen.polygon([(4, 50), (88, 12), (97, 40), (12, 80)], IRON)
    pen.disc(10, 66, 15, IRON)
    pen.disc(48, 72, 25, IRON)
    pen.disc(48, 72, 19, WHEEL)
    pen.disc(48, 72, 6, IRON)


def _chest(pen: Pen) -> None:
    pen.rounded((2, 14, 98, 92), 14, SEPIA)
    pen.rounded((8, 20, 92, 46), 10, blend(WOOD, WHITE, 0.18), corners="ne")
    pen.rounded((8, 52, 92, 86), 4, WOOD)
    pen.polygon([(22, 20), (34, 20), (34, 86), (22, 86)], GOLD)
    pen.polygon([(66, 20), (78, 20), (78, 86), (66, 86)], GOLD)
    pen.disc(50, 52, 14, SEPIA)
    pen.disc(50, 52, 9, GOLD)


def _flame(pen: Pen) -> None:
    pen.polygon(
        [(50, 2), (66, 28), (84, 20), (90, 62), (74, 90), (50, 98), (26, 90), (10, 62), (20, 34), (36, 44)], FIRE
    )
    pen.disc(50, 64, 34, FIRE)
    pen.polygon([(50, 34), (68, 64), (62, 84), (50, 90), (38, 84), (32, 64)], FIRE_HEART)


SIGNS: Mapping[str, Callable[[Pen], None]] = MappingProxyType(
    {Good.FOOD: _food, Good.GOLD: _gold, Good.CANNON: _cannon, "chest": _chest, "flame": _flame}
)


@kept
def sign(name: str, size: int) -> Image.Image:
    """A square of `size` pixels with the sign of a good, of a treasure or of the flame."""
    return sprite(size, SIGNS[name])


def _bowl(pen: Pen, fill: Colour, high: float) -> None:
    """A bowl heaped with rice, room for a number on it; `high` as it is 100 wide."""
    rim = high * 0.25
    pen.ellipse(50, rim, 40, rim, SEPIA)
    pen.ellipse(50, rim, 36, rim - 4, WHITE)
    pen.polygon([(0, rim), (100, rim), (95, high - 22), (80, high), (20, high), (5, high - 22)], SEPIA)
    pen.polygon([(5, rim + 4), (95, rim + 4), (90, high - 23), (77, high - 5), (23, high - 5), (10, high - 23)], fill)
    pen.polygon([(5, rim + 4), (95, rim + 4), (94, rim + 12), (6, rim + 12)], BOWL)


def _coin(pen: Pen) -> None:
    pen.disc(50, 50, 49, GOLD_EDGE)
    pen.disc(50, 50, 43, GOLD)


def _plate(pen: Pen, fill: Colour, high: float) -> None:
    pen.rounded((0, 0, 100, high), 22, SEPIA)
    pen.rounded((8, 8, 92, high - 8), 16, fill)


@kept
def price(item: Item, size: int, high: int = 0) -> Image.Image:
    """What a block holds, as one large sign with its number on it: a coin, a bowl of rice, a treasure chest. A bowl
    may be higher than wide; a sign of less than `_PLATE` pixels is a plain plate."""
    if item.kind is None:
        return sign("chest", size)
    high, gold = max(high, size), item.kind is Good.GOLD
    pen, units = Pen(size, high), 100 * high / size
    fill = GOLD if gold else BOWLS[min(max(item.amount, 2), 4) - 2]
    middle = units / 2
    if size < _PLATE:
        _plate(pen, fill, units)
    elif gold:
        pen, middle = Pen(size, size), 50
        _coin(pen)
    else:
        _bowl(pen, fill, units)
        middle = units * 0.64
    image = pen.sprite()
    share = max(SMALLEST / size, min(0.9, 0.0077 * units))
    inscribe(image, str(item.amount), (50, middle), share, WHITE if fill in BOWLS[1:] else SEPIA)
    return image
