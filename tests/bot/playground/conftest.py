"""A playground for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.wire import Hands, Wire, wired


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
async def wire(tmp_path: Path, hands: Hands) -> AsyncIterator[Wire]:
    """A playground whose clock stands still."""
    async with wired(tmp_path / "playground", clock=hands) as wire:
        yield wire
