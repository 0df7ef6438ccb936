"""What a computer thinks of Koxinga's decisions: how far it looks, how it prices the end, what it calls broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given

from games.core import Advice, Budget, Chance, Seat, text
from games.koxinga.cabins import START, Good, Stack
from games.koxinga.players.advise import _broken, advise
from games.koxinga.players.position import Crew, Rest, Turn, World, parted, worths
from games.koxinga.players.values import rated
from games.koxinga.rules import RULES
from games.koxinga.state import Cargo, Phase, State
from games.koxinga.voyage import Ship, battles, odds
from games.moves import acting, legal
from games.search import Meter, choose
from tests.support import koxinga
from tests.support.tables import Table, tables

KEY = bytes(range(32))
ONE = Seat(0)


def advised(state: State, counts: int = 600) -> Sequence[Advice]:
    seat = acting(RULES, state)[0]
    return advise(RULES.view(state, seat), seat, KEY, Budget(counts))


def answer(state: State) -> tuple[str, ...]:
    return advised(state)[0].move


def choosing(seats: str, items: str, hand: str, dice: tuple[int, int]) -> State:
    """Player 1 has to choose a card."""
    state = koxinga.position({"seats": seats, "items": items, "hands": f"P1 {hand}"})
    return replace(state, phase=Phase.CARDS, dice=dice)


def test_passing_by_a_treasure_is_aimless() -> None:
    """With either card that sails the ship comes to it, with one of them in the middle of the turn."""
    for hand, aimless in (("2 8 10", {"8", "10"}), ("1 2 10", {"10"})):
        found = advised(choosing("P1@20 [F6 G3 - - -]", "22=treasure", hand, (2, 3)))
        assert {each.move[1] for each in found if each.aimless} == aimless


def test_it_is_not_aimless_to_pass_by_a_treasure_where_that_is_clearly_better() -> None:
    """Going home wins at once."""
    found = advised(choosing("P1@66 [F6 G7 - - -]; P2@50 [F6 G3 - - -]", "69=treasure", "2 5 10", (5, 1)))
    assert found[0].move == ("card", "2")
    assert not found[0].aimless


def test_it_takes_a_treasure_that_it_can_reach() -> None:
    assert answer(choosing("P1@20 [F6 G3 - - -]", "22=treasure", "2 8 10", (2, 3))) == ("card", "2")


def test_what_all_its_rounds_saw_counts() -> None:
    """The last round sees one world alone, which could spread nowhere."""
    seats = "P1@20 [F6 G3 - - -]; P2@22 [F4 C4 G3 - -]"
    found = advised(choosing(seats, "24=gold3, 30=treasure", "1 4 9", (4, 3)), 6_000)
    assert all(each.spread > 0.0 for each in found)


def test_it_goes_home_where_that_wins() -> None:
    found = advised(choosing("P1@66 [F6 G3 - - -]; P2@50 [F6 G3 - - -]", "", "2 3 10", (5, 3)))
    assert found[0].move == ("card", "2")
    assert found[0].value == 1.0


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    """The captain goes home with 15 points while the other has gold for 40."""
    found = advised(choosing("P1@69 [F3 - - - -]; P2@50 [G7 G7 G7 G7 G7]", "", "2 8 10", (5, 3)))
    assert found[-1].move == ("card", "2")
    assert [each.move for each in found if not each.sound] == [("card", "2")]


@pytest.mark.parametrize("number", range(6))
def test_it_looks_at_many_worlds_before_it_goes_home(number: int) -> None:
    """Whether 29 points win follows from three treasures that it does not know: in one of five worlds they do."""
    seats = "P1@68 [G7 G7 - - -]; P2@50 [G6 G6 G6 - -] +5p,6p,9p"
    state = choosing(seats, ", ".join(f"{block}=food4" for block in range(51, 56)), "2 8 10", (6, 1))
    found = advise(RULES.view(state, ONE), ONE, bytes([number]) * 32, Budget(1_700))
    assert found[0].move != ("card", "2")
    assert {each.move[1]: each.value for each in found}["2"] < 0.4


def test_where_all_looks_lost_it_does_not_end_the_game_itself() -> None:
    """The other is expected home, with 43 points, but nobody knows their cards."""
    found = advised(choosing("P1@70 [F3 - - - -]; P2@70 [G7 G7 G7 G7 -]", "", "2 8 10", (4, 5)))
    assert [each.value for each in found] == [0.0] * 3
    assert [each.move for each in found if not each.sound] == [("card", "2")]


def test_food_left_over_is_worth_nothing() -> None:
    rich, poor = (Ship(0, cabins, True, 0.0) for cabins in ((Stack(Good.FOOD, 6), None), (None, None)))
    assert worths([rich, poor], over=True) == worths([poor, rich], over=True)
    afloat = [each._replace(block=30, finished=False) for each in (rich, poor)]
    assert worths(afloat, over=False)[0] > worths(afloat, over=False)[1]


def test_a_block_of_the_way_counts_less_far_behind_the_other() -> None:
    def gained(block: int) -> float:
        ships = [Ship(at, START, False, 0.0) for at in (block, block + 1)]
        first, other = (parted([ship, ships[0]._replace(block=40)], over=False) for ship in ships)
        return other[0][1] - first[0][1]

    assert gained(18) < gained(34)


@pytest.mark.parametrize(("starter", "met"), [(1, True), (0, False)])
def test_it_counts_with_whoever_comes_to_it(starter: int, met: bool) -> None:
    """The other's only card lands where the own ship is: before its own first action, or after it has left."""
    calm = RULES.presets["standard"]
    world = World(calm, 0, Chance(KEY, 0), Meter(Budget(100)))
    own, other = Ship(20, (Stack(Good.GOLD, 7), None, None, None, None), False, 0.0), Ship(18, START, False, 0.0)
    crews = (Crew(own, (1,), (), ()), Crew(other, (1,), (), ()))
    turn = Turn(world, crews, (None,) * 71, starter, (2, 5))
    rest = turn.after(1)
    assert isinstance(rest, Rest)
    assert (rest.crews[0].ship.prize < 0) == met


