"""What a line leaves behind for others to see, by which it may be taken back. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.table.log.replay import Passage
from games import moves
from games.core import CHANCE, Rules

TIME = 15 * 60
"""Seconds for which one may take a move back alone that others have seen."""


@dataclass(frozen=True, slots=True)
class Visibility:
    """Whether the rules call a move reversible; whether anybody else could see that something happened (`public`); and
    whether all they saw is that one of several has chosen (`veiled`)."""

    reversible: bool
    public: bool
    veiled: bool

    @property
    def hidden(self) -> bool:
        """Whether nobody knows what was chosen."""
        return not self.public or self.veiled


def visibility(rules: Rules[Any, Any, Any], passage: Passage) -> Visibility:
    """That of a move by a seat, or of a fact by CHANCE."""
    seat, before, after = passage.entry.seat, passage.before, passage.after
    asked, asked_then = rules.asked(before), rules.asked(after)
    seen = asked != asked_then or rules.view(before, None) != rules.view(after, None)
    aloud = any(event.to is None for event in passage.events)
    if seat == CHANCE:
        return Visibility(reversible=False, public=aloud or seen, veiled=False)
    veiled = seen and not aloud and seat in asked and len(asked) > 1
    reversible = moves.reversible(rules, rules.view(before, seat), passage.entry.move)
    return Visibility(reversible, public=aloud or seen, veiled=veiled)
