"""A wrong number, letter or truth value anywhere in Jiangshan's tables and rules fails a case.

Every constant of the modules is changed in turn, and all cases are run until one of them notices.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from games.core import IllegalMove
from games.jiangshan import board, sight, state, units
from games.jiangshan.board import AROUND, DIAGONALS, EDGES, KNIGHT
from games.jiangshan.muster import SHIPPED
from games.jiangshan.play import check, combat, field, outcome, turns
from games.jiangshan.scenario import generator
from games.jiangshan.state import COSTS
from tests.games.jiangshan import test_counts, test_law, test_maps, test_reaction, test_rulings, test_tables
from tests.support.counts import LONG, count
from tests.support.jiangshan import run
from tests.support.mutants import grafted, mutants

CASES = Path(__file__).parents[2] / "cases" / "jiangshan.md"
BLOCKS = re.findall(r"^```jiangshan\n(.*?)^```$", CASES.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)

Case = Callable[[], object]
Mutation = Callable[[pytest.MonkeyPatch], None]


def _number(module: object, name: str, value: object, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(module, name, value)


def _fact(kind: str, name: str, value: object, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SHIPPED[kind], name, value)


def _entry(table: dict, key: object, value: object, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(table, key, value)


def _march(mark: str, changes: dict, patch: pytest.MonkeyPatch) -> None:
    """Whoever lies under a mark marches otherwise."""
    for kind in SHIPPED.marks[mark].kinds:
        patch.setattr(kind, "_march", tuple(replace(each, **changes) for each in kind._march))


def _battle(kind: str, changes: dict, patch: pytest.MonkeyPatch) -> None:
    changed = {facing: replace(each, **changes) for facing, each in SHIPPED[kind]._battle.items()}
    patch.setattr(SHIPPED[kind], "_battle", changed)


def _bow(kind: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SHIPPED[kind], "_bows", {facing: each[1:] for facing, each in SHIPPED[kind]._bows.items()})


MUTATIONS: dict[str, Mutation] = {
    "supply for a morale": partial(_number, units, "SUPPLIES", 5),
    "highest morale": partial(_number, units, "MOST_MORALE", 10),
    "points to win by": partial(_number, outcome, "LEAD", 5),
    "points to win by, fewer": partial(_number, outcome, "LEAD", 3),
    "repetitions": partial(_number, turns, "REPEATS", 2),
    "repetitions, more": partial(_number, turns, "REPEATS", 4),
    "points of a city": partial(_number, outcome, "CITY", 5),
    "points of a camp": partial(_number, outcome, "CAMP", 2),
    "heavy armour of the light": partial(_fact, "P", "heavy", True),
    "the bowman's fan": partial(_bow, "A"),
    "the rider's shots": partial(_fact, "L", "mounted", SHIPPED["L"].mounted[:4]),
    "commanders": partial(_fact, "G", "commander", False),
    "the king as a commander": partial(_fact, "K", "commander", False),
    "who rides into camps only": partial(_fact, "R", "raiding", False),
    **{f"price of {kind}": partial(_fact, kind, "price", kind.price + 1) for kind in SHIPPED if kind.price},
    **{
        f"points of {kind}": partial(_fact, kind, "points", SHIPPED[kind].points + (-1 if kind in "QRGBLD" else 1))
        for kind in "QRGBLDHJAP"
    },
    **{f"cost of {name}": partial(_entry, COSTS, name, cost + 1) for name, cost in COSTS.items()},
    **{f"armour of {kind}": partial(_fact, kind, "heavy", False) for kind in "JGR"},
    "foot marches no diagonals": partial(_march, "i", {"moves": EDGES}),
    "foot marches no two cells": partial(_march, "i", {"moves": AROUND}),
    "horse marches no knight's way": partial(_march, "h", {"moves": EDGES}),
    "horse marches no single step": partial(_march, "h", {"moves": KNIGHT}),
    "chancellors do not run": partial(_march, "b", {"runs": ()}),
    "chancellors do not step": partial(_march, "b", {"moves": ()}),
    "chariots do not run": partial(_march, "r", {"runs": DIAGONALS}),
    "queens do not run": partial(_march, "q", {"runs": ()}),
    "kings do not walk diagonally": partial(_march, "k", {"moves": EDGES}),
    **{f"{kind} does not advance": partial(_battle, kind, {"advances": ()}) for kind in "DPJHLGK"},
    **{f"{kind} does not move": partial(_battle, kind, {"moves": ()}) for kind in "DPAJHLB"},
    **{f"{kind} does not charge": partial(_battle, kind, {"charges": ()}) for kind in "BRQ"},
}


MODULES = (state, board, turns, outcome, combat, sight, field, check, generator)
WORDS = frozenset(
    (*state.STRATAGEMS, "cloud", "sun", "rain", "capital", "camp", "city", "defeat", "setback", "first", "all", "auto")
)
"""The words that rules go by."""
STEP = count(106, full=1)

INERT = {
    "turns.support 1": "the same",
    "turns.conjure 6": "an order to conjure always says the face",
    "turns._standing 0": "what is the same in every position tells none apart",
    "turns._standing 2": "the same",
    "combat.resume 2": "the target is gone: nothing is captured",
    "combat.resume 3": "nor is there anything to stop at",
    "outcome.check_merit 2": "there are always other teams",
    "board._beside 0: -1 for 0": "west of the board is neither a unit nor a tile, and counts as a mountain",
    "board._beside 1: -1 for 0": "south of it neither",
    "board.Ground.holds 0: -1 for 0": "a line west never begins outside",
    "board.Ground.holds 1: -1 for 0": "nor south",
    "board.Ground.terrain 0: -1 for 0": "nobody asks for cells further than one step west",
    "board.Ground.terrain 1: -1 for 0": "nor south",
    "sight._WIDTH/_HEIGHT 0: 13 for 12": "a mask may be wider than the board",
    "sight._WIDTH/_HEIGHT 1: 19 for 18": "or higher",
    "sight._shape 0": "how much is remembered",
    "sight.land 0": "the same",
    "sight.Board.default_facing 1: 2 for 1": "north is north",
    "sight.Board.default_facing 2: -1 for 0": "the enemy is on another cell",
    "sight.Board.default_facing 5: -1 for 0": "the same",
    "sight.holds 0": "of a cell off the board it is asked first what stands there",
    "sight.Board.watched 0: -1 for 0": "never ends",
    "field.Field.__slots__ 17": "a name",
    "generator.TRIES/PLACES 0": "a map is found long before",
    "generator.TRIES/PLACES 1": "and room for a tile",
    "generator.PREFERRED 8": "the next column comes next anyway",
    "generator.PREFERRED 10": "the same",
    "generator.PREFERRED 12": "the same",
    "generator.PREFERRED 14": "the same",
    "generator._army 0: 5 for 4": "there is room in the columns before",
}
"""Constants that may be other ones without a difference for anybody, and why."""


def _blocks() -> Iterator[Case]:
    return (partial(run, block) for block in BLOCKS)


def _tests(module: ModuleType) -> Iterator[Case]:
    """The tests of a module that need nothing else, each with all its parameters."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            axes = [list(_rows(mark)) for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
            for rows in product(*axes):
                given = {key: value for row in rows for key, value in row.items()}
                if given.keys() == inspect.signature(test).parameters.keys():
                    yield partial(test, **given)


