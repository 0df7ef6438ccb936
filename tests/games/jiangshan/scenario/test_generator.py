"""Random maps, step by step as Jiangshan 8.7 draws them, and fair to every player."""

from __future__ import annotations

import pytest

from games.core import Chance
from games.jiangshan.board import EDGES, FOREST, MOUNTAIN, PLAIN, WATER, Cell, plus
from games.jiangshan.scenario import generator, shipped
from games.jiangshan.scenario.plan import Army
from games.jiangshan.state import Terms
from tests.support.counts import count

SEEDS = count(8, full=400)
RIGHT = 11
MODES = {"lr": 8, "rot": 8, "quad": 18}
"""Each symmetry with the rows of its board."""


def mirrored(mode: str, at: Cell) -> tuple[Cell, ...]:
    """The images of a cell by the symmetries of a map."""
    across, up = RIGHT - at[0], MODES[mode] - 1 - at[1]
    return {"lr": ((across, at[1]),), "rot": ((across, up),), "quad": ((across, at[1]), (at[0], up))}[mode]


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
            plan.ground.terrain(at) == plan.ground.terrain(other)
            for at in plan.ground.cells()
            for other in mirrored(mode, at)
        )
        armies = {content(mode, army) for army in plan.armies}
        assert len(armies) == len(plan.armies) == (4 if mode == "quad" else 2)
        for image in range(len(mirrored(mode, (0, 0)))):
            assert {content(mode, army, image) for army in plan.armies} == armies


@pytest.mark.parametrize("mode", MODES)
def test_cities_and_terrain_lie_where_they_may(mode):
    rows = 9 if mode == "quad" else 8
    for seed in range(SEEDS):
        plan = generator.generate(seed, mode)
        base = plan.armies[-1 if mode == "quad" else 0]
        tiles = [at for _, at in base.tiles]
        assert all(1 <= y <= rows - 2 for _, y in tiles)
        assert all(abs(x - a) + abs(y - b) >= 3 for x, y in tiles for a, b in tiles if (x, y) != (a, b))
        near = {at for tile in tiles for at in (tile, *(plus(tile, edge) for edge in EDGES)) if plan.ground.holds(at)}
        assert {plan.ground.terrain(at) for at in near if at[0] < 6} == {PLAIN}
        for kind, first in ((WATER, 3), (MOUNTAIN, 2), (FOREST, 2)):
            assert all(x >= first for x, y in plan.ground.cells() if x < 6 and plan.ground.terrain((x, y)) == kind)


def test_four_players_sit_clockwise_from_the_north_west_two_against_two():
    for seed in range(SEEDS):
        plan = generator.generate(seed, "quad")
        corners = [(at[0] > 5, at[1] > 8) for army in plan.armies for kind, at in army.tiles if kind == "capital"]
        assert corners == [(False, True), (True, True), (True, False), (False, False)]
        assert [army.team for army in plan.armies] == [1, 2, 2, 1]


def test_what_is_fixed_of_a_random_map():
    weather = ("cloud",) * 3 + ("sun",) * 2 + ("rain",)
    two = Terms(setback_city=2, setback_capital=3, hold=5, round_limit=60, weather=weather)
    four = Terms(setback_city=1, setback_capital=2, hold=9, team_loss="first", round_limit=60, weather=weather)
    for mode, terms in (("lr", two), ("rot", two), ("quad", four)):
        plan = generator.generate(0, mode)
        assert plan.terms == terms
        assert all(sorted(army.reserve) == ["A", "D", "H"] for army in plan.armies)
        assert all((army.morale, army.supply, army.merit) == (2, 0, 0) for army in plan.armies)


@pytest.mark.parametrize("mode", MODES)
def test_a_seed_always_gives_the_same_map_and_another_another(mode):
    assert generator.generate(7, mode) == generator.generate(7, mode)
    assert generator.generate(7, mode) != generator.generate(8, mode)


@pytest.mark.parametrize("mode", MODES)
def test_where_no_drawing_is_valid_a_scenario_is_played(mode, monkeypatch):
    monkeypatch.setattr(generator, "_drawn", lambda chance, symmetry: None)
    assert generator.generate(0, mode).id == ("d_four_lords" if mode == "quad" else "b_chu_han")


def test_units_stand_in_the_column_they_prefer_near_the_middle_row():
    """On a bare board: the King is placed first and finds the best cell."""
    for seed in range(SEEDS):
        army = generator._army(Chance(str(seed).encode(), 0), 8, {}, set())
        assert army is not None
        placed = dict(reversed(army))
        assert placed["K"] in {(0, 3), (0, 4)}
        assert {placed["D"][0], placed["P"][0]} <= {3, 2}
        assert placed["R"][0] == 1
