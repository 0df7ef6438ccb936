"""What captains are warned of, said in English: who acts before them, and how everybody stands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import renderers
from games import moves
from games.core import Move, Seat
from games.koxinga.rules import RULES
from games.koxinga.state import Phase, State
from games.koxinga.threats import MOST
from renderers.words import catalogue
from tests.support import koxinga

WORDS = catalogue("en", (Path(renderers.__file__).parent / "locales",))
SEATS = "P1@20 [F3 G3 - - -]; P2@18 [F3 G3 - - -]"


def told(state: State, path: Move = (), seat: int = 0) -> list[str]:
    found = moves.threats(RULES, RULES.view(state, Seat(seat)), path)
    return [WORDS.say(each.text, lambda seat: f"P{seat + 1}") for each in found]


def choosing(seats: str, items: str, starter: str, dice: tuple[int, int], hand: str = "1 2 3") -> State:
    given = {"seats": seats, "items": items, "starter": starter, "hands": f"P1 {hand}; P2 1 2 3; P3 1 2 3"}
    return replace(koxinga.position(given), phase=Phase.CARDS, dice=dice)


def said_of(first: str, lines: list[str]) -> bool:
    return any(line.startswith(first) for line in lines)


def test_whoever_acts_earlier_may_take_the_treasure() -> None:
    first = (
        "Before you can get to 22, P2 may take the treasure there:"
        " the chance that they hold a card for it is 53 in 100."
    )
    state = choosing(f"{SEATS}; P3@18 [F3 - - - -]", "22=treasure", "P2", (4, 4))
    assert not any("treasure on" in line for line in told(state)), "P1 cannot get there"
    state = choosing(SEATS, "22=treasure", "P2", (4, 2))
    assert not said_of(first, told(state, ("card", "1"))), "by the first action P1 sails past"
    assert said_of(first, told(state, ("card", "3"))), "by the second one P1 gets there; P2 may, by cards 1 and 2"
    assert said_of(first, told(state)), "before a card is chosen, too"
    for card, said in (("3", True), ("1", False)):
        chosen, _ = RULES.apply(state, Seat(0), ("card", card))
        assert said_of(first, told(chosen)) is said, "and while others choose, of the chosen one"


@pytest.mark.parametrize(
    ("at", "costs"),
    [(5, {5, 13, 14}), (6, {5, 6, 7, 8})],
    ids=["by a branch that cannot be paid, where the other can", "by cards that cannot be paid"],
)
def test_nobody_lets_themselves_be_driven_back_to_a_treasure_behind_them(at: int, costs: set[int]) -> None:
    """“The chance is 58 in 100” was said of a ship that would have had to give up all its food, and go back."""
    items = ", ".join(("4=treasure", *(f"{block}=food4" for block in sorted(costs))))
    state = choosing(f"P1@2 [F3 - - - -]; P2@{at} [F3 - - - -]", items, "P2", (2, 6))
    assert not any("treasure" in line for line in told(state, ("card", "2")))
    assert not any("treasure" in line for line in told(state))


def test_a_card_that_lies_open_drives_its_ship_back_all_the_same() -> None:
    seats, items = "P1@4 [F3 - - - -]; P2@7 [- - - - -]", "7=food4, 8=food4"
    state = choosing(seats, items, "P2", (2, 1))
    for seat, card in enumerate(("2", "3")):
        state, _ = RULES.apply(state, Seat(seat), ("card", card))
    assert state.phase is Phase.FORK
    assert told(state, ("outer",))[0].startswith("P2 can reach block 6 this round and beats you in ")


def test_whoever_may_take_a_treasure_first_may_have_to_be_fought_there() -> None:
    """By its second action P1 comes to 25; P2 gets there by its second one too, and stays: eight cannons to none."""
    state = choosing("P1@20 [F3 - - - -]; P2@22 [F3 C8 - - -]", "25=treasure", "P2", (2, 3))
    (line,) = (line for line in told(state, ("card", "1")) if "treasure" in line)
    assert line.endswith(" in 100. If P2 still lies there then, you attack, and lose in 88 of 100.")
    early = choosing("P1@20 [F3 - - - -]; P2@23 [F3 C8 - - -]", "25=treasure", "P2", (2, 3))
    players = [replace(who, played=(2, 3, 4, 6, 7, 9, 10)) if seat else who for seat, who in enumerate(early.players)]
    (line,) = (line for line in told(replace(early, players=tuple(players)), ("card", "1")) if "treasure" in line)
    assert line.endswith("they hold a card that leads there."), "by card 1 they take it, and sail on"


def test_what_may_come_before_the_ship_sails_is_told_after_its_card_too() -> None:
    """A battle was lost on the block where the ship lay, of which the panel had warned and the confirmation had not."""
    state = choosing("P1@20 [F3 G3 - - -]; P2@18 [F3 C6 - - -]", "", "P2", (2, 4))
    here = "P2 can reach block 20 this round and beats you in {} of 100 (cannons 6 : {})."
    (panel,) = (line for line in told(state) if "block 20" in line)
    assert panel == here.format(82, 0).replace("and beats", "and, if you are still there then, beats")
    assert here.format(82, 0) in told(state, ("card", "1"))
    late = replace(state, starter=Seat(0))
    assert not any("block 20" in line for line in told(late, ("card", "1"))), "P1 sails first"
    assert here.format(73, 2) in told(late, ("card", "3")), "with the cannons that it loads before"


def test_whoever_acts_later_takes_no_treasure_from_a_first_action() -> None:
    state = choosing(SEATS, "24=treasure", "P1", (4, 6))
    assert told(state, ("card", "1")) == [], "P2 can come there only after P1 has sailed on"
    assert told(state, ("card", "2")) == [
        "P2 can reach block 24 this round and beats you in 47 of 100 (cannons 0 : 0)."
    ], "by the second action, when P1 still lies there"


def test_whoever_may_take_a_treasure_first_may_also_come_while_the_ship_waits_there() -> None:
    """P2 comes to 3 by the first action of card 5, or by the second one of card 3, before P1 sails on."""
    state = choosing("P1@0 [F3 - - - -]; P2@2 [F3 - - - -]", "3=treasure", "P2", (3, 1))
    lost, beaten = told(state, ("card", "1"))
    assert lost.startswith("Before you can get to 3, P2 may take the treasure there")
    assert beaten.startswith("P2 can reach block 3 this round and beats you in ")


def test_the_way_back_to_a_treasure_is_watched() -> None:
    items = "5=food4, 4=gold5, 3=treasure"
    state = choosing("P1@0 [F3 G3 - - -]; P2@0 [F3 G3 - - -]", items, "P2", (5, 2))
    *rivals, hunger = told(state, ("card", "2"))
    assert hunger.startswith("Food 0: too little for any stop")
    assert rivals == [
        "Before you can get to 3, P2 may take the treasure there:"
        " the chance that they hold a card for it is 83 in 100."
        " If P2 still lies there then, you attack, and lose in 46 of 100.",
        "P2 can reach block 3 this round and beats you in 47 of 100 (cannons 0 : 0).",
    ], "P2 cannot pay on 5 either, by cards 1 and 2, and comes straight to 3 by card 5, first or after P1"
    rich = choosing("P1@0 [F3 G3 - - -]; P2@3 [F7 G7 - - -]", "5=food4, 4=gold5", "P2", (1, 5))
    assert told(rich, ("card", "3"))[:1] == [
        "P2 may be on 4 before you get there: then you attack, and lose in 39 of 100."
    ], "on the way from 5 to 3, with the cannon that is loaded before"


def test_what_a_card_does_not_change_is_told_after_it_too() -> None:
    """A suggested card stood there without the danger that the panel had told a moment before."""
    state = choosing("P1@40 [F1 G3 - - -]; P2@69 [F9 G3 - - -]", "45=food3", "P2", (2, 2), hand="8 9 10")
    before = [each for each in told(state) if "come home" in each or each.startswith("Food")]
    loads, hungry = told(state, ("card", "8")), told(state, ("card", "10"))
    assert len(before) == 2
    assert set(before) <= set(hungry)
    assert [each for each in before if each in loads] == [each for each in before if "come home" in each]


def test_a_card_that_stays_tells_who_may_come() -> None:
    state = choosing("P1@20 [F3 G3 - - -]; P2@18 [F3 C6 - - -]", "", "P2", (2, 2), hand="8 9 10")
    line, *_ = told(state, ("card", "9"))
    assert line.startswith("P2 can reach block 20 this round and beats you in ")
    early = choosing("P1@20 [F3 G3 - - -]; P2@18 [F3 C6 - - -]", "", "P1", (2, 2), hand="8 9 10")
    line, *_ = told(early, ("card", "10"))
    assert line.endswith("(cannons 6 : 2)."), "what is loaded before they come"


def test_whoever_wins_a_battle_may_pay_with_its_loot_so_whoever_cannot_pay_may_come() -> None:
    costs = ", ".join(f"{block}=food2" for block in range(15, 23))
    state = choosing("P1@20 [F3 - - - -]; P2@18 [C4 - - - -]", costs, "P2", (2, 2), hand="8 9 10")
    assert said_of("P2 can reach block 20 this round and beats you in 73 of 100", told(state, ("card", "8")))


def test_several_who_may_take_it_are_one_line() -> None:
    state = choosing(f"{SEATS}; P3@19 [F3 - - - -]", "22=treasure", "P2", (4, 2))
    (line,) = [each for each in told(state, ("card", "3")) if "treasure" in each]
    assert line.startswith("Before you can get to 22, P2 and P3 may take the treasure there")


def test_whoever_may_be_there_first_has_to_be_fought() -> None:
    state = choosing("P1@20 [F3 G3 - - -]; P2@18 [F3 C6 - - -]", "22=food2", "P2", (4, 2))
    assert told(state, ("card", "3"))[1:] == [
        "P2 may be on 22 before you get there: then you attack, and lose in 60 of 100."
    ], "6 cannons against the 4 that are loaded before"


def test_who_cannot_pay_where_the_ship_lands_is_not_there_first() -> None:
    cannot, can = (
        choosing(f"P1@20 [F3 G6 - - -]; P2@18 [F3 C6 G{gold} - -]", "22=gold5", "P2", (4, 2)) for gold in (3, 5)
    )
    assert not any("may be on 22" in line for line in told(cannot, ("card", "3"))), "they go back to 21"
    assert any("may be on 22" in line for line in told(can, ("card", "3")))


def test_of_what_other_ships_may_do_the_worst_of_each_kind_is_told_in_at_most_two_lines() -> None:
    seats = "; ".join(("P1@20 [F3 G3 - - -]", *(f"P{each}@19 [F3 C{each} - - -]" for each in range(2, 7))))
    state = choosing(seats, "21=treasure, 22=treasure, 23=treasure", "P2", (2, 1))
    found = moves.threats(RULES, RULES.view(state, Seat(0)))
    ships = [each.text.key for each in found if each.cells]
    assert ships == ["koxinga-threat-treasure", "koxinga-threat-battle"], "one treasure of three"
    assert len(ships) == MOST
    assert [each.weight for each in found] == sorted((each.weight for each in found), reverse=True)
    _, line = told(choosing(seats, "", "P2", (1, 1)), ("card", "3"))
    assert line.startswith("P6 may be on 21 before you get there"), "the strongest of five"


def test_of_several_who_may_come_the_strongest_is_named() -> None:
    state = choosing("P1@20 [F3 - - - -]; P2@19 [F3 C1 - - -]; P3@19 [F3 C5 - - -]", "", "P2", (3, 3))
    assert told(state)[0].startswith(
        "2 ships can reach block 20 this round; if you are still there then, the strongest, P3, beats you in "
    )


def test_the_action_under_way_is_not_sailed_once_more() -> None:
    state = choosing("P1@20 [F3 G3 - - -]; P2@16 [C6 - - - -]; P3@22 [F3 - - - -]", "", "P2", (4, 2))
    for seat, card in enumerate(("2", "1", "3")):
        state, _ = RULES.apply(state, Seat(seat), ("card", card))
    assert state.actor is not None
    assert state.phase is Phase.ATTACK, "P2 sailed 4 to block 20, and sails 2 later"
    reached = [line for line in told(state, seat=Seat(2)) if "block 22" in line]
    assert len(reached) == 1
    assert "P2" in reached[0]


def test_nobody_reaches_a_ship_that_has_sailed_by_then() -> None:
    state = choosing("P1@20 [F3 G3 - - -]; P2@18 [F3 G3 - - -]", "", "P1", (2, 3))
    reach = "P2 can reach block 20 this round and, if you are still there then, beats you in 47 of 100 (cannons 0 : 0)."
    assert reach in told(state), "P1 may stay, which hangs on a card that is not chosen"
    state, _ = RULES.apply(state, Seat(0), ("card", "2"))
    assert not any("block 20" in line for line in told(state)), "P1 sails first"


def test_what_is_told_comes_about() -> None:
    state = choosing(SEATS, "22=treasure", "P2", (4, 2))
    feed = ["P1 card 3", "P2 card 2", "treasure 5p", "P1 fire none", "battle 3", "P2 fire none", "battle 9"]
    after, _ = koxinga.fed(state, feed)
    assert after.items[22] is None
    assert [each.points for each in after.players[1].treasures] == [5]
    assert after.phase is Phase.LOOT, "P1 had to fight there, and lost"


def test_how_everybody_stands_counts_hidden_cards_as_on_average_and_the_leader_first() -> None:
    seats = "P1@20 [F3 G3 - - -] +9p; P2@65 [G6 G5 - - -] +3p,7p; P3@0 FINISHED [G1 - - - -]"
    state = koxinga.position({"seats": seats})
    *_, race = told(state)
    assert race == (
        "If it ended now: P2 with about 26 (6 from home), P3 with 16 (home) and P1 with 7 (37 from home). The"
        " game ends with this round: home is worth 15, other blocks −5 to 10. Hidden"
        " treasure cards count 5 each here, as on average."
    )
    *_, race = told(state, seat=1)
    assert race.startswith(
        "If it ended now: P2 with 26 (6 from home), P3 with 16 (home) and P1 with about 4 (37 from home)"
    ), "P1 has 9"


def test_without_hidden_cards_there_is_no_average() -> None:
    *_, race = told(koxinga.position({"seats": "P1@40 [G3 - - - -] +9p; P2@51 [G6 - - - -]"}))
    assert race == (
        "If it ended now: P1 with 7 (24 from home) and P2 with 1 (20 from home). Home is worth 15,"
        " other blocks −5 to 10."
    )


def race(seats: str) -> str | None:
    return next((line for line in told(koxinga.position({"seats": seats})) if line.startswith("If it ended")), None)


def test_a_way_back_is_watched_also_where_its_end_is_not_known() -> None:
    """From 54 back to 50 or 53 and on to 41, where ways part again."""
    seats, costs = "P1@53 [- - - - -]; P2@49 [C6 F6 F6 F6 -]", ", ".join(f"{block}=food2" for block in range(41, 55))
    state = koxinga.position({"seats": seats, "items": costs, "starter": "P2", "hands": "P1 2 9 10; P2 1 3 5"})
    found = told(replace(state, phase=Phase.CARDS, dice=(1, 3)), ("card", "2"))
    assert found == ["P2 may be on 50 before you get there: then you attack, and lose in 81 of 100."]


def test_points_are_told_once_somebody_is_far_enough_to_make_use_of_them() -> None:
    assert race("P1@30 [G3 - - - -]; P2@0 [F3 G3 - - -]") is None
    assert race("P1@3 [G3 - - - -]; P2@31 [F3 G3 - - -]") is not None


COST = "before what stops cost"
AHEAD = f"At home you would have 27, {COST}, and nobody else has more now: make for home, with food for the way."
BEHIND = "At home you would have {}, before what stops cost, but P2 may have {} by then. Coming home ends the game"
HURRY = "P2 may end the game in a round or two, and then has about {}, before what stops cost"


@pytest.mark.parametrize(
    ("seats", "advice", "is_told"),
    [
        ("P1@61 [G3 - - - -] +9p; P2@50 [G6 G6 G5 G5 -]", AHEAD, True),
        ("P1@61 [G3 - - - -] +9p; P2@50 [G6 G6 G6 G6 G6] +3p", AHEAD, False),
        ("P1@60 [G3 - - - -] +7p; P2@50 [G6 G6 G6 G6 G6] +3p", BEHIND.format(25, 30), True),
        ("P1@60 [G3 - - - -] +8p; P2@50 [G6 G6 G6 G6 G6]", BEHIND.format(26, 25), False),
        ("P1@57 [G3 - - - -]; P2@69 [G3 - - - -]", f"{HURRY.format(18)}: sail past block 60 by then", True),
        ("P1@45 [G3 - - - -]; P2@56 [G3 - - - -]; P3@30 [- - - - -]", f"{HURRY.format(18)}: sail past", True),
        ("P1@45 [G3 - - - -]; P2@55 [G3 - - - -]; P3@30 [- - - - -]", HURRY.format(18), False),
        ("P1@20 [G3 - - - -]; P2@69 [G3 - - - -]", f"{HURRY.format(18)}.", True),
        ("P1@61 [- - - - -]; P2@69 [G3 - - - -] +9p", f"{HURRY.format(24)}.", True),
        ("P1@20 [G3 - - - -]; P2@36 [G3 - - - -]", "P2 is 12 blocks ahead of you", True),
        ("P1@20 [G3 - - - -]; P2@35 [G3 - - - -]", "ahead of you", False),
        ("P1@64 [G3 - - - -]; P2@0 finished [G6 - - - -]", "The game ends with this round", True),
    ],
)
def test_captains_are_told_what_to_do_about_the_race(seats: str, advice: str, *, is_told: bool) -> None:
    """Whoever is past help is not: 26 blocks are too many, and past block 60 there are no 5 to lose."""
    said = race(seats)
    assert said is not None
    assert (advice in said) is is_told


def test_only_who_can_come_home_in_two_rounds_hastens_the_end() -> None:
    costs = ", ".join(f"{block}=food3" for block in range(50, 71))
    starving, fed = (
        choosing(f"P1@20 [G3 - - - -]; P2@57 [{hold} - - - -]", costs, "P1", (2, 1)) for hold in ("G3", "F6")
    )
    assert not any("in a round or two" in line for line in told(starving)), "there is no stop that P2 can pay for"
    assert any("in a round or two" in line for line in told(fed))


def test_near_home_captains_are_told_to_sail_there() -> None:
    near = koxinga.position({"seats": "P1@69 [G3 - - - -] +9p; P2@50 [G6 G6 G5 - -]", "hands": "P1 1 2 3; P2 1 2 3"})
    (comes,) = (line for line in told(replace(near, phase=Phase.CARDS, dice=(4, 2))) if line.startswith("If it ended"))
    assert "At home you would have 27, before what stops cost, and nobody else has more now: sail home." in comes, (
        "by card 1"
    )


def test_whoever_may_come_home_and_end_the_game_is_told_first() -> None:
    near = "P1@20 [F1 G3 - - -]; P2@66 [F3 G3 - - -]"
    one, both = (choosing(f"{near}; P3@{at} [F3 G3 - - -]", "", "P1", (6, 4)) for at in (18, 67))
    assert told(one)[0] == (
        "P2 may come home this round: the chance that they hold a card for it is 70 in 100."
        " The game then ends, and P2 has about 18 points, before what stops cost."
    )
    assert "; so may others. The game then ends, and " in told(both)[0]
    assert not any("come home" in line for line in told(choosing(SEATS, "", "P1", (6, 4))))
    assert not any("come home" in line for line in told(one, seat=1)), "of oneself the preview tells"
    start = choosing(
        "P1@20 [F1 G3 - - -]; P2@0 [- - - - -]; P3@1 [- - - - -]", "1=food4, 2=food4, 3=food4", "P2", (3, 1)
    )
    assert not any("come home" in line for line in told(start)), "whoever is driven back to the start is not home"
    over = choosing("P1@3 [F1 G3 - - -]; P2@69 [F3 G3 - - -]; P3@18 [F3 - - - -]", "", "P2", (4, 4))
    assert not any("block 3" in line and "P2" in line for line in told(over)), "nobody sails on from home"


def test_a_preview_tells_the_odds_of_a_battle() -> None:
    state = choosing("P1@20 [F3 C2 - - -]; P2@24 [F3 C5 - - -]", "", "P1", (4, 1))
    preview = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", "1"))
    assert preview is not None
    said = " ".join(WORDS.say(line, lambda seat: f"P{seat + 1}") for line in preview.lines)
    assert "to 24: battle with P2 (you lose in 67 of 100; if you win, you take 3 food), then" in said
    several = choosing("P1@20 [F3 C2 - - -]; P2@24 [F3 C5 - - -]; P3@24 [F3 C1 - - -]", "", "P1", (4, 1))
    both = foreseen(several, "1")[0]
    assert "battle with P2 (you lose in 67 of 100; " in both
    assert " and P3 (you lose in 39 of 100; if you win, you take 3 food), then" in both


def foreseen(state: State, card: str) -> list[str]:
    preview = moves.preview(RULES, RULES.view(state, Seat(0)), ("card", card))
    assert preview is not None
    return [WORDS.say(line, lambda seat: f"P{seat + 1}") for line in preview.lines]


def test_a_preview_says_who_may_load_cannons_before_the_battle() -> None:
    """A battle was begun because the other ship had none, and it loaded six just before."""
    seats, loads = "P1@20 [F3 C2 - - -]; P2@24 [F3 - - - -]", "more if they load cannons first"
    begins, follows = (choosing(seats, "", starter, (4, 4)) for starter in ("P1", "P2"))
    assert loads not in foreseen(begins, "1")[0], "P1 acts first"
    assert loads in foreseen(follows, "1")[0]
    assert loads in foreseen(begins, "3")[1], "by its first action P2 may load before any second one"
    guns = [replace(who, played=(3, 10)) if seat else who for seat, who in enumerate(begins.players)]
    assert loads not in foreseen(replace(begins, players=tuple(guns)), "3")[1], "the cards that load some lie open"


def test_while_dice_may_be_swapped_either_order_tells_who_may_come() -> None:
    """Of equal dice nothing else is shown before they are kept; and a swap brings other ships."""
    state = choosing("P1@20 [F3 G3 - - -]; P2@14 [F3 C6 - - -]", "", "P1", (6, 1))
    state = replace(state, phase=Phase.SWAP)
    players = [replace(who, played=(1, 3, 7)) if seat else who for seat, who in enumerate(state.players)]
    state = replace(state, players=tuple(players))
    keep, swap = (told(state, (word,)) for word in ("keep", "swap"))
    assert any(line.startswith("P2 can reach block 20 this round and, if") for line in keep), "by card 2"
    assert not any("block 20" in line for line in swap), "no card that is left sails six by its second action"


@pytest.mark.parametrize(
    ("played", "said"),
    [
        ((), "the chance that they hold a card for it is 53 in 100."),
        ((3, 4, 5, 6, 7), "they almost certainly hold a card that leads there."),
        ((3, 4, 5, 6, 7, 8, 9), "they hold a card that leads there."),
    ],
)
def test_a_chance_that_is_nearly_certain_is_said_in_words(played: tuple[int, ...], said: str) -> None:
    """“In 99 of 100” was read as one of a hundred."""
    state = choosing(SEATS, "22=treasure", "P2", (4, 2))
    players = [replace(who, played=played) if seat else who for seat, who in enumerate(state.players)]
    told_of = told(replace(state, players=tuple(players)), ("card", "3"))
    assert said_of(f"Before you can get to 22, P2 may take the treasure there: {said}", told_of)


def test_a_card_is_reckoned_with_the_cannons_that_it_loads_or_throws_overboard() -> None:
    """P1 has four cannons; they are the smallest stack of another kind when food comes aboard."""
    seats = "P1@20 [F5 G5 G6 C4 G7]; P2@18 [F3 C6 - - -]"
    first = "P2 may be on 22 before you get there: then you attack, and lose in "
    for card, dice, lost in (("3", (4, 2), 33), ("6", (4, 4), 81)):
        state = koxinga.position({"seats": seats, "starter": "P2", "hands": f"P1 {card} 8 10; P2 1 2 3"})
        state = replace(state, phase=Phase.CARDS, dice=dice)
        assert f"{first}{lost} of 100." in told(state, ("card", card)), card


def laden(seats: str, path: Move = (), dice: tuple[int, int] = (4, 6), items: str = "") -> str | None:
    """What P1 is told of their load, before food that costs 3 a block."""
    food = ", ".join(f"{block}=food3" for block in range(21, 70) if f"{block}=" not in items)
    state = koxinga.position({"seats": seats, "items": f"{food}, {items}" if items else food, "hands": "P1 1 4 5 7 8"})
    found = told(replace(state, phase=Phase.CARDS, dice=dice), path)
    return next((line for line in found if line.startswith("With this load")), None)


STRANDED = (
    "With this load your cabins are full, with too little food for even one stop; home is {} blocks away. "
    "Until one is empty, food that you load pushes another stack overboard."
)


def test_a_load_that_leaves_no_cabin_for_a_stop_is_warned_of() -> None:
    """And of how food comes aboard all the same."""
    gold = ("card", "7")  # for which the food goes overboard
    assert laden("P1@20 [G3 G3 C5 G1 F3]; P2@1 [F3 - - - -]", gold) == STRANDED.format(37)
    assert laden("P1@20 [G3 G3 C5 F6 F3]; P2@1 [F3 - - - -]", gold, (4, 1)) is not None, "one stop is too few"
    assert laden("P1@20 [G3 G3 C5 G1 F3]; P2@0 finished [F3 - - - -]", gold) is None, "in the last round"


def test_of_what_is_aboard_nothing_is_said_before_a_load_is_chosen() -> None:
    assert laden("P1@20 [G3 G3 C3 G1 G2]; P2@1 [F3 - - - -]") is None


@pytest.mark.parametrize(("guns", "won"), [(12, True), (4, False)])
def test_it_is_told_before_a_battle_that_is_all_but_won_and_after_any_other(guns: int, *, won: bool) -> None:
    food, ship = ", ".join(f"{block}=food3" for block in range(21, 70)), f"P1@20 [G3 G3 C{guns} G1 F3]"
    state = choosing(f"{ship}; P2@18 [F3 - - - -]", food, "P1", (4, 2))
    found = [line.partition(" ")[0] for line in told(state, ("card", "7"))]
    assert found.index("With") < found.index("P2") if won else found.index("P2") < found.index("With")


def test_a_card_that_leads_to_such_a_load_is_warned_of_before_it_is_played() -> None:
    ship = "P1@20 [F5 G3 C3 - -]; P2@1 [F3 - - - -]"
    assert laden(ship) is None
    assert laden(ship, ("card", "4")) is None, "food comes into the last cabin but one"
    said = "With this load the cabins left hold food for {} at most; home is {} blocks away. Keep cabins free for food."
    full = "P1@20 [G6 G3 C3 - -]; P2@1 [F3 - - - -]"
    assert laden(full, ("card", "8")) == said.format("one stop", 37), "food into one, gold into the other"
    sails = laden("P1@20 [G6 G3 C3 F5 -]; P2@1 [F3 - - - -]", ("card", "5"), (4, 6))
    assert sails == STRANDED.format(35), "sails two blocks, pays, then gold"
    poor = "P1@20 [G6 G3 C3 G2 F3]; P2@1 [F3 - - - -]"
    assert laden(poor, ("card", "4"), (2, 3)) is None, "no worse than now"
    assert laden(poor, ("card", "4"), (2, 3), "21=treasure") is None, "most treasures need no cabin"


def test_a_ship_that_comes_home_or_near_it_needs_no_food() -> None:
    home = "P1@67 [G3 G3 C3 - -]; P2@1 [F3 - - - -]"
    assert laden(home, ("card", "7"), (6, 5)) is None, "gold, then home"
    near = home.replace("67", "60").replace("- -", "F6 -")
    assert laden(near, ("card", "7"), (6, 5)) is None, "7 blocks away, with food for one stop"
    assert laden(near.replace("F6", "F4"), ("card", "7"), (6, 5)) is not None, "with food for none"
    fights = "P1@58 [G3 G3 C3 F6 -]; P2@64 [F3 - - - -]"
    assert laden(fights, ("card", "1"), (6, 6)) is None, "whoever fights first may be home then"


def test_of_food_it_is_said_what_the_card_loads_and_the_loot_leaves() -> None:
    """Also where the player chooses a way first."""
    food, poor = ", ".join(f"{block}=food3" for block in range(6, 70)), "P1@4 [G3 F1 - - -]; P2@1 [F3 - - - -]"
    state = choosing(poor, food, "P1", (3, 6), "2 4 10")
    left = [[line for line in told(state, ("card", card)) if line.startswith("Food")] for card in ("2", "4")]
    assert [[line.partition(":")[0] for line in each] for each in left] == [["Food 0"], []], "6 are enough"
    battle = koxinga.position({"seats": "P1@59 [G5 F3 G7 G4 G6]; P2@60 [G5 F4 - - -]", "items": f"{food}"})
    battle, _ = koxinga.fed(koxinga.acting(battle, "P1 card 1 action 1 die 1"), ["battle flame"])
    assert not any(line.startswith("Food") for line in told(battle)), "what is taken decides"
    after = [[line for line in told(battle, ("loot", cabin)) if line.startswith("Food")] for cabin in ("c1", "c2")]
    assert [line.partition(":")[0] for (line,) in after] == ["Food 0", "Food 4"]


def test_before_a_card_is_chosen_only_treasures_are_watched_to_which_one_sails() -> None:
    """Card 1 would be driven back from 22 to the treasure."""
    state = choosing("P1@20 [F1 - - - -]; P2@18 [F3 - - - -]", "21=treasure, 22=food4", "P2", (3, 2), "1 8 9")
    first = "Before you can get to 21"
    assert not any(line.startswith(first) for line in told(replace(state, dice=(2, 3))))
    sails = choosing("P1@20 [F1 - - - -]; P2@18 [F3 - - - -]", "21=treasure, 22=food4", "P2", (3, 1), "3 8 9")
    assert any(line.startswith(first) for line in told(sails))


def test_before_a_fork_a_warning_names_the_blocks_for_which_it_holds() -> None:
    """“Food 0” was said of both ways, where only one of them asks for food."""
    few = "Food 0: too little for any stop that asks for food, usually 3. Load food, or you fall back from there."
    food = ", ".join(f"{block}=food3" for block in range(20, 60))
    for inner, warned in (("gold3", [f"If you end on 6: {few}"]), ("food3", [few])):
        state = choosing(
            "P1@4 [F3 G3 - - -]; P2@0 [F3 - - - -]", f"6=food3, 13={inner}, {food}", "P1", (2, 2), hand="1 2 3"
        )
        assert [line for line in told(state, ("card", "3")) if "Food" in line] == warned