def test_of_equal_dice_it_names_only_what_is_on_offer() -> None:
    state = choosing("P1@20 [F3 G3 - - -]; P2@30 [F3 G3 - - -]", "", "2 4 10", (3, 3))
    assert [each.move for each in advised(replace(state, phase=Phase.SWAP), 40)] == [("keep",)]


def test_it_swaps_the_dice_for_the_better_order() -> None:
    state = choosing("P1@66 [F6 G3 - - -]", "", "2 4 10", (3, 6))
    assert answer(replace(state, phase=Phase.SWAP)) == ("swap",)
    assert answer(replace(state, phase=Phase.SWAP, dice=(6, 3))) == ("keep",)


@pytest.mark.parametrize(("items", "way"), [("13=gold7, 14=gold7", "outer"), ("6=gold7, 7=gold7", "inner")])
def test_it_takes_the_branch_that_it_can_pay(items: str, way: str) -> None:
    state = koxinga.position({"seats": "P1@5 [F6 G3 - - -]", "items": items, "hands": "P1 2 8 9"})
    assert answer(koxinga.acting(state, "P1 card 1 action 1 die 2")) == (way,)


def test_it_commits_no_cannons_for_nothing() -> None:
    state = koxinga.position({"seats": "P1@19 [C6 - - - -]; P2@20 [- - - - -]", "items": ""})
    assert answer(koxinga.acting(state, "P1 card 1 action 1 die 1")) == ("fire", "none")


def test_it_fights_for_gold() -> None:
    state = koxinga.position({"seats": "P1@19 [C6 F2 - - -]; P2@20 [G7 C4 - - -]", "items": ""})
    assert answer(koxinga.acting(state, "P1 card 1 action 1 die 1")) != ("fire", "none")


