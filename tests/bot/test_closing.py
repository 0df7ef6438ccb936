"""Closing ends, whatever the moment: a loop that never pauses would hold the whole process."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

CLOSE = """
import asyncio, sys
from pathlib import Path
from benchmarks.tables import room

async def nothing():
    pass

async def main():
    async with room(Path(sys.argv[1])) as here:
        host, gate = here.host, asyncio.Event()
        work = asyncio.create_task(gate.wait())
        async def close():
            await work
            host._deadlines.close = host._computers.close = nothing
            await host.close()
        closing = asyncio.create_task(close())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        host._working.add(work)
        work.add_done_callback(host._working.discard)
        ends = host._deadlines.close, host._computers.close
        gate.set()
        await closing
        host._deadlines.close, host._computers.close = ends

asyncio.run(main())
"""


def test_a_host_closes_in_the_moment_in_which_its_last_work_is_done(tmp_path: Path) -> None:
    """Python 3.12 and later: gathering what is done already returns without letting the loop turn."""
    subprocess.run([sys.executable, "-c", CLOSE, str(tmp_path / "store.sqlite3")], cwd=ROOT, check=True, timeout=60)
