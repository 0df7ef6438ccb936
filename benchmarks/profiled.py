"""The real bot under a profiler: from SIGUSR1 on all its threads are counted, and what they did is written to the file
that it was given when it ends."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import yappi

from bot.__main__ import main


def _begin(*_: object) -> None:
    yappi.set_clock_type("cpu")
    yappi.start(builtins=True)


def _short(module: str) -> str:
    """From the package on."""
    return module.rpartition("site-packages/")[2].removeprefix(f"{Path.cwd()}/")


def _written(file: Path) -> None:
    yappi.stop()
    own = [(f"{_short(stat.module)} {stat.name}", stat.ncall, stat.tsub) for stat in yappi.get_func_stats()]
    file.write_text(json.dumps(own))


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _begin)
    file = Path(sys.argv.pop())
    try:
        main()
    finally:
        _written(file)
