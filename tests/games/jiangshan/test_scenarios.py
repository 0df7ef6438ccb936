"""Scenario files of one's own, random maps, and what allies are told (Jiangshan 3.5, 8)."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import renderers
from games import moves
from games.core import CHANCE, Faults, Seat, Text, text
from games.jiangshan.board import FOREST, MOUNTAIN, PLAIN, WATER, cell, order
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import SCENARIOS, Options
from games.jiangshan.scenario import generator, shipped
from games.jiangshan.scenario.shipped import BadScenario
from games.jiangshan.state import Fire, Phase, Place
from renderers.jiangshan import GAME
from renderers.words import LOCALES, catalogue
from tests.support.counts import count
from tests.support.jiangshan import RULES, stood, told
from tests.support.own_units import FAULTY
from tests.support.tables import walked

FOLDERS = (Path(renderers.__file__).parent / "locales",)

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


ROWS = "*......\n.......\n.......\n.......\n*......\n"


def written(name: str) -> str:
    """A scenario of the game's own as a file."""
    return resources.files("games.jiangshan.scenario").joinpath(f"maps/{name}.toml").read_text(encoding="utf-8")


WITH_SYMMETRY = written("a_first_array")


def at(name: str):
    found = cell(name)
    assert found is not None, name
    return found


def options(text: str) -> Options:
    return Options(scenario="file", scenario_file=text)


def _kind(key: str) -> str:
    return key.removeprefix("jiangshan-scenario-").removeprefix("core-file-")


def read(file: str) -> tuple[Text, ...]:
    """What is wrong with a file."""
    try:
        shipped.read(file)
    except BadScenario as bad:
        return bad.faults
    return ()


def faults(text: str) -> set[str]:
    return {_kind(fault.key) for fault in read(text)}


def syntax(file: str) -> list[tuple[str, str]]:
    """Line and reason of each fault of syntax."""
    args = [dict(fault.args) for fault in read(file) if fault.key == "core-file-syntax"]
    return [(each["line"], each["reason"].key.removeprefix("core-file-syntax-")) for each in args]


def test_every_key_of_a_file_counts():
    state = RULES.setup(options(FILE), 2)
    terms = state.terms
    assert (terms.setback_city, terms.setback_capital, terms.hold, terms.merit_goal) == (1, 2, 3, 4)
    assert (terms.capital_loss, terms.team_loss, terms.allied_intel, terms.scout_costs_ap) == (
        "defeat",
        "first",
        True,
        True,
    )
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
    assert shipped.read(json.dumps(tomllib.loads(FILE))) == shipped.read(FILE)


