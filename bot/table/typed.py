"""What somebody typed, worked out from what he may know alone: functions of values that a bounded process can do as
well.

Rules, views and moves are all that goes in and out, so each of these can be a job of `bot.host.workers.sandbox`.
`Rules.problem`,
`Rules.parse` and `games.moves.completions` are such jobs as they are.
"""

from __future__ import annotations

from typing import Any, TypeVar

from games.core import Batch, IllegalMove, Move, Preview, Rules, Text
from games.moves import MOST_MOVES, foresee, judge

V = TypeVar("V")

Foreseen = tuple[Move, Preview | None, Text | None]
"""A move with its preview, or with why it may not be played."""
LONG = 200
"""Characters from which on what somebody typed is worked out in a bounded process before it is played."""


def judged(rules: Rules[Any, Any, V], view: V, words: str) -> tuple[Move, ...]:
    """The moves of a typed message; of moves one after another, only the first can be judged.

    :raises IllegalMove: they cannot be read, or may not be played.
    """
    message = rules.parse(view, words)
    known = message if rules.batch is Batch.WHOLE or len(message) > MOST_MOVES else message[:1]
    if (reason := judge(rules, view, known)) is not None:
        raise IllegalMove(reason)
    return message


def ahead(rules: Rules[Any, Any, V], view: V, words: str) -> tuple[tuple[Move, ...], tuple[Foreseen, ...]]:
    """The moves of a typed message, and what can be foreseen of them one after another, as far as each is certain to
    come.

    :raises IllegalMove: they cannot be read, or may not be played.
    """
    message = judged(rules, view, words)
    return message, tuple(foresee(rules, view, message))
