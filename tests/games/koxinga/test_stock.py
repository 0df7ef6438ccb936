"""What a ship has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.koxinga.rules import RULES
from games.koxinga.state import View
from games.koxinga.stock import stock
from tests.support import koxinga


def seen(seats: str) -> View:
    return RULES.view(koxinga.position({"seats": seats}), Seat(0))


@pytest.mark.parametrize(
    ("seats", "own", "theirs"),
    [
        ("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@22 [F3 G5 - - -]", [37, 9, 3, 0, 0], [33, 3, 3, 0, 0]),
        ("P1@70 [G2 - - - -] +9p; P2@0 finished [G5 G4 - - -]", [1, 2, 0, 0, 1], [0, 9, 0, 0, 0]),
        ("P1@20 [F1 G3 - - -]; P2@20 [F9 C6 G3 - -] +4p,2p", [37, 3, 1, 0, 0], [37, 3, 9, 6, 2]),
    ],
)
def test_what_both_ships_have_is_what_everybody_counts(seats: str, own: list[int], theirs: list[int]) -> None:
    """A treasure is a card, whatever it may be worth, and no loot is any before it is taken."""
    view = seen(seats)
    found = stock(view, Seat(0), view)
    names = ("way", "gold", "food", "cannons", "treasure")
    assert [each.key for each in found] == [f"koxinga-stock-{name}" for name in names]
    assert [each.has for each in found] == own
    assert [each.beside for each in found] == theirs


def test_a_fall_is_counted_beside_one_ship_which_is_foremost_at_its_end() -> None:
    before = seen("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@21 [F3 G5 - - -]")
    after = seen("P1@20 [F3 G9 - - -]; P2@24 [F3 G3 - - -]; P3@26 [F3 G5 - - -]")
    counted = [stock(view, Seat(0), after) for view in (before, after)]
    assert {each.other for found in counted for each in found} == {Seat(2)}, "whom the words name"
    ends = [[each.beside for each in found] for found in counted]
    assert [now - then for then, now in zip(*ends, strict=True)] == [-5, 0, 0, 0, 0]
