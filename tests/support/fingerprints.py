"""Games of Jiangshan with a fingerprint of everything at every step: what whoever rewrites its board is held to.

`python -m tests.support.fingerprints --record FILE` plays games over all scenarios, seats and kinds of players and
writes their moves down with, for each step, a short hash of every legal order of the seat to move with all its tails,
of what each seat and a spectator sees, of the whole state, and of what was foreseen and told. `--compare FILE` plays
the same moves and says where anything is another. 260 games take some minutes and two megabytes, and stand nowhere; a
few short ones stand in `tests/goldens/jiangshan/fingerprints.jsonl`.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2s
from pathlib import Path
from typing import Any

from games import moves
from games.core import CHANCE, Chance, Event, Move, Seat
from games.jiangshan import legality, orders
from games.jiangshan.offer import choices
from games.jiangshan.options import MAPS as MAPS_AND_FILES
from games.jiangshan.options import Options
from games.jiangshan.rules import RULES
from games.jiangshan.state import Phase, State, View
from games.jiangshan.witness import witness
from tests.games.jiangshan.greedy import greedy_1
from tests.support.uniform import uniform

MAPS = tuple(name for name in MAPS_AND_FILES if name != "file")
GOLDEN = Path(__file__).parents[1] / "goldens" / "jiangshan" / "fingerprints.jsonl"
GAMES, LINES = 260, 110
"""How many games are recorded, and how many lines of each at most."""
WHIMS = (1, 4, 2)
"""One decision in so many is made at random, the others by the baseline; of every three games one each."""
LEFT_OUT = frozenset({"options", "terms", "ground", "names", "_views", "sure", "entered", "began", "trail"})
"""What is the same in the whole game, follows from what all saw (`test_entered.py`), or is said as something else, as
whether a preview is sure by its sentences."""
PARTS = ("orders", "views", "state", "told")
"""What is fingerprinted at every step."""
Step = tuple[int, list[str], str]
"""Whose move, the move, and the fingerprint of the state that it was made in and of what it did."""


class _Teller:
    """Tells values as text that does not depend on how their class is written down: sets and tables in order. What
    stands in several places of a game, as a unit in all views until it does something, is worked out once."""

    def __init__(self) -> None:
        self._told: dict[int, tuple[Any, str]] = {}  # with the value, so that no other one gets its number

    def __call__(self, value: Any) -> str:
        if type(value) in _PLAIN:
            return str(value)
        if (known := self._told.get(id(value))) is not None:
            return known[1]
        told = self._worked_out(value)
        self._told[id(value)] = (value, told)
        return told

    def _worked_out(self, value: Any) -> str:
        if isinstance(value, Enum):
            return str(value.value)
        if is_dataclass(value) and not isinstance(value, type):
            return f"({','.join(f'{name}={self(getattr(value, name))}' for name in _fields(type(value)))})"
        if isinstance(value, Mapping):
            return "{" + ",".join(f"{self(key)}:{self(value[key])}" for key in sorted(value)) + "}"
        if isinstance(value, frozenset | set):
            return "<" + ",".join(sorted(map(self, value))) + ">"
        if isinstance(value, tuple | list):
            return "[" + ",".join(map(self, value)) + "]"
        return str(value)


_PLAIN = frozenset({bool, float, int, str, type(None)})


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind) if each.name not in LEFT_OUT)


def _hash(*said: str) -> str:
    return blake2s("\n".join(said).encode(), digest_size=5).hexdigest()


def _orders(view: View, said: _Teller) -> Iterator[str]:
    """Every legal order of the seat to move, with the last steps that it may have."""
    if view.phase is Phase.ACTION and view.viewer == view.active:
        for order in (*legality.spending(view), *legality.free(view)):
            yield f"{orders.write(order)} {' '.join(choices.tails(view, order))}"
    choice = RULES.choice(view)
    yield "" if choice is None else said((choice.tokens, choice.open))


def position(state: State, said: _Teller) -> str:
    """The fingerprint of a state: of all legal orders, of everybody's view, of the state itself."""
    viewers = (*(Seat(seat) for seat in range(len(state.sides))), None)
    views = [RULES.view(state, viewer) for viewer in viewers]
    legal = sorted(line for view in views[:-1] if view.viewer in RULES.asked(state) for line in _orders(view, said))
    public = witness(views[-1])
    return f"{_hash(*legal)} {_hash(public, *map(said, views))} {_hash(said(state), *state.ground.rows)}"


