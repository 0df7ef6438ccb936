"""No process is told a game's seed: not where computers think, nor where pictures and animations are drawn, nor where
what people send is worked out."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from bot.messages import drawing
from bot.messages.custom_id import Action
from bot.messages.drawing_jobs import DrawingJob
from bot.messages.requests import Growing
from bot.table.log.seal import thinking
from games.core import Seat
from tests.support.box import Here
from tests.support.hosting import ANN
from tests.support.stand import control, surface

LONG_MOVE = "; ".join(["1@A1"] * 60)


async def test_no_process_is_told_the_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, packed, box = list[bytes](), drawing._packed, Here()

    def noted(job: DrawingJob) -> tuple[bytes, bytes]:
        drawn.append(packed(job)[0])
        return packed(job)

    monkeypatch.setattr(drawing, "_packed", noted)
    async with surface(tmp_path, box=box) as house:
        await house.command(ANN, "play", "cardgo", rules="quick", order="first", level="easy")
        await house.settled()
        await house.click(ANN, control(house.channels.latest, Action.START))
        await house.settled()
        for typed in (LONG_MOVE, "?auto", "pass"):
            await house.command(ANN, "move", text=typed)
            await house.settled()
        growing = await house.command(ANN, "replay", **{"as": "animation"})
        assert isinstance(growing, Growing)
        assert [each async for each in growing.later]
        session = await house.context.host.session(1)
        assert session is not None
        thought = [pickle.dumps(job) for job in house.thinker.jobs]
        asked = [pickle.dumps(question) for question in house.thinker.questions]
    assert {"drawn", "read_and_judge"} <= set(box.done)
    for sent in (thought, asked, drawn, box.sent):
        assert sent
        assert not any(session.seed in each or session.seed.hex().encode() in each for each in sent)


def test_every_decision_has_a_key_of_its_own() -> None:
    keys = {thinking(seed, line, Seat(seat)) for seed in (b"a", b"b") for line in (1, 2) for seat in (0, 1)}
    assert len(keys) == 8
    assert all(len(key) == 32 for key in keys)
