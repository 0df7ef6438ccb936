"""What is worked out once for each value."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass, replace
from functools import partial

import pytest

from games.core import Chance, Seat
from games.derived import derived, only_fields
from games.moves import acting, settle
from tests.support.games import GAMES


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


@pytest.mark.parametrize("name", GAMES)
def test_a_position_with_its_menus_is_pickled_without_them(name: str) -> None:
    rules = GAMES[name].rules
    state = settle(rules, rules.setup(rules.options(), 2), partial(Chance, b"bare"), 1).state
    seat = acting(rules, state)[0]
    bare = len(pickle.dumps(state))
    rules.choice(view := rules.view(state, seat))
    assert len(vars(state)) > len(vars(copy.copy(state)))
    assert len(vars(view)) > len(vars(copy.copy(view)))
    assert len(pickle.dumps(state)) == bare


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_made_once_for_each_viewer(name: str) -> None:
    rules, viewers = GAMES[name].rules, (Seat(0), Seat(1), None)
    state = rules.setup(rules.options(), 2)
    views = [rules.view(state, viewer) for viewer in viewers]
    assert all(rules.view(state, viewer) is view for viewer, view in zip(viewers, views, strict=True))
    assert len({id(view) for view in views}) == 3