def _done(state: State, seat: Seat, move: Move, said: _Teller) -> tuple[State, str]:
    """The state after a move, and the fingerprint of what was foreseen and told of it."""
    foreseen = "" if seat == CHANCE else said(moves.preview(RULES, RULES.view(state, seat), move))
    after, events = RULES.apply(state, seat, move)
    return after, _hash(foreseen, *(_event(event, said) for event in events))


def _event(event: Event, said: _Teller) -> str:
    return said((event.text, event.to or (), event.reveals, event.detail, event.calls, event.tells))


def played(number: int, lines: int = LINES) -> Iterator[Step]:
    """The steps of a game, which its number determines."""
    state, whim, said = begun(options(number)), WHIMS[number % len(WHIMS)], _Teller()
    for line in range(lines):
        if RULES.outcome(state) is not None:
            return
        chance = Chance(number.to_bytes(4, "big"), line)
        seat, move = CHANCE, RULES.roll(state, chance)
        if move is None:
            seat, move = _decided(state, chance, whim)
        before = position(state, said)
        state, told = _done(state, seat, move, said)
        yield int(seat), list(move), f"{before} {told}"


def _decided(state: State, chance: Chance, whim: int) -> tuple[Seat, Move]:
    seat = moves.acting(RULES, state)[0]
    choice = moves.choice(RULES, state, seat)
    assert choice is not None
    if choice.blind:
        return seat, RULES.default(state, seat)
    player = uniform if chance.below(whim) == 0 else greedy_1
    move = player(RULES, RULES.view(state, seat), seat, chance, 1.0)
    return seat, RULES.default(state, seat) if move in (("resign",), ("draw",)) else move


def options(number: int) -> Options:
    """The options of a game: every map in turn, with and without what may be told and asked."""
    return Options(
        scenario=MAPS[number % len(MAPS)],
        allied_intel=number // len(MAPS) % 3 == 1,
        blind_window=number // len(MAPS) % 4 == 3,
        fallen="box" if number // len(MAPS) % 5 == 2 else "gone",
    )


def begun(options: Options) -> State:
    """The first state of a game."""
    return RULES.setup(options, RULES.seats(options).start)


def record(file: Path, games: int, lines: int) -> None:
    """Each game a line: its options and its steps."""
    with file.open("w", encoding="utf-8") as written:
        for number in range(games):
            game = [asdict(options(number)), list(played(number, lines))]
            written.write(json.dumps(game, separators=(",", ":")) + "\n")


def differences(file: Path, parts: frozenset[str] = frozenset(PARTS)) -> Iterator[str]:
    """Where a game of the file is another one now; the first place of each."""
    with file.open(encoding="utf-8") as written:
        for number, line in enumerate(written):
            chosen, steps = json.loads(line)
            if (found := _difference(Options(**chosen), steps, parts)) is not None:
                yield f"game {number}, {chosen['scenario']}, {found}"


def _difference(options: Options, steps: list[Step], parts: frozenset[str]) -> str | None:
    state, said = begun(options), _Teller()
    for line, (seat, move, wanted) in enumerate(steps):
        before = position(state, said)
        state, told = _done(state, Seat(seat), tuple(move), said)
        found = zip(PARTS, f"{before} {told}".split(), wanted.split(), strict=True)
        other = [name for name, one, another in found if one != another and name in parts]
        if other:
            return f"line {line}: {seat} {' '.join(move)}: {', '.join(other)}"
    return None


def main() -> int:
    """Records or compares; 1 if anything is another."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--record", type=Path)
    parser.add_argument("--compare", type=Path)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what is compared")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--lines", type=int, default=LINES)
    asked = parser.parse_args()
    if asked.record is not None:
        record(asked.record, asked.games, asked.lines)
    found = list(differences(asked.compare, frozenset(asked.parts))) if asked.compare is not None else []
    sys.stdout.writelines(f"{each}\n" for each in found)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
