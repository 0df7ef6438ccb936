"""What a ship has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.koxinga.guess import usual_treasure
from games.koxinga.rules import RULES
from games.koxinga.state import View
from games.koxinga.stock import stock
from tests.support import koxinga


def seen(seats: str) -> View:
    return RULES.view(koxinga.position({"seats": seats}), Seat(0))


@pytest.mark.parametrize(
    ("seats", "counted"),
    [
        ("P1@20 [F3 G3 - - -]; P2@20 [F3 G3 - - -]", [0, 0, 0, 0]),
        ("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@22 [F3 G5 - - -]", [-4, 6, 0, 0]),
        ("P1@70 [G2 - - - -] +9p; P2@0 finished [G5 G4 - - -]", [-1, -7, 0, 9]),
        ("P1@20 [F1 G3 - - -]; P2@20 [F9 C6 G3 - -]", [0, 0, -2, 0]),
    ],
)
def test_blocks_gold_and_treasure_count_beside_the_foremost_of_the_others(seats: str, counted: list[int]) -> None:
    view = seen(seats)
    found = stock(view, Seat(0), view)
    assert [each.key for each in found] == [f"koxinga-stock-{name}" for name in ("way", "gold", "stores", "treasure")]
    assert [round(each.amount) for each in found] == counted


def test_a_fall_is_counted_beside_one_ship_which_is_foremost_at_its_end() -> None:
    before = seen("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@21 [F3 G5 - - -]")
    after = seen("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@26 [F3 G5 - - -]")
    counted = [stock(view, Seat(0), after) for view in (before, after)]
    assert {each.other for found in counted for each in found} == {Seat(2)}, "whom the words name"
    ends = [[each.amount for each in found] for found in counted]
    assert [now - then for then, now in zip(*ends, strict=True)] == [-5, 0, 0, 0]


def test_a_treasure_in_hiding_is_worth_what_such_cards_are_worth_later() -> None:
    """What the viewer draws in between is known to them, and what they do not know is worth less by it."""
    before = seen("P1@20 [F3 G3 - - -]; P2@20 [F3 G3 - - -] +4p")
    after = seen("P1@20 [F3 G3 - - -] +8p,9p; P2@20 [F3 G3 - - -] +4p")
    assert usual_treasure(after) < usual_treasure(before), "else the case shows nothing"
    assert stock(before, Seat(0), after)[-1].amount == -usual_treasure(after)
