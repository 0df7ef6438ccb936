"""One decision in a position that a script makes: what lessons and puzzles ask of one person alone.

An exercise is data. Its position comes about as `games.script` plays it, its moves are written as one types them, its
words are messages of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from games import moves, script
from games.core import CHANCE, Move, Rules, Seat, Text, text
from games.replacing import replace

FIRST = Seat(0)
KNOWN = 64
"""Positions that are known by heart: whoever solves an exercise comes back to its own at every press."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """What is asked of `seat` in a position.

    A move fits a pattern of `solves` or `wrong` if it is written so; a `*` stands for anything, and the first of
    `solves` has none. Whatever fits no pattern of either is answered with `otherwise`. Where it `teaches` nothing there
    is no help: no preview either.
    """

    script: str
    """How the position comes about (docs/scripting.md), with `#: seats` and `#: options` on top where they are not the
    usual ones."""
    asks: Text
    solves: tuple[str, ...]
    right: Text
    """Why such a move is right, in two lines."""
    otherwise: Text
    wrong: Mapping[str, Text] = field(default_factory=dict)
    """Why a common wrong move is wrong, by its pattern; the first one that fits counts."""
    teaches: Text | None = None
    """The idea, in two lines."""
    seat: Seat = FIRST
    then: tuple[str, ...] = ()
    """What solves the decision that follows, where two are asked for; the first one alone is not judged."""
    brings: tuple[Move, ...] = ()
    """What chance does after the right move, where only that shows what it brings."""
    follows: tuple[tuple[Seat, str], ...] = ()
    """What is expected after the right move, where the reason rests on that."""
    plain: bool = False
    """Whether nothing else is offered where a panel takes the usual option: it was not taught."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Exercises about one idea, the easiest first; the last one gives no help. Its title is the message
    `<game>-course-<name>`."""

    name: str
    steps: tuple[Exercise, ...]
    essential: bool = False
    """Whether a first game needs it, where a game has lessons that can wait."""


@dataclass(frozen=True, slots=True)
class Step:
    """An exercise of a lesson without its words, whose keys follow from its place: see `lesson`. `wrong` holds a word
    for each pattern."""

    script: str
    solves: tuple[str, ...]
    wrong: Mapping[str, str] = field(default_factory=dict)
    seat: Seat = FIRST
    brings: str = ""


def lesson(game: str, name: str, *steps: Step, essential: bool = False, plain: bool = False) -> Lesson:
    """The lesson with the keys of its words: `<game>-course-<name>-<step>` is what a step teaches, followed by `-asks`,
    `-right`, `-otherwise` and by the word of each wrong answer; a word with a dot before it is said in many lessons:
    `<game>-course-<word>`. The last step teaches nothing, unless it is the only one."""
    titled = f"{game}-course-{name}"
    found = (
        _exercise(f"{titled}-{number}", step, teaches=number < len(steps) or number == 1, plain=plain)
        for number, step in enumerate(steps, 1)
    )
    return Lesson(name, tuple(found), essential)


def _exercise(called: str, step: Step, *, teaches: bool, plain: bool) -> Exercise:
    return Exercise(
        script=step.script,
        asks=text(f"{called}-asks"),
        solves=step.solves,
        right=text(f"{called}-right"),
        otherwise=text(f"{called}-otherwise"),
        wrong={pattern: _said(called, word) for pattern, word in step.wrong.items()},
        teaches=text(called) if teaches else None,
        seat=step.seat,
        brings=(tuple(step.brings.split()),) if step.brings else (),
        plain=plain,
    )


def _said(called: str, word: str) -> Text:
    own = called if not word.startswith(".") else "-".join(called.split("-")[:2])
    return text(f"{own}-{word.removeprefix('.')}")


def following(exercise: Exercise, made: str) -> Exercise:
    """The second of two decisions, after the first was made so."""
    script_ = f"{exercise.script.rstrip()}\n{exercise.seat + 1} {made}"
    return replace(exercise, script=script_, solves=exercise.then, then=())


def texts(exercise: Exercise) -> tuple[Text, ...]:
    """Everything that is said in it."""
    own = (exercise.asks, exercise.right, exercise.otherwise, *exercise.wrong.values())
    return own if exercise.teaches is None else (exercise.teaches, *own)


def begun(rules: Rules[Any, Any, Any], exercise: Exercise) -> tuple[Any, Any, int]:
    """The state in which it is asked, the options and the number of seats.

    :raises IllegalMove: the script cannot be played.
    """
    return _begun(rules, exercise.script)


@lru_cache(maxsize=KNOWN)
def _begun(rules: Rules[Any, Any, Any], script_: str) -> tuple[Any, Any, int]:
    lines = script_.splitlines()
    return script.played(rules, lines).state, *script.opening(rules, lines)


def solution(rules: Rules[Any, Any, Any], view: Any, exercise: Exercise) -> Move:
    """The first of the moves that solve it, which is written in full."""
    (move,) = rules.parse(view, exercise.solves[0])
    return move


def answers(rules: Rules[Any, Any, Any], state: Any, exercise: Exercise) -> tuple[Move, ...]:
    """The moves that solve it, one for each decision that it asks for."""
    first = solution(rules, rules.view(state, exercise.seat), exercise)
    if not exercise.then:
        return (first,)
    after, _ = moves.play(rules, state, exercise.seat, first)
    return (first, *rules.parse(rules.view(after, exercise.seat), exercise.then[0]))


def brought(rules: Rules[Any, Any, Any], state: Any, exercise: Exercise, message: Sequence[Move]) -> Any:
    """The state that moves which solve it lead to."""
    for seat, move in (*((exercise.seat, each) for each in message), *((CHANCE, each) for each in exercise.brings)):
        state, _ = moves.play(rules, state, seat, move)
    return state


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is said to a move, and whether it solves the exercise."""

    solved: bool
    said: Text


def judge(rules: Rules[Any, Any, Any], exercise: Exercise, message: Sequence[Move]) -> Judgement:
    """What is said to a legal move, or to several of one message."""
    written = " + ".join(map(rules.format, message))
    if fits(written, exercise.solves):
        return Judgement(True, exercise.right)
    known = (said for pattern, said in exercise.wrong.items() if fits(written, (pattern,)))
    return Judgement(False, next(known, exercise.otherwise))


def fits(written: str, patterns: Iterable[str]) -> bool:
    """Whether a move is written as one of the patterns says.

    >>> fits("1210 N1W1 act 00", ("1210 N1W1*",)), fits("1210 N1", ("1210 N1W1*",))
    (True, False)
    """
    return any(re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), written) for pattern in patterns)
