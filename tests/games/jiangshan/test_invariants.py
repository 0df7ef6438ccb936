"""What holds after every order of a game of Jiangshan, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.core import CHANCE, Chance, Seat
from games.jiangshan import legality, sight, stratagems
from games.jiangshan.board import EDGES, FOREST, PLAIN, Cell, plus
from games.jiangshan.options import SCENARIOS, Options
from games.jiangshan.orders import Order, Shoot, Word
from games.jiangshan.play.execution import after
from games.jiangshan.play.field import Field
from games.jiangshan.state import Phase, Place, State, Unit
from games.jiangshan.views import view
from tests.support.counts import count
from tests.support.jiangshan import RULES

MAPS = (*SCENARIOS, "random:lr", "random:quad")
ORDERS = 150
"""So many orders of a game are watched in a plain run."""


def game(name: str, number: int) -> Iterator[tuple[State, Order | None]]:
    """The states of a game at random, each with the order that led to it."""
    dice, chance = Chance(f"{name}{number}".encode(), 0), Chance(b"luck", number)
    options = Options(scenario=name, allied_intel=bool(number % 2))
    state = RULES.setup(options, RULES.seats(options).start)
    while state.phase is not Phase.OVER:
        order = None
        if (fact := RULES.roll(state, chance)) is not None:
            state, _ = RULES.apply(state, CHANCE, fact)
        elif state.phase is Phase.PICK:
            seat = next(Seat(seat) for seat, side in enumerate(state.sides) if side.held is None)
            state, _ = RULES.apply(state, seat, stratagems.usual(state.terms))
        elif state.phase is Phase.REACT:
            (owner,) = RULES.asked(state)
            state, _ = RULES.apply(state, owner, RULES.default(state, owner))
        else:
            order = _drawn(state, dice)
            state = after(state, state.active, order)
        yield state, order


def _drawn(state: State, dice: Chance) -> Order:
    """Rather a shot or a fight than a march, and other free orders now and then."""
    seen = view(state, state.active)
    free = list(legality.free(seen))
    orders = free if free and dice.below(4) == 0 else list(legality.spending(seen))
    shots = [order for order in free if isinstance(order, Shoot) and not order.fire]
    fights = shots or [order for order in orders if getattr(order, "attack", False)]
    if fights and dice.below(2):
        return fights[dice.below(len(fights))]
    return orders[dice.below(len(orders))] if orders else Word("end")


def watched(name: str, number: int) -> Iterator[tuple[State, Order | None]]:
    states = game(name, number)
    return (pair for _, pair in zip(range(count(ORDERS, full=5000)), states, strict=False))


@pytest.mark.parametrize("name", MAPS)
def test_whatever_is_played_the_board_stays_as_the_rules_want_it(name):
    for number in range(count(1, full=8)):
        armies: dict[int, Counter[str]] = {}
        for state, order in watched(name, number):
            for unit in state.units.values():
                _stands_well(state, unit)
            _counts_well(state, armies)
            if state.phase is Phase.ACTION:
                _is_checked(state)
                assert state.sides[state.active].team not in _lost(state)
            if order == Word("end") and state.result is None:
                _is_closed(state)


def _stands_well(state: State, unit: Unit) -> None:
    at, terrain = unit.cell, state.ground.terrain(unit.cell)
    assert state.units[at] is unit
    place = Place.TILE if at in state.tiles else Place.FOREST if terrain == FOREST else Place.OPEN
    assert (terrain in (PLAIN, FOREST), unit.place) == (True, place)
    assert place is Place.FOREST or at not in state.fires
    infantry = unit.kind.infantry
    assert (unit.facing is not None) == (infantry and place is Place.OPEN and unit.battle)
    assert infantry or unit.preset is None
    if place is Place.TILE:
        assert state.tiles[at].owner == unit.owner
        assert unit.kind != "S"
        assert not unit.chaos
    assert not (unit.marked and place is Place.OPEN)
    assert not (place is not Place.OPEN and (unit.battle or unit.tracked))
    assert not state.sides[unit.owner].defeated


def _counts_well(state: State, armies: dict[int, Counter[str]]) -> None:
    """`armies` are all units of each seat as it began; they become known here."""
    for seat, side in enumerate(state.sides):
        assert -1 <= side.morale <= 9
        assert 0 <= side.supply <= 3
        assert 0 <= side.merit <= side.earned
        dead = Counter(kind for owner, kind in state.dead if owner == seat)
        if not side.defeated and state.phase is not Phase.MAP:
            board = Counter(unit.kind for unit in state.units.values() if unit.owner == seat)
            army = board + dead + Counter(side.reserve) + Counter(side.box)
            assert army == armies.setdefault(seat, army)
            assert board["K"] == 1
    assert state.rider is None or state.units[state.rider].kind == "L"
    assert state.rider is None or state.units[state.rider].owner == state.active


def _lost(state: State) -> set[int]:
    """The teams that are out of the game."""
    teams = {side.team for side in state.sides}
    standing = {side.team for side in state.sides if not side.defeated}
    return teams - standing


def _is_checked(state: State) -> None:
    """Nobody who should have turned up or surrendered has not (Jiangshan 3.3, 5.3)."""
    team = state.sides[state.active].team
    seen = sight.watched(state, team, hidden=False)
    covered = [unit for unit in state.units.values() if unit.place is Place.OPEN and not unit.battle]
    assert not any(state.sides[unit.owner].team != team and sight.holds(seen, unit.cell) for unit in covered)
    assert not any(_besieged(state, at) for at in state.tiles)


def _besieged(state: State, at: Cell) -> bool:
    """Whether a tile is enclosed with the help of the player whose turn it is."""
    owner, field = state.tiles[at].owner, Field(state, [])
    helps = False
    for gate in (plus(at, edge) for edge in EDGES):
        if state.ground.terrain(gate) in "^~":
            continue
        unit = state.units.get(gate)
        if unit is None or unit.kind == "S" or not field.hostile(unit.owner, owner):
            return False
        helps = helps or unit.owner == state.active
    return helps and field.hostile(state.active, owner)


def _is_closed(state: State) -> None:
    """The player before has rallied and hidden: whoever shows a face is in an enemy's sight (Jiangshan 7.1)."""
    seats = len(state.sides)
    last = next(
        Seat((state.active - step) % seats)
        for step in range(1, seats)
        if not state.sides[(state.active - step) % seats].defeated
    )
    mine = [unit for unit in state.units.values() if unit.owner == last]
    assert not any(unit.chaos and unit.cell not in state.fires for unit in mine)
    assert not any(unit.commanded for unit in mine)
    enemies = {side.team for side in state.sides} - {state.sides[last].team}
    seen = [sight.watched(state, team, hidden=False) for team in enemies]
    fighting = [unit for unit in mine if unit.place is Place.OPEN and unit.battle]
    assert all(any(sight.holds(each, unit.cell) for each in seen) for unit in fighting)


def test_random_games_contain_what_the_invariants_are_about():
    found: Counter[str] = Counter()
    for name in ("b_chu_han", "c_qin_lords", "random:quad"):
        for state, _ in watched(name, 0):
            found["dead"] += bool(state.dead)
            found["chaos"] += any(unit.chaos for unit in state.units.values())
            found["marked"] += any(unit.marked for unit in state.units.values())
            found["fire"] += bool(state.fires)
            found.update(unit.place.value for unit in state.units.values())
    assert all(found[what] for what in ("dead", "chaos", "marked", "fire", "open", "forest", "tile")), found
