"""Ids: milliseconds since 2015 and a counter, unique and rising, also across restarts."""

from collections.abc import Callable

EPOCH = 1420070400000
Clock = Callable[[], float]  # seconds since 1970


class Snowflakes:
    def __init__(self, clock: Clock, last: int = 0) -> None:
        self.clock = clock
        self.last = last

    def new(self) -> int:
        self.last = max(at(self.clock()), self.last + 1)
        return self.last


def at(seconds: float) -> int:
    """The smallest id of that moment."""
    return (round(seconds * 1000) - EPOCH) << 22


def moment(snowflake: int) -> float:
    return ((snowflake >> 22) + EPOCH) / 1000
