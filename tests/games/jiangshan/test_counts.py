"""What everything in Jiangshan costs, earns and counts for, number by number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import moves
from games.core import CHANCE, Chance, Seat
from games.jiangshan import guess as guesses
from games.jiangshan.board import cell
from games.jiangshan.state import Phase, Standing, State, Terms
from tests.support.jiangshan import RULES, ordered, refused, stood, told
from tests.support.jiangshan_secrets import with_side

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)


def keys(events) -> list[str]:
    return [event.text.key.removeprefix("jiangshan-event-") for event in events]


def sided(state: State, seat: Seat, **changes: object) -> State:
    return with_side(state, seat, replace(state.sides[seat], **changes))


def on(terms: State, **changes: object) -> State:
    return replace(terms, terms=replace(terms.terms, **changes))


# 5.2 Who comes where


@pytest.mark.parametrize(
    ("kinds", "gate", "inside"), [("DPAJHLG", True, True), ("BRQ", False, True), ("S", True, False)]
)
def test_support_comes_to_gates_or_inside_as_its_class_may(kinds: str, gate: bool, inside: bool) -> None:
    for kind in kinds:
        state = stood("3 . . .\n2 . r% .\n1 . . .", f"red reserve {kind}")
        assert [not refused(state, f"+{kind}@{at}") for at in ("b1", "b2")] == [gate, inside], kind


# 7.2 What an action costs, and that a unit acts once


COSTLY = [
    ("3 . . .\n2 rH . .\n1 rK? . .", "a2-a3", "a3-a2"),
    ("3 . . .\n2 . r#:D .\n1 rK? . .", "b2-b3", "b3-a3"),
    ("3 . . . .\n2 rDn ~ ~ .\n1 rK? . . .", "a2~d2", "d2-d3"),
    ("3 rDn . .\n2 . rG .\n1 rK? . bDs", "@b2:a3-c3", "c3-c2"),
    ("3 . . .\n2 . r% .\n1 rK? . .", "+D@b1", "b1-c1"),
    ("3 . . .\n2 . r# .\n1 rK? . .", "=b2", ""),
    ("3 rDn . rPn\n2 . rG .\n1 rK? . bDs", "#swap b2:a3,c3", "c3-c2"),
    ("3 . . . .\n2 rDn ~ ~ .\n1 rK? . bDn .", "#sneak a2~d2", "d2-d3"),
    ("3 . . .\n2 rDn . .\n1 rK? . .", "a2-a3", "a3-b3"),
    ("3 bDs . .\n2 rDn . .\n1 rK? . .", "a2xa3", "a3-b3"),
    ("3 b# . .\n2 rDn . .\n1 rK? . .", "a2xa3", ""),
]
"""A board, an action of one point, and another order for the unit that has just acted."""
RICH = "red morale 9; red stratagems swap sneak fire scout extra decoy; red reserve D H; red box S; blue morale 5"


@pytest.mark.parametrize(("board", "action", "again"), COSTLY)
def test_an_action_costs_one_point_and_its_unit_may_not_act_again(board: str, action: str, again: str) -> None:
    state = stood(board, RICH)
    assert ordered(state, action).ap == 0
    twice = ordered(state, "#extra", action)
    assert twice.ap == 1
    assert refused(twice, again) == ("E_DONE" if again else "E_SYNTAX")


def test_deception_gives_one_more_action() -> None:
    state = ordered(stood("3 . . .\n2 rDn rH .\n1 rK? . .", RICH), "#extra")
    assert (state.ap, state.sides[RED].morale) == (2, 6)


def test_conjuring_costs_an_action_only_where_the_scenario_says_so() -> None:
    state = stood("3 . . .\n2 . r% .\n1 rK? . .", RICH)
    for costs in (False, True):
        for typed in ("#scout b2:b1:i", "#scout reserve"):
            assert ordered(on(state, scout_costs_ap=costs), typed).ap == 1 - costs
    assert ordered(state, "#scout reserve").sides[RED].reserve == ("D", "H", "S")


@pytest.mark.parametrize(
    ("board", "typed", "told_of"),
    [
        ("3 . . . .\n2 rDn ~ ~ .\n1 rK? . bDn .", "#sneak a2~d2", {"sneak", "sail"}),
        ("3 rDn . rPn\n2 . rG .\n1 rK? . bDs", "#swap b2:a3,c3", {"swap"}),
        ("3 . . .\n2 . r% .\n1 rK? . .", "#scout b2:b1:i", {"scout"}),
        ("3 . . .\n2 . r% .\n1 rK? . .", "#scout reserve", {"scout-reserve"}),
        ("3 . . .\n2 . r% .\n1 rK? . .", "#extra", {"extra"}),
        ("3 . . .\n2 . . .\n1 rAn . bDn", "#fire a1*a3", {"fire"}),
    ],
)
def test_everybody_hears_of_a_stratagem(board: str, typed: str, told_of: set[str]) -> None:
    after, events = told(stood(board, RICH), typed)
    assert told_of <= {key for key, event in zip(keys(events), events, strict=True) if event.to is None}
    assert len(after.sides[RED].shown) == 1


# 6.1 Morale, supply and merit


def test_an_enemy_eliminated_earns_one_merit_for_spending_and_one_for_ever() -> None:
    state = ordered(stood("3 bDs . .\n2 rDn . .\n1 rK? . .", "red merit 3"), "a2xa3")
    assert (state.sides[RED].merit, state.sides[RED].earned) == (4, 1)
    spent = ordered(sided(state, RED, box=("H",)), "$H")
    assert (spent.sides[RED].merit, spent.sides[RED].earned) == (2, 1)


def test_nine_morale_can_be_reached() -> None:
    state = stood("4 r# . . r#\n3 . . . .\n2 r# . . r#\n1 . rK? . bK?", "red morale 8; blue morale 5")
    state = ordered(ordered(state, "b1-b2", "end"), "d1-c1", "end")
    assert (state.sides[RED].morale, state.sides[RED].supply) == (9, 0)


@pytest.mark.parametrize(("morale", "loss", "left"), [(1, 1, 0), (1, 2, -1), (1, 3, -1), (5, 3, 2)])
def test_a_setback_takes_morale_down_to_a_rout_and_no_further(morale: int, loss: int, left: int) -> None:
    state = stood("4 . . bK\n3 b# . .\n2 rDn . .\n1 rK? . .", f"blue morale {morale}; setback_city {loss}")
    blue = ordered(state, "a2xa3").sides[BLUE]
    assert (blue.morale, blue.defeated) == (left, left < 0)


@pytest.mark.parametrize(
    ("goal", "earned", "others", "won"),
    [
        (2, (1, 0), 0, True),
        (2, (0, 0), 0, False),
        (2, (1, 0), 1, False),
        (2, (2, 0), 1, True),
        (2, (0, 1), 0, True),
        (3, (1, 0), 0, False),
        (3, (2, 0), 0, True),
    ],
)
def test_merit_wins_with_the_goal_and_a_lead_of_two(goal: int, earned: tuple[int, int], others: int, won: bool) -> None:
    """Red strikes once more than it has earned; green is its ally."""
    state = stood("3 bDs . bK\n2 rDn . .\n1 rK? . gK?", f"merit_goal {goal}; teams 0 1 0")
    for seat, merit in ((RED, earned[0]), (GREEN, earned[1]), (BLUE, others)):
        state = sided(state, seat, earned=merit)
    after = ordered(state, "a2xa3")
    assert (after.result is not None) == won
    assert after.result is None or (after.result.winners, after.result.reason.key) == (
        (RED, GREEN),
        "jiangshan-outcome-merit",
    )


def test_a_goal_of_no_merit_is_none() -> None:
    state = sided(stood("3 bDs . bK\n2 rDn . .\n1 rK? . ."), RED, earned=30)
    assert ordered(state, "a2xa3").result is None


# 6.5 Substitution


def threatened(board: str, mode: str = "auto", protect: str = "K") -> State:
    state = stood(board, "blue morale 9; blue stratagems decoy; red morale 9; red stratagems extra")
    return sided(state, BLUE, standing=Standing(mode, protect))


def test_a_scout_is_given_up_first() -> None:
    state = ordered(threatened("4 . bK bS\n3 . . .\n2 . . rH\n1 rK? . ."), "c2xb4")
    assert (BLUE, "S") in state.dead


def test_a_scout_that_is_protected_is_first_in_the_order_and_nobody_dies_for_it() -> None:
    state = ordered(threatened("4 . bS bG\n3 . . .\n2 . . rH\n1 rK? . .", protect="KS"), "c2xb4")
    assert (BLUE, "S") in state.dead
    assert state.sides[BLUE].morale == 9


def test_substitution_does_not_answer_a_second_attack_in_the_same_turn() -> None:
    state = ordered(threatened("4 bDs bK bPs\n3 . bPs .\n2 . . rH\n1 rR . rK?"), "#extra", "c2xb4")
    assert (BLUE, "D") in state.dead
    assert (BLUE, "K") in ordered(state, "a1xa4").dead


def test_substitution_answers_again_in_the_next_hostile_turn() -> None:
    """Green attacks, then red, before blue has had a turn."""
    board = "5 bDs bK bPs . .\n4 . . . . .\n3 gH . . rR .\n2 . . . . .\n1 gK? . . . rK?"
    state = replace(stood(board, "blue morale 9; blue stratagems decoy; green morale 3", turn="green"), active=GREEN)
    state = ordered(state, "a3xb5", "end")
    assert state.active == RED
    assert state.sides[BLUE].used == frozenset()


def test_a_scout_that_strikes_a_scout_may_be_answered() -> None:
    state = ordered(threatened("3 bG . .\n2 bS . .\n1 rSi . rK?", mode="ask"), "a1xa2")
    assert state.phase is Phase.REACT


def test_what_a_substitution_shows_cannot_be_taken_back() -> None:
    _, events = told(threatened("4 . bK bDs\n3 . . .\n2 . . rH\n1 rK? . ."), "c2xb4")
    assert [event.reveals for event in events if event.text.key.endswith("decoy")] == [True]


# What is told, drawn and remembered


def test_only_what_was_hidden_or_random_is_said_to_be_revealed() -> None:
    _, events = told(stood("5 bD? . .\n4 . . .\n3 . . .\n2 rH? . .\n1 . . rK?"), "a2-a3")
    assert [(key, event.reveals) for key, event in zip(keys(events), events, strict=True)] == [
        ("move", False),
        ("reveal-faced", True),
    ]
    _, events = told(stood("5 bH? . .\n4 . . .\n3 . . .\n2 rH? . .\n1 . . rK?"), "a2-a3")
    assert [event.reveals for event in events if event.text.key.endswith("reveal")] == [True]
    state = replace(stood("3 . . .\n2 . .f .\n1 rK? . bK?"), phase=Phase.WEATHER)
    _, weather = moves.play(RULES, state, CHANCE, ("weather", "cloud"))
    assert weather[0].reveals


def test_arrows_show_this_turn_and_the_last_one_and_which_were_captures() -> None:
    state = stood("5 . . bK?\n4 . . .\n3 bDs . .\n2 rDn . .\n1 rK? . .")
    state = ordered(state, "a2xa3", "end")
    (step,) = state.steps
    assert (step.turn, step.seat, step.start, step.end, step.capture) == (1, RED, cell("a2"), cell("a3"), True)
    state = ordered(state, "c5-c4")
    assert [(step.turn, step.seat, step.capture) for step in state.steps] == [(1, RED, True), (2, BLUE, False)]
    assert [step.seat for step in ordered(ordered(state, "end"), "a1-b1").steps] == [BLUE, RED]


def test_a_unit_that_sails_or_is_commanded_leaves_an_arrow_of_no_capture() -> None:
    for board, typed in (("2 rDn ~ ~ .\n1 rK? . . .", "a2~d2"), ("3 rDn . .\n2 . rG .\n1 rK? . bDs", "@b2:a3-c3")):
        assert [step.capture for step in ordered(stood(board), typed).steps] == [False]


@pytest.mark.parametrize(
    ("board", "typed"), [("3 b# . .\n2 rDn . .\n1 rK? . .", "a2xa3"), ("3 *:bP . .\n2 rDn . .\n1 rK? . .", "a2xa3")]
)
def test_an_occupation_and_a_blind_capture_are_captures_in_the_picture(board: str, typed: str) -> None:
    assert [step.capture for step in ordered(stood(board), typed).steps] == [True]


def test_a_shot_is_drawn_from_the_shooter_and_is_no_step_of_his() -> None:
    (step,) = ordered(stood("3 bDs . .\n2 . . .\n1 rAn . rK?"), "a1*a3").steps
    assert (step.start, step.end, step.shot, step.capture) == (cell("a1"), cell("a3"), True, False)
    (step,) = ordered(stood("3 bDs! . .\n2 . . .\n1 rAn . rK?"), "a1*a3").steps
    assert (step.shot, step.capture) == (True, True)
    (step,) = ordered(stood("3 . . .\n2 . . .\n1 rAn . rK?"), "a1-a2").steps
    assert not step.shot


def test_a_fire_that_spreads_is_told_as_such() -> None:
    state = replace(stood("3 *F * .\n2 . . .\n1 rK? . bK?"), phase=Phase.WEATHER)
    _, events = moves.play(RULES, state, CHANCE, ("weather", "sun"))
    assert "spreads" in keys(events)
    assert "fire" not in keys(events)


def test_an_occupier_is_named_with_its_type() -> None:
    _, events = told(stood("3 b# . .\n2 rD? . .\n1 rK? . ."), "a2xa3")
    (occupied,) = [event for event in events if event.text.key.endswith("occupy")]
    assert dict(occupied.text.args)["unit"].key == "jiangshan-unit-d"


def test_a_type_once_seen_is_known_until_the_unit_has_been_hidden() -> None:
    state = stood("6 . . .\n5 . . bH?\n4 . . .\n3 . . rDn\n2 . . *\n1 rK? . .")
    entered = ordered(state, "c3-c2", "end")
    assert cell("c2") not in RULES.view(entered, BLUE).units
    left = ordered(ordered(entered, "c5-c6", "end"), "c2-c1", "end")
    assert RULES.view(left, BLUE).units[cell("c1")].kind is None


def test_a_type_that_was_turned_up_is_known_when_it_is_covered_again() -> None:
    state = stood("6 . . . .\n5 bD? . . .\n4 . . . .\n3 . . . .\n2 rH? . . .\n1 . . rK? bK?")
    state = ordered(state, "a2-a3", "end")
    assert state.units[cell("a5")].battle
    state = ordered(ordered(state, "d1-d2", "end"), "a3-b1", "end")
    state = ordered(state, "d2-d3", "end")
    seen = RULES.view(state, RED).units[cell("a5")]
    assert (seen.battle, seen.kind) == (False, "D")


def test_a_type_that_was_seen_to_leave_a_forest_is_known_when_it_is_covered_again() -> None:
    state = stood("7 . . . . .\n6 . . . . .\n5 . . bH . .\n4 . . . . .\n3 . . *:rD . .\n2 . . . . .\n1 rK? . . . bK?")
    state = ordered(state, "c3xb4", "end")
    state = ordered(ordered(ordered(state, "c5-e6", "end"), "a1-b1", "end"), "e1-e2")
    (seen,) = [unit for at, unit in RULES.view(state, BLUE).units.items() if at == cell("b4")]
    assert (seen.battle, seen.kind) == (False, "D")


def test_a_scout_whose_victims_owner_gives_up_is_not_identified_either() -> None:
    state = ordered(threatened("3 bG . .\n2 bS . gK?\n1 *:rSi . rK?", mode="ask"), "a1xa2")
    state, _ = moves.play(RULES, state, BLUE, ("resign",))
    assert (state.units[cell("a2")].kind, state.units[cell("a2")].battle) == ("S", False)


def test_a_scout_out_of_a_forest_is_not_identified_by_its_strike_alone() -> None:
    state = ordered(stood("3 . . .\n2 bS . .\n1 *:rSi . rK?"), "a1xa2")
    assert not state.units[cell("a2")].battle


def test_an_ally_hidden_where_nobody_knows_stops_a_capturing_move() -> None:
    state = ordered(stood("3 *:gP . .\n2 rDn . .\n1 rK? . bK?", "teams 0 1 0"), "a2xa3")
    assert (state.dead, state.units[cell("a3")].kind, state.units[cell("a2")].kind) == ((), "P", "D")


def test_a_besieger_under_a_forest_is_marked() -> None:
    state = stood("4 . * . .\n3 ^ b# rDn .\n2 . rPn . .\n1 rK? . . bK?")
    assert ordered(state, "a1-a2").tiles[cell("b3")].owner == BLUE
    closed = stood("4 . *:rA . .\n3 ^ b# rDn .\n2 . rPn . .\n1 rK? . . bK?")
    closed = ordered(closed, "a1-a2")
    assert closed.tiles[cell("b3")].owner == RED
    assert closed.units[cell("b4")].marked


# 3.3 Hiding, 3.4 the default facing


def test_an_enemy_who_sees_out_of_hiding_keeps_nobody_in_battle_state() -> None:
    state = ordered(stood("3 *:bA . .\n2 . . .\n1 rDn rK? ."), "b1-c1", "end")
    assert not state.units[cell("a1")].battle


@pytest.mark.parametrize(
    ("enemy", "facing"),
    [
        ("e3", "e"),
        ("a3", "w"),
        ("c5", "n"),
        ("c1", "s"),
        ("e5", "e"),
        ("a1", "w"),
        ("d3", "e"),
        ("b3", "w"),
        ("c4", "n"),
        ("c2", "s"),
    ],
)
def test_the_default_facing_is_towards_the_enemy(enemy: str, facing: str) -> None:
    rows = [
        [("rD?" if at == "c3" else "bK" if at == enemy else ".") for at in (f"{x}{y}" for x in "abcde")]
        for y in range(5, 0, -1)
    ]
    board = "\n".join(f"{5 - number} " + " ".join(row) for number, row in enumerate(rows))
    assert ordered(stood(board), "!c3").units[cell("c3")].facing == facing


# 7.1, 7.7 Rounds, limits and points


def test_a_round_is_a_turn_of_everybody() -> None:
    state = stood("5 . . bK?\n4 . . .\n3 . . .\n2 . . .\n1 rK? . .")
    assert ordered(state, "a1-a2", "end").round == 1
    state = ordered(ordered(state, "a1-a2", "end"), "c5-c4", "end")
    assert (state.round, state.turn, RULES.view(state, RED).quiet) == (2, 3, 1)


def test_whole_rounds_without_progress_end_the_game() -> None:
    state = on(
        stood("9 . . . bK?\n8 . . . .\n7 . . . .\n6 . . . .\n5 . . . .\n4 . . . .\n3 . . . .\n2 . . . .\n1 rK? . . ."),
        no_progress=2,
    )
    for typed in ("a1-a2", "d9-d8", "a2-b2"):
        state = ordered(state, typed, "end")
        assert state.result is None
    assert ordered(state, "d8-c8", "end").result is not None


def test_kings_scouts_and_the_defeated_count_no_points() -> None:
    board = "5 . . bK?\n4 . bQ? .\n3 . . .\n2 . . .\n1 rK? rSi gK?"
    state = stood(board, "round_limit 1; red morale 5; blue morale 4; green morale 7; teams 0 1 0 0")
    state = replace(state, sides=(*state.sides[:3], replace(state.sides[3], defeated=True, morale=3)))
    for typed in ("a1-a2", "c5-c4", "c1-c2"):
        state = ordered(state, typed, "end")
    assert state.result is not None
    points = [dict(line.args)["points"] for line in state.result.scores]
    assert points == [12, 10, 12, 12]


# 3.5 What a mark may hide


@pytest.mark.parametrize(
    ("token", "kinds"),
    [
        ("bD?", "DPAJS"),
        ("bH?", "HLGS"),
        ("bB?", "B"),
        ("bR?", "R"),
        ("bQ?", "Q"),
        ("bK?", "K"),
        ("bSh", "HLGS"),
        ("bSi", "DPAJS"),
    ],
)
def test_a_mark_may_hide_any_unit_of_its_class_or_a_scout(token: str, kinds: str) -> None:
    state = stood(f"5 . . {token}\n4 . . .\n3 . . .\n2 . . .\n1 rK? . .")
    rich = sided(state, BLUE, earned=30, shown=frozenset({"scout"}))
    view = RULES.view(rich, RED)
    guessed = {guesses.guess(view, Chance(b"mark", number)).units[cell("c5")].kind for number in range(80)}
    assert guessed == set(kinds)


def test_a_scenario_begins_with_the_terms_of_the_rules() -> None:
    assert Terms() == Terms(
        setback_city=0,
        setback_capital=0,
        capital_loss="setback",
        hold=0,
        merit_goal=0,
        team_loss="all",
        allied_intel=False,
        scout_costs_ap=False,
        round_limit=70,
        no_progress=25,
        weather=("cloud", "cloud", "cloud", "sun", "sun", "rain"),
        pick=3,
        fixed=(),
        allowed=("swap", "sneak", "fire", "scout", "extra", "decoy"),
    )
