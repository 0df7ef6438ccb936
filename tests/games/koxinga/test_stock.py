"""What a ship has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.koxinga.rules import RULES
from games.koxinga.stock import stock
from tests.support import koxinga


@pytest.mark.parametrize(
    ("seats", "counted"),
    [
        ("P1@20 [F3 G3 - - -]; P2@20 [F3 G3 - - -]", [0, 0, 0, 0]),
        ("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@22 [F3 G5 - - -]", [-4, 6, 0, 0]),
        ("P1@70 [G2 - - - -] +9p; P2@0 finished [G5 G4 - - -]", [-1, -7, 0, 9]),
    ],
)
def test_blocks_gold_and_treasure_count_beside_the_foremost_of_the_others(seats: str, counted: list[int]) -> None:
    view = RULES.view(koxinga.position({"seats": seats}), Seat(0))
    found = stock(view, Seat(0))
    assert [each.key.rpartition("-")[2] for each in found] == ["way", "gold", "stores", "treasure"]
    assert [round(each.amount) for each in found] == counted