@pytest.mark.parametrize(("block", "cabins", "best"), [(60, "G7 F6 C2 - -", "c1"), (20, "G3 F6 C2 - -", "c2")])
def test_it_loots_what_is_worth_most_to_it_and_its_loser(block: int, cabins: str, best: str) -> None:
    """Near the end that is gold; long before it, the food that the other needs for the way."""
    state = koxinga.position({"seats": f"P1@{block - 1} [F6 - - - -]; P2@{block} [{cabins}]", "items": ""})
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["battle flame"])
    assert answer(state) == ("loot", best)
    assert {each.move[1] for each in advised(state)} == {"c1", "c2", "c3"}


def test_much_gold_is_better_loot_than_a_little_food_from_the_first_round_on() -> None:
    state = koxinga.position({"seats": "P1@2 [F3 G3 - - -]; P2@3 [F3 G3 G7 - -]", "items": ""})
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["battle flame"])
    assert answer(state) == ("loot", "c3")


def test_whoever_attacked_loots_what_they_have_to_pay() -> None:
    """Gold alone would drive the ship back to where it has to pay five food more."""
    items = ", ".join(f"{block}=food5" for block in range(55, 69))
    state = koxinga.position({"seats": "P1@68 [- - - - -]; P2@69 [G6 F4 - - -]", "items": f"{items}, 69=food4"})
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["battle flame"])
    assert answer(state) == ("loot", "c2")
    free = replace(state, items=(*state.items[:69], None, *state.items[70:]))
    assert answer(free) == ("loot", "c1")


def test_whoever_defended_loots_without_having_to_pay() -> None:
    items = ", ".join(f"{block}=food5" for block in range(55, 69))
    state = koxinga.position({"seats": "P1@68 [G6 F4 - - -]; P2@69 [- - - - -]", "items": f"{items}, 69=food4"})
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["battle 0", "battle flame"])
    assert acting(RULES, state) == (1,)
    assert answer(state) == ("loot", "c1")


def test_what_a_battle_may_cost_counts_whole_and_what_it_may_bring_does_not() -> None:
    gold = (Stack(Good.GOLD, 7), None, None, None, None)
    won, lost = odds(-2)
    assert battles(gold, ((2, 0.0),), laden=False) == pytest.approx(-7 * lost)
    assert 0 < battles((None,) * 5, ((2, 7.0),), laden=False) < 7 * won


def test_sailing_where_it_cannot_pay_is_not_sound() -> None:
    items = ", ".join(f"{block}=food4" for block in range(10, 30))
    found = advised(choosing("P1@20 [- G3 - - -]", items, "1 8 10", (5, 3)))
    assert {each.move[1] for each in found if not each.sound} == {"1"}


def test_going_back_where_it_cannot_pay_is_not_sound() -> None:
    items = ", ".join(f"{block}=food4" for block in range(10, 30))
    found = advised(choosing("P1@24 [- - - - -]", items, "5 8 10", (1, 3)))
    assert {each.move[1] for each in found if not each.sound} == {"5"}


def test_a_card_that_puts_the_last_food_overboard_is_not_sound() -> None:
    found = advised(choosing("P1@20 [F3 G4 G4 G5 G6]", "", "1 8 10", (5, 3)))
    assert {each.move[1] for each in found if not each.sound} == {"8", "10"}


def test_gold_overboard_for_cannons_is_not_sound() -> None:
    found = advised(choosing("P1@20 [F6 G4 G4 G5 G6]", "", "1 10", (5, 3)))
    assert {each.move[1] for each in found if not each.sound} == {"10"}


def test_two_loads_that_undo_each_other_are_not_sound() -> None:
    """Two food come for 3 gold, and as much gold for these, or twice as much."""
    for dice, broken in (((2, 3), True), ((2, 6), False)):
        state = choosing("P1@18 [G6 G3 F6 G6 F5]", "", "1 8", dice)
        assert bool(_broken(state, ONE, ("card", "8"))) == broken, dice


