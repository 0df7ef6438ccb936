"""Every benchmark runs, the lengthy ones with `PARLOUR_LONG`, and its table says what it should. How fast anything is,
no test asks. Of `ceiling`, which is
five processes, `test_ceiling.py` plays the load."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks import fairness
from benchmarks.__main__ import BENCHMARKS, main
from benchmarks.fairness import Account, Ledger, account
from benchmarks.opponents import Contest
from benchmarks.performance import write
from benchmarks.report import Goal, Row, beside, table
from benchmarks.samples import percentile
from games.cardgo.options import Options
from games.cardgo.rules import RULES
from games.cardgo.state import Ending
from games.core import Seat
from tests.support.counts import LONG

ELSEWHERE = {"ceiling"}
LENGTHY = {
    "moves",
    "opponents",
    "levels",
    "values",
    "fairness",
    "drawing",
    "crowd",
    "loop",
    "turn",
    "thinking",
    "cluster",
    "noise",
    "takeback",
    "rules",
    "story",
}
"""They run with `PARLOUR_LONG` only."""


@pytest.mark.parametrize("name", [name for name in BENCHMARKS if name not in ELSEWHERE | (set() if LONG else LENGTHY)])
def test_a_benchmark_prints_its_figures(name: str) -> None:
    result = CliRunner().invoke(main, ["--quick", name], catch_exceptions=False)
    assert result.exit_code == 0
    assert result.output.lstrip().startswith(name)
    assert len(result.output.splitlines()) >= 5


def test_a_row_shows_goal_and_figure_together() -> None:
    shown = table(
        [
            Row("a move", 12.3, "ms", Goal(10, "2 × echo")),
            Row("steps", 98765, "/s", Goal(1000, at_least=True)),
            Row("disk", 0.5),
        ]
    )
    assert shown.splitlines()[1:] == [
        "a move  12.3 ms    ≤ 10.0 ms (2 × echo)  MISSED",
        "steps   98,765 /s  ≥ 1,000 /s            met",
        "disk    0.50 ms",
    ]


def test_figures_of_two_commits_stand_beside_each_other() -> None:
    ours, theirs = [Row("a move", 9), Row("new", 1)], [Row("a move", 12), Row("a click", 2)]
    assert beside(ours, "0dd", theirs).splitlines()[1:] == ["a move  9.00  12.0  0.75 ×"]
    faster = [replace(ours[0], gain=0.7), Row("a click", 3, gain=1.6)]
    told = [line.split("×  ")[1] for line in beside(faster, "0dd", theirs).splitlines()[1:]]
    assert [line.strip() for line in told] == ["≥ 0.70", "≥ 1.60"]
    assert [line.rpartition("  ")[2] for line in beside(faster, "0dd", theirs).splitlines()[1:]] == ["met", "MISSED"]


@pytest.mark.parametrize(("percent", "value"), [(50, 2), (75, 3), (76, 4), (99, 4), (100, 4), (1, 1)])
def test_a_percentile_is_a_value_that_was_measured(percent: float, value: float) -> None:
    assert percentile([4, 2, 1, 3], percent) == value


def test_a_benchmark_keeps_one_line_of_the_page_and_leaves_the_others(tmp_path: Path) -> None:
    page, late = tmp_path / "performance.md", Row("a move", 12.3, "ms", Goal(10))
    main = replace(late, what="a turn", goal=Goal(10, "as before"), main=True)
    write("moves", [late, Row("a click", 1, "ms", Goal(10)), Row("echo", 5)], page)
    write("commits", [Row(f"writer {n}", n, "/s", Goal(10, at_least=True)) for n in range(5)], page)
    write("moves", [late, main], page)
    told = [line.split(" | ")[:4] for line in page.read_text("utf-8").splitlines()[-2:]]
    assert told == [
        ["| commits", "", "0 of 5", "writer 0: 0.00 /s; writer 1: 1.00 /s; writer 2: 2.00 /s; and 2 more"],
        ["| moves", "a turn: 12.3 ms (≤ 10.0: as before)", "0 of 2", "a move: 12.3 ms"],
    ]


def fought(*turns: tuple[int, int]) -> Contest:
    """A game of CardGO with these HP after each turn, of which the second takes two placements; it begins with 30 to
    33."""
    state = RULES.setup(Options(hp=30, komi=3), 2)
    before = [replace(state, number=number, hp=hp) for number, hp in enumerate([(30, 33), *turns], start=1)]
    made = [(each, Seat(1 - each.number % 2), ("pass",)) for each in before[:-1]]
    return Contest(RULES, replace(before[-1], ending=Ending.HP), made[:2] + made[1:])


@pytest.mark.parametrize(
    ("turns", "wanted"),
    [
        (((30, 33), (30, 33), (30, 0)), Account(1.0, 3, 1, at_once=True)),
        (((30, 30), (25, 30), (25, 0)), Account(1.0, 3, 3, at_once=False)),
        (((30, 33), (0, 33)), Account(0.0, 2, 1, at_once=True)),
        (((28, 33), (0, 33)), Account(0.0, 2, 1, at_once=False)),  # the first loss is one's own doing
    ],
)
def test_a_blow_is_a_turn_that_costs_the_other_side_hp(turns: tuple[tuple[int, int], ...], wanted: Account) -> None:
    assert account(fought(*turns)) == wanted


def test_a_game_of_cardgo_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options, kept = Options(hp=5, columns=5, rows=5), tmp_path / "games"
    first = Ledger(options, kept).accounts("greedy-1", "greedy-1", 2)
    monkeypatch.delattr(fairness, "contest")
    assert Ledger(options, kept).accounts("greedy-1", "greedy-1", 2) == first
    with pytest.raises(NameError):
        Ledger(replace(options, komi=1), kept).accounts("greedy-1", "greedy-1", 1)
