"""A battle of Jiangshan in which every kind of order soon comes up, and games of it that play each kind."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from games import moves
from games.core import Chance, Move, Seat
from games.jiangshan.board import Cell, cell
from games.jiangshan.state import State
from tests.support.jiangshan import RULES
from tests.support.skirmish import SKIRMISH

PARADE = """\
format = "jiangshan-scenario/1"
id = "parade"
name = { zh = "演武", en = "Parade" }
board = [9, 7]
round_limit = 60
no_progress_rounds = 25
weather = ["cloud", "cloud", "cloud", "cloud", "sun", "rain"]
hufu = { pick = 3, fixed = ["extra", "decoy", "fire"], allowed = ["swap", "sneak", "scout"] }
map = \"\"\"
.........
....*....
...*.*...
.........
...*.*...
....~....
...~~~...
\"\"\"
[[side]]
name = "West"
morale = 9
merit = 20
units = "K a4, G b4, R b6, D c4, A c3, L c5, J b3, D b2, S c6, P b1"
cities = "capital a6, camp b2, city c1"
reserve = "D H"
box = { S = 6 }
[[side]]
name = "East"
morale = 9
merit = 20
units = "K i4, G h4, R h6, D g4, A g3, L g5, J h3, D h2, S g6, P h1"
cities = "capital i6, camp h2, city g1"
reserve = "D H"
box = { S = 6 }
"""
LESSONS = (
    SKIRMISH.replace("K b5, R e5, D b4", "K b5, R e5, D b4, H d3, R d1")
    .replace("K k5, R h5, G h6, D k6", "K k5, R h5, G h6, D k6, D i6, P i5, D g2")
    .replace("capital k7, camp k2", "capital k7, camp k2, city g2")
    .replace("team = 2\nmorale = 3", "team = 2\nmorale = 9")
)
"""What is rare in a game at random: attacks that are answered, rocks on a gate, a camp taken, an end by agreement."""
TAUGHT = (
    *((0, "pick swap fire extra"), (1, "pick fire extra decoy"), (1, "standing mode ask"), (0, "e5-f5"), (1, "k6-l6")),
    *((0, "f5xh5"), (1, "refuse"), (1, "l6-l5"), (0, "h5xh6"), (1, "decoy h6,i6"), (1, "l5-l6"), (0, "d3-f2")),
    *((1, "g2*f2; wait"), (1, "l6-l5"), (0, "d1-k1"), (1, "l5-l4"), (0, "k1xk2"), (1, "draw"), (0, "resign")),
)
SEED = b"\7" * 32

KINDS: Mapping[str, str] = {
    "march": r"[a-l]\d+-[a-l]\d+(?!.*\*)",
    "melee": r"[a-l]\d+x",
    "face": r"[a-l]\d+[-x][a-l]\d+/[nesw]",
    "scout's face": r"[a-l]\d+-[a-l]\d+:[ih]",
    "mounted shot": r"[a-l]\d+[-x][a-l]\d+\*",
    "shot": r"[a-l]\d+\*",
    "sail": r"[a-l]\d+~",
    "command": r"@",
    "support": r"\+",
    "rebuild": r"=",
    "deploy": r"!",
    "challenge": r"\?",
    "recruit": r"\$",
    "preset": r"\^",
    "array": r"#swap",
    "crossing": r"#sneak",
    "wildfire": r"#fire",
    "conjuring": r"#scout [a-l]",
    "conjuring into the reserve": r"#scout reserve",
    "deception": r"#extra",
    "pick": r"pick",
    "how to answer": r"standing mode",
    "whom to protect": r"standing protect",
    "whom to give up": r"standing sacrifice",
    "substitution": r"decoy",
    "no substitution": r"refuse",
    "wait": r".*; wait",
    "end": r"end",
    "draw": r"draw",
    "resign": r"resign",
}
"""Every kind of order by its notation."""


def kinds(state: State, move: Move) -> Iterator[str]:
    """What kinds of order a move is."""
    spelt, moves_on, start, end = _spelt(RULES.format(move))
    yield from spelt
    if "shot" in spelt and start in state.tiles:
        yield "rock-fall"
    if moves_on and start in state.tiles:
        yield "leave"
    if moves_on and end is not None and end in state.tiles:
        yield "enter" if state.tiles[end].owner == state.active else "occupy"


@cache
def _spelt(typed: str) -> tuple[tuple[str, ...], bool, Cell | None, Cell | None]:
    """Of an order: its kinds, whether somebody goes from cell to cell, and the first two cells that it names."""
    start, end = [*map(cell, re.findall(r"[a-l]\d+", typed)), None, None][:2]
    spelt = tuple(kind for kind, pattern in KINDS.items() if re.match(pattern, typed))
    return spelt, re.match(r"[a-l]\d+[-x]", typed) is not None, start, end


LESSON = frozenset({"substitution", "no substitution", "rock-fall", "occupy", "draw", "resign"})
ALL = frozenset({*KINDS, *LESSON, "leave", "enter"})


Chosen = tuple[Seat, Move]


class Parade:
    """Moves of a game at random that plays what it has not played yet as soon as it may, until it has played every
    kind."""

    def __init__(self, number: int) -> None:
        self._dice = Chance(b"parade", number)
        self.done: set[str] = set()

    def next(self, state: State) -> Chosen | None:
        waiting = moves.acting(RULES, state)
        if self.done >= ALL - LESSON or not waiting:
            return None
        seat = waiting[self._dice.below(len(waiting))]
        move = _drawn(state, seat, self._dice, self.done)
        self.done.update(kinds(state, move))
        return seat, move


class Lessons:
    """The moves of the lessons, one after another."""

    def __init__(self) -> None:
        self._rest: list[Chosen] = []
        self._typed = list(TAUGHT)
        self.done: set[str] = set()

    def next(self, state: State) -> Chosen | None:
        if not self._rest and self._typed:
            seat, typed = self._typed.pop(0)
            self._rest = [(Seat(seat), move) for move in RULES.parse(RULES.view(state, Seat(seat)), typed)]
        if not self._rest:
            return None
        self.done.update(kinds(state, self._rest[0][1]))
        return self._rest.pop(0)


def _drawn(state: State, seat: Seat, dice: Chance, done: set[str]) -> Move:
    owed, opened = list(moves.moves(RULES, state, seat)), list(_open(state, seat, dice))
    new = [move for move in (*owed, *opened) if set(kinds(state, move)) - done - LESSON]
    fights = [move for move in owed if {"melee", "shot"} & set(kinds(state, move))]
    pool = new or (fights if fights and dice.below(3) else owed)
    return pool[dice.below(len(pool))]


def _open(state: State, seat: Seat, dice: Chance) -> Iterator[Move]:
    """Some moves of each kind that may be played unasked, but those that end the game."""
    root = moves.choice(RULES, state, seat)
    for token in root.open if root is not None else ():
        path: Move = (token,)
        while (choice := moves.choice(RULES, state, seat, path)) is not None:
            path = (*path, choice.tokens[dice.below(len(choice.tokens))])
        if token not in LESSON:
            yield path
