"""What fans ask of Koxinga: cannons named as one likes, refusals that quote, maps with a number, one payment a
retreat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import Chance, IllegalMove, Seat
from games.koxinga import board
from games.koxinga.actions import arrive
from games.koxinga.cabins import Good
from games.koxinga.options import Options
from games.koxinga.players.original import look_ahead
from games.koxinga.rules import Koxinga
from games.koxinga.state import Phase, State, Walk
from games.moves import settle
from tests.support import koxinga

RULES = Koxinga()


def armed(cabins: str) -> State:
    """Somebody is asked for cannons."""
    state = koxinga.position({"seats": f"P1@20 [{cabins}]; P2@20 [C2 F3 - - -]", "items": "", "hands": "P1 1 2 3"})
    battle = arrive(replace(state, actor=(Seat(0), 0), phase=Phase.ACTION), [])
    assert battle.phase is Phase.ATTACK
    return battle


@pytest.mark.parametrize("typed", ["fire c1:4", "fire 4", "fire c1:4,", "fire c1：4"])
def test_the_only_cannons_may_be_named_by_their_cabin(typed: str) -> None:
    view = RULES.view(armed("C6 F3 - - -"), Seat(0))
    assert RULES.parse(view, typed) == (("fire", "4"),)
    assert RULES.refusal(view, ("fire", "4")) is None


def test_commas_may_part_cabins() -> None:
    view = RULES.view(armed("C6 C3 - - -"), Seat(0))
    (move,) = RULES.parse(view, "fire c1:4, c2:1")
    assert move == ("fire", "cabins", "c1:4", "c2:1")
    assert RULES.refusal(view, move) is None


def test_a_cabin_that_is_named_twice_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        RULES.parse(RULES.view(armed("C6 C3 - - -"), Seat(0)), "fire c1:4 c1:2")
    assert refused.value.reason.key == "koxinga-refusal-twice"
    assert dict(refused.value.reason.args)["typed"] == "fire c1:4 c1:2"


@pytest.mark.parametrize("typed", ["fire c2:1", "fire 9", "fire c1:9 c3:1", "card 3", "loot c1"])
def test_a_refusal_quotes_all_that_was_typed(typed: str) -> None:
    view = RULES.view(armed("C6 F3 - - -"), Seat(0))
    (move,) = RULES.parse(view, typed)
    reason = RULES.refusal(view, move)
    assert reason is not None
    assert dict(reason.args)["typed"] == typed


def test_the_original_computer_looks_no_further_than_home() -> None:
    assert look_ahead(70, 1) == (board.GOAL,)
    assert look_ahead(69, 6) == (board.GOAL,)
    assert look_ahead(0, 3) == (3,)
    assert look_ahead(0, -1) == (board.GOAL,)


def _map(options: Options, seed: bytes) -> tuple[object, ...]:
    return settle(RULES, RULES.setup(options, 3), lambda line: Chance(seed, line), 0).state.items


@pytest.mark.parametrize("distribution", ["uniform", "wrap"])
def test_a_map_with_a_number_is_the_same_everywhere(distribution: str) -> None:
    numbered = Options(setup_distribution=distribution, map_seed=4711)
    assert _map(numbered, b"one") == _map(numbered, b"another")
    assert _map(numbered, b"one") != _map(replace(numbered, map_seed=4712), b"one")
    assert _map(replace(numbered, map_seed=0), b"one") != _map(replace(numbered, map_seed=0), b"another")


@pytest.mark.parametrize(("retreat", "gold"), [("each", 0), ("once", 3)])
def test_one_payment_a_retreat(retreat: str, gold: int) -> None:
    state = koxinga.position(
        {"seats": "P1@22 [F1 G3 - - -]; P2@40 [- - - - -]", "items": "22=food4, 21=gold3", "hands": ""}
    )
    state = replace(state, options=Options(retreat=retreat), actor=(Seat(0), 0), phase=Phase.ACTION)
    state = replace(state, walks=(Walk(Seat(0), (20, 21, 22)),))
    after = arrive(state, [])
    assert after.players[0].block == 21
    assert sum(each.amount for each in after.players[0].cabins if each and each.kind is Good.GOLD) == gold
