"""Tables of units in scenario files: read, judged and played (Jiangshan 14.3)."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from benchmarks import opponents
from games import moves
from games.core import Chance, IllegalMove, Seat
from games.jiangshan import legality
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.play.execution import after
from games.jiangshan.players import acts
from games.jiangshan.scenario import shipped
from games.jiangshan.scenario.shipped import BadScenario
from games.jiangshan.state import Phase, State
from games.jiangshan.units import SETS, Roster, roster_of
from renderers import gallery
from renderers.gallery import say_in
from renderers.jiangshan import RENDERER, reach
from renderers.words import LOCALES
from tests.games.jiangshan.greedy import greedy_1
from tests.games.jiangshan.players.test_acts import KINDS, board, differences, rich
from tests.games.jiangshan.test_games import ended, played
from tests.support.contract import CHECKS, Check
from tests.support.counts import count
from tests.support.jiangshan import RULES
from tests.support.jiangshan_secrets import JIANGSHAN
from tests.support.own_units import FAULTY, FILE, FREE, HEAD, SIDES, written
from tests.support.tables import Table, descent, walked
from tests.support.worlds import check_twins

MANUAL = (Path(__file__).parents[4] / "docs" / "scenarios.md").read_text("utf-8")
FORDS, BOX, CHANGED = re.findall(r"```toml\n(.*?)```", MANUAL, re.DOTALL)
OPTIONS = Options(scenario="file", scenario_file=FILE)


def roster(document: str) -> Roster:
    return shipped.read(document).terms.units


def faults(document: str) -> set[str]:
    try:
        shipped.read(document)
    except BadScenario as bad:
        return {fault.key.removeprefix("jiangshan-scenario-").removeprefix("core-file-") for fault in bad.faults}
    return set()


@pytest.mark.parametrize("name", FAULTY)
def test_each_fault_of_a_unit_is_found_and_no_other(name: str) -> None:
    document, expected = FAULTY[name]
    assert faults(document) == set(expected.split())


def test_of_two_abilities_to_the_same_cells_the_stronger_is_meant() -> None:
    rider = roster(FREE)["W"].battle(None)
    assert (set(rider.moves), set(rider.charges)) == (set(SETS["straight"]), set(SETS["diagonal"]))
    blade = roster(FREE)["D"].battle("n")
    assert (0, 1) in blade.advances
    assert blade.runs == ((0, 1),)


def test_foot_commands_the_way_it_faces_and_once_it_is_face_up() -> None:
    kind = roster(FREE)["D"]
    assert {facing: set(kind.area(facing)) for facing in ("n", "e", None)} == {
        "n": {(0, 1), (0, 2), (1, 1)},
        "e": {(1, 0), (2, 0), (1, -1)},
        None: set(),
    }
    assert set(roster(FILE)["G"].area(None)) == set(SETS["around"])


def test_a_file_without_units_has_the_game_s_own() -> None:
    bare = HEAD + SIDES.replace("E ", "R ").replace("C ", "H ").replace('C"', 'H"').replace("W ", "L ").replace(
        '"D E C"', '"D"'
    )
    assert roster(bare) == SHIPPED


def test_what_a_unit_does_not_say_stays_as_it_was() -> None:
    blade, was = roster(FILE)["D"].facts, SHIPPED["D"].facts
    assert (blade.mark, blade.count, blade.worth) == (was.mark, was.count, 2.0)
    assert (blade.glyphs, blade.price) == (("戟", "戟"), 2)
    assert roster(FILE)["P"].facts == SHIPPED["P"].facts


def test_one_of_a_mark_says_how_all_of_it_march() -> None:
    changed = roster(written('[[unit]]\ncode = "P"\nmarch = { move = "straight" }\n' + FILE[len(HEAD) : -len(SIDES)]))
    assert {changed[code].march().moves for code in "DPAJ"} == {SHIPPED["R"].march().runs}
    assert changed["S"].march("i").moves == changed["D"].march().moves
    assert changed["S"].march("h").moves == SHIPPED["H"].march().moves


def test_a_roster_and_a_state_are_pickled_and_one_object_again() -> None:
    state = RULES.setup(OPTIONS, 2)
    again: State = pickle.loads(pickle.dumps(state))  # as it goes to the process that thinks
    assert again == state
    assert again.terms.units is state.terms.units is roster_of(state.terms.units.facts)
    assert all(again.units[at].kind.facts is unit.kind.facts for at, unit in state.units.items())


def begun(*typed: str) -> State:
    """After the choice of stratagems and some orders of the first seat's."""
    state = RULES.setup(OPTIONS, 2)
    for seat in (Seat(0), Seat(1)):
        state, _ = moves.play(RULES, state, seat, RULES.default(state, seat))
    for each in typed:
        for move in RULES.parse(RULES.view(state, Seat(0)), each + "; wait"):
            state, _ = moves.play(RULES, state, Seat(0), move)
    return state


def test_new_units_are_typed_recruited_and_brought_on() -> None:
    state = begun("$C", "+E@b3")
    assert (state.sides[0].merit, state.units[1, 2].kind) == (0, "E")
    with pytest.raises(IllegalMove):
        begun("$E", "$C")


def test_a_new_unit_marches_as_its_mark_does() -> None:
    assert begun("c4-c3").units[2, 2].kind == "C"
    for far in ("c4-d3", "c4-c2"):
        with pytest.raises(IllegalMove):
            begun(far)


def test_an_own_mark_is_all_that_the_enemy_sees() -> None:
    state = begun()
    seen = RULES.view(state, Seat(1)).units
    assert (seen[2, 3].mark, seen[2, 3].kind) == ("a", None)
    assert (seen[1, 1].mark, seen[1, 6].mark) == ("b", "b")
    assert {seen[1, 1].kind, seen[1, 6].kind} == {None}


