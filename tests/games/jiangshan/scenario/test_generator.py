"""Random maps, step by step as Jiangshan 8.7 draws them, and fair to every player."""

from __future__ import annotations

import pytest

from games.core import Chance
from games.jiangshan.board import EDGES, FOREST, MOUNTAIN, PLAIN, WATER, Cell, distance, plus
from games.jiangshan.options import RANDOM
from games.jiangshan.scenario import generator, shipped, thirds
from games.jiangshan.scenario.plan import Army
from games.jiangshan.state import Terms
from tests.support.counts import count

SEEDS = count(8, full=400)
RIGHT = 11
MODES = {"lr": 8, "rot": 8, "quad": 18, "kings": 18}
"""Each kind of exact symmetry with the rows of its board."""
FOUR = ("quad", "kings")


def mirrored(mode: str, at: Cell) -> tuple[Cell, ...]:
    """The images of a cell by the symmetries of a map."""
    across, up = RIGHT - at[0], MODES[mode] - 1 - at[1]
    return {"lr": ((across, at[1]),), "rot": ((across, up),)}.get(mode, ((across, at[1]), (at[0], up)))


def content(mode: str, army: Army, image: int | None = None) -> tuple[object, ...]:
    """What an army brings, or what the image of it by one of the symmetries would."""

    def moved(at: Cell) -> Cell:
        return at if image is None else mirrored(mode, at)[image]

    things = (*army.units, *army.tiles)
    return frozenset((kind, moved(at)) for kind, at in things), army.reserve, army.morale


@pytest.mark.parametrize("mode", MODES)
def test_every_player_has_the_same_map(mode):
    for seed in range(SEEDS):
        plan = generator.generate(seed, mode)
        assert plan.id == f"random-{mode}", f"seed {seed} fell back on a scenario"
        assert not shipped.problems(plan)
        assert all(
            distance(at, foe) > 2
            for army in plan.armies
            for other in plan.armies
            if other.team != army.team
            for _, at in army.units
            for _, foe in (*other.units, *other.tiles)
        ), "nobody begins in sight of an enemy"
        assert all(
            plan.ground.terrain(at) == plan.ground.terrain(other)
            for at in plan.ground.cells()
            for other in mirrored(mode, at)
        )
        armies = {content(mode, army) for army in plan.armies}
        assert len(armies) == len(plan.armies) == (4 if mode in FOUR else 2)
        for image in range(len(mirrored(mode, (0, 0)))):
            assert {content(mode, army, image) for army in plan.armies} == armies


@pytest.mark.parametrize("mode", MODES)
def test_cities_and_terrain_lie_where_they_may(mode):
    rows = 9 if mode in FOUR else 8
    for seed in range(SEEDS):
        plan = generator.generate(seed, mode)
        base = plan.armies[-1 if mode in FOUR else 0]
        tiles = [at for _, at in base.tiles]
        assert all(1 <= y <= rows - 2 for _, y in tiles)
        assert all(abs(x - a) + abs(y - b) >= 3 for x, y in tiles for a, b in tiles if (x, y) != (a, b))
        near = {at for tile in tiles for at in (tile, *(plus(tile, edge) for edge in EDGES)) if plan.ground.holds(at)}
        assert {plan.ground.terrain(at) for at in near if at[0] < 6} == {PLAIN}
        for kind, first in ((WATER, 3), (MOUNTAIN, 2), (FOREST, 2)):
            assert all(x >= first for x, y in plan.ground.cells() if x < 6 and plan.ground.terrain((x, y)) == kind)


@pytest.mark.parametrize(("mode", "teams"), [("quad", [1, 2, 2, 1]), ("kings", [1, 2, 3, 4])])
def test_four_players_sit_clockwise_from_the_north_west(mode, teams):
    for seed in range(SEEDS):
        plan = generator.generate(seed, mode)
        corners = [(at[0] > 5, at[1] > 8) for army in plan.armies for kind, at in army.tiles if kind == "capital"]
        assert corners == [(False, True), (True, True), (True, False), (False, False)]
        assert [army.team for army in plan.armies] == teams


def test_what_is_fixed_of_a_random_map():
    weather = ("cloud",) * 3 + ("sun",) * 2 + ("rain",)
    two = Terms(setback_city=2, setback_capital=3, hold=5, round_limit=60, weather=weather)
    four = Terms(setback_city=1, setback_capital=2, hold=9, team_loss="first", round_limit=60, weather=weather)
    for mode, terms in (("lr", two), ("rot", two), ("quad", four)):
        plan = generator.generate(0, mode)
        assert plan.terms == terms
        assert all(sorted(army.reserve) == ["A", "D", "H"] for army in plan.armies)
        assert all((army.morale, army.supply, army.merit) == (2, 0, 0) for army in plan.armies)


