"""Every control's meaning survives its `custom_id`, and no `custom_id` is too long."""

from __future__ import annotations

import doctest
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.messages import custom_id
from bot.messages.custom_id import Action, Press

STAMP = some.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_", min_size=8, max_size=8)
PRESSES = some.builds(
    Press,
    some.sampled_from(Action),
    some.integers(0, 2**63 - 1),
    some.just("") | STAMP,
    some.lists(some.integers(0, 24), max_size=60).map(tuple),
)


@given(PRESSES)
def test_a_control_means_what_it_was_made_for(pressed: Press) -> None:
    assert custom_id.parse(custom_id.format(pressed)) == pressed


@given(PRESSES, some.text(max_size=custom_id.TYPED))
def test_a_typed_message_survives_too_and_fits_without_picks(pressed: Press, typed: str) -> None:
    assert custom_id.parse(custom_id.format(replace(pressed, typed=typed))) == replace(pressed, typed=typed)
    assert len(custom_id.format(replace(pressed, typed=typed, picks=()))) <= 100


@given(PRESSES)
def test_sixty_steps_fit_a_custom_id(pressed: Press) -> None:
    assert len(custom_id.format(pressed)) <= 100


def test_the_examples_in_the_codec_are_true() -> None:
    results = doctest.testmod(custom_id)
    assert results.attempted > 2
    assert results.failed == 0


def test_actions_are_told_apart_by_one_character() -> None:
    assert all(len(action.value) == 1 for action in Action)


@pytest.mark.parametrize("text", ["", "1", "2m7", "1!7", "1m*", "1m7.stamp.A", "something else"])
def test_a_foreign_control_means_nothing(text: str) -> None:
    assert custom_id.parse(text) is None
