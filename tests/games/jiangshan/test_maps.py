"""Random maps of Jiangshan: the same seed draws the same map for ever, and everything is drawn as the rules say
(8.7)."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from games.jiangshan.options import RANDOM
from games.jiangshan.scenario import generator
from games.jiangshan.scenario.shipped import Scenario

MAPS = Path(__file__).with_name("maps.txt")
SYMMETRIES = RANDOM
SEEDS = 24
SIGNS = {"capital": "$", "city": "#", "camp": "%"}


def drawn(plan: Scenario) -> list[str]:
    """A map from its top row, tiles and units by the number of their side."""
    shown = {at: plan.ground.terrain(at) * 2 for at in plan.ground.cells()}
    for number, army in enumerate(plan.armies, start=1):
        shown |= {at: f"{number}{code}" for code, at in army.units}
        shown |= {at: f"{number}{SIGNS[kind]}" for kind, at in army.tiles}
    rows = reversed(range(plan.ground.height))
    return [" ".join(shown[x, y] for x in range(plan.ground.columns)) for y in rows]


def map_of(symmetry: str, seed: int) -> str:
    return "\n".join(drawn(generator.generate(seed, symmetry)))


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_seed_draws_the_same_map_for_ever(symmetry: str) -> None:
    assert f"{symmetry}\n{map_of(symmetry, 1)}\n" in MAPS.read_text(encoding="utf-8")


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_many_seeds_draw_the_same_maps_for_ever(symmetry: str) -> None:
    told = "\n".join(map_of(symmetry, seed) for seed in range(SEEDS))
    assert f"{symmetry} {sha256(told.encode()).hexdigest()}\n" in MAPS.read_text(encoding="utf-8")


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_terms_of_a_random_map_are_those_of_the_rules(symmetry: str) -> None:
    plan = generator.generate(7, symmetry)
    terms = plan.terms
    setbacks = {"quad": (1, 2), "kings": (1, 2), "three": (2, 0)}.get(symmetry, (2, 3))
    assert (terms.setback_city, terms.setback_capital) == setbacks
    assert terms.capital_loss == "setback"
    assert terms.hold == {"quad": 9, "kings": 6, "three": 6}.get(symmetry, 5)
    assert terms.team_loss == ("first" if symmetry == "quad" else "all")
    assert (terms.round_limit, terms.no_progress, terms.merit_goal) == (60, 25, 0)
    assert terms.weather == ("cloud", "cloud", "cloud", "sun", "sun", "rain")
    assert (terms.pick, terms.fixed) == (3, ())
    assert set(terms.allowed) == {"swap", "sneak", "fire", "scout", "extra", "decoy"}
    assert (terms.allied_intel, terms.scout_costs_ap) == (False, False)
    teams = {"quad": [1, 2, 2, 1], "kings": [1, 2, 3, 4], "three": [1, 2, 3]}
    assert [army.team for army in plan.armies] == teams.get(symmetry, [1, 2])
    reserve = "BDL" if symmetry == "three" else "ADH"
    for army in plan.armies:
        assert (army.morale, army.supply, army.merit, "".join(sorted(army.reserve))) == (2, 0, 0, reserve)