def test_a_file_of_three_sides_seats_three():
    more = FILE + '[[side]]\nunits = "K d5"\ncities = "capital d1, camp d3"\n'
    apart = more.replace('Sh b3, S b4, P a4"', 'P a4"')
    assert RULES.problem(options(apart)) is None
    assert RULES.seats(options(apart)) == range(3, 4)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('jiangshan-scenario/1"', 'jiangshan-scenario/2"', "format"),
        ('format = "jiangshan-scenario/1"', "", "missing"),
        ('id = "mine"', 'id = "my map"', "identifier"),
        ('id = "mine"', 'id = "mine"\nname = "Mine"', "table"),
        ('id = "mine"', f'id = "mine"\nname = {{ en = "{"x" * 41}" }}', "name"),
        ('id = "mine"', 'id = "mine"\nname = { en = "a\\u202eb" }', "name"),
        ('id = "mine"', 'id = "mine"\nname = { fr = "Le mien" }', "unknown"),
        ("[7, 5]", "[7]", "board"),
        ("[7, 5]", "[7, 19]", "board"),
        ("[7, 5]", '["7", 5]', "board"),
        ("[7, 5]", "[7, 6]", "rows"),
        ("*......\n.......", "*.....\n.......", "row"),
        ("*......\n.......", "*..x...\n.......", "signs"),
        ("[7, 5]", '[7, 5]\nsymmetry = "up"', "words"),
        ('weather = ["rain"', "weather = [[1]", "list"),
        ('weather = ["rain", "rain"', 'weather = ["rain"', "weather"),
        ('"swap", "extra"', '"swap", 3', "list"),
        ('"swap", "extra"', '"swap", "extra", "bribe"', "list"),
        ("pick = 1", "pick = 3", "number"),
        ("round_limit = 12", "round_limit = 1000", "number"),
        ("round_limit = 12", "round_limit = true", "number"),
        ("round_limit = 12", "round_limit = 12.0", "number"),
        ("round_limit = 12", "round_limits = 12", "unknown-near"),
        ("[rules]", "rules = 3\n[x]", "table unknown"),
        ("setback_city = 1", "setback_city = 1000", "number"),
        ("allied_intel = true", 'allied_intel = "yes"', "flag"),
        ('capital_loss = "defeat"', 'capital_loss = "shame"', "words"),
        ('name = "A"\n', 'name = "A"\nid = "B"\n', ""),
        ('name = "A"', 'id = "x"', ""),
        ('name = "B"', "id = 5", "text"),
        ("team = 7", "team = 5", "v10"),
        ("team = 7", "team = -1", "number"),
        ("morale = 4", 'colour = "green"', "words"),
        ("morale = 4", 'morale = "four"', "number"),
        ("morale = 4", "morale = 10", "number"),
        ("supply = 1", "supply = 4", "number"),
        ("K a3, ", "", "v3"),
        ("K a3, ", "K a3, K b5, ", "v3"),
        ("K g3", "K g5", "v3-ground"),
        ("P a4", "P g5", "v7-foreign"),
        ("P a4", "S a4", "v7-scout v8"),
        ("Sh b3", "Sh b2", "v7-scout"),
        ("Sh b3", "Sh b4", "v7-unit-twice"),
        ("D a1", "D k1", "v7-off"),
        ("D a1", "D m1", "entry-units"),
        ("D a1", "X a1", "code"),
        ("camp b2", "camp a4", "v7-tile-twice"),
        ("camp b2", "camp a3", "v3-ground v4-beside"),
        ("camp b2", "fort b2", "entry-cities"),
        ('"capital a4, camp b2"', '"camp b2"', "v6-capital"),
        ('"capital a4, camp b2"', '"capital a4"', ""),
        ("K a3", "K f3", ""),
        ('"capital a4, camp b2"', '"capital a4, camp b2, capital c1"', "v6-capitals"),
        ('cities = "capital g5, camp g1"', "", "v6-capital"),
        ('reserve = "D R"', 'reserve = "D K"', "reserve-king"),
        ('reserve = "D R"', 'reserve = "D X"', "code"),
        ("D = 9", "D = 1", "v8"),
        ("D = 9", "X = 9", "code"),
        ("D = 9", "D = -1", "count v8"),
        ('cell = "a5"', 'cell = "l9"', "v7-off"),
        ('cell = "a5"', 'cell = "g3"', "fire-ground"),
        ('cell = "a5"', 'cell = "here"', "cell"),
        ('cell = "a5"', "", "missing"),
        ('size = "big"', 'size = "huge"', "words"),
        ("owner = 2", "owner = 3", "owner"),
        ("owner = 2", 'owner = "nobody"', "owner"),
        ('name = "B"', 'name = "B"\nid = "b"', ""),
        ("[[fire]]", '[[fire]]\ncell = "a5"\n[[fire]]', "v7-fire-twice"),
        ("[[fire]]", "[fire]", "tables"),
        (ROWS, "*......\n.......\n.^.....\n.......\n*......\n", "v7-ground"),
        (ROWS, "*......\n~......\n.......\n.......\n*......\n", "v4-ground v7-ground"),
        (ROWS, "*......\n.......\n.......\n......^\n*....~.\n", "v4-gates v5"),
        (ROWS, "*..^...\n..^^...\n...^...\n...^...\n*..^...\n", "v5"),
        (ROWS, "~......\n.......\n.......\n.......\n*......\n", "fire-ground"),
        (ROWS, "~~~~~~~\n" * 5, "v3-ground v4-ground v4-gates v5-none v7-ground fire-ground"),
        (ROWS, ".\n" * 4, "rows row"),
        ("[[fire]]", "[[side]]\n[[side]]\n[[side]]\n[[fire]]", "sides"),
        ("[[fire]]", "[[fire]]\n" * 216 + "[[fire]]", "fires missing"),
    ],
)
def test_each_fault_is_found_and_no_other(old, new, expected):
    assert old in FILE
    found = read(FILE.replace(old, new, 1))
    keys = {_kind(fault.key) for fault in found}
    assert keys >= set(expected.split()) if "sides" in expected else keys == set(expected.split())


