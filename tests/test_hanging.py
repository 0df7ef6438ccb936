"""A test that hangs is named, and the others go on: else it would eat the whole run and leave nobody wiser."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HANGING = """
import asyncio, threading

async def test_hears_no_cancellation():
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue

async def test_waits_for_a_thread():
    await asyncio.to_thread(threading.Event().wait)

def test_goes_on():
    pass
"""


def test_a_test_that_hangs_is_named(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(HANGING, "utf-8")
    here = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider")
    command = (sys.executable, "-m", "pytest", *here, "-n", "1", "-r", "N", "-o", "timeout=3", str(file))
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    crashed = re.findall(r"crashed while running '.*::(\w+)'", ended.stdout)
    assert crashed == ["test_hears_no_cancellation", "test_waits_for_a_thread"], ended.stdout
    assert "2 failed, 1 passed" in ended.stdout
