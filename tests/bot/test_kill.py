"""A host that is killed at any moment: what it answered is so, what it did not answer may be asked again."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path

from bot import records
from bot.answers import unpack
from bot.seal import verify
from bot.session import Phase
from tests.support.counts import count
from tests.support.hosting import ANN, BEN, games, tables
from tests.support.toy import Options

PLAYER = """
import asyncio, itertools, sys
from pathlib import Path
from bot.answers import pack
from tests.support.hosting import ANN, BEN, tables

async def play(folder, id, request):
    async with tables(folder) as here:
        for request in itertools.count(request):
            order = ("let", "ask")[request % 2]
            answer = await here.host.submit(request, id, ANN, [("order", order)])
            print(request, pack(answer), flush=True)

asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
"""


async def test_nothing_is_lost_and_nothing_doubled_by_sigkill(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=1))
        begun = (await here.session(id)).position
        assert begun is not None
    rng, request, answered = random.Random(3), 1_000_000, 0
    for _ in range(count(4, full=60)):
        told = await _killed(tmp_path, id, request, rng.randrange(1, 30))
        async with tables(tmp_path) as here:
            for number, packed in told:
                answer = unpack(packed)
                assert await here.host.answered(number) == answer
                answered += answer.done
            last = told[-1][0]
            again = await here.host.submit(last + 1, id, ANN, [("order", ("let", "ask")[(last + 1) % 2])])
            answered += again.done
            request = last + 2
            position = (await here.session(id)).position
            assert position is not None
            assert position.lines - begun.lines == answered
    async with tables(tmp_path) as here:
        await here.random_play(id, 9)
        assert (await here.session(id)).phase is Phase.OVER
        assert verify(await here.host.export(id), games()).sound
        stored = await here.store.read(lambda connection: records.entries(connection, id))
        assert [entry.n for entry in stored] == list(range(1, len(stored) + 1))


async def _killed(folder: Path, id: int, request: int, patience: int) -> list[tuple[int, str]]:
    """What a player in another process was answered until it was killed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    player = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYER, str(folder), str(id), str(request), stdout=asyncio.subprocess.PIPE, env=environment
    )
    assert player.stdout is not None
    said = [await player.stdout.readline() for _ in range(patience)]
    player.kill()
    said += [line for line in (await player.stdout.read()).splitlines(keepends=True) if line.endswith(b"\n")]
    await player.wait()
    told = [line.decode().split(" ", 1) for line in said]
    assert [int(number) for number, _ in told] == list(range(request, request + len(told)))
    assert all(json.loads(packed) for _, packed in told)
    return [(int(number), packed) for number, packed in told]
