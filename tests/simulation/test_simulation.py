"""Some seeds of the simulation, and that a seed is the same whenever it is run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.simulation.runs import catalogue, run
from tests.support.counts import LONG, count

SEEDS = count(20, full=1000)
SHORT = count(40, full=400)
"""Seeds of half a week: most of what goes wrong does so in the first days."""
AT_ONCE = 10
"""Seeds of one test: what they share is made once."""


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
        result = run(seed, "days")
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


def test_a_seed_is_the_same_to_the_byte_whenever_it_is_run() -> None:
    first, second = run(3), run(3)
    assert first.story == second.story
    assert first.trace == second.trace
