"""What is packed comes back equal and of the same types, and tells nothing but what it equals."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from enum import Enum

import pytest

from games.core import Seat
from games.packing import beforehand, packed
from tests.support.games import RULES


class Sign(Enum):
    PLUS = "+"


@dataclass(frozen=True, slots=True)
class One:
    it: object


@dataclass(frozen=True, slots=True)
class Two:
    one: object
    other: object


@dataclass(frozen=True)
class Made:
    """More than its constructor's arguments."""

    it: int
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.it)


@dataclass(frozen=True, kw_only=True)
class Named:
    it: int


@dataclass
class Changing:
    it: int


VALUES = [
    Sign.PLUS,
    One(None),
    One((1,)),
    Two(Seat(1), True),
    Made(3),
    Named(it=1),
    {"a": [1, 2.5]},
    frozenset({1}),
    Two,
]


@pytest.mark.parametrize("value", VALUES, ids=str)
def test_a_value_comes_back(value: object) -> None:
    back = pickle.loads(packed(value))
    assert back == value
    assert type(back) is type(value)


def test_seats_stay_seats() -> None:
    back = pickle.loads(packed(Two(Seat(1), 1)))
    assert (type(back.one), type(back.other)) == (Seat, int)


def test_equal_values_give_equal_bytes_whatever_they_share() -> None:
    part = One((1, 2, 3))
    assert packed(Two(part, part)) == packed(Two(part, One((1, 2, 3))))
    assert pickle.dumps(Two(part, part)) != pickle.dumps(Two(part, One((1, 2, 3))))


def test_what_is_packed_beforehand_comes_back_as_itself_and_of_equal_values_in_equal_bytes() -> None:
    mine, same, other = Made(3), Made(3), Made(4)
    kept = [packed(One(beforehand(each))) for each in (mine, same, other, mine)]
    assert [pickle.loads(each) for each in kept] == [One(mine), One(same), One(other), One(mine)]
    assert kept[0] == kept[1] == kept[3] != kept[2]


def test_what_may_change_is_packed_as_it_is_now() -> None:
    value = Changing(1)
    before = packed(One(beforehand(value)))
    value.it = 2
    assert pickle.loads(packed(One(beforehand(value)))) == One(Changing(2)) != pickle.loads(before)


def test_what_says_itself_how_it_is_made_is_packed_so() -> None:
    ground = RULES["cardgo"].setup(RULES["cardgo"].options(), 2).ground
    assert pickle.loads(packed(ground)) is ground
