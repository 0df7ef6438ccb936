"""The lessons of Cacao. Their words are in `cacao-course.ftl`."""

from __future__ import annotations

from games.exercise import Lesson, Step, lesson

WORK = lesson(
    "cacao",
    "work",
    Step(
        script="""
            chance draw R C
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P A
            chance display TM
            chance display TM
        """,
        solves=("0130 N1", "1300 W1", "3001 S1", "0013 E1"),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "* S1E2*": "away",
            "* S2E1*": "away",
            "1111 *": "few",
            "0121 *": "few",
            "1210 *": "few",
            "1012 *": "few",
            "2101 *": "few",
        },
    ),
    Step(
        script="""
            chance draw R C
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P A
            chance display TM
            chance display TM
            1 0130 N1
            chance draw R B
            2 1111 S1
            chance draw P B
        """,
        solves=("1012 S1E2", "2101 S2E1", "0121 E1"),
        wrong={"* act *": ".order", "* hold": ".order", "* W1*": "away", "1111 *": "few"},
    ),
    Step(
        script="""
            chance draw R D
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P A
            chance display M4
            chance display TM
            1 0031 N1
            chance draw R B
            2 1111 E1 fill N1E1=M4
            chance draw P B
            chance display TM
        """,
        solves=("0121 N2E1", "1012 N1E2"),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "* W1*": "away",
            "* N2E1*": "few",
            "* N1E2*": "few",
            "* S1*": "cheap",
            "* S2E1*": "cheap",
        },
    ),
    plain=True,
)

GAPS = lesson(
    "cacao",
    "gaps",
    Step(
        script="""
            chance draw R C
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P A
            chance display C2
            chance display WT
            1 2101 N1
            chance draw R B
            2 1111 S2E1
            chance draw P B
        """,
        solves=("1111 E1 fill N1E1=C2", "* E1 fill N1E1=C2", "* W1 fill N1W1=C2"),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "* S1 fill *": "purple",
            "* S1E2 fill *": "purple",
            "* fill *=WT*": "water",
        },
    ),
    Step(
        script="""
            chance draw R C
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P A
            chance display M2
            chance display TM
            1 0130 N1
            chance draw R B
            2 1111 E1 fill N1E1=M2
            chance draw P B
            chance display M4
        """,
        solves=("orders min=3",),
        wrong={"0*": "tile", "1*": "tile", "2*": "tile"},
    ),
    Step(
        script="""
            chance draw R C
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P A
            chance display C2
            chance display TM
            1 0130 N1
            chance draw R B
            2 1111 S1
            chance draw P B
        """,
        solves=(
            "2101 W1 fill N1W1=C2 S1W1=TM",
            "1111 W1 fill N1W1=C2 S1W1=TM",
            "1210 W1 fill N1W1=C2 S1W1=TM",
            "1012 W1 fill N1W1=C2 S1W1=TM",
        ),
        wrong={"* act *": ".order", "* hold": ".order", "* W1 fill N1W1=C2*": "asleep", "* W1 *": "purple"},
    ),
    plain=True,
)

TEMPLE = lesson(
    "cacao",
    "temple",
    Step(
        script="""
            chance draw R B
            chance draw R C
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P B
            chance display TM
            chance display C1
            1 0121 N1
            chance draw R B
            2 2101 W1 fill N1W1=TM
            chance draw P B
            chance display M2
        """,
        solves=(
            "0121 N2W1 fill N2=C1",
            "0121 N2W1 fill N2=M2",
            "0130 N2W1 fill N2=C1",
            "0130 N2W1 fill N2=M2",
            "1210 N1W2 fill W2=C1",
            "1210 N1W2 fill W2=M2",
            "1300 N1W2 fill W2=C1",
            "1300 N1W2 fill W2=M2",
        ),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "1111 N2W1*": "level",
            "1210 N2W1*": "level",
            "1012 N2W1*": "level",
            "1111 N1W2*": "level",
            "0121 N1W2*": "level",
            "2101 N1W2*": "level",
            "* N2W1*": "few",
            "* N1W2*": "few",
        },
    ),
    Step(
        script="""
            chance draw R B
            chance draw R B
            chance draw R A
            chance draw P A
            chance draw P C
            chance draw P B
            chance display TM
            chance display TM
            1 0121 N1
            chance draw R A
            2 3001 W1 fill N1W1=TM
            chance draw P B
            chance display C1
            1 2101 S1E2
            chance draw R B
            2 1111 S2E1 fill S2E2=TM
            chance draw P B
            chance display M3
        """,
        solves=("2101 S3E2 fill S3E1=C1", "2101 S3E2 fill S3E1=M3", "1012 S2E3 fill S1E3=C1", "1012 S2E3 fill S1E3=M3"),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "* N2W1*": "strong",
            "* N1W2*": "strong",
            "* S3E2*": "level",
            "* S2E3*": "level",
        },
    ),
    plain=True,
)