def test_everything_that_is_wrong_is_said_at_once():
    """One fault of every kind: a value, an entry, a row, an unknown key, a rule of the map and one of the armies."""
    file = (
        FILE.replace("round_limit = 12", "round_limit = -1")
        .replace("D a1", "D m1")
        .replace("setback_city", "set_back_city")
    )
    file = file.replace("team = 7", "team = 5").replace("camp g1", "camp f5").replace("K g3", "K g3, P e5")
    keys = sorted(_kind(fault.key) for fault in read(file))
    assert keys == ["entry-units", "number", "unknown-near", "v10", "v4-beside"]


def test_two_sides_do_not_share_an_id():
    assert faults(FILE.replace('name = "A"', 'id = "b"').replace('name = "B"', 'id = "b"')) == {"same"}


def test_what_could_not_be_read_is_not_missed():
    """A King that cannot be read is one fault, not two; nor is the symmetry of half-read armies judged."""
    file = FILE.replace("K a3", "King a3").replace("[7, 5]", '[7, 5]\nsymmetry = "lr"')
    keys = {_kind(fault.key) for fault in read(file)}
    assert keys == {"entry-units", "v2"}


def test_what_a_broken_row_does_not_touch_is_judged_all_the_same():
    """A sign that means nothing, a row that is too short, and beside them a unit on a mountain, a closed camp, an
    islet."""
    file = FILE.replace(ROWS, "*..x...\n~.....\n.^.....\n....~..\n*..~.~.\n")
    keys = sorted(_kind(fault.key) for fault in read(file))
    assert keys == ["row", "signs", "v4-gates", "v5", "v7-ground"]


@pytest.mark.parametrize("broken", ["x......", "xxxxxxx", ".....", "........", "....^.x"])
def test_a_broken_row_is_the_only_fault_of_a_good_map(broken):
    for row in range(5):
        rows = [*ROWS.split()]
        rows[row] = broken
        keys = {_kind(fault.key) for fault in read(FILE.replace(ROWS, "\n".join(rows) + "\n"))}
        assert keys <= {"row", "signs", "fire-ground"}
        assert keys & {"row", "signs"}


@pytest.fixture
def usual_stack() -> Iterator[None]:
    """As deep as Python has it: what ran before may have left it deeper."""
    found = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)
    yield
    sys.setrecursionlimit(found)


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        ('id = "mine"', "id = mine", {"3": "value"}),
        ("[7, 5]", "[7 5]", {"4": "open"}),
        ('id = "mine"', 'id "mine"', {"3": "equals"}),
        ('id = "mine"', 'id = "mine" !', {"3": "more"}),
        ('id = "mine"', "!", {"3": "statement"}),
        ('id = "mine"', 'id = "mine', {"3": "character"}),
        ('id = "mine"', r'id = "mi\ne\q"', {"3": "escape"}),
        ('id = "mine"', 'id = "mine"\nid = "yours"', {"4": "twice"}),
        ("[rules]", "[rules", {"16": "open"}),
        ('*......\n"""', "*......\n", {"9": "open"}),
        ("round_limit = 12", f"round_limit = {'9' * 5000}", {"5": "long"}),
        ("round_limit = 12", "round_limit = " + "[\n" * 3000, {"55": "deep"}),
        ("round_limit = 12", "a.b.c.d.e.f.g.h.i = 12", {"5": "parted"}),
        ("round_limit = 12", "round_limit = " + '["]",' * 390 + "\n" + '["]",' * 380, {"5": "deep"}),
    ],
)
def test_syntax_is_told_by_line(old, new, lines, usual_stack):
    assert old in FILE
    assert dict(syntax(FILE.replace(old, new, 1))) == lines


