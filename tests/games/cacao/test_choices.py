"""What is on offer: who is asked, what may be chosen, and how little it takes to say so (Cacao 6-8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games import moves
from games.cacao import board, choices
from games.cacao.state import State
from games.core import Move, Seat, Window
from tests.games.cacao.test_turns import PURPLE, RED, WHITE, careful, played
from tests.support.cacao import RULES, position

PLACEMENT: Move = ("A", "00", "E1", "1111", "N1E1=M3+E2=M4", "act", "E1>00", "1", "done")


def test_who_is_asked_in_somebody_else_s_turn_has_a_window() -> None:
    state = played(careful(), RED, "1111 E1 fill N1E1=M3 E2=M4 hold")
    assert RULES.asked(state) == {RED: None, PURPLE: Window(), WHITE: Window()}
    choice = moves.choice(RULES, state, PURPLE)
    assert choice is not None
    assert (choice.tokens, choice.window) == (("auto", "act"), Window())


@pytest.mark.parametrize(("display", "pile", "allowed"), [("-", "-", True), ("G1", "-", False), ("-", "G1", False)])
def test_6_2_covering_waits_until_display_and_pile_are_empty(display: str, pile: str, allowed: bool) -> None:
    state = position(
        f"seats: R P\nR: sun=1 hand=A\nP: gold=0\ngrid from 00:\n  C1 r1111\ndisplay: {display}\npile: {pile}"
    )
    assert ("over" in tokens(state, RED)) == allowed


def tokens(state: State, seat: Seat) -> Move:
    choice = moves.choice(RULES, state, seat)
    assert choice is not None
    return choice.tokens


MINE = "seats: R P\nR: hand=AB\nP: gold=0\ngrid from 00:\n  G1 .\n  .  TM\ndisplay: G1 G2\npile: + 3"
MARKET = (
    "seats: R P\nR: cacao=2 hand=AAC\nP: hand=AAB\ngrid from W1:\n  p1210 C1 .\n  .     .  M2\n"
    "display: M3 TM\npile: WT + 16"
)


@pytest.mark.parametrize(
    ("head", "path", "ways"),
    [
        (MINE, ("B", "N1", "00", "0121"), ("auto",)),
        (MARKET, ("A", "S1", "00", "1111", "S1W1=M3"), ("auto", "act")),
        (MARKET.replace("cacao=2 ", "").replace("C1", "TM"), ("A", "S1", "00", "1111", "S1W1=M3"), ("auto",)),
    ],
)
def test_8_4_the_resolver_is_taken_unasked_and_who_wants_decides_where_it_differs(
    head: str, path: Move, ways: Move
) -> None:
    """What is not on offer is read all the same: logs hold it."""
    state = position(head)
    choice = moves.choice(RULES, state, RED, path)
    assert choice is not None
    assert (choice.tokens, choice.usual) == (ways, "auto")
    assert moves.legal(RULES, state, RED, (*path, "hold"))
    (typed,) = RULES.parse(RULES.view(state, RED), f"{RULES.format(path)} hold")
    assert typed[-1] == "hold"


THREE_GAPS = (
    "seats: R P\nR: hand=A\nP: hand=A\ngrid from N1W1:\n  .     .     .     p1111\n  .     C1    .     .\n"
    "  .     p1111 .     p1111\ndisplay: TM G1\npile: M3 + 5"
)


def test_whoever_cannot_know_what_the_pile_brings_may_decide_then() -> None:
    state = position(THREE_GAPS)
    path: Move = ("A", "@E1", "1111")
    fill = moves.choice(RULES, state, RED, path)
    assert fill is not None
    choice = moves.choice(RULES, state, RED, (*path, fill.tokens[0]))
    assert choice is not None
    assert choice.tokens == ("auto", "hold")


def test_a_path_asked_about_prefix_by_prefix_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cells, the gaps (to fill and to leave unfilled) and the contacts: each is looked for as often as for one
    walk."""
    asked: list[str] = []
    for name in ("open_cells", "gaps", "contacts"):
        monkeypatch.setattr(board, name, _counted(name, asked))
    view = RULES.view(careful(), RED)
    assert all(choices.choice(view, PLACEMENT[:length]) for length in range(len(PLACEMENT)))
    assert choices.choice(view, PLACEMENT) is None
    assert asked == ["open_cells", "gaps", "contacts", "gaps"]


def test_whoever_goes_through_all_moves_leaves_the_latest_path_in_memory() -> None:
    view = RULES.view(careful(), RED)
    assert len(list(moves.owed(RULES, view))) > 100
    here, kept = choices.root(view), 0
    while isinstance(here, choices.Step):
        assert len(here._latest) <= 1
        here, kept = next(iter(here._latest.values()), None), kept + 1
    assert kept > 4


def _counted(name: str, asked: list[str]) -> Callable[..., object]:
    work = getattr(board, name)

    def counted(*args: object) -> object:
        asked.append(name)
        return work(*args)

    return counted
