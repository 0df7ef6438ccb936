"""Every control's meaning survives its `custom_id`, also that of messages that stand already; none is too long."""

from __future__ import annotations

import doctest
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.catalogue import games
from bot.messages import custom_id
from bot.messages.custom_id import (
    MENU,
    VIEWER,
    Action,
    Asked,
    Invited,
    Item,
    LongMove,
    Named,
    Number,
    Picked,
    Place,
    Press,
    Proposed,
    RulesPage,
    Scope,
    Setting,
    parse,
)
from bot.table.features.votes import BARE

STAMP = some.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_", min_size=8, max_size=8)
WHOLE = some.integers(0, 2**63 - 1)
DIGIT = some.integers(0, 35)
TURNS = some.integers(0, 10**6)
TYPED = some.text(min_size=1, max_size=custom_id.TYPED)
NAMES = some.from_regex(r"[a-z][a-z-]{0,31}", fullmatch=True)
DIGITS = some.lists(DIGIT, max_size=24).map(tuple)
EYES = some.sampled_from(("", "n", "0", "11"))
PATHS = some.builds(Picked, some.just("") | STAMP, some.lists(some.integers(0, 24), max_size=60).map(tuple))
SAID: dict[object, some.SearchStrategy[object]] = {
    custom_id.NOTHING: some.none(),
    custom_id.PICKED: PATHS | some.builds(Picked, some.just("") | STAMP, typed=TYPED),
    custom_id.DRAFT: some.builds(LongMove, STAMP, some.from_regex(r"[0-9a-f]{16}", fullmatch=True)),
    custom_id.NUMBER: some.builds(Number, WHOLE),
    custom_id.PAGE: some.builds(Number, DIGIT),
    custom_id.SENT: some.builds(Number, WHOLE),
    custom_id.ITEM: some.just(Item()),
    custom_id.TURN: some.builds(Item, some.none() | WHOLE),
    custom_id.PROPOSED: some.builds(Proposed, some.sampled_from(sorted(BARE))),
    custom_id.RULES_PAGE: some.just(RulesPage()) | some.builds(RulesPage, some.just("koxinga"), DIGIT, some.booleans()),
    custom_id.NAMED: some.builds(Named, some.just("") | NAMES, some.none() | some.integers(0, 5)),
    custom_id.ASKED: some.builds(
        Asked, NAMES, some.builds(Picked, STAMP, DIGITS), some.sampled_from(("", "m", "o", "1", "V1"))
    ),
    custom_id.SETTING: some.builds(Setting, NAMES, some.just("") | some.text(min_size=1, max_size=40)),
    custom_id.INVITED: some.builds(Invited, some.sampled_from(sorted(games())), WHOLE, WHOLE),
    custom_id.PLACE: some.builds(Place, TURNS, TURNS, EYES, some.booleans(), some.sampled_from(Scope)),
}
"""What each kind of control may say."""
assert {each.takes for each in Action} <= SAID.keys()
PRESSES = some.sampled_from(Action).flatmap(lambda each: some.builds(Press, some.just(each), WHOLE, SAID[each.takes]))

