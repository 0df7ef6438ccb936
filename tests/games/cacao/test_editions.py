"""What fans ask of Cacao: a cell in one step."""

from __future__ import annotations

from games import moves
from games.cacao.board import cell
from games.cacao.choices import fillings
from games.cacao.options import Options
from games.core import MAX_TOKENS, Chance
from tests.support.cacao import RULES
from tests.support.uniform import uniform


def _played(seats: int, seed: bytes, turns: int = 999):
    state = moves.settle(RULES, RULES.setup(Options(), seats), lambda line: Chance(seed, line), 0).state
    while RULES.outcome(state) is None and state.table.number < turns:
        seat = moves.acting(RULES, state)[0]
        move = uniform(RULES, RULES.view(state, seat), seat, Chance(seed, state.table.number, purpose="p"), 1.0)
        step, _ = moves.submit(RULES, state, seat, (move,), lambda line: Chance(seed, line), line=state.table.number)
        state = step.state
    return state


def test_a_cell_is_picked_in_one_step_where_a_menu_holds_them() -> None:
    state = _played(2, b"one step", 5)
    seat = state.table.turn
    kind = state.hands[seat][0]
    offered = moves.choice(RULES, state, seat, (kind,))
    assert offered is not None
    assert 1 < len(offered.tokens) <= MAX_TOKENS
    assert all(token[0] == "@" and cell(token[1:]) is not None for token in offered.tokens)
    view = RULES.view(state, seat)
    assert {dict(RULES.label(view, (kind, token)).args)["words"] for token in offered.tokens} == {
        token[1:] for token in offered.tokens
    }


def test_the_steps_of_the_first_rules_still_stand_in_a_log() -> None:
    state = _played(2, b"one step", 5)
    seat = state.table.turn
    move = next(moves.moves(RULES, state, seat))
    at = cell(move[1][1:])
    assert at is not None
    offered = moves.choice(RULES, state, seat, move[:1])
    assert offered is not None
    row = next(row for row in offered.former if cell(row) == (at[0], 0) or (row == "00" and at[0] == 0))
    after = moves.choice(RULES, state, seat, (move[0], row))
    assert after is not None
    old = next((move[0], row, column, *move[2:]) for column in after.tokens if (cell(column) or (0, 0))[1] == at[1])
    assert moves.legal(RULES, state, seat, old)
    assert RULES.apply(state, seat, old)[0] == RULES.apply(state, seat, move)[0]
    assert RULES.format(old) == RULES.format(move)
    assert len(fillings(state.table, at)) >= 1
