"""Temples (Cacao 10)."""

from __future__ import annotations

import pytest

from games.cacao.outcome import awards
from games.core import Seat


@pytest.mark.parametrize(
    ("present", "prizes"),
    [
        ({}, {}),
        ({0: 1}, {0: 6}),
        ({0: 2, 1: 1}, {0: 6, 1: 3}),
        ({0: 2, 1: 1, 2: 1}, {0: 6, 1: 1, 2: 1}),
        ({0: 3, 1: 1, 2: 1, 3: 1}, {0: 6, 1: 1, 2: 1, 3: 1}),
        ({0: 1, 1: 1}, {0: 3, 1: 3}),
        ({0: 2, 1: 2, 2: 1}, {0: 3, 1: 3}),
        ({0: 1, 1: 1, 2: 1}, {0: 2, 1: 2, 2: 2}),
        ({0: 1, 1: 1, 2: 1, 3: 1}, {0: 1, 1: 1, 2: 1, 3: 1}),
    ],
)
def test_10_what_a_temple_gives(present: dict[int, int], prizes: dict[int, int]) -> None:
    assert awards({Seat(seat): count for seat, count in present.items()}) == prizes
