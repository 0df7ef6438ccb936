"""Colours as other eyes see them (Machado, Oliveira and Fernandes 2009, full severity), and how pictures differ."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from PIL import Image, ImageChops, ImageStat

from renderers.frame import Frame
from renderers.palette import PAPER, Colour

Matrix = tuple[tuple[float, float, float], ...]
KINDS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "none": ((0.2126, 0.7152, 0.0722),) * 3,
}


def linear(part: float) -> float:
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def seen(colour: Colour, kind: str) -> tuple[float, float, float]:
    """The colour in CIELAB as that eye sees it."""
    parts = [linear(part) for part in colour]
    red, green, blue = (min(1, max(0, sum(a * b for a, b in zip(row, parts, strict=True)))) for row in KINDS[kind])
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, kind: str) -> float:
    return math.dist(seen(one, kind), seen(other, kind))


@cache
def contrast(one: Colour, other: Colour, kind: str = "usual") -> float:
    """How many times as bright as the darker one the lighter one is, as that eye sees both."""
    dark, light = sorted(_bright(each, kind) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _bright(colour: Colour, kind: str) -> float:
    parts = [linear(part) for part in colour]
    shown = (min(1, max(0, sum(a * b for a, b in zip(row, parts, strict=True)))) for row in KINDS[kind])
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), shown, strict=True))


def grey(image: Image.Image) -> Image.Image:
    ground = Image.new("RGB", image.size, PAPER)
    ground.paste(image, (0, 0), image)
    return ground.convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two grey pictures, 0 to 1."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


def unpacked(frame: Frame[Any, Any], drawing: Image.Image) -> Image.Image:
    """What a picture with this drawing shows, without packing it into a file and reading it again."""
    return drawing.quantize(palette=frame.palette(), dither=Image.Dither.NONE).convert("RGB")
