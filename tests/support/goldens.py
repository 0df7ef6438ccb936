"""Golden playthroughs: whole games as readable files, replayed line by line.

A file begins with `game: <name> <version>`, `options:` (JSON of the fields that are not at their default) and `seats:`.
After a blank line follows the log, a line a move: the seat (-1 is chance) and the tokens. What is indented is there to
be read: the game's own account of what the line did. After `end` stands the last position.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games import moves
from games.core import CHANCE, Chance, Move, Rules, Seat
from games.moves import Line

INDENT = "    "

Mover = Callable[[Rules[Any, Any, Any], Any, Seat, Chance], Move]
"""Chooses a move from a view."""


@dataclass(frozen=True, slots=True)
class Account:
    """How a game is told in its golden files: what came of one line (before, line, after), and the last position."""

    line: Callable[[Any, Line, Any], Iterable[str]]
    end: Callable[[Any], Iterable[str]]


@dataclass(frozen=True, slots=True)
class Golden:
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    lines: tuple[Line, ...]


def read(written: str) -> Golden:
    """The log of a golden file."""
    head, _, body = written.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    name, version = fields["game"].split()
    log, _, _ = body.partition("\nend\n")
    lines = (line.split() for line in log.splitlines() if not line.startswith(INDENT))
    moved = tuple(Line(Seat(int(seat)), tuple(tokens)) for seat, *tokens in lines)
    return Golden(name, int(version), json.loads(fields["options"]), int(fields["seats"]), moved)


def told(rules: Rules[Any, Any, Any], golden: Golden, account: Account) -> str:
    """The whole file of a game, its lines played on the production rules."""
    options = rules.options(**golden.options)
    assert rules.problem(options) is None, golden.options
    head = (
        f"game: {golden.game} {golden.version}",
        f"options: {json.dumps(golden.options)}",
        f"seats: {golden.seats}",
        "",
    )
    return "\n".join((*head, *_body(rules, rules.setup(options, golden.seats), golden.lines, account), ""))


def states(rules: Rules[Any, Any, Any], golden: Golden) -> Iterator[Any]:
    """The position at the start and after every line. That they are legal, `tests/games/test_goldens.py` finds."""
    state = rules.setup(rules.options(**golden.options), golden.seats)
    yield state
    for line in golden.lines:
        state, _ = rules.apply(state, line.seat, line.move)
        yield state


def asked(rules: Rules[Any, Any, Any], golden: Golden) -> list[Any]:
    """The positions in which somebody is asked, and the end: those that a gallery shows."""
    *every, end = states(rules, golden)
    return [*(state for state, line in zip(every, golden.lines, strict=True) if line.seat != CHANCE), end]


def witnesses(rules: Rules[Any, Any, Any], golden: Golden) -> Iterator[str]:
    """Each position as `Upgrade.witness` writes it for everybody."""
    assert rules.upgrade is not None, rules.name
    yield from (rules.upgrade.witness(rules.view(state, None)) for state in states(rules, golden))


def witnessed(every: Sequence[str]) -> str:
    """The witness file of a golden game: the digest of all its witnesses, and two of them in full."""
    digest = hashlib.sha256("\n\n".join(every).encode("ascii")).hexdigest()
    return "\n\n".join((digest, every[len(every) // 2], every[-1])) + "\n"


def played(rules: Rules[Any, Any, Any], options: Any, seats: int, mover: Mover, seed: bytes) -> Golden:
    """A game between equals: `mover` for every seat, dice from `seed`."""

    def dice(line: int) -> Chance:
        return Chance(seed, line)

    step = moves.settle(rules, rules.setup(options, seats), dice, line=1)
    state, lines = step.state, list(step.lines)
    while rules.outcome(state) is None:
        seat = moves.acting(rules, state)[0]
        move = mover(rules, rules.view(state, seat), seat, Chance(seed, len(lines), purpose="golden"))
        step, _ = moves.submit(rules, state, seat, (move,), dice, line=len(lines) + 1)
        state, lines = step.state, lines + list(step.lines)
    return Golden(rules.name, rules.version, _changed(options), seats, tuple(lines))


def _body(rules: Rules[Any, Any, Any], state: Any, lines: Iterable[Line], account: Account) -> Iterator[str]:
    for line in lines:
        after, _ = moves.play(rules, state, line.seat, line.move)
        yield " ".join((str(int(line.seat)), *line.move))
        yield from (INDENT + note for note in account.line(state, line, after))
        state = after
    assert rules.outcome(state) is not None, "a golden game is a whole game"
    yield "end"
    yield from (INDENT + note for note in account.end(state))


def _changed(options: Any) -> dict[str, Any]:
    fields = dataclasses.fields(options)
    return {field.name: value for field in fields if (value := getattr(options, field.name)) != field.default}
