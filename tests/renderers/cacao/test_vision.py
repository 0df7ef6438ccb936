"""Cacao's players and jungle as other eyes see them."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from games.cacao.tiles import Jungle
from games.core import Seat
from renderers.cacao import jungle, workers
from renderers.cacao.colours import CANOPY, CLEARING, COLUMN, PAINTS, SOIL
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
