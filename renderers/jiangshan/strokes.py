"""The brush: strokes that swell and thin out, and washes that fade into the paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageOps

from renderers.canvas import Ink, Pen, Point
from renderers.palette import Colour

_SCALE = 4


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
