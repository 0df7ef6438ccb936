"""The generator of random maps (CardGO 15.1)."""

from __future__ import annotations

import pytest

from games.cardgo import maps
from games.cardgo.board import Ground, ground
from games.cardgo.options import Options
from games.core import Chance

TABLE = {
    "random:light": {"123": 860, "789a": 80, "b": 15, "d": 15, "c": 10, "5": 10, "e": 5, "6": 5},
    "random:medium": {"123": 700, "789a": 160, "b": 40, "d": 30, "c": 20, "5": 25, "e": 15, "6": 10},
    "random:heavy": {"123": 520, "789a": 240, "b": 60, "d": 50, "c": 40, "5": 50, "e": 25, "6": 15},
}

LAKES = {"random:light": 0, "random:medium": 1, "random:heavy": 2}


@pytest.mark.parametrize("name", TABLE)
def test_the_weights_are_those_of_the_table(name: str) -> None:
    profile = maps.PROFILES[name]
    assert dict(profile.weights) == TABLE[name]
    assert sum(TABLE[name].values()) == 1000
    assert profile.lakes == LAKES[name]


@pytest.mark.parametrize(
    ("columns", "rows", "cells"),
    [(5, 5, 3), (9, 8, 3), (10, 10, 4), (12, 12, 5), (14, 14, 7), (15, 15, 8), (19, 19, 8)],
)
def test_the_size_of_a_lake(columns: int, rows: int, cells: int) -> None:
    assert maps.lake_size(Options(columns=columns, rows=rows)) == cells


def test_a_map_may_have_as_much_water_as_its_lakes() -> None:
    for number in range(20):
        options = Options(map="random:medium", columns=15, rows=15)
        assert maps.draw(options, Chance(b"lakes", number)).count("4") <= 2 * 8
    assert any(maps.draw(options, Chance(b"lakes", number)).count("4") == 2 * 8 for number in range(20))


@pytest.mark.parametrize(
    ("columns", "rows", "block"),
    [(5, 5, {12}), (6, 5, {14, 15}), (5, 6, {12, 17}), (6, 6, {14, 15, 20, 21})],
)
def test_the_central_block(columns: int, rows: int, block: set[int]) -> None:
    assert maps.centre(Options(columns=columns, rows=rows)) == block


@pytest.mark.parametrize(("stones", "fits"), [(39, True), (40, True), (41, False)])
def test_three_fifths_of_the_cells_can_be_played_on(stones: int, fits: bool) -> None:
    assert maps.acceptable(land(10, 10, "1" * (100 - stones) + "5" * stones)) == fits


@pytest.mark.parametrize(("cut", "fits"), [(5, True), (4, True), (3, False)])
def test_half_of_the_cells_hang_together(cut: int, fits: bool) -> None:
    """A column of water, as wide as needed, between two shores: the larger side must hold half of the board."""
    rows = ["1" * (cut + 1) + "4" * 4 + "1" * (5 - cut)] * 10
    assert maps.acceptable(land(10, 10, "".join(rows))) == fits


def test_no_tree_stands_beside_a_tree() -> None:
    trees = 0
    for number in range(12):
        codes = maps.draw(Options(map="random:heavy", columns=19, rows=19), Chance(b"trees", number))
        drawn = land(19, 19, codes)
        trees += sum(drawn.trees)
        assert not any(
            drawn.trees[cell] and any(drawn.trees[other] for other in drawn.four[cell]) for cell in range(len(codes))
        )
    assert trees > 50


def test_after_a_hundred_failures_the_ground_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[Ground] = []

    def refuse(drawn: Ground) -> bool:
        refused.append(drawn)
        return False

    monkeypatch.setattr(maps, "acceptable", refuse)
    options = Options(map="random:heavy", columns=6, rows=6)
    assert maps.draw(options, Chance(b"never", 1)) == "1" * 36
    assert len(refused) == 100


@pytest.mark.parametrize(
    ("begun", "offered"),
    [
        ("", "12356789abcde4"),
        ("c", "12356789abde4"),
        ("1" * 12, "1"),
        ("1" * 13, "1"),
        ("2" + "1" * 23, "2"),
    ],
)
def test_a_map_fed_by_hand_obeys_the_generator(begun: str, offered: str) -> None:
    found = maps.continuations(Options(map="random:heavy", columns=5, rows=5), begun)
    assert set(found) == set(offered)


def land(columns: int, rows: int, codes: str) -> Ground:
    return ground(columns, rows, codes)
