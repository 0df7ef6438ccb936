"""The tables and diagrams of Jiangshan's rules, as they are printed, against what a unit can do on a board."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import product

import pytest

from games import moves
from games.core import Chance, Range, Seat
from games.jiangshan import stratagems
from games.jiangshan.board import turned
from games.jiangshan.options import SCENARIOS, Options
from games.jiangshan.state import Standing, State
from tests.support.jiangshan import RULES, refused, stood

RED, BLUE = Seat(0), Seat(1)
SIX = ("swap", "sneak", "fire", "scout", "extra", "decoy")

FIGHTING = """
D            P            A            J            H            L
. . . . .    . . a . .    b b b b b    . . . . .    . a . a .    b m b m b
. a a a .    . . a . .    . . m . .    . a a a .    a . m . a    m . a . m
. m @ m .    . m @ m .    . m @ m .    . a @ a .    . m @ m .    b a @ a b
. . m . .    . . m . .    . . m . .    . . m . .    a . m . a    m . a . m
. . . . .    . . . . .    . . . . .    . . . . .    . a . a .    b m b m b

G            B            R            Q            K            S
. a . a .    x . . . x    . . x . .    x . x . x    . . . . .    . . . . .
a c c c a    . x m x .    . . x . .    . x x x .    . k k k .    . . . . .
. c @ c .    . m @ m .    x x @ x x    x x @ x x    . k @ k .    . . @ . .
a c c c a    . x m x .    . . x . .    . x x x .    . k k k .    . . . . .
. a . a .    x . . . x    . . x . .    x . x . x    . . . . .    . . . . .
"""
"""Battle state, infantry facing north (Jiangshan 2.3)."""

MARCHING = """
D            H            B            R            Q            K
. . m . .    . m . m .    m . . . m    . . m . .    m . m . m    . . . . .
. m m m .    m . m . m    . m m m .    . . m . .    . m m m .    . m m m .
m m @ m m    . m @ m .    . m @ m .    m m @ m m    m m @ m m    . m @ m .
. m m m .    m . m . m    . m m m .    . . m . .    . m m m .    . m m m .
. . m . .    . m . m .    m . . . m    . . m . .    m . m . m    . . . . .
"""
"""March state (Jiangshan 2.4)."""
ALIKE = {"P": "D", "A": "D", "J": "D", "L": "H", "G": "H"}
CENTRE = (4, 4)
Offsets = set[tuple[int, int]]
AROUND = [(x, y) for x, y in product(range(-2, 3), repeat=2) if (x, y) != (0, 0)]


def diagrams(printed: str) -> dict[str, dict[tuple[int, int], str]]:
    """What each unit's diagram shows at each offset."""
    found: dict[str, dict[tuple[int, int], str]] = {}
    for block in printed.strip().split("\n\n"):
        heads, *rows = block.split("\n")
        for number, kind in enumerate(heads.split()):
            lines = [row.split("    ")[number].split() for row in rows]
            found[kind] = {(x - 2, 2 - y): lines[y][x] for x, y in product(range(5), repeat=2)}
    return found


BATTLE, MARCH = diagrams(FIGHTING), diagrams(MARCHING)


def cell(x: int, y: int) -> str:
    return f"{'abcdefghi'[x]}{y + 1}"


def near(offset: tuple[int, int]) -> str:
    return cell(CENTRE[0] + offset[0], CENTRE[1] + offset[1])


def board(tokens: dict[str, str], given: str = "nothing") -> State:
    """A plain of nine by nine with the tokens on their cells."""
    rows = (f"{y + 1} " + " ".join(tokens.get(cell(x, y), ".") for x in range(9)) for y in reversed(range(9)))
    return stood("\n".join(rows), given)


def orders(state: State) -> list[str]:
    return [RULES.format(move) for move in moves.moves(RULES, state, state.active)]


def reached(state: State, pattern: str) -> Offsets:
    """Where the orders that begin like `pattern` lead, within two cells of the centre."""
    cells = {match[1] for order in orders(state) if (match := re.match(pattern + r"([a-i]\d)", order))}
    return {offset for offset in AROUND if near(offset) in cells}


def shown(kind: str, letters: str, facing: str = "n") -> Offsets:
    """Where the unit's diagram shows one of the letters, turned to its facing."""
    marked = (offset for offset, letter in BATTLE[kind].items() if letter in letters)
    return {turned((forward, right), facing) for right, forward in marked}


FACED = [(kind, facing) for kind in "DPAJ" for facing in "nesw"] + [(kind, "") for kind in "HLGBRQK"]


@pytest.mark.parametrize(("kind", "facing"), FACED)
def test_a_unit_goes_where_its_diagram_shows(kind: str, facing: str) -> None:
    state = board({"e5": f"r{kind}{facing}"})
    assert reached(state, "e5[-x]") == shown(kind, "maxk", facing or "n")


