"""What the report of a round says, in English: what a card does, and a run of steps back in one line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import renderers
from games import moves
from games.chronicle import fateful
from games.core import CHANCE, Seat
from games.koxinga.chronicle import FATES
from games.koxinga.rules import RULES
from games.koxinga.state import Phase, Plan
from renderers.words import catalogue
from tests.support import koxinga

WORDS = catalogue("en", (Path(renderers.__file__).parent / "locales",))


def told(
    seats: str,
    items: str,
    card: int,
    dice: tuple[int, int],
    back: str | None = None,
    *,
    folded: bool = False,
) -> list[str]:
    """What everybody hears of a round in which the second player only loads; `folded`, what a long report keeps."""
    state = koxinga.position({"seats": seats, "items": items, "hands": f"P1 {card}; P2 10"})
    players = (replace(state.players[0], plan=Plan(back=back)), *state.players[1:])
    state = replace(state, players=players, phase=Phase.CARDS, dice=dice)
    state, _ = RULES.apply(state, Seat(0), ("card", str(card)))
    _, events = RULES.apply(state, Seat(1), ("card", "10"))
    said = [
        WORDS.say(event.text, lambda seat: f"P{seat + 1}")
        for event in events
        if event.to is None and not (folded and event.detail)
    ]
    return [line for line in said if not line.startswith(("P2", "You"))]


@pytest.mark.parametrize(
    ("card", "dice", "said"),
    [
        (2, (5, 3), "P1 shows card 2: 5 blocks on, then 3 cannons."),
        (5, (1, 1), "P1 shows card 5: one block back, then 1 gold."),
        (6, (4, 2), "P1 shows card 6: 4 food, then no move."),
        (4, (2, 6), "P1 shows card 4: one block on, then 6 food."),
    ],
)
def test_a_card_that_is_shown_says_what_it_does(card: int, dice: tuple[int, int], said: str) -> None:
    assert told("P1@20 [F6 G3 - - -]", "", card, dice)[0] == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (5, ["P1 shows card 5: no move, then 1 gold.", "P1 stays."]),
        (6, ["P1 shows card 6: 1 food, then no move.", "P1 stays."]),
    ],
)
def test_a_ship_that_would_sail_back_from_the_start_stays(card: int, said: list[str]) -> None:
    heard = told("P1@0 [F3 G3 - - -]", "", card, (1, 1))
    assert [line for line in heard if "load" not in line] == said


def test_a_run_of_steps_back_is_one_line() -> None:
    assert told("P1@20 [F3 G2 - - -]", "21=food2, 22=gold3, 23=food4", 2, (3, 1))[1:4] == [
        "P1 sails to 23.",
        "P1 can pay only 3 of 4 food on 23, and loses that.",
        "P1 can pay only 2 of 3 gold on 22, and loses that.",
    ]
    assert "P1 goes back 3 blocks, to 20." in told("P1@20 [F3 G2 - - -]", "21=food2, 22=gold3, 23=food4", 2, (3, 1))


@pytest.mark.parametrize(
    ("seats", "card", "lost"),
    [
        ("P1@20 [F3 - - - -]", 1, "P1 can pay only 3 of 4 food on 23, and loses that."),
        ("P1@20 [F3 F1 F2 F3 F4]", 6, "P1 loses the new 3 food: all five cabins hold that kind."),
    ],
)
def test_what_is_lost_is_not_folded_away(seats: str, card: int, lost: str) -> None:
    assert lost in told(seats, "23=food4", card, (3, 2), folded=True)


def test_a_single_step_back_says_where_it_leads() -> None:
    assert "P1 goes back to 22." in told("P1@20 [F3 - - - -]", "23=food4", 2, (3, 1))


def test_a_battle_parts_a_run() -> None:
    said = told("P1@20 [- - - - -]; P2@21 [F1 - - - -]", "21=food2, 22=food2, 23=food2", 2, (3, 1))
    assert said[-2:] == ["P1 goes back 2 blocks, to 21.", "P1 meets P2 on 21: battle!"]


def test_where_ways_meet_a_run_goes_on_if_the_branch_is_chosen_beforehand() -> None:
    items = "16=food2, 17=food2, 15=food2"
    assert told("P1@15 [- - - - -]", items, 2, (2, 1))[-1] == "P1 goes back to 16."
    said = told("P1@15 [- - - - -]", items, 2, (2, 1), "inner")
    assert "P1 goes back 3 blocks, to 14." in said


@pytest.mark.parametrize(
    ("die", "said"),
    [
        ("10", ["P2 commits one cannon.", "P2 rolls 10: 11 in all.", "P2 beats P1: 11 against 3."]),
        ("flame", ["P2 commits one cannon.", "P2 beats P1 by rolling the flame!"]),
    ],
)
def test_a_defenders_die_is_told_like_the_attackers(die: str, said: list[str]) -> None:
    state = koxinga.position({"seats": "P1@19 [C1 - - - -]; P2@20 [C1 - - - -]"})
    state = koxinga.acting(state, "P1 card 1 action 1 die 1")
    state, _ = koxinga.fed(state, ["P1 fire 1", "battle 2"])
    state, spent = moves.play(RULES, state, Seat(1), ("fire", "all"))
    _, rolled = moves.play(RULES, state, CHANCE, ("battle", die))
    heard = [WORDS.say(event.text, lambda seat: f"P{seat + 1}") for event in (*spent, *rolled)]
    assert heard[: len(said)] == said


def test_a_flame_is_told_of_each_ship_that_it_beats() -> None:
    """Whoever was beaten by one was told neither in the news nor in a review."""
    state = koxinga.position({"seats": "P1@19 [C1 - - - -]; P2@20 [F1 - - - -]; P3@20 [F1 - - - -]"})
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["P1 fire 0"])
    _, events = moves.play(RULES, state, CHANCE, ("battle", "flame"))
    told = [event.text for event in events if event.text.key == "koxinga-event-flame"]
    heard = [WORDS.say(each, lambda seat: f"P{seat + 1}") for each in told]
    assert heard == ["P1 beats P2 by rolling the flame!", "P1 beats P3 by rolling the flame!"]
    assert fateful(FATES, told, Seat(2), None, up=False) == told[1:2]
    assert fateful(FATES, told, Seat(0), None, up=True) == told


def test_whoever_comes_for_a_treasure_that_was_just_found_hears_by_whom() -> None:
    """“Sails to 22” stood alone where the preview had promised a treasure."""
    seats, gone = "P1@20 [F3 G3 - - -]; P2@18 [F3 G3 - - -]", "The treasure on 22 is gone: P2 was there first."
    for second, items, said in ((1, "22=treasure", True), (10, "22=treasure", False), (1, "23=treasure", False)):
        state = koxinga.position({"seats": seats, "items": items, "hands": f"P1 3; P2 {second}", "starter": "P2"})
        state = replace(state, phase=Phase.SWAP, dice=(4, 2))
        state, _ = RULES.apply(state, Seat(1), ("keep",))
        state, _ = RULES.apply(state, Seat(0), ("card", "3"))
        state, events = RULES.apply(state, Seat(1), ("card", str(second)))
        while state.phase is Phase.TREASURE:
            state, more = RULES.apply(state, CHANCE, ("treasure", "9p"))
            events = (*events, *more)
        heard = [WORDS.say(event.text, lambda seat: f"P{seat + 1}") for event in events if event.to is None]
        assert (gone in heard) is said, (second, items)
