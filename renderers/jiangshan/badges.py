"""What is pinned on tiles: signs of armies, chaos, known types, facings set beforehand, marks of somebody hidden,
kills."""

from __future__ import annotations

from math import pi, sin

from PIL import Image

from renderers.canvas import Ink, Pen, Point, penned, sprite, star
from renderers.jiangshan import glyphs
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, FLAME, SOFT, Banner
from renderers.jiangshan.strokes import stroke
from renderers.kept import kept
from renderers.palette import BLUE, INK, WHITE

_CHEVRONS: dict[str, tuple[Point, ...]] = {
    "n": ((26, 17), (50, 2), (74, 17)),
    "s": ((26, 83), (50, 98), (74, 83)),
    "e": ((83, 26), (98, 50), (83, 74)),
    "w": ((17, 26), (2, 50), (17, 74)),
}
_CLEAR: dict[str | None, Point] = {"e": (64, 80), "s": (80, 64)}
"""Where the middle of a class makes way."""


def sign(pen: Pen, banner: Banner, x: float, y: float, radius: float) -> None:
    """The army's corner sign on a light rim, so that it reads on any tile: ● □ ■ ◐."""
    shape, dark = banner.sign, banner.paint.edge
    light = radius * 0.22
    if shape.round:
        pen.discs(x, y, (radius + light, WHITE), (radius, dark))
    else:
        pen.rounded((x - radius - light, y - radius - light, x + radius + light, y + radius + light), 1, WHITE)
        pen.rounded((x - radius, y - radius, x + radius, y + radius), 1, dark)
    if not shape.solid:
        inner = radius * 0.52
        pen.rounded((x - inner, y - inner, x + inner, y + inner), 0, WHITE)
    if shape.half:
        inner = radius * 0.68
        pen.disc(x, y, inner, WHITE)
        pen.polygon(
            [
                (x, y - inner),
                (x, y + inner),
                (x - inner * 0.7, y + inner * 0.7),
                (x - inner, y),
                (x - inner * 0.7, y - inner * 0.7),
            ],
            dark,
        )


@kept
def corner(key: str, size: int) -> Image.Image:
    """The army's sign alone, where it is on a tile."""
    return sprite(size, lambda pen: sign(pen, BANNERS[key], 15, 15, 12.5))


def cloth(pen: Pen, banner: Banner, *rings: tuple[float, float, Ink]) -> None:
    """Squares upon one another, the last one in the colour of the army, or half of it in its second one."""
    pen.rims(*rings)
    near, far = rings[-1][0], 100 - rings[-1][0]
    if banner.second is not None:
        pen.polygon([(far, near), (far, far), (near, far)], banner.second)


@kept
def emblem(key: str, size: int, character: str, face: str) -> Image.Image:
    """An army's banner: its colours, its sign, the character of its name."""
    banner, paint = BANNERS[key], BANNERS[key].paint
    image = sprite(size, lambda pen: cloth(pen, banner, (2, 12, paint.edge), (8, 8, paint.fill)))
    if character:
        glyphs.written(image, character, 0.7, paint.ink, face, (52, 52))
    x, radius = (17, 14) if character else (50, 24)
    image.alpha_composite(sprite(size, lambda pen: sign(pen, banner, x, x, radius)))
    return image


@kept
def chip(character: str, key: str, size: int, face: str) -> Image.Image:
    """A type off the board, in reserve or fallen: its character as large as its small tile allows."""
    banner, paint = BANNERS[key], BANNERS[key].paint
    image = sprite(size, lambda pen: cloth(pen, banner, (0, 14, paint.edge), (6, 9, paint.fill)))
    return glyphs.written(image, character, 0.93, paint.ink, face) if character else image


@kept
def chaos(size: int, face: str) -> Image.Image:
    """A burst in the upper right corner of a tile."""
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(burst(round(size * 0.46), face), (round(size * 0.545), 0))
    return image


@kept
def burst(size: int, face: str) -> Image.Image:
    """The sign of chaos alone."""

    def draw(pen: Pen) -> None:
        pen.polygon(star(50, 50, 50, points=11, inner=0.82), WHITE)
        pen.polygon(star(50, 50, 45, points=11, inner=0.82), FLAME)

    return glyphs.written(sprite(size, draw), glyphs.CHAOS[face], 0.64, WHITE, face)


@kept
def known(character: str, size: int, face: str, preset: str | None = None) -> Image.Image:
    """A class beside the type, in the lower right corner, clear of the chevron of `preset`."""
    image = Image.new("RGBA", (size, size))
    x, y = _CLEAR.get(preset, (80, 80))
    small = tag(character, round(size * 0.4), face=face)
    corner = (round((size * x / 100) - small.width / 2), round((size * y / 100) - small.height / 2))
    image.alpha_composite(small, corner)
    return image


@kept
def tag(character: str, size: int, *, face: str) -> Image.Image:
    """The class that a back shows, alone."""
    image = sprite(size, lambda pen: pen.rims((0, 20, INK), (7, 15, WHITE)))
    return glyphs.written(image, character, 0.84, INK, face)


@kept
@penned
def eye(pen: Pen) -> None:
    """An open eye: the enemy knows this type."""
    for grow, ink in ((7, WHITE), (0, INK), (-8, WHITE)):
        reach = 46 + grow
        upper = [(50 - reach + reach * n / 8, 50 - (30 + grow * 0.6) * sin(pi * n / 16)) for n in range(17)]
        lower = [(x, 100 - y) for x, y in reversed(upper)]
        pen.polygon([*upper, *lower], ink)
    pen.disc(50, 50, 17, INK)
    pen.disc(55, 45, 5, WHITE)


@kept
@penned
def chevron(pen: Pen, facing: str) -> None:
    """Where a unit will face when it is seen."""
    pen.line(_CHEVRONS[facing], WHITE, 14)
    pen.line(_CHEVRONS[facing], BLUE, 8)


@kept
def heading(size: int) -> Image.Image:
    """The chevron alone, as large as its sign."""
    return sprite(size, lambda pen: pen.line([(38, 12), (66, 50), (38, 88)], BLUE, 16))


@kept
@penned
def mystery(pen: Pen) -> None:
    """The mark *occupied* on a forest or a tile: somebody is in there."""
    pen.discs(50, 50, (49, WHITE), (43, INK))
    pen.arc(50, 38, 17, (170, 400), WHITE, 12)
    pen.line([(61, 50), (50, 58), (50, 64)], WHITE, 11)
    pen.disc(50, 80, 7.5, WHITE)


@kept
@penned
def summons(pen: Pen) -> None:
    """An enemy has challenged the unit: it had to show itself."""
    pen.discs(50, 50, (49, WHITE), (43, CINNABAR_INK))
    stroke(pen, [(50, 22), (50, 56)], (17, 9), WHITE)
    pen.disc(50, 76, 8, WHITE)


@kept
@penned
def cross(pen: Pen) -> None:
    """Somebody fell here, or a tile was taken."""
    for ink, wide in ((WHITE, 30), (CINNABAR_INK, 19)):
        for points in (((18, 18), (50, 52), (82, 82)), ((82, 18), (50, 52), (18, 82))):
            stroke(pen, points, (wide, wide * 0.8, wide), ink)


@kept
@penned
def done(pen: Pen) -> None:
    """The unit has acted this turn."""
    pen.discs(50, 50, (49, WHITE), (43, SOFT))
    pen.line([(28, 52), (44, 68), (72, 34)], WHITE, 13)
