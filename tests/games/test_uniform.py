"""The player that plays anything, at every game's tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from games.core import Chance, Rules, Seat
from games.moves import legal
from tests.support.counts import count
from tests.support.games import RULES
from tests.support.planted import planted
from tests.support.tables import Table, some_tables
from tests.support.toy import TOY
from tests.support.uniform import uniform


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
def test_the_uniform_player_plays_anything(rules: Rules[Any, Any, Any]) -> None:
    for table in map(Table.settled, some_tables(rules, count(6, full=60), stride=7)):
        for seat in table.acting:
            move = uniform(rules, rules.view(table.state, seat), seat, table.chance("player"), 0.0)
            assert legal(rules, table.state, seat, move)


def test_the_uniform_player_makes_every_move_as_often() -> None:
    state = replace(TOY.setup(TOY.options(), 2), prize=1, cards=(3, 6))
    view = TOY.view(state, Seat(0))
    made = Counter(uniform(TOY, view, Seat(0), Chance(b"even", line), 0.0) for line in range(400))
    assert set(made) == {("bid", str(amount)) for amount in range(4)}
    assert sum((found - 100) ** 2 / 100 for found in made.values()) < 16.3  # chi-squared, 3 degrees, 0.1 %


@pytest.mark.parametrize("name", RULES)
def test_nobody_imagines_a_state_to_learn_what_may_be_chosen(name: str) -> None:
    """What may be chosen, why not, how it is called and what comes of it follow from the view itself."""

    def guess(honest: Any, view: Any, chance: Chance) -> Any:
        raise AssertionError("a view says what may be chosen")

    rules = planted(RULES[name], {"guess": guess})
    for table in map(Table.settled, some_tables(RULES[name], 6, stride=11)):
        for seat in table.acting:
            view = rules.view(table.state, seat)
            move = uniform(rules, view, seat, table.chance("player"), 0.0)
            assert rules.refusal(view, move) is None
