"""What holds for every test: Hypothesis profiles, the switch for full counts, and that a logged error is a failure."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from renderers.kept import STORES
from tests.support import processes
from tests.support.counts import LONG

os.environ.setdefault("PARLOUR_CONFIRM", "never")  # people of the tests mean what they type, unless they say otherwise

if "tests.mutation.plugin" not in sys.modules:  # the tests start the program a hundred times over: it is compiled once
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False

for _store in STORES:  # tests draw all games in all sizes by turns: what the bot draws anew then is drawn once here
    _store.most *= 16

gc.disable()  # until everything is imported

_HERE = Path(__file__).parent
_LONG = {Path("bot"), Path("simulation")}

_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile("short", max_examples=5, deadline=None, database=None, suppress_health_check=_SLOW)
settings.register_profile("ci", settings.get_profile("short"), derandomize=True)
settings.register_profile("long", settings.get_profile("short"), max_examples=200)
if LONG:  # a single test may take an hour then
    os.environ.setdefault("PYTEST_TIMEOUT", "0")
settings.load_profile("long" if LONG else "ci" if os.environ.get("CI") else "short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever passes through several rooms comes first at each worker: begun late, the others would wait for it. One
    worker has everything with a browser instead: to start one is dear."""
    pages = [item for item in items if _has_browser(item.path)]
    long = [item for item in items if _is_long(item.path)]
    short, total = (item for item in [*items] if not (_has_browser(item.path) or _is_long(item.path))), len(items)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    others = workers - 1
    first = [pages, *(long[number::others] for number in range(others))] if others else [pages + long]
    items.clear()
    for number, dear in enumerate(first, 1):
        items += dear
        until = total * number // workers  # so many xdist gives to the first of them
        items += islice(short, max(0, until - len(items)))


@cache
def _has_browser(path: Path) -> bool:
    return path.name.startswith("test_page")


@cache
def _is_long(path: Path) -> bool:
    return path.parent.relative_to(_HERE) in _LONG


def pytest_collection_finish() -> None:
    """Whatever was imported stays: to look through it again and again for garbage took a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.fixture(autouse=True, scope="session")
def processes_end() -> Iterator[None]:
    """Those that tests handed on."""
    yield
    processes.end_all()


class _Errors(logging.Handler):
    """Keeps the records of level ERROR and above."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def logged_errors() -> Iterator[list[logging.LogRecord]]:
    """The errors logged so far. What is still in the list at the end fails the test: one that expects an error asserts
    on it and clears the list."""
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    yield errors.records
    logging.getLogger().removeHandler(errors)
    told = [f"{record.name}: {record.getMessage()}" for record in errors.records]
    assert not told, f"errors were logged: {told}"
