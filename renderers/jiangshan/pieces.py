"""Units, cities and camps as sprites."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from games.jiangshan import units
from games.jiangshan.state import Place, SeenUnit, Tile
from renderers.canvas import Pen, sprite
from renderers.jiangshan import glyphs
from renderers.jiangshan.paints import ARMIES, FLAME, SIGNS, Sign
from renderers.palette import AMBER, BLUE, INK, WHITE, Colour, Paint

_POINTS = {
    "n": ((38, 11), (62, 11), (50, -1)),
    "s": ((38, 89), (62, 89), (50, 101)),
    "e": ((89, 38), (89, 62), (101, 50)),
    "w": ((11, 38), (11, 62), (-1, 50)),
}


@dataclass(frozen=True, slots=True)
class Look:
    """A unit's tile: what is written on it, and whether it fights openly, in heavy armour, facing where."""

    owner: int
    character: str
    fighting: bool = True
    heavy: bool = False
    facing: str | None = None


def unit(seen: SeenUnit, size: int, face: str, *, private: bool, faint: bool = False) -> Image.Image:
    """A unit as it is seen: its type in battle state, its class on a round back in march state. `private` adds what only
    those who share its secrets know."""
    fighting = seen.place is Place.OPEN and seen.battle
    character = glyphs.UNITS[face][seen.kind] if fighting and seen.kind else glyphs.MARKS[face][seen.mark]
    look = Look(int(seen.owner), character, fighting, fighting and seen.kind in units.HEAVY, seen.facing if fighting else None)
    image = tile_of(look, size, face).copy()
    if private and not fighting and seen.kind is not None:
        image.alpha_composite(_known(int(seen.owner), glyphs.UNITS[face][seen.kind], size, face), (0, 0))
    if private and not fighting and seen.preset is not None:
        image.alpha_composite(_wedge(size, seen.preset, BLUE), (0, 0))
    if seen.chaos:
        image.alpha_composite(_chaos(size, face), (0, 0))
    if faint:
        image.putalpha(image.getchannel("A").point(lambda alpha: int(alpha * 0.6)))
    return image


@lru_cache(maxsize=1024)
def tile_of(look: Look, size: int, face: str) -> Image.Image:
    paint = ARMIES[look.owner]

    def draw(pen: Pen) -> None:
        radius = 16 if look.fighting else 46
        pen.rounded((8, 8, 92, 92), radius, paint.edge)
        pen.rounded((12, 12, 88, 88), radius - 4, paint.fill)
        if look.heavy:
            pen.rounded((15, 15, 85, 85), radius - 6, paint.edge)
            pen.rounded((18, 18, 82, 82), radius - 8, paint.fill)
        if not look.fighting:
            pen.rounded((15, 15, 85, 85), radius - 6, paint.ink)
            pen.rounded((17.5, 17.5, 82.5, 82.5), radius - 8, paint.fill)
        if look.facing is not None:
            pen.polygon(_POINTS[look.facing], paint.edge)
        _sign(pen, SIGNS[look.owner], paint, 16, 16, 9)

    image = sprite(size, draw)
    drawn = glyphs.glyph(look.character, round(size * (0.6 if look.fighting else 0.5)), paint.ink, face)
    image.alpha_composite(drawn, (round((size - drawn.width) / 2), round((size - drawn.height) / 2)))
    return image


def _sign(pen: Pen, sign: Sign, paint: Paint, x: float, y: float, radius: float) -> None:
    """The army's corner sign, on a light ring so that it reads on any tile."""
    outer, inner = paint.edge, WHITE
    if sign.round:
        pen.disc(x, y, radius + 2, WHITE)
        pen.disc(x, y, radius, outer)
    else:
        pen.rounded((x - radius - 1, y - radius - 1, x + radius + 1, y + radius + 1), 1, WHITE)
        pen.rounded((x - radius + 1, y - radius + 1, x + radius - 1, y + radius - 1), 1, outer)
    if not sign.solid:
        pen.disc(x, y, radius * 0.55, inner)
    if sign.half:
        pen.polygon([(x, y - radius * 0.8), (x + radius * 0.75, y), (x, y + radius * 0.8)], inner)


