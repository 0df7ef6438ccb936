"""The command that finds puzzles and checks those that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks import puzzles as finder
from bot.catalogue import games
from games import puzzles
from games.exercise import begun
from games.puzzles import Puzzle, kept
from games.replacing import replace
from tests.support.counts import LONG


def sample(name: str) -> list[tuple[int, Puzzle]]:
    """The first puzzle of each kind with its number: of each reason, and of each number of seats. With full counts
    all."""
    every, kinds = list(enumerate(kept(name), 1)), dict[object, tuple[int, Puzzle]]()
    for number, one in every:
        kinds.setdefault((one.why, one.script.partition("\n")[0]), (number, one))
    return every if LONG else list(kinds.values())


KEPT = [pytest.param(name, one, id=f"{name}-{number}") for name in games() for number, one in sample(name)]


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the first three is enough, where the command asks for 38 of 40: whatever holds there holds here."""
    if not LONG:
        monkeypatch.setattr(finder, "WORLDS", 3)
        monkeypatch.setattr(finder, "SURE", 1)
    monkeypatch.setattr("benchmarks.puzzles.os.nice", lambda more: more)


@pytest.mark.parametrize(("name", "one"), KEPT)
def test_every_kept_puzzle_holds(name: str, one: Puzzle) -> None:
    assert finder.holds(games()[name].rules, one)


@pytest.mark.parametrize(
    ("name", "other"), [("cardgo", "pass"), ("cacao", "1111"), ("koxinga", "keep"), ("jiangshan", "resign")]
)
def test_with_another_answer_a_puzzle_does_not_hold(name: str, other: str) -> None:
    rules, one = games()[name].rules, kept(name)[0]
    assert not finder.holds(rules, replace(one, gain=one.gain + 1) if one.gain else replace(one, answer=other))


def test_with_a_reason_that_is_not_true_a_puzzle_does_not_hold() -> None:
    one = kept("cardgo")[0]
    assert one.why == "cardgo-why-hp"
    assert not finder.holds(games()["cardgo"].rules, replace(one, why="cardgo-why-guard"))


def test_the_command_says_what_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    right, wrong = kept("cardgo")[0], replace(kept("cardgo")[0], answer="pass")
    monkeypatch.setattr(finder, "kept", lambda name: (right, wrong))
    told = CliRunner().invoke(finder.main, ["check", "cardgo"])
    assert told.output == "1 hold; these do not: pass\n"
    assert told.exit_code == 1


def test_what_is_found_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    (tmp_path / "cardgo").mkdir()
    assert kept("cardgo") == ()
    found = (
        Puzzle("#: seats 2\n1 1@A1", 1, '2@"B2"', why="cardgo-why-hp", follows=[[0, '3@"A2"']]),
        Puzzle("1 pass", 0, "3@C3", gain=8),
    )
    for each in found:
        finder.add("cardgo", each)
    assert kept("cardgo") == found


def test_a_game_that_is_played_is_a_script() -> None:
    rules = games()["cacao"].rules
    positions = finder.played(rules, "standard", 2, 1)
    for _ in range(3):
        state, seat, lines, _ = next(positions)
    again, _, _ = begun(rules, puzzles.exercise("cacao", Puzzle("\n".join(lines), int(seat), "x", gain=8)))
    assert again == state
