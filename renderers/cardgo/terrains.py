"""The fifteen terrains: a tint, and a mark for each that changes play (CardGO 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Terrain
from renderers.canvas import Pen, centred, sprite
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


def _none(pen: Pen) -> None:
    pen.rounded((46, 46, 54, 54), 4, colour("#C9994F"))


def _soil(pen: Pen) -> None:
    for x, y in ((34, 38), (66, 46), (44, 68)):
        pen.disc(x, y, 2.6, colour("#C9994F"))


def _grassland(pen: Pen) -> None:
    for x, y in ((32, 42), (66, 36), (52, 72)):
        pen.line([(x - 7, y - 10), (x, y)], TUFT, 3.4)
        pen.line([(x + 7, y - 10), (x, y)], TUFT, 3.4)


def _wasteland(pen: Pen) -> None:
    pen.line([(20, 40), (40, 50), (48, 36), (70, 44), (80, 34)], CRACK, 3)
    pen.line([(40, 50), (44, 70), (62, 76)], CRACK, 3)


def _water(pen: Pen) -> None:
    for y in (28, 51, 74):
        for x in (26, 50, 74):
            pen.arc(x, y + 4, 12.5, (205, 335), WAVE, 6)


def _waves(pen: Pen) -> None:
    for y in (18, 48, 78):
        pen.line([(4, y + 8), (27, y - 8), (50, y + 8), (73, y - 8), (96, y + 8)], WAVE, 13)


def _flake(pen: Pen) -> None:
    for x, y in ((46, 0), (23, 40), (23, -40)):
        pen.line([(50 - x, 50 - y), (50 + x, 50 + y)], FROST, 13)


def _reeds(pen: Pen) -> None:
    for x, top in ((22, 22), (50, 2), (78, 22)):
        pen.rounded((x - 9, top, x + 9, top + 36), 9, REED)
        pen.line([(x, top + 30), (x, 76)], REED, 6)
    pen.line([(6, 86), (94, 86)], REED, 13)


def _blades(pen: Pen) -> None:
    for base, tip, top in ((18, 4, 26), (42, 36, 2), (64, 76, 8), (82, 98, 32)):
        pen.polygon([(base - 14, 98), (tip, top), (base + 14, 98)], BLADE)


def _stone(pen: Pen) -> None:
    pen.polygon([(8, 84), (14, 44), (38, 18), (66, 20), (90, 50), (93, 84)], ROCK)
    pen.polygon([(22, 48), (40, 26), (62, 27), (52, 46)], ROCK_LIGHT)
    pen.polygon([(58, 52), (70, 34), (84, 54), (74, 66)], ROCK_LIGHT)


def _pit(pen: Pen) -> None:
    pen.ellipse(50, 54, 40, 30, HOLE_RIM)
    pen.ellipse(50, 57, 33, 22, HOLE)


def _swamp(pen: Pen) -> None:
    for x, top in ((28, 26), (50, 14), (72, 30)):
        pen.line([(x, top + 14), (x, 70)], REED, 5)
        pen.rounded((x - 6.5, top, x + 6.5, top + 28), 6.5, REED)
    pen.line([(12, 78), (88, 78)], REED, 6)
    pen.line([(26, 91), (74, 91)], REED, 5)


def _highland(pen: Pen) -> None:
    pen.polygon([(4, 86), (38, 20), (72, 86)], PEAK)
    pen.polygon([(44, 86), (70, 42), (96, 86)], blend(PEAK, WHITE, 0.25))
    pen.polygon([(38, 20), (27, 42), (36, 38), (42, 44), (49, 42)], SNOW)


def _shrub(pen: Pen) -> None:
    for x, y, radius in ((30, 60, 22), (70, 60, 22), (50, 42, 25)):
        pen.disc(x, y, radius, BUSH)
    pen.rounded((14, 60, 86, 84), 10, BUSH)
    for x, y in ((40, 40), (58, 56), (30, 64), (74, 66)):
        pen.disc(x, y, 5, colour("#E05A4E"))


def _ice(pen: Pen) -> None:
    for x, y in ((38, 0), (19, 32.9), (19, -32.9)):
        pen.line([(50 - x, 50 - y), (50 + x, 50 + y)], FROST, 7)
    for x, y in ((26, 0), (13, 22.5), (13, -22.5), (-26, 0), (-13, 22.5), (-13, -22.5)):
        pen.disc(50 + x, 50 + y, 7.5, FROST)


def _tall_grass(pen: Pen) -> None:
    for base, tip, top in ((18, 8, 36), (32, 26, 14), (46, 50, 6), (60, 66, 20), (72, 84, 12), (84, 95, 40)):
        pen.polygon([(base - 7, 92), (tip, top), (base + 7, 92)], BLADE)


def _tree(pen: Pen) -> None:
    pen.rounded((43, 66, 57, 96), 3, TRUNK)
    pen.polygon([(50, 3), (84, 48), (16, 48)], LEAVES)
    pen.polygon([(50, 26), (92, 78), (8, 78)], LEAVES)
    pen.polygon([(50, 12), (62, 28), (44, 38)], LEAVES_LIGHT)


def _flower(pen: Pen) -> None:
    for x, y in ((50, 24), (75, 42), (66, 72), (34, 72), (25, 42)):
        pen.disc(x, y, 18, PETAL)
    pen.disc(50, 51, 14, HEART)


def _fire(pen: Pen) -> None:
    pen.polygon([(52, 3), (66, 30), (74, 24), (86, 58), (14, 58), (30, 22), (38, 36)], FLAME)
    pen.ellipse(50, 62, 36, 33, FLAME)
    pen.ellipse(50, 72, 19, 20, EMBER)
    pen.polygon([(50, 40), (68, 68), (32, 68)], EMBER)


MARKS: Mapping[Terrain, Callable[[Pen], None]] = MappingProxyType(
    {
        Terrain.NONE: _none,
        Terrain.SOIL: _soil,
        Terrain.GRASSLAND: _grassland,
        Terrain.WASTELAND: _wasteland,
        Terrain.WATER: _water,
        Terrain.STONE: _stone,
        Terrain.PIT: _pit,
        Terrain.SWAMP: _swamp,
        Terrain.HIGHLAND: _highland,
        Terrain.SHRUB: _shrub,
        Terrain.ICE: _ice,
        Terrain.TALL_GRASS: _tall_grass,
        Terrain.TREE: _tree,
        Terrain.FLOWER: _flower,
        Terrain.FIRE: _fire,
    }
)
BOLD: Mapping[Terrain, Callable[[Pen], None]] = MappingProxyType(
    {Terrain.WATER: _waves, Terrain.ICE: _flake, Terrain.SWAMP: _reeds, Terrain.TALL_GRASS: _blades}
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
    rings = (0, 26, blend(DEEP[terrain], INK, 0.45)), (5, 22, blend(TINTS[terrain], WHITE, 0.5))
    plate = sprite(size, lambda pen: pen.rims(*rings))
    return centred(plate, sprite(max(4, round(size * 0.84)), BOLD.get(terrain, MARKS[terrain])))


@kept
def sample(terrain: Terrain, size: int) -> Image.Image:
    """The terrain for the legend: tint, mark and a rim that shows on any ground."""
    rings = (0, 16, blend(TINTS[terrain], (60, 50, 30), 0.22)), (4, 13, TINTS[terrain])
    plate = sprite(size, lambda pen: pen.rims(*rings))
    return centred(plate, mark(terrain, round(size * (0.92 if terrain in BASIC else 0.74))))


@kept
def mark(terrain: Terrain, size: int) -> Image.Image:
    """The terrain's mark alone."""
    return sprite(size, MARKS[terrain])
