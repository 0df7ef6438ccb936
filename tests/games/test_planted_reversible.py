"""Rules that call a move reversible which is not are found: it learns, tells, draws, opens a window or ends the
game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from games import moves
from games.core import Move, Rules, Seat
from games.jiangshan.options import Options as JiangshanOptions
from games.jiangshan.rules import RULES as JIANGSHAN
from games.jiangshan.state import State
from games.koxinga.options import PRESETS as KOXINGA_PRESETS
from games.koxinga.rules import RULES as KOXINGA
from tests.support.games import CARDGO, RULES
from tests.support.jiangshan import stood
from tests.support.planted import planted
from tests.support.secrets import HIDDEN
from tests.support.tables import Table, some_tables, walked
from tests.support.toy import TOY
from tests.support.worlds import Hidden, check_reversible, check_taken_back

RED, BLUE = Seat(0), Seat(1)
SCREENED = """
    4 .  .  .  bG? bK
    3 ^  ^  .  ^  ^
    2 .  .  .  .  .
    1 rK rR .  .  .
"""
"""Red's Chariot sees the unit on d4, whose back is up, only when it has gone to b2."""
STRUCK = """
    4 .  bK bDs .
    3 .  .  .  .
    2 .  .  rH .
    1 rK .  .  .
"""
"""Red's horse can take the King on b4; whether anybody may stand in, Red cannot tell."""
MANY = """
    6 .  .    .    .    .    .    .    .    .   bK  .   .
    5 .  rH   .    bDs  .    .    .    .    .   .   .   .
    4 .  .    .    .    .    .    .    .    .   .   .   .
    3 .  rD?  rD?  rD?  rD?  rD?  rD?  rD?  rD? rD? rD? rD?
    2 .  rD?  rD?  rD?  rD?  rD?  rD?  rD?  rD? rD? rD? rD?
    1 .  *    .    *:rD .    *    .    *    .   .   .   rK?
"""
"""Red's menu has as many units as a menu can hold, one of them unknown to Blue."""
MORE = MANY.replace("*   ", "*:rD")
"""The same to Blue, but Red has more units than one menu can hold."""


def stands(state: State) -> Table:
    return Table(JIANGSHAN, state.options, len(state.sides), b"seed", (), state)


def screened() -> Table:
    return stands(stood(SCREENED))


def struck() -> Table:
    state = stood(STRUCK, "blue morale 3; blue supply 2; blue stratagems decoy; blue mode ask")
    return stands(replace(state, options=JiangshanOptions(blind_window=True, reaction_hours=30)))


def some(rules: Rules[Any, Any, Any]) -> Iterator[Table]:
    return (table.settled() for table in some_tables(rules, 40, stride=5))


def last_to_choose() -> Iterator[Table]:
    """Two players of whom one has chosen a card."""
    for lines in range(60, 90):
        table = walked(KOXINGA, KOXINGA_PRESETS["standard"], 2, b"cards", lines).settled()
        chosen = [each.chosen for each in table.state.players]
        if sorted(chosen) == [False, True]:
            yield table


def on(*firsts: str) -> Any:
    """`reversible` that is wrong about moves with these first tokens; about all where none is given."""

    def planted(honest: Any, view: Any, move: Move) -> bool:
        return moves.reversible(honest, view, move) or not firsts or move[0] in firsts

    return planted


PLANTED: Mapping[str, tuple[Any, Any, str]] = {
    "everything": (lambda: some(TOY), on(), "chance is asked|learns of|tells|reveals"),
    "the last bid, which shows them all": (lambda: some(TOY), on("bid"), "learns of|reveals|chance is asked"),
    "what ends the game": (lambda: some(CARDGO), on("resign"), "the game ends"),
    "a card after which one is drawn": (lambda: some(CARDGO), on(*"123456"), "chance is asked|tells"),
    "the last card, which turns all up": (last_to_choose, on("card"), "reveals|chance is asked"),
    "a tile out of a closed hand": (lambda: some(RULES["cacao"]), on("A", "B", "C", "D"), "chance is asked|tells"),
}
"""What is wrongly called reversible: on which tables, by which rules, and what is said of it."""


def check_all(tables: Any, reversible: Any) -> None:
    for table in tables():
        rules = planted(table.rules, {"reversible": reversible})
        check_reversible(replace(table, rules=rules), HIDDEN[table.rules.name], Counter())


@pytest.mark.parametrize(("tables", "reversible", "said"), PLANTED.values(), ids=PLANTED.keys())
def test_a_move_that_cannot_be_taken_back_is_noticed(tables: Any, reversible: Any, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check_all(tables, reversible)


@pytest.mark.parametrize(
    ("table", "typed", "said"),
    [(screened(), "b1-b2", "reveals"), (struck(), "c2xb4", "a blind window")],
    ids=["an order that turns up an enemy", "an attack that opens a blind window"],
)
def test_an_order_that_cannot_be_taken_back_is_noticed(table: Table, typed: str, said: str) -> None:
    view = table.rules.view(table.state, RED)
    move = table.rules.parse(view, f"{typed}; wait")[0]
    assert not moves.reversible(table.rules, view, move)
    with pytest.raises(AssertionError, match=said):
        check_taken_back(table, RED, move, HIDDEN["jiangshan"])


def test_an_order_that_shows_nothing_can_be_taken_back() -> None:
    table = screened()
    view = table.rules.view(table.state, RED)
    move = table.rules.parse(view, "b1-c1; wait")[0]
    assert moves.reversible(table.rules, view, move)
    check_taken_back(table, RED, move, HIDDEN["jiangshan"])


@pytest.mark.parametrize(("true", "imagined"), [(MANY, MORE), (MORE, MANY)], ids=["into classes", "into units"])
def test_an_order_is_no_news_where_another_army_is_asked_for_it_in_other_steps(true: str, imagined: str) -> None:
    state, world = stood(true), stood(imagined)
    assert JIANGSHAN.view(state, BLUE) == JIANGSHAN.view(world, BLUE)
    paths = [JIANGSHAN.parse(JIANGSHAN.view(each, RED), "b5-b6; wait")[0] for each in (state, world)]
    assert sorted(paths, key=len) == [("b5", "-b6", "wait"), ("horse", "b5", "-b6", "wait")]

    def twin(_: Any, viewer: Seat | None, __: Any) -> Any:
        return world if viewer == BLUE else None

    check_taken_back(stands(state), RED, paths[0], {"what is under forests": Hidden(lambda _, __: None, twin)})
