"""The strong level: Kings, stratagems where they pay, and that it is legal, repeatable and needs a View only."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from benchmarks.opponents import match
from games import moves
from games.core import CHANCE, Chance, Seat
from games.jiangshan import legality
from games.jiangshan.options import SCENARIOS, Options
from games.jiangshan.orders import Word
from games.jiangshan.play.execution import after
from games.jiangshan.players import strategist as module
from games.jiangshan.players.greedy import greedy_1
from games.jiangshan.players.strategist import picked, strategist
from games.jiangshan.state import Phase, State
from games.jiangshan.views import view
from games.moves import legal
from games.players.uniform import uniform
from tests.support.counts import count
from tests.support.jiangshan import RULES, ordered, stood
from tests.support.skirmish import SKIRMISH

RED, BLUE = Seat(0), Seat(1)
SECONDS = 0.2


def decided(state: State, seat: Seat = RED, *, seconds: float = SECONDS) -> tuple[str, ...]:
    move = strategist(RULES, RULES.view(state, seat), seat, Chance(b"strategist", 1), seconds)
    assert legal(RULES, state, seat, move), move
    return move


def turn(state: State) -> tuple[list[str], State]:
    """What it orders until its turn is over, and the state then."""
    orders, seat = [], state.active
    while state.phase is Phase.ACTION and state.active == seat:
        move = decided(state, seat)
        orders.append(RULES.format(move).removesuffix("; wait"))
        state, _ = RULES.apply(state, seat, move)
    return orders, state


def loses_its_king(state: State, seat: Seat) -> bool:
    """Whether the enemy, who is to move, has an order that takes the King of a seat."""
    seen = view(state, state.active)
    return any(after(state, state.active, order).sides[seat].defeated for order in legality.spending(seen))


@pytest.mark.parametrize(
    ("board", "given", "order"),
    [
        ("3 . bK bQ\n2 . rK .\n1 . . .", "nothing", "b2xb3"),
        ("3 . bDs bR\n2 . rK .\n1 . . .", "nothing", "b2xc3"),
        ("3 . . .\n2 . . .\n1 rK? . .", "red merit 9; red box R", "$R"),
        ("3 . b# .\n2 . rDn .\n1 . . bK", "setback_city 2", "b2xb3"),
        ("5 . . bDs! . .\n4 . . . . .\n3 . rAn . . .\n2 . . . . .\n1 rK? . . . bK?", "nothing", "b3*c5"),
    ],
)
def test_it_takes_what_is_worth_most(board: str, given: str, order: str) -> None:
    assert turn(stood(board, given))[0][0] == order


def test_it_leaves_what_is_guarded() -> None:
    """The Queen would take a Blade and fall to a Chariot."""
    orders, state = turn(stood("5 . . . . bR .\n4 . . . . . .\n3 rQ . . . bDw .\n2 . . . . . .\n1 rK . . . . bK"))
    assert "a3xe3" not in orders
    assert any(unit.kind == "Q" for unit in state.units.values())


@pytest.mark.parametrize(
    "board",
    [
        "5 rK . . . . bR\n4 . . . . . .\n3 . . . . . .\n2 . . rDe . . .\n1 . . . . . bK",
        "5 rK . . . . bQ\n4 ^ . ^ . . .\n3 . . . . . .\n2 . . rR . . .\n1 . . . . . bK",
    ],
)
def test_it_saves_its_king(board: str) -> None:
    state = stood(board)
    assert loses_its_king(after(state, RED, Word("end")), RED)
    assert not loses_its_king(turn(state)[1], RED)


def test_it_does_not_hide_its_king_when_morale_is_gone() -> None:
    state = turn(
        stood("5 . . . . . bR\n4 * . . . . .\n3 r# . . . . .\n2 rK . . . . .\n1 . . . . . bK", "red morale 0")
    )[1]
    assert not loses_its_king(state, RED)
    assert all(unit.place.value == "open" for unit in state.units.values() if unit.kind == "K" and unit.owner == RED)


def test_it_rebuilds_where_nothing_else_spends_its_action() -> None:
    assert turn(stood("3 . . bK?\n2 . . .\n1 rK! r# ."))[0] == ["=b1"]


# Stratagems where they pay


@pytest.mark.parametrize(("morale", "won"), [(2, False), (3, True)])
def test_deception_takes_a_king_with_the_second_action(morale: int, won: bool) -> None:
    """A Pike clears the way for a Chariot."""
    board = "5 bK . . . . .\n4 . . . . . .\n3 rPe . . . . .\n2 . . . . . .\n1 rR . . . . rK"
    orders, state = turn(stood(board, f"red morale {morale}; red stratagems extra"))
    assert ("#extra" in orders) == won == (state.result is not None)


def test_deception_strikes_twice_where_one_strike_meets_a_substitute() -> None:
    board = "5 bK bDs . . . .\n4 . . . . . .\n3 . . . . . .\n2 . . . . . .\n1 rR rR . . . rK"
    orders, state = turn(stood(board, "red morale 3; red stratagems extra; blue morale 3; blue stratagems decoy"))
    assert "#extra" in orders
    assert state.result is not None
    assert state.result.winners == (RED,)


def test_conjuring_puts_a_scout_before_the_king() -> None:
    board = "3 . . . . . . .\n2 ^ ^ ^ ^ . . .\n1 rK . . . . . bR"
    given = "red morale 4; red stratagems scout; red box S S"
    state = stood(board.replace("3 . . . . . . .", "3 rD? . . . . . bK?"), given)
    orders, state = turn(state)
    assert orders[0].startswith("#scout a1:b1")
    assert not loses_its_king(state, RED)


def test_array_changes_the_king_for_somebody_else() -> None:
    board = "3 . . . . . . bK?\n2 rDn ^ . . . . .\n1 rK bPw . . . . bR"
    orders, state = turn(stood(board, "red morale 3; red stratagems swap"))
    assert not loses_its_king(state, RED), orders
    assert orders[0] == "#swap a1:a1,a2"


def test_crossing_brings_a_garrison_past_a_cut() -> None:
    board = "5 . . bR . . bK?\n4 . . . . . .\n3 . . r# . . .\n2 . ~ ~ ~ bS .\n1 rK? . . rD? . ."
    orders, state = turn(stood(board, "setback_city 2; red morale 3; red stratagems sneak"))
    assert orders[0] == "#sneak d1~c3"
    assert state.tiles[2, 2].owner == RED


def test_wildfire_burns_the_only_wood_where_the_king_can_be() -> None:
    board = "5 . . *:bK . . .\n4 . . . . . .\n3 . . rAn . . .\n2 . . . . . .\n1 rK? . . . . bR?"
    given = "red morale 9; red stratagems fire; blue morale 3"
    assert turn(stood(board, given))[0][0] == "#fire c3*c5"
    assert not any(
        "#fire" in order for order in turn(stood(board.replace("*:bK", "*").replace("bR?", "bK?"), given))[0]
    )


def test_substitution_by_value() -> None:
    board = "3 . . . . .\n2 bDs . . . .\n1 bK . . . rR"
    state = stood(board, "blue morale 3; blue stratagems decoy; blue mode ask")
    state = ordered(state, "e1xa1")
    assert state.phase is Phase.REACT
    assert decided(state, BLUE) == ("decoy", "a1,a2")


@pytest.mark.parametrize(
    ("morale", "protect", "order"),
    [(6, "K", ""), (7, "K", "standing protect KQG"), (5, "KQG", ""), (4, "KQG", "standing protect K"), (9, "KR", "")],
)
def test_substitution_protects_more_with_morale_to_spare(morale: int, protect: str, order: str) -> None:
    board = "3 . . . . .\n2 rD? . . . .\n1 rK? . . . bK?"
    state = stood(board, f"red morale {morale}; red stratagems decoy; red protect {protect}")
    orders, _ = turn(state)
    assert [each for each in orders if each.startswith("standing")] == [order] * bool(order)


def test_stratagems_are_picked_before_the_first_turn() -> None:
    state = RULES.setup(Options(scenario="b_chu_han"), 2)
    picks = {picked(state, Chance(b"picks", number)) for number in range(40)}
    assert picks == {("pick", f"{third},extra+decoy", "K") for third in ("swap", "sneak", "fire", "scout")}
    assert decided(state) in picks


# At the table


TABLES = (
    *(Options(scenario=scenario) for scenario in (*SCENARIOS, "random:rot", "random:quad")),
    Options(scenario="file", scenario_file=SKIRMISH, blind_window=True),
    Options(scenario="d_four_lords", allied_intel=True),
)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.scenario}-{options.allied_intel}")
def test_it_plays_legal_moves_and_the_same_again(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACE", 6)
    seats = RULES.seats(options)[0]
    for seed in range(count(1, full=10)):
        state = RULES.setup(options, seats)
        for line in range(count(30, full=400)):
            chance = Chance(bytes([seed]), line)
            if RULES.outcome(state) is not None:
                break
            if (fact := RULES.roll(state, chance)) is not None:
                state, _ = RULES.apply(state, CHANCE, fact)
                continue
            seat = moves.acting(RULES, state)[0]
            if line % 10 == 0:
                move = decided(state, seat, seconds=60.0)
                assert decided(replace(state), seat, seconds=60.0) == move
            else:
                move = uniform(RULES, RULES.view(state, seat), seat, chance, 1.0)
            if move[0] != "resign":
                state, _ = RULES.apply(state, seat, move)


def test_it_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(strategist)) is strategist


def test_it_beats_the_baseline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly always (`python -m benchmarks opponents`); here bound by count alone, so that the games are the same
    again."""
    monkeypatch.setattr(module, "SAFE", 10_000)
    pairs = count(1, full=10)
    assert sum(game.score(seat) for game, seat in match(RULES, Options(), strategist, greedy_1, pairs)) >= 1.4 * pairs
