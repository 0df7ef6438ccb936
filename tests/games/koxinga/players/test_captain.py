"""The strong level: what it foresees, that it is legal, repeatable and never late, and that it wins."""

from __future__ import annotations

import pickle
import time
from dataclasses import replace
from itertools import count as counter

import pytest
from hypothesis import given

from benchmarks.opponents import among, match
from games import moves
from games.core import Chance, Seat
from games.koxinga import board, voyage
from games.koxinga.cabins import START, Cabins, Good, Stack
from games.koxinga.options import PRESETS
from games.koxinga.players import captain as module
from games.koxinga.players.captain import captain
from games.koxinga.players.original import original
from games.koxinga.rules import RULES
from games.koxinga.state import FLAME, Phase, State
from tests.support import koxinga
from tests.support.counts import count
from tests.support.tables import Table, tables

ONE = Seat(0)
OPEN = voyage.Waters((None,) * board.BLOCKS, {}, laden=False)
# Attacker's cannons ahead -> wins and losses in 144 (Koxinga 6.4).
ODDS = {-12: (12, 132), -5: (27, 111), -1: (57, 77), 0: (67, 66), 1: (78, 56), 6: (118, 21), 11: (133, 11)}


def move(state: State, seconds: float = 0.05) -> tuple[str, ...]:
    seat = next(seat for seat in map(Seat, range(len(state.players))) if _owes(state, seat))
    return captain(RULES, RULES.view(state, seat), seat, Chance(b"captain", 1), seconds)


def _owes(state: State, seat: Seat) -> bool:
    choice = moves.choice(RULES, state, seat)
    return choice is not None and choice.owed


def choosing(seats: str, items: str, hand: str, dice: tuple[int, int]) -> State:
    """Player 1 has to choose a card."""
    state = koxinga.position({"seats": seats, "items": items, "hands": f"P1 {hand}"})
    return replace(state, phase=Phase.CARDS, dice=dice)


@given(tables(RULES))
def test_it_plays_legal_moves_and_the_same_again(table: Table) -> None:
    table = table.settled()
    for seat in table.acting:
        view = RULES.view(table.state, seat)
        found = captain(RULES, view, seat, table.chance("player"), 60.0)
        assert moves.legal(RULES, table.state, seat, found), found
        assert captain(RULES, view, seat, table.chance("player"), 60.0) == found


def test_it_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(captain)) is captain


def test_it_stops_looking_ahead_when_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []
    clock = counter()
    monkeypatch.setattr(time, "monotonic", lambda: next(clock) / 10)
    once = module._next_turn

    def watched(prospect: module.Prospect, dice: tuple[int, int], around: voyage.Waters) -> float:
        seen.append(dice)
        return once(prospect, dice, around)

    monkeypatch.setattr(module, "_next_turn", watched)
    move(choosing("P1@20 [F3 G3 - - -]", "", "1 2 8", (2, 3)), seconds=0.5)
    assert 1 <= len(set(seen)) < len(module.DICE)


def test_it_takes_a_treasure_that_it_can_reach() -> None:
    assert move(choosing("P1@20 [F6 G3 - - -]", "22=treasure", "2 8 10", (2, 3))) == ("card", "2")


def test_it_does_not_sail_where_it_cannot_pay() -> None:
    items = ", ".join(f"{block}=food4" for block in range(10, 30))
    assert move(choosing("P1@20 [- G3 - - -]", items, "1 8 10", (5, 3))) == ("card", "8")


def test_it_goes_home_when_it_can() -> None:
    assert move(choosing("P1@66 [F6 G3 - - -]", "", "2 3 10", (5, 3))) == ("card", "2")


def test_it_swaps_the_dice_for_the_better_order() -> None:
    state = choosing("P1@66 [F6 G3 - - -]", "", "2 4 10", (3, 6))
    assert move(replace(state, phase=Phase.SWAP)) == ("swap",)
    assert move(replace(state, phase=Phase.SWAP, dice=(6, 3))) == ("keep",)


@pytest.mark.parametrize(("items", "way"), [("13=gold7, 14=gold7", "outer"), ("6=gold7, 7=gold7", "inner")])
def test_it_takes_the_branch_that_it_can_pay(items: str, way: str) -> None:
    state = koxinga.position({"seats": "P1@5 [F6 G3 - - -]", "items": items, "hands": "P1 2 8 9"})
    assert move(koxinga.acting(state, "P1 card 1 action 1 die 2")) == (way,)


def test_it_commits_no_cannons_for_nothing() -> None:
    state = koxinga.position({"seats": "P1@19 [C6 - - - -]; P2@20 [- - - - -]", "items": ""})
    assert move(koxinga.acting(state, "P1 card 1 action 1 die 1")) == ("fire", "none")


def test_it_fights_for_gold() -> None:
    state = koxinga.position({"seats": "P1@19 [C6 F2 - - -]; P2@20 [G7 C4 - - -]", "items": ""})
    assert move(koxinga.acting(state, "P1 card 1 action 1 die 1")) != ("fire", "none")


def test_it_loots_what_is_worth_most_to_it() -> None:
    state = koxinga.position({"seats": "P1@19 [F6 - - - -]; P2@20 [G7 F6 C2 - -]", "items": ""})
    state = koxinga.acting(state, "P1 card 1 action 1 die 1")
    state, _ = koxinga.fed(state, ["battle flame"])
    assert move(state) == ("loot", "c1")


@pytest.mark.parametrize("lead", ODDS)
def test_the_odds_of_a_battle_are_those_of_the_rules(lead: int) -> None:
    won, lost = voyage.odds(lead)
    assert (round(144 * won), round(144 * lost)) == ODDS[lead]


def test_the_odds_of_a_defence_once_the_attacker_has_rolled() -> None:
    won, lost = voyage.guard(-4)
    assert (round(12 * won), round(12 * lost)) == (len((FLAME, *range(5, 11))), len(range(4)))


def test_a_ship_that_cannot_pay_goes_back_until_it_can() -> None:
    items = list(OPEN.items)
    items[23], items[22] = board.Item(Good.FOOD, 4), board.Item(Good.GOLD, 2)
    ship = voyage.sailed(voyage.Ship(20, START, False, 0.0), 23, replace(OPEN, items=tuple(items)))
    assert (ship.block, ship.cabins) == (22, (None, Stack(Good.GOLD, 1), None, None, None))


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ((Stack(Good.GOLD, 4),), (Stack(Good.GOLD, 3),)),
        ((Stack(Good.FOOD, 4),), (Stack(Good.FOOD, 3),)),
        ((Stack(Good.CANNON, 4),), (Stack(Good.CANNON, 3),)),
    ],
)
def test_more_goods_are_worth_more(more: Cabins, less: Cabins) -> None:
    assert voyage.worth(voyage.Ship(20, more, False, 0.0)) > voyage.worth(voyage.Ship(20, less, False, 0.0))


def test_distance_is_counted_by_the_inner_branches() -> None:
    assert [voyage.distance(block) for block in (0, 5, 6, 30, 54, 70)] == [50, 45, 48, 27, 17, 1]


def test_it_beats_the_original() -> None:
    """About 90 of 100 games for two, and seven of ten in a field of six (`python -m benchmarks opponents`)."""
    pairs = count(4, full=50)
    score = sum(game.score(seat) for game, seat in match(RULES, PRESETS["standard"], captain, original, pairs))
    assert score >= 2 * pairs * 0.75 - 1
    games = count(6, full=60)
    share = sum(game.score(seat) for game, seat in among(RULES, PRESETS["standard"], captain, original, 6, games))
    assert share >= games / 3
