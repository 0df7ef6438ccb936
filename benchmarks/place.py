"""A playground in a process of its own. `python -m benchmarks.place FOLDER` tells where it is and runs until its input
ends."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from bot.playground import Playground


async def _main(folder: Path) -> None:
    playground = Playground(folder, limited=False)
    await playground.start(port=0)
    print(json.dumps({"url": playground.url, "api": playground.api, "token": playground.bot_token}), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await playground.stop()


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1])))
