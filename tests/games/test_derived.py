"""What is worked out once for each value."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass, replace

from games.core import Seat
from games.derived import derived, only_fields
from games.jiangshan.options import Options
from tests.support.jiangshan import RULES


@dataclass(frozen=True)
class Pair:
    one: int
    other: int

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)


worked: list[Pair] = []


@derived
def total(pair: Pair) -> int:
    worked.append(pair)
    return pair.one + pair.other


@derived
def product(pair: Pair) -> int:
    return pair.one * pair.other


def test_it_is_worked_out_once_for_each_value() -> None:
    worked.clear()
    pair = Pair(2, 3)
    assert [total(pair), product(pair), total(pair), total(Pair(2, 3))] == [5, 6, 5, 5]
    assert len(worked) == 2


def test_a_changed_value_has_its_own() -> None:
    pair = Pair(2, 3)
    assert (total(pair), total(replace(pair, one=4))) == (5, 7)


def test_it_is_no_part_of_the_value() -> None:
    asked, fresh = Pair(2, 3), Pair(2, 3)
    total(asked)
    assert (asked, hash(asked), repr(asked)) == (fresh, hash(fresh), repr(fresh))
    assert vars(copy.copy(asked)) == vars(pickle.loads(pickle.dumps(asked))) == vars(fresh)


def test_a_position_with_its_menus_is_pickled_without_them() -> None:
    state = RULES.setup(Options(), 2)
    bare = len(pickle.dumps(state))
    RULES.choice(RULES.view(state, Seat(0)))
    assert len(vars(state)) > len(vars(copy.copy(state)))
    assert len(pickle.dumps(state)) == bare


def test_a_view_is_made_once_for_each_viewer() -> None:
    state, viewers = RULES.setup(Options(), 2), (Seat(0), Seat(1), None)
    views = [RULES.view(state, viewer) for viewer in viewers]
    assert all(RULES.view(state, viewer) is view for viewer, view in zip(viewers, views, strict=True))
    assert len({id(view) for view in views}) == 3
