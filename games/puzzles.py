"""Puzzles: positions of games that computers played, each with one answer. They lie beside the game, and
`benchmarks/puzzles.py` finds and checks them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.core import Seat, text
from games.exercise import Exercise

FOLDER = Path(__file__).parent
BETWEEN = " + "
"""Between two decisions of an answer."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position by its script, who decides in it, the answer as one types it (two decisions with a plus between), and
    the key of why with the moves that are expected then and their seats, or what it brings."""

    script: str
    seat: int
    answer: str
    why: str = ""
    gain: int = 0
    follows: Sequence[Sequence[Any]] = ()


def file_of(game: str) -> Path:
    """Where the puzzles of a game lie, if it has any."""
    return FOLDER / game / "puzzles.toml"


def kept(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were found."""
    file = file_of(game)
    found = tomllib.loads(file.read_text("utf-8"))["puzzle"] if file.exists() else []
    return tuple(Puzzle(**each) for each in found)


def exercises(game: str) -> tuple[Exercise, ...]:
    """All of them, as they are asked."""
    return tuple(exercise(game, puzzle) for puzzle in kept(game))


def exercise(game: str, puzzle: Puzzle) -> Exercise:
    """What is asked: the best move, or the one that brings so much. The words are the game's own."""
    answer, *then = puzzle.answer.split(BETWEEN)
    seat, whole = Seat(puzzle.seat), answer.partition(";")[0]  # behind the sign: whether the turn goes on
    asks = text(f"{game}-puzzle", seat=seat, gain=puzzle.gain) if puzzle.gain else text(f"{game}-puzzle", seat=seat)
    right = text(f"{game}-puzzle-right", gain=puzzle.gain) if puzzle.gain else text(puzzle.why)
    return Exercise(
        script=puzzle.script,
        asks=asks,
        solves=(answer, f"{answer} *", whole, f"{whole};*"),
        right=right,
        otherwise=text("core-puzzle-wrong"),
        seat=seat,
        then=tuple(then),
        follows=tuple((Seat(who), move) for who, move in puzzle.follows),
    )
