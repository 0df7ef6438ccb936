"""The lessons of CardGO. Their words are in `cardgo-course.ftl`."""

from __future__ import annotations

from games.exercise import Lesson, Step, lesson

EFFECT = lesson(
    "cardgo",
    "effect",
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hp_red": 22}
            chance deal 0 2
            chance deal 1 6
            chance deal 0 4
            chance deal 1 6
            chance deal 0 1
            chance deal 1 5
            chance deal 0 5
            chance deal 1 4
            chance deal 0 3
            chance deal 1 5
        """,
        solves=("4@C3", "*@C3"),
        wrong={"*@*": "elsewhere", "pass": ".passing"},
    ),
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
            chance draw 1 6
            2 6@A5
            chance draw 0 6
        """,
        solves=("3@C3",),
        wrong={"6@C3": "large", "*@B2": "two", "*@D2": "two", "*@D4": "two", "*@E3": "two", "pass": ".passing"},
    ),
)

BRIDGE = lesson(
    "cardgo",
    "bridge",
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 3
            chance deal 1 6
            chance deal 0 3
            chance deal 1 6
            1 3@A3
            2 6@A1
            chance draw 0 3
            1 3@B3
            chance draw 1 6
            2 6@E1
            chance draw 0 3
            1 3@D3
            chance draw 1 6
            2 6@A5
            chance draw 0 4
            1 3@E3
            chance draw 1 6
            2 6@E5
            chance draw 0 6
        """,
        solves=("4@C3",),
        wrong={"6@C3": "large", "*@A*": "apart", "*@B*": "apart", "*@D*": "apart", "*@E*": "apart", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 28, "columns": 8, "rows": 8, "hand": 2, "lowest": 3, "highest": 4, "map": "paddies"}
            chance deal 0 3
            chance deal 1 4
            chance deal 0 3
            chance deal 1 4
            1 3@B1
            2 4@H8
            chance draw 0 3
            1 3@B2
            chance draw 1 4
            2 4@A8
            chance draw 0 3
            1 3@E1
            chance draw 1 4
            2 4@D5
            chance draw 0 3
            1 3@E2
            chance draw 1 4
            2 4@G4
            chance draw 0 3
            1 3@D2
            chance draw 1 4
            2 4@F7
            chance draw 0 4
        """,
        solves=("3@C2",),
        wrong={"4@C2": "large", "*@D1": "shore", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 3
            chance deal 1 6
            chance deal 0 5
            chance deal 1 6
            1 3@D2
            2 6@A1
            chance draw 0 2
            1 5@B2
            chance draw 1 6
            2 6@C1
            chance draw 0 3
            1 2@B4
            chance draw 1 6
            2 6@E1
            chance draw 0 2
            1 3@E3
            chance draw 1 6
            2 6@A5
            chance draw 0 3
            1 2@A3
            chance draw 1 6
            2 6@C5
            chance draw 0 3
            1 3@D4
            chance draw 1 6
            2 6@E5
            chance draw 0 6
        """,
        solves=("3@D3",),
        wrong={"6@D3": "large", "*@B3": "small", "pass": ".passing"},
    ),
)

ENCLOSE = lesson(
    "cardgo",
    "enclose",
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 5
            chance deal 1 2
            chance deal 0 4
            chance deal 1 6
            1 5@B1
            2 2@A1
            chance draw 0 5
        """,
        solves=("4@A2", "5@A2"),
        wrong={"*@B2": "open", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 3
            chance deal 1 2
            chance deal 0 3
            chance deal 1 6
            1 3@A1
            2 2@A2
            chance draw 0 3
            1 3@A3
            chance draw 1 6
            2 6@E4
            chance draw 0 5
        """,
        solves=("3@B2",),
        wrong={"5@B2": "large", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 5
            chance deal 1 2
            chance deal 0 6
            chance deal 1 1
            1 5@B1
            2 2@B2
            chance draw 0 4
            1 6@C2
            chance draw 1 3
            2 1@A1
            chance draw 0 3
            1 4@B3
            chance draw 1 6
            2 3@E4
            chance draw 0 6
        """,
        solves=("3@A2",),
        wrong={"6@A2": "large", "pass": ".passing"},
    ),
)

DEFEND = lesson(
    "cardgo",
    "defend",
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 5
            chance deal 1 3
            chance deal 0 5
            chance deal 1 3
            1 5@A1
            2 3@A3
            chance draw 0 4
            1 5@E5
            chance draw 1 3
            2 3@B3
            chance draw 0 2
            1 4@A5
            chance draw 1 6
            2 3@D3
            chance draw 0 5
        """,
        solves=("5@C3", "2@C3"),
        wrong={"*@C2": "beside", "*@C4": "beside", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 3
            chance deal 1 2
            chance deal 0 5
            chance deal 1 3
            1 3@A3
            2 2@A2
            chance draw 0 4
            1 5@E1
            chance draw 1 6
            2 3@B3
            chance draw 0 6
        """,
        solves=("4@A4", "6@A4"),
        wrong={"*@B4": "near", "*@A5": "near", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 14, "columns": 5, "rows": 5, "hp_red": 6, "hand": 2}
            chance deal 0 2
            chance deal 1 4
            chance deal 0 2
            chance deal 1 5
            1 2@A2
            2 4@A3
            chance draw 0 2
            1 2@D3
            chance draw 1 6
            2 5@B2
            chance draw 0 2
            1 2@E4
            chance draw 1 6
            2 6@C1
            chance draw 0 2
            1 2@B1
            chance draw 1 4
            2 6@B5
            chance draw 0 4
        """,
        solves=("2@D4", "2@E3"),
        wrong={"2@A1": "trap", "4@A1": "trap", "4@D4": "large", "4@E3": "large", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hand": 2}
            chance deal 0 3
            chance deal 1 3
            chance deal 0 5
            chance deal 1 3
            1 3@B2
            2 3@B1
            chance draw 0 6
            1 5@E1
            chance draw 1 2
            2 3@A2
            chance draw 0 5
            1 6@E5
            chance draw 1 3
            2 2@D3
            chance draw 0 2
            1 5@C4
            chance draw 1 6
            2 3@C2
            chance draw 0 4
        """,
        solves=("4@B3", "2@B3"),
        wrong={"*@D2": "small", "*@C3": "small", "pass": ".passing"},
    ),
)