def test_standing_orders_name_the_new_units() -> None:
    state = begun("standing protect KEW", "standing sacrifice SDC")
    assert (state.sides[0].standing.protect, state.sides[0].standing.sacrifice) == ("KEW", "SDC")
    assert set(state.sides[1].standing.sacrifice) == set(SHIPPED.sacrifice) | set("CEW")
    assert Counter(state.sides[1].standing.sacrifice)["K"] == 0


def test_the_manual_shows_the_whole_box_as_it_is_read() -> None:
    written = resources.files("games.jiangshan").joinpath("units.toml").read_text(encoding="utf-8")
    assert written[written.index("[[unit]]") :] == BOX
    assert roster(FORDS + BOX) == SHIPPED


def test_the_manual_s_changed_piece_is_played() -> None:
    document = FORDS.replace('reserve = "D P"', 'reserve = "D C"') + CHANGED
    changed = roster(document)
    assert (changed["R"].heavy, changed["R"].named) == (False, SHIPPED["R"].named)
    assert {*changed} - {*SHIPPED} == {"C"}
    state = RULES.setup(Options(scenario="file", scenario_file=document), 2)
    assert state.sides[0].reserve == ("C", "D")


# Played


GAMES = count(2, full=300)


@pytest.mark.parametrize("number", range(GAMES))
def test_games_with_units_of_one_s_own_come_to_an_end(number: int) -> None:
    options = replace(OPTIONS, allied_intel=number % 3 == 1, blind_window=number % 4 == 3)
    whims = ((1,), (0, 1), (0, 3, 10, 1))[number % 3]
    assert ended(played(options, number, whims))


@cache
def midway(number: int, document: str = FILE) -> Table:
    """A game some turns on, where much is hidden."""
    table = walked(RULES, replace(OPTIONS, scenario_file=document), 2, f"own {number}".encode(), 0).settled()
    while len(table.log) < 14 + 9 * number and RULES.outcome(table.state) is None:
        chance = table.chance("far")
        path = max((descent(table, table.acting[0], chance, owed=True) for _ in range(3)), key=len)
        table = table.after(table.acting[0], path).settled()
    return table


def test_what_is_hidden_of_new_units_stays_hidden() -> None:
    found: Counter[str] = Counter()
    for number in range(count(2, full=30)):
        check_twins(midway(number), JIANGSHAN, found)
    assert found["types under march marks"] > 0
    assert found["reserves"] > 0


@pytest.mark.parametrize("document", [FILE, FREE], ids=["own", "free"])
def test_the_strong_computer_s_board_plays_new_units_as_the_rules_do(document: str) -> None:
    tried: Counter[str] = Counter()
    for number in range(count(4, full=40)):
        state = rich(midway(number, document).state)
        if state.phase is not Phase.ACTION or not state.ap:
            continue
        before, seen = board(state), RULES.view(state, state.active)
        listed = [act for kind in KINDS for act in kind(acts.Lay(before))]
        for act in (*listed, *acts.recruits(before)):
            order = acts.order(act)
            assert legality.problem(seen, order) is None, order
            mine, there = before.copy(), after(state, state.active, order)
            acts.carry_out(mine, act)
            if there.phase is not Phase.REACT:
                assert differences(mine, there) == {}, order
            tried[state.units[act.start].kind if act.start in state.units else act.kind[:1]] += 1
    assert tried.keys() >= set("DCEW"), tried


@pytest.mark.parametrize("level", ["greedy-1", "expert"])
def test_computers_play_new_units(level: str) -> None:
    player = greedy_1 if level == "greedy-1" else opponents.level(level)
    state = midway(1).state
    seat = moves.acting(RULES, state)[0]
    move = player(RULES, RULES.view(state, seat), seat, Chance(b"own", 1), 0.2)
    after_, _ = moves.play(RULES, state, seat, move)
    assert after_ != state


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_contract_holds_with_units_of_one_s_own(check: Check) -> None:
    for number in range(count(1, full=8)):
        check(midway(number))


@pytest.mark.parametrize("locale", LOCALES)
def test_new_units_are_drawn_and_told(locale: str) -> None:
    """Every unit is drawn with its glyph and named: on the board, in the reserve, in words."""
    say = say_in(gallery.games()["jiangshan"], locale)
    state, units = midway(1).state, roster(FILE)
    for viewer in (Seat(0), Seat(1), None):
        view = RULES.view(state, viewer)
        assert RENDERER.picture(view, say)
        assert RENDERER.alt(view, say)
    told = RENDERER.board(RULES.view(RULES.setup(OPTIONS, 2), Seat(0)), say)
    for code, *names in (("C", "Catapult", "砲車", "炮车"), ("E", "Elephant", "戰象", "战象")):
        named = dict(zip(("en", "zh-TW", "zh-CN"), names, strict=True))[locale]
        assert say(units[code].named) == named
        assert named in told
    backs = RENDERER.board(RULES.view(RULES.setup(OPTIONS, 2), None), say)
    assert {"en": "炮", "zh-TW": "砲", "zh-CN": "炮"}[locale] in backs
    for subjects in reach.sheets(units).values():
        assert reach.drawing(subjects, say, reach.LARGE)
        assert all(say(each.said) for each in subjects)


def test_the_rules_of_a_table_draw_its_own_units() -> None:
    say = say_in(gallery.games()["jiangshan"], "en")
    assert set(reach.charts(Options())) == {reach.OVERVIEW}
    charts = reach.charts(OPTIONS)
    assert set(charts) <= set(reach.figures())
    figure = charts["reach-others"](say)
    assert "Catapult: move: to a free cell" in figure.alt
    assert "Elephant" in figure.alt
    assert figure.png != reach.figures()["reach-others"](say).png
