"""What a computer thinks of CardGO's moves: what it sees at once, and what it looks ahead for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given

from games.cardgo import threats
from games.cardgo.deck import deck
from games.cardgo.players.advise import AMPLE, _foreseen, _weighed, advise, scratch
from games.cardgo.players.position import Position
from games.cardgo.players.values import PLAIN
from games.cardgo.state import Card, Placement, State
from games.core import Advice, Budget, Move, Text, text
from games.moves import legal
from games.search import ROUNDS, Meter
from tests.games.cardgo.players.test_greedy import EMPTY, GREEN, STONES, STONY, at
from tests.games.cardgo.players.test_scratch import crowded
from tests.support.games import CARDGO
from tests.support.tables import Table

KEY = bytes(range(32))


def advised(state: State, counts: int = 2_000, key: bytes = KEY) -> Sequence[Advice]:
    """What green is advised, when red may hold anything that does not lie on the board."""
    shown = Counter([piece.card for piece in state.board if piece is not None] + [*state.hands[0]])
    hidden = tuple(sorted((Counter(deck(state.options)) - shown).elements()))
    held = len(state.hands[1])
    state = replace(state, hands=(state.hands[0], hidden[:held]), deck=hidden[held:], pools=(hidden,) * 3)
    return advise(CARDGO.view(state, GREEN), GREEN, key, Budget(counts))


def answer(state: State) -> str:
    return "".join(advised(state)[0].move)


def test_it_takes_a_win() -> None:
    best = advised(at("G6 . . . ./G6 . . . ./G6 . . . ./G6 . . . ./G6 . . . .", "6 2", hp="R=20"))[0]
    assert "".join(best.move).startswith("6e0B")
    assert best.value == 1.0


LOSING = "R5 R5 . . ./R5 R5 R5 # ./# # # . ./. . . . ./. . . . ."
"""Red's next piece beside its five 5s, on C1 alone, would cost green 25."""


def test_a_group_that_is_enclosed_already_counts_with_what_is_placed() -> None:
    """Green on B2 joins A2 and B1, and red's A1 that they enclose: four pieces, of which 2, 2, 2 and red's 3 leave."""
    hp = {
        left: at("R3 G2 . ./G2 . . ./. . . ./. . . ./. . . .", "2", hp=f"R={left}", hand_R="3 3 3") for left in (9, 10)
    }
    assert [scratch(CARDGO.view(each, GREEN)).finishes(GREEN, ((2, 0),)) for each in hp.values()] == [True, False]


def test_it_prevents_a_loss() -> None:
    found = advised(at(LOSING, "1 2", terrain="D2=5 A3=5 B3=5 C3=5", hp="G=20", hand_R="3 3 3"))
    assert found[0].move[2:] == ("C", "1")
    assert {each.move[2:] for each in found if each.sound} == {("C", "1")}


@pytest.mark.parametrize(
    ("hp", "given", "beside", "why"),
    [
        (20, ("1", "e0", "A", "5"), ("1", "e0", "A", "5"), "guard"),
        (40, ("1", "e0", "A", "5"), ("pass",), "material"),
    ],
)
def test_a_reason_is_told_that_shows_in_what_two_moves_leave(hp: int, given: Move, beside: Move, why: str) -> None:
    state = at(LOSING, "1 2", terrain="D2=5 A3=5 B3=5 C3=5", hp=f"G={hp}", hand_R="3 3 3")
    best = advise(CARDGO.view(state, GREEN), GREEN, KEY, Budget(2_000, beside=given))[0]
    assert best.beside == beside
    assert best.why == text(f"cardgo-why-{why}")


def test_no_reason_is_told_where_none_shows() -> None:
    best = advised(at("G6 . . . ./. . . . ./. . . . ./. . . . ./R6 . . . .", "1 5 2", hand_R="3 3 3"))[0]
    assert best.beside
    assert best.why is None


def test_nobody_lets_themselves_be_enclosed() -> None:
    """Red's eight pieces around B2 would take effect and cost green their values."""
    state = at("R2 R2 R2 ./R2 . R2 ./R2 R2 R2 ./. . . ./. . . .", "1 2", hp="G=40", hand_R="3 3 3")
    found = advised(state)
    enclosed = [each for each in found if each.move[2:] == ("B", "2")]
    assert enclosed
    assert found[0] not in enclosed
    assert not any(each.sound for each in enclosed)


def test_it_builds_before_it_spends() -> None:
    """greedy-1 lets a lone 1 take effect beside a 6; who thinks ahead keeps the piece for a larger set."""
    state = at("G6 . . . ./. . . . ./. . . . ./. . . . ./R6 . . . .", "1 5", hand_R="3 3 3")
    assert answer(state).startswith("5")


