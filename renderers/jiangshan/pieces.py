"""Units as tiles. Face up they are framed in gold: a house that points where infantry faces, a square for others. Face
down they are round, with a ring and no gold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from games.jiangshan.board import FACINGS
from games.jiangshan.state import Place, SeenUnit, View
from games.jiangshan.units import Kind
from renderers.canvas import Point, Stroke, disc, discs, polygon, sprite, turned
from renderers.jiangshan import badges, glyphs
from renderers.jiangshan.colours import BANNERS, GOLD, SHADE, Banner, rim
from renderers.jiangshan.layout import Layout
from renderers.jiangshan.strokes import half
from renderers.kept import kept
from renderers.palette import WHITE

_HOUSE: tuple[Point, ...] = ((50, 0), (93, 28), (93, 95), (7, 95), (7, 28))
"""A tile that faces north."""
_GABLE, _GOLDEN = ((50, 0), (93, 30), (7, 30)), ((50, 5.5), (82, 26.5), (18, 26.5))
"""Its point, which shows where infantry faces."""
_SQUARE: tuple[Point, ...] = ((6, 6), (94, 6), (94, 94), (6, 94))
_ROUND = 48
"""The radius of a back."""
_MIDDLES = {"n": (50, 61), "s": (50, 39), "e": (39, 50), "w": (61, 50), None: (50, 50)}
_TILT, _LEANING, _FALLS = 11, 0.9, 14
_EDGE, _FRAME, _LINE = 4.5, 5.5, 1.8
"""Hundredths of a tile's side: its dark edge, its golden frame, the dark line inside that."""
_SLIM = 0.55
"""How much of the frame a tile has whose tip is of gold, so that this is what one sees."""
_GAP, _ARMOUR = 4.0, 4.5
"""Between that line and the one of heavy armour, and how thick that is."""
_CLOSER = 3
"""How much larger than a whole tile of its size the corner is that tells of heavy armour."""
_RING = (43.5, 38.0, 36.0)
"""Radii of a back: its light or dark ring, the line inside that, its middle."""
SHARE = 0.94
"""Of its cell's side."""
CLOSE = 64
"""Pixels of a cell below which tiles fill it and characters their tiles, so that these can be read on a telephone."""


@dataclass(frozen=True, slots=True)
class Look:
    """A unit's tile: whose, what is written on it, front or back, heavy or not, facing where; on a `shared` back the
    type leaves room for the class, in chaos the character for a badge. On a `close` one it is as large as can be."""

    banner: str
    character: str
    battle: bool = True
    heavy: bool = False
    facing: str | None = None
    shared: bool = False
    chaos: bool = False
    close: bool = False


def side(cell: int) -> int:
    """Pixels of the tile on a cell of that side."""
    return cell if cell < CLOSE else round(cell * SHARE)


def unit(view: View, seen: SeenUnit, plan: Layout, banner: str, face: str, *, private: bool) -> Image.Image:
    """An open unit: its type in battle state, its class on its back in march state. Where the viewer knows the type of
    a back, it is large and the class small in the corner, if there is room or one could not tell; an eye tells the one
    whose unit it is (`private`) that the enemy knows it too, and a chevron out of the tile where it will face."""
    size, close = side(plan.cell), plan.cell < CLOSE
    if seen.battle:
        assert seen.kind is not None, seen
        character = glyphs.unit(seen.kind, face)
        facing = plan.facing(seen.facing) if seen.facing else None
        look = Look(banner, character, heavy=seen.kind.heavy, facing=facing, chaos=seen.chaos, close=close)
        return dressed(look, size, face, Pins())
    mark = glyphs.mark(view, seen.mark, face)
    known = glyphs.unit(seen.kind, face) if seen.kind is not None else mark
    shared = known != mark and tagged(view, seen, plan)
    look = Look(banner, known, battle=False, shared=shared, chaos=seen.chaos, close=close)
    preset = plan.facing(seen.preset) if private and seen.preset else None
    pins = Pins(mark if shared else "", preset, private and secret(view, seen) and seen.exposed)
    return dressed(look, size, face, pins)


