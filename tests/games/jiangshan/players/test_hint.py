"""What a hint says beyond what a search finds; computers that play choose as before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import Advice, Budget, Seat, text
from games.jiangshan.board import cell
from games.jiangshan.offer import choices
from games.jiangshan.play.field import Field
from games.jiangshan.players import acts
from games.jiangshan.players.acts import Act
from games.jiangshan.players.advise import advise
from games.jiangshan.players.hint import Found, preferred
from games.jiangshan.players.position import EXTRA, Position, Thought, forced
from games.jiangshan.state import Chart, State, View
from games.search import Candidate, Meter, Seen
from tests.support.jiangshan import RULES, stood

RED = Seat(0)
KEY = bytes(range(32))
COUNTS = 2_000
CAPITAL = """
    6 .  .   .   . .  .   . . rR
    5 r% .   .   . .  .   . . b%:K
    4 .  rK? rDe . bDw bH . . .
    3 .  .   .   . .  .   . . .
    2 .  .   .   . ^  .   . . b%
    1 .  bR  .   . .  .   . . .
"""
CAPTURE = """
    7 . . . . . . bK
    6 . . . . . . .
    5 . . rH . . . .
    4 . . rDn . bPw . .
    3 . . . . . . .
    2 . . . . . . .
    1 rK . . . . . .
"""


def besieged() -> State:
    """The Chariot goes before the gate of red's capital, and takes it."""
    state = stood(CAPITAL, "red morale 1; blue morale 3")
    tiles = {at: replace(tile, capital=at == cell("a5")) for at, tile in state.tiles.items()}
    return replace(state, terms=replace(state.terms, capital_loss="defeat"), tiles=Chart(tiles))


def read(view: View, typed: str) -> Act:
    act = acts.read(view, choices.order_of(RULES.parse(view, typed)[0]))
    assert act is not None
    return act


@pytest.mark.parametrize(
    ("order", "lost"),
    [("b4-c3", True), ("b4-a3", True), ("b4-a4", False), ("b4-c5", False), ("c4-c5", True), ("i6xi5", True)],
)
def test_a_quiet_order_of_the_enemy_may_leave_no_defence(order: str, lost: bool) -> None:
    """From a4 the King goes into its capital, and from c5 it takes the Chariot; whoever leaves him there loses him."""
    state = besieged()
    assert forced(Field(state, None), read(RULES.view(state, RED), order)) == lost


def test_no_order_is_forced_to_lose_that_ends_no_turn_or_the_game() -> None:
    state = stood("3 . bK .\n2 . rR .\n1 rK . .", "red stratagems extra; red morale 5")
    view, board = RULES.view(state, RED), Field(state, None)
    assert not forced(board, read(view, "b2xb3"))
    assert not forced(board, EXTRA)


def test_a_hint_leaves_no_quiet_threat_that_nothing_helps_against() -> None:
    """The King went away from the gate of his capital, and a Chariot before another one took it two turns later."""
    view = RULES.view(besieged(), RED)
    played = advise(view, RED, KEY, Budget(COUNTS, reasons=False))
    assert RULES.format(played[0].move) == "b4-c3", "whoever plays does as before"
    hint, *others = advise(view, RED, KEY, Budget(COUNTS))
    assert RULES.format(hint.move) in ("b4-a4", "b4-c5")
    assert (hint.why, hint.beside) == (text("jiangshan-why-guard"), played[0].move)
    assert [(each.value, each.sound) for each in others if each.move == played[0].move] == [(0.0, False)]
    assert hint.sound


def test_a_review_says_that_of_the_order_that_was_given() -> None:
    view = RULES.view(besieged(), RED)
    given = RULES.parse(view, "b4-a3")[0]
    best, *others = advise(view, RED, KEY, Budget(COUNTS, beside=given))
    assert (best.why, best.beside) == (text("jiangshan-why-guard"), given)
    assert [each.sound for each in others if each.move == given] == [False]


def found(view: View, **values: float) -> list[Found]:
    """Orders, best first, that are worth so much as far as was looked."""
    leaf = Position(Field(stood(CAPTURE), None), Thought(Meter(Budget(1)), (0, 1), 0.0))
    every = list[Found]()
    for typed, value in values.items():
        move = RULES.parse(view, typed.replace("_", "-"))[0]
        candidate = Candidate(read(view, typed.replace("_", "-")), 0, Seen((value, 1 - value), leaf, ()))
        every.append(Found(Advice(move, value), candidate))
    return every


@pytest.mark.parametrize(
    ("worth", "shown", "best", "beside", "why"),
    [
        (0.60, "", "c5xe4", "c5-e6", None),
        (0.60, "place", "c5xe4", "c5-e6", "place"),  # as good, and it takes somebody
        (0.56, "", "c5xe4", "c5-e6", None),  # somewhat less, but there is no reason for the other one
        (0.56, "place", "c5-e6", "c5xe4", "place"),
        (0.20, "", "c5-e6", "c5xe4", None),
    ],
)
def test_a_free_capture_is_not_passed_by_without_a_word(
    worth: float, shown: str, best: str, beside: str, why: str | None
) -> None:
    """A rider that could take a Pike went elsewhere, and nobody was told why."""
    state = stood(CAPTURE)
    view = RULES.view(state, RED)
    orders = found(view, c5_e6=0.61, c5xe4=worth, a1_a2=0.1)

    def words(key: str, *_: Candidate) -> str:
        return key if key == f"jiangshan-why-{shown}" else ""

    told = preferred(view, [Field(state, None)], orders, (), words)
    assert [RULES.format(told[0].move), RULES.format(told[0].beside)] == [best, beside]
    assert told[0].why == (why and text(f"jiangshan-why-{why}"))
    assert {each.move for each in told} == {each.said.move for each in orders}
    assert [each.value for each in told] == sorted((each.value for each in told), reverse=True)


@pytest.mark.parametrize(
    ("board", "orders"),
    [
        (CAPTURE.replace("bPw . .", "bPw . bR"), {"c5_e6": 0.6, "c5xe4": 0.6}),  # a Chariot takes back
        (CAPTURE, {"c5xe4": 0.6, "c5_e6": 0.6}),  # the best one takes somebody
    ],
)
def test_a_capture_that_costs_something_is_left(board: str, orders: dict[str, float]) -> None:
    state = stood(board)
    view = RULES.view(state, RED)
    every = found(view, **orders)
    assert preferred(view, [Field(state, None)], every, (), lambda *_: "")[0] == every[0].said
