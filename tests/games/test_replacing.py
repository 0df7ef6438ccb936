"""Values with some fields changed are what `dataclasses.replace` makes of them."""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import FrozenInstanceError, dataclass, field
from typing import Any, Generic, TypeVar

import pytest

from games.core import Event, text
from games.derived import derived, only_fields
from games.replacing import copier, replace

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Slotted:
    one: int
    other: str = "other"


@dataclass(frozen=True, slots=True)
class Heir(Slotted):
    more: tuple[int, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True)
class Loose(Generic[T]):
    one: T
    other: str = "other"

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)


@dataclass(frozen=True)
class Mixed(Slotted):
    """One field in a slot, the other one beside it."""

    more: int = 1


@dataclass(frozen=True, slots=True)
class Checked:
    one: int

    def __post_init__(self) -> None:
        if self.one < 0:
            raise ValueError(self.one)


@dataclass(frozen=True)
class Keeping:
    one: int
    kept: list[int] = field(default_factory=list, init=False)


QUICK: tuple[Any, ...] = (Slotted(2), Heir(2, more=(3,)), Loose(2), Keeping(2), Event(text("key")))
MADE: tuple[Any, ...] = (Mixed(2), Checked(2))


@pytest.mark.parametrize("value", [*QUICK, *MADE], ids=lambda value: type(value).__name__)
def test_it_is_the_value_that_the_standard_library_makes(value: Any) -> None:
    first = dataclasses.fields(value)[0].name
    for changes in ({}, {first: 5}):
        after = replace(value, **changes)
        assert (after, type(after), repr(after)) == (
            (expected := dataclasses.replace(value, **changes)),
            type(value),
            repr(expected),
        )
        assert after is not value
        assert pickle.loads(pickle.dumps(after)) == after
        with pytest.raises(FrozenInstanceError):
            setattr(after, first, 6)


def test_only_what_sets_nothing_but_its_fields_is_made_without_its_constructor() -> None:
    assert [copier(type(value)) is dataclasses.replace for value in QUICK] == [False] * len(QUICK)
    assert [copier(type(value)) is dataclasses.replace for value in MADE] == [True] * len(MADE)
    with pytest.raises(ValueError, match="-1"):
        replace(Checked(2), one=-1)


@pytest.mark.parametrize("value", QUICK, ids=lambda value: type(value).__name__)
def test_a_field_that_there_is_not_is_an_error(value: Any) -> None:
    with pytest.raises(TypeError, match="unknown"):
        replace(value, unknown=1)


@derived
def doubled(value: Loose[int]) -> int:
    return value.one * 2


def test_what_is_derived_of_the_old_value_is_not_that_of_the_new_one() -> None:
    value = Loose(2)
    assert (doubled(value), doubled(replace(value, one=3))) == (4, 6)