STANDING: tuple[tuple[str, str | None, Press], ...] = (
    ("1j10", None, Press(Action.JOIN, 36)),
    ("1l1", None, Press(Action.LEAVE, 1)),
    ("1a1", "medium", Press(Action.ADD, 1, Named("medium"))),
    ("1x1", "1", Press(Action.REMOVE, 1, Item(1))),
    ("1s1", None, Press(Action.START, 1)),
    ("1H1", None, Press(Action.WAIT, 1)),
    ("1d1", None, Press(Action.DISSOLVE, 1)),
    ("1d1..1", None, Press(Action.DISSOLVE_SURE, 1)),
    ("1m1", None, Press(Action.PANEL, 1, Picked())),
    ("1m7.a3f09c12.03k", None, Press(Action.PANEL, 7, Picked("a3f09c12", (0, 3, 20)))),
    ("1p7.a3f09c12.0", "k", Press(Action.PICK, 7, Picked("a3f09c12", (0, 20)))),
    ("1c1.EKF6hCFo.1", None, Press(Action.PLAY, 1, Picked("EKF6hCFo", (1,)))),
    ("1c1.EKF6hCFo..a1 b. 2", None, Press(Action.PLAY, 1, Picked("EKF6hCFo", typed="a1 b. 2"))),
    ("1K1.kPTljaKB..8fc464832c118b64", None, Press(Action.PLAY_LONG, 1, LongMove("kPTljaKB", "8fc464832c118b64"))),
    ("1o1.-FCX_8NH.", None, Press(Action.OPEN, 1, Picked("-FCX_8NH"))),
    ("1q1.-FCX_8NH.", "3", Press(Action.OPEN_PICK, 1, Picked("-FCX_8NH", (3,)))),
    ("1k1._xFVXFnI.3", None, Press(Action.OPEN_PLAY, 1, Picked("_xFVXFnI", (3,)))),
    ("1I1._xFVXFnI.3", None, Press(Action.ABOUT, 1, Picked("_xFVXFnI", (3,)))),
    ("1J1._xFVXFnI.3", None, Press(Action.ABOUT_OPEN, 1, Picked("_xFVXFnI", (3,)))),
    ("1v1", None, Press(Action.VIEW, 1)),
    ("1r1", None, Press(Action.RULES, 1, RulesPage())),
    ("1r1..2.koxinga", None, Press(Action.RULES, 1, RulesPage("koxinga", 2))),
    ("1r1.n.2.koxinga", None, Press(Action.RULES, 1, RulesPage("koxinga", 2, apart=True))),
    ("1e1", None, Press(Action.MORE, 1)),
    ("1b1", None, Press(Action.BOARD, 1)),
    ("1t1", None, Press(Action.TEXT, 1)),
    ("1g1", None, Press(Action.LOG, 1)),
    ("1L1", None, Press(Action.SHOW_LOG, 1)),
    ("1f1", None, Press(Action.EXPORT, 1)),
    ("1n1", None, Press(Action.REMATCH, 1)),
    ("1n1..2.easy", None, Press(Action.REMATCH_LEVEL, 1, Named("easy"))),
    ("1n..1.koxinga-17-40", None, Press(Action.PLAY_WITH, argument=Invited("koxinga", 17, 40))),
    ("1y1", None, Press(Action.CANCEL, 1)),
    ("1y1..1", None, Press(Action.CANCEL_SURE, 1)),
    ("1z1", None, Press(Action.RESIGN, 1)),
    ("1z1..1", None, Press(Action.RESIGN_SURE, 1, Named())),
    ("1z1..1.computer", None, Press(Action.RESIGN_SURE, 1, Named("computer"))),
    ("1w", None, Press(Action.QUICK, argument=Named())),
    ("1w...koxinga", None, Press(Action.QUICK, argument=Named("koxinga"))),
    ("1M", None, Press(Action.HELP)),
    ("1h1", None, Press(Action.QUIET, 1, Picked())),
    ("1u1", None, Press(Action.TYPE, 1)),
    ("1i1", None, Press(Action.NUDGE, 1)),
    ("1O1", None, Press(Action.OPTIONS, 1, Named())),
    ("1O1..1", "rounds", Press(Action.OPTIONS, 1, Named("rounds", 1))),
    ("1S1...rounds", "3", Press(Action.SET, 1, Setting("rounds", "3"))),
    ("1S1...joy=on", None, Press(Action.SET, 1, Setting("joy", "on"))),
    ("1F1", None, Press(Action.FILL, 1, Named())),
    ("1F1...rounds", None, Press(Action.FILL, 1, Named("rounds"))),
    ("1P1...draw", None, Press(Action.PROPOSE, 1, Proposed("draw"))),
    ("1P1..1.takeback", None, Press(Action.PROPOSE_SURE, 1, Proposed("takeback"))),
    ("1A1.3.", None, Press(Action.AGREE, 1, Number(3))),
    ("1N1.3.", None, Press(Action.DISAGREE, 1, Number(3))),
    ("161.2.", None, Press(Action.ACCEPT, 1, Number(2))),
    ("171.2.", None, Press(Action.DECLINE, 1, Number(2))),
    ("181.2.", None, Press(Action.OBJECT, 1, Number(2))),
    ("1U1", None, Press(Action.UNDO, 1, Item())),
    ("1U1...3", None, Press(Action.UNDO, 1, Item(3))),
    ("1D1", None, Press(Action.REDO, 1)),
    ("151", None, Press(Action.PRESENT, 1)),
    ("1B..01", None, Press(Action.TABLES_PAGE, 0, Number(1))),
    ("1B1..1", None, Press(Action.TABLES_JOIN, 1)),
    ("1B1..2", None, Press(Action.TABLES_WATCH, 1)),
    ("1G..07", None, Press(Action.GAMES_PAGE, 0, Number(7))),
    ("1G1..1", None, Press(Action.GAMES_MOVE, 1)),
    ("1G1..2", None, Press(Action.GAMES_BACK, 1)),
    ("1G1..3", None, Press(Action.GAMES_EXPORT, 1)),
    ("1G1..4", None, Press(Action.GAMES_LEAVE, 1)),
    ("1T1...t-2-3--t-m", None, Press(Action.STORY, 1, Place(2, 3, "", True, Scope.OWN, "t"))),
    ("1T1...m-2-0-1--w", "5", Press(Action.STORY, 1, Place(5, 0, "1", control=MENU))),
    ("1T1...e-2-0-1--w", "n", Press(Action.STORY, 1, Place(2, 0, "n", control=VIEWER))),
    ("1E1", None, Press(Action.SINCE, 1)),
    ("1R1", None, Press(Action.REPLAY, 1)),
    ("1W1", None, Press(Action.WATCH, 1, Item())),
    ("1W1...0", None, Press(Action.WATCH, 1, Item(0))),
    ("1C1", None, Press(Action.CHRONICLE, 1)),
    ("1C1..1", None, Press(Action.CHRONICLE_WORDS, 1)),
    ("19..1", None, Press(Action.FORGET)),
    ("111", None, Press(Action.AHEAD, 1, Picked())),
    ("111.A8aiy6pi.05", None, Press(Action.AHEAD, 1, Picked("A8aiy6pi", (0, 5)))),
    ("121.A8aiy6pi.0", "5", Press(Action.AHEAD_PICK, 1, Picked("A8aiy6pi", (0, 5)))),
    ("131...bid 0", None, Press(Action.AHEAD_PLAY, 1, Picked(typed="bid 0"))),
    ("141", None, Press(Action.PLANS, 1, Item())),
    ("141", "2", Press(Action.PLANS, 1, Item(2))),
    ("141..1", "2", Press(Action.WITHDRAW, 1, Item(2))),
    ("1Z...1000000", None, Press(Action.OPEN_FILE, 0, Number(1000000))),
    ("1Y...1000000", None, Press(Action.DROP_FILE, 0, Number(1000000))),
    ("1Q..81.cardgo", None, Press(Action.RANK, argument=RulesPage("cardgo", 1))),
    ("1Q..90.cardgo", None, Press(Action.RANK_WORDS, argument=RulesPage("cardgo"))),
    ("10", None, Press(Action.KEEP)),
    ("1Q1..0", None, Press(Action.NOTE, 1)),
    ("1Q..4.toy", None, Press(Action.LFG_STOP, 0, Named("toy"))),
    ("1Q1..5", None, Press(Action.LFG_ASK, 1)),
    ("1X1...turn", None, Press(Action.WHY, 1, Asked("turn"))),
    ("1X1..0", "turn", Press(Action.WHY, 1, Asked("turn", Picked(picks=(0,))))),
    ("1X1.A8aiy6pi.05.turn@m", None, Press(Action.WHY, 1, Asked("turn", Picked("A8aiy6pi", (0, 5)), "m"))),
    ("1X1.A8aiy6pi.05.@m", "turn", Press(Action.WHY, 1, Asked("turn", Picked("A8aiy6pi", (0, 5)), "m"))),
    ("1V..0", None, Press(Action.LEARN, 0, Named())),
    ("1V..0.koxinga:storm:2", None, Press(Action.LEARN, 0, Named("koxinga:storm:2"))),
    ("1V.w:l:koxinga:storm:2.103", None, Press(Action.EXERCISE, 0, Picked("w:l:koxinga:storm:2", (0, 3)))),
    ("1V.:l:koxinga:storm:2.20", "3", Press(Action.EXERCISE_PICK, 0, Picked(":l:koxinga:storm:2", (0, 3)))),
    ("1V.:l:koxinga:storm:2.303", None, Press(Action.EXERCISE_PLAY, 0, Picked(":l:koxinga:storm:2", (0, 3)))),
    ("1V.:l:koxinga:storm:2.4", None, Press(Action.EXERCISE_TYPE, 0, Picked(":l:koxinga:storm:2"))),
    ("1V..5.cardgo:3", None, Press(Action.PUZZLE, 0, Named("cardgo:3"))),
    ("1V1..8", None, Press(Action.HINT, 1)),
    ("1V1..9", None, Press(Action.REVIEW, 1, Item())),
    ("1V1..9.0", None, Press(Action.REVIEW, 1, Item(0))),
    ("1V1..a.2", None, Press(Action.REVIEW_CANCEL, 1, Item(2))),
    ("1V1..b1.0", None, Press(Action.REVIEW_DECISION, 1, Named("0", 1))),
    ("1V1..c", None, Press(Action.REVIEW_SHOW, 1)),
    ("1V1..d", None, Press(Action.REVIEW_HIDE, 1)),
)
"""Controls as messages have them that were sent before there was this table, and what was chosen in menus."""
FORGED = (
    *("", "1", "2m7", "1!7", "1m*", "1m7.stamp.A", "something else", f"1c1.EKF6hCFo..{'x' * 90}"),
    *("1j1..1", "1j1.stamp.", "1j-1", "1j 1", "1j01", "1j1_0", f"1j{'z' * 13}", "1z1..2", "1y1..11"),
    *("1A1", "1A1.x.", "1A1.03.", "1A1.٣.", "1A1.99999999999999999999.", "1A1.9223372036854775808."),
    *("1P1", "1P1...dance", "1P1..2.draw", "1G", "1G..0", "1G..5", "1G..012", "1B1..3"),
    *("1r1...koxinga", "1r1..2.nothing", "1r1..2", "1r..01", "1r1..23.koxinga"),
    *("1r1.x.2.koxinga", "1r1.n.2", "1X1.A8aiy6pi.05.turn@c", "1X1.A8aiy6pi.05.turn@p", "1X1...turn@X"),
    *("1W1...x", "1W1...-1", "1W1...007", "1Z", "1Z...x", "1Z...99999999999999999999", "19", "141..2"),
    *("1T1", "1T1...b-x-0---w", "1T1...b-1-0---q", "1T1...b--0---w", "1T1...b-٣-0---w", "1T1...b-1--0"),
)
"""What this program never wrote."""


