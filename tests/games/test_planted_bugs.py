"""The contract's checks notice what they are there for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games.core import IllegalMove
from tests.support.contract import CHECKS, Check, checks
from tests.support.games import CARDGO
from tests.support.planted import LEAKING, LEAKING_CARDGO, WRONG, planted
from tests.support.secrets import HIDDEN
from tests.support.tables import Table, some_tables
from tests.support.toy import TOY
from tests.support.worlds import check_twins

NOTICED = (AssertionError, pytest.fail.Exception, IllegalMove, UnicodeError, IndexError)
"""How a check ends that something is wrong with: it says so, or the rules refuse or stumble where they must not."""


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without end is noticed sooner."""
    monkeypatch.setattr("tests.support.contract.MOST_LINES", 1_000)


@cache
def _honest() -> tuple[Table, ...]:
    return tuple(some_tables(TOY, 60))


def _with(members: Mapping[str, Any]) -> list[Table]:
    """Honest tables, with the wrong rules to go on."""
    return [_wrong(one, members) for one in _honest()]


@pytest.mark.parametrize("check", checks(TOY), ids=lambda check: check.__name__)
def test_honest_rules_pass(check: Check) -> None:
    for table in _honest():
        check(table)


def _wrong(table: Table, members: Mapping[str, Any]) -> Table:
    return replace(table, rules=planted(table.rules, members))


def _check_all(members: Mapping[str, Any], check: Check) -> None:
    for table in _with(members):
        check(table)


def _check_no_leak(table: Table) -> None:
    check_twins(table, HIDDEN["toy"], Counter())


@pytest.mark.parametrize(("members", "check"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_rule_is_noticed(members: Mapping[str, Any], check: Check) -> None:
    with pytest.raises(NOTICED):
        _check_all(members, check)


@pytest.mark.parametrize("members", LEAKING.values(), ids=LEAKING.keys())
def test_a_leak_is_noticed(members: Mapping[str, Any]) -> None:
    with pytest.raises(AssertionError):
        _check_all(members, _check_no_leak)


def test_honest_rules_leak_nothing() -> None:
    _check_all({}, _check_no_leak)


@pytest.mark.parametrize("members", LEAKING_CARDGO.values(), ids=LEAKING_CARDGO.keys())
def test_a_leak_of_cardgo_is_noticed(members: Mapping[str, Any]) -> None:
    with pytest.raises(AssertionError):
        _check_cardgo(members)


def _check_cardgo(members: Mapping[str, Any]) -> None:
    for table in some_tables(CARDGO, 60, stride=3):
        check_twins(_wrong(table, members), HIDDEN["cardgo"], Counter())


def test_every_check_has_something_to_notice() -> None:
    assert {check for _, check in WRONG.values()} == set(CHECKS)
