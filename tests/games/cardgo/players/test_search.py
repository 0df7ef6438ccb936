"""The strong level: what it sees at once, what it looks ahead for, and that it is never late."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count as counter
from typing import Any

import pytest
from hypothesis import given

from benchmarks import placements as module
from benchmarks.greedy import greedy_1
from benchmarks.opponents import match
from benchmarks.placements import search
from games.cardgo.deck import deck
from games.cardgo.options import Options
from games.cardgo.state import Card, Placement, State
from games.core import Budget, Chance
from games.moves import legal
from tests.games.cardgo.players.test_greedy import EMPTY, GREEN, STONES, STONY, at
from tests.games.cardgo.players.test_scratch import crowded
from tests.support.counts import count
from tests.support.games import CARDGO
from tests.support.tables import Table


class Clock:
    """Stands in for `time`: each look at it takes a millisecond."""

    def __init__(self) -> None:
        self._looks: Iterator[int] = counter()
        self.last = 0.0

    def monotonic(self) -> float:
        self.last = next(self._looks) / 1000
        return self.last


def answer(state: State, seconds: float = 0.02) -> str:
    """Green's move, when red may hold anything that does not lie on the board."""
    shown = Counter([piece.card for piece in state.board if piece is not None] + [*state.hands[0]])
    hidden = tuple(sorted((Counter(deck(state.options)) - shown).elements()))
    held = len(state.hands[1])
    state = replace(state, hands=(state.hands[0], hidden[:held]), deck=hidden[held:], pools=(hidden,) * 3)
    return "".join(search(CARDGO, CARDGO.view(state, GREEN), GREEN, Chance(b"search", 0), seconds))


def test_it_takes_a_win() -> None:
    state = at("G6 . . . ./G6 . . . ./G6 . . . ./G6 . . . ./G6 . . . .", "6 2", hp="R=20")
    assert answer(state).startswith("6e0B")


def test_it_prevents_a_loss() -> None:
    """Red's next piece beside its five 5s, on C1 alone, would cost green 25."""
    board = "R5 R5 . . ./R5 R5 R5 # ./# # # . ./. . . . ./. . . . ."
    state = at(board, "1 2", terrain="D2=5 A3=5 B3=5 C3=5", hp="G=20", hand_R="3 3 3")
    assert answer(state).endswith("C1")


def test_it_builds_before_it_spends() -> None:
    """greedy-1 lets a lone 1 take effect beside a 6; the strong level keeps its piece for a larger set."""
    state = at("G6 . . . ./. . . . ./. . . . ./. . . . ./R6 . . . .", "1 5", hand_R="3 3 3")
    assert answer(state).startswith("5")


def test_it_ends_the_game_by_a_second_pass_if_it_leads() -> None:
    ahead = replace(at(EMPTY, "3", hp="G=20 R=10"), passed=(False, True))
    assert answer(ahead) == "pass"
    behind = replace(at(EMPTY, "3", hp="G=10 R=20"), passed=(False, True))
    assert answer(behind) != "pass"


@pytest.mark.parametrize(("extra", "move"), [(None, "pass"), (3, "end")])
def test_without_a_cell_it_does_nothing(extra: int | None, move: str) -> None:
    state = at(STONES, "3", terrain=STONY)
    assert answer(replace(state, extra=extra, last=(Placement(GREEN, 0, Card(3)),))) == move


@given(crowded())
def test_it_always_finds_a_legal_move_in_time(table: Table) -> None:
    with pytest.MonkeyPatch.context() as patch:
        clock = Clock()
        patch.setattr(module, "time", clock)
        for seat in table.acting:
            begun = clock.last
            view = CARDGO.view(table.state, seat)
            move = search(CARDGO, view, seat, table.chance("search"), 0.05)
            assert legal(CARDGO, table.state, seat, move), move
            assert clock.last - begun <= 0.05


def test_the_same_chance_gives_the_same_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SAFE", 1000.0)
    state = at(". G3 . . ./. R4 G2 . ./. . R1 . ./. . . . ./. . . . .", "1 4 6", hand_R="2 3 4")
    assert answer(state) == answer(state)


def test_more_time_is_not_taken_once_the_choice_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour of thinking asks for as few hands as a second does, where one placement stays best."""
    hands: list[object] = []
    guess = module.guess
    monkeypatch.setattr(module, "guess", lambda *given: hands.append(given) or guess(*given))
    state = at(". G3 . . ./. R4 G2 . ./. . R1 . ./. . . . ./. . . . .", "1 4 6", hand_R="2 3 4")
    answer(state, 3600)
    assert module.SETTLED <= len(hands) <= 3 * module.SETTLED


@pytest.mark.parametrize(
    "options",
    [Options(hp=30, komi=7, columns=8, rows=8), Options(hp=50), Options(hp=40, effects=True, map="wilds")],
    ids=["small", "classic", "full"],
)
def test_it_beats_greedy_1_on_either_side(options: Any) -> None:
    pairs = count(2, full=50)
    won = sum(game.score(seat) for game, seat in match(CARDGO, options, search, greedy_1, pairs))
    assert won >= 0.7 * 2 * pairs


def test_the_move_that_it_is_to_compare_is_weighed_wherever_it_is() -> None:
    """In a corner far from all pieces it weighs no move but the one that is given."""
    board = "G6 . . . ./. . . . ./. . . . ./. . . . ./. . . . ."
    view, corner = CARDGO.view(at(board, "3"), GREEN), ("3", "e0", "E", "5")
    assert CARDGO.think is not None
    plain, given = (CARDGO.think.advise(view, GREEN, bytes(32), Budget(200, beside=move)) for move in ((), corner))
    assert corner not in [each.move for each in plain]
    assert corner in [each.move for each in given]
