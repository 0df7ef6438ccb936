"""What is pinned on tiles: signs of armies, chaos, known types, facings set beforehand, marks of somebody hidden,
kills."""

from __future__ import annotations

from math import pi, sin

from PIL import Image

from renderers.canvas import Ink, Point, Stroke, arc, disc, discs, drawn, line, polygon, rims, rounded, sprite, star
from renderers.jiangshan import glyphs
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, FLAME, SOFT, Banner
from renderers.jiangshan.strokes import brush
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


def sign(banner: Banner, x: float, y: float, radius: float) -> list[Stroke]:
    """The army's corner sign on a light rim, so that it reads on any tile: ● □ ■ ◐."""
    shape, dark = banner.sign, banner.paint.edge
    rings = (radius + radius * 0.22, WHITE), (radius, dark)
    found = [discs(x, y, *rings)] if shape in "●◐" else [square(x, y, reach, 1, ink) for reach, ink in rings]
    if shape == "□":
        found.append(square(x, y, radius * 0.52, 0, WHITE))
    if shape == "◐":
        inner = radius * 0.68
        left = [(x + a * inner, y + b * inner) for a, b in ((0, -1), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))]
        found += (disc(x, y, inner, WHITE), polygon(left, dark))
    return found


def square(x: float, y: float, reach: float, radius: float, ink: Ink) -> Stroke:
    """A square around (x, y) with round corners."""
    return rounded((x - reach, y - reach, x + reach, y + reach), radius, ink)


@kept
def corner(key: str, size: int) -> Image.Image:
    """The army's sign alone, where it is on a tile."""
    return sprite(size, *sign(BANNERS[key], 15, 15, 12.5))


def cloth(banner: Banner, *rings: tuple[float, float, Ink]) -> tuple[Stroke, ...]:
    """Squares upon one another, the last one in the colour of the army, or half of it in its second one."""
    near, far = rings[-1][0], 100 - rings[-1][0]
    whole = rims(*rings)
    return (
        (whole,) if banner.second is None else (whole, polygon([(far, near), (far, far), (near, far)], banner.second))
    )


@kept
def emblem(key: str, size: int, character: str, face: str) -> Image.Image:
    """An army's banner: its colours, its sign, the character of its name."""
    banner, paint = BANNERS[key], BANNERS[key].paint
    image = sprite(size, *cloth(banner, (2, 12, paint.edge), (8, 8, paint.fill)))
    if character:
        glyphs.written(image, character, 0.7, paint.ink, face, (52, 52))
    x, radius = (17, 14) if character else (50, 24)
    image.alpha_composite(sprite(size, *sign(banner, x, x, radius)))
    return image


@kept
def chip(character: str, key: str, size: int, face: str) -> Image.Image:
    """A type off the board, in reserve or fallen: its character as large as its small tile allows."""
    banner, paint = BANNERS[key], BANNERS[key].paint
    image = sprite(size, *cloth(banner, (0, 14, paint.edge), (6, 9, paint.fill)))
    return glyphs.written(image, character, 0.93, paint.ink, face) if character else image


@kept
def chaos(size: int, face: str) -> Image.Image:
    """A burst in the upper right corner of a tile."""
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(burst(round(size * 0.52), face), (round(size * 0.485), 0))
    return image


@kept
def burst(size: int, face: str) -> Image.Image:
    """The sign of chaos alone."""
    rays = (polygon(star(50, 50, far, points=11, inner=0.82), ink) for far, ink in ((50, WHITE), (45, FLAME)))
    return glyphs.written(sprite(size, *rays), glyphs.CHAOS[face], 0.68, WHITE, face)


@kept
def known(character: str, size: int, face: str, preset: str | None = None) -> Image.Image:
    """A class beside the type, in the lower right corner, clear of the chevron of `preset`."""
    image = Image.new("RGBA", (size, size))
    x, y = _CLEAR.get(preset, (78, 78))
    small = tag(character, round(size * 0.46), face=face)
    corner = (round((size * x / 100) - small.width / 2), round((size * y / 100) - small.height / 2))
    image.alpha_composite(small, corner)
    return image


@kept
def tag(character: str, size: int, *, face: str) -> Image.Image:
    """The class that a back shows, alone."""
    image = sprite(size, rims((0, 20, INK), (7, 15, WHITE)))
    return glyphs.written(image, character, 0.86, INK, face)


def _lid(grow: float) -> list[Point]:
    """Of an eye, the line above."""
    reach = 46 + grow
    return [(50 - reach + reach * n / 8, 50 - (30 + grow * 0.6) * sin(pi * n / 16)) for n in range(17)]


eye = drawn(
    *(
        polygon([*_lid(grow), *((x, 100 - y) for x, y in reversed(_lid(grow)))], ink)
        for grow, ink in ((7, WHITE), (0, INK), (-8, WHITE))
    ),
    disc(50, 50, 17, INK),
    disc(55, 45, 5, WHITE),
)
"""An open eye: the enemy knows this type."""


@kept
def chevron(size: int, facing: str) -> Image.Image:
    """Where a unit will face when it is seen."""
    return sprite(size, line(_CHEVRONS[facing], WHITE, 14), line(_CHEVRONS[facing], BLUE, 8))


heading = drawn(line([(38, 12), (66, 50), (38, 88)], BLUE, 16))
"""The chevron alone, as large as its sign."""
mystery = drawn(
    discs(50, 50, (49, WHITE), (43, INK)),
    arc(50, 38, 17, (170, 400), WHITE, 12),
    line([(61, 50), (50, 58), (50, 64)], WHITE, 11),
    disc(50, 80, 7.5, WHITE),
)
"""The mark *occupied* on a forest or a tile: somebody is in there."""
summons = drawn(
    discs(50, 50, (49, WHITE), (43, CINNABAR_INK)),
    brush([(50, 22), (50, 56)], (17, 9), WHITE),
    disc(50, 76, 8, WHITE),
)
"""An enemy has challenged the unit: it had to show itself."""
cross = drawn(
    *(
        brush([(50 - side, 18), (50, 52), (50 + side, 82)], (wide, wide * 0.8, wide), ink)
        for ink, wide in ((WHITE, 30), (CINNABAR_INK, 19))
        for side in (32, -32)
    )
)
"""Somebody fell here, or a tile was taken."""
done = drawn(discs(50, 50, (49, WHITE), (43, SOFT)), line([(28, 52), (44, 68), (72, 34)], WHITE, 13))
"""The unit has acted this turn."""
