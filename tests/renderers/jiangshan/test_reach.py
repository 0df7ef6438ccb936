"""The pictures of each unit's reach show what Jiangshan 2.3 and 2.4 print, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.jiangshan.board import Cell
from games.jiangshan.muster import SHIPPED
from games.jiangshan.options import Options
from games.jiangshan.rules import RULES
from renderers import boxes, lettering
from renderers.jiangshan import reach
from renderers.jiangshan.reach import SHEETS, Subject
from renderers.lettering import Style
from renderers.words import LOCALES, catalogue

FOLDER = Path(reach.__file__).parents[1] / "locales"
PRINTED = """
D            P            A            J            H            L
. . . . .    . . a . .    b b b b b    . . . . .    . a . a .    b m b m b
. a a a .    . . a . .    . . m . .    . a a a .    a . m . a    m . a . m
. m @ m .    . m @ m .    . m @ m .    . a @ a .    . m @ m .    b a @ a b
. . m . .    . . m . .    . . m . .    . . m . .    a . m . a    m . a . m
. . . . .    . . . . .    . . . . .    . . . . .    . a . a .    b m b m b

G            B            R            Q            K
. a . a .    x . . . x    . . x . .    x . x . x    . . . . .
a c c c a    . x m x .    . . x . .    . x x x .    . k k k .
. c @ c .    . m @ m .    x x @ x x    x x @ x x    . k @ k .
a c c c a    . x m x .    . . x . .    . x x x .    . k k k .
. a . a .    x . . . x    . . x . .    x . x . x    . . . . .
"""
MARCHING = """
i            h            b            r            q            k
. . m . .    . m . m .    r . . . r    . . r . .    r . r . r    . . . . .
. m m m .    m . m . m    . r m r .    . . r . .    . r r r .    . m m m .
m m @ m m    . m @ m .    . m @ m .    r r @ r r    r r @ r r    . m @ m .
. m m m .    m . m . m    . r m r .    . . r . .    . r r r .    . m m m .
. . m . .    . m . m .    r . . . r    . . r . .    r . r . r    . . . . .
"""
SIGNS = {
    ("move",): "m",
    ("advance",): "a",
    ("shot",): "b",
    ("command",): "c",
    ("advance", "command"): "k",
    ("charge",): "x",
    ("run",): "r",
}


def printed(table: str) -> dict[str, str]:
    """Five rows for each unit of the table."""
    found = {}
    for block in table.strip().split("\n\n"):
        head, *rows = block.splitlines()
        for number, name in enumerate(head.split()):
            found[name] = "\n".join(row[number * 13 : number * 13 + 9] for row in rows)
    return found


def shown(subject: Subject) -> str:
    cells: dict[Cell, str] = {at: SIGNS[signs] for at, signs in reach.reach(subject).items()} | {(0, 0): "@"}
    return "\n".join(" ".join(cells.get((x, y), ".") for x in range(-2, 3)) for y in range(2, -3, -1))


@pytest.mark.parametrize(("kind", "diagram"), printed(PRINTED).items())
def test_a_unit_in_battle_state_reaches_what_is_printed(kind: str, diagram: str) -> None:
    assert shown(Subject(SHIPPED[kind])) == diagram


@pytest.mark.parametrize(("mark", "diagram"), printed(MARCHING).items())
def test_a_unit_in_march_state_reaches_what_is_printed(mark: str, diagram: str) -> None:
    assert shown(Subject(SHIPPED.marks[mark])) == diagram


def test_every_unit_and_every_back_has_its_diagram() -> None:
    subjects = [each for sheet in SHEETS.values() for each in sheet]
    assert {each.kind for each in subjects if each.kind} == set("DPAJHLGBRQK")
    assert {each.of.code for each in subjects if not each.kind} == set("ihbrqk")


@pytest.mark.parametrize(
    ("options", "units"),
    [
        (RULES.presets["drill-ground"], "DPHRK"),
        (RULES.presets["first-array"], "DPAJHLGBRK"),  # some of them only for sale
        (RULES.presets["chu-han"], "DPAJHLGBRQK"),
        (RULES.presets["random"], "DPAJHLGBRQK"),
    ],
)
def test_at_a_table_the_overview_shows_the_units_that_may_come_up(options: Options, units: str) -> None:
    words = catalogue("en", (FOLDER,))
    named = {kind: f"{words.say(SHIPPED[kind].named, str)}:" for kind in "DPAJHLGBRQK"}
    figures = {**reach.figures(), **reach.charts(options)}
    alt = figures[reach.OVERVIEW](lambda said: words.say(said, str)).alt
    assert {kind for kind, name in named.items() if name in alt} == {*units}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_described_unit_by_unit(name: str, locale: str) -> None:
    words = catalogue(locale, (FOLDER,))
    alt = reach.figures()[name](lambda said: words.say(said, str)).alt
    assert all(words.say(each.said, str) in alt for each in SHEETS[name])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SHEETS)
def test_no_words_of_a_sheet_are_cut(name: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles and facts fit, if need be a little smaller."""
    cut: list[str] = []

    def fit(words: str, style: Style, room: float, *, least: int) -> tuple[str, Style]:
        fitted = honest(words, style, room)
        cut.extend([words] if fitted[0] != words else [])
        return fitted

    honest = lettering.fit
    monkeypatch.setattr(boxes, "fit", fit)
    words = catalogue(locale, (FOLDER,))
    reach.drawing(SHEETS[name], lambda said: words.say(said, str), reach.layout(name, len(SHEETS[name])))
    assert not cut


def test_english_words_name_the_characters_that_its_board_shows() -> None:
    rows = [pair for facts in SHIPPED.facts for pair in (facts.glyphs, facts.marks)]
    simplified = {pair[1] for pair in rows if pair[0] != pair[1]}
    assert {"马", "车", "将"} <= simplified
    for file in (FOLDER / "en").glob("jiangshan*"):
        assert not simplified & {*file.read_text(encoding="utf-8")}, file.name
