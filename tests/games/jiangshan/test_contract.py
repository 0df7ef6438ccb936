"""Jiangshan tells nobody what they may not know: planted leaks are noticed. The contract is tested with every other
game's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games.core import Event, IllegalMove, Seat, text
from games.jiangshan.board import cell, name
from games.moves import play
from tests.support.counts import count
from tests.support.jiangshan import RULES
from tests.support.jiangshan_secrets import JIANGSHAN
from tests.support.planted import planted
from tests.support.tables import Table, descent, walked
from tests.support.worlds import check_twins


@cache
def crowded() -> tuple[Table, ...]:
    """Tables well into their games, where much is hidden and nobody has given up."""
    presets = ("river", "chu-han", "qin-lords", "deer-hunt", "first-array", "random", "three-legs", "two-wars")
    return tuple(_far(presets[number % 8], number, 25 + 11 * number) for number in range(count(8, full=120)))


def _far(preset: str, number: int, lines: int) -> Table:
    options = RULES.presets[preset]
    table = walked(RULES, options, RULES.seats(options)[0], f"hidden {number}".encode(), 0).settled()
    while len(table.log) < lines and RULES.outcome(table.state) is None:
        chance = table.chance("far")
        seat = table.acting[chance.below(len(table.acting))]
        path = max((descent(table, seat, chance, owed=True) for _ in range(3)), key=len)
        table = table.after(seat, path).settled()
    return table


def test_what_is_hidden_stays_hidden() -> None:
    found: Counter[str] = Counter()
    for table in crowded()[: count(3, full=120)]:
        check_twins(table, JIANGSHAN, found)
    assert all(found[item] for item in (*JIANGSHAN, "events")), found


def _noticed(item: str, members: Mapping[str, Any]) -> None:
    for table in crowded():
        check_twins(replace(table, rules=planted(RULES, members)), {item: JIANGSHAN[item]}, Counter())


@pytest.mark.parametrize("item", JIANGSHAN)
def test_a_view_that_tells_is_noticed(item: str) -> None:
    def view(honest, state, viewer):
        return replace(honest.view(state, viewer), weather=str(JIANGSHAN[item].secret(state, viewer)))

    with pytest.raises(AssertionError):
        _noticed(item, {"view": view})


@pytest.mark.parametrize("item", JIANGSHAN)
def test_an_event_that_tells_is_noticed(item: str) -> None:
    def apply(honest, state, seat, move):
        after, events = honest.apply(state, seat, move)
        return after, (*events, Event(text("told", secret=str(JIANGSHAN[item].secret(after, None)))))

    with pytest.raises(AssertionError):
        _noticed(item, {"apply": apply})


TYPED = (
    *("{a}-{b}", "{a}x{b}", "{a}-{b}:h", "{a}-{b}/e", "{a}x{b}*{c}", "{a}~{b}", "{a}*{b}", "@{a}:{b}-{c}/s", "+D@{a}"),
    *("+S@{a}", "+S@{a}:h", "={a}", "!{a}/n", "!{a}", "?{a}", "$H", "^{a}/w", "#swap {a}:{b},{c}", "#sneak {a}~{b}"),
    *("#fire {a}*{b}", "#scout {a}:{b}", "#scout reserve", "#extra", "end"),
)


def test_whatever_is_typed_is_played_or_refused_with_a_reason() -> None:
    """And what is played is what was offered."""
    played: Counter[str] = Counter()
    for table in crowded():
        chance = table.chance("typed")
        cells = [name(at) for at in (*table.state.units, *table.state.tiles)]
        mine = [name(at) for at, unit in table.state.units.items() if unit.owner == table.state.active] or cells
        for typed in TYPED * count(6, full=60):
            a, b, c = (among[chance.below(len(among))] for among in (mine, cells, cells))
            near = [name(at) for at in table.state.ground.near(cell(a))]
            b = near[chance.below(len(near))] if chance.below(2) else b
            for seat in table.everybody:
                reason = _answer(table, seat, typed.format(a=a, b=b, c=c))
                assert reason is None or reason.startswith("jiangshan-refusal-e-"), (typed, a, b, c, reason)
                assert reason != "jiangshan-refusal-e-syntax", (
                    f"{typed} {a} {b} {c} is legal by the codes and not on offer"
                )
                played[typed] += reason is None
    assert sum(played.values()) > 50, played


def _answer(table: Table, seat: Seat, typed: str) -> str | None:
    """The key of the refusal, or None if the order is played."""
    try:
        (move,) = RULES.parse(RULES.view(table.state, seat), typed + "; wait")
        play(RULES, table.state, seat, move)
    except IllegalMove as refused:
        return refused.reason.key
    return None
