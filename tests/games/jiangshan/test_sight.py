"""Line of sight, against the words of Jiangshan 3.1 on random boards."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Seat
from games.jiangshan import sight
from games.jiangshan.board import Cell, Ground
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.state import Chart, Place, Side, State, Terms, Tile, Unit
from tests.support.counts import count

COLUMNS, ROWS = 7, 7
TEAMS = (0, 1, 0)


@st.composite
def boards(draw: st.DrawFn) -> State:
    """A crowded board of three sides, the first and the third allied."""
    rows = [draw(st.text("...^~*", min_size=COLUMNS, max_size=COLUMNS)) for _ in range(ROWS)]
    units: dict[Cell, Unit] = {}
    tiles: dict[Cell, Tile] = {}
    for at in draw(
        st.lists(st.tuples(st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1)), unique=True, max_size=20)
    ):
        terrain, owner = rows[at[1]][at[0]], Seat(draw(st.integers(0, 2)))
        what = draw(st.sampled_from(("unit", "tile", "garrison")))
        if terrain == "*":
            units[at] = Unit(owner, SHIPPED["D"], at, place=Place.FOREST)
        elif terrain == "." and what == "unit":
            units[at] = Unit(owner, SHIPPED[draw(st.sampled_from("DS"))], at, battle=draw(st.booleans()), facing="n")
        elif terrain == ".":
            tiles[at] = Tile(owner, camp=draw(st.booleans()))
            if what == "garrison":
                units[at] = Unit(owner, SHIPPED["D"], at, place=Place.TILE)
    sides = tuple(Side(team=team) for team in TEAMS)
    return State(Options(), Ground(tuple(rows)), Terms(), ("a", "b", "c"), sides, Chart(units), Chart(tiles), Chart())


def _opaque(state: State, team: int, at: Cell) -> bool:
    unit, tile = state.units.get(at), state.tiles.get(at)
    if state.ground.terrain(at) in "^*":
        return True
    if unit is not None and unit.place is Place.OPEN and TEAMS[unit.owner] != team:
        return True
    return tile is not None and TEAMS[tile.owner] != team


def _sees(state: State, team: int, viewer: Cell, at: Cell) -> bool:
    """The rule as it is written, case by case."""
    dx, dy = at[0] - viewer[0], at[1] - viewer[1]
    if max(abs(dx), abs(dy)) > 2:
        return False
    if max(abs(dx), abs(dy)) <= 1:
        return True
    if (abs(dx), abs(dy)) in {(2, 0), (0, 2), (2, 2)}:
        return not _opaque(state, team, (viewer[0] + dx // 2, viewer[1] + dy // 2))
    straight = (dx // 2, 0) if abs(dx) == 2 else (0, dy // 2)
    diagonal = (dx // abs(dx), dy // abs(dy))
    return any(not _opaque(state, team, (viewer[0] + x, viewer[1] + y)) for x, y in (straight, diagonal))


def _vision(state: State, team: int, *, hidden: bool) -> set[Cell]:
    eyes = [at for at, tile in state.tiles.items() if TEAMS[tile.owner] == team]
    for at, unit in state.units.items():
        if TEAMS[unit.owner] == team and (unit.place is Place.OPEN or (hidden and unit.place is Place.FOREST)):
            eyes.append(at)
    return {at for at in state.ground.cells() for eye in eyes if _sees(state, team, eye, at)}


@settings(max_examples=count(60, full=2000), deadline=None)
@given(boards())
def test_sight_is_as_the_rules_describe_it(state):
    for team in (0, 1):
        for hidden in (False, True):
            assert set(sight.cells(sight.watched(state, team, hidden=hidden))) == _vision(state, team, hidden=hidden)


@settings(max_examples=count(40, full=500), deadline=None)
@given(boards())
def test_cells_of_a_set_come_from_the_lowest_row_on(state):
    seen = list(sight.cells(sight.watched(state, 0, hidden=True)))
    assert seen == sorted(seen, key=lambda at: (at[1], at[0]))
