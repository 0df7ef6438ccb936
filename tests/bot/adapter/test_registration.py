"""The connection: what becomes of the commands where Discord does not want them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.adapter.client import NoCommands
from bot.playground import Playground
from tests.support.people import human, parlour, said

pytestmark = pytest.mark.usefixtures("logged_through_the_library")

REFUSED = {"status": 400, "code": 50035, "message": "Command exceeds maximum size (8000)"}
PUT = "PUT /applications/*/commands"


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    place = Playground(tmp_path / "playground", limited=False)
    await place.start()
    yield place
    await place.stop()


async def test_a_refused_list_leaves_the_commands_of_before(
    playground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with parlour(playground, tmp_path):
        pass
    playground.faults.add(PUT, "error", **REFUSED)
    with caplog.at_level(logging.WARNING, logger="bot"):
        async with parlour(playground, tmp_path), human(playground, "alice") as alice:
            shown = said(await alice.command("help"))
    assert "</play:" in shown, "the ids are those of the old commands"
    (told,) = [record for record in caplog.records if record.name.startswith("bot.")]
    assert "Discord refuses the commands" in told.getMessage()
    assert "exceeds maximum size" in str(told.__dict__)


async def test_without_any_commands_there_is_nothing_to_go_on_with(playground: Playground, tmp_path: Path) -> None:
    playground.faults.add(PUT, "error", **REFUSED)
    with pytest.raises(NoCommands, match="exceeds maximum size"):
        async with parlour(playground, tmp_path):
            pass


async def test_any_other_refusal_ends_the_start(playground: Playground, tmp_path: Path) -> None:
    playground.faults.add(PUT, "error", status=403, message="Missing Access")
    with pytest.raises(Exception, match="Missing Access"):
        async with parlour(playground, tmp_path):
            pass
