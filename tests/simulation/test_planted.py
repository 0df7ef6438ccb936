"""The simulation's checks bite: mistakes planted in the program are found, each by a check that knows nothing of it,
over what Discord, the disk and people saw."""

from __future__ import annotations

from collections import Counter
from pkgutil import resolve_name

import pytest

from tests.simulation.mistakes import DESIGN, FOUND, MISSED, MISTAKES, REPORTED, Mistake, planted
from tests.simulation.peeks import PEEKS
from tests.simulation.runs import catalogue, run
from tests.support.counts import LONG

MOST = 500
"""Seeds within which each is found."""
SAMPLE = {"open hand", "answers forgotten", "anybody's move", "unasked", "full disk", "nobody named"}
"""Those that are tried every time: they are found at once."""


@pytest.mark.parametrize(
    "mistake", [each for each in MISTAKES if LONG or each.name in SAMPLE], ids=lambda mistake: mistake.name
)
def test_a_planted_mistake_is_found(mistake: Mistake) -> None:
    """By the seed that is known to find it; where the program has changed since, and other things happen in that week,
    by another one."""
    known = [FOUND[mistake.name]] if mistake.name in FOUND and not LONG else []
    with catalogue(), planted(mistake):
        assert any(run(seed, hasty=True).harms for seed in (*known, *range(MOST))), mistake.harm


def test_there_are_more_than_twenty_and_each_was_thought_of_by_somebody() -> None:
    origins = Counter(mistake.origin for mistake in MISTAKES)
    assert (origins[REPORTED], origins[DESIGN], origins[MISSED]) == (9, 33, 4)
    assert len(MISTAKES) >= 20
    assert FOUND.keys() <= {mistake.name for mistake in MISTAKES}


@pytest.mark.parametrize("mistake", [*MISTAKES, *PEEKS], ids=lambda mistake: mistake.name)
def test_a_planted_mistake_is_one_sentence_of_harm_and_names_the_code_that_should_prevent_it(mistake: Mistake) -> None:
    assert mistake.harm.endswith(".")
    assert ". " not in mistake.harm
    assert resolve_name(mistake.place) is not None
