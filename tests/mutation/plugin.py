"""What pytest learns for mutation testing: to write down how long each test took, and to run only some tests, in their
order.

Tests are chosen here and not on the command line: where a mistake takes away a case of a table, the others are still
run.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-seconds", type=Path, help="write a JSON object here: of each test that passed, the seconds it took"
    )
    parser.addoption("--read-order", type=Path, help="run only the tests in this JSON list, in its order")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Stopwatch(config.getoption("write_seconds")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    path: Path | None = config.getoption("read_order")
    if path is not None:
        here = {item.nodeid: item for item in items}
        items[:] = [here[name] for name in json.loads(path.read_text("utf-8")) if name in here]


class _Stopwatch:
    """Adds up what the parts of each test took, in the process that hears of all of them."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._seconds: dict[str, float] = {}
        self._faulty: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0) + report.duration
        if not report.passed:
            self._faulty.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._path is not None and not hasattr(session.config, "workerinput"):
            passed = {name: seconds for name, seconds in self._seconds.items() if name not in self._faulty}
            self._path.write_text(json.dumps(passed), encoding="utf-8")
