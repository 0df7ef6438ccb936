"""Worker tiles and their rotations (Cacao 2.1)."""

from __future__ import annotations

import pytest

from games.cacao import tiles


@pytest.mark.parametrize(("form", "turned"), [("1210", "0121"), ("1300", "0130"), ("0310", "0031")])
def test_a_quarter_turn_moves_the_last_digit_to_the_front(form: str, turned: str) -> None:
    assert turned in tiles.FORMS[tiles.TYPES[form]]


def test_the_thirteen_oriented_forms_differ() -> None:
    assert len(tiles.TYPES) == 13
