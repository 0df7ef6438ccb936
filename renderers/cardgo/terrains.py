"""The fifteen terrains: a tint, and a mark for each that changes play (CardGO 9)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Terrain
from renderers.canvas import Stroke, arc, centred, disc, ellipse, line, polygon, rims, rounded, sprite
from renderers.cardgo.colours import (
    BLADE,
    BUSH,
    CRACK,
    DEEP,
    EMBER,
    FLAME,
    FROST,
    HEART,
    HOLE,
    HOLE_RIM,
    LEAVES,
    LEAVES_LIGHT,
    PEAK,
    PETAL,
    REED,
    ROCK,
    ROCK_LIGHT,
    SNOW,
    TINTS,
    TRUNK,
    TUFT,
    WAVE,
)
from renderers.kept import kept
from renderers.palette import INK, WHITE, blend, colour

_SPECK, _BERRY = colour("#C9994F"), colour("#E05A4E")
_RUSHES, _REEDS = ((28, 26), (50, 14), (72, 30)), ((22, 22), (50, 2), (78, 22))
"""Where the heads of a swamp's plants are: on the ground, and on small signs."""

MARKS: Mapping[Terrain, tuple[Stroke, ...]] = MappingProxyType(
    {
        Terrain.NONE: (rounded((46, 46, 54, 54), 4, _SPECK),),
        Terrain.SOIL: tuple(disc(x, y, 2.6, _SPECK) for x, y in ((34, 38), (66, 46), (44, 68))),
        Terrain.GRASSLAND: tuple(
            line([(x + lean, y - 10), (x, y)], TUFT, 3.4)
            for (x, y), lean in product(((32, 42), (66, 36), (52, 72)), (-7, 7))
        ),
        Terrain.WASTELAND: (
            line([(20, 40), (40, 50), (48, 36), (70, 44), (80, 34)], CRACK, 3),
            line([(40, 50), (44, 70), (62, 76)], CRACK, 3),
        ),
        Terrain.WATER: tuple(arc(x, y + 4, 12.5, (205, 335), WAVE, 6) for y, x in product((28, 51, 74), (26, 50, 74))),
        Terrain.STONE: (
            polygon([(8, 84), (14, 44), (38, 18), (66, 20), (90, 50), (93, 84)], ROCK),
            polygon([(22, 48), (40, 26), (62, 27), (52, 46)], ROCK_LIGHT),
            polygon([(58, 52), (70, 34), (84, 54), (74, 66)], ROCK_LIGHT),
        ),
        Terrain.PIT: (ellipse(50, 54, 40, 30, HOLE_RIM), ellipse(50, 57, 33, 22, HOLE)),
        Terrain.SWAMP: (
            *(line([(x, top + 14), (x, 70)], REED, 5) for x, top in _RUSHES),
            *(rounded((x - 6.5, top, x + 6.5, top + 28), 6.5, REED) for x, top in _RUSHES),
            line([(12, 78), (88, 78)], REED, 6),
            line([(26, 91), (74, 91)], REED, 5),
        ),
        Terrain.HIGHLAND: (
            polygon([(4, 86), (38, 20), (72, 86)], PEAK),
            polygon([(44, 86), (70, 42), (96, 86)], blend(PEAK, WHITE, 0.25)),
            polygon([(38, 20), (27, 42), (36, 38), (42, 44), (49, 42)], SNOW),
        ),
        Terrain.SHRUB: (
            *(disc(x, y, radius, BUSH) for x, y, radius in ((30, 60, 22), (70, 60, 22), (50, 42, 25))),
            rounded((14, 60, 86, 84), 10, BUSH),
            *(disc(x, y, 5, _BERRY) for x, y in ((40, 40), (58, 56), (30, 64), (74, 66))),
        ),
        Terrain.ICE: (
            *(line([(50 - x, 50 - y), (50 + x, 50 + y)], FROST, 7) for x, y in ((38, 0), (19, 32.9), (19, -32.9))),
            *(
                disc(50 + x, 50 + y, 7.5, FROST)
                for x, y in ((26, 0), (13, 22.5), (13, -22.5), (-26, 0), (-13, 22.5), (-13, -22.5))
            ),
        ),
        Terrain.TALL_GRASS: tuple(
            polygon([(base - 7, 92), (tip, top), (base + 7, 92)], BLADE)
            for base, tip, top in ((18, 8, 36), (32, 26, 14), (46, 50, 6), (60, 66, 20), (72, 84, 12), (84, 95, 40))
        ),
        Terrain.TREE: (
            rounded((43, 66, 57, 96), 3, TRUNK),
            polygon([(50, 3), (84, 48), (16, 48)], LEAVES),
            polygon([(50, 26), (92, 78), (8, 78)], LEAVES),
            polygon([(50, 12), (62, 28), (44, 38)], LEAVES_LIGHT),
        ),
        Terrain.FLOWER: (
            *(disc(x, y, 18, PETAL) for x, y in ((50, 24), (75, 42), (66, 72), (34, 72), (25, 42))),
            disc(50, 51, 14, HEART),
        ),
        Terrain.FIRE: (
            polygon([(52, 3), (66, 30), (74, 24), (86, 58), (14, 58), (30, 22), (38, 36)], FLAME),
            ellipse(50, 62, 36, 33, FLAME),
            ellipse(50, 72, 19, 20, EMBER),
            polygon([(50, 40), (68, 68), (32, 68)], EMBER),
        ),
    }
)
BOLD: Mapping[Terrain, tuple[Stroke, ...]] = MappingProxyType(
    {
        Terrain.WATER: tuple(
            line([(4, y + 8), (27, y - 8), (50, y + 8), (73, y - 8), (96, y + 8)], WAVE, 13) for y in (18, 48, 78)
        ),
        Terrain.ICE: tuple(
            line([(50 - x, 50 - y), (50 + x, 50 + y)], FROST, 13) for x, y in ((46, 0), (23, 40), (23, -40))
        ),
        Terrain.SWAMP: (
            *(rounded((x - 9, top, x + 9, top + 36), 9, REED) for x, top in _REEDS),
            *(line([(x, top + 30), (x, 76)], REED, 6) for x, top in _REEDS),
            line([(6, 86), (94, 86)], REED, 13),
        ),
        Terrain.TALL_GRASS: tuple(
            polygon([(base - 14, 98), (tip, top), (base + 14, 98)], BLADE)
            for base, tip, top in ((18, 4, 26), (42, 36, 2), (64, 76, 8), (82, 98, 32))
        ),
    }
)
"""Simpler marks for small signs."""
BASIC = frozenset({Terrain.NONE, Terrain.SOIL, Terrain.GRASSLAND, Terrain.WASTELAND})
"""Terrains that change nothing."""
WOODEN = frozenset({Terrain.NONE, Terrain.SOIL})
"""Terrains that are bare wood."""
_FULL = frozenset({Terrain.STONE, Terrain.TREE})