FINISH = lesson(
    "cardgo",
    "finish",
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hp_red": 10, "hand": 2}
            chance deal 0 2
            chance deal 1 6
            chance deal 0 3
            chance deal 1 5
            1 2@C2
            2 6@E5
            chance draw 0 2
            1 3@C4
            chance draw 1 4
            2 5@E1
            chance draw 0 3
            1 2@B3
            chance draw 1 6
            2 4@A5
            chance draw 0 5
        """,
        solves=("3@C3",),
        wrong={"5@C3": "large", "pass": ".passing"},
    ),
    Step(
        script="""
            #: options {"hp": 20, "columns": 5, "rows": 5, "hp_red": 11, "hand": 2}
            chance deal 0 3
            chance deal 1 2
            chance deal 0 2
            chance deal 1 6
            1 3@A1
            2 2@A2
            chance draw 0 3
            1 2@D3
            chance draw 1 5
            2 6@E1
            chance draw 0 1
            1 3@A3
            chance draw 1 6
            2 5@C1
            chance draw 0 3
            1 1@D5
            chance draw 1 4
            2 6@B5
            chance draw 0 3
            1 3@E4
            chance draw 1 6
            2 4@B4
            chance draw 0 6
        """,
        solves=("3@B2",),
        wrong={"6@B2": "large", "3@D4": "short", "6@D4": "short", "pass": ".passing"},
    ),
)

LESSONS: tuple[Lesson, ...] = (EFFECT, BRIDGE, ENCLOSE, DEFEND, FINISH)
