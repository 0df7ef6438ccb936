"""The jungle from above: leaves on leaves, drawn once, on which everything else lies; and the trodden places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageDraw

from renderers.cacao.colours import (
    CANOPY,
    CANOPY_LEAVES,
    CANOPY_VEIN,
    CLEARING,
    CLEARING_EDGE,
    COLUMN,
    SHADE,
)
from renderers.canvas import Canvas, rims, rounded, sprite
from renderers.kept import compact, kept, kept_sheet
from renderers.palette import BLUE, WHITE, Colour
from renderers.sheet import HEADING, HEIGHT, WIDTH, Box

_LEAVES = 210
_FINE = 3
_NARROW = 60
"""Pixels of a clearing under which it has no edge: dashes would run into a name of two lines."""
_EDGE, _DASH, _STEP = 3, 9, 15
"""Pixels: how thick a clearing's edge is, how long a dash of it, and from one dash to the next."""
SHADOW = 4
"""Pixels that a tile's shadow reaches to the right and below."""


def sheet() -> Canvas:
    """The sheet before anything is on it, to be drawn on: jungle under the heading."""
    return _base().copy()


@kept_sheet
def _base() -> Canvas:
    canvas = Canvas.blank(WIDTH, HEIGHT, COLUMN)
    canvas.image.paste(_canopy(), (0, HEADING))
    return canvas


@cache
def _canopy() -> Image.Image:
    """Leaves in three greens, the darker ones below."""
    wide, high, random = WIDTH, HEIGHT - HEADING, Random("leaves")
    image = Image.new("RGB", (wide * _FINE, high * _FINE), CANOPY)
    draw = ImageDraw.Draw(image)
    for number in range(_LEAVES):
        fill = CANOPY_LEAVES[number * len(CANOPY_LEAVES) // _LEAVES]
        long = random.uniform(46, 110) * _FINE
        at = (random.uniform(0, wide) * _FINE, random.uniform(0, high) * _FINE)
        _leaf(draw, at, random.uniform(0, 2 * pi), long, fill)
    return compact(image.reduce(_FINE))


def _leaf(draw: ImageDraw.ImageDraw, at: tuple[float, float], angle: float, long: float, fill: Colour) -> None:
    """A pointed leaf with its vein."""
    along, aside = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    outline = [
        (
            at[0] + along[0] * long * (share - 0.5) + aside[0] * side * long * broad,
            at[1] + along[1] * long * (share - 0.5) + aside[1] * side * long * broad,
        )
        for side, shares in ((1, _PROFILE), (-1, _PROFILE[::-1]))
        for share, broad in shares
    ]
    draw.polygon(outline, fill)
    ends = [(at[0] + along[0] * long * share, at[1] + along[1] * long * share) for share in (-0.46, 0.4)]
    draw.line(ends, CANOPY_VEIN, round(1.6 * _FINE))


_PROFILE = ((0.0, 0.0), (0.12, 0.1), (0.3, 0.17), (0.5, 0.18), (0.7, 0.14), (0.88, 0.06), (1.0, 0.0))
"""How broad a leaf is along its length."""


@kept
def clearing(size: tuple[int, int], *, chosen: bool) -> Image.Image:
    """A place where a worker tile may go: trodden earth with a dashed edge, or white and blue where the viewer may
    choose it."""
    unit, narrow = 100 / min(size), min(size) < _NARROW
    if chosen:
        return sprite(size, rims((0, 9 * unit, BLUE), ((2 if narrow else 4) * unit, 6 * unit, WHITE)))
    dashes = (
        rounded((left * unit, top * unit, right * unit, bottom * unit), unit, CLEARING_EDGE)
        for left, top, right, bottom in (() if narrow else _dashes(*size))
    )
    return sprite(size, rims((0, 8 * unit, CLEARING)), *dashes)


def _dashes(wide: int, high: int) -> Iterator[Box]:
    """Along the four sides, in pixels."""
    for across, long, deep in ((True, wide, high), (False, high, wide)):
        for start in range((long - _DASH) % _STEP // 2, long - _DASH + 1, _STEP):
            for aside in (1, deep - 1 - _EDGE):
                end, inner = start + _DASH, aside + _EDGE
                yield (start, aside, end, inner) if across else (aside, start, inner, end)


def lifted(image: Image.Image) -> Image.Image:
    """The tile with its shadow on the leaves, `SHADOW` pixels larger."""
    size = image.width + SHADOW
    shape = image.getchannel("A")
    whole = Image.new("RGBA", (size, size))
    whole.paste((*SHADE, 255), (SHADOW, SHADOW), shape)
    whole.alpha_composite(image)
    return whole


def aside(canvas: Canvas, start: int) -> None:
    """Bare ground right of `start` and under the heading, where clearings at the map's edge may have run over."""
    canvas.image.paste(COLUMN, (start, HEADING, WIDTH, HEIGHT))
