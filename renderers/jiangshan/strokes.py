"""The brush: strokes that swell and thin out, washes that fade into the paper, and the wash under the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageOps

from renderers.canvas import Ink, Pen, Point, stroked
from renderers.jiangshan.colours import SAND, TINTS
from renderers.kept import compact
from renderers.palette import Colour

_SCALE, _BROAD = 4, 2
_WAVES = ((0.0061, 0.019, 0.047), (0.0048, 0.023, 0.061), (0.0072, 0.017, 0.053))
"""The ridges of the far mountains, in radians a pixel."""


def stroke(pen: Pen, points: Sequence[Point], widths: Sequence[float], ink: Ink) -> None:
    """A line through `points` as wide at each of them as `widths` says."""
    for (a, wide), (b, next_) in zip(
        zip(points, widths, strict=True), zip(points[1:], widths[1:], strict=True), strict=False
    ):
        far = hypot(b[0] - a[0], b[1] - a[1]) or 1
        x, y = (b[1] - a[1]) / far / 2, (a[0] - b[0]) / far / 2
        pen.polygon(
            [
                (a[0] + x * wide, a[1] + y * wide),
                (b[0] + x * next_, b[1] + y * next_),
                (b[0] - x * next_, b[1] - y * next_),
                (a[0] - x * wide, a[1] - y * wide),
            ],
            ink,
        )
    for (x, y), wide in zip(points, widths, strict=True):
        pen.disc(x, y, wide / 2, ink)


brush = stroked(stroke)


def half(x: float, y: float, radius: float) -> list[Point]:
    """The lower right half of a disc around (x, y)."""
    turns = [turn * pi / 36 for turn in range(-9, 28)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def wash(size: tuple[int, int], outline: Sequence[Point], top: Colour, bottom: Colour, *, fade: float) -> Image.Image:
    """A shape (in pixels) painted from `top` to `bottom`, its lowest part gone by the share `fade`."""
    wide, high = size[0] * _SCALE, size[1] * _SCALE
    shape = Image.new("L", (wide, high))
    ImageDraw.Draw(shape).polygon([(x * _SCALE, y * _SCALE) for x, y in outline], fill=255)
    highest = max(0, int(min(y for _, y in outline) * _SCALE))
    lowest = min(high, int(max(y for _, y in outline) * _SCALE) + 1)
    ramp = Image.new("L", (wide, high), 255)
    ramp.paste(Image.linear_gradient("L").resize((wide, max(1, lowest - highest))), (0, highest))
    painted = ImageOps.colorize(ramp, top, bottom).convert("RGBA")
    gone = ramp.point(lambda share: 255 - int(share * fade))
    painted.putalpha(ImageChops.multiply(shape, gone))
    return painted.convert("RGBa").reduce(_SCALE).convert("RGBA")


@cache
def landscape(wide: int, high: int) -> Image.Image:
    """Ridges over the whole sheet, the nearest at its foot. Flat tints, so that they cost next to no bytes."""
    image = Image.new("RGB", (wide * _BROAD, high * _BROAD), SAND)
    pen = ImageDraw.Draw(image)
    for number, tint in enumerate(TINTS):
        middle = high * (0.14 + 0.2 * number)
        outline = [(x, middle - _peak(x, number, high * 0.13)) for x in range(-8, wide + 9, 8)]
        foot = [(wide + 8, high), (-8, high)]
        pen.polygon([(x * _BROAD, y * _BROAD) for x, y in (*outline, *foot)], fill=tint)
    return compact(image.reduce(_BROAD))


def _peak(x: int, number: int, high: float) -> float:
    """How far a ridge rises there: broad waves, and peaks where they bend."""
    slow, mid, fast = _WAVES[number % 3]
    shift = number * 2.1
    return high * (0.75 * abs(sin(x * slow + shift)) + 0.32 * abs(sin(x * mid + 2 * shift)) + 0.1 * sin(x * fast))
