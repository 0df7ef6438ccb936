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
    """Milliseconds of this thread's processor in each of `times` calls, after one that is not counted."""
    work()
    laps: list[float] = []
    for _ in range(times):
        with Lap(laps, clock=time.thread_time):
            work()
    return laps


class Lap(AbstractContextManager["Lap"]):
    """Adds the milliseconds that pass inside to a list."""

    def __init__(self, laps: list[float], *, clock: Callable[[], float] = time.perf_counter) -> None:
        self._laps = laps
        self._clock = clock
        self._start = 0.0

    def __enter__(self) -> Lap:
        self._start = self._clock()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._laps.append((self._clock() - self._start) * 1000)
