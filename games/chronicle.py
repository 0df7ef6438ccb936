"""What a game was, told when it is over: the course of every seat, turning points, what chance gave. Pure.

A game that has one gives a function from what happened to a `Chronicle`; what is the same for all games is worked out
here. Luck is arithmetic over the facts that chance could have brought, never a guess.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from games.core import Arg, Event, Seat, Text, text
from games.moves import Line

S = TypeVar("S")

POINTS = 5
"""Turning points that are told at most."""


@dataclass(frozen=True, slots=True)
class Happening(Generic[S]):
    """A line of the log, the states around it, what it told, and the public turn it belongs to, from 0."""

    turn: int
    before: S
    line: Line
    after: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """How one thing went: `values` holds a row a seat, from the `first` on, with what it had at the end of each turn.
    Its scale reaches from `least` to `most` at least."""

    title: Text
    values: tuple[tuple[int, ...], ...]
    first: int = 0
    least: int = 0
    most: int = 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose the rows are."""
        return tuple(map(Seat, range(self.first, self.first + len(self.values))))

    @property
    def turns(self) -> int:
        """How many turns there are, the beginning included."""
        return len(self.values[0])


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point: its turn, and what happened. `weight` says how much it matters beside others, `counted` what
    pictures count in that turn, as the round."""

    turn: int
    told: Text
    weight: int = 0
    counted: Text | None = None


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The courses, most telling first; turning points by turn; what chance gave; what else is worth telling."""

    courses: tuple[Course, ...]
    points: tuple[Point, ...] = ()
    luck: tuple[Text, ...] = ()
    facts: tuple[Text, ...] = ()


Tell = Callable[[Sequence[Happening[S]]], Chronicle]
"""What a game's chronicle is made by: from all that happened in a game that is over."""


class Fate(NamedTuple):
    """What a message tells of: the names of the arguments in which stands who gains by it, and who loses, one seat or a
    list of names; and whether it is told before others, as what counts in the end."""

    gains: str = ""
    loses: str = ""
    first: bool = False


Fates = Mapping[str, Fate]
"""The messages of a game that tell of a gain or a loss, by key. What is routine, as income, is not among them."""


def fateful(fates: Fates, told: Iterable[Text], seat: Seat, rival: Seat | None, *, up: bool) -> list[Text]:
    """What tells of a gain of the seat (`up`), else of a loss; the contrary for its rival is as much."""
    known = [(each, dict(each.args), fate) for each in told if (fate := fates.get(each.key))]
    sides = [
        (each, named(args.get(fate.gains if up else fate.loses)), named(args.get(fate.loses if up else fate.gains)))
        for each, args, fate in known
    ]
    return [each for each, own, contrary in sides if seat in own or rival in contrary]


def named(who: Arg | None) -> list[Seat]:
    """The seats that an argument of a message names: itself, or those of a list of names."""
    told = (value for each in who for _, value in each.args) if isinstance(who, tuple) else (who,)
    return [each for each in told if isinstance(each, Seat)]


def last_of_turns(happened: Iterable[Happening[S]]) -> tuple[S, ...]:
    """The state at the end of each turn, from the beginning on."""
    ends: dict[int, S] = {}
    for each in happened:
        ends[each.turn] = each.after
    return tuple(ends[turn] for turn in sorted(ends))


def course(title: Text, ends: Iterable[S], seats: int, measure: Callable[[S, Seat], int]) -> Course:
    """What `measure` finds of each seat at the end of each turn."""
    found = [tuple(measure(state, Seat(seat)) for seat in range(seats)) for state in ends]
    return Course(title, tuple(zip(*found, strict=True)))


def tally(
    title: Text,
    happened: Sequence[Happening[S]],
    seats: int,
    count: Callable[[Happening[S]], Iterable[tuple[Seat, int]]],
) -> Course:
    """What adds up for each seat: `count` gives what a happening adds to whom."""
    rows: dict[int, list[int]] = {}
    now = [0] * seats
    for each in happened:
        for seat, more in count(each):
            now[seat] += more
        rows[each.turn] = list(now)
    return Course(title, tuple(zip(*(tuple(rows[turn]) for turn in sorted(rows)), strict=True)))


def leads(found: Course, key: str = "core-chronicle-lead") -> tuple[Point, ...]:
    """Where a seat alone takes the lead from another, as the message `key` says it; a lead weighs as many turns as it
    holds, and the last one, which decided the game, as many more as the game had."""
    points: list[tuple[int, Seat, Seat]] = []
    leader: int | None = None
    for turn in range(found.turns):
        values = [row[turn] for row in found.values]
        best = max(values)
        ahead = [seat for seat, value in enumerate(values) if value == best]
        if len(ahead) > 1:
            continue
        if leader is not None and ahead[0] != leader:
            points.append((turn, Seat(ahead[0]), Seat(leader)))
        leader = ahead[0]
    held = [*(turn for turn, _, _ in points[1:]), 2 * found.turns]
    return tuple(
        Point(turn, text(key, seat=seat, other=other), until - turn)
        for (turn, seat, other), until in zip(points, held, strict=False)
    )


def chosen(points: Iterable[Point], most: int = POINTS) -> tuple[Point, ...]:
    """The weightiest points, one a turn at most, in the order of the game."""
    best: dict[int, Point] = {}
    for point in sorted(points, key=lambda each: each.weight):
        best[point.turn] = point
    kept = sorted(best.values(), key=lambda each: -each.weight)[:most]
    return tuple(sorted(kept, key=lambda each: each.turn))


@dataclass(frozen=True, slots=True)
class Draw:
    """What one fact of chance gave a seat, and what it could have given, each as likely as the others."""

    seat: Seat
    got: Fraction | int
    could: Sequence[Fraction | int]


def luck(key: str, draws: Iterable[Draw]) -> tuple[Text, ...]:
    """A sentence for each seat that chance gave something: how much, and how much was to be expected."""
    got, fair = defaultdict[Seat, Fraction](Fraction), defaultdict[Seat, Fraction](Fraction)
    for draw in draws:
        got[draw.seat] += draw.got
        fair[draw.seat] += Fraction(sum(draw.could), len(draw.could))
    return tuple(text(key, seat=seat, got=decimal(got[seat]), fair=decimal(fair[seat])) for seat in sorted(got))


def decimal(number: Fraction | int) -> str:
    """A number with one digit behind the point, none where it is whole."""
    tenths = round(Fraction(number) * 10)
    whole, rest = divmod(abs(tenths), 10)
    sign = "−" if tenths < 0 else ""
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"
