"""Cacao's players and jungle as other eyes see them."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from games.cacao.tiles import TYPES, Jungle
from games.core import Seat
from renderers.cacao import jungle, workers
from renderers.cacao.colours import CANOPY, CLEARING, COLUMN, PAINTS, SOIL
from renderers.sheet import PHONE, WIDTH
from tests.support.eyes import KINDS, contrast, difference, distance, grey, seen

SEATS = tuple(map(Seat, range(4)))


@pytest.mark.parametrize("kind", KINDS)
def test_the_players_are_far_apart(kind: str) -> None:
    for one, other in combinations(PAINTS, 2):
        assert distance(one.fill, other.fill, kind) > 13, (one, other)


@pytest.mark.parametrize("kind", KINDS)
def test_the_players_differ_in_lightness(kind: str) -> None:
    lights = sorted(seen(paint.fill, kind)[0] for paint in PAINTS)
    assert all(brighter - darker > 12 for darker, brighter in pairwise(lights))


def test_figures_stand_out_from_their_tiles() -> None:
    for paint in PAINTS:
        assert contrast(paint.ink, paint.fill) > 3.5, paint


@pytest.mark.parametrize(("kind", "floor"), [("deuteranopia", 40.5), ("protanopia", 58), ("usual", 66)])
def test_no_two_players_are_nearer_than_they_were_found_to_be(kind: str, floor: float) -> None:
    """Fills, rings of the trail and chips all have these colours."""
    assert min(distance(one.fill, other.fill, kind) for one, other in combinations(PAINTS, 2)) >= floor


@pytest.mark.parametrize("kind", KINDS)
def test_tiles_and_places_stand_out_from_the_jungle(kind: str) -> None:
    for ground in (CANOPY, COLUMN):
        assert distance(CLEARING, ground, kind) > 40
        for paint in PAINTS:
            assert max(distance(paint.fill, ground, kind), distance(paint.ink, ground, kind)) > 40, paint


@pytest.mark.parametrize("kind", KINDS)
def test_edges_of_tiles_stand_out_from_the_soil(kind: str) -> None:
    for paint in PAINTS:
        assert distance(paint.edge, SOIL, kind) > 30, paint


@pytest.mark.parametrize(("size", "least"), [(108, 0.03), (60, 0.004)])
def test_patterns_differ_without_any_colour(size: int, least: float) -> None:
    """The drawings alone, each tile against its own plain ground: patterns on large tiles, emblems on small ones."""
    drawn = {seat: _lines(seat, size) for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        assert difference(drawn[one], drawn[other]) > least, (one, other)


def _lines(seat: Seat, size: int) -> Image.Image:
    """What is drawn on the fill, in black and white."""
    shape = workers.tile(seat, "0000", size).convert("L")
    fill = Image.new("L", shape.size, Image.new("RGB", (1, 1), PAINTS[seat].fill).convert("L").getpixel((0, 0)))
    return ImageChops.difference(shape, fill).point(lambda level: 255 if level > 6 else 0)


@pytest.mark.parametrize("size", [20, 26, 60])
def test_jungle_tiles_differ_in_light_and_shade_alone(size: int) -> None:
    shapes = {kind: grey(jungle.tile(kind, size)) for kind in Jungle}
    for one, other in combinations(shapes, 2):
        alike = one.market and other.market
        assert difference(shapes[one], shapes[other]) > (0.008 if alike else 0.03), (one, other)


FORMS = tuple(sorted({form[turn:] + form[:turn] for form in TYPES for turn in range(4)}))
SMALL = (40, 50, 56, 60, 72, 88)
"""Pixels of tiles on maps of all sizes that come up with more than some twenty tiles."""


@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("covers", [False, True])
def test_a_small_tile_tells_by_light_alone_how_many_stand_at_each_edge(owner: Seat, size: int, *, covers: bool) -> None:
    """At the pixels that the tile has in a picture of 780, twice the CSS pixels of a telephone."""
    for form in FORMS:
        ink = _ink(owner, form, size, covers=covers)
        for side, count in enumerate(map(int, form)):
            turned = ink.rotate(90 * side)
            assert _counted(turned) == count, (form, side)


def _ink(owner: Seat, form: str, size: int, *, covers: bool) -> Image.Image:
    """Where the tile is nearer to the workers' ink than to its ground, in black and white, as a telephone shows it."""
    shown = round(size * 2 * PHONE / WIDTH)
    tile = workers.tile(owner, form, size, covers=covers).convert("L").resize((shown, shown), Image.Resampling.LANCZOS)
    ground, light = (
        Image.new("RGB", (1, 1), part).convert("L").getpixel((0, 0)) for part in (PAINTS[owner].fill, PAINTS[owner].ink)
    )
    assert isinstance(ground, int)
    assert isinstance(light, int)
    halfway, brighter = (ground + light) / 2, light > ground
    return tile.point(lambda level: 255 if (level > halfway) is brighter else 0)


def _counted(ink: Image.Image) -> int:
    """How many workers look over the upper edge. Corners are left out, as they are the next sides' too: a bar is known
    by its lower rim, which is longer than a head, and the heads in it by whether there is one in the middle."""
    side = ink.width
    rim = ink.crop((round(side * 0.36), int(side * 0.29), round(side * 0.64), int(side * 0.29) + 1)).tobytes()
    middle = ink.getpixel((side // 2, round(side * 0.18)))
    if sum(map(bool, rim)) >= 0.85 * len(rim):
        return 2 if middle else 3
    return 1 if middle else 0
