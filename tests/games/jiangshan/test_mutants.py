"""A wrong number or a wrong ability anywhere in Jiangshan's tables fails a rule case."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from games.core import IllegalMove
from games.jiangshan import field, turn, units
from games.jiangshan.state import COSTS
from tests.support.jiangshan import run

CASES = Path(__file__).parents[2] / "cases" / "jiangshan.md"
BLOCKS = re.findall(r"^```jiangshan\n(.*?)^```$", CASES.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)

Mutation = Callable[[pytest.MonkeyPatch], None]


def _number(module: object, name: str, value: object, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, name, value)


def _entry(table: dict, key: object, value: object, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(table, key, value)


def _march(mark: str, changes: dict, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(units._MARCH, mark, replace(units._MARCH[mark], **changes))


def _battle(kind: str, changes: dict, patch: pytest.MonkeyPatch) -> None:
    if kind in units._MOUNTED:
        patch.setitem(units._MOUNTED, kind, replace(units._MOUNTED[kind], **changes))
    for facing in "nesw" if kind in units.INFANTRY else "":
        patch.setitem(units._BATTLE, (kind, facing), replace(units._BATTLE[kind, facing], **changes))


MUTATIONS: dict[str, Mutation] = {
    "supply for a morale": partial(_number, field, "SUPPLIES", 5),
    "highest morale": partial(_number, field, "MOST_MORALE", 10),
    "points to win by": partial(_number, turn, "LEAD", 5),
    "points to win by, fewer": partial(_number, turn, "LEAD", 3),
    "repetitions": partial(_number, turn, "REPEATS", 2),
    "repetitions, more": partial(_number, turn, "REPEATS", 4),
    "points of a city": partial(_number, turn, "CITY", 5),
    "points of a camp": partial(_number, turn, "CAMP", 2),
    "heavy armour of the light": partial(_number, units, "HEAVY", units.HEAVY | {"P"}),
    "the bowman's fan": partial(_number, units, "FAN", units.FAN[1:]),
    "the rider's shots": partial(_number, units, "MOUNTED", units.MOUNTED[:4]),
    "commanders": partial(_number, units, "COMMANDERS", frozenset("K")),
    "the king as a commander": partial(_number, units, "COMMANDERS", frozenset("G")),
    "who rides into camps only": partial(_number, units, "RAIDERS", "BQ"),
    **{f"price of {kind}": partial(_entry, units.PRICES, kind, price + 1) for kind, price in units.PRICES.items()},
    **{
        f"points of {kind}": partial(_entry, turn.WORTH, kind, turn.WORTH[kind] + (-1 if kind in "QRGBLD" else 1))
        for kind in "QRGBLDHJAP"
    },
    **{f"cost of {name}": partial(_entry, COSTS, name, cost + 1) for name, cost in COSTS.items()},
    **{f"armour of {kind}": partial(_number, units, "HEAVY", units.HEAVY - {kind}) for kind in "JGR"},
    "foot marches no diagonals": partial(_march, "i", {"moves": units.EDGES}),
    "foot marches no two cells": partial(_march, "i", {"moves": units.AROUND}),
    "horse marches no knight's way": partial(_march, "h", {"moves": units.EDGES}),
    "horse marches no single step": partial(_march, "h", {"moves": units.KNIGHT}),
    "chancellors do not run": partial(_march, "b", {"lines": ()}),
    "chancellors do not step": partial(_march, "b", {"moves": ()}),
    "chariots do not run": partial(_march, "r", {"lines": units.DIAGONALS}),
    "queens do not run": partial(_march, "q", {"lines": ()}),
    "kings do not walk diagonally": partial(_march, "k", {"moves": units.EDGES}),
    **{f"{kind} does not advance": partial(_battle, kind, {"advances": ()}) for kind in "DPJHLGK"},
    **{f"{kind} does not move": partial(_battle, kind, {"moves": ()}) for kind in "DPAJHLB"},
    **{f"{kind} does not charge": partial(_battle, kind, {"charges": False}) for kind in "BRQ"},
}


@pytest.fixture
def mutated(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTATIONS[request.param](monkeypatch)


@pytest.mark.parametrize("mutated", MUTATIONS, indirect=True)
def test_a_mutated_rule_fails_a_case(mutated) -> None:
    with pytest.raises((AssertionError, IllegalMove, KeyError)):
        _run_all()


def test_every_case_passes_as_the_rules_are() -> None:
    _run_all()


def _run_all() -> None:
    for block in reversed(BLOCKS):
        run(block)
