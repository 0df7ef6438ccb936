"""The fifteen terrains: a tint, and a mark for each that changes play (CardGO 9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from games.cardgo.state import Terrain
from renderers.canvas import Pen, sprite
from renderers.palette import INK, WHITE, Colour, blend, colour

TINTS: Mapping[Terrain, Colour] = MappingProxyType(
    {
        Terrain.NONE: colour("#FBF8F1"),
        Terrain.SOIL: colour("#F3E9D6"),
        Terrain.GRASSLAND: colour("#E4EDCB"),
        Terrain.WASTELAND: colour("#E6DFD6"),
        Terrain.WATER: colour("#BFDDF2"),
        Terrain.STONE: colour("#CFCCC6"),
        Terrain.PIT: colour("#E9DCC4"),
        Terrain.SWAMP: colour("#CBD3AE"),
        Terrain.HIGHLAND: colour("#EBD3AE"),
        Terrain.SHRUB: colour("#D9E8BE"),
        Terrain.ICE: colour("#E2F3F8"),
        Terrain.TALL_GRASS: colour("#CFE3A4"),
        Terrain.TREE: colour("#DCE7C6"),
        Terrain.FLOWER: colour("#FAE4EC"),
        Terrain.FIRE: colour("#FCE0BF"),
    }
)
_TUFT, _CRACK, _WAVE, _ROCK, _ROCK_LIGHT = map(colour, ("#B5C98B", "#BFB4A4", "#4C8FC4", "#77736C", "#A09B92"))
_HOLE, _HOLE_RIM, _REED, _PEAK, _SNOW = map(colour, ("#3A332B", "#A58F6C", "#5E6B2E", "#9A6A35", "#FFFFFF"))
_BUSH, _FROST, _BLADE, _LEAVES, _LEAVES_LIGHT = map(colour, ("#5C9440", "#3F9DBF", "#4F8326", "#3F7D46", "#6BA765"))
_TRUNK, _PETAL, _HEART, _FLAME, _EMBER = map(colour, ("#7A5330", "#D75A8F", "#F3C13A", "#E8641B", "#F9B83A"))

DEEP: Mapping[Terrain, Colour] = MappingProxyType(
    {
        Terrain.WATER: colour("#79B4DE"),
        Terrain.STONE: colour("#A09B92"),
        Terrain.PIT: colour("#C4AE88"),
        Terrain.SWAMP: colour("#949B58"),
        Terrain.HIGHLAND: colour("#CC9A5C"),
        Terrain.SHRUB: colour("#93C46F"),
        Terrain.ICE: colour("#A9E0F2"),
        Terrain.TALL_GRASS: colour("#B7D655"),
        Terrain.TREE: colour("#7FAF78"),
        Terrain.FLOWER: colour("#F29DC0"),
        Terrain.FIRE: colour("#F7A45A"),
    }
)
"""The ground around a piece, where its terrain matters."""

COLOURS = (
    *DEEP.values(),
    *TINTS.values(),
    _TUFT,
    _WAVE,
    _ROCK,
    _HOLE,
    _REED,
    _PEAK,
    _BUSH,
    _FROST,
    _BLADE,
    _LEAVES,
    _PETAL,
    _FLAME,
    _EMBER,
)


def _none(pen: Pen) -> None:
    pen.rounded((46, 46, 54, 54), 4, colour("#E4DDCE"))


def _soil(pen: Pen) -> None:
    for x, y in ((34, 38), (66, 46), (44, 68)):
        pen.disc(x, y, 2.6, colour("#E0D0B2"))


def _grassland(pen: Pen) -> None:
    for x, y in ((32, 42), (66, 36), (52, 72)):
        pen.line([(x - 7, y - 10), (x, y)], _TUFT, 3.4)
        pen.line([(x + 7, y - 10), (x, y)], _TUFT, 3.4)


def _wasteland(pen: Pen) -> None:
    pen.line([(20, 40), (40, 50), (48, 36), (70, 44), (80, 34)], _CRACK, 3)
    pen.line([(40, 50), (44, 70), (62, 76)], _CRACK, 3)


def _water(pen: Pen) -> None:
    for y in (28, 51, 74):
        for x in (26, 50, 74):
            pen.arc(x, y + 4, 12.5, (205, 335), _WAVE, 6)


def _waves(pen: Pen) -> None:
    for y in (18, 48, 78):
        pen.line([(4, y + 8), (27, y - 8), (50, y + 8), (73, y - 8), (96, y + 8)], _WAVE, 13)


def _flake(pen: Pen) -> None:
    for x, y in ((46, 0), (23, 40), (23, -40)):
        pen.line([(50 - x, 50 - y), (50 + x, 50 + y)], _FROST, 13)


def _reeds(pen: Pen) -> None:
    for x, top in ((22, 22), (50, 2), (78, 22)):
        pen.rounded((x - 9, top, x + 9, top + 36), 9, _REED)
        pen.line([(x, top + 30), (x, 76)], _REED, 6)
    pen.line([(6, 86), (94, 86)], _REED, 13)


def _blades(pen: Pen) -> None:
    for base, tip, top in ((18, 4, 26), (42, 36, 2), (64, 76, 8), (82, 98, 32)):
        pen.polygon([(base - 14, 98), (tip, top), (base + 14, 98)], _BLADE)


def _stone(pen: Pen) -> None:
    pen.polygon([(8, 84), (14, 44), (38, 18), (66, 20), (90, 50), (93, 84)], _ROCK)
    pen.polygon([(22, 48), (40, 26), (62, 27), (52, 46)], _ROCK_LIGHT)
    pen.polygon([(58, 52), (70, 34), (84, 54), (74, 66)], _ROCK_LIGHT)


def _pit(pen: Pen) -> None:
    pen.ellipse(50, 54, 40, 30, _HOLE_RIM)
    pen.ellipse(50, 57, 33, 22, _HOLE)


def _swamp(pen: Pen) -> None:
    for x, top in ((28, 26), (50, 14), (72, 30)):
        pen.line([(x, top + 14), (x, 70)], _REED, 5)
        pen.rounded((x - 6.5, top, x + 6.5, top + 28), 6.5, _REED)
    pen.line([(12, 78), (88, 78)], _REED, 6)
    pen.line([(26, 91), (74, 91)], _REED, 5)


def _highland(pen: Pen) -> None:
    pen.polygon([(4, 86), (38, 20), (72, 86)], _PEAK)
    pen.polygon([(44, 86), (70, 42), (96, 86)], blend(_PEAK, WHITE, 0.25))
    pen.polygon([(38, 20), (27, 42), (36, 38), (42, 44), (49, 42)], _SNOW)


def _shrub(pen: Pen) -> None:
    for x, y, radius in ((30, 60, 22), (70, 60, 22), (50, 42, 25)):
        pen.disc(x, y, radius, _BUSH)
    pen.rounded((14, 60, 86, 84), 10, _BUSH)
    for x, y in ((40, 40), (58, 56), (30, 64), (74, 66)):
        pen.disc(x, y, 5, colour("#E05A4E"))


def _ice(pen: Pen) -> None:
    for x, y in ((38, 0), (19, 32.9), (19, -32.9)):
        pen.line([(50 - x, 50 - y), (50 + x, 50 + y)], _FROST, 7)
    for x, y in ((26, 0), (13, 22.5), (13, -22.5), (-26, 0), (-13, 22.5), (-13, -22.5)):
        pen.disc(50 + x, 50 + y, 7.5, _FROST)


def _tall_grass(pen: Pen) -> None:
    for base, tip, top in ((18, 8, 36), (32, 26, 14), (46, 50, 6), (60, 66, 20), (72, 84, 12), (84, 95, 40)):
        pen.polygon([(base - 7, 92), (tip, top), (base + 7, 92)], _BLADE)


def _tree(pen: Pen) -> None:
    pen.rounded((43, 66, 57, 96), 3, _TRUNK)
    pen.polygon([(50, 3), (84, 48), (16, 48)], _LEAVES)
    pen.polygon([(50, 26), (92, 78), (8, 78)], _LEAVES)
    pen.polygon([(50, 12), (62, 28), (44, 38)], _LEAVES_LIGHT)


def _flower(pen: Pen) -> None:
    for x, y in ((50, 24), (75, 42), (66, 72), (34, 72), (25, 42)):
        pen.disc(x, y, 18, _PETAL)
    pen.disc(50, 51, 14, _HEART)


def _fire(pen: Pen) -> None:
    pen.polygon([(52, 3), (66, 30), (74, 24), (86, 58), (14, 58), (30, 22), (38, 36)], _FLAME)
    pen.ellipse(50, 62, 36, 33, _FLAME)
    pen.ellipse(50, 72, 19, 20, _EMBER)
    pen.polygon([(50, 40), (68, 68), (32, 68)], _EMBER)


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
_PLAIN_BELOW, _RIMLESS_BELOW = 30, 50
"""Pixels under which the marks of basic terrains would be mere specks, and under which no cell has a rim."""
_FULL = frozenset({Terrain.STONE, Terrain.TREE})


@lru_cache(maxsize=256)
def tile(terrain: Terrain, size: int) -> Image.Image:
    """An empty cell of `size` pixels."""
    ground = plain(terrain, size).copy()
    if terrain in BASIC and size < _PLAIN_BELOW:
        return ground
    share = 0.78 if terrain in _FULL else 1.0 if terrain in BASIC else 0.6
    drawn = mark(terrain, max(4, round(size * share)))
    place = (size - drawn.width) // 2
    ground.alpha_composite(drawn, (place, place))
    return ground


@lru_cache(maxsize=256)
def plain(terrain: Terrain, size: int) -> Image.Image:
    """A cell without its mark."""
    tint = TINTS[terrain]

    def cell(pen: Pen) -> None:
        if terrain in BASIC or size < _RIMLESS_BELOW:
            pen.rounded((0, 0, 100, 100), 9, tint)
        else:
            pen.rounded((0, 0, 100, 100), 9, _rim(terrain))
            pen.rounded((3, 3, 97, 97), 7, tint)

    return sprite(size, cell)


@lru_cache(maxsize=256)
def covered(terrain: Terrain, size: int) -> Image.Image:
    """A cell on which a piece will lie: little of it is left to be seen, so that its colour is deeper."""
    return plain(terrain, size) if terrain in BASIC else sprite(size, lambda pen: _ground(pen, DEEP[terrain]))


@lru_cache(maxsize=256)
def chip(terrain: Terrain, size: int) -> Image.Image:
    """A small sign of the terrain, for the corner of an occupied cell."""

    def plate(pen: Pen) -> None:
        pen.rounded((0, 0, 100, 100), 26, blend(DEEP[terrain], INK, 0.45))
        pen.rounded((5, 5, 95, 95), 22, blend(TINTS[terrain], WHITE, 0.5))

    ground = sprite(size, plate)
    drawn = sprite(max(4, round(size * 0.84)), BOLD.get(terrain, MARKS[terrain]))
    place = (size - drawn.width) // 2
    ground.alpha_composite(drawn, (place, place))
    return ground


@lru_cache(maxsize=64)
def sample(terrain: Terrain, size: int) -> Image.Image:
    """The terrain for the legend: tint, mark and a rim that shows on any ground."""

    def plate(pen: Pen) -> None:
        pen.rounded((0, 0, 100, 100), 16, _rim(terrain))
        pen.rounded((4, 4, 96, 96), 13, TINTS[terrain])

    ground = sprite(size, plate)
    drawn = mark(terrain, round(size * (0.92 if terrain in BASIC else 0.74)))
    place = (size - drawn.width) // 2
    ground.alpha_composite(drawn, (place, place))
    return ground


@lru_cache(maxsize=256)
def mark(terrain: Terrain, size: int) -> Image.Image:
    """The terrain's mark alone."""
    return sprite(size, MARKS[terrain])


def _ground(pen: Pen, tint: Colour) -> None:
    pen.rounded((0, 0, 100, 100), 9, tint)


def _rim(terrain: Terrain) -> Colour:
    return blend(TINTS[terrain], (60, 50, 30), 0.22)
