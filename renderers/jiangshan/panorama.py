"""The heading's painting: far mountains in mist, and the sun."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.canvas import Canvas, cut_out
from renderers.jiangshan.colours import CINNABAR_INK, MIST, SILK
from renderers.jiangshan.layout import Box
from renderers.jiangshan.strokes import wash

_RANGES = (
    (
        (0, 60),
        (6, 46),
        (12, 52),
        (20, 30),
        (27, 44),
        (34, 36),
        (42, 54),
        (50, 34),
        (58, 48),
        (66, 26),
        (74, 46),
        (83, 30),
        (92, 50),
    ),
    (
        (0, 84),
        (9, 62),
        (16, 72),
        (24, 50),
        (31, 70),
        (40, 80),
        (49, 66),
        (57, 78),
        (64, 54),
        (71, 40),
        (79, 64),
        (88, 44),
        (95, 62),
    ),
    ((0, 98), (8, 92), (18, 84), (28, 94), (40, 98), (56, 95), (67, 82), (76, 66), (82, 78), (90, 58), (97, 74)),
)
"""Outlines in hundredths of the width and of the height, the farthest range first."""


def paint(canvas: Canvas, box: Box) -> None:
    """The painting, filling the box."""
    canvas.put(_scroll(box[2] - box[0], box[3] - box[1]), *box[:2])


@lru_cache(maxsize=4)
def _scroll(wide: int, high: int) -> Image.Image:
    canvas = Canvas.blank(wide, high, SILK)
    radius = round(high * 0.17)
    sun = round(wide * 0.695), round(high * 0.28)
    canvas.panel((sun[0] - radius, sun[1] - radius, sun[0] + radius, sun[1] + radius), radius, CINNABAR_INK)
    for ridge, ink in zip(_RANGES, MIST, strict=True):
        points = [(x * wide / 100, y * high / 100) for x, y in ridge]
        outline = [*points, (wide, points[-1][1] + high * 0.1), (wide, high), (0, high)]
        canvas.put(wash((wide, high), outline, ink, SILK, fade=0.4), 0, 0)
    return cut_out(canvas.image.convert("RGBA"), round(high * 0.12))