def test_with_many_counts_it_looks_at_what_follows_more_moves() -> None:
    free = [". . . . . . ."] * 3
    state = at("/".join([*free, ". G5 . R5 . G5 .", *free]), "1 2 3 4", hand_R="3 3 3")
    usual, wide = (sum(bool(each.line) for each in advised(state, counts)) for counts in (AMPLE - 1, AMPLE))
    assert usual == ROUNDS[0][1] < wide


def test_it_ends_the_game_by_a_second_pass_if_it_leads() -> None:
    ahead = replace(at(EMPTY, "3", hp="G=20 R=10"), passed=(False, True))
    assert answer(ahead) == "pass"
    behind = replace(at(EMPTY, "3", hp="G=10 R=20"), passed=(False, True))
    assert answer(behind) != "pass"


@pytest.mark.parametrize(("extra", "move"), [(None, "pass"), (3, "end")])
def test_without_a_cell_it_does_nothing(extra: int | None, move: str) -> None:
    state = at(STONES, "3", terrain=STONY)
    assert answer(replace(state, extra=extra, last=(Placement(GREEN, 0, Card(3)),))) == move


def test_a_pass_is_always_among_it() -> None:
    assert ("pass",) in [each.move for each in advised(at(EMPTY, "3"))]


@given(crowded())
def test_all_that_is_advised_is_legal_and_can_be_said(table: Table) -> None:
    for seat in table.acting:
        view = CARDGO.view(table.state, seat)
        found = advise(view, seat, KEY, Budget(300))
        assert found == advise(view, seat, KEY, Budget(300))
        assert all(legal(CARDGO, table.state, seat, each.move) for each in found)
        assert all(0.0 <= each.value <= 1.0 for each in found)
        assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)


def test_hp_threats_and_pieces_are_told_apart_by_whose_they_are() -> None:
    state = at("G6 G5 . . ./. . . . ./. . R4 . ./. . . . ./. . . . .", "1", hp="G=12 R=20")
    view = CARDGO.view(state, GREEN)
    board = scratch(view)
    node = Position(board, 1, ((), ()), (), PLAIN, Meter(Budget(9)))
    told = {said.key.removeprefix("cardgo-why-"): points for said, points in node.reasons(0)}
    assert told["hp"] == -20 * PLAIN.hp
    assert told["saved"] == 12 * PLAIN.hp
    assert told["material"] == 11 * PLAIN.material
    assert told["cleared"] == -4 * PLAIN.material
    assert told["threat"] == 0
    assert told["block"] == 0
    assert sum(told.values()) == node.values()[0]


COSTLY = "R1 G6 . . ./. G1 . . ./G1 . . . ./. . . . ./. . . . ."
"""Red's next piece can take effect on A2 alone, where it is enclosed and costs red more than green."""


@pytest.mark.parametrize(("hp", "lost"), [(1, True), (2, False)])
def test_a_blow_that_ends_the_game_weighs_most_whatever_it_costs(hp: int, lost: bool) -> None:
    view = CARDGO.view(at(COSTLY, "1 2", hp=f"G={hp}"), GREEN)
    view = replace(view, hands=(view.hands[0], (Card(3), Card(5))))
    assert [each.weight >= threats.LOST for each in threats.threats(view)] == [lost]


@pytest.mark.parametrize(
    ("board", "best", "other", "said"),
    [
        (LOSING, "1A5", "1B5", text("cardgo-why-stays")),
        (LOSING, "1A5", "1C1", None),
        (COSTLY, "2E5", "1A2", text("cardgo-why-dear")),
        (COSTLY, "1A2", "2E5", None),
    ],
)
def test_why_a_blow_that_a_move_leaves_does_not_stop_it(board: str, best: str, other: str, said: Text | None) -> None:
    terrain = "D2=5 A3=5 B3=5 C3=5" if board is LOSING else ""
    view = CARDGO.view(at(board, "1 2", terrain=terrain, hp="G=40"), GREEN)
    view = replace(view, hands=(view.hands[0], (Card(3), Card(5))))
    first, second = (Advice((each[0], "e0", *each[1:]), 0.5) for each in (best, other))
    assert _weighed(view, first, [second]) == said
    why = text("cardgo-why-hp")
    both = text("cardgo-why-despite", why=why, despite=said) if said else why
    assert _weighed(view, replace(first, why=why), [second]) == both


NONE = ". . . . . . . ."