def test_every_line_that_cannot_be_read_is_told_with_the_faults_of_the_others():
    file = FILE.replace('id = "mine"', "id = mine").replace("[7, 5]", "[7 5]").replace("merit = 2", "merit = two")
    file = file.replace("D a1", "D m1")
    assert [line for line, _ in syntax(file)] == ["3", "4", "30"]
    assert [fault.key for fault in read(file)[3:]] == ["jiangshan-scenario-entry-units"]


def test_a_list_that_is_left_open_blames_one_line():
    assert len(syntax(FILE.replace('"sun"]', '"sun"'))) == 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('{"format": 3,\n "board" [7]}', "2", "colon"),
        ('{"format": 3\n "board": [7]}', "2", "comma"),
        ('{"format": 3,\n "board": }', "2", "value"),
        ('{"format": "x', "1", "open"),
        ('{"format": 3} x', "1", "more"),
        (f'{{\n"hold": {"9" * 5000}}}', "2", "number"),
        ('{"a":' * 50_000, "1", "deep"),
    ],
)
def test_json_is_told_by_line(text, line, reason):
    assert syntax(text) == [(line, reason)]


def test_a_key_that_json_gives_twice_is_told():
    file = json.dumps(tomllib.loads(FILE)).replace('"round_limit": 12', '"round_limit": 12, "round_limit": 13')
    assert [fault.key for fault in read(file)] == ["core-file-twice"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\ufeff",
        "{",
        "[]",
        "{}",
        "\x00",
        "a = 1",
        '{"format": 3, "board": "x", "side": [1], "fire": [2]}',
        "[" * 65_000,
    ],
)
def test_rubbish_is_a_bad_scenario_and_nothing_worse(text):
    assert faults(text)
    assert RULES.problem(options(text)) is not None
    assert RULES.seats(options(text)) == range(2, 3)


def test_a_file_with_a_mark_for_its_byte_order_and_other_line_ends_is_read():
    assert shipped.read("\ufeff" + FILE.replace("\n", "\r\n")) == shipped.read(FILE)


def test_all_faults_come_under_a_heading_that_counts_them():
    problem = RULES.problem(options(misnamed(1500)))
    assert isinstance(problem, Faults)
    assert dict(problem.heading.args) == {"count": 1500}
    assert len(problem.sentences) == 1001
    assert problem.sentences[-1] == Text("core-file-further", (("count", 500),))


def test_a_file_and_another_scenario_do_not_go_together():
    assert RULES.problem(Options(scenario="b_chu_han", scenario_file=FILE)) == Text("jiangshan-scenario-unused")
    assert RULES.problem(Options(scenario="file")) == Text("jiangshan-scenario-needed")


def test_a_fire_is_lit_by_a_side_named_by_number_or_id():
    file = FILE.replace('name = "B"', 'id = "yan"').replace("owner = 2", 'owner = "yan"')
    assert shipped.read(file).fires == shipped.read(FILE).fires


def test_a_scenario_is_called_by_its_name_or_else_its_id():
    assert shipped.title(FILE) == called(zh="mine", en="mine")
    named = FILE.replace('id = "mine"', 'id = "mine"\nname = { zh = "山", pinyin = "Shān" }')
    assert shipped.title(named) == called(zh="山", en="Shān")
    assert shipped.title("rubbish") is None


def called(*, zh: str, en: str) -> Text:
    return text("core-file-title", tongue=text("core-file-tongue"), zh=zh, en=en)


def test_words_of_a_bad_file_cannot_hide_reorder_or_run_on():
    strange = "\u202e\u200b\n@everyone" + "x" * 300
    file = json.dumps({**tomllib.loads(FILE), strange: 1, "\ud800": 2})
    for fault in read(file):
        ((_, where),) = fault.args
        ((_, key),) = where.args
        assert key.isprintable()
        assert len(key) <= 40
        key.encode()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_is_a_sentence(locale):
    """Every message about scenario files can be said with what the readers give it."""
    said = catalogue(locale, FOLDERS)
    for fault in every_fault():
        sentence = said.say(fault, lambda seat: str(seat))
        assert sentence[-1] in ".。？", sentence
        assert "{" not in sentence.replace("[[", "")


