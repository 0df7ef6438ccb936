"""Substitution out of turn: pauses that ask, and blind windows that ask nobody (Jiangshan 6.5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from games import moves
from games.core import Chance, Move, Seat, Window, text
from games.jiangshan.offer.notation import order_of
from games.jiangshan.options import Options
from games.jiangshan.play.execution import after
from games.jiangshan.state import Attack, Phase, Standing, State, Terms
from tests.support.contract import what_is_held_is_nobodys
from tests.support.jiangshan import RULES, boarded, stood, told
from tests.support.jiangshan_secrets import JIANGSHAN
from tests.support.tables import Table
from tests.support.worlds import check_twins

RED, BLUE = Seat(0), Seat(1)
BOARD = """
    4 .  bK bDs .
    3 .  .  .  .
    2 .  .  rH .
    1 rK .  .  .
"""
"""Red's horse can take the King on b4; the Blade on c4 could stand in."""
SAVED = ["4 . rH bK .", "3 . . . .", "2 . . . .", "1 rK . . ."]
GIVEN = "blue morale 3; blue supply 2; blue stratagems {tokens}; blue mode {mode}"


def position(mode: str = "auto", tokens: str = "decoy", *, blind: bool = True, board: str = BOARD) -> State:
    state = stood(board, GIVEN.format(tokens=tokens, mode=mode))
    return replace(state, options=Options(blind_window=blind, reaction_hours=30))


def struck(
    mode: str = "auto", tokens: str = "decoy", *, blind: bool = True, board: str = BOARD, typed: str = "c2xb4"
) -> State:
    state, _ = told(position(mode, tokens, blind=blind, board=board), typed)
    assert state.phase is Phase.REACT
    return state


def played(state: State, *moves_: Move, seat: Seat = BLUE) -> State:
    for move in moves_:
        state, _ = moves.play(RULES, state, seat, move)
    return state


def settled(state: State) -> State:
    assert RULES.default(state, BLUE) == ("settle",)
    return played(state, ("settle",))


def left_open(state: State) -> tuple[str, ...]:
    """What Blue may still answer."""
    window = RULES.asked(state)[BLUE]
    assert window is not None
    return window.answers


@pytest.mark.parametrize(("mode", "tokens"), [*product(("auto", "ask", "off"), ("decoy", "extra", "extra fire swap"))])
def test_a_blind_window_looks_the_same_whoever_could_answer(mode: str, tokens: str) -> None:
    here, seen = told(position(), "c2xb4")
    there, shown = told(position(mode, tokens), "c2xb4")
    assert seen == shown
    for viewer in (RED, None):
        assert RULES.view(here, viewer) == RULES.view(there, viewer)


def test_a_blind_window_opens_for_a_unit_without_a_partner() -> None:
    state = struck(board=BOARD.replace("bDs", "bDs!"))
    assert left_open(state) == ()
    assert settled(state).result is not None


@pytest.mark.parametrize("given", [{"morale": 2}, {"shown": frozenset({"extra", "decoy", "fire"})}])
def test_no_blind_window_opens_where_everybody_knows_that_there_is_no_hidden_answer(given: dict[str, object]) -> None:
    state = position("off")
    state = replace(state, sides=(state.sides[0], replace(state.sides[1], **given)))
    state, _ = told(state, "c2xb4")
    assert state.phase is Phase.OVER


def test_fixed_stratagems_lie_face_down_too() -> None:
    state = replace(position("off"), terms=Terms(pick=0, fixed=("extra", "decoy")))
    shown = replace(state, sides=(state.sides[0], replace(state.sides[1], shown=frozenset({"extra"}))))
    assert told(shown, "c2xb4")[0].phase is Phase.REACT
    shown = replace(state, sides=(state.sides[0], replace(state.sides[1], shown=frozenset({"extra", "decoy"}))))
    assert told(shown, "c2xb4")[0].phase is Phase.OVER


def test_the_host_alone_ends_a_blind_window() -> None:
    choice = moves.choice(RULES, struck("ask"), BLUE)
    assert (choice.tokens, choice.window) == (("settle",), Window(30, blind=True, answers=("refuse", "decoy")))
    assert moves.choice(RULES, struck("ask"), RED).tokens == ()


