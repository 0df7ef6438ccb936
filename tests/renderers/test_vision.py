"""Sides, effects and terrains as other eyes see them (Machado, Oliveira and Fernandes 2009, full severity)."""

from itertools import combinations, product

import pytest

from games.cardgo.state import Card, Effect, Terrain
from games.core import Seat
from renderers.cardgo import marks, pieces, terrains
from renderers.cardgo.pieces import Look
from renderers.palette import JADE, LACQUER
from tests.support.eyes import KINDS, contrast, difference, distance, grey, seen


@pytest.mark.parametrize("kind", KINDS)
def test_the_sides_are_far_apart(kind: str) -> None:
    assert distance(JADE.fill, LACQUER.fill, kind) > 30
    assert abs(seen(JADE.fill, kind)[0] - seen(LACQUER.fill, kind)[0]) > 30


@pytest.mark.parametrize(("kind", "terrain"), list(product(KINDS, Terrain)))
def test_the_sides_stand_out_from_every_ground(kind: str, terrain: Terrain) -> None:
    for paint in (JADE, LACQUER):
        assert distance(paint.edge, terrains.TINTS[terrain], kind) > 30


def test_numbers_stand_out_from_pieces() -> None:
    assert contrast(JADE.ink, JADE.fill) > 7
    assert contrast(LACQUER.ink, LACQUER.fill) > 4.5


def test_the_sides_differ_in_shape_alone() -> None:
    green, red = (pieces.emblem(Seat(side), 60).getchannel("A") for side in (0, 1))
    assert difference(green, red) > 0.08


@pytest.mark.parametrize("size", [18, 32, 64])
def test_effects_differ_in_shape_alone(size: int) -> None:
    shapes = {effect: marks.mark(effect, size).getchannel("A") for effect in Effect if effect is not Effect.NONE}
    assert len(shapes) == 12
    for one, other in combinations(shapes, 2):
        assert difference(shapes[one], shapes[other]) > 0.12, (one, other)


@pytest.mark.parametrize("kind", ["usual", "none"])
def test_terrains_differ(kind: str) -> None:
    tiles = {terrain: grey(terrains.sample(terrain, 48)) for terrain in Terrain}
    assert len(tiles) == 15
    for one, other in combinations(tiles, 2):
        apart = distance(terrains.TINTS[one], terrains.TINTS[other], kind)
        assert apart > 8 or difference(tiles[one], tiles[other]) > 0.012, (one, other)


@pytest.mark.parametrize("look", [Look.SECRET, Look.CLOSED, Look.LEAVING, Look.GONE])
@pytest.mark.parametrize("side", [0, 1])
def test_looks_differ_from_a_firm_piece(look: Look, side: int) -> None:
    card = None if look is Look.CLOSED else Card(4)
    firm, other = (grey(pieces.piece(Seat(side), c, kind, 60)) for c, kind in ((Card(4), Look.FIRM), (card, look)))
    assert difference(firm, other) > 0.015
