"""Who waits for a computer to think, and how long each decision may take: all of its time, as long as nobody waits
longer for it than is bearable; past that what there is is shared fairly."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot import metrics

SECONDS = 2.0
PATIENCE = 20.0
LEAST = 0.05
"""Seconds a player is given at least, however long the line."""
LATELY = 8
"""Decisions from which follows how much of its time one uses."""


class Line:
    """All decisions that wait."""

    def __init__(
        self, seconds: float = SECONDS, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """A decision takes up to `seconds`; nobody should wait longer than `patience` until it begins."""
        self.seconds = seconds
        self.patience = patience
        self.clock = clock
        self.waiting: dict[Ticket, None] = {}
        self.used = 1.0
        """Of its time, what a decision used lately."""
        self.begun: Callable[[], None] = lambda: None
        """Called when somebody begins to think about one."""

    def ticket(self) -> Ticket:
        """One more waits."""
        return Ticket(self)


class Ticket:
    """The place of one decision in the line."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.since = line.clock()
        line.waiting[self] = None

    def share(self, width: int) -> float:
        """The seconds that it may take, so that all others in the line are begun in time, where `width` are thought
        about at once."""
        line, now = self._line, self._line.clock()
        others = sorted((each for each in line.waiting if each is not self), key=lambda each: each.since)
        bounds = [
            (each.since + line.patience - now) * width / (place * line.used) for place, each in enumerate(others, 1)
        ]
        return max(LEAST, min([line.seconds, *bounds]))

    @contextmanager
    def thinking(self, seconds: float) -> Iterator[None]:
        """While somebody thinks about it, for so long, it does not wait. Where nothing came of it, it has its old place
        again."""
        self.leave()
        line, begun = self._line, self._line.clock()
        if seconds < line.seconds:
            metrics.SHORTENED.inc()
        line.begun()
        try:
            yield
        finally:
            line.used += (min(1.0, (line.clock() - begun) / seconds) - line.used) / LATELY
            line.waiting[self] = None

    def leave(self) -> None:
        """It is decided, or nobody wants it any more."""
        self._line.waiting.pop(self, None)
