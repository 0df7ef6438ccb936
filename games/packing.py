"""Values as bytes: equal ones give equal bytes, whatever they were made of; and at half of what pickle takes for frozen
dataclasses, which look up their fields each time they are pickled."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from typing import Any

from games.core import Seat
from games.derived import derived

Reducer = Callable[[Any], Any]


class _Reducers(dict[type, Reducer]):
    """How a value of each type is told to pickle: a class and what it is called with, or the name of a class."""

    def __missing__(self, kind: type) -> Reducer:
        reducer = self[kind] = _reducer(kind)
        return reducer


_REDUCERS = _Reducers()


def packed(value: object) -> bytes:
    """The value for `pickle.loads`.

    Without the memo, which would tell which equal parts are one and the same: that depends on how a position came to
    be, hidden things included.
    """
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True
    pickler.dispatch_table = _REDUCERS
    pickler.dump(value)
    return written.getvalue()


def beforehand(value: Any) -> Any:
    """The value as a part of what is packed: one that never changes and may hold what follows from it, as a view, is
    packed once."""
    dataclass = getattr(type(value), "__dataclass_params__", None)
    lasting = dataclass is not None and dataclass.frozen and hasattr(value, "__dict__")
    return Packed(_kept(value)) if lasting else value


class Packed:
    """Comes out of a pickle as what was packed."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def __reduce__(self) -> tuple[Any, ...]:
        return unpacked, (self.content,)


@lru_cache(maxsize=64)
def unpacked(content: bytes) -> Any:
    """What was packed; of equal bytes it is the same value."""
    return pickle.loads(content)


_kept = derived(packed)
"""The bytes of a view, which are gone with it."""


def _reducer(kind: type) -> Reducer:
    if issubclass(kind, Enum):
        members = {member: f"{kind.__qualname__}.{member.name}" for member in kind}
        return members.__getitem__
    if kind is Seat:
        return lambda value: (Seat, (int(value),))
    if issubclass(kind, type):  # a class itself: that of an enumeration has a type of its own
        return attrgetter("__qualname__")
    if "__reduce__" in vars(kind):  # it says itself how it is made
        return lambda value: value.__reduce__()
    if names := _arguments(kind):
        return _constructed(kind, names)
    return lambda value: value.__reduce_ex__(pickle.HIGHEST_PROTOCOL)


def _arguments(kind: Any) -> list[str]:
    """The fields of a dataclass whose constructor takes them all in a row and does nothing else; else none."""
    known = fields(kind) if is_dataclass(kind) and not hasattr(kind, "__post_init__") else ()
    return [field.name for field in known] if all(field.init and not field.kw_only for field in known) else []


def _constructed(kind: type, names: list[str]) -> Reducer:
    if len(names) == 1:
        (name,) = names
        return lambda value: (kind, (getattr(value, name),))
    get = attrgetter(*names)
    return lambda value: (kind, get(value))
