"""The two action dice, and the battle die with its flame."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from games.koxinga.state import FLAME
from renderers.canvas import Pen, inscribe, penned, sprite
from renderers.kept import kept
from renderers.koxinga.colours import CRIMSON, GLOW, SEPIA, SHEET
from renderers.koxinga.goods import sign
from renderers.palette import WHITE
from renderers.sheet import SMALLEST

_PIPS = (
    ((50, 50),),
    ((30, 30), (70, 70)),
    ((28, 28), (50, 50), (72, 72)),
    ((30, 30), (70, 30), (30, 70), (70, 70)),
    ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    ((30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
)


@kept
@penned
def die(pen: Pen, number: int, *, active: bool) -> None:
    """An action die; an active one glows."""
    pen.rounded((0, 0, 100, 100), 24, GLOW if active else SEPIA)
    pen.rounded((7, 7, 93, 93), 18, SEPIA)
    pen.rounded((10, 10, 90, 90), 15, WHITE)
    for x, y in _PIPS[number - 1]:
        pen.disc(x, y, 10, CRIMSON if number == 1 else SEPIA)


@kept
def battle_die(roll: int | None, size: int) -> Image.Image:
    """The twelve-sided die with its number or its flame; None: not rolled yet."""

    def draw(pen: Pen) -> None:
        for reach, ink in ((50, SEPIA), (44, SHEET if roll is None else WHITE)):
            pen.polygon([(50 + sin(pi * n / 5) * reach, 51 - cos(pi * n / 5) * reach) for n in range(10)], ink)

    image = sprite(size, draw)
    if roll == FLAME:
        flame = sign("flame", round(size * 0.66))
        image.alpha_composite(flame, ((size - flame.width) // 2, (size - flame.height) // 2 - 1))
    elif roll is not None:
        inscribe(image, str(roll), (50, 51), max(SMALLEST / size, 0.64 if roll < 10 else 0.54), SEPIA)
    return image
