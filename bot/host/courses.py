"""How a game went for a seat: how far it was ahead or behind, in what can be counted, round by round.

It is counted by `Think.stock` of what the seat saw, so it holds nothing that was hoped for, and promises no victory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.log.story import Turn
from games.core import Seat, Standing, Text, text
from games.replacing import replace
from renderers.core import Game

STRETCHES = 2
"""Stretches in which a seat rose or fell that are told, and one half as steep as another."""
SPAN = 5
"""Rounds that a stretch spans at most; of a short game a quarter."""


@dataclass(frozen=True, slots=True)
class Round:
    """What pictures have `counted` as one; where they count turns, the seat's own and those until its next. Its public
    turns and lines, the first and the last, what the seat saw at its end, how far it was ahead then, and in what."""

    counted: Text | None
    turns: tuple[int, int]
    lines: tuple[int, int]
    view: Any
    lead: int = 0
    stock: Sequence[Standing] = ()

    def when(self, turn: int) -> Text:
        """One of its turns as the board named it while it was played."""
        return self.counted or text("bot-turn", turn=turn)


Course = tuple[Round, ...]
"""What was before the first turn, and the rounds."""


def course(game: Game, seat: Seat, turns: Iterable[Turn], views: Iterable[Any]) -> Course:
    """The rounds of these turns, at whose ends the seat saw these views."""
    found = list[Round]()
    for turn, view in zip(turns, views, strict=False):
        counted = game.counted(found[-1].view) if found else None
        begins = turn.number if len(found) < 1 else found[-1].turns[1] + 1
        here = Round(counted, (begins, turn.number), (found[-1].lines[1] + 1 if found else 1, turn.line), view)
        goes_on = seat not in turn.movers if counted is None else found[-1].counted == counted
        if len(found) > 1 and goes_on:
            first = found.pop()
            here = replace(here, turns=(first.turns[0], turn.number), lines=(first.lines[0], turn.line))
        found.append(here)
    return _counted(game, seat, found)


def drawn(rounds: Course) -> tuple[int, ...]:
    """The leads as a curve has them: by what pictures count."""
    long = [1 if each.counted else each.turns[1] - each.turns[0] + 1 for each in rounds]
    return tuple(each.lead for each, steps in zip(rounds, long, strict=True) for _ in range(steps))


def place(rounds: Course, turn: int) -> int:
    """Where on the curve a turn is."""
    return turn if rounds[-1].counted is None else rounds.index(at(rounds, turn))


def _counted(game: Game, seat: Seat, found: Sequence[Round]) -> Course:
    """The same with the points that the seat was ahead, less those that it began with. The end is counted as the round
    before it, since scores count other things."""
    assert game.rules.think is not None, "who has no computers has no review"
    views = [each.view for each in found]
    beside = [*views[:-1], *views[-2:][:1]]
    stocks = [game.rules.think.stock(view, seat, other) for view, other in zip(views, beside, strict=True)]
    points = [sum(map(ahead, stock)) for stock in stocks]
    return tuple(
        replace(each, lead=round(here - points[0]), stock=stock)
        for each, here, stock in zip(found, points, stocks, strict=True)
    )


def ahead(here: Standing) -> float:
    """How many points what a seat has is worth more than what others have."""
    return (here.has - here.beside) * here.worth


def at(rounds: Course, turn: int) -> Round:
    """The round in which a public turn was."""
    return next((each for each in rounds if turn <= each.turns[1]), rounds[-1])


def swings(rounds: Course, *, up: bool) -> tuple[tuple[Round, Round], ...]:
    """Between the ends of which rounds the lead rose (`up`) or fell most, in order: of equal ones the shortest, and of
    these the latest."""
    most, way = max(1, min(SPAN, len(rounds) // 4)), 1 if up else -1
    pairs = [(start, end) for end in range(len(rounds)) for start in range(max(0, end - most), end)]
    steep = {pair: way * (rounds[pair[1]].lead - rounds[pair[0]].lead) for pair in pairs}
    told = list[tuple[int, int]]()
    for start, end in sorted(pairs, key=lambda pair: (-steep[pair], pair[1] - pair[0], -pair[0])):
        enough = max(1.0, steep[told[0]] / 2) if told else 1.0
        if steep[start, end] >= enough and all(end <= first or start >= last for first, last in told):
            told.append((start, end))
    return tuple((rounds[start], rounds[end]) for start, end in sorted(told[:STRETCHES]))