def test_every_message_about_files_is_said():
    keys = {key for key in catalogue("en", FOLDERS).keys if key.startswith(("jiangshan-scenario-", "core-file-"))}
    problems = [
        RULES.problem(each) for each in (options(""), options("x"), Options(scenario_file="x"), options(misnamed(3000)))
    ]
    told = {key for problem in problems for text_ in _texts(problem) for key in _keys(text_)}
    told |= {key for fault in every_fault() for key in _keys(fault)} | set(_keys(called(zh="", en="")))
    assert keys - told == {"core-file-syntax-other"}  # what no reader says today


def _texts(problem: Text | Faults | None) -> tuple[Text, ...]:
    assert problem is not None
    return (problem.heading, *problem.sentences) if isinstance(problem, Faults) else (problem,)


def _keys(said: Text) -> list[str]:
    return [said.key, *(key for _, arg in said.args if isinstance(arg, Text) for key in _keys(arg))]


def misnamed(times: int) -> str:
    """A file with so many units on cells that there are not."""
    return (
        FILE.replace("D a1", ",\n".join(f"D x{number}" for number in range(times)))
        .replace('units = "K a3', 'units = """K a3')
        .replace('P a4"', 'P a4"""', 1)
    )


def every_fault() -> list[Text]:
    """Every fault of the files in the tests above."""
    marks = [
        mark
        for test in (test_each_fault_is_found_and_no_other, test_syntax_is_told_by_line)
        for mark in test.pytestmark
    ]
    files = [FILE.replace(old, new, 1) for mark in marks for old, new, *_ in mark.args[1]]
    files += [file for mark in test_json_is_told_by_line.pytestmark for file, *_ in mark.args[1]]
    files += ["", '{"a": 1, "a": 2}', FILE.replace('name = "A"', 'id = "b"').replace('name = "B"', 'id = "b"')]
    files += [WITH_SYMMETRY.replace('units = "K', 'units = "S a1, K', 1)]
    files += [
        WITH_SYMMETRY.replace('reserve = "', 'reserve = "A ', 1),
        WITH_SYMMETRY.replace('map = """\n.', 'map = """\n^', 1),
    ]
    files += [file for file, _ in FAULTY.values()]
    return [fault for file in files for fault in read(file)]


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "h_two_wars"])
def test_scenarios_that_claim_a_symmetry_have_it(name):
    plan = shipped.built_in(name)
    assert plan.symmetry in ("lr", "rot", "quad")
    document = written(name)
    free = "d1" if name == "g_three_legs" else "a1"
    assert "v2-alone" in faults(document.replace('units = "K', f'units = "S {free}, K', 1))
    assert "v2-side" in faults(document.replace('reserve = "', 'reserve = "A ', 1))
    assert "v2" in faults(document.replace('map = """\n.', 'map = """\n^', 1))


def test_on_the_joined_board_two_wars_lie_beside_each_other_as_on_their_own_maps():
    joined, south, north = map(shipped.built_in, ("h_two_wars", "b_chu_han", "c_qin_lords"))
    assert joined.ground.rows[:8] == south.ground.rows
    assert joined.ground.rows[10:] == north.ground.rows
    assert set("".join(joined.ground.rows[8:10])) == {PLAIN}
    sides = {army.name: army for army in joined.armies}
    for plan, rows in ((south, 0), (north, 10)):
        for army in plan.armies:
            there = sides[army.name]
            for things, own in ((there.units, army.units), (there.tiles, army.tiles)):
                assert things == tuple((kind, (x, y + rows)) for kind, (x, y) in own)
            assert (there.reserve, there.colour, there.morale) == (army.reserve, army.colour, army.morale)
    assert [(army.name, army.team) for army in joined.armies] == [("秦", 1), ("周", 2), ("楚", 2), ("汉", 1)]


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
    assert [moves.choice(RULES, state, Seat(seat)) for seat in range(4)] == [None] * 4
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
    state, events = moves.play(RULES, state, Seat(0), ("pick", "swap,fire,extra"))
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
    assert "".join("".join(mark.kinds) for mark in SHIPPED.marks.values()) == "DPAJHLGBRQK"
    assert order((1, 2)) == (2, 1)


