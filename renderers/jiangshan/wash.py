"""The ink wash under the map: five ridges in mist, one tint each."""

from __future__ import annotations

from functools import cache
from math import sin

from PIL import Image, ImageDraw

from renderers.jiangshan.colours import SAND, TINTS
from renderers.kept import compact

_SCALE = 2
_WAVES = ((0.0061, 0.019, 0.047), (0.0048, 0.023, 0.061), (0.0072, 0.017, 0.053))


@cache
def landscape(wide: int, high: int) -> Image.Image:
    """Ridges over the whole sheet, the nearest at its foot. Flat tints, so that they cost next to no bytes."""
    image = Image.new("RGB", (wide * _SCALE, high * _SCALE), SAND)
    pen = ImageDraw.Draw(image)
    for number, tint in enumerate(TINTS):
        middle = high * (0.14 + 0.2 * number)
        outline = [(x, middle - _peak(x, number, high * 0.13)) for x in range(-8, wide + 9, 8)]
        foot = [(wide + 8, high), (-8, high)]
        pen.polygon([(x * _SCALE, y * _SCALE) for x, y in (*outline, *foot)], fill=tint)
    return compact(image.reduce(_SCALE))


def _peak(x: int, number: int, high: float) -> float:
    """How far a ridge rises there: broad waves, and peaks where they bend."""
    slow, mid, fast = _WAVES[number % 3]
    shift = number * 2.1
    return high * (0.75 * abs(sin(x * slow + shift)) + 0.32 * abs(sin(x * mid + 2 * shift)) + 0.1 * sin(x * fast))
