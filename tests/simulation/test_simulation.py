"""Some seeds of the simulation, and that a seed is the same whenever it is run."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.simulation.__main__ import main
from tests.simulation.runs import Result, catalogue, run
from tests.support.counts import LONG, count

SEEDS = count(1, full=1000)
SHORT = count(2, full=400)
"""Seeds of half a week: most of what goes wrong does so in the first days."""
AT_ONCE = count(1, full=10)
"""Seeds of one test: what they share is made once."""


lived = cache(run)
"""What came of a seed; it is the same again."""


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with catalogue():
        yield


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_whatever_goes_wrong_comes_right(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        result = run(seed)
        assert not result.problems, "\n".join((f"seed {seed}", *result.story, *result.problems))


@pytest.mark.parametrize("first", range(0, SHORT, 2 * AT_ONCE))
def test_whatever_goes_wrong_in_some_days_comes_right(first: int) -> None:
    for seed in range(first, first + 2 * AT_ONCE):
        result = lived(seed, "days")
        assert not result.problems, "\n".join((f"seed {seed}", *result.story, *result.problems))


@pytest.mark.skipif(not LONG, reason="weeks")
@pytest.mark.parametrize("first", range(0, 100, AT_ONCE))
def test_what_is_taken_back_for_weeks_comes_right(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        result = run(seed, "takebacks")
        assert not result.problems, "\n".join((f"seed {seed}", *result.story, *result.problems))


def test_nothing_goes_wrong_by_itself() -> None:
    for seed in range(count(1, full=100)):
        result = run(seed, "calm")
        assert not result.problems, "\n".join((f"seed {seed}", *result.story, *result.problems))


def test_a_seed_is_the_same_to_the_byte_in_another_process(tmp_path: Path) -> None:
    """In which sets and dicts of words have another order."""
    scenario = "week" if LONG else "days"
    asked = ("--scenario", scenario, "--from", "1", "--seeds", "1", "--story", "--results", str(tmp_path / "results"))
    here = lived(1, scenario)
    there = subprocess.run(
        (sys.executable, "-m", "tests.simulation", *asked),
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=False,
    )
    whole = "\n".join((f"seed 1: {here.trace}", *here.story, ""))
    assert there.stdout.decode().replace(os.linesep, "\n").startswith(whole), there.stderr
    assert not here.problems, "\n".join((whole, *here.problems))


def test_a_seed_that_fails_prints_its_story_and_no_seed_is_run_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[int] = []

    def failing(seed: int, scenario: str) -> Result:
        ran.append(seed)
        return Result(seed, ("two boards",) if seed == 5 else (), (f"what happened in {seed}",), "a trace")

    monkeypatch.setattr("tests.simulation.__main__.run", failing)
    asked = ["--from", "4", "--seeds", "2", "--results", str(tmp_path / "results")]
    first = CliRunner().invoke(main, asked)
    assert first.exit_code == 1
    assert "what happened in 5" in first.output
    assert "two boards" in first.output
    assert "what happened in 4" not in first.output
    again = CliRunner().invoke(main, [*asked[:3], "3", *asked[4:]])
    assert ran == [4, 5, 6]
    assert again.exit_code == 1
    assert "3 seeds, 1 failed: [5]" in again.output