# Files that nobody would write, and games on maps that somebody might

KEYS = (
    "format",
    "id",
    "name",
    "board",
    "symmetry",
    "map",
    "round_limit",
    "weather",
    "hufu",
    "rules",
    "side",
    "fire",
    "units",
)
KEYS += (
    "cities",
    "reserve",
    "box",
    "team",
    "cell",
    "size",
    "owner",
    "pick",
    "fixed",
    "allowed",
    "setback_city",
    "zh",
    "en",
    "x",
)
STRAY = (
    '"',
    '"""',
    "[",
    "]",
    "[[",
    "{",
    "}",
    "=",
    "#",
    "\n",
    "\\",
    "a5",
    "K a3, ",
    "*",
    "~",
    "\x00",
    "\ufeff",
    "\u202e",
    "9" * 30,
    "-",
    "'",
)

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(("K a3", "lr", "capital b2")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=5),
    max_leaves=12,
)


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """A good file in which a few pieces are cut out, put in or doubled."""
    words = FILE
    for _ in range(draw(st.integers(1, 4))):
        start, length = draw(st.integers(0, len(words))), draw(st.integers(0, 30))
        piece = draw(st.sampled_from((*STRAY, "", words[start : start + length])) | st.text(max_size=3))
        words = words[:start] + piece + words[start + draw(st.sampled_from((0, length))) :]
    return words


@st.composite
def swapped(draw: st.DrawFn) -> str:
    """A good file in which one value, at any depth, is something else."""
    table = tomllib.loads(FILE)
    inside = draw(st.sampled_from((table, table["rules"], table["hufu"], *table["side"], *table["fire"])))
    key = draw(st.sampled_from((*inside, *KEYS)))
    inside[key] = draw(values)
    return json.dumps(table)


@st.composite
def drawn_maps(draw: st.DrawFn) -> str:
    """A file of the right form: any board, any terrain, anything anywhere."""
    columns, height = draw(st.integers(3, 12)), draw(st.integers(3, 18))
    cells = [f"{file}{rank}" for file in "abcdefghijkl"[:columns] for rank in range(1, height + 1)]
    stood = st.lists(st.sampled_from(cells), min_size=4, max_size=8, unique=True)
    sides = []
    for team in draw(st.lists(st.integers(1, 4), min_size=2, max_size=4)):
        king, capital, camp, *others = draw(stood)
        placed = ", ".join((f"K {king}", *(f"{draw(st.sampled_from('DPAJHLGBRQS'))} {at}" for at in others)))
        sides.append({"units": placed, "cities": f"capital {capital}, camp {camp}", "team": team})
    sign = st.sampled_from("......~^*")
    rows = ["".join(draw(st.lists(sign, min_size=columns, max_size=columns))) for _ in range(height)]
    return json.dumps(
        {"format": "jiangshan-scenario/1", "id": "x", "board": [columns, height], "map": "\n".join(rows), "side": sides}
    )


@settings(max_examples=count(60, full=3000), deadline=None)
@given(st.text(max_size=60) | values.map(json.dumps) | mutants() | swapped() | drawn_maps())
def test_any_file_is_played_or_told_what_is_wrong_with_it(file: str) -> None:
    problem = RULES.problem(options(file)) if file else None
    if file and problem is None:
        seats = RULES.seats(options(file))
        walked(RULES, options(file), seats[0], b"seed", 12)
    for fault in read(file):
        catalogue("en", FOLDERS).say(fault, str).encode()


BIG = (
    'board = [12, 18]\nmap = """\n'
    + ("............\n" * 8 + "..~~^..^~~..\n" * 2 + "............\n" * 8)
    + '"""\nround_limit = 8\n'
)
CORNERS = (("a1", "c3", "e1"), ("l1", "j3", "h1"), ("a18", "c16", "e18"), ("l18", "j16", "h18"))
HEAD = 'format = "jiangshan-scenario/1"\nid = "x"\n'


