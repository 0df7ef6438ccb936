"""What follows from a position that never changes: worked out once, kept with the position, gone with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from typing import Any, TypeVar

P = TypeVar("P")
T = TypeVar("T")


def derived(work: Callable[[P], T]) -> Callable[[P], T]:
    """`work`, done once for each position: a State, a View or a Unit, which are dataclasses without slots.

    A function, and no property of the class, so that the menus of a view may be made in a module that knows views without
    views knowing it. The answer stands in the instance beside the fields, where equality, hash and `replace` do not look. Two
    threads that ask at once may both do the work; they find the same.
    """
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def found(position: P) -> T:
        kept: dict[str, T] = position.__dict__
        if name not in kept:
            kept[name] = work(position)
        return kept[name]

    return found


def only_fields(position: Any) -> dict[str, object]:
    """The `__getstate__` of such a dataclass: what is derived is not pickled."""
    return {field.name: getattr(position, field.name) for field in fields(position)}
