"""What somebody typed, worked out from what he may know alone: functions of values that a bounded process can do as well.

Rules, views and moves are all that goes in and out, so each of these can be a job of `bot.host.sandbox`. `Rules.problem`,
`Rules.parse` and `games.moves.completions` are such jobs as they are.
"""

from __future__ import annotations

from typing import Any, TypeVar

from games.core import Batch, Move, Preview, Rules, Text
from games.moves import MOST_MOVES, foresee, judge

V = TypeVar("V")

LONG = 200
"""Characters from which on what somebody typed is worked out in a bounded process before it is played."""


def objection(rules: Rules[Any, Any, V], view: V, words: str) -> Text | None:
    """Why a typed message cannot be played; of moves one after another, only the first can be judged.

    :raises IllegalMove: it cannot be read.
    """
    message = rules.parse(view, words)
    judged = message if rules.batch is Batch.WHOLE or len(message) > MOST_MOVES else message[:1]
    return judge(rules, view, judged)


def ahead(rules: Rules[Any, Any, V], view: V, words: str) -> tuple[tuple[Move, Preview | None, Text | None], ...]:
    """What can be foreseen of each move of a typed message, as far as it is certain to come.

    :raises IllegalMove: it cannot be read.
    """
    return tuple(foresee(rules, view, rules.parse(view, words)))