@pytest.mark.parametrize(("kind", "facing"), FACED)
def test_a_unit_captures_where_its_diagram_shows(kind: str, facing: str) -> None:
    """Every cell is tried of those that face north or not at all."""
    wanted = shown(kind, "axk", facing or "n")
    struck = {offset for offset in AROUND if facing in "n" or offset in wanted if _strikes(f"r{kind}{facing}", offset)}
    assert struck == wanted


def _strikes(unit: str, offset: tuple[int, int]) -> bool:
    return not refused(board({"e5": unit, near(offset): "bDn"}), f"e5x{near(offset)}")


@pytest.mark.parametrize("facing", "nesw")
def test_a_bowman_shoots_where_its_diagram_shows(facing: str) -> None:
    hit = {
        offset
        for offset in AROUND
        if not refused(board({"e5": f"rA{facing}", near(offset): "bDn"}), f"e5*{near(offset)}")
    }
    assert hit == shown("A", "b", facing)


@pytest.mark.parametrize("start", ["e4", "d5"])
def test_a_rider_shoots_where_its_diagram_shows(start: str) -> None:
    free = [offset for offset in AROUND if near(offset) != start]
    hit = {
        offset
        for offset in free
        if not refused(board({start: "rL", near(offset): "bDn"}), f"{start}-e5*{near(offset)}")
    }
    assert hit == shown("L", "b")


@pytest.mark.parametrize("kind", "GK")
def test_commanders_command_whoever_stands_where_their_diagram_shows(kind: str) -> None:
    area = shown(kind, "ck")
    for offset in AROUND:
        state = board({"e5": f"r{kind}", near(offset): "rDn"})
        to = {other for other in area - {offset} if not refused(state, f"@e5:{near(offset)}-{near(other)}")}
        assert to == (area - {offset} if offset in area else set()), offset


@pytest.mark.parametrize("kind", "DPAJHLBRQ")
def test_nobody_else_commands(kind: str) -> None:
    state = board({"e5": f"r{kind}{'n' * (kind in 'DPAJ')}", "e6": "rDn"})
    assert refused(state, "@e5:e6-d6") == "E_CMD"


@pytest.mark.parametrize("kind", "DPAJHLGBRQK")
def test_a_unit_marches_as_the_others_of_its_class(kind: str) -> None:
    state = board({"e5": f"r{kind}?"})
    assert reached(state, "e5-") == {offset for offset, letter in MARCH[ALIKE.get(kind, kind)].items() if letter == "m"}


@pytest.mark.parametrize("face", "ih")
def test_a_scout_moves_as_foot_or_horse(face: str) -> None:
    state, wanted = board({"e5": "rSi"}), MARCH[{"i": "D", "h": "H"}[face]]
    legal = {offset for offset in AROUND if not refused(state, f"e5-{near(offset)}:{face}")}
    assert legal == {offset for offset, letter in wanted.items() if letter == "m"}


@pytest.mark.parametrize(("kind", "far"), [("B", "i9"), ("R", "i5"), ("Q", "a1")])
def test_nobody_captures_out_of_march_state(kind: str, far: str) -> None:
    state = board({"e5": f"r{kind}?", far: "bDn"})
    assert (refused(state, f"e5x{far}"), refused(state, f"e5-{far}")) == ("E_CAPTURE", "E_CAPTURE")


@pytest.mark.parametrize(
    ("kinds", "mark"), [("DPAJ", "i"), ("HLG", "h"), ("B", "b"), ("R", "r"), ("Q", "q"), ("K", "k")]
)
def test_everybody_sees_the_class_alone(kinds: str, mark: str) -> None:
    for kind in kinds:
        (seen,) = RULES.view(board({"e5": f"r{kind}?"}), None).units.values()
        assert (seen.mark, seen.kind) == (mark, None)


@pytest.mark.parametrize("kind", "DPAJHLGBRQKS")
def test_armour_is_heavy_or_light_as_the_table_says(kind: str) -> None:
    state = board({"e5": "rAn", "e7": f"b{kind}{'n' * (kind in 'DPAJ')}"})
    assert refused(state, "e5*e7") == ("E_HEAVY" if kind in "JGRK" else "")


PRICES = {"D": 1, "P": 1, "A": 2, "J": 2, "H": 2, "L": 3, "G": 4, "B": 3, "R": 4}


@pytest.mark.parametrize("kind", "DPAJHLGBRQS")
def test_recruits_cost_as_the_table_says(kind: str) -> None:
    price = PRICES.get(kind, 9)
    rich, poor = (board({"e5": "rK?"}, f"red merit {merit}; red box {kind}") for merit in (price, price - 1))
    assert refused(rich, f"${kind}") == ("" if kind in PRICES else "E_RES")
    assert refused(poor, f"${kind}") == ("E_MERIT" if kind in PRICES else "E_RES")


