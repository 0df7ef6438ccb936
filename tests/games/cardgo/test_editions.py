"""What fans ask of CardGO where one chooses: names, what effects and terrain do, and what a pass would end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.cardgo.options import PRESETS
from games.cardgo.rules import RULES
from games.cardgo.state import GREEN, RED, Card, Effect, State
from games.core import Chance, Text
from games.moves import choice, preview, settle


def dealt(preset: str, **changes: object) -> State:
    state = settle(RULES, RULES.setup(PRESETS[preset], 2), lambda line: Chance(b"names", line), 0).state
    return replace(state, **changes)  # type: ignore[arg-type]  # the caller knows the fields


def label(state: State, *path: str) -> Text:
    return RULES.label(RULES.view(state, state.turn), path)


def test_a_card_has_a_name_and_tells_its_effect() -> None:
    hand = (Card(2), Card(3, Effect.KINDNESS), Card(4), Card(4, Effect.JOY))
    state = dealt("cards", hands=(hand, hand))
    assert label(state, "2").key == "cardgo-label-card"
    assert label(state, "3").key == "cardgo-label-card-effect", "the only card of its value says what it is"
    assert label(state, "4").key == "cardgo-label-value"
    told = dict(label(state, "4", "e3").args)
    assert (told["name"], told["about"]) == (Text("cardgo-name-4"), Text("cardgo-picture-effect-3"))


def test_terrain_is_explained_where_a_cell_is_picked() -> None:
    state = dealt("full")
    card = state.hands[GREEN][0]
    head = (str(card.value), f"e{card.effect:d}")
    keys = set()
    columns = choice(RULES, state, GREEN, head)
    assert columns is not None
    for column in columns.tokens:
        rows = choice(RULES, state, GREEN, (*head, column))
        assert rows is not None
        keys |= {label(state, *head, column, row).key for row in rows.tokens}
    assert "cardgo-label-terrain" in keys


@pytest.mark.parametrize(
    ("hp", "key", "winner"),
    [
        ((30, 20), "cardgo-label-pass-ends", GREEN),
        ((9, 20), "cardgo-label-pass-ends", RED),
        ((9, 9), "cardgo-label-pass-draw", None),
    ],
)
def test_a_pass_that_would_end_the_game_says_so(hp: tuple[int, int], key: str, winner: object) -> None:
    state = dealt("quick", hp=hp, passed=(False, True))
    told = label(state, "pass")
    assert (told.key, dict(told.args).get("winner")) == (key, winner)
    assert label(dealt("quick"), "pass").key == "cardgo-label-pass"
    after, _ = RULES.apply(state, state.turn, ("pass",))
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.winners == (() if winner is None else (winner,))


@pytest.mark.parametrize(
    ("preset", "hp", "ends"),
    [
        ("quick", (30, 20), "win"),
        ("quick", (9, 20), "lose"),
        ("quick", (9, 9), "draw"),
        ("even", None, "lose"),
        ("classic", None, "draw"),
    ],
)
def test_the_preview_of_a_pass_says_who_wins_if_both_pass(preset: str, hp: tuple[int, int] | None, ends: str) -> None:
    """Where nobody has lost anything, the points for the second player decide."""
    state = dealt(preset) if hp is None else dealt(preset, hp=hp)
    assert state.turn == GREEN
    assert _said_of_a_pass(state) == ends
    passed, _ = RULES.apply(state, GREEN, ("pass",))
    outcome = RULES.outcome(RULES.apply(settled(passed), RED, ("pass",))[0])
    assert outcome is not None
    assert outcome.winners == {"win": (GREEN,), "lose": (RED,), "draw": ()}[ends]
    red = settled(RULES.apply(replace(state, hp=state.hp[::-1]), GREEN, ("pass",))[0])
    assert _said_of_a_pass(replace(red, passed=(False, False))) == ends, "as the other side sees it"


def settled(state: State) -> State:
    return settle(RULES, state, lambda line: Chance(b"names", line), 0).state


def _said_of_a_pass(state: State) -> object:
    foreseen = preview(RULES, RULES.view(state, state.turn), ("pass",))
    assert foreseen is not None
    (line,) = foreseen.lines
    return dict(line.args)["ends"]
