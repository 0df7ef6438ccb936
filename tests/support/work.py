"""Work that is counted, not timed: the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from sqlite3 import Connection
from types import FrameType
from typing import Any


def calls(work: Callable[[], object]) -> int:
    """How many functions are called for it, Python's own included; for what is refused, until it is."""
    count = 0

    def counting(frame: FrameType, event: str, of: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counting)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def steps(connection: Connection, work: Callable[[], object]) -> int:
    """How many instructions SQLite's machine executes for it."""
    count = 0

    def counting() -> None:
        nonlocal count
        count += 1

    connection.set_progress_handler(counting, 1)
    try:
        work()
    finally:
        connection.set_progress_handler(None, 1)
    return count
