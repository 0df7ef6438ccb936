"""The two action dice, and the battle die with its flame."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from games.koxinga.state import FLAME
from renderers.canvas import centred, disc, inscribe, polygon, rims, sprite
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
def die(size: int, number: int, *, active: bool) -> Image.Image:
    """An action die; an active one glows."""
    pips = (disc(*pip, 10, CRIMSON if number == 1 else SEPIA) for pip in _PIPS[number - 1])
    return sprite(size, rims((0, 24, GLOW if active else SEPIA), (7, 18, SEPIA), (10, 15, WHITE)), *pips)


@kept
def battle_die(roll: int | None, size: int) -> Image.Image:
    """The twelve-sided die with its number or its flame; None: not rolled yet."""
    plate = sprite(
        size,
        *(
            polygon([(50 + sin(pi * n / 5) * reach, 51 - cos(pi * n / 5) * reach) for n in range(10)], ink)
            for reach, ink in ((50, SEPIA), (44, SHEET if roll is None else WHITE))
        ),
    )
    if roll == FLAME:
        return centred(plate, sign("flame", round(size * 0.66)), up=1)
    words, share = "" if roll is None else str(roll), 0.64 if roll is None or roll < 10 else 0.54
    return inscribe(plate, words, (50, 51), max(SMALLEST / size, share), SEPIA)
