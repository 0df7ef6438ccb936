"""What a seat has, as reviews count it from turn to turn."""

from __future__ import annotations

from functools import partial

import pytest

from bot.catalogue import games
from bot.messages.i18n import spoken
from games.core import Budget, Chance
from games.moves import acting, play, settle


@pytest.mark.parametrize("name", games())
def test_each_game_counts_what_a_seat_has_by_its_view(name: str) -> None:
    """Turn by turn, in the same order, with words for it, and alike in worlds that differ in what the seat cannot
    know."""
    rules = games()[name].rules
    assert rules.think is not None
    line, worlds, seen, keys = 1, 0, set[tuple[int, ...]](), list[str]()
    options, dice = next(iter(rules.presets.values())), partial(Chance, b"stock")
    state = settle(rules, rules.setup(options, min(rules.seats(options))), dice, line).state
    for number in range(16):
        if rules.outcome(state) is not None:
            break
        seat = acting(rules, state)[0]
        view = rules.view(state, seat)
        found = rules.think.stock(view, seat, view)
        guessed = rules.think.guess(view, Chance(b"stock", number, purpose="world"))
        alike = rules.view(guessed, seat)
        assert found == rules.think.stock(alike, seat, alike)
        worlds += guessed != state
        keys = keys or [each.key for each in found]
        assert [each.key for each in found] == keys
        assert all(spoken("en").has(key) for key in keys)
        seen.add(tuple(each.has for each in found))
        line += 9
        best = rules.think.advise(view, seat, bytes(32), Budget(2))[0].move
        state = settle(rules, play(rules, state, seat, best)[0], dice, line).state
    assert len(seen) > 1
    assert worlds