def test_what_fills_the_last_room_is_sound() -> None:
    """Two cannons are worth less than room, but nothing goes overboard for them."""
    found = advised(choosing("P1@18 [G5 F4 C6 C6 -]", "23=food3", "2 10", (5, 1)))
    assert [each.sound for each in found] == [True, False]


def test_a_card_that_goes_back_is_not_sound() -> None:
    found = advised(choosing("P1@22 [G6 F6 C4 - -]", "21=food4", "1 5 8", (1, 2)))
    assert {each.move[1] for each in found if not each.sound} == {"5"}


def test_being_driven_back_to_a_treasure_is_sound_only_where_that_is_near() -> None:
    items = ", ".join(f"{block}=food4" for block in range(6, 30))
    for treasure, broken in ((5, {"5"}), (17, set())):
        found = advised(choosing("P1@15 [- G3 - - -]", f"{items}, {treasure}=treasure", "5 8 10", (5, 1)))
        assert {each.move[1] for each in found if not each.sound} == broken


def test_a_way_on_which_it_cannot_pay_is_not_sound() -> None:
    state = koxinga.position({"seats": "P1@4 [G5 - - - -]; P2@50 [F6 G3 - - -]", "items": "6=food2, 13=gold5"})
    state = koxinga.acting(state, "P1 card 1 action 1 die 2")
    assert state.phase is Phase.FORK
    assert {each.move[0]: each.sound for each in advised(state)} == {"inner": True, "outer": False}


def test_swapping_dice_to_have_no_card_that_is_sound_is_not() -> None:
    items = ", ".join(f"{block}=food4" for block in range(10, 30) if block != 22)
    state = replace(choosing("P1@20 [F3 - - - -]", items, "4", (3, 5)), phase=Phase.SWAP)
    assert {each.move[0]: each.sound for each in advised(state)} == {"keep": True, "swap": False}


def test_where_all_is_lost_it_has_the_most_points_in_the_end() -> None:
    """The captain is home with either card, 5 gold richer with one of them, and the other has gold for 50."""
    found = advised(choosing("P1@70 [F3 - - - -]; P2@66 [G7 G7 G7 G7 G7]", "", "2 3 7", (5, 6)))
    assert [each.value for each in found] == [0.0] * 3
    assert found[0].move == ("card", "7")


def test_no_level_takes_what_is_worth_far_less_than_the_best() -> None:
    state = koxinga.position({"seats": "P1@59 [F6 - - - -]; P2@60 [G7 F6 C2 - -]", "items": ""})
    state, _ = koxinga.fed(koxinga.acting(state, "P1 card 1 action 1 die 1"), ["battle flame"])
    found, easy = advised(state), rated(RULES.view(state, ONE))[1]
    assert {each.move[1] for each in found if each.sound} == {"c1"}
    assert {choose(found, easy, bytes([number]) * 32)[1] for number in range(50)} == {"c1"}


@pytest.mark.parametrize(("level", "left_out", "least"), [(1, 0.0128, 0.0136), (2, 0.0252, 0.026), (3, 0.0319, 0.0326)])
def test_a_level_plays_the_least_good_that_leaves_so_much_of_the_best_odds(
    level: int, left_out: float, least: float
) -> None:
    """From a third to four fifths; the weakest plays the least good of all, the strongest the best."""
    weakest, *_, strongest = levels = rated(RULES.view(koxinga.position({}), ONE))
    found = [Advice(("best",), 0.04), Advice(("least",), least), Advice(("left out",), left_out)]
    for rating, move in ((weakest, "left out"), (levels[level], "least"), (strongest, "best")):
        assert {choose(found, rating, bytes([number]) * 32) for number in range(10)} == {(move,)}


