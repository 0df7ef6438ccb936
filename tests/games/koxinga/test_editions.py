"""What fans ask of Koxinga: cannons named as one likes, refusals that quote, maps with a number, one payment a retreat,
what goes overboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import renderers
from games import moves
from games.core import CHANCE, Budget, Chance, IllegalMove, Move, Seat
from games.koxinga import board
from games.koxinga.actions import arrive
from games.koxinga.cabins import Good
from games.koxinga.options import Options
from games.koxinga.players.advise import advise
from games.koxinga.players.original import look_ahead, original
from games.koxinga.rules import RULES
from games.koxinga.state import Phase, State, Walk
from games.koxinga.witness import witness
from games.moves import acting, settle
from renderers.koxinga.heading import headline
from renderers.words import catalogue
from tests.support import koxinga
from tests.support.counts import count
from tests.support.uniform import uniform

WORDS = catalogue("en", (Path(renderers.__file__).parent / "locales",))


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


@pytest.mark.parametrize(("typed", "move"), [("4", ("fire", "4")), ("ALL", ("fire", "all")), ("plan", ("plan",))])
def test_an_answer_alone_is_one_to_what_is_asked(typed: str, move: Move) -> None:
    assert RULES.parse(RULES.view(armed("C6 F3 - - -"), Seat(0)), typed) == (move,)


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


@pytest.mark.parametrize("typed", ["9", "c2", "card", "fire c2:1", "fire 9", "fire c1:9 c3:1", "card 3", "loot c1"])
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


CHOOSE = {"items": "", "options": "overboard=choose"}


def full(cabins: str = "G6 F2 G2 C4 G5", act: str = "P1 card 8 action 1 die 1") -> State:
    """Somebody with full cabins loads food."""
    return koxinga.acting(koxinga.position({"seats": f"P1@20 [{cabins}]; P2@40 [F3 - - - -]", **CHOOSE}), act)


def lines(state: State, *move: str) -> list[str]:
    found = moves.preview(RULES, RULES.view(state, Seat(0)), move)
    assert found is not None
    return [WORDS.say(line, str) for line in found.lines]


def test_who_chooses_what_goes_overboard_is_offered_stacks_of_other_kinds() -> None:
    view = RULES.view(full(), Seat(0))
    offered = RULES.choice(view, ("drop",))
    assert offered is not None
    assert offered.tokens == ("c1", "c3", "c4", "c5")
    assert [WORDS.say(RULES.label(view, ("drop", token)), str) for token in offered.tokens][:2] == [
        "Cabin 1: 6 gold",
        "Cabin 3: 2 gold",
    ]
    assert lines(full(), "drop", "c3") == ["You throw 2 gold overboard, and load 1 food."]
    assert not moves.reversible(RULES, view, ("drop", "c3"))


@pytest.mark.parametrize("typed", ["drop c3", "DROP C3", " drop,c3 "])
def test_what_goes_overboard_may_be_typed(typed: str) -> None:
    view = RULES.view(full(), Seat(0))
    assert RULES.parse(view, typed) == (("drop", "c3"),)
    assert RULES.refusal(view, ("drop", "c3")) is None


@pytest.mark.parametrize("typed", ["drop c2", "drop c6", "drop treasure", "loot c1"])
def test_nothing_else_goes_overboard(typed: str) -> None:
    view = RULES.view(full(), Seat(0))
    (move,) = RULES.parse(view, typed)
    reason = RULES.refusal(view, move)
    assert reason is not None
    assert dict(reason.args)["typed"] == typed
    assert RULES.refusal(RULES.view(full(), Seat(1)), ("drop", "c3")) is not None


@pytest.mark.parametrize(
    ("plan", "cabins"), [("smallest", "[G6 F2 F1 C4 G5]"), ("cannon", "[G6 F2 G2 F1 G5]"), ("gold", "[G6 F2 F1 C4 G5]")]
)
def test_what_goes_overboard_may_be_answered_beforehand(plan: str, cabins: str) -> None:
    state = koxinga.position({"seats": "P1@20 [G6 F2 G2 C4 G5]", **CHOOSE})
    state, told = RULES.apply(state, Seat(0), ("plan", "drop", plan))
    assert [event.to for event in told] == [frozenset({0})]
    after = koxinga.acting(state, "P1 card 8 action 1 die 1")
    assert after.phase is not Phase.DROP
    assert cabins in koxinga.shown(after)


def test_who_lacks_what_he_planned_to_throw_overboard_is_asked() -> None:
    state = koxinga.position({"seats": "P1@20 [G6 F2 G2 C4 G5]", **CHOOSE})
    state, _ = RULES.apply(state, Seat(0), ("plan", "drop", "food"))
    assert koxinga.acting(state, "P1 card 8 action 1 die 1").phase is Phase.DROP


def test_without_the_option_nobody_can_answer_beforehand_what_goes_overboard() -> None:
    state = koxinga.position({"seats": "P1@20 [G6 F2 G2 C4 G5]", "items": ""})
    offered = RULES.choice(RULES.view(state, Seat(0)), ("plan",))
    assert offered is not None
    assert "drop" not in offered.tokens
    assert RULES.refusal(RULES.view(state, Seat(0)), ("plan", "drop", "food")) is not None


def test_a_card_tells_that_its_owner_will_choose() -> None:
    state = koxinga.position({"seats": "P1@20 [G6 F2 G2 C4 G5]", "hands": "P1 8 9 10", **CHOOSE})
    choosing = replace(state, phase=Phase.CARDS, dice=(2, 5))
    assert lines(choosing, "card", "8") == [
        "First: load 2 food; all your cabins are full, so a stack of your choice must go overboard.",
        "Then: load 5 gold; if all your cabins are still full, a stack of your choice must go overboard.",
    ]
    planned, _ = RULES.apply(choosing, Seat(0), ("plan", "drop", "cannon"))
    first, _ = lines(planned, "card", "8")
    assert first == "First: load 2 food; all your cabins are full, so 4 cannons must go overboard."


def test_everybody_sees_for_what_room_is_made() -> None:
    state = full()
    for viewer in (None, Seat(0), Seat(1)):
        view = RULES.view(state, viewer)
        assert WORDS.say(headline(view), lambda seat: f"P{seat + 1}") == "P1 makes room for 1 food"
    assert "cargo 0 food1" in witness(RULES.view(state, None))
    after, events = RULES.apply(state, Seat(0), ("drop", "c3"))
    assert [event.text.key for event in events[:2]] == ["koxinga-event-load", "koxinga-event-drop"]
    assert after.cargo is None


def test_computers_choose_what_goes_overboard() -> None:
    view = RULES.view(full("G6 F2 G2 C1 G5"), Seat(0))
    assert original(RULES, view, Seat(0), Chance(b"drop", 1), 1.0) == ("drop", "c4")
    assert RULES.default(full(), Seat(0)) == ("drop", "c3")
    ahead = RULES.view(full("G2 F2 G6 C6 C6", "P1 card 8 action 1 die 6"), Seat(0))
    assert advise(ahead, Seat(0), bytes(32), Budget(1_000))[0].move in (("drop", "c4"), ("drop", "c5"))


@pytest.mark.parametrize("seats", [2, 6])
def test_random_games_where_one_chooses_come_to_an_end(seats: int) -> None:
    dropped = 0
    for number in range(count(3, full=150)):
        chance = Chance(number.to_bytes(4, "big"), 0)
        state = RULES.setup(Options(retreat="once", overboard="choose"), seats)
        while RULES.outcome(state) is None:
            fact = RULES.roll(state, chance)
            seat = CHANCE if fact else acting(RULES, state)[0]
            move = fact or uniform(RULES, RULES.view(state, seat), seat, chance, 1.0)
            dropped += move[0] == "drop"
            state, _ = RULES.apply(state, seat, move)
    assert dropped