@pytest.mark.parametrize(("mode", "tokens"), [("off", "decoy"), ("ask", "extra"), ("auto", "extra fire")])
def test_whoever_cannot_react_has_nothing_to_answer(mode: str, tokens: str) -> None:
    choice = moves.choice(RULES, struck(mode, tokens), BLUE)
    assert (choice.tokens, choice.window) == (("settle",), Window(30, blind=True))
    assert RULES.view(struck(mode, tokens), BLUE).attack.pairs == (), "nothing could change places"
    assert {"decoy", "refuse"}.isdisjoint(choice.open)


@pytest.mark.parametrize("mode", ["auto", "ask"])
def test_silence_in_a_blind_window_is_the_standing_order(mode: str) -> None:
    state = settled(struck(mode))
    assert boarded(state) == SAVED
    assert (state.sides[1].morale, state.sides[1].supply, state.phase) == (0, 0, Phase.ACTION)


def test_never_means_never_in_a_blind_window() -> None:
    assert settled(struck("off")).result is not None
    left = played(struck("ask"), ("decoy", "b4,c4"), ("standing", "mode", "off"))
    assert left_open(left) == ()
    assert settled(left).result is not None


def test_what_was_answered_last_comes_out_of_a_blind_window() -> None:
    state = struck("ask")
    assert settled(played(state, ("refuse",))).result is not None
    assert settled(played(state, ("refuse",), ("decoy", "b4,c4"))).result is None
    unprotected = replace(state, sides=(state.sides[0], replace(state.sides[1], standing=Standing("ask", ""))))
    assert settled(unprotected).result is not None
    assert boarded(settled(played(unprotected, ("decoy", "b4,c4")))) == SAVED


def test_the_same_answer_is_not_left_twice() -> None:
    state = played(struck("ask"), ("refuse",))
    assert left_open(state) == ("decoy",)
    state = played(state, ("decoy", "b4,c4"))
    assert left_open(state) == ("refuse",)
    assert not moves.legal(RULES, state, BLUE, ("decoy", "b4,c4"))


def test_an_answer_is_seen_by_nobody_else() -> None:
    before = struck("ask")
    after, events = moves.play(RULES, before, BLUE, ("decoy", "b4,c4"))
    assert [event.to for event in events] == [{BLUE}]
    assert RULES.view(after, BLUE).attack.answer == ("decoy", "b4,c4")
    for viewer in (RED, None):
        assert RULES.view(after, viewer) == RULES.view(before, viewer)


def test_allies_who_are_told_everything_are_told_the_answer() -> None:
    board = BOARD.replace("1 rK .", "1 rK gK")
    state = replace(stood(board, "teams 0 1 1; " + GIVEN.format(tokens="decoy", mode="ask")), active=RED)
    for intel in (False, True):
        here = replace(state, options=Options(blind_window=True, allied_intel=intel))
        after, events = moves.play(RULES, told(here, "c2xb4")[0], BLUE, ("refuse",))
        assert events[0].to == ({BLUE, Seat(2)} if intel else {BLUE})
        assert RULES.view(after, Seat(2)).attack.answer == (("refuse",) if intel else ())


@pytest.mark.parametrize(
    ("mode", "tokens", "answers"), [*product(("auto", "ask", "off"), ("decoy", "extra"), ((), (("refuse",),)))]
)
def test_worlds_in_a_blind_window_cannot_be_told_apart(mode: str, tokens: str, answers: tuple[Move, ...]) -> None:
    state = struck(mode, tokens)
    state = played(state, *(answer for answer in answers if moves.legal(RULES, state, BLUE, answer)))
    table = Table(RULES, state.options, 2, b"seed", (), state)
    what_is_held_is_nobodys(table)
    found = Counter[str]()
    check_twins(table, JIANGSHAN, found)
    assert found["stratagems"] + found["standing orders"] > 0


def test_the_order_goes_on_after_the_window_as_it_was_given() -> None:
    board = """
        5 .  bPs .   bK
        4 .  .   .   .
        3 .  bA  bDs .
        2 .  rL  .   .
        1 rK .   .   .
    """
    state = struck("off", board=board, typed="b2xb3*b5")
    assert RULES.view(state, BLUE).attack == replace(state.attack, shot=None), "nobody else knows what follows"
    assert boarded(settled(state)) == ["5 . bPs! . bK", "4 . . . .", "3 . rL bDs .", "2 . . . .", "1 rK . . ."]