WATER = lesson(
    "cacao",
    "water",
    Step(
        script="""
            chance draw R B
            chance draw R C
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P B
            chance display WT
            chance display TM
            1 1012 N1
            chance draw R B
            2 1111 E1 fill N1E1=WT
            chance draw P B
            chance display TM
        """,
        solves=("0121 N2E1", "0130 N2E1", "1012 N1E2", "0013 N1E2"),
        wrong={"* act *": ".order", "* hold": ".order", "* N2E1*": "one", "* N1E2*": "one"},
    ),
    Step(
        script="""
            chance draw R B
            chance draw R C
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P B
            chance display SN
            chance display TM
            1 1012 N1
            chance draw R B
            2 1111 S2E1
            chance draw P B
        """,
        solves=(
            "1300 W1 fill N1W1=SN",
            "3001 W1 fill N1W1=SN",
            "1111 W1 fill N1W1=SN",
            "1210 W1 fill N1W1=SN",
            "1012 W1 fill N1W1=SN",
            "2101 W1 fill N1W1=SN",
            "3001 E1 fill N1E1=SN",
        ),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "* S1 fill *=SN": "purple",
            "* S1E2 fill *=SN": "purple",
            "* fill *=SN": "few",
            "* fill *=TM": "temple",
        },
    ),
    Step(
        script="""
            chance draw R B
            chance draw R A
            chance draw R C
            chance draw P A
            chance draw P C
            chance draw P B
            chance display M3
            chance display C1
            1 3001 S1
            chance draw R B
            2 0130 W1 fill S1W1=C1
            chance draw P D
            chance display C2
            1 2101 S2E1 fill S2=C2
            chance draw R B
            chance display SN
            2 1111 S3 fill S3E1=SN
            chance draw P A
            chance display WT
            1 1012 S4E1 fill S4=M3
            chance draw R B
            chance display C1
            2 3100 S5 fill S5E1=WT
            chance draw P B
            chance display M3
            1 1012 S3E2 fill S2E2=C1 S4E2=M3
            chance draw R A
            chance display M3
            chance display M4
            2 1111 S2W1 fill S3W1=M4
            chance draw P B
            chance display C1
            1 1111 S4W1 fill S5W1=M3
            chance draw R D
            chance display TM
            2 1012 S6E1 fill S6=C1
            chance draw P A
            chance display G2
            1 3100 S5W2 fill S4W2=G2
            chance draw R A
            chance display M2
            2 1111 S5E2 fill S6E2=TM
            chance draw P B
            chance display G1
            1 1111 S6W1 fill S6W2=G1
            chance draw R A
            chance display TM
            2 2101 S3W2 fill S2W2=M2
            chance draw P B
            chance display C2
            1 2101 S4E3 fill S3E3=C2 S5E3=TM
            chance draw R B
            chance display TM
            chance display WT
            2 1012 S3E4 fill S4E4=WT
            chance draw P A
            chance display TM
            1 1111 S2E3
            2 0121 S1E2
        """,
        solves=("over 2101 S4W1", "over * S4W1"),
        wrong={"* act *": ".order", "* hold": ".order", "over *": "few"},
    ),
    Step(
        script="""
            chance draw R B
            chance draw R C
            chance draw R A
            chance draw P A
            chance draw P B
            chance draw P B
            chance display WT
            chance display G2
            1 1012 N1
            chance draw R B
            2 1111 E1 fill N1E1=WT
            chance draw P B
            chance display TM
        """,
        solves=("0013 N2E1 fill N2=G2", "0121 N2E1 fill N2=G2", "1012 N2E1 fill N2=G2", "0130 N2E1 fill N2=G2"),
        wrong={
            "* act *": ".order",
            "* hold": ".order",
            "* N2E1 fill N2=TM": "mine",
            "* N2E1 fill N2=G2": "close",
            "3001 W1 fill N1W1=G2": "gold",
            "* W1*": "water",
            "* N1E2*": "purple",
        },
    ),
    plain=True,
)

LESSONS: tuple[Lesson, ...] = (WORK, GAPS, TEMPLE, WATER)
