"""What follows from a value that never changes: worked out once, kept with the value, gone with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from typing import Any, TypeVar

V = TypeVar("V")
K = TypeVar("K")
T = TypeVar("T")


def derived(work: Callable[[V], T]) -> Callable[[V], T]:
    """`work`, done once for each value: a frozen dataclass without slots.

    A function and no property of the class, so that the menus of a view may be made in a module that knows views
    without views knowing it. The answer stands in the instance beside the fields, where equality, hash and `replace` do
    not look. Two threads that ask at once may both do the work; they find the same.
    """
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def found(value: V) -> T:
        kept: dict[str, T] = value.__dict__
        if name not in kept:
            kept[name] = work(value)
        return kept[name]

    return found


def derived_for_each(work: Callable[[V, K], T]) -> Callable[[V, K], T]:
    """As `derived`, of what follows from such a value and one thing more: a position and who looks at it."""
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def found(value: V, key: K) -> T:
        kept: dict[K, T] = value.__dict__.setdefault(name, {})
        if key not in kept:
            kept[key] = work(value, key)
        return kept[key]

    return found


def only_fields(value: Any) -> dict[str, object]:
    """The `__getstate__` of such a dataclass: what is derived is neither pickled nor copied."""
    return {field.name: getattr(value, field.name) for field in fields(value)}