BOX = {"K": 1, "Q": 1, "B": 2, "R": 2, "G": 2, "H": 3, "L": 2, "D": 5, "P": 4, "A": 3, "J": 3, "S": 2}


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "i_drill_ground"])
def test_each_player_has_the_units_of_a_box(name: str) -> None:
    state = _begun(Options(scenario=name))
    assert RULES.view(state, RED).alert == frozenset()
    for seat, side in enumerate(state.sides):
        there = [unit.kind for unit in state.units.values() if unit.owner == seat]
        assert sorted((*there, *side.reserve, *side.box)) == sorted(
            "".join(kind * number for kind, number in BOX.items())
        )


def _begun(options: Options) -> State:
    state = RULES.setup(options, len(RULES.seats(options)))
    if (drawn := RULES.roll(state, Chance(b"table", 0))) is not None:
        state, _ = RULES.apply(state, Seat(-1), drawn)
    return state


def test_what_begins_at_nothing() -> None:
    state = _begun(Options(scenario="b_chu_han"))
    assert (state.active, state.round, state.turn, state.ap, state.progressed) == (RED, 1, 0, 0, 0)
    assert not Options().allied_intel
    for side in state.sides:
        assert (side.morale, side.supply, side.merit, side.earned, side.draw) == (2, 0, 0, 0, False)
        assert side.standing == Standing("auto", "K", "SDPAJHLBRGQ")
    picks = {stratagems.chosen(move) for move in moves.moves(RULES, state, BLUE)}
    assert len(picks) == 20
    assert {each for pick in picks for each in pick} == set(SIX)


def test_allies_who_are_told_everything_are_not_told_what_one_picks_before_all_have_picked() -> None:
    state = _begun(Options(scenario="d_four_lords", allied_intel=True))
    picks = [("pick", "sneak,fire+decoy", "ask"), ("pick", "sneak,fire,scout")]
    picked = [moves.play(RULES, state, RED, pick) for pick in picks]
    allies = [seat for seat in map(Seat, range(1, 4)) if state.sides[seat].team == state.sides[RED].team]
    assert allies
    for viewer in allies:
        one, other = (
            (RULES.view(after, viewer), [event for event in events if event.to is None or viewer in event.to])
            for after, events in picked
        )
        assert one == other


@pytest.mark.parametrize("token", ["fire,extra,decoy", "swap,decoy", "decoy"])
def test_a_choice_as_it_was_once_written_is_read_again(token: str) -> None:
    """Then nobody was asked whom Substitution saves, so it is another move than the one that would be asked."""
    written = RULES.format(("pick", token))
    assert RULES.parse(RULES.view(_begun(Options(scenario="b_chu_han")), RED), written) == (("pick", token),)


def test_a_reaction_has_twelve_hours_or_as_many_as_a_table_wants() -> None:
    (hours,) = (field for field in fields(Options) if field.name == "reaction_hours")
    assert hours.metadata["limit"] == Range(1, 72)
    assert Options().reaction_hours == 12


MINIMAL = """
format = "jiangshan-scenario/1"
id = "least"
board = [5, 5]
map = '''
.....
.....
.....
.....
.....
'''
[[side]]
units = "K a3"
cities = "capital a5, camp a1"
[[side]]
units = "K e3"
cities = "capital e5, camp e1"
"""


def test_what_a_scenario_leaves_out_is_as_the_table_says() -> None:
    state = _begun(Options(scenario="file", scenario_file=MINIMAL))
    terms = state.terms
    assert (terms.setback_city, terms.setback_capital, terms.hold, terms.merit_goal) == (0, 0, 0, 0)
    assert (terms.capital_loss, terms.team_loss, terms.allied_intel, terms.scout_costs_ap) == (
        "setback",
        "all",
        False,
        False,
    )
    assert (terms.round_limit, terms.no_progress) == (70, 25)
    assert terms.weather == ("cloud", "cloud", "cloud", "sun", "sun", "rain")
    assert (terms.pick, terms.fixed, terms.allowed) == (3, (), SIX)
    assert [(side.team, side.morale, side.supply, side.merit, side.reserve) for side in state.sides] == [
        (1, 2, 0, 0, ()),
        (2, 2, 0, 0, ()),
    ]


def test_the_default_of_a_pick_is_deception_substitution_and_wildfire() -> None:
    state = _begun(Options(scenario="b_chu_han"))
    assert RULES.default(state, RED) == ("pick", "fire,extra+decoy", "KG")


def test_the_drill_ground_has_five_units_a_side_and_nothing_to_call_up() -> None:
    state = _begun(Options(scenario="i_drill_ground"))
    assert sorted(unit.kind for unit in state.units.values() if unit.owner == RED) == ["D", "H", "K", "P", "R"]
    assert all((side.reserve, set(side.box), side.held) == ((), {"Q", "S"}, ()) for side in state.sides)
