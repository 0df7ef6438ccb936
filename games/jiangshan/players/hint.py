"""What people are told to do, where that is another order than the best one that a search finds, or is told beside
another one. Whoever plays does without: a search sees as much of nearly every position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import takewhile
from typing import NamedTuple

from games.core import Advice, Move, Text, text
from games.jiangshan.play.field import Field
from games.jiangshan.players.acts import Act
from games.jiangshan.players.position import REASONS, closed, forced, prize
from games.jiangshan.state import View
from games.jiangshan.threats import threats
from games.replacing import replace
from games.search import CLEAR, Candidate, leaves

NEXT = 6
"""Other orders that are tried where the best one lets the enemy win."""
ALIKE = 0.8
"""Of the odds of victory, what a free capture leaves that is told rather than an order for which no reason shows."""
WARNED = text("jiangshan-why-safety-warned")
"""What is lost at once, and the warnings say so."""


class Found(NamedTuple):
    """An order, as it is told and as it was found."""

    said: Advice
    candidate: Candidate

    @property
    def act(self) -> Act:
        assert isinstance(self.candidate.act, Act), self.candidate.act
        return self.candidate.act


def preferred(
    view: View,
    boards: Sequence[Field],
    found: Sequence[Found],
    given: Move,
    words: Callable[[str, Candidate, Candidate], str],
) -> list[Advice]:
    """What was found, first of it an order that people can follow: a capture that costs nothing before what is about as
    good, and nothing that loses to a quiet order of the enemy on all `boards`, as the enemy may be drawn up, if one of
    the next few does not."""
    best, *others = found
    if best.candidate.wins:
        return [each.said for each in found]

    def why(one: Found, other: Found) -> Text | None:
        shown = (words(f"jiangshan-why-{reason}", one.candidate, other.candidate) for reason in REASONS)
        return next((text(key) for key in shown if key), None)

    @cache
    def falls(each: Found) -> bool:
        return len(view.sides) == 2 and all(forced(board, each.act) for board in boards)

    passed = [each for each in others if _is_free(view, boards[0], best, each)][:1]
    ahead = [each for each in passed if _is_alike(each, best, unexplained=why(best, each) is None)]
    ranked = [*ahead, *(each for each in found if each not in ahead)]
    sound = [each for each in ranked if each.said.sound][: 1 + NEXT]
    lost = list(takewhile(falls, sound))
    first, lost = (sound[len(lost)], lost) if len(lost) < len(sound) else (ranked[0], [])
    asked = [each for each in found if each.said.move == given[: len(each.said.move)] and each is not first]
    lost += [each for each in asked if each not in lost and falls(each) and not falls(first)]
    rival = next((each for each in (*asked, *lost, *passed, best) if each is not first), None)
    told = first.said
    if rival is not None and (first is not best or rival not in asked or rival in lost):
        reason = why(first, rival)
        if rival in lost and reason != WARNED:
            reason = text("jiangshan-why-guard")
        if reason is not None or told.why is None:
            told = replace(told, why=reason, beside=rival.said.move)
    if told.why is None and told.beside:
        told = replace(told, why=next((why(first, each) for each in found if each.said.move == told.beside), None))
    rest = [each for each in ranked if each is not first and each not in lost]
    return [
        told,
        *(replace(each.said, value=min(each.said.value, told.value)) for each in rest),
        *(replace(each.said, value=0.0, sound=False) for each in lost),
    ]


def _is_free(view: View, board: Field, best: Found, other: Found) -> bool:
    """Whether another order captures somebody seen, and by the warnings leaves no more to the enemy than the best one,
    which captures nobody and ends the turn."""
    if prize(board, best.act) or closed(board, best.act).active == board.active or not prize(board, other.act):
        return False
    victim = view.units.get(other.act.end)
    if victim is None or victim.kind is None or not other.said.sound:
        return False
    left, more = (sum(max(0, each.weight) for each in threats(view, one.said.move)) for one in (best, other))
    return more <= left


def _is_alike(other: Found, best: Found, *, unexplained: bool) -> bool:
    """Whether another order is about as good, which where no reason shows for the best one is sooner so."""
    near = best.said.value - other.said.value < CLEAR
    return near or (unexplained and leaves(other.said.value, best.said.value, ALIKE))