def _rows(mark: pytest.Mark) -> Iterator[dict[str, Any]]:
    names, rows = mark.args
    for row in rows:
        yield {names: row} if isinstance(names, str) else dict(zip(names, row, strict=True))


NEAREST = {generator: test_maps, board: test_tables, state: test_tables}
"""The tests that are about a module's tables."""


@cache
def cases(module: str) -> list[Case]:
    """All that is tried on a mutant of the module; what noticed the latest one comes first."""
    every = (test_counts, test_rulings, test_law, test_reaction, test_tables, test_maps)
    nearest = [tests for about, tests in NEAREST.items() if about.__name__ == module]
    rest = [case for tests in every if tests not in nearest for case in _tests(tests)]
    return [*(case for tests in nearest for case in _tests(tests)), *_blocks(), *rest]


def _noticed(module: str) -> bool:
    """Whether a case fails."""
    found = cases(module)
    for case in found:
        try:
            case()
        except Exception:  # whatever comes of a wrong constant
            found.remove(case)
            found.insert(0, case)
            return True
    return False


CONSTANTS = [mutant for module in MODULES for mutant in mutants(module.__name__, WORDS)]
WATCHED = [mutant for mutant in CONSTANTS if not {str(mutant), str(mutant).partition(":")[0]} & INERT.keys()]


@pytest.mark.parametrize("mutant", WATCHED[::STEP], ids=str)
def test_another_constant_is_noticed(mutant) -> None:
    try:
        with grafted(mutant):
            assert _noticed(mutant.module)
    except (KeyError, IndexError, ValueError):  # its module does not even load
        return


def test_everything_that_may_be_another_constant_is_there() -> None:
    there = [str(mutant) for mutant in CONSTANTS]
    assert INERT.keys() <= {*there, *(told.partition(":")[0] for told in there)}


@pytest.fixture
def mutated(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTATIONS[request.param](monkeypatch)


@pytest.mark.parametrize("mutated", [*MUTATIONS][:: count(2, full=1)], indirect=True)
def test_a_mutated_table_fails_a_case(mutated) -> None:
    with pytest.raises((AssertionError, IllegalMove, KeyError)):
        _run_all()


def test_every_case_passes_as_the_rules_are() -> None:
    _run_all()
    assert not LONG or not _noticed(turns.__name__), "they are tests of their own as well"


def _run_all() -> None:
    for block in reversed(BLOCKS):
        run(block)
