"""Random games in progress, of any game: what the contract's checks look at."""

from __future__ import annotations

import dataclasses
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from hypothesis import strategies as st

from games import moves
from games.core import CHANCE, Chance, Document, Move, OneOf, Range, Rules, Seat
from tests.support.counts import LONG

MOST_LINES = 20_000
"""No game may be longer than this."""


@dataclass(frozen=True, repr=False)
class Table:
    """A game in progress: the log and the state it leads to."""

    rules: Rules[Any, Any, Any]
    options: Any
    seats: int
    seed: bytes
    log: tuple[moves.Line, ...]
    state: Any

    def __repr__(self) -> str:
        """What `walked` needs to make it again."""
        return f"<{self.rules.name}: {self.options}, {self.seats} seats, seed {self.seed!r}, {len(self.log)} lines>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # for Hypothesis
        printer.text(repr(self))

    def chance(self, purpose: str) -> Chance:
        """Numbers for a check, the same every time for this table."""
        return Chance(self.seed, len(self.log), purpose=purpose)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(self.seats)))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """The seats and a spectator."""
        return (*self.everybody, None)

    @property
    def acting(self) -> tuple[Seat, ...]:
        return moves.acting(self.rules, self.state)

    def settled(self) -> Table:
        """The same table when chance has done what it owed."""
        step = moves.settle(self.rules, self.state, partial(Chance, self.seed), len(self.log))
        return dataclasses.replace(self, log=self.log + step.lines, state=step.state)

    def after(self, seat: Seat, move: Move) -> Table:
        """The same table after a legal move."""
        state, _ = moves.play(self.rules, self.state, seat, move)
        return dataclasses.replace(self, log=(*self.log, moves.Line(seat, move)), state=state)


@st.composite
def tables(draw: st.DrawFn, rules: Rules[Any, Any, Any]) -> Table:
    """A table of any size and options, some way into a random game. By default it is one of some games that all checks
    of a process share, since walking there costs more than looking around; with full counts it is any game."""
    lines = st.integers(0, 30) | st.integers(0, 300)
    if not LONG:
        walk = _walk(rules, draw(st.integers(0, SHARED - 1)))
        return _gone(walk, draw(lines))
    options = draw(options_of(rules))
    seats = draw(st.sampled_from(rules.seats(options)))
    seed = draw(st.binary(min_size=4, max_size=4))
    return walked(rules, options, seats, seed, draw(lines))


SHARED = 8
"""Games of each rules that all checks of a process look at."""
_SALT = b"" if os.environ.get("CI") else os.urandom(4)
"""Other games in each process, unless the same ones are asked for as of Hypothesis."""


@cache
def _walk(rules: Rules[Any, Any, Any], number: int) -> list[Table]:
    """The tables of a shared game, each a line further, as far as somebody went."""
    chance = random.Random(f"{_SALT!r} {rules.name} {number}")
    options = _some_options(rules, chance)
    seats = chance.choice(rules.seats(options))
    return [walked(rules, options, seats, chance.randbytes(4), 0)]


def _gone(walk: list[Table], lines: int) -> Table:
    """What stands after `lines` lines of a walk, or at its end."""
    while len(walk) <= lines and walk[0].rules.outcome(walk[-1].state) is None:
        walk.append(walk[-1].after(*_next_line(walk[-1])))
    return walk[min(lines, len(walk) - 1)]


def _some_options(rules: Rules[Any, Any, Any], chance: random.Random) -> Any:
    """A preset, or any value for each option, as in `options_of`."""
    while chance.random() < 0.5:
        free = rules.options(**{field.name: _some_value(field, chance) for field in dataclasses.fields(rules.options)})
        if rules.problem(free) is None and rules.seats(free):
            return free
    return chance.choice(tuple(rules.presets.values()))


def _some_value(field: dataclasses.Field[Any], chance: random.Random) -> object:
    if field.default is None and chance.random() < 0.5:
        return None
    match field.metadata["limit"]:
        case None:
            return chance.random() < 0.5
        case Range(low, high):
            return chance.randint(low, high)
        case OneOf(allowed):
            return chance.choice(tuple(allowed))
        case _:
            return field.default


def some_tables(rules: Rules[Any, Any, Any], count: int, *, stride: int = 1) -> Iterator[Table]:
    """The same tables every time, presets and sizes in turn, without Hypothesis; each `stride` lines longer."""
    presets = tuple(rules.presets.values())
    for number in range(count):
        options = presets[number % len(presets)]
        sizes = rules.seats(options)
        yield walked(rules, options, sizes[number % len(sizes)], number.to_bytes(4, "big"), number * stride)


def options_of(rules: Rules[Any, Any, Any]) -> st.SearchStrategy[Any]:
    """A preset, or any value for each option, as far as the game can be played with them."""
    free = st.builds(rules.options, **{field.name: _values(field) for field in dataclasses.fields(rules.options)})
    presets = st.sampled_from(tuple(rules.presets.values()))
    return (presets | free).filter(lambda options: rules.problem(options) is None and len(rules.seats(options)) > 0)


def walked(rules: Rules[Any, Any, Any], options: Any, seats: int, seed: bytes, lines: int) -> Table:
    """A random game, stopped after `lines` lines or at its end."""
    table = Table(rules, options, seats, seed, (), rules.setup(options, seats))
    while len(table.log) < lines and rules.outcome(table.state) is None:
        table = table.after(*_next_line(table))
    return table


def paths(table: Table, seat: Seat, chance: Chance, most: int) -> Iterator[Move]:
    """Complete moves of `seat`, owed and open, picked at random; none if it has no choice. May repeat."""
    if moves.choice(table.rules, table.state, seat) is not None:
        for _ in range(most):
            yield descent(table, seat, chance)


def descent(table: Table, seat: Seat, chance: Chance, *, owed: bool = False) -> Move:
    """A complete move, each token picked at random from those on offer."""
    path: Move = ()
    while (choice := moves.choice(table.rules, table.state, seat, path)) is not None:
        tokens = choice.tokens if owed else choice.tokens + choice.open
        assert tokens, path
        path = (*path, tokens[chance.below(len(tokens))])
    return path


def _next_line(table: Table) -> tuple[Seat, Move]:
    chance = table.chance("walk")
    fact = table.rules.roll(table.state, Chance(table.seed, len(table.log)))
    if fact is not None:
        return CHANCE, fact
    seats = table.acting
    seat = seats[chance.below(len(seats))]
    if chance.below(40) == 0:
        return seat, descent(table, seat, chance)
    # The longest of a few: passing all the time would end most games before anything happens.
    return seat, max((descent(table, seat, chance, owed=True) for _ in range(3)), key=len)


def _values(field: dataclasses.Field[Any]) -> st.SearchStrategy[Any]:
    match field.metadata["limit"]:
        case None:
            values: st.SearchStrategy[Any] = st.booleans()
        case Range(low, high):
            values = st.integers(low, high)
        case OneOf(allowed):
            values = st.sampled_from(allowed)
        case Document():
            values = st.just(field.default)
    return values | st.none() if field.default is None else values
