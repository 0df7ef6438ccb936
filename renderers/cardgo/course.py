"""The lessons of CardGO. Their words are in `cardgo-course.ftl`."""

from __future__ import annotations

from games.exercise import Lesson, Step, lesson

EFFECT = lesson(
    "cardgo",
    "effect",
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 2
            chance deal 1 6
            chance deal 0 1
            chance deal 1 6
            1 2@B3
            2 6@E5
            chance draw 0 5
        """,
        solves=("1@C3", "1@A3", "1@B2", "1@B4"),
        wrong={"1@*": "alone", "5@*": "large", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 3
            chance deal 1 6
            chance deal 0 3
            chance deal 1 5
            1 3@B3
            2 6@E5
            chance draw 0 2
            1 3@C3
            chance draw 1 6
            2 5@E1
            chance draw 0 4
        """,
        solves=("2@D3", "2@A3", "2@B2", "2@B4", "2@C2", "2@C4"),
        wrong={"2@*": "alone", "4@*": "large", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 2
            chance deal 1 6
            chance deal 0 1
            chance deal 1 5
            1 2@B3
            2 6@E5
            chance draw 0 3
            1 1@D3
            chance draw 1 6
            2 5@E1
            chance draw 0 3
            1 3@C2
            chance draw 1 5
            2 6@A5
            chance draw 0 6
        """,
        solves=("3@C3",),
        wrong={"6@C3": "large", "*@B2": "two", "*@D2": "two", "*@D4": "two", "*@E3": "two", "pass": ".passing"},
    ),
)

LESSONS: tuple[Lesson, ...] = (EFFECT,)
