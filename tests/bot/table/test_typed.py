"""What is said about typed words from the view alone, here and as the job of another process."""

from __future__ import annotations

import pickle
from functools import partial

import pytest

from bot.host.workers.sandbox import Sandbox
from bot.table.typed import ahead, judged
from games import moves
from games.core import Chance, IllegalMove
from tests.support.games import RULES
from tests.support.tables import Table, descent, walked


def begun(name: str) -> Table:
    rules = RULES[name]
    options = next(iter(rules.presets.values()))
    return walked(rules, options, max(rules.seats(options)), b"typed", 20).settled()


@pytest.mark.parametrize("name", RULES)
def test_a_legal_move_meets_no_objection_and_is_foreseen(name: str) -> None:
    table = begun(name)
    seat, rules = table.acting[0], table.rules
    view, move = rules.view(table.state, seat), descent(table, seat, Chance(b"", 1), owed=True)
    words = rules.format(move)
    message, seen = ahead(rules, view, words)
    assert message == judged(rules, view, words) == rules.parse(view, words)
    assert [each for each, _, _ in seen] == list(message)


@pytest.mark.parametrize("name", RULES)
def test_what_is_no_move_is_neither_judged_nor_foreseen(name: str) -> None:
    table = begun(name)
    view = table.rules.view(table.state, table.acting[0])
    for work in (judged, ahead):
        with pytest.raises(IllegalMove):
            work(table.rules, view, "@@@ no move")


def test_of_too_many_moves_one_after_another_not_even_the_first_is_judged() -> None:
    """Jiangshan judges the first of several orders; here it is legal, and the number is not."""
    table = begun("jiangshan")
    view = table.rules.view(table.state, table.acting[0])
    assert len(judged(table.rules, view, "draw")) == 1
    with pytest.raises(IllegalMove, match="core-too-many-moves"):
        judged(table.rules, view, "draw; " * (moves.MOST_MOVES + 1))


@pytest.mark.usefixtures("processes_handed_on")
async def test_rules_and_views_of_every_game_travel_to_the_sandbox_and_answers_back() -> None:
    box = Sandbox()
    for name in RULES.keys() - {"toy"}:
        table = begun(name)
        seat, rules = table.acting[0], table.rules
        view = rules.view(table.state, seat)
        words = rules.format(descent(table, seat, Chance(b"", 1), owed=True))
        assert await box.run(1, ahead, rules, view, words) == ahead(rules, view, words)
        assert await box.run(1, judged, rules, view, words) == judged(rules, view, words)
        assert await box.run(1, rules.problem, table.options) is None
        assert await box.run(1, partial(moves.completions, rules, view), words[:1]) == moves.completions(
            rules, view, words[:1]
        )
        assert len(pickle.dumps((rules, view))) < 100_000
    await box.close()
