"""Scenario files of one's own, random maps, and what allies are told (Jiangshan 3.5, 8)."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from importlib import resources

import pytest

from games import moves
from games.core import CHANCE, Seat
from games.jiangshan import generator, scenario, units
from games.jiangshan.board import FOREST, MOUNTAIN, WATER, cell, order
from games.jiangshan.scenario import BadScenario
from games.jiangshan.state import SCENARIOS, Fire, Options, Phase, Place
from tests.support.counts import count
from tests.support.jiangshan import RULES, stood, told

FILE = """
format = "jiangshan-scenario/1"
id = "mine"
board = [7, 5]
round_limit = 12
no_progress_rounds = 6
weather = ["rain", "rain", "rain", "rain", "rain", "sun"]
hufu = { pick = 1, fixed = ["decoy"], allowed = ["swap", "extra"] }
map = \"\"\"
*......
.......
.......
.......
*......
\"\"\"
[rules]
setback_city = 1
setback_capital = 2
capital_loss = "defeat"
hold = 3
merit_goal = 4
team_loss = "first"
allied_intel = true
scout_costs_ap = true
[[side]]
name = "A"
team = 5
morale = 4
supply = 1
merit = 2
units = "K a3, D a1, Sh b3, S b4, P a4"
cities = "capital a4, camp b2"
reserve = "D R"
box = { D = 9, R = 1 }
[[side]]
name = "B"
team = 7
units = "K g3"
cities = "capital g5, camp g1"
[[fire]]
cell = "a5"
size = "big"
owner = 2
"""


def at(name: str):
    found = cell(name)
    assert found is not None, name
    return found


def options(text: str) -> Options:
    return Options(scenario="file", scenario_file=text)


def faults(text: str) -> set[str]:
    with pytest.raises(BadScenario) as bad:
        scenario.read(text)
    return {fault.key.removeprefix("jiangshan-scenario-") for fault in bad.value.faults}


def test_every_key_of_a_file_counts():
    state = RULES.setup(options(FILE), 2)
    terms = state.terms
    assert (terms.setback_city, terms.setback_capital, terms.hold, terms.merit_goal) == (1, 2, 3, 4)
    assert (terms.capital_loss, terms.team_loss, terms.allied_intel, terms.scout_costs_ap) == ("defeat", "first", True, True)
    assert (terms.round_limit, terms.no_progress, terms.weather) == (12, 6, ("rain",) * 5 + ("sun",))
    assert (terms.pick, terms.fixed, terms.allowed) == (1, ("decoy",), ("swap", "extra"))
    side = state.sides[0]
    assert (side.team, side.morale, side.supply, side.merit, side.reserve) == (5, 4, 1, 2, ("D", "R"))
    assert (side.box.count("D"), side.box.count("R"), side.box.count("Q")) == (7, 0, 1)
    assert (state.sides[1].morale, state.sides[1].supply, state.sides[1].reserve) == (2, 0, ())
    assert state.fires == {at("a5"): Fire(big=True, owner=Seat(1))}
    assert (state.names, state.phase) == (("A", "B"), Phase.PICK)


def test_units_of_a_file_stand_where_it_says():
    state = RULES.setup(options(FILE), 2)
    assert (state.units[at("b3")].face, state.units[at("b4")].face) == ("h", "i")
    assert state.units[at("a1")].place is Place.FOREST
    assert state.units[at("a4")].place is Place.TILE
    assert state.tiles[at("a4")].capital
    assert state.tiles[at("b2")].camp


def test_json_says_the_same():
    assert scenario.read(json.dumps(tomllib.loads(FILE))) == scenario.read(FILE)


def test_a_file_of_three_sides_seats_three():
    more = FILE + '[[side]]\nunits = "K d5"\ncities = "capital d1, camp d3"\n'
    apart = more.replace('Sh b3, S b4, P a4"', 'P a4"')
    assert RULES.problem(options(apart)) is None
    assert RULES.seats(options(apart)) == range(3, 4)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('cell = "a5"', 'cell = "l9"', "fire"),
        ('cell = "a5"', 'cell = "g3"', "fire"),
        ("owner = 2", "owner = 3", "fire"),
        ("owner = 2", "owner = 9", "value"),
        ('weather = ["rain"', "weather = [[1]", "value"),
        ('"swap", "extra"', '"swap", 3', "value"),
        ('"swap", "extra"', '"swap", "extra", "bribe"', "value"),
        ("pick = 1", "pick = 3", "value"),
        ("round_limit = 12", "round_limit = 0", "value"),
        ("team = 7", "team = 5", "v10"),
        ("D = 9", "D = 1", "v8"),
        ("D = 9", "X = 9", "value"),
        ("Sh b3", "Sh b2", "v7"),
        ("P a4", "P g5", "v7"),
        ("K g3", "K g5", "v3"),
        ("morale = 4", 'morale = "four"', "value"),
        ("[rules]", "rules = 3\n[x]", "unknown"),
        ("[7, 5]", "[7]", "board"),
        ("round_limit = 12", f"round_limit = {'9' * 5000}", "syntax"),
    ],
)
def test_each_fault_is_found(old, new, fault):
    assert old in FILE
    assert fault in faults(FILE.replace(old, new, 1))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", "\x00", "a = 1", '{"format": 3, "board": "x", "side": [1], "fire": [2]}']
)
def test_rubbish_is_a_bad_scenario_and_nothing_worse(text):
    assert faults(text)
    assert RULES.problem(options(text)) is not None
    assert RULES.seats(options(text)) == range(2, 3)


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenarios_that_claim_a_symmetry_have_it(name):
    plan = scenario.built_in(name)
    assert plan.symmetry in ("lr", "rot", "quad")
    document = resources.files("games.jiangshan").joinpath(f"scenarios/{name}.toml").read_text(encoding="utf-8")
    assert "v2-armies" in faults(document.replace('units = "K', 'units = "S a1, K', 1))


@pytest.mark.parametrize("symmetry", ["lr", "rot", "quad"])
def test_random_maps_are_drawn_as_the_rules_weigh(symmetry):
    columns = {"capital": set(), "camp": set(), "city": set()}
    for seed in range(count(10, full=200)):
        plan = generator.generate(seed, symmetry)
        army = plan.armies[-1 if symmetry == "quad" else 0]
        for kind, where in army.tiles:
            columns[kind].add(where[0])
            assert 1 <= where[1] <= plan.ground.height - 2
        assert sorted(code for code, _ in army.units) == sorted(generator.ARMY)
        assert all(where[0] <= 3 for _, where in army.units)
        terrain = "".join(plan.ground.rows)
        parts = 4 if symmetry == "quad" else 2
        assert parts <= terrain.count(MOUNTAIN) <= 3 * parts
        assert 3 * parts <= terrain.count(FOREST) <= 5 * parts
        assert terrain.count(WATER) <= 5 * parts
    assert columns["capital"] | columns["camp"] <= {1, 2}
    assert columns["city"] <= {1, 2, 3}


def test_a_random_map_for_four_is_drawn_by_chance_at_the_table():
    state = RULES.setup(Options(scenario="random:quad"), 4)
    assert [RULES.choice(state, Seat(seat)) for seat in range(4)] == [None] * 4
    state, _ = moves.play(RULES, state, CHANCE, ("map", *"0123456789abcdef"))
    assert (len(state.sides), state.phase) == (4, Phase.PICK)
    assert [side.team for side in state.sides] == [1, 2, 2, 1]


# 3.5 Allies


def test_an_ally_is_told_no_secret_unless_the_scenario_says_so():
    state = stood("3 gD? . .\n2 *:gP r# g#:A\n1 . . bK?", "teams 0 1 0; green reserve H; green stratagems fire")
    for intel, kinds in ((False, [None]), (True, ["D", "A", "P"])):
        view = RULES.view(replace(state, options=Options(allied_intel=intel)), Seat(0))
        shown = sorted(
            (unit for unit in view.units.values() if unit.owner == 2), key=lambda unit: (-unit.cell[1], -unit.cell[0])
        )
        assert [unit.kind for unit in shown] == kinds
        assert (view.sides[2].reserve, view.sides[2].held) == ((("H",), ("fire",)) if intel else (None, None))


def test_allies_choose_their_stratagems_unseen_by_each_other():
    state = RULES.setup(Options(scenario="d_four_lords", allied_intel=True), 4)
    state, events = moves.play(RULES, state, Seat(0), ("pick", "swap", "fire", "extra"))
    assert RULES.view(state, Seat(3)).sides[0].held is None
    assert [event.to for event in events] == [frozenset({0})]
    for seat in (1, 2, 3):
        state, _ = moves.play(RULES, state, Seat(seat), RULES.default(state, Seat(seat)))
    assert RULES.view(state, Seat(3)).sides[0].held == ("swap", "fire", "extra")


def test_allies_who_share_everything_hear_everything():
    state = stood("2 rD? . gK?\n1 . . bK?", "teams 0 1 0")
    for shared, told_to in ((False, {0}), (True, {0, 2})):
        (event,) = told(replace(state, options=Options(allied_intel=shared)), "^a2/w")[1]
        assert event.to == told_to


def test_the_unit_table_agrees_with_its_marks():
    assert "".join(units.MARKS.values()) == "DPAJHLGBRQK"
    assert order((1, 2)) == (2, 1)
