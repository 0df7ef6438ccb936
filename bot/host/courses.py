"""How a game went for a seat: how far it was ahead or behind, in what can be counted, round by round.

It is counted by `Think.stock` of what the seat saw, so it holds nothing that was hoped for, and promises no victory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.log.story import Turn
from games.core import Seat, Standing, Text, text
from games.replacing import replace
from renderers.core import Game

SEEN = 2
"""Points that a swing needs to be told."""
STRETCHES = 2
"""Stretches in which a seat rose or fell that are told, and one half as steep as another."""
SPAN = 5
"""Rounds that a stretch spans at most; of a short game a quarter."""


@dataclass(frozen=True, slots=True)
class Round:
    """What pictures have `counted` as one; where they count turns, the seat's own and those until its next. Its public
    turns and lines, the first and the last, what the seat saw at its end, how far it was ahead after each of its
    turns, and at the end in what."""

    counted: Text | None
    turns: tuple[int, int]
    lines: tuple[int, int]
    view: Any
    leads: tuple[int, ...] = (0,)
    stock: Sequence[Standing] = ()

    @property
    def lead(self) -> int:
        """How far the seat was ahead at the end."""
        return self.leads[-1]

    def when(self, turn: int) -> Text:
        """One of its turns as the board named it while it was played."""
        return self.counted or text("bot-turn", turn=turn)


Course = tuple[Round, ...]
"""What was before the first turn, and the rounds."""


def course(game: Game, seat: Seat, turns: Iterable[Turn], views: Sequence[Any]) -> Course:
    """The rounds of these turns, after which the seat saw these views."""
    found = list[Round]()
    for turn, view, (lead, stock) in zip(turns, views, _counted(game, seat, views), strict=False):
        counted = game.counted(found[-1].view) if found else None
        begins = turn.number if len(found) < 1 else found[-1].turns[1] + 1
        lines = found[-1].lines[1] + 1 if found else 1, turn.line
        leads = (*[found[-1].lead for _ in range(begins, turn.number) if found], lead)  # turns that were taken back
        here = Round(counted, (begins, turn.number), lines, view, leads, stock)
        goes_on = seat not in turn.movers if counted is None else found[-1].counted == counted
        if len(found) > 1 and goes_on:
            first = found.pop()
            here = replace(here, turns=(first.turns[0], turn.number), lines=(first.lines[0], turn.line))
            here = replace(here, leads=first.leads + leads)
        found.append(here)
    return tuple(found)


def leads(rounds: Course) -> list[int]:
    """How far the seat was ahead after each turn."""
    return [lead for each in rounds for lead in each.leads]


def drawn(rounds: Course) -> tuple[int, ...]:
    """The leads as a curve has them: by what pictures count."""
    return tuple(lead for each in rounds for lead in (each.leads[-1:] if each.counted else each.leads))


def place(rounds: Course, turn: int) -> int:
    """Where on the curve a turn is."""
    return turn if rounds[-1].counted is None else rounds.index(at(rounds, turn))


def _counted(game: Game, seat: Seat, views: Sequence[Any]) -> Iterator[tuple[int, Sequence[Standing]]]:
    """By how many points the seat was ahead in each view, less those that it began with, and in what. The end is
    counted as the turn before it, since scores count other things."""
    assert game.rules.think is not None, "who has no computers has no review"
    beside, began = [*views[:-1], *views[-2:][:1]], 0.0
    for number, (view, other) in enumerate(zip(views, beside, strict=True)):
        stock = game.rules.think.stock(view, seat, other)
        points = sum(map(ahead, stock))
        began = began if number else points
        yield round(points - began), stock


def ahead(here: Standing) -> float:
    """How many points what a seat has is worth more than what others have."""
    return (here.has - here.beside) * here.worth


def at(rounds: Course, turn: int) -> Round:
    """The round in which a public turn was."""
    return next((each for each in rounds if turn <= each.turns[1]), rounds[-1])


def swings(rounds: Course, *, up: bool) -> tuple[tuple[Round, Round], ...]:
    """Between the ends of which rounds the lead rose (`up`) or fell most, in order: those first in which it changed
    hands, of equal ones the shortest, and of these the latest."""
    most, way = max(1, min(SPAN, len(rounds) // 4)), 1 if up else -1
    pairs = [(start, end) for end in range(len(rounds)) for start in range(max(0, end - most), end)]
    steep = {pair: way * (rounds[pair[1]].lead - rounds[pair[0]].lead) for pair in pairs}
    enough, told = max(SEEN, max(steep.values(), default=0) / 2), list[tuple[int, int]]()

    def rank(pair: tuple[int, int]) -> tuple[bool, int, int, int]:
        start, end = pair
        changes = rounds[start].lead * rounds[end].lead < 0
        return not changes, -steep[pair], end - start, -start

    for start, end in sorted(pairs, key=rank):
        if steep[start, end] >= enough and all(end <= first or start >= last for first, last in told):
            told.append((start, end))
    return tuple((rounds[start], rounds[end]) for start, end in sorted(told[:STRETCHES]))