def test_food_overboard_is_aimless_where_nothing_is_better_for_it() -> None:
    """The gold that comes for two of eight food is worth more."""
    found = advised(choosing("P1@50 [F6 F2 G4 G5 C6]", "", "1 7", (5, 3)))
    assert {each.move[1] for each in found if each.aimless} == {"7"}
    assert {each.move[1] for each in found if not each.sound} == {"7"}, "no level does that"


def test_only_the_weakest_level_passes_by_a_treasure() -> None:
    found = [Advice(("chest",), 0.5), Advice(("none",), 0.49, aimless=True)]
    levels = rated(RULES.view(koxinga.position({}), ONE))
    assert [choose(found, level, KEY)[0] for level in levels] == ["none", *["chest"] * 4]


def test_being_driven_back_looks_worse_than_food_overboard_that_is_best() -> None:
    items = ", ".join(f"{block}=food4" for block in range(10, 30))
    found = advised(choosing("P1@20 [F1 G4 G4 G5 G6]", items, "1 2 10", (5, 3)))
    assert {each.move[1] for each in found if not each.sound} == {"1", "2"}


def test_what_looks_broken_is_sound_where_all_else_is_far_worse() -> None:
    """With its last food overboard the captain is home with the most gold all the same."""
    found = advised(choosing("P1@67 [F3 G4 G4 G5 G6]; P2@69 [G6 G6 G6 - -]", "", "3 8 10", (6, 6)))
    assert all(each.sound for each in found if each.value > 0.9)


def test_food_overboard_is_not_sound() -> None:
    state = choosing("P1@20 [F2 G1 C3 G2 C1]", "", "1 8 10", (5, 3))
    options = replace(state.options, overboard="choose")
    cargo = Cargo(ONE, Stack(Good.GOLD, 3), told=False)
    state = replace(koxinga.acting(state, "P1 card 10 action 1 die 3"), options=options, phase=Phase.DROP, cargo=cargo)
    found = advised(state)
    assert {each.move for each in found if not each.sound} == {("drop", "c1")}
    assert {each.move[1] for each in found} == {"c1", "c2", "c3", "c5"}


@given(tables(RULES))
def test_all_that_is_advised_is_legal_and_a_function_of_view_key_and_counts(table: Table) -> None:
    table = table.settled()
    for seat in table.acting:
        view = RULES.view(table.state, seat)
        found = advise(view, seat, KEY, Budget(100))
        assert found == advise(view, seat, KEY, Budget(100))
        assert found[0].sound, "of the best move the search has the last word"
        assert all(legal(RULES, table.state, seat, each.move) for each in found)
        assert len({each.move for each in found}) == len(found)
        assert all(0.0 <= each.value <= 1.0 for each in found)


@given(tables(RULES))
def test_it_thinks_the_same_in_every_world_that_it_cannot_tell_apart(table: Table) -> None:
    """What others hold in secret changes nothing."""
    table = table.settled()
    for seat in table.acting:
        view = RULES.view(table.state, seat)
        other = RULES.think.guess(view, table.chance("another world"))  # type: ignore[union-attr]
        assert advise(view, seat, KEY, Budget(60)) == advise(RULES.view(other, seat), seat, KEY, Budget(60))


@pytest.mark.parametrize(("dice", "word"), [((2, 3), "keep"), ((3, 2), "swap")])
def test_a_reason_to_swap_the_dice_names_the_card_that_is_played_then(dice: tuple[int, int], word: str) -> None:
    state = replace(choosing("P1@20 [F6 G3 - - -]", "22=treasure", "2 8 10", dice), phase=Phase.SWAP)
    best, after = advised(state)[0], replace(state, phase=Phase.CARDS, dice=(2, 3))
    assert best.move == (word,)
    assert answer(after) == ("card", "2")
    assert best.why == text("koxinga-why-card", card="2", why=text("koxinga-why-treasure"))