@pytest.mark.parametrize("mode", RANDOM)
def test_a_seed_always_gives_the_same_map_and_another_another(mode):
    assert generator.generate(7, mode) == generator.generate(7, mode)
    assert generator.generate(7, mode) != generator.generate(8, mode)


@pytest.mark.parametrize("mode", RANDOM)
def test_where_no_drawing_is_valid_a_scenario_is_played(mode, monkeypatch):
    monkeypatch.setattr(generator, "_drawn", lambda chance, name: None)
    scenarios = {"quad": "d_four_lords", "kings": "f_four_kings", "three": "g_three_legs"}
    plan = generator.generate(0, mode)
    assert plan.id == scenarios.get(mode, "b_chu_han")
    assert [army.team for army in plan.armies] == list(generator.KINDS[mode].teams)


def test_units_stand_in_the_column_they_prefer_near_the_middle_row():
    """On a bare board: the King is placed first and finds the best cell."""
    for seed in range(SEEDS):
        army = generator._army(Chance(str(seed).encode(), 0), 8, {}, set())
        assert army is not None
        placed = dict(reversed(army))
        assert placed["K"] in {(0, 3), (0, 4)}
        assert {placed["D"][0], placed["P"][0]} <= {3, 2}
        assert placed["R"][0] == 1


# Three


def maps_for_three() -> list[shipped.Scenario]:
    return [shipped.built_in("g_three_legs"), *(generator.generate(seed, "three") for seed in range(SEEDS))]


def local(seat: int, at: Cell) -> Cell:
    """A cell as the home of a seat sees it: the row from the edge, the place from the middle."""
    x, y = at
    return ((x, y - 3), (12 - y, x - 5), (10 - x, y - 3))[seat]


def test_three_homes_are_alike_and_each_is_its_own_mirror_image():
    for plan in maps_for_three():
        homes = []
        for seat, army in enumerate(plan.armies):
            things = {(local(seat, at), kind) for kind, at in (*army.units, *army.tiles)}
            assert things == {((row, -along), kind) for (row, along), kind in things}
            assert all(row in range(3) and along in range(-3, 4) for (row, along), _ in things)
            homes.append((things, army.reserve, army.morale))
        assert homes[0] == homes[1] == homes[2]
        assert [army.team for army in plan.armies] == [1, 2, 3]
        assert not shipped.problems(plan)


def test_the_west_is_the_mirror_image_of_the_east():
    for plan in maps_for_three():
        assert plan.symmetry == "lr", "so that it is checked like a user's file"
        assert (plan.ground.columns, plan.ground.height) == (11, 13)


def test_three_homes_are_equally_far_from_each_other():
    for plan in maps_for_three():
        middles = [home(1, 0) for home in thirds.HOMES]
        assert {distance(one, other) for one in middles for other in middles if one != other} == {8}
        kings = [at for army in plan.armies for kind, at in army.units if kind == "K"]
        (step,) = {distance(at, middle) for at, middle in zip(kings, middles, strict=True)}
        assert step <= 1


def test_what_lies_between_two_of_three_lies_between_any_two():
    for plan in maps_for_three():
        lands = [[plan.ground.terrain(at) for at in thirds.border(place)] for place in range(thirds.ALONG)]
        lands += [[plan.ground.terrain(at) for at in thirds.beside(place)] for place in range(thirds.ALONG - 1)]
        if plan.id == "random-three":
            assert all(len(set(land)) == 1 for land in lands), plan.ground.rows
            assert plan.ground.terrain((5, 0)) == PLAIN, "nobody is walled in"
        homes = {home(row, along) for home in thirds.HOMES for row in range(3) for along in range(-3, 4)}
        assert {plan.ground.terrain(at) for at in homes} == {PLAIN}


def test_maps_for_three_differ():
    plans = maps_for_three()[1:]
    assert {plan.id for plan in plans} == {"random-three"}
    assert len({plan.ground for plan in plans}) > len(plans) / 2
    assert len({plan.armies for plan in plans}) > len(plans) / 2
    for plan in plans:
        assert sorted(kind for kind, _ in plan.armies[0].units) == sorted(thirds.ARMY)
