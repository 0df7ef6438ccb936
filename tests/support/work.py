"""Work that is counted, not timed: the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from sqlite3 import Connection
from threading import get_ident
from types import FrameType
from typing import Any
from unittest.mock import patch

from bot.table.log.replay import Passage, Replay
from bot.table.log.seal import Entry


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


@contextmanager
def lines_read() -> Iterator[Counter[int]]:
    """How many lines of logs are read meanwhile, by the number of the thread."""
    read, add = Counter[int](), Replay.add

    def counting(replay: Replay, entry: Entry) -> Passage:
        read[get_ident()] += 1
        return add(replay, entry)

    with patch.object(Replay, "add", counting):
        yield read
