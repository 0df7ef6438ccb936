"""What a ship has beside the others, as a review counts it."""

from __future__ import annotations

import pytest

from games.core import Seat
from games.koxinga.outcome import parts
from games.koxinga.rules import RULES
from games.koxinga.state import Phase, View
from games.koxinga.stock import stock
from games.replacing import replace
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


def test_at_the_end_the_points_of_the_score_are_counted() -> None:
    """Six blocks apart looked like little, where home was worth ten points more."""
    state = koxinga.position({"seats": "P1@65 [F3 G9 - - -] +8p; P2@0 finished [F3 G9 - - -] +9p,6p,5p; P3@66"})
    state = replace(state, phase=Phase.OVER)
    view = RULES.view(state, Seat(0))
    found = stock(view, Seat(0), view)
    assert [(each.key.removeprefix("koxinga-stock-score-"), each.has, each.beside) for each in found] == [
        ("position", 5, 15),
        ("treasure", 8, 20),
        ("gold", 9, 9),
    ]
    assert sum(each.worth * each.beside for each in found) == sum(parts(state.players[1]))
    assert {(each.worth, each.other) for each in found} == {(1, Seat(1))}


def test_in_a_stretch_to_the_end_hidden_cards_count_what_they_are_worth_on_average() -> None:
    state = koxinga.position({"seats": "P1@65 [G9 - - - -] +8p; P2@66 [G9 - - - -] +9p"})
    view, end = (RULES.view(each, Seat(0)) for each in (state, replace(state, phase=Phase.OVER)))
    then, now = (stock(each, Seat(0), end) for each in (view, end))
    assert [each.beside for each in then] == [6, 5, 9]
    assert [each.beside for each in now] == [6, 9, 9]
