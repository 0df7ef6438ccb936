"""What is worked out once for each value."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass, replace

from games.derived import derived, only_fields


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
