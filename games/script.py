"""Driving a game by hand: a script of decisions and facts by chance, and the complete state after each of them.

A line names a seat, counted from 1, or `chance`, and then what it does in the game's notation: `2 card 4`, `chance dice
2 5`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import partial
from itertools import islice
from types import NoneType
from typing import Any

from games import moves
from games.core import CHANCE, MAX_TOKENS, Chance, IllegalMove, Move, Rules, Seat, Text, text

CHANCE_WORD = "chance"
COMMENT = re.compile(r"^\s*#.*|#(\s.*)?$")
"""From the beginning of a line, or from a sign that stands alone: notations have words that begin with it."""
_SETTING = re.compile(r"#: (\w+) (.*)")


@dataclass(frozen=True, slots=True)
class Table:
    """A game under way at its number of seats. `seed` feeds chance where the script is silent; None: chance is all
    scripted."""

    rules: Rules[Any, Any, Any]
    state: Any
    seats: int
    seed: bytes | None = None
    number: int = 0
    """Lines of the log so far, those by chance included."""


def settings(lines: Iterable[str]) -> Mapping[str, str]:
    """What a script says of itself before its first line: `#: seats 3`."""
    found: dict[str, str] = {}
    for line in lines:
        if (setting := _SETTING.fullmatch(line.strip())) is not None:
            found[setting[1]] = setting[2]
        elif COMMENT.sub("", line).split():
            break
    return found


def opening(rules: Rules[Any, Any, Any], lines: Iterable[str]) -> tuple[Any, int]:
    """The options and the number of seats that a script says; the first rule set and the fewest seats where it does
    not."""
    said = settings(lines)
    usual = next(iter(rules.presets.values()))
    options = rules.options(**json.loads(said["options"])) if "options" in said else usual
    return options, int(said.get("seats", rules.seats(options).start))


def played(rules: Rules[Any, Any, Any], lines: Sequence[str]) -> Table:
    """The table after a whole script.

    :raises IllegalMove: a line cannot be read, or is not legal.
    """
    options, count = opening(rules, lines)
    table = Table(rules, rules.setup(options, count), count)
    for line in lines:
        if words := COMMENT.sub("", line).split():
            table = play(table, words)
    return table


def accounts(table: Table, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """What to print: the beginning, then the state, or the refusal, after each line that is not empty and no comment. A
    refused line changes nothing; the script goes on with the next one."""
    table = settle(table)
    yield account(table, "")
    for line in lines:
        words = COMMENT.sub("", line).split()
        if not words:
            continue
        try:
            table = play(table, words)
        except IllegalMove as refused:
            yield {"line": " ".join(words), "refused": plain(refused.reason)}
        else:
            yield account(table, " ".join(words))


def account(table: Table, line: str) -> dict[str, Any]:
    """The complete state as JSON has it, with what each seat, or chance, owes in it."""
    outcome = table.rules.outcome(table.state)
    return {"line": line, "owes": _owing(table), "outcome": plain(outcome), "state": plain(table.state)}


def canonical(found: Mapping[str, Any]) -> str:
    """One line of JSON: keys sorted, no spaces, so that equal states are equal text."""
    return json.dumps(found, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def play(table: Table, words: list[str]) -> Table:
    """The table after one line.

    :raises IllegalMove: it cannot be read, or is not legal; then nothing of it is played.
    """
    seat = _seat(table, words[0])
    rest = " ".join(words[1:])
    if seat == CHANCE:
        return settle(_move(table, CHANCE, tuple(words[1:])))
    table = settle(table)
    for move in table.rules.parse(table.rules.view(table.state, seat), rest):
        table = settle(_move(table, seat, move))
    return table


def settle(table: Table) -> Table:
    """With a seed: everything that chance owes is drawn."""
    if table.seed is None:
        return table
    step = moves.settle(table.rules, table.state, partial(Chance, table.seed), table.number)
    return _at(table, step.state, len(step.lines))


def plain(value: Any) -> Any:
    """A value of a state as JSON has it: dataclasses by their fields, sets sorted, seats counted from 1, anything else
    as it writes itself."""
    if isinstance(value, Seat):
        return CHANCE_WORD if value == CHANCE else int(value) + 1
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Text):
        return {"key": value.key, **{name: plain(arg) for name, arg in value.args}}
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if isinstance(value, (frozenset, set)):
        return sorted(
            map(plain, value), key=lambda each: (str(type(each)), each if isinstance(each, int) else canonical(each))
        )
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    if isinstance(value, bytes):
        return value.hex()
    return value if isinstance(value, (str, int, float, NoneType)) else str(value)


def _seat(table: Table, word: str) -> Seat:
    """`chance`, or a seat counted from 1, with or without a P before it."""
    if word.casefold() == CHANCE_WORD:
        return CHANCE
    number = word.casefold().removeprefix("p")
    if not (number.isascii() and number.isdecimal() and 1 <= int(number) <= table.seats):
        raise IllegalMove(text("core-script-seat", typed=word, seats=table.seats))
    return Seat(int(number) - 1)


def _move(table: Table, seat: Seat, move: Move) -> Table:
    state, _ = moves.play(table.rules, table.state, seat, move)
    return _at(table, state, 1)


def _at(table: Table, state: Any, lines: int) -> Table:
    return Table(table.rules, state, table.seats, table.seed, table.number + lines)


def _owing(table: Table) -> dict[str, list[str]]:
    """Who owes what: each seat's legal moves where they are few, else how they begin."""
    owed = {str(seat + 1): _moves(table, seat) for seat in moves.acting(table.rules, table.state)}
    chance = table.rules.facts(table.state)
    return owed if chance is None else {**owed, CHANCE_WORD: list(chance.tokens)}


def _moves(table: Table, seat: Seat) -> list[str]:
    found = tuple(islice(moves.moves(table.rules, table.state, seat), MAX_TOKENS + 1))
    choice = moves.choice(table.rules, table.state, seat)
    assert choice is not None, seat
    return [table.rules.format(move) for move in found] if len(found) <= MAX_TOKENS else list(choice.tokens)
