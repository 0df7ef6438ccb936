"""What the log calls people: by a number. Their names lie beside it, so that one can be forgotten without breaking the
chain that seals the log. Pure.

Whoever begins a game has the number of his seat, counted from 1; whoever comes later the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class Called(str):
    """A person as the log calls him. Whoever says it at the table knows his name."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A person whom the log of a table calls by his number."""

    number: int
    user: int
    """Discord's id; 0 once he is forgotten."""
    name: str

    @property
    def called(self) -> Called:
        """As the log calls him.

        >>> Named(3, 1001, "Ann").called
        'P3'
        """
        return Called(f"P{self.number}")


def with_person(people: tuple[Named, ...], user: int, name: str, *, least: int) -> tuple[tuple[Named, ...], Called]:
    """`people` with whoever has this id, and what he is called there; somebody new gets a number from `least` on."""
    known = next((each for each in people if each.user == user), None)
    if known is not None:
        return people, known.called
    new = Named(max((each.number + 1 for each in people), default=least), user, name)
    return (*people, new), new.called


def names(people: Sequence[Named]) -> tuple[tuple[str, str], ...]:
    """What each is called in the log, and his name."""
    return tuple((each.called, each.name) for each in people)
