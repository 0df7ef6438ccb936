"""Chance is fair and can be checked with any HMAC; the small values behave."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import core
from games.core import CHANCE, Chance, Choice, Seat, Text, text

SEED = bytes(range(32))


def test_chance_gives_the_numbers_it_always_gave() -> None:
    chance = Chance(SEED, 7)
    assert [chance.below(1000) for _ in range(8)] == [522, 599, 663, 464, 593, 318, 839, 31]
    player = Chance(SEED, 7, purpose="player")
    assert [player.below(1000) for _ in range(4)] == [136, 959, 354, 434]


def test_a_number_is_the_head_of_an_hmac_of_purpose_line_and_counter() -> None:
    chance = Chance(SEED, 41)
    for counter in range(3):
        digest = hmac.new(SEED, f"dice:41:{counter}".encode(), hashlib.sha256).digest()
        assert chance.below(1 << 64) == int.from_bytes(digest[:8], "big")


@pytest.mark.parametrize("other", [Chance(SEED, 8), Chance(SEED, 7, purpose="player"), Chance(b"x", 7)])
def test_line_purpose_and_seed_each_make_other_numbers(other: Chance) -> None:
    chance = Chance(SEED, 7)
    assert [chance.below(1 << 64) for _ in range(4)] != [other.below(1 << 64) for _ in range(4)]


@given(st.binary(min_size=1, max_size=40), st.integers(0, 10**6), st.integers(1, 1 << 64))
def test_numbers_stay_below_the_bound(seed: bytes, line: int, bound: int) -> None:
    chance = Chance(seed, line)
    assert all(0 <= chance.below(bound) < bound for _ in range(5))


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bound_without_fair_numbers_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance(SEED, 0).below(bound)


def _words(chance: Chance, *words: int) -> Chance:
    """`chance` with its next raw 64-bit numbers fixed."""
    rest = list(words)
    chance._word = lambda: rest.pop(0)  # type: ignore[method-assign]
    return chance


def test_values_that_would_make_some_numbers_likelier_are_drawn_again() -> None:
    top = (1 << 64) - 1
    assert _words(Chance(SEED, 0), top, 5).below(3) == 2  # 2**64 - 1 is a multiple of 3: the only value left over
    assert _words(Chance(SEED, 0), top - 1).below(3) == 2  # the last that is not
    assert _words(Chance(SEED, 0), top).below(1 << 63) == (1 << 63) - 1  # a power of two leaves nothing over


def test_every_number_comes_as_often_as_every_other() -> None:
    drawn = Counter(Chance(SEED, line).below(6) for line in range(6000))
    assert sorted(drawn) == list(range(6))
    assert sum((found - 1000) ** 2 / 1000 for found in drawn.values()) < 20.5  # chi-squared, 5 degrees, 0.1 %


@pytest.mark.parametrize(("word", "index"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 2), (5, 3)])
def test_a_weighted_index_takes_its_share_of_the_numbers(word: int, index: int) -> None:
    assert _words(Chance(SEED, 0), word).weighted((2, 0, 3, 1)) == index


@pytest.mark.parametrize("weights", [(), (0, 0)])
def test_weights_without_weight_are_refused(weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance(SEED, 0).weighted(weights)


def test_text_keeps_its_arguments_in_order() -> None:
    assert text("key", b=1, a=Seat(0)) == Text("key", (("b", 1), ("a", Seat(0))))


def test_a_seat_shows_what_it_is() -> None:
    assert repr(Seat(3)) == "Seat(3)"
    assert repr(text("key", seat=CHANCE)) == "Text(key='key', args=(('seat', Seat(-1)),))"


def test_only_a_choice_with_tokens_is_owed() -> None:
    assert Choice(text("p"), ("a",)).owed
    assert not Choice(text("p"), (), ("a",)).owed


def test_an_illegal_move_carries_its_reason() -> None:
    assert core.IllegalMove(text("why")).reason == text("why")
