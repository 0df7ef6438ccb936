"""A State where a View belongs is a type error: what a renderer or a computer player may know is kept apart by mypy."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

PROGRAM = """
from games import moves
from games.core import Advise, Budget, Chance, Seat
from tests.support.toy import TOY, State, View

def mixed(state: State, view: View, advise: Advise[View], chance: Chance) -> None:
    TOY.choice({0}, ())
    TOY.refusal({0}, ())
    moves.preview(TOY, {0}, ("bid", "1"))
    TOY.label({0}, ("bid",))
    moves.follow(TOY, {0}, ("bid", "1"))
    TOY.think and TOY.think.guess({0}, chance)
    TOY.parse({0}, "bid 1")
    advise({0}, Seat(0), b"", Budget(1))
    TOY.view({1}, Seat(0))
    TOY.asked({1})
    TOY.facts({1}, ())
    moves.choice(TOY, {1}, Seat(0))
    TOY.apply({1}, Seat(0), ("bid", "1"))
"""


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch) -> Path:
    root = Path(__file__).parents[2]
    monkeypatch.chdir(root)
    return root


def _complaints(tmp_path: Path, program: str) -> list[int]:
    """The lines of `program` that mypy finds wrong."""
    file = tmp_path / "program.py"
    file.write_text(program)
    options = [
        "--strict",
        "--explicit-package-bases",
        "--no-error-summary",
        "--hide-error-context",
        "--cache-dir",
        str(tmp_path),
    ]
    told, wrong, _ = api.run([*options, str(file)])
    assert not wrong, wrong
    return [int(line.split(":")[1]) for line in told.splitlines() if ": error:" in line]


def test_a_state_is_no_view_and_a_view_no_state(project: Path, tmp_path: Path) -> None:
    assert _complaints(tmp_path, PROGRAM.format("view", "state")) == []
    calls = [number for number, line in enumerate(PROGRAM.splitlines(), start=1) if line.startswith(" ")]
    assert _complaints(tmp_path, PROGRAM.format("state", "view")) == calls