@given(PRESSES)
def test_a_control_means_what_it_was_made_for_and_fits(pressed: Press) -> None:
    made = custom_id.format(pressed)
    assert parse(made) == pressed
    assert len(made) <= custom_id.LENGTH


@pytest.mark.parametrize(("standing", "value", "meaning"), STANDING)
def test_a_control_that_stands_somewhere_goes_on_meaning_the_same(
    standing: str, value: str | None, meaning: Press
) -> None:
    assert parse(standing, value) == meaning
    press = parse(standing)
    assert press is not None
    assert custom_id.format(press) == standing


def test_every_control_stands_somewhere() -> None:
    assert {meaning.action for *_, meaning in STANDING} == set(Action)


@pytest.mark.parametrize("forged", FORGED)
def test_a_foreign_control_means_nothing(forged: str) -> None:
    assert parse(forged) is None


@pytest.mark.parametrize(
    ("menu", "value"),
    [("1j1", "1"), ("1x1", "x"), ("1x1", "-1"), ("1p1.a3f09c12.", "A"), ("1p1.a3f09c12.", "01"), ("141", "")],
)
def test_what_no_menu_offers_cannot_be_chosen(menu: str, value: str) -> None:
    assert parse(menu, value) is None


def test_the_examples_in_the_codec_are_true() -> None:
    results = doctest.testmod(custom_id)
    assert results.attempted > 2
    assert results.failed == 0


def test_a_second_character_is_taken_for_no_option() -> None:
    """Where an action has two, those with its first one alone say nothing that begins with an option."""
    verbs = {action.written[0] for action in Action if len(action.written) == 2}
    alone = [action for action in Action if len(action.written) == 1 and action.written in verbs]
    assert {action.takes for action in alone} <= {custom_id.NOTHING, custom_id.ITEM, custom_id.PROPOSED}
    assert all(len(action.written) in (1, 2) for action in Action)


def test_what_a_control_says_is_of_its_kind() -> None:
    with pytest.raises(AssertionError):
        replace(Press(Action.AGREE), argument=Item(1)).given(Number)
