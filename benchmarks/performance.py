"""`docs/performance.md`: a line for each benchmark that was measured, with the commit that it was measured on."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

from benchmarks.report import Row, number

NAMES = ("turn", "moves", "drawing", "growth", "ceiling")
"""What is measured for the page where nothing is named."""
PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
TOLD = 3
"""Missed goals that are named."""
HEAD = """# Performance

Written by `python -m benchmarks --write`, a line for each benchmark when it was last measured. Figures hold for the
machine that they were measured on. `python -m benchmarks NAME` prints all of them, `--beside COMMIT` those of another
commit's bot too.

| benchmark | figures, with what is aimed at | goals met | what else misses its goal | commit | machine |
| --- | --- | --- | --- | --- | --- |
"""


def write(name: str, rows: Sequence[Row], page: Path = PAGE) -> None:
    """Put the benchmark's line in the place of its older one; the others stay as they are."""
    known = page.read_text("utf-8").removeprefix(HEAD).splitlines() if page.exists() else []
    lines = {line.split(" | ")[0].removeprefix("| "): line for line in known}
    lines[name] = _line(name, rows)
    page.write_text(HEAD + "".join(f"{lines[each]}\n" for each in sorted(lines)), encoding="utf-8")


def _line(name: str, rows: Sequence[Row]) -> str:
    judged = [(row, row.goal) for row in rows if row.goal is not None]
    missed = [_told(row) for row, goal in judged if not (goal.met(row.figure) or row.main)]
    main = "<br>".join(_told(row) + _aim(row) for row in rows if row.main)
    met = sum(goal.met(row.figure) for row, goal in judged)
    told = "; ".join(missed[:TOLD]) + (f"; and {len(missed) - TOLD} more" if len(missed) > TOLD else "")
    return f"| {name} | {main} | {met} of {len(judged)} | {told} | {_commit()} | {_machine()} |"


def _told(row: Row) -> str:
    return f"{row.what}: {number(row.figure)} {row.unit}".rstrip()


def _aim(row: Row) -> str:
    if row.goal is None:
        return ""
    reason = f": {row.goal.reason}" if row.goal.reason else ""
    return f" ({'≥' if row.goal.at_least else '≤'} {number(row.goal.bound)}{reason})"


def _commit() -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=PAGE.parent, capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "not known"


def _machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