def test_an_order_that_closes_the_turn_closes_it_when_the_window_is_over() -> None:
    state = position("auto")
    for move in RULES.parse(RULES.view(state, RED), "c2xb4"):
        state = played(state, move, seat=RED)
    assert (state.phase, state.active) == (Phase.REACT, RED)
    assert settled(state).active == BLUE


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_resigning_ends_a_blind_window(seat: Seat) -> None:
    board = BOARD.replace("1 rK .", "1 rK gK")
    state = stood(board, GIVEN.format(tokens="decoy", mode="ask"))
    state, _ = told(replace(state, options=Options(blind_window=True)), "c2xb4")
    after = played(state, ("resign",), seat=seat)
    assert (after.attack, after.phase) == (None, Phase.ACTION)
    assert after.active == (Seat(1) if seat == RED else RED)


def test_an_agreed_draw_ends_a_blind_window() -> None:
    state = played(played(struck("ask"), ("draw",), seat=RED), ("draw",))
    assert (state.phase, state.attack) == (Phase.OVER, None)


def test_later_orders_of_the_message_are_dropped_while_nobody_knows_what_comes() -> None:
    state = position("ask")
    message = RULES.parse(RULES.view(state, RED), "c2xb4; wait")
    step, dropped = moves.submit(RULES, state, RED, (*message, ("draw",), ("end",)), partial(Chance, b"seed"), line=1)
    assert step.state.phase is Phase.REACT
    assert step.state.sides[0].draw, "what is open may be played all the same"
    assert dropped == text("core-rest-dropped", reason=text("core-held"))


def test_a_pause_asks_what_can_be_done_and_what_it_costs() -> None:
    state = struck("ask", blind=False)
    choice = moves.choice(RULES, state, BLUE)
    assert (choice.tokens, choice.window) == (("refuse", "decoy"), Window(30))
    assert choice.prompt.key == "jiangshan-prompt-react"
    args = dict(choice.about[0].args)
    blade = text("jiangshan-label-unit", cell="c4", unit=text("jiangshan-unit-d"))
    assert (args["unit"], args["cell"], args["start"], args["cost"]) == (text("jiangshan-unit-k"), "b4", "c2", 3)
    assert args["others"] == (blade,)
    assert RULES.label(RULES.view(state, BLUE), ("decoy", "b4,c4")) == blade


@pytest.mark.parametrize(("mode", "move"), [("ask", ("decoy", "b4,c4")), ("off", ("refuse",))])
def test_silence_in_a_pause_is_the_standing_order(mode: str, move: Move) -> None:
    state = struck("ask", blind=False)
    if mode == "off":
        state = played(state, ("standing", "mode", "off"))
    assert RULES.default(state, BLUE) == move


def test_an_answer_counts_even_where_the_standing_order_was_changed_in_the_pause() -> None:
    state = played(struck("ask", blind=False), ("standing", "mode", "off"), ("decoy", "b4,c4"))
    assert boarded(state) == SAVED


def test_a_pause_says_who_strikes_and_what_came_of_it_follows() -> None:
    state, events = told(position("ask", blind=False), "c2xb4")
    assert [event.text.key for event in events] == ["jiangshan-event-strikes"]
    _, events = moves.play(RULES, state, BLUE, ("refuse",))
    assert events[0].text.key == "jiangshan-event-captured"


def test_a_unit_that_strikes_out_of_a_forest_is_not_named_before_it_comes_out() -> None:
    board = BOARD.replace("2 .  .  rH .", "2 .  .  *:rH .")
    _, events = told(position(board=board), "c2xb4")
    assert [event.text.key for event in events] == ["jiangshan-event-strikes-unseen"]


def test_players_who_look_ahead_look_through_a_blind_window() -> None:
    state = position("off")
    strike = order_of(RULES.parse(RULES.view(state, RED), "c2xb4; wait")[0])
    assert strike is not None
    assert after(state, RED, strike).phase is Phase.OVER
    assert boarded(after(position(), RED, strike)) == SAVED


def test_a_waiting_attack_needs_no_more_than_its_fields_to_be_told() -> None:
    """What a view holds of it."""
    attack = RULES.view(struck("ask"), RED).attack
    assert attack == Attack((2, 1), (1, 3), None, None, RED, blind=True)
