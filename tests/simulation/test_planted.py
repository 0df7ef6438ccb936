"""The simulation's checks bite: mistakes planted in the program are found, each by a check that knows nothing of it."""

from __future__ import annotations

import pytest

from tests.simulation.mistakes import MISTAKES, REPORTED, Mistake, planted
from tests.simulation.runs import catalogue, run
from tests.support.counts import LONG

MOST = 500
"""Seeds within which each is found."""
SAMPLE = {"open hand", "answers forgotten"}
"""Those that are tried every time: they are found at once."""


@pytest.mark.parametrize(
    "mistake", [each for each in MISTAKES if LONG or each.name in SAMPLE], ids=lambda mistake: mistake.name
)
def test_a_planted_mistake_is_found(mistake: Mistake) -> None:
    with catalogue(), planted(mistake):
        assert any(run(seed).problems for seed in range(MOST)), mistake.about


def test_there_are_twenty_and_those_that_were_reported_once() -> None:
    assert len(MISTAKES) >= 20
    assert sum(mistake.origin == REPORTED for mistake in MISTAKES) == 8