def secret(view: View, seen: SeenUnit) -> bool:
    """Whether the class of a unit does not tell its type."""
    return not view.terms.units.tells(seen.mark) or seen.place is not Place.OPEN


def tagged(view: View, seen: SeenUnit, plan: Layout) -> bool:
    """Whether a tag on a back says which class it shows, since its type is known; on small cells only that of a Scout,
    who may show more than one."""
    back = seen.place is Place.OPEN and not seen.battle
    if not back or seen.kind is None or view.terms.units.tells(seen.mark):
        return False
    return plan.cell >= CLOSE or seen.kind == view.terms.units.scout


@dataclass(frozen=True, slots=True)
class Pins:
    """What is pinned on a back: its class, where it will face, an eye."""

    mark: str = ""
    preset: str | None = None
    eye: bool = False


@kept
def dressed(look: Look, size: int, face: str, pins: Pins) -> Image.Image:
    """A tile with what is pinned on it."""
    image = tile_of(look, size, face).copy()
    if look.chaos:
        image = askew(image)
        image.alpha_composite(badges.corner(look.banner, size))
    if pins.preset:
        image.alpha_composite(badges.chevron(size, pins.preset))
    if pins.mark:
        image.alpha_composite(badges.known(pins.mark, size, face, pins.preset))
    if look.chaos:
        image.alpha_composite(badges.chaos(size, face))
    if pins.eye:
        eye = badges.eye(round(size * 0.42))
        image.alpha_composite(eye, (round(size * (0.3 if look.chaos else 0.57)), 0))
    return image


@kept
def covert(character: str, banner: str, size: int, face: str, *, chaos: bool = False) -> Image.Image:
    """A unit under a forest or in a tile, for those who know it: its type on a small tile with a light rim."""
    army, paint = BANNERS[banner], BANNERS[banner].paint
    image = sprite(size, *badges.cloth(army, (0, 18, WHITE), (5, 15, paint.edge), (11, 10, paint.fill)))
    glyphs.written(image, character, 0.78, paint.ink, face)
    return askew(image) if chaos else image


def front(kind: Kind, banner: str, size: int, face: str, *, facing: str | None = None) -> Image.Image:
    """A tile face up by its type."""
    return tile_of(Look(banner, glyphs.unit(kind, face), heavy=kind.heavy, facing=facing), size, face)


@kept
def tile_of(look: Look, size: int, face: str) -> Image.Image:
    """The tile and its character, without anything that is pinned on."""
    banner = BANNERS[look.banner]
    shape = _front(look, banner, size) if look.battle else _back(look, banner)
    image = sprite(size, *shape, *badges.sign(banner, 15, 15, 12.5) * (not look.chaos))
    share, (x, y) = _place(look)
    if look.chaos and not look.shared:
        share, x, y = share * 0.92, x - 6, y + 5
    if look.character.strip():
        glyphs.written(image, look.character, share, banner.paint.ink, face, (x, y))
    return image


def _place(look: Look) -> tuple[float, Point]:
    """How large the character is, and where."""
    large = 0.09 if look.close else 0.0
    if not look.battle:
        return (0.55, (46, 46)) if look.shared else (0.61 + large, (50, 50))
    plain = look.facing is None
    share = (0.54 if look.heavy else 0.7) if plain else (0.49 if look.heavy else 0.63)
    return share + large * (0.7 if look.heavy else 0.2), _MIDDLES[look.facing]


