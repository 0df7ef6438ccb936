"""Armies, units, facings and marks of Jiangshan as other eyes see them, and on a telephone."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from PIL import Image

from games.jiangshan.board import Ground
from games.jiangshan.muster import SHIPPED
from renderers.jiangshan import arrows, badges, compass, fires, glyphs, land, pieces, targets, towns
from renderers.jiangshan.colours import BANNERS, GOLD, ROCK, SAND, SHOAL, TINTS
from renderers.jiangshan.layout import layout
from renderers.jiangshan.pieces import Look
from renderers.sheet import WIDTH
from tests.support.eyes import KINDS, contrast, difference, distance, grey, seen

TELEPHONE = 390
BOARD = layout(Ground(("." * 12,) * 8), 2)
CELL = round(BOARD.cell * TELEPHONE / WIDTH)


def on_a_telephone(drawn: Image.Image) -> Image.Image:
    """What is left of a sign at 400 pixels."""
    return in_colour(drawn).convert("L")


def in_colour(drawn: Image.Image) -> Image.Image:
    side = round(drawn.width * TELEPHONE / WIDTH)
    ground = Image.new("RGB", drawn.size, SAND)
    ground.paste(drawn, (0, 0), drawn)
    return ground.resize((side, side), Image.Resampling.BICUBIC)


def tile(look: Look) -> Image.Image:
    return on_a_telephone(pieces.tile_of(look, round(BOARD.cell * 0.94), "tc"))


def test_a_cell_is_large_enough_for_its_character_on_a_telephone() -> None:
    """A type is at least half its cell high, and nine CSS pixels."""
    lying = layout(Ground(("." * 12,) * 18), 4)
    assert CELL >= 25
    assert pieces.side(lying.cell) * 0.55 * TELEPHONE / WIDTH >= 9


def test_what_is_pinned_on_a_unit_and_the_names_of_winds_can_be_read_on_a_telephone() -> None:
    """Plates with a character on them; on smaller ones strokes ran together."""
    size = pieces.side(BOARD.cell)
    winds = compass._plate("東", "n", "tc")
    for drawn, least in ((badges.known("步", size, "tc"), 10), (badges.chaos(size, "tc"), 12), (winds, 12)):
        left, _, right, _ = drawn.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert (right - left) * TELEPHONE / WIDTH >= least


@pytest.mark.parametrize("kind", KINDS)
def test_armies_of_one_colour_are_far_apart(kind: str) -> None:
    fills = [BANNERS[key].paint.fill for key in ("red", "white", "black")]
    for one, other in combinations(fills, 2):
        assert distance(one, other, kind) > 12
    red, white, black = (seen(fill, "none")[0] for fill in fills)
    assert white > red + 40 > black + 50


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_in_two_colours_is_told_from_each(kind: str) -> None:
    both = BANNERS["white-red"]
    assert both.second is not None
    for other in (both.paint.fill, *(BANNERS[key].paint.fill for key in ("red", "white", "black"))):
        assert distance(both.second, other, kind) > 20
    for key in ("red", "black"):
        assert distance(both.paint.fill, BANNERS[key].paint.fill, kind) > 45


@pytest.mark.parametrize("kind", KINDS)
def test_edges_of_towns_differ_from_army_to_army(kind: str) -> None:
    """Walls, that of Zhou and Zhao being of two colours, between their edges."""
    walls = {key: (banner.paint.fill, banner.second or banner.paint.fill) for key, banner in BANNERS.items()}
    for one, other in combinations(walls, 2):
        assert max(distance(a, b, kind) for a, b in zip(walls[one], walls[other], strict=True)) > 20


def test_characters_stand_out_from_tiles() -> None:
    for banner in BANNERS.values():
        for fill in (banner.paint.fill, *((banner.second,) if banner.second else ())):
            assert contrast(banner.paint.ink, fill) > 4.5


def test_signs_of_armies_differ_in_shape_alone() -> None:
    signs = [on_a_telephone(badges.corner(key, round(BOARD.cell * 0.94))) for key in BANNERS]
    for one, other in combinations(signs, 2):
        corner = (0, 0, CELL // 3, CELL // 3)
        assert difference(one.crop(corner), other.crop(corner)) > 0.04


@pytest.mark.parametrize("banner", BANNERS)
def test_types_differ_on_a_telephone(banner: str) -> None:
    tiles = {kind: tile(Look(banner, glyphs.unit(kind, "tc"))) for kind in SHIPPED}
    for one, other in combinations(tiles, 2):
        assert difference(tiles[one], tiles[other]) > 0.04, (one, other)


@pytest.mark.parametrize("banner", BANNERS)
def test_facings_armour_and_backs_differ_on_a_telephone(banner: str) -> None:
    looks = [Look(banner, "甲", facing=facing) for facing in "nesw"]
    looks += [Look(banner, "甲"), Look(banner, "甲", heavy=True), Look(banner, "甲", battle=False)]
    for one, other in combinations(map(tile, looks), 2):
        assert difference(one, other) > 0.03


@pytest.mark.parametrize("banner", BANNERS)
def test_both_frames_of_armour_are_seen_in_its_sign_on_a_telephone(banner: str) -> None:
    """Each in its own colour: those of a whole tile of that size run together."""
    tile, paint = pieces.tile_of(Look(banner, "", heavy=True, close=True), 28, ""), BANNERS[banner].paint
    for drawn, clear in ((pieces.armour(banner, 28), True), (tile, False)):
        small = in_colour(drawn)
        row = [small.crop((x, 2, x + 1, 3)).tobytes() for x in range(small.width)]
        nearest = [min(_apart(each, ink) for each in row) for ink in (GOLD, paint.ink)]
        assert (max(nearest) < 56) == clear, nearest


def _apart(one: Iterable[int], other: Iterable[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def test_chaos_shows_without_its_character() -> None:
    for banner in BANNERS:
        upright = pieces.tile_of(Look(banner, "刀", facing="n"), 86, "sc")
        assert difference(grey(pieces.askew(upright)), grey(upright)) > 0.05


def test_cities_camps_and_capitals_differ_without_colour() -> None:
    for banner in BANNERS:
        drawn = [
            grey(towns.town(banner, 88, camp=camp, capital=capital))
            for camp in (True, False)
            for capital in (True, False)
        ]
        for one, other in combinations(drawn, 2):
            assert difference(one, other) > 0.02


def test_cities_camps_and_capitals_differ_above_whoever_stands_inside() -> None:
    for banner in BANNERS:
        kinds = [(camp, capital) for camp in (True, False) for capital in (True, False)]
        drawn = [grey(towns.town(banner, 88, camp=camp, capital=capital, manned=True)) for camp, capital in kinds]
        for one, other in combinations((each.crop((0, 0, 88, 36)) for each in drawn), 2):
            assert difference(one, other) > 0.02


@pytest.mark.parametrize("name", "王后車相")
def test_a_back_is_told_from_the_front_of_the_same_character(name: str) -> None:
    for banner in BANNERS:
        front, back = tile(Look(banner, name, heavy=name in "王車")), tile(Look(banner, name, battle=False))
        assert difference(front, back) > 0.15


@pytest.mark.parametrize("kind", KINDS)
def test_the_gold_of_fronts_is_told_from_every_tile(kind: str) -> None:
    for banner in BANNERS.values():
        assert distance(GOLD, banner.paint.fill, kind) > 18
        assert distance(GOLD, banner.paint.edge, kind) > 30


@pytest.mark.parametrize("cell", [50, 78])
def test_fronts_have_a_golden_frame_and_backs_no_gold(cell: int) -> None:
    """However small they are: a tenth of a front at least."""
    for banner in BANNERS:
        close = cell < pieces.CLOSE
        front, back = (pieces.tile_of(Look(banner, "后", battle=battle, close=close), cell, "sc") for battle in (1, 0))
        golden = [dict(map(reversed, drawn.getcolors(cell * cell))).get((*GOLD, 255), 0) for drawn in (front, back)]
        assert golden[0] > cell * cell / 10
        assert golden[1] == 0


@pytest.mark.parametrize("kind", [each for each in KINDS if each != "none"])
def test_the_white_army_is_no_paper(kind: str) -> None:
    """Its tiles are cooler than any ridge under the map, by more than a blind eye for blue needs."""
    for tint in (SAND, *TINTS):
        assert distance(BANNERS["white"].paint.fill, tint, kind) > 11
        assert contrast(BANNERS["white"].paint.edge, tint) > 7


@pytest.mark.parametrize("kind", [each for each in KINDS if each != "none"])
def test_cells_of_land_are_told_from_plains(kind: str) -> None:
    for ground in (SHOAL, ROCK):
        for tint in TINTS[:3]:
            assert distance(ground, tint, kind) > 8


def test_shots_and_ways_differ_in_shape_alone() -> None:
    ways = [
        arrows.between(BOARD, (0, 0), (2, 1), covered=False, **kind) for kind in ({}, {"shot": True}, {"sails": True})
    ]
    drawn = [arrows._shaft(way, BOARD.cell, 0.03)[0] for way in ways]
    for one, other in combinations(drawn, 2):
        assert difference(one, other) > 0.008


@pytest.mark.parametrize("covered", [True, False])
def test_marks_of_targets_differ_in_shape_alone(*, covered: bool) -> None:
    marks = [targets.mark(92, kind, covered=covered).getchannel("A") for kind in targets.KINDS]
    for one, other in combinations(marks, 2):
        assert difference(one, other) > 0.005


def test_fires_and_lands_differ_without_colour() -> None:
    drawn = [
        land.mountain(92, 0),
        land.forest(92, 0),
        land.waves(92, 0),
        fires.fire(92, big=True),
        fires.fire(92, big=False),
    ]
    for one, other in combinations(map(grey, drawn), 2):
        assert difference(one, other) > 0.03
