"""Six ships and their goods as other eyes see them."""

from itertools import combinations, pairwise

import pytest

from games.core import Seat
from games.koxinga.cabins import Good
from games.koxinga.state import ACTIONS, FLAME
from renderers.koxinga import cards, dice, goods, ships
from renderers.koxinga.colours import ASKED, BAY, BOWLS, COIN, MINT, PADDIES, PAINTS, SEAL, SEPIA, SHEET, WATER
from renderers.palette import WHITE
from tests.support.eyes import KINDS, contrast, difference, distance, grey, seen

SEATS = tuple(map(Seat, range(6)))


FLOORS = {"usual": 30, "protanopia": 30, "deuteranopia": 30, "tritanopia": 22}
"""Green and red were 19 apart for those who lack an eye for green, orange and yellow 18."""


@pytest.mark.parametrize("kind", FLOORS)
def test_the_ships_are_far_apart(kind: str) -> None:
    for one, other in combinations(PAINTS, 2):
        assert distance(one.fill, other.fill, kind) > FLOORS[kind], (one, other)


def test_the_ships_differ_in_lightness() -> None:
    lights = sorted(seen(paint.fill, "none")[0] for paint in PAINTS)
    assert all(brighter - darker > 6 for darker, brighter in pairwise(lights))


@pytest.mark.parametrize("kind", FLOORS)
def test_wakes_are_told_apart_and_stand_out_from_what_they_cross(kind: str) -> None:
    """An arrow is its ship's fill within an edge and a white rim, and its ship's number stands where it begins."""
    shown = [ships.arrow(24, seat, 0).convert("RGB").getpixel((13, 12)) for seat in SEATS]
    for one, other in combinations(shown, 2):
        assert distance(one, other, kind) > FLOORS[kind] * 0.9, (one, other)
    for paint in PAINTS:
        assert distance(paint.edge, WHITE, kind) > 30, paint
    marks_ = [grey(ships.buoy(seat)) for seat in SEATS]
    assert all(difference(one, other) > 0.02 for one, other in combinations(marks_, 2))


@pytest.mark.parametrize("kind", FLOORS)
def test_the_red_ship_is_not_a_seal(kind: str) -> None:
    assert distance(PAINTS[3].fill, SEAL, kind) > 20


@pytest.mark.parametrize("kind", FLOORS)
def test_what_blocks_ask_is_told_by_their_ground(kind: str) -> None:
    for one, other in combinations((*PADDIES, MINT, BAY, WATER), 2):
        assert distance(one, other, kind) > 12, (one, other)


@pytest.mark.parametrize("kind", KINDS)
def test_the_more_food_a_block_asks_the_darker_it_is(kind: str) -> None:
    lights = [seen(each, kind)[0] for each in PADDIES]
    assert all(paler - darker > 14 for paler, darker in pairwise(lights))


def test_numbers_stand_out_from_grounds_and_bowls() -> None:
    assert all(contrast(SEPIA, each) > 4 for each in (*PADDIES, MINT, BAY, WATER))
    assert all(contrast(ASKED[Good.FOOD], each) > 5.5 for each in BOWLS)
    assert contrast(ASKED[Good.GOLD], COIN) > 5.5


@pytest.mark.parametrize("size", [20, 27, 46, 60])
def test_the_ships_differ_in_shape_alone(size: int) -> None:
    sails = {seat: ships.ship(seat, size).getchannel("A") for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        assert difference(sails[one], sails[other]) > 0.05, (one, other)


@pytest.mark.parametrize("size", [24, 31, 40])
def test_sails_that_stand_alone_differ_in_shape_alone(size: int) -> None:
    shapes = {seat: ships.sail(seat, size).getchannel("A") for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        assert difference(shapes[one], shapes[other]) > 0.05, (one, other)


def test_numbers_stand_out_from_sails() -> None:
    for paint in PAINTS:
        assert contrast(paint.ink, paint.fill) > 4, paint


@pytest.mark.parametrize("kind", KINDS)
def test_edges_of_sails_stand_out_from_every_ground(kind: str) -> None:
    """On the darkest by their white rim."""
    for paint in PAINTS:
        for ground in (SHEET, *PADDIES[:2], MINT, BAY, WATER):
            assert distance(paint.edge, ground, kind) > 30, (paint, ground)
        assert min(distance(WHITE, PADDIES[2], kind), distance(WHITE, paint.edge, kind)) > 30, paint


@pytest.mark.parametrize("size", [12, 20, 29, 50])
def test_goods_differ_without_colour(size: int) -> None:
    signs = {name: grey(goods.sign(name, size)) for name in goods.SIGNS}
    assert len(signs) == 5
    for one, other in combinations(signs, 2):
        assert difference(signs[one], signs[other]) > 0.08, (one, other)


@pytest.mark.parametrize("size", [20, 40])
def test_actions_of_cards_differ_without_colour(size: int) -> None:
    signs = [
        grey(cards.action(action, size)) for action in dict.fromkeys(half for both in ACTIONS.values() for half in both)
    ]
    assert len(signs) == 6
    for one, other in combinations(signs, 2):
        assert difference(one, other) > 0.02


def test_faces_of_dice_differ() -> None:
    usual = [grey(dice.die(72, number, active=False)) for number in range(1, 7)]
    twelve = [grey(dice.battle_die(roll, 38)) for roll in (None, FLAME, *range(11))]
    for faces in (usual, twelve):
        assert all(difference(one, other) > 0.008 for one, other in combinations(faces, 2))


def test_a_ghost_is_not_a_ship() -> None:
    for seat in SEATS:
        assert difference(grey(ships.ship(seat, 40)), grey(ships.ghost(seat, 40))) > 0.1