@kept
def fallen(character: str, banner: str, size: int, face: str, corner: tuple[int, int]) -> Image.Image:
    """Somebody who fell: a tile that tips over in the middle, its type to be read, and a cross at that corner (across,
    down), away from whoever stands there now."""
    tile = badges.chip(character, banner, size, face).rotate(_FALLS, Image.Resampling.BICUBIC, expand=True)
    cross = badges.cross(round(size * 0.62))
    side = tile.width + cross.width
    image = Image.new("RGBA", (side, side))
    image.alpha_composite(tile, (cross.width // 2, cross.width // 2))
    reach = (side - cross.width) // 2 - cross.width // 4
    x, y = ((side - cross.width) // 2 + part * reach for part in corner)
    image.alpha_composite(cross, (x, y))
    return image


def armour(banner: str, size: int) -> Image.Image:
    """A corner of a tile with the double frame of heavy armour, larger than on the board: on a telephone the lines of a
    whole one would run together, and a square in a square is an army's sign."""
    tile = tile_of(Look(banner, "", heavy=True, close=True), size * _CLOSER, "")
    end = round(tile.width * _SQUARE[2][0] / 100)
    return tile.crop((end - size, end - size, end, end))


def askew(image: Image.Image) -> Image.Image:
    """A unit in chaos has lost its order: its tile leans, a little smaller so that it stays in its cell."""
    smaller = image.convert("RGBa").resize(
        (round(image.width * _LEANING), round(image.height * _LEANING)), Image.Resampling.BOX
    )
    leaning = Image.new("RGBa", image.size)
    leaning.paste(smaller, ((image.width - smaller.width) // 2, (image.height - smaller.height) // 2))
    return leaning.rotate(-_TILT, Image.Resampling.BICUBIC).convert("RGBA")


def _shrunk(outline: Sequence[Point], by: float) -> list[Point]:
    """The outline, nearer to its middle by so much."""
    return [(_nearer(x, by), _nearer(y, by)) for x, y in outline]


def _nearer(at: float, by: float) -> float:
    return 50 + (at - 50) * (1 - by / 46)


def _below(outline: Sequence[Point]) -> list[Point]:
    """What of a convex outline lies right of and below the falling diagonal's mirror x + y = 100."""
    found: list[Point] = []
    for (x, y), (a, b) in zip(outline, (*outline[1:], outline[0]), strict=True):
        here, there = x + y - 100, a + b - 100
        if here >= 0:
            found.append((x, y))
        if here * there < 0:
            share = here / (here - there)
            found.append((x + (a - x) * share, y + (b - y) * share))
    return found


def _front(look: Look, banner: Banner, size: int) -> Iterator[Stroke]:
    """Corners, and a golden frame; all its lines on whole pixels, which is clearer and takes fewer bytes."""
    paint = banner.paint
    outline = turned(_HOUSE, FACINGS.index(look.facing)) if look.facing else _SQUARE
    if not look.close:
        yield polygon([(x + 1.5, y + 4) for x, y in outline], SHADE)
    inset = 0.0
    frame = _FRAME * (_SLIM if look.facing else 1)
    lines = [(_EDGE, paint.edge), (frame, GOLD), *(() if look.close else ((_LINE, paint.edge),))]
    if look.heavy:
        lines += [(_GAP, paint.fill), (_ARMOUR, paint.ink)]
    for thick, ink in (*lines, (0, paint.fill)):
        shape = _snapped(_shrunk(outline, inset), size)
        yield polygon(shape, ink)
        if ink == paint.fill and banner.second is not None:
            yield polygon(_below(shape), banner.second)
        inset += thick
    for gable, ink in ((_GABLE, paint.edge), (_GOLDEN, GOLD)) if look.facing else ():
        yield polygon(turned(gable, FACINGS.index(look.facing or "")), ink)


def _snapped(outline: Sequence[Point], size: int) -> list[Point]:
    return [(round(x * size / 100) * 100 / size, round(y * size / 100) * 100 / size) for x, y in outline]


def _back(look: Look, banner: Banner) -> Iterator[Stroke]:
    """Round, a ring around its middle."""
    paint, (ring, line, inner) = banner.paint, _RING
    if not look.close:
        yield disc(51.5, 52.5, _ROUND, SHADE)
    lines = () if look.close else ((line, paint.edge),)
    middle = line if look.close else inner
    yield discs(50, 50, (_ROUND, paint.edge), (ring, rim(look.banner)), *lines, (middle, paint.fill))
    if banner.second is not None:
        yield polygon(half(50, 50, middle), banner.second)
