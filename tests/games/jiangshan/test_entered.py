"""Where everybody saw somebody go into a city, a camp or a forest, and has not seen them leave (Jiangshan 3.5, 3.6)."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from games.core import Event, Seat
from games.jiangshan.board import FOREST, Cell, cell
from games.jiangshan.options import Options
from games.jiangshan.state import UNDER, Chart, Place, State
from games.replacing import replace
from tests.support.fingerprints import GOLDEN, begun
from tests.support.jiangshan import RULES, ordered, stood

RED, BLUE = Seat(0), Seat(1)
BOARD = """
    3 . .  .  *:rD? *  bK
    2 . r# .  r%    .  .
    1 . rP? . .     rK? .
"""
"""A red foot beside a city, another one in a forest beside a camp."""


def entered(state: State, viewer: Seat | None = BLUE) -> set[Cell]:
    return set(RULES.view(state, viewer).sheltering)


def at(*names: str) -> set[Cell]:
    found = {cell(each) for each in names}
    assert None not in found
    return {each for each in found if each is not None}


def test_whoever_goes_in_from_the_open_was_seen_by_all_but_is_known_to_their_owner() -> None:
    state = ordered(stood(BOARD), "b1-b2")
    assert entered(state) == entered(state, None) == at("b2")
    assert entered(state, RED) == set()
    assert RULES.view(state, RED).units[(1, 1)].kind == "P"
    assert (1, 1) not in RULES.view(state, BLUE).units, "nobody sees who it is"


def test_it_is_over_once_they_come_out() -> None:
    inside = ordered(stood(BOARD), "b1-b2", "end")
    state = ordered(ordered(inside, "f3-f2", "end"), "b2-b1")
    assert entered(state) == set()


def test_whoever_comes_from_hiding_is_not_seen_to_go_in() -> None:
    state = ordered(stood(BOARD), "d3-d2")
    assert entered(state) == set()


def test_two_worlds_after_a_hidden_move() -> None:
    """Somebody hidden goes from hiding to hiding: nobody can tell whether it was the one who was seen to go in."""
    board = """
        3 . *     *  . . bK
        2 . {city} *:rA? . . .
        1 . rP?   .  . . rK?
    """
    first = ordered(ordered(stood(board.format(city="r#")), "b1-b2", "end"), "f3-f2", "end")
    assert entered(first) == at("b2")
    stays, leaves = ordered(first, "c2-c3"), ordered(first, "b2-b3")
    for viewer in (BLUE, None):
        assert entered(stays, viewer) == entered(leaves, viewer) == set()


def test_a_garrison_that_no_gate_hides_stays_known_whatever_moves_unseen() -> None:
    """Somebody else goes from wood to wood; before each gate of the city lies open ground."""
    board = "5 *:rA? * . . .\n4 . . . . bK\n3 . r# . . .\n2 . rP? . . .\n1 . . . . rK?"
    placed = stood(board)
    followed = replace(placed, units=Chart({each: replace(unit, began=each) for each, unit in placed.units.items()}))
    inside = ordered(ordered(followed, "b2-b3", "end"), "e4-e3", "end")
    after = ordered(inside, "a5-b5")
    assert entered(after) == entered(after, None) == at("b3")
    assert after.entered[1, 2].began == after.units[1, 2].began == (1, 1)


def test_the_reserve_that_comes_into_a_camp_is_seen_too() -> None:
    state = ordered(stood("2 . r% . bK\n1 rK? . . .", "red reserve P"), "+P@b2")
    assert entered(state) == at("b2")


def hidden(state: State) -> dict[Cell, tuple[Seat, str]]:
    return {each: (owner, shown) for each, (owner, shown, _) in state.entered.items() if each not in state.tiles}


def test_a_forest_is_remembered_with_who_went_in_as_everybody_saw_them() -> None:
    board = "3 . *  *  . . bK\n2 . r{} . . . .\n1 . .  . . rK? ."
    for unit, shown in (("P?", "i"), ("Pn", "P")):
        inside = ordered(stood(board.format(unit)), "b2-b3", "end")
        assert hidden(inside) == {(1, 2): (RED, shown)}
        assert entered(inside) == set(), "no town"
        later = ordered(inside, "f3-f2", "end")
        assert hidden(ordered(later, "e1-e2")) == hidden(inside)
        assert hidden(ordered(later, "b3-b2")) == hidden(ordered(later, "b3-c3")) == {}


@pytest.mark.parametrize(("hunter", "shown"), [("*:rD?", ""), ("rDn", "D")])
def test_whoever_takes_somebody_in_a_forest_is_known_to_be_there(hunter: str, shown: str) -> None:
    """From the next forest unseen, or from the open as everybody saw them."""
    board = f"5 . . bP? . . . .\n4 . . * . . . .\n3 . . {hunter} . bP? . .\n2 . . . . . . .\n1 rK? . . . . . bK?"
    state = ordered(stood(board, turn="blue"), "c5-c4", "end")
    assert hidden(state).keys() == {(2, 3)}
    assert hidden(ordered(state, "c3xc4")) == {(2, 3): (RED, shown)}


def test_after_a_hidden_move_nobody_knows_who_is_in_which_wood() -> None:
    """One who was followed into a wood stays or leaves it while another one moves from wood to wood, or does not."""
    board = stood("3 *  *  *:rA? * . bK\n2 . rP? .     . . .\n1 . .   .     . rK? .")
    followed = replace(board, units=Chart({at: replace(unit, began=at) for at, unit in board.units.items()}))
    inside = ordered(ordered(followed, "b2-b3", "end"), "f3-f2", "end")
    assert hidden(inside) == {(1, 2): (RED, "i")}
    assert inside.units[1, 2].began == inside.entered[1, 2].began == (1, 1)
    for order in ("c3-d3", "b3-a3"):
        after = ordered(inside, order)
        assert hidden(after) == {}
        assert [unit.began for unit in after.units.values() if unit.place is UNDER] == [None, None]


def test_where_a_unit_came_along_is_known_to_its_owner_alone() -> None:
    state = ordered(stood(BOARD), "b1-b2", "end", "f3-f2")
    trails = [
        {at: unit.trail for at, unit in RULES.view(state, viewer).units.items() if unit.trail} for viewer in (RED, BLUE)
    ]
    assert trails == [{(1, 1): ((1, 0),)}, {(5, 1): ((5, 2),)}]


def said(known: set[Cell], before: State, events: Iterable[Event]) -> set[Cell]:
    """What whoever reads no more than the public log knows after these lines."""
    owners, ground = {each: tile.owner for each, tile in before.tiles.items()}, before.ground
    hiding = {each for each in ground.cells() if each in owners or ground.terrain(each) == FOREST}
    for event in (event for event in events if event.to is None):
        args, key = dict(event.text.args), event.text.key.removeprefix("jiangshan-event-")
        if key.startswith("rebuild"):
            continue
        if key == "hidden-move":
            known = {each for each in known if owners[each] != args["seat"] or hiding.isdisjoint(ground.gates(each))}
        known -= at(*(str(args[each]) for each in ("start", "cell") if cell(str(args.get(each))) in known))
        for each in ("end", *(["cell"] if key == "support-inside" else [])):
            where = cell(str(args.get(each)))
            if where is not None and owners.get(where) == args.get("seat") and key not in ("repulsed", "shot"):
                known = known | {where}
    return known


def test_it_is_what_the_public_log_tells() -> None:
    met = 0
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        chosen, steps = json.loads(line)
        state, known = begun(Options(**chosen)), set[Cell]()
        for seat, move, _ in steps:
            before = state
            state, events = RULES.apply(before, Seat(seat), tuple(move))
            known = said(known, before, events)
            assert known == set(state.entered) & set(state.tiles), (chosen["scenario"], move)
            for each, (owner, shown, began) in state.entered.items():
                unit = state.units[each]
                assert unit.place is not Place.OPEN
                assert (unit.owner, shown in ("", unit.kind, unit.kind.backed(unit.face))) == (owner, True)
                assert unit.began == began
            met += bool(known)
    assert met, "nobody ever went in"
