"""What the strong players try: what they list is legal, and on a silent board it ends as it is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from functools import cache
from itertools import chain

import pytest

from games import moves
from games.core import CHANCE, Chance, Seat
from games.jiangshan import legality
from games.jiangshan.options import Options
from games.jiangshan.orders import Go, Word
from games.jiangshan.play import turns
from games.jiangshan.play.execution import after
from games.jiangshan.play.field import Field
from games.jiangshan.players import acts
from games.jiangshan.rules import RULES
from games.jiangshan.sight import Board
from games.jiangshan.state import STRATAGEMS, Chart, Fire, Phase, State
from games.jiangshan.views import view
from tests.support.counts import count
from tests.support.uniform import uniform

SCENARIOS = ("a_first_array", "b_chu_han", "c_qin_lords", "d_four_lords", "e_jingxing", "random:rot")
KINDS = (
    acts.captures,
    acts.marches,
    acts.rides,
    acts.commands,
    acts.supports,
    acts.rebuildings,
    acts.swaps,
    acts.sailings,
    acts.shots,
    acts.conjurings,
    acts.fires,
    acts.flips,
)


EACH = count(18, full=7)
"""One of so many is tried, another one in each state."""
TOLD = ("dead", "seen", "steps", "weather")
"""What is only written down where it is told."""


def board(state: State) -> Field:
    """A board to try things out on."""
    return Field(state, None)


def differences(one: Field, other: State) -> dict[str, object]:
    """What stands otherwise on a silent board than in a state, its sets of cells too."""
    first, second = one.state(), Field(other, None)
    found = {
        each.name: (getattr(first, each.name), getattr(other, each.name))
        for each in fields(State)
        if each.name not in TOLD and getattr(first, each.name) != getattr(other, each.name)
    }
    sets = {name: (getattr(one, name), getattr(second, name)) for name in Board.__slots__}
    return found | {name: both for name, both in sets.items() if both[0] != both[1]}


@cache
def states(scenario: str, seed: int) -> list[State]:
    """A game between random players, the action phases of it."""
    options = Options(scenario=scenario)
    seats = RULES.seats(options)[0]
    state, found = RULES.setup(options, seats), []
    for line in range(count(120, full=600)):
        chance = Chance(bytes([seed]), line)
        if RULES.outcome(state) is not None:
            break
        move, seat = RULES.roll(state, chance), CHANCE
        if move is None:
            seat = moves.acting(RULES, state)[0]
            move = uniform(RULES, RULES.view(state, seat), seat, chance, 1.0)
        if state.phase is Phase.ACTION:
            found.append(rich(state) if line % 2 else state)
        if move != ("resign",):
            state, _ = RULES.apply(state, seat, move)
    return found


def rich(state: State) -> State:
    """The same with every stratagem, morale and merit to use them."""
    sides = (replace(side, morale=9, merit=4, earned=9, held=STRATAGEMS) for side in state.sides)
    return replace(state, sides=tuple(sides))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_its_orders_are_legal_and_end_as_by_the_rules(scenario: str) -> None:
    kinds = Counter[str]()
    for seed in range(count(1, full=20)):
        for number, state in enumerate(states(scenario, seed)):
            before = board(state)
            lay, seen = acts.Lay(before), view(state, state.active)
            spending = chain.from_iterable(each(lay) for each in KINDS[:8]) if state.ap else ()
            tried = [*spending, *chain.from_iterable(each(lay) for each in KINDS[8:]), *acts.recruits(before)]
            for act in tried[number % EACH :: EACH]:
                order = acts.order(act)
                assert legality.problem(seen, order) is None, (order, act)
                mine = before.copy()
                acts.carry_out(mine, act)
                there = after(state, state.active, order)
                if there.phase is not Phase.REACT:
                    assert differences(mine, there) == {}, (order, act)
                    kinds[act.name] += 1
    assert kinds["go"] > 50, kinds


def burning(state: State) -> State:
    """The same with a fire under everybody who could be attacked."""
    attacked = {act.end for act in acts.captures(acts.Lay(board(state)))} & set(state.units)
    return replace(state, fires=Chart(dict.fromkeys(attacked - set(state.tiles), Fire(big=False, owner=state.active))))


def test_nobody_is_attacked_where_it_burns() -> None:
    burnt = 0
    for state in map(burning, chain.from_iterable(states(scenario, 0) for scenario in SCENARIOS)):
        lay, seen = acts.Lay(board(state)), view(state, state.active)
        burnt += len(state.fires)
        for act in (*acts.captures(lay), *acts.rides(lay)) if state.ap else ():
            order = acts.order(act)
            assert legality.problem(seen, order) is None, (order, act)
    assert burnt > 20


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_its_turns_end_as_by_the_rules(scenario: str) -> None:
    ended = 0
    for state in states(scenario, 0):
        there = after(state, state.active, Word("end"))
        if there.phase is not Phase.WEATHER:
            mine = board(state)
            turns.end(mine)
            assert differences(mine, there) == {}
            ended += 1
    assert ended > 20


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_misses_no_move_of_the_rules(scenario: str) -> None:
    """But for blind captures and moves out of the march state that could be marches as well, and on allied tiles."""
    for state in states(scenario, 0)[::5]:
        lay, seen = acts.Lay(board(state)), view(state, state.active)
        listed = {acts.order(act) for each in (acts.captures, acts.marches) for act in each(lay)}
        for order in legality.spending(seen):
            if isinstance(order, Go) and _is_told_apart(seen, order):
                assert order in listed, order


def _is_told_apart(seen, order: Go) -> bool:
    unit, there, tile = seen.units[order.start], seen.units.get(order.end), seen.tiles.get(order.end)
    hostile = {seat for seat, side in enumerate(seen.sides) if side.team != seen.sides[unit.owner].team}
    prey = (there is not None and there.owner in hostile) or (tile is not None and tile.owner in hostile)
    if tile is not None and tile.owner != unit.owner and tile.owner not in hostile:
        return False
    return prey or not order.attack


def test_it_is_a_copy() -> None:
    state = states("a_first_array", 0)[2]
    before = board(state)
    twin = before.copy()
    turns.end(twin)
    assert differences(before, state) == {}
    assert Seat(twin.active) != state.active
