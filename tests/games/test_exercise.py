"""Exercises: a position by script, and what is said to a move in it."""

from __future__ import annotations

import pytest

from games import exercise
from games.cardgo.rules import RULES
from games.core import IllegalMove, Seat, text
from games.exercise import Step, judge, lesson

SCRIPT = """
    #: options {"columns": 5, "rows": 5, "hand": 1}
    chance deal 0 2
    chance deal 1 6
    1 2@B3
    2 6@E5
    chance draw 0 1
"""
(STEP, LAST) = lesson(
    "cardgo",
    "one",
    Step(SCRIPT, ("1@C3", "1@A*"), {"1@B*": "near", "pass": ".passing"}),
    Step(SCRIPT, ("1@C3",)),
).steps


def test_the_script_says_how_the_position_comes_about() -> None:
    state, options, seats = exercise.begun(RULES, STEP)
    assert (state.turn, options.columns, seats) == (Seat(0), 5, 2)


def test_a_position_is_played_once_however_often_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    step = lesson("cardgo", "one", Step(f"{SCRIPT}    # once\n", ("1@C3",))).steps[0]
    first = exercise.begun(RULES, step)
    monkeypatch.setattr("games.script.played", None)
    assert exercise.begun(RULES, step) == first


def test_a_script_that_is_not_legal_makes_no_position() -> None:
    broken = lesson("cardgo", "one", Step(SCRIPT.replace("2 6@E5", "2 5@E5"), ("1@C3",))).steps[0]
    with pytest.raises(IllegalMove):
        exercise.begun(RULES, broken)


@pytest.mark.parametrize(
    ("typed", "solved", "key"),
    [
        ("1@C3", True, "cardgo-course-one-1-right"),
        ("1@A5", True, "cardgo-course-one-1-right"),
        ("1@B2", False, "cardgo-course-one-1-near"),
        ("pass", False, "cardgo-course-passing"),
        ("1@D3", False, "cardgo-course-one-1-otherwise"),
    ],
)
def test_each_move_has_its_answer(typed: str, solved: bool, key: str) -> None:
    view = RULES.view(exercise.begun(RULES, STEP)[0], STEP.seat)
    judgement = judge(RULES, STEP, RULES.parse(view, typed))
    assert (judgement.solved, judgement.said) == (solved, text(key))


def test_the_last_step_teaches_nothing_unless_it_is_the_only_one() -> None:
    assert STEP.teaches == text("cardgo-course-one-1")
    assert LAST.teaches is None
    assert lesson("cardgo", "one", Step(SCRIPT, ("1@C3",))).steps[0].teaches is not None
