"""What players are told before they confirm, said in English."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import renderers
from bot.messages.limits import LABEL
from games import moves
from games.core import Move, Seat, text
from games.koxinga import board
from games.koxinga.cabins import Good, total
from games.koxinga.labels import label
from games.koxinga.preview import Preview
from games.koxinga.rules import RULES
from games.koxinga.state import Phase, State
from renderers.words import catalogue
from tests.support import koxinga

WORDS = catalogue("en", (Path(renderers.__file__).parent / "locales",))
LADEN = "P1@20 [F3 G3 - - -]"
FULL = "all your cabins are full, so"
MORE = "unless a treasure or a battle brings you more"
OTHER = "your smallest stack of another kind"
SMALLEST = "(by the rules, your smallest stack of another kind) must go overboard"
BATTLE = "battle with P2 (you lose in 46 of 100; if you win, you take 3 food)"
CARDS = {
    "loads": (LADEN, "", 8, (2, 5), ["First: load 2 food.", "Then: load 5 gold."]),
    "pays": (LADEN, "22=food2, 25=gold3", 1, (2, 3), ["First: to 22: pay 2 food.", "Then: to 25: pay 3 gold."]),
    "pays twice": (
        LADEN,
        "22=food2, 25=food3",
        1,
        (2, 3),
        [
            "First: to 22: pay 2 food.",
            "Then: to 25: pay 3 food; you hold only 1, so you lose that and go back to 24: nothing to pay.",
        ],
    ),
    "meets who lies behind": (
        f"{LADEN}; P2@22 [F3 - - - -]",
        "23=food4, 22=gold1",
        1,
        (3, 3),
        [
            "First: to 23: pay 4 food; you hold only 3, so you lose that and go back to 22: battle with P2"
            " (you lose in 46 of 100; if you win, you take 3 food), then, unless they take your gold: pay 1 gold.",
            "Then: from there to 25: nothing to pay.",
        ],
    ),
    "goes a long way back": (
        "P1@60 [- G2 C4 - -]; P2@57 [F3 - - - -]; P3@59 [C3 - - - -]",
        "62=food4, 61=gold5, 60=food2, 59=food2, 58=food2, 57=food2, 56=food2, 55=treasure",
        1,
        (2, 3),
        [
            "First: to 62: pay 4 food; you have no food, so you go back to 55: a treasure; on the way a battle on 59"
            " with P3 and on 57 with P2, which may change that; on the way you lose 2 gold.",
            f"Then: from there to 58: where 2 food must be paid; by then you have none, {MORE}.",
        ],
    ),
    "goes back where the ways meet": (
        "P1@15 [F1 G3 - - -]; P2@12 [F3 - - - -]",
        "16=food4, 12=food2, 15=gold2",
        2,
        (1, 3),
        [
            "First: to 16: pay 4 food; you hold only 1, so you lose that and go back to 12: battle with P2"
            " (you lose in 46 of 100; if you win, you take 3 food), then, unless you take food from them, with what you"
            " hold now: pay 2 food; you have no food, so you go back to 11: nothing to pay,"
            " or to 15: pay 2 gold, as you choose.",
            "Then: load 3 cannons.",
        ],
    ),
    "treasure": (
        LADEN,
        "21=treasure",
        1,
        (1, 3),
        ["First: to 21: a treasure.", "Then: from there to 24: nothing to pay."],
    ),
    "treasure after treasure": (
        "P1@5 [- - - - -]",
        "8=treasure, 11=treasure, 15=food2",
        1,
        (3, 3),
        [
            "First: as you choose, by the outer way to 8: a treasure; or by the inner way to 15: pay 2 food; you have"
            " no food, so you go back to 14: nothing to pay.",
            "Then: from 8 to 11: a treasure.",
            "Or: from 14 to 17: nothing to pay.",
        ],
    ),
    "from the start or from elsewhere": (
        "P1@4 [- - - - -]",
        ", ".join(f"{block}=food4" for block in range(1, 8)),
        1,
        (3, 4),
        [
            "First: as you choose, by the outer way to 7: pay 4 food; you have no food, so you go back to the start in"
            " Formosa Strait; or by the inner way to 14: nothing to pay.",
            f"Then: from Formosa Strait to 4: where 4 food must be paid; by then you have none, {MORE}.",
            "Or: from 14 to 18: nothing to pay.",
        ],
    ),
    "treasure before a fork": (
        "P1@2 [F3 - - - -]; P2@13 [F3 - - - -]",
        "4=treasure, 6=food2",
        1,
        (2, 2),
        [
            "First: to 4: a treasure.",
            "Then: as you choose, by the outer way from there to 6: where 2 food must be paid, if you still have that;"
            " or by the inner way from there to 13: battle with P2, then nothing to pay.",
        ],
    ),
    "a long way back to where ways part": (
        "P1@53 [- - - - -]",
        ", ".join(f"{block}=food2" for block in range(41, 55)),
        1,
        (1, 3),
        [
            "First: to 54: pay 2 food; you have no food, so you go back to 50: pay 2 food; you have no food, so you go"
            " back to 41, where you cannot pay either and the way forks again, or to 53: pay 2 food; you have no food,"
            " so you go back to 41, where you cannot pay either and the way forks again, as you choose.",
            "Then: 3 blocks on from there.",
        ],
    ),
    "a stop that leaves too little for the next one": (
        "P1@20 [F3 - - - -]; P2@21 [F3 - - - -]",
        "21=food2, 24=food2",
        1,
        (1, 3),
        [
            f"First: to 21: {BATTLE}, then, unless they take your food: pay 2 food.",
            f"Then: from there to 24: where 2 food must be paid; by then you have at most 1, {MORE}.",
        ],
    ),
    "stays": (LADEN, "21=treasure", 4, (1, 3), ["First: stay where you are.", "Then: load 3 food."]),
    "goes back": (LADEN, "", 5, (1, 3), ["First: to 19: nothing to pay.", "Then: load 3 gold."]),
    "fork": (
        "P1@4 [F3 G3 - - -]",
        "8=food2",
        2,
        (4, 6),
        [
            "First: as you choose, by the outer way to 8: pay 2 food; or by the inner way to 15: nothing to pay.",
            "Then: load 6 cannons.",
        ],
    ),
    "fork, from where both ways lead back": (
        "P1@4 [F1 - - - -]",
        "6=food3, 13=food3, 7=treasure",
        1,
        (2, 2),
        [
            "First: as you choose, by the outer way to 6: pay 3 food; you hold only 1, so you lose that and go back to"
            " 5: nothing to pay; or by the inner way to 13: pay 3 food; you hold only 1, so you lose that and go back"
            " to 5: nothing to pay.",
            "Then: as you choose, by the outer way from there to 7: a treasure; or by the inner way from there to 14:"
            " nothing to pay.",
        ],
    ),
    "goal": (
        "P1@69 [F3 G3 - - -]",
        "",
        2,
        (4, 6),
        ["First: home to Formosa Strait: worth 15 points, and the game ends."],
    ),
    "start": ("P1@1 [F3 G3 - - -]", "", 5, (1, 3), ["First: to the start in Formosa Strait.", "Then: load 3 gold."]),
    "battle": (
        f"{LADEN}; P2@21 [F3 - - - -]",
        "21=food2",
        1,
        (1, 1),
        [
            f"First: to 21: {BATTLE}, then, unless they take your food: pay 2 food.",
            "Then: from there to 22: nothing to pay.",
        ],
    ),
    "drops": (
        "P1@20 [F3 G1 C2 C3 C4]",
        "",
        8,
        (2, 5),
        [
            f"First: load 2 food; {FULL} 1 gold {SMALLEST}.",
            f"Then: load 5 gold; {FULL} 2 food {SMALLEST}.",
        ],
    ),
    "treasure in full cabins": (
        "P1@20 [F3 G1 C2 C3 C4]",
        "21=treasure",
        2,
        (1, 3),
        [
            "First: to 21: a treasure; 7 food would push 1 gold overboard, 7 gold 2 cannons.",
            f"Then: load 3 cannons; if all your cabins are still full, {OTHER} (now 1 gold) must go overboard.",
        ],
    ),
    "treasure in cabins without food and gold": (
        "P1@20 [C5 C1 C2 C3 C4]",
        "21=treasure",
        2,
        (1, 3),
        [
            "First: to 21: a treasure; 7 food or gold would push 1 cannon overboard.",
            f"Then: load 3 cannons; if all your cabins are still full, {OTHER} must go overboard.",
        ],
    ),
    "loses": ("P1@20 [F3 F1 F2 F3 F4]", "", 6, (2, 5), ["First: no room for 2 food.", "Then: to 23: nothing to pay."]),
}


def lines(state: State, move: Move, seat: int = 0) -> list[str]:
    found = moves.preview(RULES, RULES.view(state, Seat(seat)), move)
    assert found is not None
    return [WORDS.say(line, lambda seat: f"P{seat + 1}") for line in found.lines]


def choosing(seats: str, items: str, hand: str, dice: tuple[int, int]) -> State:
    state = koxinga.position({"seats": seats, "items": items, "hands": f"P1 {hand}"})
    return replace(state, phase=Phase.CARDS, dice=dice)


def met(seats: str, items: str = "") -> State:
    """Player 1 arrives where player 2 is."""
    return koxinga.acting(koxinga.position({"seats": seats, "items": items}), "P1 card 1 action 1 die 1")


SHORT = "with what you hold now: pay 4 food; you have no food, so you go back to 24: pay 5 gold."
KEPT = "unless they take your food: pay 4 food."


@pytest.mark.parametrize(
    ("hold", "rival", "due"),
    [
        (
            "G6 C8 - - -",
            "[F6 C1 G3 - -]",
            f"; if you win, you take one of 6 food and 3 gold), then, {{}}{SHORT}",
        ),
        ("G6 C8 - - -", "[F3 - - - -]", f"; if you win, you take 3 food), then, {SHORT}"),
        ("F4 C8 - - -", "[G3 G2 - - -]", f"; if you win, you take 3 gold), then, {KEPT}"),
        ("F4 C8 - - -", "[- - - - -]", f"), then, {KEPT}"),
        (
            "F4 F4 C8 - -",
            "[G3 - - - -] +5p",
            "; if you win, you take one of 3 gold and a treasure card), then pay 4 food.",
        ),
        ("F4 G6 G6 G6 G6", "[G5 - - - -]", "; if you win, you take 5 gold), then, with what you hold now: pay 4 food."),
        ("F4 F4 C8 C7 C6", "[G3 - - - -]", "; if you win, you take 3 gold), then, with what you hold now: pay 4 food."),
    ],
)
def test_a_battle_tells_what_may_be_won_and_what_of_the_rest_hangs_on_it(hold: str, rival: str, due: str) -> None:
    """“Then you pay 4 food, have none, and go back” was said of a battle that was to bring six."""
    seats = f"P1@24 [{hold}]; P2@26 {rival}"
    told = lines(choosing(seats, "26=food4, 25=food2, 24=gold5", "5 9", (4, 3)), ("card", "5"))[0]
    assert told.startswith("First: to 26: battle with P2 (you lose in ")
    assert told.partition(" of 100")[2] == due.format("unless you take food from them, ")


@pytest.mark.parametrize("case", CARDS)
def test_a_card_tells_its_two_actions(case: str) -> None:
    seats, items, card, dice, told = CARDS[case]
    assert lines(choosing(seats, items, f"{card} 10", dice), ("card", str(card))) == told


def test_the_ends_are_those_of_the_first_action() -> None:
    found = moves.preview(
        RULES, RULES.view(choosing("P1@4 [F3 G3 - - -]", "", "1 2 3", (4, 1)), Seat(0)), ("card", "1")
    )
    assert isinstance(found, Preview)
    assert found.ends == (8, 15)
    assert found.later == (9, 16), "one of them"


def test_the_way_back_is_told_by_what_it_passes_and_where_it_ends() -> None:
    items = "5=food4, 4=gold5, 3=treasure, 16=food4"
    state = choosing("P1@0 [F3 G3 - - -]", items, "2 3 4", (5, 5))
    for card, ends, passed in (("2", ((3,), ()), ((5, 4), ())), ("3", ((), (3,)), ((), (5, 4)))):
        found = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", card))
        assert isinstance(found, Preview)
        assert ((found.ends, found.later), found.passed) == (ends, passed)
    found = moves.preview(
        RULES, RULES.view(choosing("P1@15 [F3 - - - -]", items, "2 3 4", (1, 5)), Seat(0)), ("card", "2")
    )
    assert isinstance(found, Preview)
    assert (found.ends, found.passed) == ((12, 15), ((16,), ())), "one of them is chosen then"


@pytest.mark.parametrize(
    ("card", "dice", "first", "second"),
    [("3", (2, 3), (), (23,)), ("1", (2, 3), (22,), (25,)), ("5", (3, 2), (21,), ())],
)
def test_where_the_second_action_ends_is_foreseen_as_far_as_it_is_known(
    card: str, dice: tuple[int, int], first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    state = choosing("P1@20 [F3 G3 - - -]", "", f"{card} 9 10", dice)
    found = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", card))
    assert isinstance(found, Preview)
    assert (found.ends, found.later) == (first, second)


@pytest.mark.parametrize(
    ("card", "rival", "ends"), [("1", 19, [25]), ("1", 22, []), ("2", 19, [22]), ("2", 22, [22]), ("10", 22, [20])]
)
def test_where_the_card_leaves_the_ship_is_unknown_once_it_sails_on_from_a_battle(
    card: str, rival: int, ends: list[int]
) -> None:
    state = choosing(f"P1@20 [F3 G3 - - -]; P2@{rival} [F3 - - - -]", "", f"{card} 9", (2, 3))
    found = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", card))
    assert isinstance(found, Preview)
    assert [block for block, _ in found.ships] == ends


def test_an_action_may_end_on_the_block_where_it_began() -> None:
    state = choosing("P1@20 [G3 - - - -]", "23=food4", "1 9 10", (2, 1))
    found = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", "1"))
    assert isinstance(found, Preview)
    assert ((found.ends, found.later), found.passed) == (((22,), (22,)), ((), (23,)))


def test_where_a_way_back_forks_once_more_its_end_is_not_known() -> None:
    """From 54 to 50 or 53, and from either to 41, where the ship cannot pay and ways part again."""
    short = "pay 2 food; you have no food, so you go back to"
    again = f"{short} 41, where you cannot pay either and the way forks again"
    for free, inner, ends in ((40, again, ()), (52, f"{short} 52: nothing to pay", (52,))):
        items = ", ".join(f"{block}=food2" for block in range(41, 55) if block != free)
        state = choosing("P1@53 [- - - - -]", items, "2 9 10", (1, 3))
        assert lines(state, ("card", "2"))[0] == f"First: to 54: {short} 50: {again}, or to 53: {inner}, as you choose."
        found = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", "2"))
        assert isinstance(found, Preview)
        assert found.ends == ends


def test_a_swap_tells_the_order_of_the_dice() -> None:
    state = replace(choosing(LADEN, "", "1 2 3", (2, 5)), phase=Phase.SWAP)
    assert lines(state, ("swap",)) == ["For everybody: 5 for the first action, 2 for the second."]
    assert lines(state, ("keep",)) == ["For everybody: 2 for the first action, 5 for the second."]


def test_equal_dice_are_kept_unasked_and_a_log_may_swap_them() -> None:
    state = replace(choosing(LADEN, "", "1 2 3", (4, 4)), phase=Phase.SWAP)
    choice = moves.choice(RULES, state, Seat(0))
    assert choice is not None
    assert (choice.tokens, choice.prompt) == (("keep",), text("koxinga-prompt-equal", die=4))
    assert lines(state, ("keep",)) == ["Both dice show 4: there is nothing to swap."]
    assert moves.legal(RULES, state, Seat(0), ("swap",))
    assert RULES.refusal(RULES.view(state, Seat(0)), ("swap",)) is None
    unequal = moves.choice(RULES, replace(state, dice=(4, 5)), Seat(0))
    assert unequal is not None
    assert unequal.tokens == ("swap", "keep")


def test_a_branch_tells_where_it_leads() -> None:
    state = koxinga.position({"seats": "P1@4 [F3 - - - -]", "items": "8=food4, 15=gold3"})
    state = koxinga.acting(state, "P1 card 1 action 1 die 4")
    assert lines(state, ("outer",)) == [
        "You come to 8: pay 4 food; you hold only 3, so you lose that and go back to 7: nothing to pay."
    ]
    assert lines(state, ("inner",)) == [
        "You come to 15: pay 3 gold; you have no gold, so you go back to 14: nothing to pay."
    ]


def test_a_branch_is_labelled_with_what_awaits_the_ship_there() -> None:
    state = koxinga.position({"seats": "P1@4 [F3 - - - -]; P2@15 [F3 - - - -]", "items": "8=food4, 15=gold3"})
    state = koxinga.acting(state, "P1 card 1 action 1 die 4")
    view = RULES.view(state, Seat(0))
    said = [WORDS.say(label(view, (way,)), str) for way in ("outer", "inner")]
    assert said == [
        "Outer branch, to 8: pay 4 food (not enough), back to 7, nothing to pay",
        "Inner branch, to 15: battle, then pay 3 gold",
    ]
    assert all(len(each) <= LABEL for each in said)
    found = WORDS.say(label(replace(view, items=(*view.items[:8], board.TREASURE, *view.items[9:])), ("outer",)), str)
    assert found == "Outer branch, to 8: a treasure"


@pytest.mark.parametrize(
    ("rival", "items", "there"),
    [
        ("", "6=food2, 7=food2, 5=treasure", " (not enough), back to 5, a treasure"),
        ("", ", ".join(f"{block}=food4" for block in range(1, 8)), " (not enough), back to the start, nothing to pay"),
        ("; P2@7 [F3 - - - -]", "7=gold1", " (not enough), back to 7, battle, then pay 1 gold"),
        ("; P2@7 [F3 - - - -]", "7=food4", ", more than you have"),
    ],
)
def test_of_a_branch_that_cannot_be_paid_the_label_says_where_the_ship_goes_back_to(
    rival: str, items: str, there: str
) -> None:
    """Unless somebody lies on the way there."""
    state = koxinga.position({"seats": f"P1@4 [F1 G1 - - -]{rival}", "items": f"8=food4, {items}"})
    view = RULES.view(koxinga.acting(state, "P1 card 1 action 1 die 4"), Seat(0))
    said = WORDS.say(label(view, ("outer",)), str)
    assert said == f"Outer branch, to 8: pay 4 food{there}"
    assert len(said) <= LABEL


def test_at_a_fork_the_ships_cannons_count_against_who_may_come() -> None:
    state = choosing("P1@4 [C2 - - - -]; P2@7 [C3 - - - -]", "", "2; P2 3", (4, 1))
    for seat, card in enumerate(("2", "3")):
        state, _ = RULES.apply(state, Seat(seat), ("card", card))
    (found,) = moves.threats(RULES, RULES.view(state, Seat(0)), ("outer",))
    assert WORDS.say(found.text, lambda seat: f"P{seat + 1}").endswith("(cannons 3 : 2).")


def test_a_step_back_tells_where_it_leads() -> None:
    state = koxinga.acting(
        koxinga.position({"seats": "P1@16 [F3 - - - -]", "items": "12=food2"}), "P1 card 5 action 1 die 1"
    )
    assert lines(state, ("outer",)) == ["You come to 12: pay 2 food."]


def test_an_attack_tells_its_odds() -> None:
    """Koxinga 6.4: 118 and 67 of 144."""
    state = met("P1@19 [C6 - - - -]; P2@20 [G3 - - - -]")
    assert lines(state, ("fire", "all")) == [
        "You commit 6 cannons; you keep 0.",
        "Against P2: you win 82 in 100; 3 are draws: nobody takes anything.",
    ]
    state = met("P1@19 [C6 C6 - - -]; P2@20 [G3 - - - -]")
    assert lines(state, ("fire", "all"))[1] == "Against P2: you win 92 in 100."
    state = met("P1@19 [C6 - - - -]; P2@20 [G3 C6 - - -]")
    assert lines(state, ("fire", "all"))[1] == (
        "Against P2: you win 82 in 100 if no cannons answer, 47 if all 6 do. In a draw nobody takes anything."
    )


def test_who_is_attacked_is_asked_against_what() -> None:
    """Their sum lies open (Koxinga 5), and the flame leaves nothing to ask."""
    state = met("P1@19 [C3 - - - -]; P2@20 [G3 C4 - - -]")
    state, _ = koxinga.fed(state, ["fire 2", "battle 6"])
    for path in ((), ("fire",)):
        choice = RULES.choice(RULES.view(state, Seat(1)), path)
        assert choice is not None
        assert WORDS.say(choice.prompt, lambda seat: f"P{seat + 1}").startswith("P1 attacks with 8.")


def test_a_defence_tells_which_rolls_win() -> None:
    """2 cannons against a 6: the flame and 5 to 10 win, 0 to 3 lose."""
    state = met("P1@19 [C1 - - - -]; P2@20 [G3 C4 - - -]")
    state, _ = koxinga.fed(state, ["fire none", "battle 6"])
    assert lines(state, ("fire", "2"), seat=1)[1] == (
        "Of 12 results of your die, 7 win, 4 lose, and one is a draw: nobody takes anything."
    )
    state = met("P1@19 [C1 - - - -]; P2@20 [G3 C4 - - -]")
    state, _ = koxinga.fed(state, ["fire none", "battle 3"])
    assert lines(state, ("fire", "3"), seat=1)[1] == (
        "Of 12 results of your die, 11 win, and one is a draw: nobody takes anything."
    )
    assert lines(state, ("fire", "all"), seat=1)[1] == "You win for certain, whatever your die shows."


def test_who_chooses_what_goes_overboard_is_told_so_before_a_load_and_a_treasure() -> None:
    state = choosing("P1@20 [F3 G1 C2 C3 C4]", "21=treasure", "2 8", (1, 3))
    state = replace(state, options=replace(state.options, overboard="choose"))
    any_stack = "a stack of your choice must go overboard"
    assert lines(state, ("card", "8"))[0] == f"First: load 1 food; {FULL} {any_stack}."
    assert lines(state, ("card", "2")) == [
        "First: to 21: a treasure; 7 food or gold would push a stack of your choice overboard.",
        f"Then: load 3 cannons; if all your cabins are still full, {any_stack}.",
    ]
    planned = koxinga.fed(state, ["plan drop gold"])[0]
    assert lines(planned, ("card", "8"))[0] == f"First: load 1 food; {FULL} 1 gold must go overboard."


def test_loot_tells_what_becomes_of_it() -> None:
    state = met("P1@19 [F6 G1 G5 F3 G7]; P2@20 [F5 G2 - - -] +3p,4p")
    state, _ = koxinga.fed(state, ["battle flame"])
    assert state.phase is Phase.LOOT
    free, then = "Then, on 20: nothing to pay.", "After that you hold {} food and {} gold."
    assert lines(state, ("loot", "c1")) == [
        f"As loot: load 5 food; {FULL} 1 gold {SMALLEST}.",
        free,
        then.format(14, 12),
    ]
    assert lines(state, ("loot", "treasure")) == [
        "You get one of 2 treasure cards, at random.",
        free,
        then.format(9, 13),
    ]


def test_before_loot_is_taken_its_winner_knows_what_is_still_due_and_what_comes_of_it() -> None:
    """Who takes the gold throws the food overboard that is due, and goes back: as it then comes about."""
    state = met("P1@67 [G5 F3 G7 G4 G6]; P2@68 [G5 F4 - - -]", "68=food2, 67=gold3")
    state, _ = koxinga.fed(state, ["battle flame"])
    gold, food = lines(state, ("loot", "c1")), lines(state, ("loot", "c2"))
    assert gold[1:] == [
        "Then, on 68: pay 2 food; you have no food, so you go back to 67: pay 3 gold.",
        "After that you hold 24 gold.",
    ]
    assert food[1:] == ["Then, on 68: pay 2 food.", "After that you hold 5 food and 18 gold."]
    ended = {cabin: koxinga.fed(state, [f"loot {cabin}"])[0].players[0] for cabin in ("c1", "c2")}
    assert [each.block for each in ended.values()] == [67, 68]
    assert [total(each.cabins, Good.FOOD) for each in ended.values()] == [0, 5]
    assert [total(each.cabins, Good.GOLD) for each in ended.values()] == [24, 18]


@pytest.mark.parametrize(("retreat", "due"), [("each", "pay 2 food"), ("once", "nothing to pay")])
def test_what_is_due_after_a_battle_on_the_way_back_is_told_by_the_options(retreat: str, due: str) -> None:
    state = koxinga.position({"seats": "P1@20 [F2 G3 - - -]; P2@20 [F4 G1 - - -]", "items": "21=gold4, 20=food2"})
    state = replace(state, options=replace(state.options, retreat=retreat))
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["battle flame"])
    assert lines(state, ("loot", "c1"))[1] == f"Then, on 20: {due}."


def test_whoever_is_attacked_pays_nothing_and_other_battles_may_change_what_is_aboard() -> None:
    state = met("P1@19 [F2 G3 C5 - -]; P2@20 [F1 G2 - - -]; P3@20 [F4 - - - -]", "20=food3")
    due = "After the battle, on 20, with what you hold now: pay 3 food"
    several = "You fight all 2 ships here: your cannons and your die count against each, and a flame beats them all."
    told = lines(state, ("fire", "all"))
    assert (told[1], told[-1]) == (
        several,
        f"{due}; you hold only 2, so you lose that and go back to 19: nothing to pay.",
    )
    first, _ = koxinga.fed(state, ["fire none", "battle 10", "battle 2", "battle flame"])
    assert lines(first, ("loot", "c1"))[-1] == f"{due}.", "P3 has still to take something"
    beaten, _ = koxinga.fed(met("P1@19 [F2 G3 - - -]; P2@20 [F4 - - - -]", "20=food2"), ["battle 2", "battle flame"])
    assert lines(beaten, ("loot", "c1"), seat=1) == ["As loot: load 2 food."]


def test_of_an_answer_given_beforehand_it_is_said_when_it_counts() -> None:
    state = choosing(LADEN, "", "1 2 3", (2, 5))
    assert lines(state, ("plan", "fork", "outer"))[0].startswith("If this question comes up")
