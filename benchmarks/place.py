"""A playground in a process of its own. `python -m benchmarks.place FOLDER` tells where it is and runs until its input
ends. For each line of input it tells how often the bot has called what so far, but for answers to interactions, which
Discord does not count."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path

from bot.playground import Playground
from bot.playground.calls import Exchange
from bot.playground.routes import BY_TOKEN


async def _main(folder: Path) -> None:
    counted = Counter[str]()

    def count(exchange: Exchange) -> None:
        if exchange.by_bot and not exchange.route.startswith(BY_TOKEN):
            counted[f"{exchange.method} {exchange.route}"] += 1

    playground = Playground(folder, limited=False, recorder=count)
    await playground.start(port=0)
    print(json.dumps({"url": playground.url, "api": playground.api, "token": playground.bot_token}), flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(counted), flush=True)
    await playground.stop()


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1])))
