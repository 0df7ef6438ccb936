"""greedy-1 does what CardGO 18 says, clause by clause, and scores as the frozen rules would."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import floor

import pytest
from hypothesis import given

from benchmarks.greedy import greedy_1, judged
from games.cardgo import turns
from games.cardgo.board import name
from games.cardgo.connection import is_suppressed
from games.cardgo.deck import card as read_card
from games.cardgo.players.scratch import printed
from games.cardgo.state import Card, Effect, Piece, Placement, State
from games.core import CHANCE, Chance, Move, Seat
from tests.games.cardgo.cases import position
from tests.games.cardgo.players.test_scratch import crowded, placements
from tests.support.games import CARDGO
from tests.support.tables import Table

GREEN = Seat(0)


def at(board: str, hand: str, **given: str) -> State:
    """Green to move, values 1 to 6; rows parted by `/`."""
    given.setdefault("opts", "values=1-6")
    rows = "\n".join(row.strip() for row in board.split("/"))
    return position(
        {"board": rows, "hand G": hand, **{key.replace("_", " "): value for key, value in given.items()}}, GREEN, ()
    )


def answer(state: State) -> str:
    """The move of greedy-1 as one word."""
    return "".join(greedy_1(CARDGO, CARDGO.view(state, GREEN), GREEN, Chance(b"", 0), 0.0))


def owed(state: State, value: int) -> State:
    """The same position after a placement that allows an extra one."""
    return replace(state, extra=value, last=(Placement(GREEN, 0, Card(value)),))


def score(state: State, card: str, cell: int) -> int:
    found = read_card(card)
    assert found is not None
    return judged(CARDGO.view(state, GREEN), GREEN).score(printed(found), cell)


EMPTY = "/".join([". . . . ."] * 5)
EVEN = "/".join([". . . . . ."] * 6)
STONES = "/".join(["# # # # #"] * 5)
STONY = " ".join(f"{column}{row}=5" for row in range(1, 6) for column in "ABCDE")
C3 = 12

MOVES = [
    pytest.param(EMPTY, "3 4", {}, "3e0C3", id="ties go to the centre and to the lower value"),
    pytest.param(EMPTY, "3e8 3", {}, "3e0C3", id="ties go to the lower effect"),
    pytest.param(EVEN, "3", {}, "3e0C3", id="ties go to the first of equally central cells"),
    pytest.param(EMPTY, "1 2", {}, "1e0C3", id="a lone 1 threatens with 1"),
    pytest.param(
        "G1 . . . ./. . . . ./. . . . ./. . . . ./. . . . .", "6", {}, "6e0B1", id="what takes effect now counts most"
    ),
    pytest.param(
        "G6 . . . ./. . . . ./. . . . ./. . . . ./R6 . . . .", "1", {}, "1e0B1", id="even 1 HP now beats a threat later"
    ),
    pytest.param(EMPTY, "3e6 6", {}, "3e6C3", id="Pain is loss at once"),
    pytest.param(EMPTY, "3e7 6", {}, "3e7C3", id="Kindness is loss made good"),
    pytest.param(EMPTY, "5e5 2e6", {}, "5e5C3", id="half of Sorrow is expected: 5·5 is more than 10·2"),
    pytest.param(EMPTY, "4e5 2e6", {}, "2e6C3", id="half of Sorrow is expected: 5·4 is no more than 10·2"),
    pytest.param(EMPTY, "4e9 1", {"deck": "2"}, "4e9C3", id="a card drawn is worth 8"),
    pytest.param(EMPTY, "4e9 3", {}, "3e0C3", id="nothing is drawn from nothing"),
    pytest.param(EMPTY, "4e9 3", {"discard": "1"}, "4e9C3", id="a discard can be drawn from"),
    pytest.param(EMPTY, "4e6 6", {"hp": "R=4"}, "4e6C3", id="a win"),
    pytest.param(EMPTY, "", {}, "pass", id="no card"),
    pytest.param(STONES, "3", {"terrain": STONY}, "pass", id="no cell"),
]


@pytest.mark.parametrize(("board", "hand", "given", "move"), MOVES)
def test_the_best_score_is_played(board: str, hand: str, given: dict[str, str], move: str) -> None:
    state = at(board, hand, **given)
    assert answer(state) == move


def test_an_extra_card_is_placed_only_if_it_gains() -> None:
    """A 2 alone threatens nothing, a pair of them 4."""
    pair = at("G2 . . . ./. . . . ./. . . . ./. . . . ./. . . . .", "2")
    assert answer(owed(pair, 2)) == "2e0B1"
    assert answer(owed(at(EMPTY, "2"), 2)) == "end"


def test_an_extra_card_has_the_required_value() -> None:
    state = at("G1 . . . ./. . . . ./. . . . ./. . . . ./. . . . .", "1 2 3")
    assert answer(owed(state, 2)).startswith("2")


def test_an_open_right_without_a_cell_is_declined() -> None:
    assert answer(owed(at(STONES, "3", terrain=STONY), 3)) == "end"


def test_unknown_pieces_are_plain_and_middling() -> None:
    """A face-down red piece counts as a 4 (values 1 to 6): with three friends red threatens 4·4."""
    board = ". . . . ./. R4e6 R4 . ./. R4 R4 . ./. . . . ./. . . . ."
    known, hidden = at(board, "1"), at(board, "1", terrain="B2=11")
    assert score(known, "1", 24) == score(hidden, "1", 24)
    assert answer(hidden) == answer(at(board.replace("R4e6", "R1"), "1", terrain="B2=11"))


def test_a_mean_over_what_may_be_picked_is_rounded_down() -> None:
    """Malice picks the 1 or the 6 beside it."""
    state = at(". . . . ./. . G1 . ./. . . R1 ./. . . . ./. . . . .", "3e12")
    views = [played(state, Card(3, Effect.MALICE), C3, ("malice", written)) for written in ("C2", "D3")]
    assert score(state, "3e12", C3) == floor(Fraction(sum(views), 2))


# An oracle on the frozen rules


def played(state: State, card: Card, cell: int, *facts: Move) -> int:
    """S of one way a placement may turn out."""
    written = name(state.ground.columns, cell)
    me, other = state.turn, Seat(1 - state.turn)
    after, _ = CARDGO.apply(state, me, (str(card.value), f"e{card.effect:d}", written[0], written[1:]))
    for fact in facts:
        after, _ = CARDGO.apply(after, CHANCE, fact)
    sorrow = 5 * card.value * any(fact[0] == "sorrow" for fact in facts)
    if min(after.hp) == 0:
        return 1_000_000 * ((after.hp[me] > 0) - (after.hp[other] > 0)) + sorrow
    lost = [before - now for before, now in zip(state.hp, after.hp, strict=True)]
    drawn = 8 * any(fact[0] == "draw" for fact in facts)
    return 10 * (lost[other] - lost[me]) + 4 * (threat(after, me) - threat(after, other)) + drawn + sorrow


def expected(state: State, card: Card, cell: int) -> int:
    """S of a placement: every result that counts, by the frozen rules."""
    written = name(state.ground.columns, cell)
    due, _ = CARDGO.apply(state, state.turn, (str(card.value), f"e{card.effect:d}", written[0], written[1:]))
    scores = [played(state, card, cell, *facts) for facts in _results(due)]
    return floor(Fraction(sum(scores), len(scores)))


def _results(due: State) -> Iterator[tuple[Move, ...]]:
    """The facts to try: a roll of 0 for Sorrow, any one card for Fondness, each piece for Bravery and Malice."""
    kind = turns.facts(due, ())
    if due.placing is None or kind is None:
        yield ()
    elif kind.tokens == ("draw",):
        path: Move = ()
        while (choice := turns.facts(due, path)) is not None:
            path = (*path, choice.tokens[0])
        yield (path,)
    else:
        choice = turns.facts(due, kind.tokens)
        assert choice is not None
        tokens = ("0",) if kind.tokens == ("sorrow",) else choice.tokens
        yield from (((*kind.tokens, token),) for token in tokens)


def threat(state: State, seat: Seat) -> int:
    """T (CardGO 18, 3), set by set."""
    cells = {cell for cell, piece in enumerate(state.board) if piece is not None and piece.owner == seat}
    return max((_release(state, _set(state, cell, cells)) for cell in cells), default=0)


def _set(state: State, start: int, own: set[int]) -> set[int]:
    reached, edge = {start}, [start]
    while edge:
        for cell in state.ground.links[edge.pop()]:
            if cell not in reached and (cell in own or state.ground.trees[cell]):
                reached.add(cell)
                edge.append(cell)
    return reached


def _release(state: State, members: set[int]) -> int:
    size = len(members) + state.options.full
    total = 0
    for cell in members:
        piece = state.board[cell]
        if piece is not None and not is_suppressed(state.ground, state.board, cell):
            worth = state.ground.worth[cell][piece.card.value]
            joy = piece.card.effect is Effect.JOY
            total += worth * (worth <= size + state.ground.bonus[cell] + joy)
    return total


def as_greedy_sees_it(state: State) -> State:
    """The enemy's face-down pieces taken for plain ones of middling value."""
    middling = Card(-(-(state.options.lowest + state.options.highest) // 2))
    board = tuple(piece and _seen(piece, state.turn, middling) for piece in state.board)
    return replace(state, board=board)


def _seen(piece: Piece, seat: Seat, middling: Card) -> Piece:
    return piece if piece.seen >> seat & 1 else replace(piece, card=middling)


@given(crowded())
def test_every_score_is_what_the_frozen_rules_say(table: Table) -> None:
    state = table.state
    if state.waiting:
        judge = judged(CARDGO.view(state, state.turn), state.turn)
        for card, cell in placements(table, 8):
            assert judge.score(printed(card), cell) == expected(as_greedy_sees_it(state), card, cell), (card, cell)
        standing = 4 * (
            threat(as_greedy_sees_it(state), state.turn) - threat(as_greedy_sees_it(state), Seat(1 - state.turn))
        )
        assert judge.standing() == standing
