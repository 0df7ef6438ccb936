"""Repeated timings and what they come to."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from types import TracebackType


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that `percent` of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(percent / 100 * len(ordered)) - 1)]


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def timed(work: Callable[[], object], *, times: int) -> list[float]:
    """Milliseconds of each of `times` calls, after one that is not counted."""
    work()
    laps: list[float] = []
    for _ in range(times):
        with Lap(laps):
            work()
    return laps


class Lap(AbstractContextManager["Lap"]):
    """Adds the milliseconds spent inside to a list."""

    def __init__(self, laps: list[float]) -> None:
        self._laps = laps
        self._start = 0.0

    def __enter__(self) -> Lap:
        self._start = time.perf_counter()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if kind is None:
            self._laps.append((time.perf_counter() - self._start) * 1000)
