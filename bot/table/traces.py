"""What a move leaves behind for others to see: whether it may be taken back alone is judged by that. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core import CHANCE, Event, Move, Rules, Seat

TIME = 15 * 60
"""Seconds for which one may take a move back alone that others have seen."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Whether the rules call a move reversible; whether anybody else could see that something happened (`public`); and
    whether all they saw is that one of several has chosen (`veiled`)."""

    reversible: bool
    public: bool
    veiled: bool

    @property
    def hidden(self) -> bool:
        """Whether nobody knows what was chosen."""
        return not self.public or self.veiled


def trace(rules: Rules[Any, Any, Any], seat: Seat, move: Move, before: Any, after: Any, told: Sequence[Event]) -> Trace:
    """That of a move by `seat`, or of a fact by CHANCE, which led from one state to the next."""
    asked, asked_then = rules.asked(before), rules.asked(after)
    seen = asked != asked_then or rules.view(before, None) != rules.view(after, None)
    aloud = any(event.to is None for event in told)
    if seat == CHANCE:
        return Trace(reversible=False, public=aloud or seen, veiled=False)
    veiled = seen and not aloud and seat in asked and len(asked) > 1
    return Trace(rules.reversible(rules.view(before, seat), move), public=aloud or seen, veiled=veiled)
