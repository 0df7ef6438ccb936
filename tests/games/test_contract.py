"""Every game keeps the contract, and tells nobody what they may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Rules
from renderers.core import Game
from renderers.words import catalogue
from tests.support.contract import POWERS, Check, checks, described, every_game_ends, texts
from tests.support.counts import count, long
from tests.support.games import GAMES, RULES
from tests.support.secrets import HIDDEN
from tests.support.tables import Table, some_tables, tables
from tests.support.toy import TOY
from tests.support.worlds import check_reversible, check_twins

every_game = pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())


PROMISES = [
    pytest.param(rules, check, id=f"{check.__name__}-{name}")
    for name, rules in RULES.items()
    for check in checks(rules)
]
LESS = {f"no {power}": replace(TOY, **{power: None}) for power in POWERS}  # type: ignore[arg-type]  # by name
"""The toy without one of the powers, and without any."""
LESS["nothing"] = replace(TOY, foresee=None, warn=None, undo=None, plan=None, upgrade=None, resign=None, think=None)


@pytest.mark.parametrize(("rules", "check"), PROMISES)
def test_contract(rules: Rules[Any, Any, Any], check: Check) -> None:
    @settings(max_examples=count(3, full=200) if check is every_game_ends else settings.default.max_examples)
    @given(tables(rules))
    def on_any_table(table: Table) -> None:
        check(table)

    on_any_table()


@pytest.mark.parametrize("rules", LESS.values(), ids=LESS.keys())
def test_the_rest_of_the_contract_holds_without_a_power(rules: Rules[Any, Any, Any]) -> None:
    described(rules)
    for table in some_tables(rules, count(4, full=12), stride=count(9, full=3)):
        for check in checks(rules):
            check(table)
        assert all(map(bool, texts(table)))
        check_twins(table, HIDDEN["toy"], Counter())
        check_reversible(table.settled(), HIDDEN["toy"], Counter())


@every_game
def test_options_carry_their_limits(rules: Rules[Any, Any, Any]) -> None:
    described(rules)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_pictures_and_words_of_equal_views_are_equal(game: Game) -> None:
    """A world and its guess draw the same picture for every viewer, and say the same of it."""
    assert game.rules.think is not None, game.rules.name
    say = partial(catalogue("en", (game.locales,)).say, names=str)
    for table in some_tables(game.rules, count(3, full=40), stride=count(34, full=17)):
        table = table.settled()
        for viewer in table.viewers:
            view = game.rules.view(table.state, viewer)
            other = game.rules.view(game.rules.think.guess(view, table.chance("picture")), viewer)
            for draw in (game.renderer.picture, game.renderer.alt, game.renderer.board):
                assert draw(view, say) == draw(other, say), (viewer, draw)


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(each, id=name, marks=long("tests/games/jiangshan/test_contract.py") if name == "jiangshan" else ())
        for name, each in RULES.items()
    ],
)
def test_what_is_hidden_stays_hidden(rules: Rules[Any, Any, Any]) -> None:
    hidden, found = HIDDEN[rules.name], Counter[str]()

    @settings(max_examples=count(3, full=200))
    @given(tables(rules), st.booleans())
    def on_any_table(table: Table, settled: bool) -> None:
        check_twins(table.settled() if settled else table, hidden, found)

    on_any_table()
    # the toy's games are short; the more is hidden, the more worlds
    many = 180 if rules.name == "toy" else count(20, full=60) if len(hidden) < 6 else 9
    for table in some_tables(rules, many, stride=180 // many):
        check_twins(table, hidden, found)
    assert all(found[item] for item in (*hidden, "events")), (
        f"no world differed in one of {[*hidden, 'events']}: {found}"
    )


@pytest.mark.parametrize("rules", [rules for rules in RULES.values() if rules.undo], ids=lambda rules: rules.name)
def test_what_is_taken_back_alone_taught_nobody_anything(rules: Rules[Any, Any, Any]) -> None:
    hidden, found = HIDDEN[rules.name], Counter[str]()

    @settings(max_examples=count(4, full=100))
    @given(tables(rules))
    def on_any_table(table: Table) -> None:
        check_reversible(table.settled(), hidden, found)

    on_any_table()
    for table in some_tables(rules, count(5, full=400), stride=count(24, full=1)):
        check_reversible(table.settled(), hidden, found)
    assert found, "nothing can be taken back alone"
