"""How a turn goes on: setting up, asking, answering, standing orders (Cacao 3, 8.5)."""

from __future__ import annotations

import pytest

from games import moves
from games.cacao import turns
from games.cacao.state import State
from games.cacao.village import Orders
from games.core import Chance, IllegalMove, Move, Seat
from tests.support.cacao import RULES, position

RED, PURPLE, WHITE = Seat(0), Seat(1), Seat(2)
CAREFUL = """seats: R P W
R: hand=A
P: cacao=2
W: cacao=4
grid from N1:
  p1111 .  .
  C1    .  .
  .     M2 w1111
display: M3 M4
pile: + 9"""


def careful() -> State:
    return turns.change(position(CAREFUL), options=RULES.presets["careful"])


def read(state: State, seat: Seat, typed: str) -> tuple[Move, ...]:
    return RULES.parse(RULES.view(state, seat), typed)


def played(state: State, seat: Seat, typed: str) -> State:
    for move in read(state, seat, typed):
        state, _ = moves.play(RULES, state, seat, move)
    return state


def test_8_5_standing_orders_begin_with_min_2_and_keep_0() -> None:
    assert RULES.setup(RULES.options(), 3).orders == (Orders(2, 0),) * 3


def test_owners_with_a_real_decision_are_asked_and_nobody_else() -> None:
    assert played(careful(), RED, "1111 E1 fill N1E1=M3 E2=M4").table.answering == (PURPLE, WHITE)


def test_a_message_can_hold_and_decide_after_filling() -> None:
    state = played(careful(), RED, "1111 E1 fill N1E1=M3 E2=M4 hold")
    assert RED in state.table.answering
    assert RED not in played(state, RED, "act 00:1 N1E1:0").table.answering


def test_standing_orders_are_set_one_by_one_and_only_when_they_change() -> None:
    state, message = careful(), read(careful(), PURPLE, "orders min=3 keep=2")
    state = played(state, PURPLE, "orders min=3 keep=2")
    assert state.orders[PURPLE] == Orders(3, 2)
    with pytest.raises(IllegalMove):
        moves.play(RULES, state, PURPLE, message[0])


def test_8_5_orders_that_are_changed_while_a_question_is_open_hold_for_all_workers_that_have_not_worked() -> None:
    asked = played(careful(), RED, "1111 E1 fill N1E1=M3 E2=M4")
    stays, goes = (played(played(asked, PURPLE, f"orders {words}"), PURPLE, "auto") for words in ("min=off", "keep=1"))
    assert [state.table.villages[PURPLE].cacao for state in (stays, goes)] == [2, 1]
    held = played(careful(), RED, "1111 E1 fill N1E1=M3 E2=M4 hold")
    changed = played(played(held, RED, "orders min=off"), RED, "auto")
    assert changed.table.villages[RED].gold == 0
    assert played(held, RED, "auto").table.villages[RED].gold > 0
    sold = played(played(asked, PURPLE, "auto"), PURPLE, "orders min=off")
    assert sold.table.villages == played(asked, PURPLE, "auto").table.villages, "what was sold stays sold"


@pytest.mark.parametrize("seat", [RED, PURPLE])
def test_8_5_both_standing_orders_are_set_at_once_whoever_s_turn_it_is(seat: Seat) -> None:
    state = moves.settle(
        RULES, RULES.setup(RULES.presets["standard"], 2), lambda line: Chance(b"orders", line), 0
    ).state
    message = read(state, seat, "orders min=3 keep=2")
    step, dropped = moves.submit(RULES, state, seat, message, lambda line: Chance(b"orders", line), line=9)
    assert dropped is None
    assert step.state.orders[seat] == Orders(3, 2)
