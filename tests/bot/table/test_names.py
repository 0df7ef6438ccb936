"""What people are called at a table, so that nobody passes for another, or for nobody."""

from __future__ import annotations

import pytest

from bot.table.names import LENGTH, displayed, told_apart

TOWER = "Z" + "\u0301" * 40 + "oe"
"""A letter with marks that reach over the lines above it."""


@pytest.mark.parametrize("unseen", ["\u3164", "\u2800", "\u200b", "\u00ad", "\U000e0041", "\ufe0f", "\u115f", "\u202e"])
def test_what_nobody_sees_is_not_displayed(unseen: str) -> None:
    assert displayed(unseen * 3) == "?"
    assert told_apart([displayed(f"Ann{unseen}"), displayed("Ann")]) == ("Ann 1", "Ann 2")


def test_a_name_is_one_short_line_with_few_marks() -> None:
    assert displayed(TOWER) == "Z\u0301\u0301oe"
    assert displayed("\u0301\u0301Ann") == "Ann", "a mark stands on the name's own letter"
    assert displayed("Nguye\u0302\u0303n") == "Nguye\u0302\u0303n"
    assert displayed("Ann\nBen") == "Ann Ben"
    assert len(displayed("x" * 99)) == LENGTH


@pytest.mark.parametrize(
    "alike",
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),  # a Cyrillic letter
        ("Ann", "\uff21nn"),  # a wide one
        ("Ian", "lan"),
        ("P1", "Pl"),
        ("P2", "p2"),
        ("the computer", "The Computer"),
        ("An n", "Ann"),
    ],
)
def test_who_looks_alike_is_numbered(alike: tuple[str, str]) -> None:
    one, other = alike
    assert told_apart([one, "Cat", other]) == (f"{one} 1", "Cat", f"{other} 3")


def test_who_looks_like_nobody_else_keeps_the_name_and_no_number_is_anybodys_name() -> None:
    assert told_apart(["Ann", "Ben", "Änn"]) == ("Ann", "Ben", "Änn")
    assert told_apart(["Ann", "Ann", "Ann 1"]) == ("Ann 4", "Ann 2", "Ann 1")


def test_computers_are_called_by_the_number_of_their_seat() -> None:
    """As the sign of a ship or the colour of a player's pieces is."""
    assert told_apart(["Ann", "Computer", "Computer"]) == ("Ann", "Computer 2", "Computer 3")