def crowd(*teams: int) -> str:
    """A large board with a small army in each of so many corners."""
    sides = [
        f'[[side]]\nteam = {team}\nunits = "K {king}, R {near}"\ncities = "city {tile}, camp {camp}"\n'
        'reserve = "D H A"\nbox = { D = 20 }\n'
        for team, (king, tile, near), camp in zip(teams, CORNERS, ("c1", "j1", "c18", "j18"), strict=False)
    ]
    return HEAD + BIG + "".join(sides)


NARROW = HEAD + (
    'board = [3, 12]\nround_limit = 9\nmap = """\n' + "...\n" * 12 + '"""\n'
    '[[side]]\nunits = "K a1, D c2"\ncities = "city b2, camp a3"\n'
    '[[side]]\nunits = "K a12, D c11"\ncities = "city b11, camp a10"\n'
)
BURNING = FILE + "".join(f'[[fire]]\ncell = "{file}{rank}"\n' for file in "cde" for rank in (1, 2, 4, 5))
LONELY = FILE.replace("K a3, D a1, Sh b3, S b4, P a4", "K a3").replace('reserve = "D R"', "").replace("box =", "#")
MANUAL = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
PLAYED = {
    "the manual's": MANUAL.split("```toml\n")[1].split("```")[0],
    "every key": FILE,
    "three columns": NARROW,
    "four teams": crowd(1, 2, 3, 4),
    "two against two": crowd(1, 2, 1, 2),
    "three against one": crowd(3, 3, 3, 9),
    "a sea of fire": BURNING,
    "kings alone": LONELY,
    "no cities, no camps": re.sub("cities = .*", "", crowd(1, 2)),
    "no camp on one side": NARROW.replace(", camp a3", ""),
    "face to face": NARROW.replace("D c11", "D c3, R a2"),
}


@pytest.mark.parametrize("name", PLAYED)
def test_games_on_maps_of_ones_own_end(name: str) -> None:
    assert RULES.problem(options(PLAYED[name])) is None
    seats = RULES.seats(options(PLAYED[name]))
    for seed in range(count(1, full=20)):
        table = walked(RULES, options(PLAYED[name]), seats[0], seed.to_bytes(4, "big"), 20_000)
        assert RULES.outcome(table.state) is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_who_reads_a_file_is_told_that_a_side_has_no_city(locale: str) -> None:
    words = catalogue(locale, (GAME.locales,))
    told = [words.say(each, str) for each in GAME.proof(options(PLAYED["no cities, no camps"]))]
    assert sum(words.say(text("jiangshan-proof-townless"), str) in line for line in told) == 2


def test_the_smallest_board_is_judged():
    """On three by three cells everybody is near an enemy."""
    tiny = HEAD + 'board = [3, 3]\nmap = """\n...\n...\n...\n"""\n'
    tiny += (
        '[[side]]\nunits = "K a1"\ncities = "city a2, camp a3"\n[[side]]\nunits = "K c1"\ncities = "city c2, camp c3"\n'
    )
    assert faults(tiny) == {"v4-beside"}
    assert faults(tiny.replace("camp a3", "camp b3").replace(", camp c3", "")) == set()


HOSTILE = ("```@everyone**", "W" * 20, "😀😀", "مرحبا", "Z͑ͫ̓ͪ̂", "สวัสดี", "<@1> # _x_")


@pytest.mark.parametrize("name", HOSTILE)
def test_an_army_with_a_strange_name_is_drawn(name: str) -> None:
    state = RULES.setup(options(FILE.replace('name = "A"', f'name = "{name}"')), 2)
    for viewer in (None, Seat(0)):
        view = RULES.view(state, viewer)
        assert GAME.renderer.picture(view, _say).startswith(b"\x89PNG")
        assert len(GAME.renderer.alt(view, _say)) <= 1024
        assert GAME.renderer.board(view, _say)


def _say(said: Text) -> str:
    return catalogue("en", FOLDERS).say(said, lambda seat: f"Seat {int(seat)}")