def test_a_hint_does_not_leave_a_blow_that_ends_the_game_where_another_move_leaves_none() -> None:
    """Red can take all HP on B3 or D3; after 3 on B3 it falls by that itself, which the quick board does not see."""
    board = "/".join([NONE, NONE, ". . R3 . G3 . . .", ". G3 R3 R3 . . . .", NONE, NONE, ". G4 G4 . . . . .", NONE])
    water = " ".join(f"{'ABCDEFGH'[x]}{y + 1}=4" for y in range(8) for x in range(8) if (y // 2 + x // 4) % 2)
    opts = "values=3-4 size=8x8 hand=3 effects=off"
    state = at(board, "3 3 3", hp="G=6 R=6", hand_R="3 4", opts=opts, terrain=water)
    best = advised(state, AMPLE)[0]
    assert "".join(best.move) == "3e0B3"
    said = {"why": text("cardgo-why-guard"), "despite": text("cardgo-why-dear")}
    assert best.why == text("cardgo-why-despite", **said)


QUIET = ". . . . . . . ."
LONE = "/".join([QUIET, QUIET, ". . . G4 . . . .", ". . . G4 R3 . . .", ". . . . R4 . . .", QUIET, QUIET, QUIET])


@pytest.mark.parametrize(
    ("best", "other", "why"), [("4C4", "4A8", "threat"), ("4A8", "4C4", None), ("4A8", "4H8", None)]
)
def test_a_reason_is_what_previews_show_that_a_move_threatens_next(best: str, other: str, why: str | None) -> None:
    view = CARDGO.view(at(LONE, "4 3", opts="values=3-4 size=8x8 hand=3 effects=off", hand_R="3"), GREEN)
    first, second = ((each[0], "e0", *each[1:]) for each in (best, other))
    assert _foreseen(view, first, second) == (text(f"cardgo-why-{why}") if why else None)


@pytest.mark.parametrize(
    ("board", "hand", "best", "other"),
    [
        (". . . ./R6 R5 . R6/. R2 R5 G6/R3 . R4 .", "3", "3A3", "3D4"),
        (". G3 G4 R3 R5/. R4 R2 . ./R4 . . . ./. G6 . . .", "3 3", "3B3", "3A1"),
    ],
)
def test_a_move_that_costs_its_own_side_less_costs_the_other_no_more(
    board: str, hand: str, best: str, other: str
) -> None:
    """Neither at once nor by the next card."""
    view = CARDGO.view(at(board, hand, hand_R="3"), GREEN)
    first, second = ((each[0], "e0", *each[1:]) for each in (best, other))
    assert _foreseen(view, first, second) is None


@pytest.mark.parametrize(("hp", "why"), [("G=20 R=28", text("cardgo-why-lasts")), ("G=28 R=20", None)])
def test_a_pass_after_which_the_other_side_can_end_and_win_the_game_is_a_reason(hp: str, why: Text | None) -> None:
    view = CARDGO.view(at(LONE, "4 3", opts="values=3-4 size=8x8 hand=3 effects=off", hand_R="3", hp=hp), GREEN)
    assert _foreseen(view, ("4", "e0", "C", "4"), ("pass",)) == why


def test_the_game_is_not_said_to_go_on_where_the_placement_ends_it() -> None:
    """Both sides fall by it, which is no defeat."""
    full = at("G3 R3 G3 R3/R3 G3 R3 G3/G3 R3 G3 R3/R3 G3 R3 .", "3", hand_R="3", hp="G=20 R=28")
    assert _foreseen(CARDGO.view(full, GREEN), ("3", "e0", "D", "4"), ("pass",)) is None


def test_a_hint_that_passes_by_a_blow_is_told_beside_the_largest() -> None:
    """Green could cost red 19 on A3, B4 or C4 at once; what it saves up for is worth more on the average."""
    board = "/".join(
        [QUIET, QUIET, ". G4 G4 G4 R4 . . .", ". . . G4 . . . .", ". . . R3 R4 . . .", ". . . . . R3 . .", QUIET, QUIET]
    )
    water = " ".join(f"{'ABCDEFGH'[x]}{y + 1}=4" for y in range(8) for x in range(8) if (y // 2 + x // 4) % 2)
    opts = "values=3-4 size=8x8 hand=3 effects=off"
    best = advised(at(board, "3 3 3", hp="G=28 R=32", hand_R="3 4", opts=opts, terrain=water), AMPLE)[0]
    beside = "".join(best.beside)
    assert "".join(best.move) not in LARGEST
    assert beside in LARGEST


LARGEST = ("3e0A3", "3e0B4", "3e0C4")
