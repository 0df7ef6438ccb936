"""The lessons of Jiangshan: small maps, one idea each. Their words are in `jiangshan-course.ftl`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from games.exercise import Lesson, Step, lesson

PLAIN = (".......",) * 6
"""A plain of seven columns and six rows, the uppermost first."""
WALLED = (".^.....",) * 2
"""The lowest rows where somebody in a corner has few ways to go: they are buttons then, which hide no board."""
NONE = "pick = 0, fixed = [], allowed = []"


@dataclass(frozen=True, slots=True)
class Army:
    """What a side of a scenario file has, as docs/scenarios.md writes it; `more` are further keys."""

    units: str
    cities: str = ""
    more: str = ""

    def written(self, colour: str, team: int) -> str:
        towns = f'cities = "{self.cities}"\n' if self.cities else ""
        named = f'id = "{colour}"\ncolour = "{colour}"\nteam = {team}'
        return f'[[side]]\n{named}\nunits = "{self.units}"\n{towns}{self.more}\n'


def _script(
    red: Army, white: Army, *lines: str, rows: tuple[str, ...] = PLAIN, hufu: str = NONE, special: str = ""
) -> str:
    """How the position comes about: a scenario file, and what was played since."""
    land = "\n".join(rows)
    head = (
        f'format = "jiangshan-scenario/1"\nid = "lesson"\nboard = [{len(rows[0])}, {len(rows)}]\nhufu = {{ {hufu} }}\n'
        "round_limit = 0\n"
    )
    rules = f"[rules]\n{special}\n" if special else ""
    file = f'{head}map = """\n{land}\n"""\n{rules}{red.written("red", 1)}{white.written("white", 2)}'
    return "\n".join((f"#: options {json.dumps({'scenario': 'file', 'scenario_file': file})}", *lines))


def _step(
    red: Army,
    white: Army,
    *solves: str,
    lines: tuple[str, ...] = (),
    rows: tuple[str, ...] = PLAIN,
    hufu: str = NONE,
    special: str = "",
    wrong: Mapping[str, str],
) -> Step:
    return Step(_script(red, white, *lines, rows=rows, hufu=hufu, special=special), solves, wrong)


FACES = lesson(
    "jiangshan",
    "faces",
    _step(
        Army("K a1, P c1"),
        Army("K g6, D c3"),
        "c1xc3",
        "c1xc3*",
        rows=(*PLAIN[:5], ".^.^..."),
        wrong={"c1*": "walks", "a1*": ".king"},
    ),
    _step(
        Army("K a1, D d2, H b2"),
        Army("K g6, A c4, R g3"),
        "b2xc4",
        "b2xc4*",
        wrong={"d2*": "blade", "b2*": "horse", "a1*": ".king"},
    ),
    essential=True,
    plain=True,
)

FACING = lesson(
    "jiangshan",
    "facing",
    _step(
        Army("K a1, D c3"),
        Army("K g6, H e4"),
        "c3-c4/e",
        "c3*c4/e*",
        wrong={"c3-c4": "down", "c3xc4": "unsaid", "c3*c4*": "away", "c3*": "cell", "a1*": ".king"},
    ),
    _step(
        Army("K a1, D d3, D f3"),
        Army("K g6, A e3"),
        "d3xe3",
        "d3xe3*",
        lines=("1 ^d3/e", "1 ^f3/n", "1 a1-a2", "2 g6-g5"),
        wrong={"f3*": "back", "d3*": "other", "a2*": ".king"},
    ),
    essential=True,
)

SIGHT = lesson(
    "jiangshan",
    "sight",
    _step(
        Army("K a1, H c1"),
        Army("K g6, G c5"),
        "c1-b3",
        "c1-d3",
        "c1*b3*",
        "c1*d3*",
        wrong={"c1*": "far", "a1*": ".king"},
    ),
    _step(
        Army("K a1, H b2"),
        Army("K g6, G d5"),
        "b2-b3",
        "b2*b3*",
        "b2-c4",
        "b2*c4*",
        rows=(*PLAIN[:2], "...^...", *PLAIN[:3]),
        wrong={"b2*d3*": "mountain", "b2*": "far", "a1*": ".king"},
    ),
    essential=True,
)

MARCH = lesson(
    "jiangshan",
    "march",
    _step(
        Army("K a1, P b2"),
        Army("K g6, R g5"),
        "b2-b4",
        "b2*b4*",
        wrong={"b2*": "short", "a1*": ".king"},
    ),
    _step(
        Army("K a1, D c2"),
        Army("K g6, R e5"),
        "c2-b3",
        "c2*b3*",
        wrong={"c2*c3*": "seen", "c2*c4*": "seen", "c2*d3*": "seen", "c2*": "back", "a1*": ".king"},
    ),
)

AMBUSH = lesson(
    "jiangshan",
    "ambush",
    _step(
        Army("K a1, J c2"),
        Army("K g6, R c5"),
        "c2-c3",
        "c2*c3*",
        rows=(*PLAIN[:3], "..*....", *PLAIN[:2]),
        wrong={"c2*": "open", "a1*": ".king"},
    ),
    _step(
        Army("K a1, J c3"),
        Army("K g6, G b3, R g4"),
        "c3xb3",
        "c3xb3*",
        rows=(*PLAIN[:3], "..*....", *PLAIN[:2]),
        wrong={"c3*": "leaves", "a1*": ".king"},
    ),
)

SHOTS = lesson(
    "jiangshan",
    "shots",
    _step(
        Army("K a1, A c2, D f2"),
        Army("K g6, D c4, P f5"),
        "c2*c4",
        lines=("1 ^c2/n", "1 a1-a2", "2 g6-g5"),
        wrong={"c2*": "walks", "f2*": "blade", "a2*": ".king"},
    ),
    _step(
        Army("K a1, A c2, A e2"),
        Army("K g6, H d4, R b6"),
        "e2*d4",
        lines=("1 ^c2/n", "1 ^e2/n", "1 a1-a2", "2 g6-g5", "1 c2*d4"),
        wrong={"e2*": "walks", "a2*": ".king"},
    ),
    _step(
        Army("K a1, A c2, A e2"),
        Army("K g6, D b4, J c4, H d4"),
        "c2*d4",
        lines=("1 ^c2/n", "1 ^e2/n", "1 a1-a2", "2 g6-g5", "1 e2*d4"),
        wrong={"c2*b4": "chaos", "c2*": "walks", "a2*": ".king"},
    ),
)

TOWNS = lesson(
    "jiangshan",
    "towns",
    _step(
        Army("K a1, D c1"),
        Army("K g6, R g4", "camp d1"),
        "c1xd1",
        "c1xd1*",
        rows=(*PLAIN[:4], *WALLED),
        wrong={"c1*": "beside", "a1*": ".king"},
    ),
    _step(
        Army("K a1, D c1", "capital a4"),
        Army("K g6, R g4", "capital d1, camp c2"),
        "c1xd1",
        "c1xd1*",
        rows=(*PLAIN[:4], *WALLED),
        special='capital_loss = "defeat"',
        wrong={"c1xc2*": "camp", "c1*": "beside", "a1*": ".king"},
    ),
    _step(
        Army("K a1, D d1", "capital d2"),
        Army("K g6, R d4", "capital f6"),
        "d1-d2",
        "d1*d2*",
        rows=(*PLAIN[:5], "..^.^.."),
        special='capital_loss = "defeat"',
        wrong={"d1*": "outside", "a1*": ".king"},
    ),
    _step(
        Army("K a1, D c5, J e5, R d2", "city a3"),
        Army("K g6, A d4", "city d5"),
        "d2-d4",
        "d2*d4*",
        rows=("...^...", *PLAIN[:5]),
        lines=("1 a1-a2", "2 d4-d5"),
        wrong={"*xd5*": "storm", "d2*": "gate", "a2*": ".king"},
    ),
    _step(
        Army("K a1, D c6, R d1, P b3", "city a3"),
        Army("K g1, A d5", "city d6"),
        "d1-d5",
        "d1*d5*",
        rows=("....~..", *PLAIN[:5]),
        lines=("1 a1-a2", "2 d5-d6"),
        wrong={"*xd6*": "storm", "d1*": "gate", "c6*": "leaves", "b3*": "pike", "a2*": ".king"},
    ),
    essential=True,
)

SUPPLY = lesson(
    "jiangshan",
    "supply",
    _step(
        Army("K b2, D e3", "camp b4"),
        Army("K g6, R g1", "capital f5"),
        "=b4",
        "=b4*",
        wrong={"e3*": "marches", "b2*": ".king"},
    ),
    _step(
        Army("K c2, D f2", "city c3", "morale = 1"),
        Army("K g6, D a6"),
        "c3-d3",
        "c3*",
        lines=("1 c2-c3", "2 a6-a5"),
        wrong={"f2*": "stays"},
    ),
    _step(
        Army("K a1, D e1", "camp c3", 'reserve = "P R"'),
        Army("K g6, R g4", "capital f6"),
        "+P@d3",
        "+P@d3*",
        wrong={"+P@c3*": "inside", "+P*": "gate", "+R*": "chariot", "e1*": "board", "a1*": ".king"},
    ),
    _step(
        Army("K a1, H b2", "camp e4", 'reserve = "D R"'),
        Army("K g6, P c6", "capital g4"),
        "+D@e3",
        "+D@e3*",
        wrong={"+D@e4*": "inside", "+D*": "gate", "+R*": "chariot", "b2*": "board", "a1*": ".king"},
    ),
)

STRATAGEMS = lesson(
    "jiangshan",
    "stratagems",
    _step(
        Army("K a1, H c2, G e2", "city a3", "morale = 4"),
        Army("K g6, A b4, D d4", "capital f6"),
        "#extra",
        "#extra*",
        hufu='pick = 0, fixed = ["extra"], allowed = []',
        wrong={"*x*": "one", "a1*": ".king"},
    ),
    _step(
        Army("K a1, A c2, D b1", "city a4", "morale = 2"),
        Army("K g6, J c4, P e3", "capital f6"),
        "#fire c2*c4",
        "#fire c2*c4*",
        rows=(*PLAIN[:2], "..*....", *PLAIN[:3]),
        hufu='pick = 0, fixed = ["fire"], allowed = []',
        lines=("1 ^c2/n", "1 a1-a2", "2 g6-g5"),
        wrong={"#fire*": "elsewhere", "c2*": "walks", "b1*": "blade", "a2*": ".king"},
    ),
    _step(
        Army("K a1, A e2, H b1", "city a4", "morale = 3"),
        Army("K g6, A d4, P g3", "capital f6"),
        "#fire e2*d4",
        "#fire e2*d4*",
        rows=(*PLAIN[:2], "...*...", *PLAIN[:3]),
        hufu='pick = 0, fixed = ["fire"], allowed = []',
        lines=("1 ^e2/n", "1 a1-a2", "2 g6-g5"),
        wrong={"#fire*": "elsewhere", "e2*": "walks", "b1*": "horse", "a2*": ".king"},
    ),
)


GUARD = lesson(
    "jiangshan",
    "guard",
    _step(
        Army("K c2, D f2"),
        Army("K g6, P c5"),
        "c2-b1",
        *(f"c2*{cell}*" for cell in ("b1", "b2", "b3", "c1", "d1", "d2", "d3")),
        lines=("1 f2-f1", "2 c5-c4/s"),
        wrong={"c2*": "nearer", "f1*": "stays", "@*": "stays"},
    ),
    _step(
        Army("K c2, D b1"),
        Army("K g6, A c4"),
        "@c2:b1-d3",
        "@c2:b1-d3; wait",
        "@c2:b1-d3/n*",
        "@c2:b1-d3/w*",
        wrong={"@c2:b1-d3*": "away", "@c2:b1*": "aside", "c2*": "king", "b1*": "slow"},
    ),
    _step(
        Army("K a1, R b2, G d3"),
        Army("K e5, D e6, A b6"),
        "d3xe5",
        "d3xe5*",
        wrong={"b2*": "chariot", "d3*": "general", "a1*": ".king"},
    ),
    essential=True,
)

BATTLE = lesson(
    "jiangshan",
    "battle",
    _step(
        Army("K a1, G d3"),
        Army("K g6, R c5, D e5, P f4"),
        "d3xc5",
        "d3xc5*",
        wrong={"d3xe5*": "cheap", "d3xf4*": "cheap", "d3*": "quiet", "@*": "quiet", "a1*": ".king"},
    ),
    _step(
        Army("K a1, R e1, H c5, G f4"),
        Army("K e6, D e3, D d5, P d6"),
        "f4xe6",
        "f4xe6*",
        wrong={"e1*": "chariot", "c5*": "horse", "f4*": "general", "@*": "general", "a1*": ".king"},
    ),
)

LESSONS: tuple[Lesson, ...] = (FACES, FACING, SIGHT, TOWNS, GUARD, MARCH, AMBUSH, SHOTS, SUPPLY, STRATAGEMS, BATTLE)
"""In the order of their numbers: the short course first."""
