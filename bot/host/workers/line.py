"""Who waits for a computer to think, and how long each decision may take: all of its time, as long as nobody waits
longer for it than is bearable; past that what there is is shared fairly."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from bot import metrics

SECONDS = 2.0
PATIENCE = 20.0
LEAST = 0.05
"""Seconds a player is given at least, however long the line."""
LATELY = 8
"""Decisions from which follows how much of its time one uses."""


class Line:
    """All decisions that wait, in the order in which they came."""

    def __init__(
        self, seconds: float = SECONDS, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """A decision takes up to `seconds`; nobody should wait longer than `patience` until it begins."""
        self._seconds = seconds
        self._patience = patience
        self._clock = clock
        self._waiting: dict[Ticket, None] = {}
        self._used = 1.0
        """Of its time, what a decision used lately."""
        self.begun: Callable[[], None] = lambda: None
        """Called when somebody begins to think about one."""

    def ticket(self) -> Ticket:
        """One more waits."""
        return Ticket(self)

    def join(self, ticket: Ticket) -> float:
        """It waits from now on, which is when."""
        self._waiting[ticket] = None
        return self._clock()

    def leave(self, ticket: Ticket) -> None:
        self._waiting.pop(ticket, None)

    @contextmanager
    def thinking(self, ticket: Ticket, seconds: float) -> Iterator[None]:
        self.leave(ticket)
        begun = self._clock()
        if seconds < self._seconds:
            metrics.SHORTENED.inc()
        self.begun()
        try:
            yield
        finally:
            self._used += (min(1.0, (self._clock() - begun) / seconds) - self._used) / LATELY
            self._waiting[ticket] = None

    def share(self, ticket: Ticket, width: int) -> float:
        """The time with which all others in the line are begun in time, where `width` are thought about at once."""
        now = self._clock()
        others = sorted((each for each in self._waiting if each is not ticket), key=lambda each: each.since)
        bounds = [
            (each.since + self._patience - now) * width / (place * self._used) for place, each in enumerate(others, 1)
        ]
        return max(LEAST, min([self._seconds, *bounds]))


class Ticket:
    """The place of one decision in the line."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.since = line.join(self)

    def share(self, width: int) -> float:
        """The seconds that it may take, where `width` are thought about at once."""
        return self._line.share(self, width)

    def thinking(self, seconds: float) -> AbstractContextManager[None]:
        """While somebody thinks about it, for so long, it does not wait. Where nothing came of it, it has its old place
        again."""
        return self._line.thinking(self, seconds)

    def leave(self) -> None:
        """It is decided, or nobody wants it any more."""
        self._line.leave(self)
