"""Misbehaviour on demand: which calls or events go wrong, how, and how often."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase

from bot.playground.payload import Payload


class Harm(StrEnum):
    """What happens to a call. `before` means that the call has no effect, `after` that it has."""

    RATE_LIMIT = "rate-limit"  # 429, before
    BARE_LIMIT = "bare-rate-limit"  # 429 without Via and X-RateLimit headers, as from a proxy in front of Discord
    ERROR = "error"  # a 5xx (or any other status), before
    ERROR_AFTER = "error-after"  # the same, after
    RESET = "reset"  # the connection is reset, before
    LOST = "lost"  # the connection is reset, after: the reply is lost
    LATE = "late"  # the reply comes `delay` seconds late, after
    SLOW = "slow"  # the call waits `delay` seconds, before
    DUPLICATE = "duplicate"  # the event is sent twice
    DROP = "drop"  # the event is never sent


EVENTS = frozenset({Harm.DUPLICATE, Harm.DROP})


@dataclass(slots=True)
class Fault:
    """`route` is `METHOD /path` below `/api/v10` with `*` and `?`, or the name of an event."""

    route: str
    harm: Harm
    count: int = 1
    skip: int = 0
    status: int = 503
    code: int = 0
    message: str = "Service Unavailable"
    retry_after: float = 0.1
    scope: str = "user"
    delay: float = 0.5
    hits: int = 0

    def strikes(self, name: str) -> bool:
        """Whether it hits this call or event; counts it if so."""
        if self.count <= 0 or not fnmatchcase(name, self.route):
            return False
        if self.skip:
            self.skip -= 1
            return False
        self.count -= 1
        self.hits += 1
        return True

    @property
    def refusal(self) -> Payload:
        return {"message": self.message, "code": self.code}

    @property
    def limit(self) -> Payload:
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.scope == "global",
        }


class Faults:
    """The faults that wait for their call; the first that matches strikes."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def __iter__(self) -> Iterator[Fault]:
        return iter(self.waiting)

    def add(self, route: str, harm: Harm | str, **more: object) -> Fault:
        """:raises ValueError: on an unknown harm; :raises TypeError: on an unknown field"""
        fault = Fault(route, Harm(harm), **more)  # type: ignore[arg-type]  # the fields come from tests, by name
        self.waiting.append(fault)
        return fault

    def clear(self) -> None:
        self.waiting.clear()

    def call(self, method: str, path: str) -> Fault | None:
        return self._strike(f"{method} {path}", events=False)

    def event(self, name: str) -> Fault | None:
        return self._strike(name, events=True)

    def _strike(self, name: str, *, events: bool) -> Fault | None:
        if not self.waiting:
            return None
        return next((fault for fault in self.waiting if (fault.harm in EVENTS) == events and fault.strikes(name)), None)