@lru_cache(maxsize=64)
def emblem(owner: int, size: int) -> Image.Image:
    """An army's sign alone."""
    paint = ARMIES[owner]

    def draw(pen: Pen) -> None:
        pen.rounded((4, 4, 96, 96), 16, paint.edge)
        pen.rounded((9, 9, 91, 91), 12, paint.fill)
        _sign(pen, SIGNS[owner], paint, 50, 50, 24)

    return sprite(size, draw)


@lru_cache(maxsize=256)
def _known(owner: int, character: str, size: int, face: str) -> Image.Image:
    """The own exact type, small in the lower right corner."""

    def draw(pen: Pen) -> None:
        pen.disc(76, 76, 23, ARMIES[owner].edge)
        pen.disc(76, 76, 20, WHITE)

    image = sprite(size, draw)
    drawn = glyphs.glyph(character, round(size * 0.32), INK, face)
    image.alpha_composite(drawn, (round(size * 0.76 - drawn.width / 2), round(size * 0.76 - drawn.height / 2)))
    return image


@lru_cache(maxsize=64)
def _wedge(size: int, facing: str, ink: Colour) -> Image.Image:
    return sprite(size, lambda pen: pen.polygon(_POINTS[facing], ink))


@lru_cache(maxsize=8)
def _chaos(size: int, face: str) -> Image.Image:
    def draw(pen: Pen) -> None:
        pen.disc(78, 22, 22, WHITE)
        pen.disc(78, 22, 19, FLAME)

    image = sprite(size, draw)
    drawn = glyphs.glyph(glyphs.CHAOS[face], round(size * 0.3), WHITE, face)
    image.alpha_composite(drawn, (round(size * 0.78 - drawn.width / 2), round(size * 0.22 - drawn.height / 2)))
    return image


@lru_cache(maxsize=64)
def tile(built: Tile, size: int) -> Image.Image:
    """A city is a solid circle, a camp a hollow one, a capital carries a star."""
    paint = ARMIES[built.owner]

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 46, WHITE)
        pen.disc(50, 50, 44, paint.edge)
        pen.disc(50, 50, 39, paint.fill)
        if built.camp:
            pen.disc(50, 50, 28, paint.edge)
            pen.disc(50, 50, 25, WHITE)
        if built.capital:
            _star(pen, 50, 50, 24, AMBER, INK)
        _sign(pen, SIGNS[built.owner], paint, 15, 15, 9)

    return sprite(size, draw)


def _star(pen: Pen, x: float, y: float, radius: float, fill: Colour, edge: Colour) -> None:
    for reach, ink in ((radius + 3, edge), (radius, fill)):
        points = []
        for step in range(10):
            far = reach if step % 2 == 0 else reach * 0.42
            points.append((x + far * sin(step * pi / 5), y - far * cos(step * pi / 5)))
        pen.polygon(points, ink)


@lru_cache(maxsize=8)
def mystery(size: int) -> Image.Image:
    """The mark *occupied* on a forest or a tile: somebody is in there."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 48, WHITE)
        pen.disc(50, 50, 43, INK)

    image = sprite(size, draw)
    drawn = glyphs.glyph("？", round(size * 0.8), WHITE, "sc")
    image.alpha_composite(drawn, (round((size - drawn.width) / 2), round((size - drawn.height) / 2)))
    return image


@lru_cache(maxsize=32)
def ring(size: int, ink: Colour) -> Image.Image:
    """A frame around a cell."""

    def draw(pen: Pen) -> None:
        pen.rounded((1, 1, 99, 99), 12, ink)
        pen.rounded((7, 7, 93, 93), 8, (0, 0, 0, 0))

    return sprite(size, draw)


@lru_cache(maxsize=32)
def dot(size: int, ink: Colour) -> Image.Image:
    """A cell that may be chosen."""

    def draw(pen: Pen) -> None:
        pen.disc(50, 50, 20, WHITE)
        pen.disc(50, 50, 15, ink)

    return sprite(size, draw)
