"""What is derived of a position is worked out once, and is no part of it."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from dataclasses import replace

from games.core import Seat
from games.derived import derived
from games.jiangshan.options import Options
from games.jiangshan.state import State, View
from tests.support.jiangshan import RULES

RED, BLUE = Seat(0), Seat(1)
ASKED: Counter[int] = Counter()


@derived
def counted(state: State) -> int:
    ASKED[state.round] += 1
    return state.round


def begun(number: int) -> State:
    """A position that no other test asks about."""
    return replace(RULES.setup(Options(), 2), round=number)


def test_the_same_position_is_asked_once() -> None:
    state = begun(101)
    assert (counted(state), counted(state), ASKED[101]) == (101, 101, 1)


def test_another_position_is_asked_anew() -> None:
    state = begun(102)
    assert (counted(state), counted(replace(state, round=103))) == (102, 103)


def test_what_is_derived_tells_no_positions_apart() -> None:
    state, other = begun(104), begun(104)
    counted(state)
    assert state == other
    assert hash(state) == hash(other)


def test_what_is_derived_is_not_pickled() -> None:
    state = begun(105)
    bare = len(pickle.dumps(state))
    counted(state)
    RULES.choice(RULES.view(state, RED))
    assert len(pickle.dumps(state)) == bare
    assert counted(copy.copy(state)) == 105
    assert ASKED[105] == 2


def test_a_view_is_made_once_for_each_viewer() -> None:
    state = begun(106)
    views: list[View] = [RULES.view(state, viewer) for viewer in (RED, BLUE, None)]
    assert [RULES.view(state, viewer) for viewer in (RED, BLUE, None)] == views
    assert all(RULES.view(state, viewer) is view for viewer, view in zip((RED, BLUE, None), views, strict=True))
    assert len({id(view) for view in views}) == 3
