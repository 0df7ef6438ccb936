"""What was worked out of the latest views, which never change, is worked out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Memory(Generic[K, T]):
    """The answers of `work` to the latest `size` values, known by identity; hashing them would take longer than the work."""

    def __init__(self, work: Callable[[K], T], size: int = 32) -> None:
        self._work = work
        self._size = size
        self._found: OrderedDict[int, tuple[K, T]] = OrderedDict()
        self._lock = Lock()

    def __call__(self, value: K) -> T:
        with self._lock:
            entry = self._found.get(id(value))
        if entry is None or entry[0] is not value:
            entry = value, self._work(value)
            with self._lock:
                self._found[id(value)] = entry
                while len(self._found) > self._size:
                    self._found.popitem(last=False)
        return entry[1]
