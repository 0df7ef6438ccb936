"""The original's player against vectors computed with the original program (Koxinga 9.7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import Seat
from games.koxinga.holds import change
from games.koxinga.players import original
from games.koxinga.state import Phase
from tests.support import koxinga

# mode, seat, items, hand, dice, card, forks chosen (first move's), value
VECTORS = {
    "A1": ("resource", "P1@20 [F3 G3 - - -]", "22=food2, 24=treasure", "1 8 10", (2, 2), 1, "outer", 5),
    "A2": ("resource", "P1@20 [F3 G3 - - -]", "", "8 9 10", (2, 5), 8, "outer", 7),
    "A3": ("resource", "P1@20 [- - - - -]", "21=gold7", "6 7 10", (4, 3), 7, "outer", 8),
    "A4": ("resource", "P1@20 [- - - - -]", "21=gold7", "7 10", (4, 3), 10, "outer", 7),
    "A5": ("resource", "P1@20 [F4 - - - -]", "20=food2", "4", (1, 5), 4, "outer", 3),
    "A6": (
        "resource",
        "P1@20 [- - - - -]",
        "21=gold3, 22=gold3, 23=gold3, 24=gold3, 25=gold3, 26=gold3, 27=gold3",
        "1 2",
        (3, 1),
        1,
        "outer",
        0,
    ),
    "A7": ("resource", "P1@4 [F6 G3 - - -]", "7=food2, 14=food2", "2", (3, 4), 2, "outer", 2),
    "A8": ("resource", "P1@4 [F6 G3 - - -]", "7=food3, 14=food2", "2", (3, 4), 2, "inner", 2),
    "A9": ("resource", "P1@4 [F6 G3 - - -]", "7=treasure, 14=food2", "2", (3, 4), 2, "outer", 11),
    "A10": ("forward", "P1@4 [F6 G3 - - -]", "7=treasure, 14=food2", "2", (3, 4), 2, "inner", 3),
    "A11": ("forward", "P1@4 [F6 G3 - - -]", "7=food2, 14=gold5", "2", (3, 4), 2, "outer", 3),
    "A12": ("forward", "P1@20 [F3 - - - -]", "22=food3, 24=food3", "1 2", (2, 2), 1, "outer", 4),
    "A13": ("forward", "P1@20 [F1 - - - -]", "22=food4, 24=food4", "1 6", (4, 4), 6, "outer", 2),
}
SWAPS = {
    "A14": ("resource", "25=treasure", "2 3 10", (5, 2), 3, (2, 5)),
    "A15": ("resource", "25=treasure", "2 5 10", (5, 2), 2, (5, 2)),
    "A16": ("forward", "", "8 9 10", (2, 5), 8, (5, 2)),
}


def position(seat: str, items: str, hand: str):
    return koxinga.position({"seats": seat, "items": items, "hands": f"P1 {hand}"})


@pytest.mark.parametrize("vector", VECTORS)
def test_the_card_is_the_original_programs(vector):
    mode, seat, items, hand, dice, card, fork, value = VECTORS[vector]
    pick = original.evaluate(position(seat, items, hand), Seat(0), dice, forward=mode == "forward")
    assert (pick.card, pick.forks[0], pick.best) == (card, fork, value)


@pytest.mark.parametrize("vector", SWAPS)
def test_the_starter_swaps_unless_the_rolled_order_is_better(vector):
    mode, items, hand, rolled, card, final = SWAPS[vector]
    state = replace(position("P1@20 [F3 G3 - - -]", items, hand), phase=Phase.SWAP, dice=rolled)
    swapped = original.swaps(state, Seat(0), forward=mode == "forward")
    dice = rolled[::-1] if swapped else rolled
    assert (dice, original.evaluate(state, Seat(0), dice, forward=mode == "forward").card) == (final, card)


def fought(seats: str, items: str) -> koxinga.State:
    return koxinga.acting(koxinga.position({"seats": seats, "items": items}), "P1 card 1 action 1 die 1")


@pytest.mark.parametrize(
    ("seats", "move"),
    [
        ("P1@19 [F3 G3 C6 C5 C1]; P2@20 [F3 - - - -]", "fire 11"),
        ("P1@19 [F3 G3 C6 C4 -]; P2@20 [F3 - - - -]", "fire all"),
    ],
    ids=["B1", "B2"],
)
def test_an_attacker_commits_enough_against_the_best_defender(seats, move):
    state = fought(seats, "20=food2")
    assert koxinga.RULES.format(original.decide(state, Seat(0), forward=False)) == move


@pytest.mark.parametrize(
    ("seats", "move"),
    [
        ("P1@19 [F3 G3 - - -]; P2@20 [F3 C6 C2 - -]", "fire 4"),
        ("P1@19 [F3 G3 - - -]; P2@20 [F3 C1 C2 - -]", "fire all"),
    ],
    ids=["B3", "B4"],
)
def test_a_defender_commits_enough_to_win(seats, move):
    state, _ = koxinga.fed(fought(seats, "20=food2"), ["battle 3"])
    assert koxinga.RULES.format(original.decide(state, Seat(1), forward=False)) == move


def test_an_owner_of_the_four_best_treasures_loots_goods():
    seats = "P1@19 [F3 G3 - - -] +6p,7p,8p,9p; P2@20 [G6 - - - -] +3p,5p"
    state, _ = koxinga.fed(fought(seats, "20=food2"), ["battle 3", "battle 0"])
    assert original.decide(state, Seat(0), forward=False) == ("loot", "c1")


@pytest.mark.parametrize("owned", ["7p,8p,9p", "6p,8p,9p", "6p,7p,9p", "6p,7p,8p", "6p,7p"])
def test_a_winner_prefers_treasure_else(owned):
    seats = f"P1@19 [F3 G3 - - -] +{owned}; P2@20 [G6 - - - -] +3p,5p"
    state, _ = koxinga.fed(fought(seats, "20=food2"), ["battle 3", "battle 0"])
    assert original.decide(state, Seat(0), forward=False) == ("loot", "treasure")


def test_a_stored_branch_is_kept_although_the_position_has_changed():
    given = {
        "seats": "P1@4 [F6 G3 - - -]; P2@0 [F3 G3 - - -]",
        "items": "7=food3, 14=food2",
        "hands": "P1 2; P2 8 9 10",
    }
    state, _ = koxinga.fed(koxinga.position(given), ["dice 3 4", "keep", "P1 card 2"])
    changed = change(state, Seat(0), replace(state.players[0], cabins=(None,) * 5))
    state, _ = koxinga.fed(changed, ["P2 card 8"])
    assert state.phase is Phase.FORK
    assert original.decide(state, Seat(0), forward=False) == ("inner",)
