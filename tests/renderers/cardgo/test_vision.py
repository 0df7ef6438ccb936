"""Sides, effects and terrains as other eyes see them (Machado, Oliveira and Fernandes 2009, full severity)."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.cardgo.board import CODES
from games.cardgo.options import Options
from games.cardgo.state import Card, Effect, SeenPiece, Terrain
from games.core import Seat
from renderers.cardgo import colours, marks, picture, pieces, terrains
from renderers.cardgo.layout import layout, side
from renderers.cardgo.pieces import Look
from renderers.palette import JADE, LACQUER, MUTED, VIOLET, WHITE, Colour
from renderers.sheet import WIDTH
from tests.renderers.cardgo import positions
from tests.renderers.voices import say_in
from tests.support.eyes import KINDS, contrast, difference, distance, grey, seen
from tests.support.stories import PHONE
from tests.support.type import forget


@pytest.mark.parametrize(("kind", "floor"), [("deuteranopia", 36), ("protanopia", 45), ("usual", 88)])
def test_the_sides_are_no_nearer_than_they_were_found_to_be(kind: str, floor: float) -> None:
    """Fills, connections, rings of the trail and bars of HP all have these colours."""
    for one, other in ((JADE.fill, LACQUER.fill), (JADE.fill, LACQUER.edge)):
        assert distance(one, other, kind) >= floor


@pytest.mark.parametrize("kind", KINDS)
def test_the_sides_are_far_apart(kind: str) -> None:
    assert distance(JADE.fill, LACQUER.fill, kind) > 30
    assert abs(seen(JADE.fill, kind)[0] - seen(LACQUER.fill, kind)[0]) > 28


def test_numbers_stand_out_from_pieces() -> None:
    assert contrast(JADE.ink, JADE.fill) > 7
    assert contrast(LACQUER.ink, LACQUER.fill) > 4.5


@pytest.mark.parametrize("kind", KINDS)
def test_a_padlock_stands_out_from_both_sides(kind: str) -> None:
    for paint in (JADE, LACQUER):
        assert distance(VIOLET, WHITE, kind) > 40
        assert max(distance(VIOLET, paint.fill, kind), distance(WHITE, paint.fill, kind)) > 40, paint


def test_the_sides_differ_in_shape_alone() -> None:
    green, red = (pieces.emblem(Seat(side), 60).getchannel("A") for side in (0, 1))
    assert difference(green, red) > 0.08


@pytest.mark.parametrize("size", [18, 32, 64])
def test_effects_differ_in_shape_alone(size: int) -> None:
    shapes = {effect: marks.mark(effect, size).getchannel("A") for effect in Effect if effect is not Effect.NONE}
    assert len(shapes) == 12
    for one, other in combinations(shapes, 2):
        assert difference(shapes[one], shapes[other]) > 0.12, (one, other)


def on_a_telephone(drawn: Image.Image) -> Image.Image:
    """What is left of a sign on a telephone."""
    ground = Image.new("RGB", drawn.size, WHITE)
    ground.paste(drawn, (0, 0), drawn)
    wide = round(drawn.width * PHONE / WIDTH)
    return ground.resize((wide, wide), Image.Resampling.LANCZOS)


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures in colour, 0 to 1."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 / 255


def test_badges_differ_on_a_telephone() -> None:
    size = round((side(10, 10) - 2) * 0.5)
    badges = {effect: on_a_telephone(marks.badge(effect, size, MUTED)) for effect in marks.MARKS}
    assert badges[Effect.JOY].width >= 10
    for one, other in combinations(badges, 2):
        assert apart(badges[one], badges[other]) > 0.07, (one, other)


def test_signs_of_terrains_differ_on_a_telephone() -> None:
    size = round((side(10, 10) - 2) * 0.38)
    placeable = set(colours.DEEP) - {Terrain.STONE, Terrain.TREE, Terrain.PIT}
    signs = {terrain: on_a_telephone(terrains.chip(terrain, size)) for terrain in placeable}
    assert {sign.width for sign in signs.values()} == {8}
    for one, other in combinations(signs, 2):
        assert apart(signs[one], signs[other]) > 0.1, (one, other)


def test_the_ground_around_a_piece_tells_the_terrain_on_the_largest_board() -> None:
    options = Options(columns=19, rows=19)
    order = tuple(colours.DEEP)
    terrain = "".join(CODES[order[place % len(order)]] for place in range(361))
    view = positions.view(options, terrain, board=tuple(SeenPiece(Seat(1), Card(4)) for _ in range(361)))
    shown = picture.drawing(view, say_in("en"))
    plan = layout(19, 19)
    for place in range(0, 361, 7):
        x, y = plan.corner(place % 19, place // 19)
        assert pixel(shown, x + 3, y + 3) == colours.DEEP[order[place % len(order)]]
    for one, other in combinations(colours.DEEP, 2):
        assert distance(colours.DEEP[one], colours.DEEP[other], "usual") > 8, (one, other)


@pytest.mark.parametrize("size", [74, 62, 37, 31])
def test_numbers_take_half_of_a_piece_at_every_size(size: int) -> None:
    assert number_height(pieces.piece(Seat(1), Card(4), Look.FIRM, size)) > size * 0.5


@pytest.mark.parametrize("effect", [Effect.NONE, Effect.JOY])
@pytest.mark.parametrize("look", [Look.FIRM, Look.GONE])
@pytest.mark.parametrize("size", [78, 62, 32])
def test_a_six_is_no_five_on_a_telephone(
    size: int, look: Look, effect: Effect, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands on a line: a bold five of thirteen pixels beside a six was taken for one."""

    def difference() -> list[float]:
        forget()
        drawn = [[pieces.piece(Seat(owner), Card(value, effect), look, size) for value in (5, 6)] for owner in (0, 1)]
        return [apart(*map(on_a_telephone, pair)) for pair in drawn]

    lined = difference()
    monkeypatch.setattr(pieces, "_LINED", frozenset())
    bare = difference()
    forget()
    assert all(one > other * 1.2 for one, other in zip(lined, bare, strict=True))


def number_height(drawn: Image.Image) -> int:
    """Rows of a red piece that hold white."""
    shown = drawn.convert("RGB")
    return sum(
        any(min(pixel(shown, x, y)) > 200 for x in range(shown.width // 4, shown.width * 3 // 4))
        for y in range(shown.height)
    )


def pixel(image: Image.Image, x: int, y: int) -> Colour:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


@pytest.mark.parametrize("kind", ["usual", "none"])
def test_terrains_differ(kind: str) -> None:
    tiles = {terrain: grey(terrains.sample(terrain, 48)) for terrain in Terrain}
    assert len(tiles) == 15
    for one, other in combinations(tiles, 2):
        apart = distance(colours.TINTS[one], colours.TINTS[other], kind)
        assert apart > 8 or difference(tiles[one], tiles[other]) > 0.012, (one, other)


@pytest.mark.parametrize("look", [Look.SECRET, Look.CLOSED, Look.LEAVING, Look.GONE])
@pytest.mark.parametrize("side", [0, 1])
def test_looks_differ_from_a_firm_piece(look: Look, side: int) -> None:
    card = None if look is Look.CLOSED else Card(4)
    firm, other = (grey(pieces.piece(Seat(side), c, kind, 60)) for c, kind in ((Card(4), Look.FIRM), (card, look)))
    assert difference(firm, other) > 0.015