@kept
def tile(terrain: Terrain, size: int) -> Image.Image:
    """An empty cell of `size` pixels, painted to its edges."""
    return centred(Image.new("RGBA", (size, size), (*TINTS[terrain], 255)), sign(terrain, size))


@kept
def sign(terrain: Terrain, cell: int) -> Image.Image:
    """The terrain's mark as it fills a cell."""
    return mark(terrain, max(4, round(cell * (0.86 if terrain in _FULL else 1.0 if terrain in BASIC else 0.72))))


@kept
def chip(terrain: Terrain, size: int) -> Image.Image:
    """A small sign of the terrain, for the corner of an occupied cell."""
    plate = sprite(size, rims((0, 26, blend(DEEP[terrain], INK, 0.45)), (5, 22, blend(TINTS[terrain], WHITE, 0.5))))
    return centred(plate, sprite(max(4, round(size * 0.84)), *BOLD.get(terrain, MARKS[terrain])))


@kept
def sample(terrain: Terrain, size: int) -> Image.Image:
    """The terrain for the legend: tint, mark and a rim that shows on any ground."""
    plate = sprite(size, rims((0, 16, blend(TINTS[terrain], (60, 50, 30), 0.22)), (4, 13, TINTS[terrain])))
    return centred(plate, mark(terrain, round(size * (0.92 if terrain in BASIC else 0.74))))


@kept
def mark(terrain: Terrain, size: int) -> Image.Image:
    """The terrain's mark alone."""
    return sprite(size, *MARKS[terrain])
